//! The arena: fair, reproducible, and able to stop; and games of every mix of players, which all end.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use unstable_students::arena::{Match, Progress, Report};
use unstable_students::cpu::{Level, Thumb};
use unstable_students::engine::{Options, Random, Seat, Table};
use unstable_students::player::{Kind, Player, Seating};
use unstable_students::students::{Kit, UnstableStudents};

/// With a number in the environment, so many games of each mix are played instead of a few.
const GAMES: &str = "UNSTABLE_STUDENTS_GAMES";
/// Levels that think for long play only one of so many games.
const SLOW: u64 = 500;

/// No game has more rounds.
const MOST_ROUNDS: u32 = 2_000;
/// No round has more moves.
const MOST_MOVES: u64 = 400;

fn of(levels: &[Level], deals: u64, rotate: bool, threads: usize) -> Match {
    let kinds: Vec<Kind> = levels.iter().copied().map(Kind::Cpu).collect();
    let names = vec![String::new(); kinds.len()];
    Match { deck: common::official_deck(), names, kinds, deals, rotate, seed: 7, threads, folder: None }
}

/// What comes out, but for the time that it took.
fn play(game: &Match) -> Report {
    let mut report = game.play(&Progress::default()).unwrap();
    for player in &mut report.players {
        assert!(player.moves == 0 || player.spent > Duration::ZERO);
        player.spent = Duration::ZERO;
    }
    report
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    for rotate in [false, true] {
        let levels = [Level::Medio, Level::Facile, Level::Random];
        let one = play(&of(&levels, 20, rotate, 1));
        for threads in [2, 3, 64] {
            assert_eq!(play(&of(&levels, 20, rotate, threads)), one);
        }
        assert_eq!(one.games(), if rotate { 60 } else { 20 });
        assert_eq!(one.players.iter().map(|player| player.wins).sum::<u64>(), one.finished);
        assert_eq!(one.players.iter().map(|player| player.moves).sum::<u64>(), one.moves);
    }
}

#[test]
fn with_rotated_seats_players_who_play_alike_win_alike() {
    // Each wins the deals of each seat once, whatever seats and cards are worth.
    let report = play(&of(&[Level::Medio; 3], 40, true, 2));
    assert!(report.players.iter().all(|player| player.wins == 40), "{:?}", report.players);
}

#[test]
fn the_better_player_is_rated_higher_and_cards_are_counted() {
    let report = play(&of(&[Level::Random, Level::Medio], 100, true, 2));
    assert!(report.players[1].rating.mean > report.players[0].rating.mean + 5.0, "{:?}", report.players);
    let cards = &report.cards;
    assert!(cards.iter().all(|card| card.wins <= card.users && card.users <= card.played.max(card.users)));
    assert!(cards.iter().filter(|card| card.users > 20).count() > 20);
}

#[test]
fn a_match_that_is_stopped_has_only_whole_deals() {
    let game = of(&[Level::Medio, Level::Facile], 1_000_000, true, 2);
    let progress = Progress::default();
    let report = std::thread::scope(|scope| {
        let playing = scope.spawn(|| game.play(&progress).unwrap());
        while progress.played.load(Ordering::Relaxed) < 20 {
            std::thread::sleep(Duration::from_millis(1));
        }
        progress.stop.store(true, Ordering::Relaxed);
        playing.join().unwrap()
    });
    assert!(report.games() >= 20 && report.games() < 2_000_000 && report.games() % 2 == 0);
    assert_eq!(report.games(), progress.played.load(Ordering::Relaxed));
}

/// Plays one game and makes sure that it ends within the bounds. Gives its rounds and the most moves of a round.
fn bounded(levels: &[Level], seed: u64) -> (u32, u64) {
    let kit = Kit { deck: common::official_deck(), position: None };
    let options = Options::default();
    let mut table =
        Table::<UnstableStudents>::new(&kit, &options, levels.len(), Random::new(seed), false).unwrap();
    let kinds: Vec<Kind> = levels.iter().copied().map(Kind::Cpu).collect();
    let names = vec![String::new(); kinds.len()];
    let thumb = Arc::new(Thumb::tuned(&kit.deck));
    let seating = Seating {
        deck: &kit.deck,
        thumb: &thumb,
        options: &options,
        names: &names,
        kinds: &kinds,
        errors: &|_| None,
    };
    let mut players: Vec<Player> =
        (0..kinds.len()).map(|seat| Player::new(Seat::new(seat), seating).unwrap()).collect();
    let mut luck = Random::new(!seed);
    let mut step = table.resume();
    let (mut round, mut moves, mut most) = (0, 0, 0);
    while let Some(decision) = table.state().decision() {
        for player in &mut players {
            player.watch(table.state(), &step.events);
        }
        let (choice, _) = players[decision.seat.index()].choose(table.state(), &mut luck);
        step = table.play(decision.seat, &choice).unwrap();
        moves = if table.state().round() == round { moves + 1 } else { 1 };
        (round, most) = (table.state().round(), most.max(moves));
        assert!(round <= MOST_ROUNDS && moves <= MOST_MOVES, "{levels:?}, seed {seed}");
    }
    assert!(table.state().winner().is_some(), "{levels:?}, seed {seed}");
    (round, most)
}

/// Every mix of levels at a table of so many players.
fn mixes(players: usize, levels: &[Level]) -> Vec<Vec<Level>> {
    let Some(fewer) = players.checked_sub(1) else { return vec![Vec::new()] };
    let with = |first: usize| {
        let rest = mixes(fewer, &levels[first..]);
        rest.into_iter().map(move |rest| [vec![levels[first]], rest].concat())
    };
    (0..levels.len()).flat_map(with).collect()
}

#[test]
fn every_game_of_every_mix_of_levels_ends() {
    // All games: `UNSTABLE_STUDENTS_GAMES=10000 cargo test --release --test arena every_game -- --nocapture`.
    let asked = std::env::var(GAMES).ok().map(|games| games.parse::<u64>().unwrap());
    for players in 2..=4 {
        for levels in mixes(players, &[Level::Random, Level::Course, Level::Facile, Level::Medio]) {
            let (mut rounds, mut moves) = (0, 0);
            for seed in 0..asked.unwrap_or(10) {
                let (ended, most) = bounded(&levels, seed);
                (rounds, moves) = (rounds.max(ended), moves.max(most));
            }
            println!("{levels:?}: at most {rounds} rounds, {moves} moves a round");
        }
        // With one who thinks for long, a share of them.
        let slow = asked.map_or(u64::from(players == 2), |games| games.div_ceil(SLOW));
        for mut levels in mixes(players - 1, &[Level::Facile, Level::Medio, Level::Difficile]) {
            levels.push(Level::Difficile);
            for seed in 0..slow {
                bounded(&levels, seed);
            }
        }
    }
}
