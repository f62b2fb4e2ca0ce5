//! IMPEDIRE: the owner may not play cards of a type, nor defend with them, as long as the card lies in the
//! own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;
use crate::students::deck::TypeSet;

/// The types that `seat` may not play.
pub const fn barred(game: &GameContext, seat: Seat) -> TypeSet {
    game.standing(seat).bars
}
