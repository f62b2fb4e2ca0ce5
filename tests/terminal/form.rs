//! `new` at a terminal: what was given stands in the form, and what is missing is asked there.

use unstable_students::store::{Folder, Save, SaveName};

use super::seat::{ENTER, Home, SIZE};
use super::tty::{Tty, program};

const PAGE_DOWN: &str = "\u{1b}[6~";

#[test]
fn what_new_is_not_told_is_asked_in_a_form_that_holds_the_rest() {
    let home = Home::new();
    let given = ["new", "--seat", "Ada", "--seat", "Hal=medium", "--seed", "42", "--option", "undo=true"];
    let mut tty = Tty::start(program(home.path(), &given), SIZE);
    tty.until_words(&format!("{} {}", home.text("field-undo"), home.text("answer-yes")));
    tty.until_words(&format!("{} Hal", home.text("kind-medio")));
    tty.until_words(&format!("{} 42", home.text("field-seed")));
    tty.press("prova");
    tty.press(PAGE_DOWN);
    tty.answer_until(ENTER, &home.about("question-action", "Ada"));
    let save = Folder::new(home.path()).save(&SaveName::new("prova").unwrap());
    assert_eq!(Save::load(&save).unwrap().save.own.unwrap().seats, ["human", "medio"]);
}

#[test]
fn one_seat_is_enough_to_begin_the_form_with() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &["new", "--save", "prova", "--seat", "Ada"]), SIZE);
    tty.until_words(&format!("{} Ada", home.text("kind-human")));
    tty.until_words(&format!("{} prova", home.text("field-save")));
    tty.until_words(&format!("({})", home.text("field-start")));
}

#[test]
fn a_save_that_is_there_is_replaced_only_by_who_confirms_the_form() {
    let home = Home::new();
    drop(home.game());
    let before = home.save();
    let given = ["new", "--save", "prova", "--seat", "Ada", "--seat", "Carla", "--seed", "8"];
    let mut tty = Tty::start(program(home.path(), &given), SIZE);
    tty.until_words(&home.first_words("field-save-taken"));
    assert_eq!(home.save(), before);
    tty.answer_until(ENTER, &home.text("answer-yes"));
    tty.answer_until("y", &home.about("handover", "Ada"));
    assert_ne!(home.save(), before);
}
