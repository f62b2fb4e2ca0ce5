//! How much of the game is luck: a player who searches as `difficile` does but sees all cards, the draw pile's
//! order included, plays against `medio`. What it wins is about the most that anybody could. A measurement only:
//! nobody who plays here can see that.
//!
//! `cargo run --release --example ceiling -- [PLAYERS] [DEALS]`; each deal is played once for every seat.

#![allow(clippy::print_stdout)]

use std::sync::Arc;

use unstable_students::cpu::search::{self, Policy};
use unstable_students::cpu::{Cpu, DIFFICILE, Level};
use unstable_students::engine::{Options, Random, Seat, Table};
use unstable_students::store::DeckFile;
use unstable_students::students::{GameContext, Kit, MAX_PLAYERS, MIN_PLAYERS, Move, UnstableStudents};

/// Moves after which a game is broken off.
const LONGEST_GAME: u64 = 5_000;

/// A searching player to whom nothing is hidden.
struct Seer<'a>(&'a Cpu);

impl Policy<UnstableStudents> for Seer<'_> {
    fn deal(&self, state: &GameContext, _: Seat, _: &mut Random) -> GameContext {
        state.clone()
    }

    fn hopes(&self, state: &GameContext, hopes: &mut Vec<f64>) {
        self.0.hopes(state, hopes);
    }

    fn choose(&self, state: &GameContext, seat: Seat, moves: &[Move], luck: &mut Random) -> usize {
        Policy::choose(self.0, state, seat, moves, luck)
    }
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let players = arguments.first().map_or(2, |&players| players as usize).clamp(MIN_PLAYERS, MAX_PLAYERS);
    let deals = arguments.get(1).copied().unwrap_or(100);
    let kit = Kit { deck: Arc::new(DeckFile::built_in().deck), position: None };
    let mut wins = 0;
    for deal in 0..deals {
        for seat in (0..players).map(Seat::new) {
            wins += u64::from(wins_as(seat, &kit, players, deal));
        }
    }
    let games = deals * players as u64;
    println!("{wins} of {games} games of {players}: {:.1} %", wins as f64 * 100.0 / games as f64);
}

/// Plays a game with the seer at a seat and says whether it has won.
fn wins_as(seer: Seat, kit: &Kit, players: usize, seed: u64) -> bool {
    let mut table: Table<UnstableStudents> =
        Table::new(kit, &Options::default(), players, Random::new(seed + 1), false)
            .expect("the built-in deck is enough for every number of players");
    let cpus: Vec<Cpu> =
        (0..players).map(|seat| Cpu::new(Level::Medio, Seat::new(seat), &kit.deck)).collect();
    let mut luck = Random::new(seed);
    table.resume();
    while let Some(seat) = table.to_act().iter().next().filter(|_| table.moves_made() < LONGEST_GAME) {
        let moves = table.moves(seat);
        let cpu = &cpus[seat.index()];
        let choice = if seat == seer {
            moves[search::choose(table.state(), seat, &moves, &Seer(cpu), DIFFICILE, &mut luck)]
        } else {
            cpu.choose(table.state(), &moves, &mut luck)
        };
        table.play(seat, &choice).expect("the move was listed as legal");
    }
    table.state().winner() == Some(seer)
}
