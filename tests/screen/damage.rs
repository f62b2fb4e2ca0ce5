//! Every file of the folder in every bad state, met on every screen from the menu: what can still be done is
//! done, what cannot is said, and nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use crossterm::event::KeyCode;
use unstable_students::session::Session;
use unstable_students::store::SaveName;
use unstable_students::ui::chronicle::Chronicle;
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::{Language, Locale};

use super::person::{Home, Person, Taste};
use super::play::new_game;

/// The files of the folder with two saves in it, `prova` and `altra`.
const FILES: [&str; 7] = [
    "stats.bin",
    "log.txt",
    "settings.toml",
    "mazzo.txt",
    "saves/cache.txt",
    "saves/prova.sav",
    "saves/prova.journal",
];
/// Without these no game goes on, because it could not be kept.
const RECORDS: [&str; 3] = ["stats.bin", "log.txt", "saves/cache.txt"];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Damage {
    Missing,
    Folder,
    /// The system refuses to read it.
    Unreadable,
    Empty,
    Garbage,
}

const DAMAGES: [Damage; 5] =
    [Damage::Missing, Damage::Folder, Damage::Unreadable, Damage::Empty, Damage::Garbage];

fn harm(path: &Path, damage: Damage) {
    let _ = fs::remove_file(path);
    match damage {
        Damage::Missing => {}
        Damage::Folder => fs::create_dir(path).unwrap(),
        // Not by permissions, which some people do not need.
        #[cfg(unix)]
        Damage::Unreadable => std::os::unix::fs::symlink(path, path).unwrap(),
        #[cfg(not(unix))]
        Damage::Unreadable => fs::create_dir(path).unwrap(),
        Damage::Empty => fs::write(path, "").unwrap(),
        Damage::Garbage => fs::write(path, b"\xff\x00 = [garbage\n").unwrap(),
    }
}

/// A home with two games whose first round has begun, and one file harmed.
fn harmed(file: &str, damage: Damage) -> (Home, PathBuf) {
    let home = Home::new();
    let italian = Locale::new(Language::Italian);
    for name in ["prova", "altra"] {
        let mut session =
            Session::create(&home.folder, &SaveName::new(name).unwrap(), new_game(2, 7)).unwrap();
        session.resume(&Chronicle::new(&italian)).unwrap();
    }
    let path = home.folder.root().join(file);
    harm(&path, damage);
    (home, path)
}

/// A person at the menu.
fn at_menu(home: &Home) -> Person<'_> {
    let taste = Taste { language: Language::English, ..Taste::default() };
    Person::new(home.context(&taste), Box::new(Menu::default()), (120, 40))
}

/// What is said about a file in a popup, which is then closed; nothing where there is none.
fn told(person: &mut Person<'_>, file: &Path) -> bool {
    person.wait();
    let name = file.file_name().unwrap().to_str().unwrap();
    let is_told = person.words().replace(' ', "").contains(name);
    if is_told {
        person.enter();
    }
    is_told
}

/// Whether a game stands on the screen.
fn plays(person: &Person<'_>) -> bool {
    person.words().contains("Pass the keyboard")
}

fn each(mut check: impl FnMut(&str, Damage, &Home, &Path)) {
    for file in FILES {
        for damage in DAMAGES {
            let (home, path) = harmed(file, damage);
            check(file, damage, &home, &path);
        }
    }
}

/// Whether no game begins, because it could not be kept.
fn bars(file: &str, damage: Damage) -> bool {
    match damage {
        Damage::Folder | Damage::Unreadable => RECORDS.contains(&file),
        _ => false,
    }
}

#[test]
fn the_saves_are_listed_and_those_that_are_whole_are_loaded_whatever_else_is_damaged() {
    each(|file, damage, home, path| {
        let what = format!("{file} {damage:?}");
        let mut person = at_menu(home);
        person.keys("2");
        let is_about_list = matches!(file, "stats.bin" | "saves/cache.txt");
        let is_bad = matches!(damage, Damage::Folder | Damage::Unreadable)
            || (file, damage) == ("stats.bin", Damage::Garbage);
        // Of a damaged save the details tell instead.
        if !file.starts_with("saves/prova") {
            let is_told = told(&mut person, path);
            assert_eq!(is_told, is_about_list && is_bad, "{what}:\n{}", person.lines().join("\n"));
        }
        for save in ["altra", "prova"] {
            assert!(person.words().contains(save), "{what}: {save}\n{}", person.lines().join("\n"));
        }
        let before = fs::read(home.folder.save(&SaveName::new("altra").unwrap())).unwrap();
        person.keys("/altra");
        person.enter();
        person.wait();
        if bars(file, damage) {
            assert!(told(&mut person, path), "{what}:\n{}", person.lines().join("\n"));
            assert_eq!(fs::read(home.folder.save(&SaveName::new("altra").unwrap())).unwrap(), before);
        } else {
            assert!(plays(&person), "{what}:\n{}", person.lines().join("\n"));
        }
    });
}

#[test]
fn a_save_or_a_journal_that_is_damaged_says_so_and_can_still_be_deleted() {
    for file in ["saves/prova.sav", "saves/prova.journal"] {
        for damage in DAMAGES {
            let (home, _) = harmed(file, damage);
            let mut person = at_menu(&home);
            person.keys("21");
            person.keys("p");
            person.wait();
            person.key(KeyCode::Esc);
            assert!(person.app.ending().is_none(), "{file} {damage:?}");
            let mut person = at_menu(&home);
            person.keys("21");
            person.key(KeyCode::Delete);
            person.keys("1");
            person.wait();
            let is_folder = damage == Damage::Folder;
            assert!(
                is_folder || !home.folder.root().join(file).exists(),
                "{file} {damage:?}:\n{}",
                person.lines().join("\n")
            );
        }
    }
}

#[test]
fn a_new_game_begins_or_says_why_it_cannot() {
    each(|file, damage, home, path| {
        let what = format!("{file} {damage:?}");
        let mut person = at_menu(home);
        person.keys("1");
        if bars(file, damage) && told(&mut person, path) {
            return;
        }
        person.keys("nuova");
        for name in ["Ada", "Bea"] {
            person.key(KeyCode::Down);
            person.key(KeyCode::Down);
            if name == "Ada" {
                person.key(KeyCode::Down);
            }
            person.keys(name);
        }
        person.key(KeyCode::PageDown);
        person.enter();
        person.wait();
        let is_bad_deck = file == "mazzo.txt" && !matches!(damage, Damage::Missing | Damage::Unreadable);
        if bars(file, damage) || is_bad_deck {
            assert!(told(&mut person, path), "{what}:\n{}", person.lines().join("\n"));
        } else {
            assert!(plays(&person), "{what}:\n{}", person.lines().join("\n"));
        }
    });
}

#[test]
fn statistics_and_settings_open_and_close_whatever_is_damaged() {
    each(|file, damage, home, path| {
        let what = format!("{file} {damage:?}");
        let mut person = at_menu(home);
        person.keys("3");
        person.wait();
        let is_bad = matches!(damage, Damage::Folder | Damage::Unreadable | Damage::Garbage);
        assert_eq!(told(&mut person, path), file == "stats.bin" && is_bad, "{what}");
        let mut person = at_menu(home);
        person.keys("5");
        person.key(KeyCode::Right);
        let is_in_the_way = file == "settings.toml" && damage == Damage::Folder;
        assert_eq!(told(&mut person, path) && is_in_the_way, is_in_the_way, "{what}");
    });
}
