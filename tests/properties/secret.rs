//! What a player may not know is in no view and in no event that player sees.

use unstable_students::engine::{Game, Random, Seat};
use unstable_students::students::{Event, Hand, Place, UnstableStudents};

use super::walk::{Walk, all_games};
use crate::common::{invariant, official_deck};

#[test]
fn views_do_not_change_when_what_they_hide_is_dealt_anew() {
    all_games(20, 150, |walk| {
        let state = walk.table.state();
        let mut random = Random::new(walk.table.moves_made());
        for seat in state.ring().seats().iter() {
            let dealt = UnstableStudents::redeal(state, seat, &mut random);
            for viewer in [Some(seat), None] {
                assert_eq!(
                    UnstableStudents::view(&dealt, viewer),
                    UnstableStudents::view(state, viewer),
                    "the view of {viewer:?} knows what is hidden from {seat:?}"
                );
            }
            invariant::check(&dealt);
        }
    });
}

#[test]
fn a_game_goes_on_from_what_was_dealt_anew() {
    all_games(40, 150, |walk| {
        let state = walk.table.state();
        let Some(seat) = walk.table.to_act().iter().next() else { return };
        let mut random = Random::new(walk.table.moves_made());
        let viewer = state.ring().after(seat);
        let mut dealt = UnstableStudents::redeal(state, viewer, &mut random);
        for _ in 0..5 {
            let Some(seat) = UnstableStudents::to_act(&dealt).iter().next() else { return };
            let mut moves = Vec::new();
            UnstableStudents::moves(&dealt, seat, &mut moves);
            let choice = moves[random.below(moves.len())];
            let mut events: Vec<Event> = Vec::new();
            UnstableStudents::play(&mut dealt, seat, &choice, &mut random, &mut events).unwrap();
            invariant::check(&dealt);
        }
    });
}

#[test]
fn dealing_anew_really_changes_what_is_hidden() {
    let walk = Walk::new(&official_deck(), 3, 4);
    let state = walk.table.state();
    let [ada, bruno] = [0, 1].map(Seat::new);
    let dealt = UnstableStudents::redeal(state, ada, &mut Random::new(1));
    assert_ne!(dealt.cards(Place::Hand(bruno)), state.cards(Place::Hand(bruno)));
    assert_ne!(dealt.cards(Place::Draw), state.cards(Place::Draw));
    assert_eq!(dealt.cards(Place::Hand(ada)), state.cards(Place::Hand(ada)));
}

#[test]
fn a_view_holds_no_hidden_hand_no_order_of_a_pile_and_nobody_elses_question() {
    all_games(20, 150, |walk| {
        let state = walk.table.state();
        for viewer in state.ring().seats().iter().map(Some).chain([None]) {
            let view = walk.table.view(viewer);
            for (seat, player) in state.ring().seats().iter().zip(&view.players) {
                let may_see = viewer == Some(seat) || state.is_open(seat);
                let hand = state.cards(Place::Hand(seat));
                let expected = if may_see { Hand::Open(hand.to_vec()) } else { Hand::Hidden(hand.len()) };
                assert_eq!(player.hand, expected);
            }
            assert!(view.discard.is_sorted() && view.study_room.is_sorted());
            assert!(view.decision.is_none_or(|decision| Some(decision.seat) == viewer));
        }
    });
}

#[test]
fn a_card_that_moves_unseen_is_only_told_to_those_who_hold_or_held_it() {
    all_games(20, 150, |walk| {
        for event in &walk.step.events {
            let (concerned, open) = match *event {
                Event::Drew { seat, open, .. } => (vec![seat], open),
                Event::Taken { by, from, open, .. } => (vec![by, from], open),
                _ => continue,
            };
            for viewer in walk.table.state().ring().seats().iter().map(Some).chain([None]) {
                let (Event::Drew { card, .. } | Event::Taken { card, .. }) = event.seen_by(viewer) else {
                    panic!("the event became another one");
                };
                let may_know = open || viewer.is_some_and(|viewer| concerned.contains(&viewer));
                assert_eq!(card.is_some(), may_know);
            }
        }
    });
}
