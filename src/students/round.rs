//! The three parts of a round (RULES, "A round"): begin, play, end, each run when nothing is suspended.

use super::card::{CardType, When};
use super::context::Phase;
use super::dealer::Dealer;
use super::decision::Question;
use super::event::Event;
use super::game::UnstableStudents;
use super::piles::Place;
use super::{HAND_LIMIT, STUDENTS_TO_WIN};
use crate::engine::Witness;

/// Carries the round on to its next part.
pub(super) fn step<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>) {
    match dealer.game.phase {
        Phase::Begin => begin_round(dealer),
        Phase::Opening => open_round(dealer),
        Phase::Play => play_round(dealer),
        Phase::End => end_round(dealer),
    }
}

/// Begin: the game can be saved, the round is announced, and the list of `INIZIO` cards is taken: first
/// those of the bonus-malus, then those of the classroom.
fn begin_round<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>) {
    dealer.witness.milestone(dealer.game, dealer.random);
    let game = &mut *dealer.game;
    let seat = game.ring.current();
    let round = game.round;
    // The next one comes last.
    for zone in [Place::Classroom(seat), Place::BonusMalus(seat)] {
        let cards = game.piles.at(zone).iter().rev().copied();
        game.waiting.extend(cards.filter(|&card| game.deck.facts(card).when == When::Inizio));
    }
    game.phase = Phase::Opening;
    dealer.report(Event::RoundBegan { round, seat });
    open_round(dealer);
}

/// Begin, continued: each `INIZIO` card that has not left its zone takes effect, then the player draws.
fn open_round<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>) {
    let seat = dealer.game.ring.current();
    if let Some(card) = dealer.game.waiting.pop() {
        dealer.push_chain(card, seat, Some(seat), true);
    } else {
        dealer.draw(seat);
        dealer.game.phase = Phase::Play;
        play_round(dealer);
    }
}

/// Play: one action, which is always asked.
fn play_round<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>) {
    dealer.ask(dealer.game.ring.current(), Question::Action);
}

/// End: discards down to the limit, statistics, victory or the next player.
fn end_round<W: Witness<UnstableStudents>>(dealer: &mut Dealer<'_, W>) {
    let seat = dealer.game.ring.current();
    let hand = dealer.game.cards(Place::Hand(seat));
    if hand.len() > HAND_LIMIT {
        match Dealer::<W>::only(hand.iter().copied()) {
            Some(card) => dealer.discard(seat, card, false),
            None => dealer.ask(seat, Question::Discard { kind: CardType::All, cause: None }),
        }
        return;
    }
    dealer.report(Event::RoundEnded { round: dealer.game.round, seat });
    let students = dealer.game.cards(Place::Classroom(seat)).len();
    if students >= STUDENTS_TO_WIN && !dealer.game.is_engineer(seat) {
        dealer.game.winner = Some(seat);
        dealer.report(Event::Won { seat, students: students as u16 });
    } else {
        dealer.game.round = dealer.game.round.saturating_add(1);
        dealer.game.ring.advance();
        dealer.game.phase = Phase::Begin;
        begin_round(dealer);
    }
}
