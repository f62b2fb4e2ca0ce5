//! CPU players: they see what a person at their seat sees, finish their games, and are as strong as their
//! levels say.

#![allow(clippy::unwrap_used)]

mod common;
#[path = "cpu/position.rs"]
mod position;

use unstable_students::arena::{Match, Progress, Report};
use unstable_students::cpu::search::{self, Budget, Policy};
use unstable_students::cpu::{Cpu, Level, Memory, Sight};
use unstable_students::engine::{Game, Random, Seat};
use unstable_students::player::Kind;
use unstable_students::students::{
    CardId, CardType, GameContext, Move, Place, Question, UnstableStudents, redeal,
};

fn play(levels: &[Level], deals: u64) -> Report {
    let kinds: Vec<Kind> = levels.iter().copied().map(Kind::Cpu).collect();
    let game = Match {
        deck: common::official_deck(),
        names: vec![String::new(); kinds.len()],
        kinds,
        deals,
        rotate: true,
        seed: 1,
        threads: 2,
        folder: None,
    };
    game.play(&Progress::default()).unwrap()
}

/// Every decision of some games between players of a level.
fn decisions(level: Level, mut look: impl FnMut(&GameContext, Seat, &[Move], Move)) {
    let deck = common::official_deck();
    for seed in 0..6 {
        let players = 2 + seed as usize % 3;
        let mut table = common::new_game(&deck, players, seed);
        let mut luck = Random::new(seed);
        while let Some(decision) = table.state().decision() {
            let moves = table.moves(decision.seat);
            let choice = Cpu::new(level, decision.seat, &deck).choose(table.state(), &moves, &mut luck);
            look(table.state(), decision.seat, &moves, choice);
            table.play(decision.seat, &choice).unwrap();
        }
    }
}

#[test]
fn every_level_chooses_legal_moves_and_ends_its_games() {
    for level in [Level::Random, Level::Course, Level::Facile, Level::Medio] {
        decisions(level, |_, _, moves, choice| assert!(moves.contains(&choice)));
        for players in 2..=4 {
            let report = play(&vec![level; players], 50);
            assert_eq!((report.finished, report.unfinished), (50 * players as u64, 0), "{level:?}");
        }
    }
}

#[test]
fn a_choice_does_not_depend_on_what_is_hidden() {
    let mut luck = Random::new(9);
    for level in [Level::Facile, Level::Medio, Level::Course] {
        decisions(level, |game, seat, moves, _| {
            let other = UnstableStudents::redeal(game, seat, &mut luck);
            let of = |game: &GameContext| {
                Cpu::new(level, seat, game.deck()).choose(game, moves, &mut Random::new(3))
            };
            assert_eq!(of(game), of(&other), "{level:?}");
        });
    }
}

#[test]
fn a_search_does_not_depend_on_what_is_hidden() {
    let budget = Budget { simulations: 12, trees: 1, threads: 1, playout: 30 };
    let (mut luck, mut defences) = (Random::new(9), 0);
    decisions(Level::Medio, |game, seat, moves, _| {
        let other = UnstableStudents::redeal(game, seat, &mut luck);
        let cpu = Cpu::new(Level::Difficile, seat, game.deck());
        let of = |game: &GameContext| search::choose(game, seat, moves, &cpu, budget, &mut Random::new(3));
        assert_eq!(of(game), of(&other));
        let question = game.decision().unwrap().question;
        defences += usize::from(matches!(question, Question::Defend { .. }));
    });
    assert!(defences > 10, "only {defences} defences were looked at");
}

struct First;

impl Policy<UnstableStudents> for First {
    fn choose(&self, _: &GameContext, _: Seat, _: &[Move], _: &mut Random) -> usize {
        0
    }
}

#[test]
fn a_search_gives_the_same_move_on_one_and_on_two_threads_and_for_the_same_sight() {
    let deck = common::official_deck();
    let table = common::new_game(&deck, 3, 4);
    let seat = table.state().decision().unwrap().seat;
    let moves = table.moves(seat);
    let choose = |game: &GameContext, threads| {
        let budget = Budget { simulations: 60, trees: 4, threads, playout: 600 };
        search::choose::<UnstableStudents>(game, seat, &moves, &First, budget, &mut Random::new(5))
    };
    assert_eq!(choose(table.state(), 1), choose(table.state(), 2));
}

#[test]
fn the_levels_are_as_strong_as_they_say() {
    let wins = |levels: &[Level]| play(levels, 60).rate(0).0;
    let three = |level, other| wins(&[level, other, other, other]);
    let (medio, facile) = (three(Level::Medio, Level::Random), three(Level::Facile, Level::Random));
    assert!(medio > 0.85, "medio wins {medio} against three that play at random");
    assert!(facile > 0.40, "facile wins {facile} against three that play at random");
    let better = three(Level::Medio, Level::Facile);
    assert!(better > 0.35, "medio wins {better} against three facile");
    assert!(three(Level::Medio, Level::Course) > 0.30);
}

#[test]
fn nobody_puts_a_malus_before_oneself() {
    for level in [Level::Facile, Level::Medio] {
        decisions(level, |game, seat, _, choice| {
            let Some(decision) = Sight::new(game, Some(seat)).decision() else { return };
            if let Question::Recipient { card, .. } = decision.question
                && game.deck().card(card).card_type == CardType::Malus
            {
                assert_ne!(choice, Move::Player(seat), "{level:?}");
            }
        });
    }
}

#[test]
fn a_memory_never_holds_a_card_that_is_not_in_the_hand_and_deals_keep_what_it_holds() {
    let deck = common::official_deck();
    let mut remembered = 0;
    for seed in 0..12 {
        let mut table = common::new_game(&deck, 2 + seed as usize % 3, seed);
        let seats = table.state().ring().seats();
        let mut memories = vec![Memory::default(); seats.iter().count()];
        let mut luck = Random::new(seed);
        let mut events = Vec::new();
        while let Some(decision) = table.state().decision() {
            for seat in seats.iter() {
                let memory = &mut memories[seat.index()];
                memory.watch(Sight::new(table.state(), Some(seat)), &events);
                let sorted = |cards: &[CardId]| {
                    let mut cards = cards.to_vec();
                    cards.sort_unstable();
                    cards
                };
                assert_eq!(sorted(memory.hand(seat)), sorted(table.state().cards(Place::Hand(seat))));
                let dealt = redeal(table.state(), seat, |owner| memory.hand(owner), &mut luck);
                for owner in table.state().ring().others(seat) {
                    if let Some(hand) = Sight::new(table.state(), Some(seat)).hand(owner) {
                        assert_eq!(sorted(memory.hand(owner)), sorted(hand), "an open hand is known");
                    }
                    for game in [table.state(), &dealt] {
                        let mut hand = game.cards(Place::Hand(owner)).to_vec();
                        for card in memory.hand(owner) {
                            let index = hand.iter().position(|other| other == card);
                            hand.swap_remove(index.expect("a remembered card is in the hand"));
                        }
                    }
                    remembered += memory.hand(owner).len();
                }
            }
            let moves = table.moves(decision.seat);
            let choice = moves[luck.below(moves.len())];
            events = table.play(decision.seat, &choice).unwrap().events;
        }
    }
    assert!(remembered > 1_000, "only {remembered} cards were remembered");
}
