//! `docs/keys.md` says what the list of commands says.

#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use unstable_students::ui::full::Command;
use unstable_students::ui::full::command::{BINDINGS, explanation};
use unstable_students::ui::full::screen::help::EVERYWHERE;
use unstable_students::ui::{Language, Locale};

/// With this in the environment the page is written anew.
const REWRITE: &str = "UNSTABLE_STUDENTS_WRITE_DOCS";

fn page() -> String {
    let [italian, english] = Language::ALL.map(Locale::new);
    let mut page = format!(
        "# Keys of the full screen\n\n\
         Every command with all its keys. A screen has those of them that make sense on it: its lowest line names\n\
         the most important ones, `?` all of them. Where text is typed, keys that are characters are text.\n\n\
         This page is made from the list in `src/ui/full/command.rs`. `{REWRITE}=1 cargo test --test keys`\n\
         writes it anew.\n\n\
         | keys | English | Italian |\n| --- | --- | --- |\n"
    );
    for command in BINDINGS.iter().map(|binding| binding.command).chain([Command::Number(0)]) {
        let (keys, meaning) = explanation(command, &english);
        let keys: Vec<String> = keys.split(", ").map(|key| format!("`{key}`")).collect();
        let italian = explanation(command, &italian).1;
        writeln!(page, "| {} | {meaning} | {italian} |", keys.join(" ")).unwrap();
    }
    page.push_str("\n## On every screen\n\n");
    for key in EVERYWHERE {
        writeln!(page, "- {}", english.text(key)).unwrap();
    }
    page
}

#[test]
fn the_page_of_keys_says_what_the_keys_do() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/keys.md");
    let page = page();
    if std::env::var_os(REWRITE).is_some_and(|value| !value.is_empty()) {
        fs::write(&path, &page).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(written, page, "docs/keys.md is old: {REWRITE}=1 cargo test --test keys writes it anew");
}
