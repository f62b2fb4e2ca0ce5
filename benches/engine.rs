//! How fast the rules are: whole random games, and each call that search, tests and fronts make. What is
//! played has to be the game that the tests play, so the moves and rounds of fixed seeds are counted inside.

#[path = "common/scale.rs"]
mod scale;

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, Throughput};
use scale::{Scale, say};
use unstable_students::engine::journal::{Entry, Header};
use unstable_students::engine::{Game, Journal, Options, Random, Seat, Table, Witness};
use unstable_students::store::DeckFile;
use unstable_students::students::{Event, GameContext, Kit, Move, UnstableStudents};

/// How many games are played for one measurement.
const GAMES: u64 = 200;

/// Players, and the moves and rounds of [`GAMES`] games: what an unoptimised run counts.
const COUNTED: [(usize, u64, u64); 3] = [(2, 31_511, 10_468), (3, 41_770, 12_916), (4, 46_397, 14_796)];

/// The seed of a game of four of ordinary length.
const SEED: u64 = 4;
/// Moves after which a game of four is in its middle.
const MIDDLE: usize = 90;

/// A witness to whom events mean nothing.
struct Nobody;

impl Witness<UnstableStudents> for Nobody {
    fn event(&mut self, _: Event, _: &GameContext) {}
}

fn kit() -> Kit {
    Kit { deck: Arc::new(DeckFile::built_in().deck), position: None }
}

fn options() -> Options {
    Options::default().checked(UnstableStudents::definition().options).expect("the defaults fit")
}

/// A game that has been set up and carried on to its first decision, with its luck.
fn begin(kit: &Kit, options: &Options, players: usize, seed: u64) -> (GameContext, Random) {
    let mut random = Random::new(seed);
    let mut game = UnstableStudents::setup(kit, options, players, &mut random)
        .expect("the built-in deck is enough for four players");
    UnstableStudents::resume(&mut game, &mut random, &mut Nobody);
    (game, random)
}

/// Every move of a random game: who makes it, and which it is.
struct Walk {
    game: GameContext,
    random: Random,
    luck: Random,
    moves: Vec<Move>,
}

impl Walk {
    fn new(kit: &Kit, options: &Options, players: usize, seed: u64) -> Self {
        let (game, random) = begin(kit, options, players, seed);
        Self { game, random, luck: Random::new(!seed), moves: Vec::new() }
    }

    /// Lists all moves and makes one of them; nothing once the game is over.
    fn step(&mut self, witness: &mut impl Witness<UnstableStudents>) -> Option<(Seat, Move)> {
        let seat = self.game.decision()?.seat;
        self.moves.clear();
        UnstableStudents::moves(&self.game, seat, &mut self.moves);
        let choice = self.moves[self.luck.below(self.moves.len())];
        UnstableStudents::play(&mut self.game, seat, &choice, &mut self.random, witness)
            .expect("a listed move is legal");
        Some((seat, choice))
    }
}

/// Plays [`GAMES`] whole games and counts their moves and rounds. `forget` is called after each move.
fn play_all<W: Witness<UnstableStudents>>(
    kit: &Kit,
    players: usize,
    witness: &mut W,
    forget: impl Fn(&mut W),
) -> (u64, u64) {
    let options = options();
    let (mut moves, mut rounds) = (0, 0);
    for seed in 0..GAMES {
        let mut walk = Walk::new(kit, &options, players, seed);
        while walk.step(witness).is_some() {
            moves += 1;
            forget(witness);
        }
        rounds += u64::from(walk.game.round());
    }
    (moves, rounds)
}

fn whole_games(criterion: &mut Criterion, scale: &mut Scale) {
    let kit = kit();
    let mut group = criterion.benchmark_group("whole games");
    group.sample_size(50);
    for (players, moves, rounds) in COUNTED {
        group.throughput(Throughput::Elements(moves));
        let mut events: Vec<Event> = Vec::new();
        scale.measure(&mut group, &format!("{GAMES} games of {players}, events kept"), || {
            let counted = play_all(&kit, players, &mut events, Vec::clear);
            assert_eq!(counted, (moves, rounds), "{players} players");
        });
    }
    let (players, moves, rounds) = COUNTED[2];
    scale.measure(&mut group, &format!("{GAMES} games of {players}, no witness"), || {
        let counted = play_all(&kit, players, &mut Nobody, |_| ());
        assert_eq!(counted, (moves, rounds), "{players} players");
    });
    group.finish();
    say(&format!("a game of 4 has {:.0} moves on average\n", moves as f64 / GAMES as f64));
}

