//! Dealing anew what one seat cannot see: for search by sampling, and for the proof that a view holds
//! nothing hidden.

use super::MAX_PLAYERS;
use super::action::gioca;
use super::context::GameContext;
use super::decision::Question;
use super::deck::CardId;
use super::piles::Place;
use crate::engine::{Random, Seat};

/// A complete state that looks the same to `seat`: the draw pile and the hands it cannot see are dealt
/// anew, but for the cards that it knows to be in a hand (`known`, by owner). Where another player is being
/// asked, that hand keeps an answer, as everybody knows it has one.
pub fn redeal<'a>(
    game: &GameContext,
    seat: Seat,
    known: impl Fn(Seat) -> &'a [CardId],
    random: &mut Random,
) -> GameContext {
    let mut dealt = game.clone();
    let places: Vec<Place> = hidden_hands(game, seat).map(Place::Hand).chain([Place::Draw]).collect();
    let mut pool: Vec<CardId> = places.iter().flat_map(|&place| game.cards(place)).copied().collect();
    let mut kept = [0; MAX_PLAYERS];
    for owner in hidden_hands(game, seat) {
        let kept = &mut kept[owner.index()];
        for card in known(owner) {
            let Some(index) = pool.iter().position(|other| other == card) else { continue };
            pool.swap_remove(index);
            // At the end of the hand, because the answer that a hand has to keep comes to its front.
            if let Some(slot) = dealt.piles.at_mut(Place::Hand(owner)).iter_mut().rev().nth(*kept) {
                *slot = *card;
                *kept += 1;
            }
        }
    }
    // By themselves, so that what comes out does not depend on where the hidden cards lie.
    pool.sort_unstable();
    random.shuffle(&mut pool);
    let mut cards = pool.into_iter();
    for &place in &places {
        let free = free_slots(&dealt, place, &kept);
        for (slot, card) in dealt.piles.at_mut(place)[..free].iter_mut().zip(&mut cards) {
            *slot = card;
        }
    }
    keep_an_answer(&mut dealt, game, &places, &kept, seat);
    dealt
}

/// The seats whose hands `seat` cannot see.
fn hidden_hands(game: &GameContext, seat: Seat) -> impl Iterator<Item = Seat> {
    game.ring.others(seat).filter(|&other| !game.is_open(other))
}

/// How many cards, from the front, may be any at a place where so many are known, by owner.
fn free_slots(game: &GameContext, place: Place, kept: &[usize; MAX_PLAYERS]) -> usize {
    let kept = if let Place::Hand(owner) = place { kept[owner.index()] } else { 0 };
    game.cards(place).len() - kept
}

/// Sees to it that another player who is asked about the own hand can still answer.
fn keep_an_answer(
    dealt: &mut GameContext,
    game: &GameContext,
    places: &[Place],
    kept: &[usize; MAX_PLAYERS],
    viewer: Seat,
) {
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
    let from = places.iter().find_map(|&place| {
        let free = &dealt.cards(place)[..free_slots(dealt, place, kept)];
        free.iter().position(|&card| card == needed).map(|index| (place, index))
    });
    if let (Some((place, index)), Some(&other)) = (from, dealt.cards(hand).first()) {
        dealt.piles.at_mut(place)[index] = other;
        dealt.piles.at_mut(hand)[0] = needed;
    }
}
