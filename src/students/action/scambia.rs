//! SCAMBIA: the user and another player exchange their hands.

use crate::engine::{Seat, Witness};
use crate::students::context::GameContext;
use crate::students::dealer::Dealer;
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;

/// Whether there is anything to exchange.
pub fn works(game: &GameContext, user: Seat, seat: Seat) -> bool {
    let has_cards = |seat| !game.cards(Place::Hand(seat)).is_empty();
    user != seat && (has_cards(user) || has_cards(seat))
}

/// Exchanges the hands.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    dealer.game.piles.swap_hands(work.user, work.seat);
    dealer.report(Event::Swapped { seat: work.user, other: work.seat });
}
