//! What a player remembers of the other hands, as an attentive person would: cards that were seen while a
//! hand was open, that were swapped or taken, less those that have been played or discarded since. It is fed
//! with nothing but the events and the sight of its seat, and it never remembers wrongly: where a card left a
//! hand unseen, that hand is forgotten.

use crate::engine::Seat;
use crate::students::{CardId, Event, MAX_PLAYERS, Sight};

/// What one seat knows of all hands, its own included.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    hands: [Vec<CardId>; MAX_PLAYERS],
}

impl Memory {
    /// Nothing remembered.
    pub const NOTHING: Self = Self { hands: [const { Vec::new() }; MAX_PLAYERS] };

    /// The cards that are known to be in a hand; it may have more.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.hands[seat.index()]
    }

    /// Follows what has happened since the last look: `events` one after the other, of each only what the
    /// seat of `sight` may know, and `sight` as it is after them.
    pub fn watch(&mut self, sight: Sight<'_>, events: &[Event]) {
        for event in events {
            self.note(&event.seen_by(sight.viewer()));
        }
        for seat in sight.ring().seats().iter() {
            // A hand that is known to its last card is followed by its events.
            let known = &mut self.hands[seat.index()];
            if sight.hand_len(seat) != known.len()
                && let Some(hand) = sight.hand(seat)
            {
                known.clear();
                known.extend_from_slice(hand);
            }
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::Drew { seat, card: Some(card), .. } => self.hands[seat.index()].push(card),
            Event::Played { seat, card, .. }
            | Event::PlayedInVain { seat, card, .. }
            | Event::Discarded { seat, card, .. }
            | Event::Defended { seat, card, .. } => self.leaves(seat, card),
            Event::Taken { by, from, card: Some(card), .. } => {
                self.leaves(from, card);
                self.hands[by.index()].push(card);
            }
            Event::Taken { from, card: None, .. } => self.hands[from.index()].clear(),
            Event::Swapped { seat, other } => self.hands.swap(seat.index(), other.index()),
            _ => {}
        }
    }

    fn leaves(&mut self, seat: Seat, card: CardId) {
        let hand = &mut self.hands[seat.index()];
        if let Some(index) = hand.iter().position(|&known| known == card) {
            hand.swap_remove(index);
        }
    }
}
