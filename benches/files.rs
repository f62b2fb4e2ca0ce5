//! How fast the files are read and written, in memory and on this machine's disk, how soon the program asks
//! its first question, and how much memory a game takes.

#[path = "common/program.rs"]
mod program;
#[path = "common/scale.rs"]
mod scale;

use std::fs;
use std::sync::Arc;

use criterion::{Criterion, Throughput};
use program::Program;
use scale::{Scale, say};
use unstable_students::engine::{Game, Options, Random, Table};
use unstable_students::store::statistics::{Figures, Share};
use unstable_students::store::{DeckFile, Folder, OwnBlock, Save, Statistics};
use unstable_students::students::{Deck, Kit, Text, UnstableStudents};

const NAMES: [&str; 4] = ["Ada", "Bruno", "Carla", "Dario"];
/// The seed of a game of four of ordinary length.
const SEED: u64 = 4;
/// Moves after which the game that is saved is in its middle.
const MIDDLE: usize = 90;
/// The bytes of its save, all 137 cards with their texts.
const SAVE_BYTES: std::ops::Range<usize> = 44_000..52_000;
/// The names in the statistics, and the games that they remember.
const STATISTICS: (usize, u8) = (40, 200);

fn deck(criterion: &mut Criterion, scale: &mut Scale) {
    const BYTES: &[u8] = include_bytes!("../mazzo.txt");
    let mut group = criterion.benchmark_group("deck");
    group.throughput(Throughput::Bytes(BYTES.len() as u64));
    scale.measure(&mut group, "deck: read, in memory", || {
        let file = DeckFile::parse(BYTES).expect("the built-in deck is a deck");
        assert_eq!((file.records.len(), file.deck.total()), (49, 137));
    });
    group.finish();
}

/// A game of four at the beginning of a round in its middle.
fn save(deck: Arc<Deck>) -> Save {
    let options = Options::default().checked(UnstableStudents::definition().options);
    let options = options.expect("the defaults fit");
    let kit = Kit { deck, position: None };
    let mut table: Table<UnstableStudents> =
        Table::new(&kit, &options, NAMES.len(), Random::new(SEED), false)
            .expect("the built-in deck is enough for four players");
    let mut luck = Random::new(SEED + 1);
    let mut step = table.resume();
    while step.milestone.is_none() || table.moves_made() < MIDDLE as u64 {
        let seat = table.to_act().iter().next().expect("the game goes on for longer");
        let moves = table.moves(seat);
        step = table.play(seat, &moves[luck.below(moves.len())]).expect("a listed move is legal");
    }
    let milestone = step.milestone.expect("that is what was waited for");
    Save {
        players: NAMES.map(Text::new).to_vec(),
        deck: kit.deck,
        position: milestone.state.position(),
        own: Some(OwnBlock {
            game_id: [7; 16],
            options,
            seats: vec!["human".to_owned(); NAMES.len()],
            random: Some(milestone.random),
            moves: table.moves_made(),
        }),
    }
}

fn saves(criterion: &mut Criterion, scale: &mut Scale) {
    let save = save(Arc::new(DeckFile::built_in().deck));
    let bytes = save.to_bytes().expect("every text fits");
    assert!(SAVE_BYTES.contains(&bytes.len()), "{} bytes", bytes.len());
    assert_eq!(Save::from_bytes(&bytes).expect("it was just written").save, save);
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let path = folder.path().join("x.sav");
    let mut group = criterion.benchmark_group("save of a game of 4");
    group.throughput(Throughput::Bytes(bytes.len() as u64));
    scale.measure(&mut group, "save: write, in memory", || save.to_bytes());
    scale.measure(&mut group, "save: read, in memory", || Save::from_bytes(&bytes));
    scale.measure(&mut group, "save: write a file, no sync", || {
        let bytes = save.to_bytes().expect("every text fits");
        fs::write(&path, bytes).expect("the temporary folder takes it");
    });
    scale.measure(&mut group, "save: write a file, synced and renamed", || {
        save.write(&path).expect("the temporary folder takes it");
    });
    scale.measure(&mut group, "save: read a file", || Save::load(&path).expect("it was just written"));
    group.finish();
}

/// The statistics of many names and games.
fn figures() -> Statistics {
    let mut statistics = Statistics::default();
    let (players, games) = STATISTICS;
    let names: Vec<String> = (0..players).map(|number| format!("Player {number}")).collect();
    for game in 0..games {
        let id = [game; 16];
        let mut table = names.iter().cycle().skip(usize::from(game)).map(String::as_str).take(4);
        let figures = Figures { rounds: 1, discarded: 2, played: [3; 9], ..Figures::default() };
        let shares = table.clone().map(|name| Share { name, automatic: false, figures });
        statistics.record_round(id, 1, shares);
        let winner = table.next().unwrap_or_default();
        let others = table.map(|name| (name, false));
        statistics.record_victory(id, winner, [(winner, false)].into_iter().chain(others));
    }
    statistics
}

fn statistics(criterion: &mut Criterion, scale: &mut Scale) {
    let statistics = figures();
    assert_eq!(statistics.players().count(), STATISTICS.0);
    let root = tempfile::tempdir().expect("there is a folder for temporary files");
    let folder = Folder::new(root.path());
    let mut group = criterion.benchmark_group("statistics of 40 names and 200 games");
    scale.measure(&mut group, "statistics: write a file, synced and renamed", || {
        statistics.save(&folder).expect("the temporary folder takes it");
    });
    scale.measure(&mut group, "statistics: read a file", || {
        Statistics::load(&folder).expect("it was just written")
    });
    assert_eq!(Statistics::load(&folder).expect("it was just written"), (statistics, None));
    group.finish();
}

fn program(criterion: &mut Criterion, scale: &mut Scale) {
    let root = tempfile::tempdir().expect("there is a folder for temporary files");
    let folder = Folder::new(root.path());
    fs::create_dir(folder.saves()).expect("the folder is new and empty");
    let save = save(Arc::new(DeckFile::built_in().deck));
    save.write(&folder.saves().join("x.sav")).expect("the temporary folder takes it");
    let program = Program::new(root.path());
    let mut group = criterion.benchmark_group("start");
    scale.measure(&mut group, "start: --version, nothing but a process", || program.run(&["--version"]));
    scale.measure(&mut group, "start: to the menu's prompt, and end of input", || {
        assert!(program.run(&[]).contains("[0]"), "the menu was not shown");
    });
    scale.measure(&mut group, "start: to a game's first question, and end", || {
        assert!(program.run(&["x"]).contains("Ada"), "the game was not shown");
    });
    group.finish();
    match program.peak_memory("x") {
        Some(kibibytes) => say(&format!("resident memory in a game, at its highest: {kibibytes} KiB\n")),
        None => say("resident memory is only measured on Linux\n"),
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut scale = Scale::new(&mut criterion);
    deck(&mut criterion, &mut scale);
    saves(&mut criterion, &mut scale);
    statistics(&mut criterion, &mut scale);
    program(&mut criterion, &mut scale);
    criterion.final_summary();
    scale.report();
}
