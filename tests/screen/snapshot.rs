//! The main screens as text, as they were looked at and found good: `tests/snapshots` has them in both
//! languages and two sizes.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ratatui::style::Color;
use unstable_students::ui::Language;
use unstable_students::ui::full::theme::Depth;

use super::person::{Person, Taste};
use super::scenery::{marking_keys, visit};

/// With this in the environment the pictures are written anew.
const REWRITE: &str = "UNSTABLE_STUDENTS_WRITE_DOCS";

/// All scenes as text.
fn pictures(taste: &Taste, size: (u16, u16)) -> String {
    let mut all = String::new();
    visit(taste, size, |name, person| {
        writeln!(all, "== {name}\n{}", person.lines().join("\n")).unwrap();
    });
    all
}

fn are_as_they_were(language: Language, size: (u16, u16)) {
    let taste = Taste { language, ..Taste::default() };
    let pictures = pictures(&taste, size);
    let name = format!("tests/snapshots/{}-{}x{}.txt", language.code(), size.0, size.1);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
    if std::env::var_os(REWRITE).is_some_and(|value| !value.is_empty()) {
        fs::write(&path, &pictures).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let old = written.split("== ").map(str::to_owned);
    for (old, new) in old.zip(pictures.split("== ")) {
        assert!(
            old == new,
            "{name} shows\n{old}\nand the screen is now\n{new}\n\
             If that is better, {REWRITE}=1 cargo test --test screen writes all pictures anew."
        );
    }
    assert_eq!(written.len(), pictures.len(), "{name} has other scenes");
}

#[test]
fn in_italian_at_80x24_the_screens_look_as_they_did() {
    are_as_they_were(Language::Italian, (80, 24));
}

#[test]
fn in_italian_at_146x40_the_screens_look_as_they_did() {
    are_as_they_were(Language::Italian, (146, 40));
}

#[test]
fn in_english_at_80x24_the_screens_look_as_they_did() {
    are_as_they_were(Language::English, (80, 24));
}

#[test]
fn in_english_at_146x40_the_screens_look_as_they_did() {
    are_as_they_were(Language::English, (146, 40));
}

/// No cell of the frame has a colour.
fn has_no_colour(name: &str, person: &Person<'_>) {
    for cell in person.frame.content() {
        assert_eq!(
            (cell.fg, cell.bg, cell.underline_color),
            (Color::Reset, Color::Reset, Color::Reset),
            "{name}"
        );
    }
}

#[test]
fn without_colour_the_screens_say_the_same_and_what_is_marked_has_a_sign() {
    let colour = pictures(&Taste::default(), (80, 24));
    let taste = Taste { depth: Depth::None, ..Taste::default() };
    let mut plain = String::new();
    visit(&taste, (80, 24), |name, person| {
        has_no_colour(name, person);
        writeln!(plain, "== {name}\n{}", person.lines().join("\n")).unwrap();
        if let Some((key, back)) = marking_keys(name) {
            let before = person.lines();
            person.key(key);
            assert_ne!(person.lines(), before, "{name}: a mark without a sign");
            person.key(back);
        }
    });
    assert!(colour == plain, "colours change what is said");
}

#[test]
fn where_lines_do_not_arrive_none_are_drawn() {
    let taste = Taste { unicode: false, ..Taste::default() };
    visit(&taste, (80, 24), |name, person| {
        let frame = person.lines().join("\n");
        // Lines of boxes and blocks of charts; the words have their accents.
        let drawn = |char: char| ('\u{2190}'..'\u{2c00}').contains(&char);
        assert!(!frame.contains(drawn), "{name}:\n{frame}");
    });
}
