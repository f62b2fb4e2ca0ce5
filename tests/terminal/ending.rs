//! The terminal before and after every way in which the program ends or stops.

use std::fs;

use super::seat::{CTRL_C, CTRL_Z, ENTER, ESCAPE, Home, SIZE};
use super::tty::{Tty, program};

#[test]
fn somebody_who_leaves_gets_the_terminal_back() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert!(tty.is_taken() && tty.screen().hide_cursor() && tty.screen().bracketed_paste());
    tty.press("0");
    tty.until_words(&home.first_words("confirm-leave"));
    tty.press("y");
    assert_eq!(tty.end(), 0);
    tty.is_given_back();
}

#[test]
fn whatever_a_program_that_was_killed_has_left_on_the_screen_is_wiped() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert!(tty.was_wiped());
}

#[test]
fn an_answer_as_soon_as_the_question_is_there_is_heard() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    let question = home.first_words("confirm-leave");
    for _ in 0..40 {
        tty.until("the menu", |tty| {
            tty.words().contains(&home.text("entry-quit")) && !tty.words().contains(&question)
        });
        tty.press("0");
        tty.until_words(&question);
        tty.press("n");
    }
}

/// The system asks the program to leave in the middle of a round.
fn leaves_at(signal: &str) {
    let home = Home::new();
    let mut tty = home.game_at_action();
    let save = home.save();
    tty.answer_until("1", &home.text("hand-prompt"));
    tty.signal(signal);
    assert_eq!(tty.end(), 1);
    tty.is_given_back();
    assert!(home.save() == save);
    assert_eq!(home.round(), 1);
}

#[test]
fn sigterm_leaves_with_the_save_intact() {
    leaves_at("TERM");
}

#[test]
fn sighup_leaves_with_the_save_intact() {
    leaves_at("HUP");
}

#[test]
fn a_terminal_that_goes_away_leaves_with_the_save_intact() {
    let home = Home::new();
    let tty = home.game_at_action();
    let save = home.save();
    tty.hang_up();
    assert!(home.save() == save);
    assert!(!home.file("panic.log").exists());
    // And nobody is in the way of who goes on.
    let mut tty = Tty::start(program(home.path(), &["prova"]), SIZE);
    tty.until_words(&home.about("handover", "Ada"));
}

#[test]
fn ctrl_c_asks_once_and_then_leaves() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    tty.press(CTRL_C);
    tty.until_words(&home.first_words("confirm-leave"));
    tty.press(ESCAPE);
    tty.until("the question again", |tty| !tty.words().contains(&home.first_words("confirm-leave")));
    // What was pressed in between: the next one asks again.
    tty.press(CTRL_C);
    tty.until_words(&home.first_words("confirm-leave"));
    tty.press(CTRL_C);
    assert_eq!(tty.end(), 0);
    tty.is_given_back();
    assert_eq!(home.round(), 1);
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_the_program_goes_on() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    let before = tty.words();
    tty.press(CTRL_Z);
    tty.until("the other screen", |tty| !tty.is_taken());
    // It stops after that, and nobody knows when: it is woken until it draws.
    let mut wakes = 0;
    while !tty.is_taken() {
        tty.signal("CONT");
        tty.listen(std::time::Duration::from_millis(50));
        wakes += 1;
        assert!(wakes < 1000, "it does not go on");
    }
    tty.until("the same question", |tty| tty.words() == before);
    assert!(tty.screen().hide_cursor() && tty.screen().bracketed_paste());
    // And it hears.
    tty.answer_until("1", &home.text("hand-prompt"));
    tty.signal("TERM");
    tty.end();
    tty.is_given_back();
}

#[test]
fn while_it_is_stopped_the_terminal_is_as_it_was() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    tty.press(CTRL_Z);
    tty.until("the cursor", |tty| !tty.is_taken() && !tty.screen().hide_cursor());
    // The modes of the line come back right after that; who waits for it knows when they are there.
    for _ in 0..100 {
        tty.listen(std::time::Duration::from_millis(20));
        if tty.has_its_modes() {
            break;
        }
    }
    tty.is_given_back();
}

#[test]
fn a_game_that_cannot_be_kept_ends_and_says_why() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    fs::remove_file(home.file("log.txt")).unwrap();
    fs::create_dir(home.file("log.txt")).unwrap();
    // The file is written while the game goes on: it is one of the next answers that cannot be kept any more.
    let before = tty.words();
    tty.answer("2", "the next question", |tty| tty.words() != before);
    while tty.is_taken() {
        let before = tty.words();
        tty.answer(ENTER, "the end", |tty| !tty.is_taken() || tty.words() != before);
    }
    assert_eq!(tty.end(), 1);
    tty.is_given_back();
    assert!(tty.words().contains("log.txt"), "{}", tty.text());
    assert_eq!(home.round(), 1);
}

#[test]
fn a_fault_of_the_program_gives_the_terminal_back_and_says_what_to_report() {
    let home = Home::new();
    let mut command = program(home.path(), &[]);
    // More memory for each thread than there is: the first one cannot be made.
    command.env("RUST_MIN_STACK", (1_u64 << 60).to_string());
    let mut tty = Tty::start(command, SIZE);
    assert_ne!(tty.end(), 0);
    tty.is_given_back();
    assert!(String::from_utf8_lossy(&tty.raw).contains("\u{1b}[?1049h"), "it was never taken");
    assert!(tty.words().contains("panic.log"), "{}", tty.text());
    let report = fs::read_to_string(home.file("panic.log")).unwrap();
    assert!(report.contains(env!("CARGO_PKG_VERSION")) && report.contains("thread"), "{report}");
    // The next prompt comes below that.
    let rows: Vec<String> = tty.screen().rows(0, SIZE.0).collect();
    let (cursor, _) = tty.screen().cursor_position();
    assert!(rows[usize::from(cursor)..].iter().all(String::is_empty), "{cursor} in {rows:?}");
}

#[test]
fn a_wrong_key_does_not_end_anything() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    // Keys that nobody knows, and half a sequence.
    tty.press("\u{1b}[99~\u{1b}[<64;1;1M\u{1b}O\u{0}\u{7f}ß学\u{1b}[200~Ada\u{1b}[201~");
    tty.press("\u{1b}");
    tty.press(ENTER);
    tty.signal("TERM");
    assert_eq!(tty.end(), 1);
    tty.is_given_back();
    assert_eq!(home.round(), 1);
}
