//! The paragraphs of `docs/rules.md` and the tests that cite them belong together: every paragraph that a
//! test cites is there, and every paragraph from the setting up to the defence is cited.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The chapters whose paragraphs say what happens in a game; the others are words, statistics, what holds
/// always, and what was decided, which other tests prove as well.
const PLAYED: [&str; 7] = ["R2", "R3", "R4", "R5", "R6", "R7", "R8"];

/// The words `R3.2` on a line that `is_meant`.
fn paragraphs(text: &str, is_meant: fn(&str) -> bool) -> BTreeSet<String> {
    let words = text.lines().filter(|line| is_meant(line)).flat_map(|line| {
        line.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_matches('.'))
    });
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    words
        .filter(|word| {
            let number = word.strip_prefix('R').and_then(|number| number.split_once('.'));
            number.is_some_and(|(chapter, paragraph)| is_number(chapter) && is_number(paragraph))
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_cited_paragraph_is_there_and_every_paragraph_of_play_is_cited() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(root.join("docs/rules.md")).unwrap();
    let written = paragraphs(&rules, |line| line.starts_with("- **R"));
    let mut cited = BTreeSet::new();
    for entry in fs::read_dir(root.join("tests/rules")).unwrap() {
        let test = fs::read_to_string(entry.unwrap().path()).unwrap();
        cited.extend(paragraphs(&test, |line| line.starts_with("/// R")));
    }
    let unknown: Vec<_> = cited.difference(&written).collect();
    assert!(unknown.is_empty(), "cited and not written: {unknown:?}");
    let is_played =
        |paragraph: &&String| PLAYED.iter().any(|chapter| paragraph.split('.').next() == Some(chapter));
    let unproved: Vec<_> = written.difference(&cited).filter(is_played).collect();
    assert!(unproved.is_empty(), "written and not cited: {unproved:?}");
}
