//! INGEGNERE: the owner cannot win as long as the card lies in the own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;

/// Whether `seat` is kept from winning.
pub const fn holds(game: &GameContext, seat: Seat) -> bool {
    game.standing(seat).engineer
}
