//! INGEGNERE: the owner cannot win as long as the card lies in the own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;
use crate::students::piles::Place;

/// Whether `seat` is kept from winning.
pub fn holds(game: &GameContext, seat: Seat) -> bool {
    game.cards(Place::BonusMalus(seat)).iter().any(|&card| game.deck.facts(card).engineer)
}
