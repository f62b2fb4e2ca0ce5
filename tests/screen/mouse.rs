//! A whole evening by the mouse alone: every screen is reached, and whatever the key bar names can be clicked.

use std::time::Duration;

use unstable_students::store::Statistics;
use unstable_students::store::listing;
use unstable_students::ui::Language;
use unstable_students::ui::full::app::Ending;
use unstable_students::ui::full::input::Pointer;
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::{Happening, Input};

use super::person::{Home, MARGIN, Person, Taste};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (146, 40)];
/// More clicks than a game takes.
const CLICKS: usize = 4000;

struct Mouse<'a> {
    person: Person<'a>,
}

impl Mouse<'_> {
    fn text(&self, key: &str) -> String {
        self.person.app.context().text(key)
    }

    fn screen(&self) -> String {
        self.person.lines().join("\n")
    }

    /// Where a text stands, by the column and line of its first character; the lowest place that there is.
    fn find(&self, text: &str) -> Option<(u16, u16)> {
        let lines = self.person.lines();
        let (line, text_at) =
            lines.iter().enumerate().rev().find_map(|(line, shown)| Some((line, shown.find(text)?)))?;
        let column = unstable_students::ui::width::columns(&lines[line][..text_at]);
        Some((column as u16 + MARGIN, line as u16 + MARGIN))
    }

    fn point(&mut self, pointer: Pointer, (column, line): (u16, u16)) {
        self.person.at += Duration::from_millis(100);
        self.person
            .app
            .input(Input { at: self.person.at, happening: Happening::Mouse(pointer.at(column, line)) });
        self.person.look();
        self.person.wait();
    }

    #[track_caller]
    fn click(&mut self, text: &str) {
        let place = self.find(text).unwrap_or_else(|| panic!("no '{text}' in\n{}", self.screen()));
        self.point(Pointer::Click, place);
    }

    /// Clicks a command in the key bar, by its key and the key of its word.
    #[track_caller]
    fn bar(&mut self, key: &str, word: &str) {
        let entry = format!("{key} {}", self.text(word));
        self.click(&entry);
    }

    #[track_caller]
    fn sees(&self, key: &str) {
        let words = super::person::words(&self.text(key));
        assert!(self.person.words().contains(&words), "no '{words}' in\n{}", self.screen());
    }
}

/// Plays a game against the computer to its end: draws in each turn, and gives the first answer to every other
/// question.
fn play(mouse: &mut Mouse<'_>) {
    let [over, draw, go_on] = ["victory-again", "answer-draw", "key-continue"].map(|key| mouse.text(key));
    for _ in 0..CLICKS {
        mouse.person.wait();
        if mouse.find(&over).is_some() {
            return;
        }
        let answers = [&draw, ">1 ", "-1 ", " 1 ", &go_on];
        let place = answers.iter().find_map(|answer| mouse.find(answer));
        let (column, line) = place.unwrap_or_else(|| panic!("nothing to click:\n{}", mouse.screen()));
        mouse.point(Pointer::Click, (column + 1, line));
    }
    panic!("no victory:\n{}", mouse.screen());
}

fn evening(language: Language, size: (u16, u16)) {
    let home = Home::new();
    let taste = Taste { language, ..Taste::default() };
    let mut mouse = Mouse { person: Person::new(home.context(&taste), Box::new(Menu::default()), size) };
    let entry = mouse.text("entry-new");
    mouse.click(&entry);
    let player = |mouse: &Mouse<'_>, number: usize| {
        mouse.person.app.context().text_with("field-player", &[("number", number.into())])
    };
    let fields = [mouse.text("field-save"), player(&mouse, 2)];
    for field in &fields {
        for _ in 0..2 {
            mouse.click(field);
        }
    }
    // The name stands beside who plays, or below it.
    for _ in 0..2 {
        let (column, line) = mouse.find(&player(&mouse, 1)).unwrap();
        let place = match mouse.find(&mouse.text("field-name")) {
            Some(_) => (column, line + 1),
            None => (column + 45, line),
        };
        mouse.point(Pointer::Click, place);
    }
    mouse.bar("F1", "key-help");
    mouse.sees("help-title");
    mouse.point(Pointer::WheelDown, (5, 5));
    mouse.bar("Esc", "key-back");
    mouse.bar("F2", "key-settings");
    mouse.sees("settings-title");
    mouse.bar("Esc", "key-back");
    let start = mouse.text("field-start");
    mouse.click(&start);
    assert_eq!(listing::list(&home.folder, &Statistics::default()).unwrap().len(), 1, "{}", mouse.screen());
    play(&mut mouse);
    let menu = mouse.text("victory-menu");
    mouse.click(&menu);
    let entry = mouse.text("entry-statistics");
    mouse.click(&entry);
    mouse.bar("o", "key-sort");
    mouse.bar("Esc", "key-back");
    let entry = mouse.text("entry-saves");
    mouse.click(&entry);
    mouse.bar("p", "key-replay");
    mouse.bar("p", "key-run");
    mouse.bar("Esc", "key-back");
    mouse.bar("Esc", "key-back");
    let entry = mouse.text("entry-quit");
    mouse.click(&entry);
    let yes = format!("1 {}", mouse.text("answer-yes"));
    mouse.click(&yes);
    assert_eq!(mouse.person.app.ending(), Some(&Ending::Left), "{}", mouse.screen());
}

#[test]
fn an_evening_by_the_mouse_alone_at_80x24() {
    Language::ALL.into_iter().for_each(|language| evening(language, SIZES[0]));
}

#[test]
fn an_evening_by_the_mouse_alone_at_100x30() {
    Language::ALL.into_iter().for_each(|language| evening(language, SIZES[1]));
}

#[test]
fn an_evening_by_the_mouse_alone_at_146x40() {
    Language::ALL.into_iter().for_each(|language| evening(language, SIZES[2]));
}
