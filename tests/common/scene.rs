//! Positions by the names of cards. The deck of a scene is what has been laid out and nothing else: the
//! piles are empty unless a test fills them, so that nothing happens that the test does not say.

use std::collections::BTreeMap;
use std::sync::Arc;

use unstable_students::engine::{Options, Random, Seat, Table};
use unstable_students::students::{Card, CardId, Deck, GameContext, Holdings, Position};

use super::game::Playing;

pub const ADA: Seat = Seat::new(0);
pub const BRUNO: Seat = Seat::new(1);
pub const CARLA: Seat = Seat::new(2);
pub const DARIO: Seat = Seat::new(3);

/// Six students of different names, without effects.
pub const SIX: [&str; 6] = [
    "Studente Freddoloso",
    "Studente Boscaiolo",
    "Studente Trassato",
    "Studente Erasmus",
    "Studente Influencer",
    "Studente Palestrato",
];

/// The beginning of a round, before it is played.
#[derive(Clone)]
pub struct Scene {
    known: Vec<Card>,
    players: Vec<[Vec<String>; 3]>,
    piles: [Vec<String>; 3],
    round: u32,
    current: Seat,
    options: Options,
    seed: u64,
}

fn owned(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

impl Scene {
    /// Nothing on the table, the first player to begin round 1. All official cards are known.
    pub fn new(players: usize) -> Self {
        Self {
            known: super::cards(super::OFFICIAL).into_iter().map(|(card, _)| card).collect(),
            players: vec![Default::default(); players],
            piles: Default::default(),
            round: 1,
            current: ADA,
            options: super::options(&[]),
            seed: 1,
        }
    }

    /// Makes a card known that the official deck does not have.
    pub fn card(mut self, name: &str, card_type: &str, effects: &str, when: &str) -> Self {
        self.known.push(super::card(name, card_type, effects, when, false));
        self
    }

    /// Likewise, with effects that its user may decline.
    pub fn optional(mut self, name: &str, card_type: &str, effects: &str, when: &str) -> Self {
        self.known.push(super::card(name, card_type, effects, when, true));
        self
    }

    pub fn hand(mut self, seat: Seat, names: &[&str]) -> Self {
        self.players[seat.index()][0] = owned(names);
        self
    }

    pub fn classroom(mut self, seat: Seat, names: &[&str]) -> Self {
        self.players[seat.index()][1] = owned(names);
        self
    }

    pub fn bonus_malus(mut self, seat: Seat, names: &[&str]) -> Self {
        self.players[seat.index()][2] = owned(names);
        self
    }

    /// The draw pile, top first.
    pub fn draw(mut self, names: &[&str]) -> Self {
        self.piles[0] = owned(names);
        self
    }

    pub fn discard(mut self, names: &[&str]) -> Self {
        self.piles[1] = owned(names);
        self
    }

    pub fn study_room(mut self, names: &[&str]) -> Self {
        self.piles[2] = owned(names);
        self
    }

    /// Whose round begins.
    pub fn current(mut self, seat: Seat) -> Self {
        self.current = seat;
        self
    }

    pub fn round(mut self, round: u32) -> Self {
        self.round = round;
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Each owner chooses what `ELIMINA` on several players takes.
    pub fn owner_chooses(mut self) -> Self {
        self.options = super::options(&[("chooser", "owner")]);
        self
    }

    /// The deck and where its cards lie.
    pub fn position(&self) -> (Arc<Deck>, Position) {
        let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
        for name in self.players.iter().flatten().chain(&self.piles).flatten() {
            *copies.entry(name).or_default() += 1;
        }
        let card = |name: &str| {
            let known = self.known.iter().find(|card| card.name.as_str() == name);
            known.unwrap_or_else(|| panic!("no card '{name}'")).clone()
        };
        let deck = Deck::new(copies.iter().map(|(name, &copies)| (card(name), copies))).unwrap();
        let ids = |names: &[String]| -> Vec<CardId> {
            names.iter().map(|name| deck.named(name).unwrap()).collect()
        };
        let position = Position {
            round: self.round,
            current: self.current,
            players: self
                .players
                .iter()
                .map(|[hand, classroom, bonus_malus]| Holdings {
                    hand: ids(hand),
                    classroom: ids(classroom),
                    bonus_malus: ids(bonus_malus),
                })
                .collect(),
            draw: ids(&self.piles[0]),
            discard: ids(&self.piles[1]),
            study_room: ids(&self.piles[2]),
        };
        (Arc::new(deck), position)
    }

    /// Carries the round on to its first question.
    pub fn start(&self) -> Playing {
        let (deck, position) = self.position();
        let state = GameContext::from_position(deck, &position, &self.options).unwrap();
        Playing::new(Table::at(state, Random::new(self.seed), 0, false))
    }
}
