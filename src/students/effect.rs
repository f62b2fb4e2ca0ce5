//! The effects of a card, one after the other, and the dispatcher from an effect to its action (RULES,
//! "Effects"). Each action lives in a file of its own under `action`.

use super::action::{elimina, gioca, pesca, prendi, ruba, scambia, scarta};
use super::card::{Action, Effect, Target};
use super::context::GameContext;
use super::dealer::Dealer;
use super::decision::Question;
use super::deck::CardId;
use super::defence;
use super::event::Event;
use super::frame::{Chain, Frame, Stage};
use super::game::UnstableStudents;
use super::piles::Place;
use crate::engine::{Seat, SeatSet, Witness};

/// What an action needs to know to work on one player.
#[derive(Clone, Copy)]
pub(super) struct Work {
    /// The card with the effect.
    pub cause: CardId,
    /// The user of that card.
    pub user: Seat,
    /// The effect.
    pub effect: Effect,
    /// On whom it works now.
    pub seat: Seat,
}

/// Carries the effects of a card on.
pub(super) fn step_chain<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, mut chain: Chain) {
    match chain.stage {
        Stage::Begin { announce } => {
            let optional = dealer.game.deck.facts(chain.card).optional;
            chain.stage = Stage::Next;
            if optional {
                dealer.push(Frame::Chain(chain));
                return dealer.ask(chain.user, Question::UseEffects { card: chain.card });
            }
            if announce {
                dealer.report(Event::Triggered { seat: chain.user, card: chain.card });
            }
            next_effect(dealer, chain);
        }
        Stage::Next => next_effect(dealer, chain),
        Stage::Asking(seats) => ask_defenders(dealer, chain, seats),
        Stage::Blocked => blocked(dealer, &chain),
    }
}

/// Looks at the next effect that does anything by itself: whom it concerns, and whether one of them may
/// defend.
fn next_effect<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, mut chain: Chain) {
    let effect = loop {
        match dealer.game.deck.effect(chain.card, chain.next) {
            Some(effect) if is_lasting(effect.action) => chain.next += 1,
            Some(effect) => break effect,
            None => return,
        }
    };
    if effect.target == Target::Tu && chain.target.is_none() {
        if dealer.game.ring.len() > 2 {
            dealer.push(Frame::Chain(chain));
            return dealer.ask(chain.user, Question::Target { card: chain.card });
        }
        chain.target = Some(dealer.game.ring.after(chain.user));
    }
    let seats = defence::asked(dealer.game, &chain, effect, affected(dealer.game, &chain, effect));
    ask_defenders(dealer, chain, seats);
}

/// Asks the next of `seats` who can defend; the effect happens once nobody is left.
fn ask_defenders<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, mut chain: Chain, seats: SeatSet) {
    let Some(effect) = dealer.game.deck.effect(chain.card, chain.next) else { return };
    let attack = dealer.game.type_of(chain.card);
    let mut left = seats;
    for seat in dealer.game.ring.others(chain.user).filter(|&seat| seats.contains(seat)) {
        left = left.without(seat);
        if defence::can_defend(dealer.game, seat, attack) {
            chain.stage = Stage::Asking(left);
            dealer.push(Frame::Chain(chain));
            let question = Question::Defend { attacker: chain.user, card: chain.card, effect: Some(effect) };
            return dealer.ask(seat, question);
        }
    }
    happen(dealer, chain, effect);
}

/// Nobody has blocked the effect: it happens, and the next one, if there is one, waits for it.
fn happen<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, mut chain: Chain, effect: Effect) {
    let left = affected(dealer.game, &chain, effect);
    chain.next += 1;
    chain.stage = Stage::Next;
    if chain.next < dealer.game.deck.facts(chain.card).effects {
        dealer.push(Frame::Chain(chain));
    }
    step_effect(dealer, chain.card, chain.user, effect, left);
}

/// A defence has ended the chain. A BONUS or MALUS goes to the discards from the bonus-malus it stands in,
/// without its `FINE` effects; every other card stays or goes where it does anyway (RULES, "Defence").
fn blocked<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, chain: &Chain) {
    let owner = chain.stands.filter(|_| dealer.game.type_of(chain.card).is_bonus_malus());
    if let Some(owner) = owner {
        dealer.take_from_zone(owner, chain.card, Place::Discard);
    }
    dealer.report(Event::Blocked { card: chain.card, discarded: owner.is_some() });
}

/// Works on the next player of an effect.
pub(super) fn step_effect<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    card: CardId,
    user: Seat,
    effect: Effect,
    left: SeatSet,
) {
    let Some(seat) = dealer.game.ring.from(user).find(|&seat| left.contains(seat)) else { return };
    let rest = left.without(seat);
    if !rest.is_empty() {
        dealer.push(Frame::Effect { card, user, effect, left: rest });
    }
    if works(dealer.game, effect, user, seat) {
        apply(dealer, Work { cause: card, user, effect, seat });
    } else {
        dealer.report(Event::Lost { card, effect, seat });
    }
}

/// Whom an effect concerns.
fn affected(game: &GameContext, chain: &Chain, effect: Effect) -> SeatSet {
    let all = game.ring.seats();
    match effect.target {
        Target::Io => SeatSet::only(chain.user),
        Target::Tu => chain.target.map_or(SeatSet::EMPTY, SeatSet::only),
        Target::Voi => all.without(chain.user),
        Target::Tutti => all,
    }
}

/// Actions that do nothing by themselves: a defence is dealt with where it is played, and three last as
/// long as their card lies in a bonus-malus.
const fn is_lasting(action: Action) -> bool {
    matches!(action, Action::Blocca | Action::Mostra | Action::Impedire | Action::Ingegnere)
}

/// Whether an effect would come to anything on one player.
#[inline]
pub(super) fn works(game: &GameContext, effect: Effect, user: Seat, seat: Seat) -> bool {
    let kind = effect.card_type;
    match effect.action {
        Action::Gioca => gioca::playable(game, seat, kind).next().is_some(),
        Action::Scarta => game.in_hand(seat, kind).next().is_some(),
        Action::Elimina => game.on_table(seat, kind).next().is_some(),
        Action::Ruba => ruba::stealable(game, user, seat, kind).next().is_some(),
        Action::Pesca => pesca::works(game),
        Action::Prendi => seat != user && game.in_hand(seat, kind).next().is_some(),
        Action::Scambia => scambia::works(game, user, seat),
        Action::Blocca | Action::Mostra | Action::Impedire | Action::Ingegnere => false,
    }
}

/// The dispatcher: one effect on one player, on whom it works.
fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    match work.effect.action {
        Action::Gioca => gioca::apply(dealer, work),
        Action::Scarta => scarta::apply(dealer, work),
        Action::Elimina => elimina::apply(dealer, work),
        Action::Ruba => ruba::apply(dealer, work),
        Action::Pesca => pesca::apply(dealer, work),
        Action::Prendi => prendi::apply(dealer, work),
        Action::Scambia => scambia::apply(dealer, work),
        Action::Blocca | Action::Mostra | Action::Impedire | Action::Ingegnere => {}
    }
}
