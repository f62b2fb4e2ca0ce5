//! MOSTRA: the owner's hand is shown to all as long as the card lies in the own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;
use crate::students::piles::Place;

/// Whether the hand of `seat` is open.
pub fn is_open(game: &GameContext, seat: Seat) -> bool {
    game.cards(Place::BonusMalus(seat)).iter().any(|&card| game.deck.facts(card).shows)
}
