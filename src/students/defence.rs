//! Defence (RULES, "Defence"): who may answer another player's card, and what a defence does.

use super::action::blocca::blocks;
use super::card::{CardType, Effect};
use super::context::GameContext;
use super::dealer::Dealer;
use super::deck::CardId;
use super::event::Event;
use super::frame::{Chain, Frame, Stage};
use super::game::UnstableStudents;
use super::piles::Place;
use crate::engine::{Seat, SeatSet, Witness};

/// The cards with which `seat` may answer an attacking card of type `attack`.
pub(super) fn defences(game: &GameContext, seat: Seat, attack: CardType) -> impl Iterator<Item = CardId> {
    let barred = game.is_barred(seat, CardType::Istantanea);
    game.cards(Place::Hand(seat)).iter().copied().filter(move |&card| !barred && blocks(game, card, attack))
}

/// Whether `seat` is asked at all.
#[inline]
pub(super) fn can_defend(game: &GameContext, seat: Seat, attack: CardType) -> bool {
    let hand = game.cards(Place::Hand(seat));
    hand.iter().any(|&card| blocks(game, card, attack)) && !game.is_barred(seat, CardType::Istantanea)
}

/// Those of `affected` of whom one after the other may defend before an effect happens: nobody where it would
/// come to nothing for every other player, or nobody can; otherwise everybody whom the effect means. Who of them
/// can is looked at when it is their turn, so that the suspended work holds nothing about hidden hands.
pub(super) fn asked(game: &GameContext, chain: &Chain, effect: Effect, affected: SeatSet) -> SeatSet {
    let attack = game.type_of(chain.card);
    let others = || game.ring.others(chain.user).filter(|&seat| affected.contains(seat));
    let can = others().any(|seat| can_defend(game, seat, attack));
    let hurts = || others().any(|seat| super::effect::works(game, effect, chain.user, seat));
    if can && hurts() { others().fold(SeatSet::EMPTY, SeatSet::with) } else { SeatSet::EMPTY }
}

/// The sub-round of a defence: its card leaves the hand, its other effects happen with the defender as the
/// user, it is discarded, and the attack that waits below it ends.
pub(super) fn defend<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, seat: Seat, card: CardId) {
    let attack = match dealer.game.stack.last_mut() {
        Some(Frame::Chain(chain)) => {
            chain.stage = Stage::Blocked;
            Some((chain.user, chain.card))
        }
        Some(Frame::Placing { card, user, blocked, .. }) => {
            *blocked = true;
            Some((*user, *card))
        }
        _ => None,
    };
    debug_assert!(attack.is_some(), "a defence is only asked for above the attack it answers");
    dealer.shift(Place::Hand(seat), card, Place::InPlay);
    if let Some((attacker, against)) = attack {
        dealer.report(Event::Defended { seat, card, attacker, against });
    }
    dealer.push(Frame::ToPile { card });
    dealer.push(Frame::Chain(Chain {
        card,
        user: seat,
        stands: None,
        next: 0,
        target: None,
        stage: Stage::Next,
    }));
}
