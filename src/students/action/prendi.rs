//! PRENDI: a random matching card of another player's hand goes to the user's hand.

use crate::engine::Witness;
use crate::students::dealer::Dealer;
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;

/// Takes one card.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    let (by, from) = (work.user, work.seat);
    if let Some(card) = dealer.random_in_hand(from, work.effect.card_type) {
        let open = dealer.game.is_open(from) || dealer.game.is_open(by);
        dealer.shift(Place::Hand(from), card, Place::Hand(by));
        dealer.report(Event::Taken { by, from, card: Some(card), open });
    }
}
