//! IMPEDIRE: the owner may not play cards of a type, nor defend with them, as long as the card lies in the
//! own bonus-malus.

use crate::engine::Seat;
use crate::students::context::GameContext;
use crate::students::deck::TypeSet;
use crate::students::piles::Place;

/// The types that `seat` may not play.
pub fn barred(game: &GameContext, seat: Seat) -> TypeSet {
    let cards = game.cards(Place::BonusMalus(seat)).iter();
    cards.fold(TypeSet::default(), |set, &card| set.union(game.deck.facts(card).bars))
}
