//! The engine's journal: what it refuses, and where it stops.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use std::sync::Arc;

use common::{official_deck, options};
use unstable_students::engine::journal::{Entry, Header};
use unstable_students::engine::{Journal, JournalError, Random, Table};
use unstable_students::students::{Kit, Move, UnstableStudents};

type Games = Journal<UnstableStudents>;

/// The text of a random game of two players with `moves` moves, and the table after it. Where `undo` is
/// set, every third move that can be taken back is taken back and made again.
fn written(moves: usize, undo: bool) -> (String, Table<UnstableStudents>) {
    let kit = Kit { deck: official_deck(), position: None };
    let options = options(&[("undo", if undo { "yes" } else { "no" })]);
    let names = vec!["Ada".to_owned(), "Bruno".to_owned()];
    let random = Random::new(14);
    let header =
        Header::new::<UnstableStudents>(kit.clone(), options.clone(), names, Some(14), random.clone());
    let mut table: Table<UnstableStudents> = Table::new(&kit, &options, 2, random, undo).unwrap();
    let mut lines = vec![header.line()];
    let mut step = table.resume();
    let mut luck = Random::new(5);
    while (table.moves_made() as usize) < moves {
        if let Some(milestone) = &step.milestone {
            lines.push(Entry::milestone::<UnstableStudents>(table.moves_made(), &milestone.state).line());
        }
        let seat = table.to_act().iter().next().unwrap();
        let possible = table.moves(seat);
        let choice = possible[luck.below(possible.len())];
        step = table.play(seat, &choice).unwrap();
        lines.push(Entry::Move { seat, choice }.line());
        if undo && luck.below(3) == 0 && table.undo().is_ok() {
            lines.push(Entry::<Move>::Undo { undo: true }.line());
            step = table.play(seat, &choice).unwrap();
            lines.push(Entry::Move { seat, choice }.line());
        }
    }
    (lines.join("\n") + "\n", table)
}

fn replay(text: &str) -> Result<Table<UnstableStudents>, JournalError> {
    Games::parse(text)?.replay(None, |_, _| {})
}

/// The journal with one line changed.
fn with_line(text: &str, number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().enumerate();
    lines
        .map(|(index, line)| if index + 1 == number { change(line) } else { line.to_owned() } + "\n")
        .collect()
}

#[test]
fn a_journal_survives_being_written_and_read() {
    let (text, table) = written(40, false);
    let journal = Games::parse(&text).unwrap();
    assert_eq!((journal.header.seats.len(), journal.header.seed, journal.torn), (2, Some(14), false));
    assert_eq!(journal.moves(), 40);
    assert!(journal.replay(None, |_, _| {}).unwrap().state() == table.state());
}

#[test]
fn a_torn_last_line_is_left_out() {
    let (text, _) = written(40, false);
    for cut in [1, 5, 12] {
        let journal = Games::parse(&text[..text.len() - cut]).unwrap();
        assert!(journal.torn);
        assert_eq!(journal.moves(), 39);
        assert_eq!(journal.replay(None, |_, _| {}).unwrap().moves_made(), 39);
    }
}

#[test]
fn moves_that_were_taken_back_are_run_again_as_well() {
    let (text, table) = written(120, true);
    assert!(text.contains("undo\":true}"));
    let journal = Games::parse(&text).unwrap();
    assert_eq!(journal.moves(), table.moves_made());
    assert!(journal.replay(None, |_, _| {}).unwrap().state() == table.state());
}

#[test]
fn a_journal_can_be_run_up_to_a_move() {
    let (text, _) = written(40, false);
    let journal = Games::parse(&text).unwrap();
    for moves in [0, 1, 17, 40, 99] {
        let mut steps = 0;
        let table = journal.replay(Some(moves), |_, _| steps += 1).unwrap();
        assert_eq!(table.moves_made(), moves.min(40));
        assert_eq!(steps, moves.min(40) + 1, "the beginning is a step as well");
        let line = journal.lines_up_to(moves);
        let cut: String = text.lines().take(line).map(|line| line.to_owned() + "\n").collect();
        assert!(replay(&cut).unwrap().state() == table.state(), "the lines before move {moves} are the game");
    }
}

