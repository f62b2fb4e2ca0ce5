//! A key that was pressed before a question appeared never answers it.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unstable_students::engine::journal::Entry;
use unstable_students::students::{Move, Question};
use unstable_students::ui::full::input::Pointer;
use unstable_students::ui::full::settings::Speed;
use unstable_students::ui::full::{Happening, Input, Settings};

use super::person::{Home, MARGIN, Person, Taste};
use super::play::Play;

/// Answers that are given, and what stands between two of them at most: reading, passing the keyboard, taking it.
const ANSWERS: usize = 40;
const STAGES: usize = 4;

/// Somebody who is too fast: keys and clicks of this moment, whatever is on the screen.
fn hammer(person: &mut Person<'_>, at: Duration) {
    let codes = [KeyCode::Enter, KeyCode::Char(' '), KeyCode::Char('1'), KeyCode::Char('2'), KeyCode::Enter];
    let keys = codes.map(|code| Happening::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    let (width, height) = person.size;
    let clicks = (0..height).flat_map(|line| {
        let click = Happening::Mouse(Pointer::Click.at(MARGIN + width / 4, MARGIN + line));
        [click.clone(), click]
    });
    for happening in keys.into_iter().chain(clicks) {
        person.app.input(Input { at, happening });
    }
}

/// Goes back to the question from whatever part of the table has the keys.
fn back_to_the_question(person: &mut Person<'_>) {
    let title = format!("[ {} ]", person.app.context().text("part-question"));
    if !person.words().contains(&title) {
        person.key(KeyCode::Esc);
    }
}

/// Plays with somebody who is too fast after every answer.
fn early_keys_answer_nothing(speed: Speed, seed: u64) {
    let home = Home::new();
    let taste = Taste { settings: Settings { speed, ..Settings::default() }, ..Taste::default() };
    let mut play = Play::new(&home, &taste, 3, seed, (80, 24));
    for _ in 0..ANSWERS {
        let Some(choice) = play.any_move() else { return };
        play.choose(choice);
        let made = play.journal().len();
        let early = play.person.at - Duration::from_millis(1);
        // What comes next appears bit by bit, each time seen only after those keys.
        for _ in 0..STAGES {
            let is_asked = !play.person.marked().is_empty();
            play.person.at += Duration::from_secs(1);
            hammer(&mut play.person, early);
            play.person.look();
            hammer(&mut play.person, early);
            play.person.look();
            assert_eq!(play.journal().len(), made, "{choice:?}\n{}", play.screen());
            if is_asked {
                break;
            }
            play.person.wait();
            if play.person.marked().is_empty() {
                play.person.enter();
            }
        }
        if play.decision().is_some() {
            back_to_the_question(&mut play.person);
        }
    }
}

#[test]
fn a_key_from_before_the_question_does_not_answer_it() {
    early_keys_answer_nothing(Speed::Off, 3);
    early_keys_answer_nothing(Speed::Quick, 4);
}

#[test]
fn two_keys_at_once_answer_one_question() {
    let home = Home::new();
    let mut play = Play::new(&home, &Taste::default(), 2, 8, (80, 24));
    // Somebody who is asked twice in a row: the card is played, and asks its player.
    play.until(|play, decision| {
        decision.question == Question::Action && play.moves().iter().any(|&choice| asks_again(play, choice))
    });
    let choice = play.moves().into_iter().find(|&choice| asks_again(&play, choice)).unwrap();
    let seat = play.decision().unwrap().seat;
    let place = play.place_in_hand(choice).unwrap();
    play.person.keys("1");
    for _ in 0..place {
        play.person.key(KeyCode::Right);
    }
    play.person.at += Duration::from_secs(1);
    let at = play.person.at;
    for _ in 0..3 {
        let happening = Happening::Key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE));
        play.person.app.input(Input { at, happening });
    }
    play.person.look();
    assert_eq!(play.journal().last(), Some(&Entry::Move { seat, choice }.line()));
}

fn asks_again(play: &Play<'_>, choice: Move) -> bool {
    let mut after = play.table.clone();
    let seat = after.to_act().iter().next();
    seat.is_some_and(|seat| matches!(choice, Move::Play(_)) && after.play(seat, &choice).is_ok())
        && after.to_act().iter().next() == seat
        && after.moves_made() == play.table.moves_made() + 1
        && after.state().decision().is_some_and(|decision| decision.question != Question::Action)
}
