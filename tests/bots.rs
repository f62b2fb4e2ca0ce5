//! Programs as players: what the documents show of the protocol is what is spoken, and nothing hidden is said.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;

use serde_json::Value;
use unstable_students::bot::protocol::{self, Message, Reply};

/// The examples of `docs/bots.md`.
fn examples() -> Vec<&'static str> {
    let document = include_str!("../docs/bots.md");
    let blocks = document.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    blocks.flat_map(str::lines).collect()
}

fn type_of(line: &str) -> String {
    let value: Value = serde_json::from_str(line).unwrap();
    value["type"].as_str().unwrap().to_owned()
}

#[test]
fn the_examples_of_the_document_are_what_is_spoken_byte_for_byte() {
    for line in examples() {
        let again = match serde_json::from_str::<Message>(line) {
            Ok(message) => protocol::line(&message),
            Err(_) => protocol::line(&serde_json::from_str::<Reply>(line).unwrap()),
        };
        assert_eq!(String::from_utf8(again).unwrap().trim_end(), line);
    }
}

#[test]
fn the_document_has_an_example_of_every_message() {
    let types: BTreeSet<String> = examples().into_iter().map(type_of).collect();
    let expected = ["answer", "bye", "end", "event", "fault", "hello", "request"];
    assert!(types.iter().eq(expected), "{types:?}");
    // A wrong word makes the reader list the right ones.
    let error = serde_json::from_str::<Message>(r#"{"type":"x"}"#).unwrap_err().to_string();
    for word in error.split('`').skip(3).step_by(2) {
        assert!(types.contains(word), "{word}: {error}");
    }
    let error = serde_json::from_str::<Message>(r#"{"type":"event","event":"x"}"#).unwrap_err().to_string();
    let document = examples().join("\n");
    let events: Vec<&str> = error.split('`').skip(3).step_by(2).collect();
    assert_eq!(events.len(), 22, "{error}");
    for word in events {
        assert!(document.contains(&format!(r#""event":"{word}""#)), "{word} has no example");
    }
    let words = include_str!("../docs/bots.md");
    let error =
        serde_json::from_str::<unstable_students::students::Question>("\"x\"").unwrap_err().to_string();
    for word in error.split('`').skip(3).step_by(2) {
        assert!(words.contains(&format!("\"{word}\"")), "the question {word} is not explained");
    }
}

#[cfg(unix)]
mod secrecy {
    use std::fs;
    use std::path::Path;
    use std::sync::Arc;
    use std::time::Duration;

    use unstable_students::bot::{Command, Limits};
    use unstable_students::cpu::Thumb;
    use unstable_students::engine::{Random, Seat};
    use unstable_students::player::{Kind, Player, Seating};
    use unstable_students::students::{Event, GameContext, redeal};

    use crate::common;

    /// Everything that a program at `seat` is told of a game in which `events` have led to `state`.
    fn told(state: &GameContext, seat: Seat, events: &[Event], file: &Path) -> String {
        let script = format!(
            r#"read hello; echo "$hello" > {0}; echo '{{"type":"hello","protocol":1,"name":"x"}}'; cat >> {0}"#,
            file.display()
        );
        let command = Command::parse(&format!("sh -c {}", shlex::try_quote(&script).unwrap())).unwrap();
        let limits = Limits { greeting: Duration::from_secs(20), answer: Duration::from_millis(20) };
        let players = state.ring().len();
        let mut kinds = vec![Kind::Human; players];
        kinds[seat.index()] = Kind::Program(command, limits);
        let names: Vec<String> = (0..players).map(|seat| format!("player {seat}")).collect();
        let table = Seating {
            deck: state.deck(),
            thumb: &Arc::new(Thumb::tuned(state.deck())),
            options: &common::options(&[]),
            names: &names,
            kinds: &kinds,
            errors: &|_| None,
        };
        let mut player = Player::new(seat, table).unwrap();
        player.watch(state, events);
        player.choose(state, &mut Random::new(1));
        drop(player);
        fs::read_to_string(file).unwrap()
    }

    #[test]
    fn a_program_is_told_the_same_bytes_whatever_is_hidden_from_it() {
        let folder = tempfile::tempdir().unwrap();
        let deck = common::official_deck();
        let mut luck = Random::new(5);
        for seed in 0..4 {
            let mut table = common::new_game(&deck, 2 + seed as usize % 3, seed);
            let mut moment = 0;
            let mut events: Vec<Event> = Vec::new();
            while let Some(decision) = table.state().decision() {
                let (state, seat) = (table.state(), decision.seat);
                if moment % 20 == 5 {
                    let dealt = redeal(state, seat, |_| &[], &mut luck);
                    assert_ne!(dealt, *state);
                    // Of what others drew only that they drew is told: any card may stand in its place.
                    let other = events.iter().map(|event| match *event {
                        Event::Drew { seat: who, open: false, card: Some(card) } if who != seat => {
                            let card = deck.ids().find(|&other| other != card);
                            Event::Drew { seat: who, open: false, card }
                        }
                        other => other,
                    });
                    let other: Vec<Event> = other.collect();
                    let one = told(state, seat, &events, &folder.path().join("one"));
                    let two = told(&dealt, seat, &other, &folder.path().join("two"));
                    assert!(one.lines().count() >= events.len() + 3, "{one}");
                    assert_eq!(one, two);
                    events.clear();
                }
                let moves = table.moves(seat);
                let choice = moves[luck.below(moves.len())];
                events.extend(table.play(seat, &choice).unwrap().events);
                moment += 1;
                if moment > 80 {
                    break;
                }
            }
        }
    }
}