#[test]
fn lines_up_to_a_move_leave_out_what_was_taken_back_after_it() {
    let (text, table) = written(120, true);
    let journal = Games::parse(&text).unwrap();
    for moves in 0..=table.moves_made() {
        let line = journal.lines_up_to(moves);
        let cut: String = text.lines().take(line).map(|line| line.to_owned() + "\n").collect();
        assert_eq!(replay(&cut).unwrap().moves_made(), moves);
    }
}

#[test]
fn it_stops_at_the_first_line_that_does_not_fit_and_says_why() {
    let (text, _) = written(10, false);
    let number = text.lines().count();
    let illegal = with_line(&text, number, |_| r#"{"seat":3,"move":"draw"}"#.to_owned());
    let error = replay(&illegal).unwrap_err();
    assert!(matches!(&error, JournalError::IllegalMove { line, .. } if *line == number), "{error}");
    let foolish = with_line(&text, number, |_| r#"{"seat":0,"move":{"play":65000}}"#.to_owned());
    assert!(matches!(replay(&foolish), Err(JournalError::IllegalMove { .. })));
    let unreadable = with_line(&text, number, |_| "{}".to_owned());
    assert!(matches!(replay(&unreadable), Err(JournalError::Line { line, .. }) if line == number));
    let undone = with_line(&text, number, |_| r#"{"undo":true}"#.to_owned());
    assert!(matches!(replay(&undone), Err(JournalError::Undo { .. })));
}

#[test]
fn an_undo_that_says_it_is_none_is_no_line_of_a_journal() {
    let (text, _) = written(10, true);
    let number = text.lines().position(|line| line.contains("undo\":true}")).unwrap() + 1;
    let denied = with_line(&text, number, |_| r#"{"undo":false}"#.to_owned());
    assert!(matches!(replay(&denied), Err(JournalError::Line { line, .. }) if line == number));
}

#[test]
fn another_state_at_a_milestone_is_noticed() {
    let (text, _) = written(10, false);
    let changed = with_line(&text, 2, |_| r#"{"milestone":0,"state":"0000000000000000"}"#.to_owned());
    assert_eq!(replay(&changed).unwrap_err(), JournalError::OtherState { line: 2 });
}

#[test]
fn journals_of_another_game_other_rules_or_another_generator_are_refused() {
    let (text, _) = written(1, false);
    let change = |from: &str, to: &str| replay(&text.replacen(from, to, 1)).unwrap_err();
    assert_eq!(
        change("\"game\":\"unstable-students\"", "\"game\":\"cartagena\""),
        JournalError::OtherGame("cartagena".to_owned())
    );
    assert_eq!(change("\"rules\":1", "\"rules\":7"), JournalError::OtherRules { found: 7, known: 1 });
    assert_eq!(change("\"pcg32\"", "\"dice\""), JournalError::OtherGenerator("dice".to_owned()));
    assert_eq!(change("Tasto reset", "Tasto rosso"), JournalError::ChangedKit);
    assert!(matches!(change("\"undo\":false", "\"undo\":\"x\""), JournalError::Options(_)));
    assert!(matches!(change("\"undo\":false", "\"speed\":1"), JournalError::Options(_)));
    assert!(matches!(change("[\"Ada\",\"Bruno\"]", "[\"Ada\"]"), JournalError::Setup(_)));
}

#[test]
fn text_that_is_no_journal_is_refused_without_harm() {
    assert_eq!(Games::parse("").unwrap_err(), JournalError::Empty);
    assert_eq!(Games::parse("{\"game\"").unwrap_err(), JournalError::Empty);
    for text in ["x\n", "{}\n", "[]\n", "null\n", "\n\n{\"game\":1}\n"] {
        assert!(matches!(Games::parse(text), Err(JournalError::Line { .. })), "{text:?}");
    }
}

#[test]
fn damaged_journals_never_panic() {
    let (text, _) = written(12, false);
    let mut luck = Random::new(2);
    for _ in 0..2_000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=luck.below(3) {
            let at = luck.below(bytes.len());
            bytes[at] = b"0123456789{}[]\",:x\n"[luck.below(19)];
        }
        if let Ok(journal) = Games::parse(&String::from_utf8_lossy(&bytes)) {
            let _ = journal.replay(None, |_, _| {});
        }
    }
}

#[test]
fn the_deck_in_a_journal_is_the_deck_of_the_game() {
    let (text, _) = written(1, false);
    assert_eq!(Games::parse(&text).unwrap().header.kit.deck, Arc::clone(&official_deck()));
}
