//! MOSTRA: the owner's hand is shown to all as long as the card lies in the own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;

/// Whether the hand of `seat` is open.
pub const fn is_open(game: &GameContext, seat: Seat) -> bool {
    game.standing(seat).shows
}