/// The state before each move of some random games of four, with the move that was made.
fn moments(kit: &Kit) -> Vec<(GameContext, Seat, Move)> {
    let mut moments = Vec::new();
    for seed in 0..8 {
        let mut walk = Walk::new(kit, &options(), 4, seed);
        loop {
            let before = walk.game.clone();
            let Some((seat, choice)) = walk.step(&mut Nobody) else { break };
            moments.push((before, seat, choice));
        }
    }
    moments
}

fn calls(criterion: &mut Criterion, scale: &mut Scale) {
    let kit = kit();
    let moments = moments(&kit);
    let mut group = criterion.benchmark_group("every moment of 8 games of 4");
    group.throughput(Throughput::Elements(moments.len() as u64));
    say(&format!("{} moments\n", moments.len()));
    let mut moves = Vec::new();
    scale.measure(&mut group, "moves: list them", || {
        for (game, seat, _) in &moments {
            moves.clear();
            UnstableStudents::moves(game, *seat, &mut moves);
            black_box(&moves);
        }
    });
    scale.measure(&mut group, "allows: check one", || {
        for (game, seat, choice) in &moments {
            assert!(UnstableStudents::allows(game, *seat, choice).is_ok());
        }
    });
    scale.measure(&mut group, "clone", || {
        for (game, ..) in &moments {
            black_box(game.clone());
        }
    });
    group.finish();
}

fn one_state(criterion: &mut Criterion, scale: &mut Scale) {
    let kit = kit();
    let mut walk = Walk::new(&kit, &options(), 4, SEED);
    for _ in 0..MIDDLE {
        walk.step(&mut Nobody).expect("a game of four is longer");
    }
    let game = walk.game;
    let seat = game.ring().current();
    let mut random = Random::new(1);
    let mut group = criterion.benchmark_group("middle of a game of 4");
    scale.measure(&mut group, "clone of one state", || game.clone());
    scale.measure(&mut group, "view of a seat", || UnstableStudents::view(&game, Some(seat)));
    scale.measure(&mut group, "redeal for a seat", || UnstableStudents::redeal(&game, seat, &mut random));
    scale.measure(&mut group, "fingerprint", || UnstableStudents::fingerprint(&game));
    let options = options();
    scale.measure(&mut group, "setup of a new game", || {
        UnstableStudents::setup(&kit, &options, 4, &mut random).is_ok()
    });
    group.finish();
}

/// The journal of a random game of four, as a file has it, and its moves.
fn journal(kit: &Kit) -> (String, u64) {
    let random = Random::new(SEED);
    let names = ["Ada", "Bruno", "Carla", "Dario"].map(str::to_owned).to_vec();
    let header = Header::new::<UnstableStudents>(kit.clone(), options(), names, Some(SEED), random.clone());
    let mut table: Table<UnstableStudents> =
        Table::new(kit, &options(), 4, random, false).expect("the built-in deck is enough");
    let mut text = header.line() + "\n";
    let mut luck = Random::new(SEED + 1);
    let mut step = table.resume();
    loop {
        if let Some(milestone) = &step.milestone {
            let entry = Entry::milestone::<UnstableStudents>(table.moves_made(), &milestone.state);
            text += &(entry.line() + "\n");
        }
        let Some(seat) = table.to_act().iter().next() else { break };
        let moves = table.moves(seat);
        let choice = moves[luck.below(moves.len())];
        text += &(Entry::Move { seat, choice }.line() + "\n");
        step = table.play(seat, &choice).expect("a listed move is legal");
    }
    (text, table.moves_made())
}

fn replay(criterion: &mut Criterion, scale: &mut Scale) {
    let (text, moves) = journal(&kit());
    let read = || Journal::<UnstableStudents>::parse(&text).expect("it was just written");
    let journal = read();
    let mut group = criterion.benchmark_group("journal of a game of 4");
    group.throughput(Throughput::Elements(moves));
    scale.measure(&mut group, "journal: read it", read);
    scale.measure(&mut group, "journal: play and verify it", || {
        let table = journal.replay(None, |_, _| ()).expect("it was just played");
        assert_eq!(table.moves_made(), moves);
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut scale = Scale::new(&mut criterion);
    whole_games(&mut criterion, &mut scale);
    calls(&mut criterion, &mut scale);
    one_state(&mut criterion, &mut scale);
    replay(&mut criterion, &mut scale);
    criterion.final_summary();
    scale.report();
}
