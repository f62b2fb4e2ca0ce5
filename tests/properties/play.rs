//! Conservation, legal moves, and the same game from the same decisions.

use std::collections::BTreeSet;

use unstable_students::engine::journal::{Entry, Header};
use unstable_students::engine::{Game, Journal, Random, Step, Table};
use unstable_students::students::{Event, GameContext, Move, Place, UnstableStudents};

use super::deck;
use super::walk::{Walk, all_games, conceivable};
use crate::common::{invariant, official_deck};

#[test]
fn cards_are_conserved_zones_are_tidy_and_somebody_can_answer_at_every_state() {
    all_games(120, 300, |walk| invariant::check(walk.table.state()));
}

#[test]
fn what_is_listed_is_what_is_allowed_is_what_can_be_played() {
    all_games(12, 150, |walk| {
        let state = walk.table.state();
        let all = conceivable(state.deck());
        let mut refused = (state.clone(), walk.table.random().clone());
        let mut heard: Vec<Event> = Vec::new();
        for seat in state.ring().seats().iter() {
            let listed = walk.table.moves(seat);
            let listed_once: BTreeSet<Move> = listed.iter().copied().collect();
            assert_eq!(listed.len(), listed_once.len(), "a move is listed twice");
            for choice in &all {
                let allowed = UnstableStudents::allows(state, seat, choice);
                assert_eq!(
                    allowed.is_ok(),
                    listed_once.contains(choice),
                    "{choice:?} at {:?}",
                    state.decision()
                );
                if let Err(reason) = allowed {
                    let (state, random) = &mut refused;
                    let played = UnstableStudents::play(state, seat, choice, random, &mut heard);
                    assert_eq!(played, Err(reason));
                } else {
                    let (mut state, mut random) = (state.clone(), walk.table.random().clone());
                    let mut events: Vec<Event> = Vec::new();
                    UnstableStudents::play(&mut state, seat, choice, &mut random, &mut events).unwrap();
                    invariant::check(&state);
                }
            }
        }
        assert!(refused.0 == *state && refused.1 == *walk.table.random(), "a refused move changed something");
        assert!(heard.is_empty(), "a refused move was witnessed");
    });
}

#[test]
fn a_clone_has_the_same_future() {
    all_games(20, 200, |walk| {
        if walk.chance(20) > 0 {
            return;
        }
        let mut futures = [walk.table.clone(), walk.table.clone()].map(|mut table| {
            let mut luck = Random::new(9);
            let mut events = Vec::new();
            for _ in 0..60 {
                let Some(seat) = table.to_act().iter().next() else { break };
                let moves = table.moves(seat);
                events.extend(table.play(seat, &moves[luck.below(moves.len())]).unwrap().events);
            }
            (table.state().clone(), table.random().clone(), events)
        });
        let [one, other] = &mut futures;
        assert!(one == other);
    });
}

#[test]
fn every_round_begins_as_its_position_says() {
    all_games(40, 200, |walk| {
        let Some(milestone) = &walk.step.milestone else { return };
        let state = &milestone.state;
        let again =
            GameContext::from_position(state.deck().clone(), &state.position(), &walk.options).unwrap();
        assert!(again == *state, "a position loses something");
        let mut table: Table<UnstableStudents> = Table::at(again, milestone.random.clone(), 0, false);
        let step = table.resume();
        assert!(step.events == walk.step.events[milestone.events_before..], "the round begins otherwise");
        assert!(table.state() == walk.table.state() && table.random() == walk.table.random());
    });
}

#[test]
fn a_journal_that_is_run_again_gives_the_same_game_event_by_event() {
    let decks = [official_deck(), deck::tiny(), deck::defences(), deck::storms(), deck::chance(5)];
    for (deck, players) in decks.iter().flat_map(|deck| (2..=4).map(move |players| (deck, players))) {
        let mut walk = Walk::new(deck, players, players as u64);
        let names = (0..players).map(|seat| format!("P{seat}")).collect();
        let random = Random::new(walk.seed);
        let header = Header::new::<UnstableStudents>(
            walk.kit.clone(),
            walk.options.clone(),
            names,
            Some(walk.seed),
            random,
        );
        let mut text = header.line() + "\n";
        let mut events = walk.step.events.clone();
        for _ in 0..600 {
            if let Some(milestone) = &walk.step.milestone {
                let entry = Entry::milestone::<UnstableStudents>(walk.table.moves_made(), &milestone.state);
                text += &(entry.line() + "\n");
            }
            let Some((seat, choice)) = walk.stride() else { break };
            events.extend(&walk.step.events);
            text += &(Entry::Move { seat, choice }.line() + "\n");
        }
        let journal: Journal<UnstableStudents> = Journal::parse(&text).unwrap();
        assert_eq!(journal.moves(), walk.table.moves_made());
        let mut again = Vec::new();
        let table = journal
            .replay(None, |_: &Table<_>, step: &Step<UnstableStudents>| again.extend(step.events.clone()))
            .unwrap();
        assert!(again == events, "the events are others");
        assert!(table.state() == walk.table.state() && table.random() == walk.table.random());
        let fingerprints = [table.state(), walk.table.state()].map(UnstableStudents::fingerprint);
        assert_eq!(fingerprints[0], fingerprints[1]);
    }
}

#[test]
fn official_games_end_within_a_generous_number_of_rounds() {
    for players in 2..=4 {
        for seed in 0..400 {
            let mut walk = Walk::new(&official_deck(), players, seed);
            while walk.stride().is_some() {
                assert!(walk.table.state().round() < 1_000, "seed {seed} with {players} players goes on");
            }
            assert!(walk.table.outcome().is_some());
        }
    }
}

/// The name of a variant, from its debug form.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn random_play_meets_every_kind_of_question_and_event() {
    let mut questions = BTreeSet::new();
    let mut events = BTreeSet::new();
    let mut blocked_and_discarded = 0;
    let mut deepest = 0;
    all_games(6, 200, |walk| {
        questions.extend(walk.table.state().decision().map(|decision| variant(&decision.question)));
        events.extend(walk.step.events.iter().map(variant));
        let discarded = |event: &&Event| matches!(event, Event::Blocked { discarded: true, .. });
        blocked_and_discarded += walk.step.events.iter().filter(discarded).count();
        deepest = deepest.max(walk.table.state().cards(Place::InPlay).len());
    });
    let all_questions = [
        "Action",
        "Defend",
        "Discard",
        "Duplicate",
        "Eliminate",
        "PlayCard",
        "Recipient",
        "Steal",
        "Target",
        "UseEffects",
    ];
    assert_eq!(questions.iter().map(String::as_str).collect::<Vec<_>>(), all_questions);
    assert_eq!(events.len(), 22, "{events:?}");
    assert!(blocked_and_discarded > 0 && deepest >= 5, "{deepest} cards in play at most");
}
