//! What the integration tests share: the official deck as facts, and games at any position.

// Every test binary uses a part of this, and the names of the moves say what they do.
#![allow(dead_code, missing_docs, clippy::unwrap_used, clippy::panic)]

// With their paths, because Cargo also takes this file for a test of its own.
#[path = "common/game.rs"]
pub mod game;
#[path = "common/invariant.rs"]
pub mod invariant;
#[path = "common/scene.rs"]
pub mod scene;
#[path = "common/word.rs"]
pub mod word;

use std::sync::Arc;

use unstable_students::engine::{Game, Options, Random, Table};
use unstable_students::students::{
    Action, Card, CardType, Deck, Effect, Kit, Target, Text, UnstableStudents, When,
};

/// The official deck as the rules give it: copies, name, type, effects, when, optional.
pub const OFFICIAL: &str = include_str!("common/official.tsv");

/// The value of an enumeration whose word is `word`.
fn of_word<T: Copy>(all: &[T], word: fn(T) -> &'static str, wanted: &str) -> T {
    *all.iter().find(|value| word(**value) == wanted).unwrap_or_else(|| panic!("no value '{wanted}'"))
}

/// The effects written as `ACTION TARGET TYPE; ACTION TARGET TYPE`, or `-`.
pub fn effects(text: &str) -> Vec<Effect> {
    if text == "-" {
        return Vec::new();
    }
    text.split(';')
        .map(|effect| {
            let words: Vec<&str> = effect.split_whitespace().collect();
            Effect {
                action: of_word(Action::ALL, Action::word, words[0]),
                target: of_word(Target::ALL, Target::word, words[1]),
                card_type: of_word(CardType::ALL, CardType::word, words[2]),
            }
        })
        .collect()
}

/// A card from the columns of a table like that of the official deck.
pub fn card(name: &str, card_type: &str, effect: &str, when: &str, optional: bool) -> Card {
    Card {
        card_type: of_word(CardType::ALL, CardType::word, card_type),
        name: Text::new(name),
        description: Text::new(""),
        effects: effects(effect),
        when: of_word(When::ALL, When::word, when),
        optional,
    }
}

/// The cards of a table like that of the official deck, with their copies.
pub fn cards(table: &str) -> Vec<(Card, usize)> {
    table
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let optional = columns[5] == "yes";
            (
                card(columns[1].trim(), columns[2], columns[3], columns[4], optional),
                columns[0].parse().unwrap(),
            )
        })
        .collect()
}

/// The official deck.
pub fn official_deck() -> Arc<Deck> {
    Arc::new(Deck::new(cards(OFFICIAL)).unwrap())
}

/// The official options with some set.
pub fn options(pairs: &[(&str, &str)]) -> Options {
    Options::parse(UnstableStudents::definition().options, pairs.iter().copied()).unwrap()
}

/// A new game, carried on to its first decision.
pub fn new_game(deck: &Arc<Deck>, players: usize, seed: u64) -> Table<UnstableStudents> {
    let kit = Kit { deck: Arc::clone(deck), position: None };
    let mut table = Table::new(&kit, &options(&[]), players, Random::new(seed), false).unwrap();
    table.resume();
    table
}
