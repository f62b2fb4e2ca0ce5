//! Counting what statistics report (RULES, "Statistics"), from events and nothing else.

use serde::{Deserialize, Serialize};

use super::card::CardType;
use super::deck::{CardId, Deck};
use super::event::Event;

/// The figures of one player over some part of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Own rounds that have ended.
    pub rounds: u32,
    /// Cards that went from the hand to a pile by `SCARTA` or the hand limit.
    pub discarded: u32,
    /// Cards played, by the number of their type: `ALL` counts all of them, `STUDENTE` the students.
    pub played: [u32; 9],
}

impl Tally {
    /// Counts an event for the players at a table, by seat.
    pub fn record(tallies: &mut [Self], event: &Event, deck: &Deck) {
        match *event {
            Event::RoundEnded { seat, .. } => {
                if let Some(tally) = tallies.get_mut(seat.index()) {
                    tally.rounds += 1;
                }
            }
            Event::Discarded { seat, .. } => {
                if let Some(tally) = tallies.get_mut(seat.index()) {
                    tally.discarded += 1;
                }
            }
            Event::Played { seat, card, .. }
            | Event::PlayedInVain { seat, card, .. }
            | Event::Defended { seat, card, .. } => {
                if let Some(tally) = tallies.get_mut(seat.index()) {
                    tally.count_played(card, deck);
                }
            }
            _ => {}
        }
    }

    fn count_played(&mut self, card: CardId, deck: &Deck) {
        let card_type = deck.card(card).card_type;
        for (kind, count) in CardType::ALL.iter().zip(&mut self.played) {
            *count += u32::from(kind.matches(card_type));
        }
    }
}
