//! What is sent: colours or none, every size, and nothing while nothing changes.

use std::fs;
use std::time::Duration;

use super::seat::{CTRL_D, ENTER, Home, SIZE};
use super::tty::{Tty, program, spaced};

/// Parameters of sequences that have to do with colours.
fn is_colour(parameter: &u16) -> bool {
    matches!(parameter, 30..=49 | 58 | 59 | 90..=107)
}

#[test]
fn no_color_sends_no_colour_and_still_marks() {
    let home = Home::new();
    let mut command = program(home.path(), &[]);
    command.env("NO_COLOR", "1");
    let mut tty = Tty::start(command, SIZE);
    tty.until_words(&home.text("entry-quit"));
    tty.press("\u{1b}[B");
    tty.until_words("> 2");
    let looks = tty.looks();
    assert!(!looks.iter().any(is_colour), "{looks:?}");
    assert!(looks.contains(&7), "nothing is reversed: {looks:?}");
}

#[test]
fn the_option_for_colours_is_stronger_than_the_environment() {
    let home = Home::new();
    // The terminal's own colours need no sequence in the menu.
    fs::write(home.file("settings.toml"), "theme = \"dark\"\n").unwrap();
    let mut command = program(home.path(), &["--color", "always"]);
    command.env("NO_COLOR", "1");
    let mut tty = Tty::start(command, SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert!(tty.looks().iter().any(is_colour), "{:?}", tty.looks());
    let mut tty = Tty::start(program(home.path(), &["--color", "never"]), SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert!(!tty.looks().iter().any(is_colour), "{:?}", tty.looks());
}

#[test]
fn the_screen_follows_the_window() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    let before = tty.words();
    tty.resize((146, 40));
    tty.until("a wide screen", |tty| tty.screen().rows(0, 146).any(|row| row.chars().count() > 120));
    tty.resize((20, 6));
    tty.until_words(&home.sizes("screen-too-small")[..20]);
    tty.resize(SIZE);
    tty.until("the same screen", |tty| tty.words() == before);
    tty.answer_until("1", &home.text("hand-prompt"));
}

#[test]
fn a_terminal_that_is_too_poor_gets_lines_and_a_sentence() {
    let home = Home::new();
    let mut command = program(home.path(), &[]);
    command.env("TERM", "dumb");
    for (command, size, sentence) in [
        (command, SIZE, "lines-because-dumb"),
        (program(home.path(), &[]), (30, 10), "lines-because-small"),
        (program(home.path(), &[]), (39, 24), "lines-because-small"),
        (program(home.path(), &[]), (80, 11), "lines-because-small"),
    ] {
        let mut tty = Tty::start(command, size);
        tty.until_words(&home.text("menu-prompt"));
        let sentence = home.sizes(sentence);
        let raw = spaced(&String::from_utf8_lossy(&tty.raw));
        assert!(raw.contains(&sentence), "'{sentence}' is not in\n{raw}");
        assert!(!raw.contains("\u{1b}[?1049h"), "{raw}");
        tty.press(CTRL_D);
        assert_eq!(tty.end(), 1);
        tty.is_given_back();
    }
}

#[test]
fn nothing_is_sent_while_nothing_changes() {
    let home = Home::new();
    let mut tty = home.game_at_action();
    // What belongs to the frame that has been waited for may still be on its way.
    tty.listen(Duration::from_millis(300));
    assert_eq!(tty.listen(Duration::from_secs(1)), 0);
    tty.press("!");
    assert_eq!(tty.listen(Duration::from_millis(500)), 0, "{}", tty.text());
    tty.answer_until(ENTER, &home.text("hand-prompt"));
}

#[test]
fn the_mouse_is_not_listened_to_where_that_is_not_wanted() {
    let home = Home::new();
    fs::write(home.file("settings.toml"), "mouse = \"off\"\n").unwrap();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert_eq!(tty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    fs::write(home.file("settings.toml"), "").unwrap();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-quit"));
    assert_ne!(tty.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    // The entry for leaving is clicked.
    let row = tty.screen().rows(0, 80).position(|row| row.contains(&home.text("entry-quit"))).unwrap();
    tty.press(&format!("\u{1b}[<0;10;{}M\u{1b}[<0;10;{}m", row + 1, row + 1));
    tty.until_words(&home.first_words("confirm-leave"));
}

#[test]
fn settings_that_cannot_be_read_are_told_and_keep_nobody_from_playing() {
    let home = Home::new();
    fs::remove_file(home.file("settings.toml")).unwrap();
    fs::create_dir(home.file("settings.toml")).unwrap();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until("the fault", |tty| tty.words().replace(' ', "").contains("settings.toml"));
    tty.answer_until(ENTER, &home.text("entry-new"));
}
