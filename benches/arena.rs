//! How fast the computer plays: whole games of `medio`, the games that `difficile` plays in its head, a whole
//! choice of it, and how much faster two threads are than one. The games have fixed seeds.

#[path = "common/scale.rs"]
mod scale;

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use scale::{Scale, say};
use unstable_students::arena::{Match, Progress};
use unstable_students::cpu::{Cpu, DIFFICILE, Level};
use unstable_students::engine::{Options, Random, Table};
use unstable_students::player::Kind;
use unstable_students::store::DeckFile;
use unstable_students::students::{Deck, Kit, UnstableStudents};

/// How many deals are played for one measurement.
const DEALS: u64 = 2_000;
/// Moves after which a game of four is in its middle.
const MIDDLE: u64 = 40;

fn deck() -> Arc<Deck> {
    Arc::new(DeckFile::built_in().deck)
}

fn game(deck: &Arc<Deck>, players: usize, deals: u64, threads: usize) -> Match {
    Match {
        deck: Arc::clone(deck),
        names: vec![String::new(); players],
        kinds: vec![Kind::Cpu(Level::Medio); players],
        deals,
        rotate: false,
        seed: 1,
        threads,
        folder: None,
    }
}

fn took(game: &Match) -> Duration {
    let begun = Instant::now();
    black_box(game.play(&Progress::default()).expect("the built-in deck is enough for four players"));
    begun.elapsed()
}

fn whole_games(criterion: &mut Criterion, scale: &mut Scale, deck: &Arc<Deck>) {
    let mut group = criterion.benchmark_group("games of medio against itself");
    group.sample_size(10).throughput(Throughput::Elements(DEALS));
    for players in 2..=4 {
        let game = game(deck, players, DEALS, 1);
        scale.measure(&mut group, &format!("{DEALS} games of {players}"), || took(&game));
    }
    group.finish();
}

/// One choice of `difficile`; each of its simulations is a whole playout or less.
fn choice(criterion: &mut Criterion, scale: &mut Scale, deck: &Arc<Deck>) {
    let kit = Kit { deck: Arc::clone(deck), position: None };
    let mut table = Table::<UnstableStudents>::new(&kit, &Options::default(), 4, Random::new(4), false)
        .expect("the built-in deck is enough for four players");
    table.resume();
    let mut luck = Random::new(1);
    let (seat, moves) = loop {
        let seat = table.to_act().iter().next().expect("the game is not over in its middle");
        let moves = table.moves(seat);
        if table.moves_made() >= MIDDLE && moves.len() > 2 {
            break (seat, moves);
        }
        let choice = Cpu::new(Level::Medio, seat, deck).choose(table.state(), &moves, &mut luck);
        table.play(seat, &choice).expect("a listed move is legal");
    };
    let mut group = criterion.benchmark_group("difficile in the middle of a game of 4");
    group.sample_size(10).throughput(Throughput::Elements(DIFFICILE.simulations as u64));
    let cpu = Cpu::new(Level::Difficile, seat, deck);
    scale.measure(&mut group, "one choice, by its playouts", || cpu.choose(table.state(), &moves, &mut luck));
    group.finish();
}

/// How many times faster two threads are than one, by the best of some pairs measured one after the other.
fn threads(deck: &Arc<Deck>) {
    let [one, two] = [1, 2].map(|threads| game(deck, 4, 10 * DEALS, threads));
    let ratio = |_| took(&one).as_secs_f64() / took(&two).as_secs_f64();
    let best = (0..5).map(ratio).fold(0.0, f64::max);
    say(&format!("\ntwo threads play {best:.2} times as fast as one (best of 5 pairs)\n"));
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut scale = Scale::new(&mut criterion);
    let deck = deck();
    whole_games(&mut criterion, &mut scale, &deck);
    choice(&mut criterion, &mut scale, &deck);
    criterion.final_summary();
    scale.report();
    threads(&deck);
}
