//! PESCA: a player draws; a drawn card of another type than the effect's is discarded at once.

use crate::engine::Witness;
use crate::students::context::GameContext;
use crate::students::dealer::Dealer;
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;

/// Whether there is a card to draw.
pub fn works(game: &GameContext) -> bool {
    !game.cards(Place::Draw).is_empty() || !game.cards(Place::Discard).is_empty()
}

/// Draws one card.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    if let Some(card) = dealer.draw(work.seat)
        && !work.effect.card_type.matches(dealer.game.type_of(card))
    {
        dealer.put_onto_pile(Place::Hand(work.seat), card);
        dealer.report(Event::DrawnInVain { seat: work.seat, card });
    }
}
