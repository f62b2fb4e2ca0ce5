//! A game under test: moves by the names of cards, and what came of the last one.
//!
//! What is looked at after a move is the table as it is now or, where a round has ended, as it was at the
//! end of that round: the next player's draw is not what a test of a move is about.

use std::sync::Arc;

use unstable_students::engine::{Seat, Step, Table};
use unstable_students::students::{
    Deck, Event, GameContext, IllegalMove, Move, Place, UnstableStudents, View,
};

use super::{invariant, word};

/// A table with what its last move has led to.
pub struct Playing {
    pub table: Table<UnstableStudents>,
    deck: Arc<Deck>,
    shown: GameContext,
    /// What the last move, or the beginning, led to.
    events: Vec<Event>,
    /// How many of those events belong to the round of the move.
    own: usize,
    /// Everything that has happened.
    pub history: Vec<Event>,
}

impl Playing {
    /// Carries the table on to its first question.
    pub fn new(mut table: Table<UnstableStudents>) -> Self {
        let deck = Arc::clone(table.state().deck());
        let step = table.resume();
        let shown = table.state().clone();
        let own = step.events.len();
        let mut game = Self { table, deck, shown, events: Vec::new(), own, history: Vec::new() };
        game.take(step, false);
        game
    }

    fn take(&mut self, step: Step<UnstableStudents>, to_the_end_of_the_round: bool) {
        self.history.extend(&step.events);
        self.own = step.events.len();
        self.shown = self.table.state().clone();
        if to_the_end_of_the_round && let Some(milestone) = step.milestone {
            self.own = milestone.events_before;
            self.shown = milestone.state;
        }
        self.events = step.events;
        invariant::check(self.table.state());
    }

    /// Makes a move that the rules allow.
    pub fn make(&mut self, seat: Seat, choice: Move) -> &mut Self {
        let step = self.table.play(seat, &choice).unwrap_or_else(|error| {
            panic!("{} may not {choice:?} at '{}': {error}", word::player(seat), self.asked())
        });
        self.take(step, true);
        self
    }

    fn id(&self, name: &str) -> unstable_students::students::CardId {
        self.deck.named(name).unwrap_or_else(|| panic!("no card '{name}'"))
    }

    pub fn play(&mut self, seat: Seat, name: &str) -> &mut Self {
        self.make(seat, Move::Play(self.id(name)))
    }

    pub fn pick(&mut self, seat: Seat, name: &str) -> &mut Self {
        self.make(seat, Move::Pick(self.id(name)))
    }

    pub fn defend(&mut self, seat: Seat, name: &str) -> &mut Self {
        self.make(seat, Move::Defend(self.id(name)))
    }

    pub fn aim(&mut self, seat: Seat, player: Seat) -> &mut Self {
        self.make(seat, Move::Player(player))
    }

    pub fn draw(&mut self, seat: Seat) -> &mut Self {
        self.make(seat, Move::Draw)
    }

    pub fn yes(&mut self, seat: Seat) -> &mut Self {
        self.make(seat, Move::Yes)
    }

    pub fn no(&mut self, seat: Seat) -> &mut Self {
        self.make(seat, Move::No)
    }

    /// Why the rules refuse a move; the table must be as before.
    pub fn refusal(&mut self, seat: Seat, choice: Move) -> IllegalMove {
        let before = (self.table.state().clone(), self.table.random().clone());
        let error = self.table.play(seat, &choice).expect_err("the move is allowed");
        assert!(before == (self.table.state().clone(), self.table.random().clone()));
        error
    }

    pub fn refuses_to_play(&mut self, seat: Seat, name: &str) -> IllegalMove {
        self.refusal(seat, Move::Play(self.id(name)))
    }

    /// What is asked of whom.
    pub fn asked(&self) -> String {
        word::question(&self.deck, self.table.state().decision())
    }

    /// What can be answered.
    pub fn answers(&self) -> Vec<String> {
        let Some(decision) = self.table.state().decision() else { return Vec::new() };
        self.table.moves(decision.seat).iter().map(|choice| word::answer(&self.deck, choice)).collect()
    }

    /// What the last move, or the beginning, led to, up to the end of its round.
    pub fn story(&self) -> Vec<String> {
        self.events[..self.own].iter().map(|event| word::event(&self.deck, event)).collect()
    }

    /// What followed in the next round.
    pub fn next_round(&self) -> Vec<String> {
        self.events[self.own..].iter().map(|event| word::event(&self.deck, event)).collect()
    }

    /// What the last move led to as somebody saw it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Vec<String> {
        let own = self.events[..self.own].iter();
        own.map(|event| word::event(&self.deck, &event.seen_by(viewer))).collect()
    }

    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.table.view(viewer)
    }

    /// The names of the cards at a place, front first.
    pub fn at(&self, place: Place) -> Vec<&str> {
        self.shown.cards(place).iter().map(|&card| self.deck.card(card).name.as_str()).collect()
    }

    pub fn hand(&self, seat: Seat) -> Vec<&str> {
        self.at(Place::Hand(seat))
    }

    pub fn classroom(&self, seat: Seat) -> Vec<&str> {
        self.at(Place::Classroom(seat))
    }

    pub fn bonus_malus(&self, seat: Seat) -> Vec<&str> {
        self.at(Place::BonusMalus(seat))
    }

    pub fn discards(&self) -> Vec<&str> {
        self.at(Place::Discard)
    }

    pub fn draw_pile(&self) -> Vec<&str> {
        self.at(Place::Draw)
    }

    pub fn study_room(&self) -> Vec<&str> {
        self.at(Place::StudyRoom)
    }
}
