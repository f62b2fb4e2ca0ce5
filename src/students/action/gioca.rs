//! GIOCA: a player plays a matching card, another player in a sub-round as if it were theirs.

use crate::engine::{Seat, Witness};
use crate::students::card::CardType;
use crate::students::context::GameContext;
use crate::students::dealer::Dealer;
use crate::students::decision::{Question, Reason};
use crate::students::deck::{CardId, TypeSet};
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;
use crate::students::playing;

/// The cards of a hand that may be played where `kind` is wanted (RULES, "Playing a card").
#[inline]
pub fn playable(game: &GameContext, seat: Seat, kind: CardType) -> impl Iterator<Item = CardId> {
    let types = TypeSet::of(kind).without(game.barred(seat)).without(TypeSet::of(CardType::Istantanea));
    game.cards(Place::Hand(seat)).iter().copied().filter(move |&card| types.has(game.type_of(card)))
}

/// Announces the sub-round and lets the player play.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    dealer.report(Event::MayPlay { seat: work.seat, cause: work.cause });
    choose(dealer, work.seat, work.effect.card_type, work.cause);
}

/// Asks which card, or plays the only one there is.
pub fn choose<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    seat: Seat,
    kind: CardType,
    cause: CardId,
) {
    match Dealer::<W>::only(playable(dealer.game, seat, kind)) {
        Some(card) => playing::play(dealer, seat, card, Reason::Effect { kind, cause }),
        None => dealer.ask(seat, Question::PlayCard { kind, cause }),
    }
}
