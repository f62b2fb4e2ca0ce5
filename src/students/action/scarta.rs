//! SCARTA: a card goes from a hand to its pile. The user picks from the own hand; from another player's
//! hand luck does.

use crate::engine::Witness;
use crate::students::dealer::Dealer;
use crate::students::decision::Question;
use crate::students::effect::Work;
use crate::students::game::UnstableStudents;

/// Discards a random card of another player, or asks the user for one of the own.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    let kind = work.effect.card_type;
    if work.seat != work.user {
        if let Some(card) = dealer.random_in_hand(work.seat, kind) {
            dealer.discard(work.seat, card, true);
        }
        return;
    }
    match Dealer::<W>::only(dealer.game.in_hand(work.seat, kind)) {
        Some(card) => dealer.discard(work.seat, card, false),
        None => dealer.ask(work.seat, Question::Discard { kind, cause: Some(work.cause) }),
    }
}
