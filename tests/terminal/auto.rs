//! Automatic games at a real terminal.

use std::time::Duration;

use unstable_students::store::{Folder, SaveName};

use super::seat::{CTRL_C, ESCAPE, Home, SIZE};
use super::tty::{Tty, program};

/// Longer than anything that is still being drawn.
const QUIET: Duration = Duration::from_millis(300);

#[test]
fn an_automatic_game_is_held_stepped_taken_over_given_back_and_left() {
    let home = Home::new();
    let arguments = ["auto", "--save", "prova", "--players", "4", "--seed", "3", "--delay", "60000"];
    let mut tty = Tty::start(program(home.path(), &arguments), SIZE);
    tty.until_words("(Carta");
    let begun = home.save();
    tty.answer_until("p", &home.about("watch-held", "Turing"));
    tty.listen(QUIET);
    assert_eq!(tty.listen(QUIET), 0, "a game that is held is drawn");
    tty.press(".");
    tty.until("the next one", |tty| !tty.words().contains(&home.about("watch-held", "Turing")));
    tty.answer_until("t", &home.about("watch-join", "Lovelace"));
    tty.answer_until("s", &home.about("question-action", "Lovelace"));
    assert!(!tty.text().contains("(Carta"), "{}", tty.text());
    tty.answer_until("t", "(Carta");
    tty.answer_until(ESCAPE, &home.first_words("leave-question"));
    tty.answer_until("y", "Game saved");
    // The menu's own keys stand below it once the popup is closed.
    tty.answer_until(ESCAPE, &home.text("key-settings"));
    tty.answer_until("0", &home.first_words("confirm-leave"));
    tty.press("y");
    assert_eq!(tty.end(), 0);
    tty.is_given_back();
    assert_ne!(home.save(), begun);
    assert_eq!(home.round(), 2);
}

#[test]
fn many_games_that_are_interrupted_say_what_they_have() {
    let home = Home::new();
    let mut arguments = vec!["auto", "--games", "10000", "--save", "prova"];
    arguments.extend(["--seat", "Ada=difficile", "--seat", "Bruno=difficile"]);
    let mut tty = Tty::start(program(home.path(), &arguments), SIZE);
    // From its first save on the program listens to the signal, and so many games take it hours.
    let second = Folder::new(home.path()).save(&SaveName::new("prova-2").unwrap());
    tty.until_there_is(&second);
    tty.press(CTRL_C);
    tty.until_words("Bruno");
    tty.until_words("95 %");
    assert_eq!(tty.end(), 1);
}
