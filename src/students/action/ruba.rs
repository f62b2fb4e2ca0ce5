//! RUBA: the user takes a card from another player's classroom or bonus-malus that is not identical to one
//! in the own zone. Its `FINE` effects happen, its owner the user; then it enters the thief's zone and its
//! `SUBITO` effects happen again, the thief the user.

use crate::engine::{Seat, Witness};
use crate::students::card::{CardType, When};
use crate::students::context::GameContext;
use crate::students::dealer::Dealer;
use crate::students::decision::Question;
use crate::students::deck::CardId;
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::frame::Frame;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;

/// The cards of `owner` that `thief` can steal; none of the thief's own.
pub fn stealable(
    game: &GameContext,
    thief: Seat,
    owner: Seat,
    kind: CardType,
) -> impl Iterator<Item = CardId> {
    game.on_table(owner, kind).filter(move |&card| thief != owner && !game.has_identical(thief, card))
}

/// Asks for the card, or takes the only one there is.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    let kind = work.effect.card_type;
    match Dealer::<W>::only(stealable(dealer.game, work.user, work.seat, kind)) {
        Some(card) => steal(dealer, work.user, work.seat, card),
        None => dealer.ask(work.user, Question::Steal { owner: work.seat, kind, cause: work.cause }),
    }
}

/// The card leaves its owner's zone for the thief's.
pub fn steal<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    thief: Seat,
    owner: Seat,
    card: CardId,
) {
    dealer.take_from_zone(owner, card, Place::InPlay);
    dealer.report(Event::Stolen { by: thief, owner, card });
    dealer.push(Frame::Enters { card, thief });
    if dealer.game.deck.facts(card).when == When::Fine {
        dealer.push_chain(card, owner, None, true);
    }
}
