//! Playing a card from the hand (RULES, "Playing a card"), as the action of a round or by a `GIOCA`
//! effect. A card leaves the hand only when nothing remains to be asked about where it goes.

use super::action::gioca;
use super::card::{CardType, When};
use super::context::{GameContext, Phase};
use super::dealer::Dealer;
use super::decision::{Question, Reason};
use super::deck::CardId;
use super::defence;
use super::event::Event;
use super::frame::Frame;
use super::game::UnstableStudents;
use super::piles::Place;
use crate::engine::{Seat, Witness};

/// Plays a card, or asks where it goes first.
pub(super) fn play<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    card: CardId,
    reason: Reason,
) {
    if dealer.game.type_of(card).is_bonus_malus() {
        dealer.ask(seat, Question::Recipient { card, reason });
    } else {
        play_before(dealer, seat, card, seat, reason);
    }
}

/// Plays a card whose owner is known; asks first where that zone has an identical one. Where no other
/// answer is possible, the question is not asked.
pub(super) fn play_before<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    card: CardId,
    owner: Seat,
    reason: Reason,
) {
    if !dealer.game.has_identical(owner, card) {
        leave_hand(dealer, seat, card, owner, reason);
    } else if can_choose_anew(dealer.game, seat, card, reason) {
        dealer.ask(seat, Question::Duplicate { card, owner, reason });
    } else {
        play_in_vain(dealer, seat, card, owner, reason);
    }
}

/// Whether the player could play something else, or before somebody else, than this card.
fn can_choose_anew(game: &GameContext, seat: Seat, card: CardId, reason: Reason) -> bool {
    match reason {
        Reason::Action => true,
        Reason::Effect { kind, .. } => {
            game.type_of(card).is_bonus_malus()
                || gioca::playable(game, seat, kind).any(|other| other != card)
        }
    }
}

/// The player took a card back because of an identical one: the choice is made anew.
pub(super) fn choose_anew<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    reason: Reason,
) {
    match reason {
        Reason::Action => {}
        Reason::Effect { kind, cause } => gioca::choose(dealer, seat, kind, cause),
    }
}

/// A card that would be a second one in its zone is discarded with no effect; it counts as played.
pub(super) fn play_in_vain<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    card: CardId,
    owner: Seat,
    reason: Reason,
) {
    end_action(dealer.game, reason);
    dealer.put_onto_pile(Place::Hand(seat), card);
    dealer.report(Event::PlayedInVain { seat, card, owner });
}

/// The card leaves the hand: a student into the classroom, everything else into play.
fn leave_hand<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    card: CardId,
    owner: Seat,
    reason: Reason,
) {
    end_action(dealer.game, reason);
    let facts = *dealer.game.deck.facts(card);
    let on = facts.card_type.is_bonus_malus().then_some(owner);
    match facts.card_type {
        CardType::Bonus | CardType::Malus => {
            dealer.shift(Place::Hand(seat), card, Place::InPlay);
            dealer.push(Frame::Placing { card, user: seat, owner, blocked: false });
            if owner != seat && defence::can_defend(dealer.game, owner, facts.card_type) {
                dealer.ask(owner, Question::Defend { attacker: seat, card, effect: None });
            }
        }
        CardType::Magia => {
            dealer.shift(Place::Hand(seat), card, Place::InPlay);
            dealer.push(Frame::ToPile { card });
            if facts.when == When::Subito {
                dealer.push_chain(card, seat, None, false);
            }
        }
        _ => enter(dealer, Place::Hand(seat), card, seat, seat, false),
    }
    dealer.report(Event::Played { seat, card, on });
}

/// A BONUS or MALUS that its recipient has let through enters; a blocked one goes to the discards.
pub(super) fn step_placing<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    card: CardId,
    user: Seat,
    owner: Seat,
    blocked: bool,
) {
    if blocked {
        dealer.put_onto_pile(Place::InPlay, card);
        dealer.report(Event::Blocked { card, discarded: true });
    } else {
        enter(dealer, Place::InPlay, card, owner, user, false);
    }
}

/// A card enters the zone of `owner`; with `SUBITO` it takes effect at once, `user` being its user.
pub(super) fn enter<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    from: Place,
    card: CardId,
    owner: Seat,
    user: Seat,
    announce: bool,
) {
    if let Some(zone) = GameContext::zone(owner, dealer.game.type_of(card)) {
        dealer.shift(from, card, zone);
    }
    if dealer.game.deck.facts(card).when == When::Subito {
        dealer.push_chain(card, user, Some(owner), announce);
    }
}

/// One card played, or in vain, is the action of the round.
const fn end_action(game: &mut GameContext, reason: Reason) {
    if matches!(reason, Reason::Action) {
        game.phase = Phase::End;
    }
}
