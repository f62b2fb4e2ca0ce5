//! Dealing anew what one seat cannot see: for search by sampling, and for the proof that a view holds
//! nothing hidden.

use super::action::gioca;
use super::context::GameContext;
use super::decision::Question;
use super::deck::CardId;
use super::piles::Place;
use crate::engine::{Random, Seat};

/// A complete state that looks the same to `seat`: the draw pile and the hands it cannot see are dealt
/// anew. Where another player is being asked, that hand keeps an answer, as everybody knows it has one.
pub(super) fn redeal(game: &GameContext, seat: Seat, random: &mut Random) -> GameContext {
    let mut dealt = game.clone();
    let places: Vec<Place> = hidden_hands(game, seat).map(Place::Hand).chain([Place::Draw]).collect();
    let mut pool: Vec<CardId> = places.iter().flat_map(|&place| game.cards(place)).copied().collect();
    random.shuffle(&mut pool);
    let mut cards = pool.into_iter();
    for &place in &places {
        for (slot, card) in dealt.piles.at_mut(place).iter_mut().zip(&mut cards) {
            *slot = card;
        }
    }
    keep_an_answer(&mut dealt, game, &places, seat);
    dealt
}

/// The seats whose hands `seat` cannot see.
fn hidden_hands(game: &GameContext, seat: Seat) -> impl Iterator<Item = Seat> {
    game.ring.others(seat).filter(|&other| !game.is_open(other))
}

/// Sees to it that another player who is asked about the own hand can still answer.
fn keep_an_answer(dealt: &mut GameContext, game: &GameContext, places: &[Place], viewer: Seat) {
    let Some(decision) = game.decision.filter(|decision| decision.seat != viewer) else { return };
    let hand = Place::Hand(decision.seat);
    if !places.contains(&hand) {
        return;
    }
    let needed = match decision.question {
        Question::Recipient { card, .. } | Question::Duplicate { card, .. } => Some(card),
        Question::Discard { kind, .. } if dealt.in_hand(decision.seat, kind).next().is_none() => {
            game.in_hand(decision.seat, kind).next()
        }
        Question::PlayCard { kind, .. } if gioca::playable(dealt, decision.seat, kind).next().is_none() => {
            gioca::playable(game, decision.seat, kind).next()
        }
        _ => None,
    };
    let Some(needed) = needed.filter(|&card| dealt.find(hand, card).is_none()) else { return };
    let from = places.iter().find_map(|&place| dealt.find(place, needed).map(|index| (place, index)));
    if let (Some((place, index)), Some(&other)) = (from, dealt.cards(hand).first()) {
        dealt.piles.at_mut(place)[index] = other;
        dealt.piles.at_mut(hand)[0] = needed;
    }
}
