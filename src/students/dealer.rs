//! The dealer carries a game on: it runs suspended work until a decision is needed, moves the cards,
//! draws the luck and reports what happens. It lives for the length of one move.

use super::card::CardType;
use super::context::GameContext;
use super::decision::{Decision, Question};
use super::deck::CardId;
use super::event::Event;
use super::frame::{Chain, Frame, Stage};
use super::game::UnstableStudents;
use super::piles::Place;
use super::{effect, playing, round};
use crate::engine::{Random, Seat, Witness};

/// How many steps of suspended work may follow one answer before the effects that are left end. A deck can
/// hold cards that bring themselves back for ever without a question; no real game comes near this.
const MAX_STEPS: u32 = 10_000;

/// A game with its luck and its witness, being carried on.
pub(super) struct Dealer<'a, W> {
    pub game: &'a mut GameContext,
    pub random: &'a mut Random,
    pub witness: &'a mut W,
}

impl<W: Witness<UnstableStudents>> Dealer<'_, W> {
    /// Runs until somebody has to decide something or the game is over.
    pub(super) fn run(&mut self) {
        let mut steps = 0;
        while self.game.decision.is_none() && self.game.winner.is_none() {
            steps += 1;
            match self.game.stack.pop() {
                Some(Frame::Chain(_) | Frame::Effect { .. }) if steps > MAX_STEPS => {}
                Some(Frame::Chain(chain)) => effect::step_chain(self, chain),
                Some(Frame::Effect { card, user, effect, left }) => {
                    effect::step_effect(self, card, user, effect, left);
                }
                Some(Frame::Placing { card, user, owner, blocked }) => {
                    playing::step_placing(self, card, user, owner, blocked);
                }
                Some(Frame::ToPile { card }) => self.put_onto_pile(Place::InPlay, card),
                Some(Frame::Enters { card, thief }) => self.enter_stolen(card, thief),
                None => {
                    round::step(self);
                    steps = 0;
                }
            }
        }
    }

    #[inline]
    pub(super) fn report(&mut self, event: Event) {
        self.witness.event(event, self.game);
    }

    pub(super) fn ask(&mut self, seat: Seat, question: Question) {
        self.game.decision = Some(Decision { seat, question });
    }

    #[inline]
    pub(super) fn push(&mut self, frame: Frame) {
        self.game.stack.push(frame);
    }

    /// Pushes the effects of a card, if it has any.
    pub(super) fn push_chain(&mut self, card: CardId, user: Seat, stands: Option<Seat>, announce: bool) {
        if self.game.deck.facts(card).effects > 0 {
            let stage = Stage::Begin { announce };
            self.push(Frame::Chain(Chain { card, user, stands, next: 0, target: None, stage }));
        }
    }

    /// Draws the top card of the draw pile, shuffling the discards when it is empty (RULES, "Drawing").
    pub(super) fn draw(&mut self, seat: Seat) -> Option<CardId> {
        if self.game.cards(Place::Draw).is_empty() {
            let cards = self.game.cards(Place::Discard).len();
            if cards == 0 {
                self.report(Event::NothingToDraw { seat });
                return None;
            }
            self.game.piles.discards_to_draw();
            self.random.shuffle(self.game.piles.at_mut(Place::Draw));
            self.report(Event::Reshuffled { cards: cards as u16 });
        }
        let card = self.game.piles.shift(Place::Draw, 0, Place::Hand(seat));
        let open = self.game.is_open(seat);
        self.report(Event::Drew { seat, card: Some(card), open });
        Some(card)
    }

    /// Puts a card from a place onto its pile: a MATRICOLA into the study room, every other one onto the
    /// discards.
    pub(super) fn put_onto_pile(&mut self, from: Place, card: CardId) {
        let pile = match self.game.type_of(card) {
            CardType::Matricola => Place::StudyRoom,
            _ => Place::Discard,
        };
        self.shift(from, card, pile);
    }

    /// Moves one card with this number to the front of another place.
    #[inline]
    pub(super) fn shift(&mut self, from: Place, card: CardId, to: Place) {
        let index = self.game.find(from, card);
        debug_assert!(index.is_some(), "{card:?} is not at {from:?}");
        if let Some(index) = index {
            self.game.shift(from, index, to);
        }
    }

    /// Takes a card out of its owner's zone to `to`. Suspended work that stands on it learns of that, and
    /// it no longer waits for its `INIZIO`.
    pub(super) fn take_from_zone(&mut self, owner: Seat, card: CardId, to: Place) {
        if let Some(zone) = GameContext::zone(owner, self.game.type_of(card)) {
            self.shift(zone, card, to);
        }
        for frame in &mut self.game.stack {
            if let Frame::Chain(chain) = frame
                && chain.card == card
                && chain.stands == Some(owner)
            {
                chain.stands = None;
            }
        }
        if owner == self.game.ring.current() && !self.game.waiting.is_empty() {
            self.stop_waiting(owner, card);
        }
    }

    /// A card has left the zones of the current player. Untidy saves hold identical ones: as many as are
    /// left there may still be waiting.
    fn stop_waiting(&mut self, owner: Seat, card: CardId) {
        let left = self.game.on_table(owner, CardType::All).filter(|&other| other == card).count();
        let waiting = &mut self.game.waiting;
        if waiting.iter().filter(|&&other| other == card).count() > left
            && let Some(index) = waiting.iter().rposition(|&other| other == card)
        {
            waiting.remove(index);
        }
    }

    /// A stolen card enters the thief's zone with its `SUBITO` effects, or goes to its pile where an
    /// identical one has come into that zone meanwhile (RULES, "Effects").
    fn enter_stolen(&mut self, card: CardId, thief: Seat) {
        if self.game.has_identical(thief, card) {
            self.put_onto_pile(Place::InPlay, card);
            self.report(Event::NoRoom { seat: thief, card });
        } else {
            playing::enter(self, Place::InPlay, card, thief, thief, true);
        }
    }

    /// Discards a card from a hand by `SCARTA` or the hand limit.
    pub(super) fn discard(&mut self, seat: Seat, card: CardId, at_random: bool) {
        self.put_onto_pile(Place::Hand(seat), card);
        self.report(Event::Discarded { seat, card, at_random });
    }

    /// A random card of a hand that `kind` matches.
    pub(super) fn random_in_hand(&mut self, seat: Seat, kind: CardType) -> Option<CardId> {
        let count = self.game.in_hand(seat, kind).count();
        let chosen = self.random.below(count);
        self.game.in_hand(seat, kind).nth(chosen)
    }

    /// The only card number in `cards`, where there are no two different ones; the rules answer such a
    /// question themselves.
    pub(super) fn only(mut cards: impl Iterator<Item = CardId>) -> Option<CardId> {
        let first = cards.next()?;
        cards.all(|card| card == first).then_some(first)
    }
}
