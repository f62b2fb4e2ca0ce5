//! Signals while the records of a round are still being written.

use std::fs::{self, File};

use unstable_students::store::{Folder, Statistics};

use super::seat::{ENTER, Home, SIZE};
use super::tty::{Tty, program};

/// Keeps the program from counting a round, and so from writing the save of the next one, which comes after
/// that, until the file is dropped.
fn hold_up(home: &Home) -> File {
    fs::create_dir(home.file("saves")).unwrap();
    let lock = File::create(home.file("saves/.stats.lock")).unwrap();
    lock.lock().unwrap();
    lock
}

/// A game whose second round has begun on the screen, and not on the disk.
fn ahead_of_the_disk(home: &Home) -> Tty {
    let mut tty = home.game_at_action();
    while !tty.words().contains("Turn 2:") {
        let is_asked =
            ["Ada", "Bruno"].iter().any(|name| tty.words().contains(&home.about("question-action", name)));
        let before = tty.words();
        tty.answer(if is_asked { "2" } else { ENTER }, "something else", |tty| tty.words() != before);
    }
    assert_eq!(home.round(), 1);
    tty
}

/// The rounds that are counted for all players together.
fn counted(home: &Home) -> u64 {
    let (statistics, _) = Statistics::load(&Folder::new(home.path())).unwrap();
    statistics.players().map(|(_, player)| player.people.rounds).sum()
}

#[test]
fn whoever_is_asked_to_leave_first_writes_the_round_that_has_begun() {
    for signal in ["TERM", "HUP"] {
        let home = Home::new();
        let lock = hold_up(&home);
        let mut tty = ahead_of_the_disk(&home);
        tty.signal(signal);
        drop(lock);
        assert_eq!(tty.end(), 1);
        tty.is_given_back();
        assert_eq!((home.round(), counted(&home)), (2, 1));
    }
}

#[test]
fn whoever_is_killed_leaves_the_save_of_the_last_round_whole() {
    let home = Home::new();
    let lock = hold_up(&home);
    let mut tty = ahead_of_the_disk(&home);
    tty.signal("KILL");
    tty.end();
    drop(lock);
    assert_eq!((home.round(), counted(&home)), (1, 0));
    let mut tty = Tty::start(program(home.path(), &["prova"]), SIZE);
    tty.until_words(&home.about("handover", "Ada"));
}

#[test]
fn a_signal_at_any_moment_leaves_the_save_of_the_round_that_was_reached() {
    for bytes in (4..60).step_by(5).map(|kilobytes| kilobytes << 10) {
        let home = Home::new();
        let arguments = ["auto", "--save", "prova", "--players", "4", "--seed", "3", "--delay", "0"];
        let mut tty = Tty::start(program(home.path(), &arguments), SIZE);
        tty.until("so many bytes", |tty| {
            tty.raw.len() > bytes || tty.words().contains(&home.text("board-over"))
        });
        tty.signal("TERM");
        assert_eq!(tty.end(), 1);
        let log = fs::read_to_string(home.file("log.txt")).unwrap();
        let last = log.lines().last().unwrap().strip_prefix("[Turno ").unwrap();
        assert_eq!(Some(home.round().to_string().as_str()), last.split(']').next());
    }
}
