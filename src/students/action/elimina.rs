//! ELIMINA: a card on the table leaves, its `FINE` effects happen with its owner as the user, then it goes
//! to its pile. The user chooses; on several players, each owner does under the table option.

use crate::engine::{Seat, Witness};
use crate::students::card::{Target, When};
use crate::students::dealer::Dealer;
use crate::students::decision::Question;
use crate::students::deck::CardId;
use crate::students::effect::Work;
use crate::students::event::Event;
use crate::students::frame::Frame;
use crate::students::game::UnstableStudents;
use crate::students::piles::Place;

/// Asks for the card, or takes the only one there is.
pub fn apply<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>, work: Work) {
    let kind = work.effect.card_type;
    let several = matches!(work.effect.target, Target::Voi | Target::Tutti);
    let chooser = if several && dealer.game.owner_chooses { work.seat } else { work.user };
    match Dealer::<W>::only(dealer.game.on_table(work.seat, kind)) {
        Some(card) => eliminate(dealer, chooser, work.seat, card),
        None => dealer.ask(chooser, Question::Eliminate { owner: work.seat, kind, cause: work.cause }),
    }
}

/// The card leaves its zone.
pub fn eliminate<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    by: Seat,
    owner: Seat,
    card: CardId,
) {
    dealer.take_from_zone(owner, card, Place::InPlay);
    dealer.report(Event::Eliminated { by, owner, card });
    dealer.push(Frame::ToPile { card });
    if dealer.game.deck.facts(card).when == When::Fine {
        dealer.push_chain(card, owner, None, true);
    }
}
