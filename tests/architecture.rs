//! The one direction of imports: `engine <- students <- {cpu, store, bot} <- player <-
//! {session, arena} <- ui <- cli`. A room never imports one to its right, nor one beside it.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from left to right; those in one row do not know each other.
const ROOMS: &[&[&str]] = &[
    &["engine"],
    &["students"],
    &["cpu", "store", "bot"],
    &["player"],
    &["session", "arena"],
    &["ui"],
    &["cli"],
];

/// The place of a room, from the left.
fn rank(room: &str) -> Option<usize> {
    ROOMS.iter().position(|row| row.contains(&room))
}

/// Every source file below `folder`.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The rooms that a piece of code names after `crate::`, comments left out.
fn imports(code: &str) -> Vec<String> {
    let code: String = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code: String = code.split_whitespace().collect();
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut found = Vec::new();
    for rest in code.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            // Of `crate::{one::{A, B}, two}` only the first level names rooms.
            Some(list) => {
                let mut depth = 0;
                let mut first = true;
                for (index, c) in list.char_indices() {
                    if first && depth == 0 {
                        found.push(word(&list[index..]));
                    }
                    first = c == ',';
                    match c {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        _ => {}
                    }
                }
            }
            None => found.push(word(rest)),
        }
    }
    found
}

/// The room a source file belongs to; none for `main.rs` and `lib.rs`, which join the rooms.
fn room_of(source: &Path, path: &Path) -> Option<String> {
    let first = path.strip_prefix(source).unwrap().components().next()?;
    let name = first.as_os_str().to_str()?.trim_end_matches(".rs");
    (!matches!(name, "main" | "lib")).then(|| name.to_owned())
}

#[test]
fn a_room_never_imports_one_to_its_right_or_beside_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut faults = Vec::new();
    for path in sources(&source) {
        let Some(room) = room_of(&source, &path) else { continue };
        let Some(own) = rank(&room) else {
            faults.push(format!("the room '{room}' is not known to this test"));
            continue;
        };
        for import in imports(&fs::read_to_string(&path).unwrap()) {
            if import != room && rank(&import).is_some_and(|other| other >= own) {
                faults.push(format!("{} imports '{import}'", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_a_room_must_not_touch_is_in_none_of_its_files() {
    // The rules and the engine are pure; files lie behind `store`, the terminal behind `ui`.
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let forbidden: &[(&str, &[&str])] = &[
        ("engine", &["std::fs", "std::io", "std::env", "std::time", "std::thread", "crossterm", "jiff"]),
        ("students", &["std::fs", "std::io", "std::env", "std::time", "std::thread", "crossterm", "jiff"]),
        ("store", &["crossterm", "ratatui", "std::env::"]),
        ("ui", &["bincode", "std::fs", "std::env::"]),
    ];
    let mut faults = Vec::new();
    for path in sources(&source) {
        let room = room_of(&source, &path).unwrap_or_default();
        let words = forbidden.iter().find(|(name, _)| *name == room).map_or(&[][..], |(_, words)| words);
        // A file may test itself with what it must not use.
        let code = fs::read_to_string(&path).unwrap();
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        let is_test = path.with_extension("").iter().any(|part| part == "tests");
        for line in code.lines().filter(|line| !is_test && !line.trim_start().starts_with("//")) {
            for word in words.iter().filter(|word| line.contains(**word)) {
                faults.push(format!("{} uses '{word}'", path.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn imports_are_found_in_every_form() {
    let code = "use crate::engine::Seat;\n// use crate::ui::X;\nuse crate::{store::{a, ui}, students};\nlet x = crate::bot::y();";
    assert_eq!(imports(code), ["engine", "store", "students", "bot"]);
}
