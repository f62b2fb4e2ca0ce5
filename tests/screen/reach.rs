//! At 80x24 everything that can be done is reached by keys, and seen before it is chosen.

use std::collections::HashMap;
use std::mem::discriminant;

use crossterm::event::KeyCode;
use unstable_students::students::{CardType, Move, Place, Question};
use unstable_students::ui::Language;

use super::person::{Home, Taste, words};
use super::play::Play;

/// How often each kind of question is looked at from all sides in a game.
const OFTEN: usize = 8;
/// The kinds of questions that there are.
const QUESTIONS: usize = 10;
/// The answers that have a key of their own.
const DIGITS: usize = 9;

/// Marks everything that can be marked in the part that has the keys, and gives what was marked.
fn all_marked(play: &mut Play<'_>) -> Vec<String> {
    play.person.key(KeyCode::Home);
    let first = play.person.marked();
    let mut all = vec![first.clone()];
    loop {
        play.person.key(KeyCode::Down);
        let marked = play.person.marked();
        if marked == first {
            return all;
        }
        all.push(marked);
        assert!(all.len() < 99, "{all:?}");
    }
}

/// The question stands on the screen, and the arrows mark each answer, with its number and in its words.
fn question_can_be_answered(play: &mut Play<'_>) {
    let decision = play.decision().unwrap();
    let question = words(&play.narrator().question(&decision));
    assert!(play.person.words().contains(&question), "'{question}' is not in\n{}", play.screen());
    let answers = play.moves().into_iter().map(|answer| play.narrator().answer(&decision, &answer));
    let numbered = |(number, answer): (usize, String)| words(&format!(">{number} {answer}"));
    let answers: Vec<String> = (1..).zip(answers).map(numbered).collect();
    assert_eq!(all_marked(play), answers, "{}", play.screen());
}

/// The five choices of the original can be marked. Of each card of the hand a sentence says what it does, or
/// why it cannot be played.
fn action_can_be_chosen(play: &mut Play<'_>) {
    let marked = all_marked(play);
    let numbers: Vec<&str> = marked.iter().map(|text| &text[..2]).collect();
    assert_eq!(numbers, [">1", ">2", ">3", ">4", ">0"]);
    play.person.keys("1");
    if !play.moves().iter().any(|choice| matches!(choice, Move::Play(_))) {
        let context = play.person.app.context();
        let reasons = ["hand-empty", "hand-nothing-playable"].map(|key| words(&context.text(key)));
        assert!(reasons.iter().any(|reason| play.person.words().contains(reason)), "{}", play.screen());
        return;
    }
    let seat = play.decision().unwrap().seat;
    let mut hand = play.table.state().cards(Place::Hand(seat)).to_vec();
    hand.sort();
    hand.dedup();
    let mut told = String::new();
    for _ in &hand {
        told += &(play.person.words() + "\n");
        play.person.key(KeyCode::Right);
    }
    for card in hand {
        let about = match play.table.state().may_play(seat, card, CardType::All) {
            Ok(()) => format!("{}. ", play.narrator().card(card)),
            Err(reason) => play.narrator().refusal(&reason),
        };
        assert!(told.contains(&words(&about)), "'{about}' is not in\n{told}");
    }
    play.person.key(KeyCode::Esc);
}

/// Plays a game and says how many kinds of questions were asked.
fn every_answer_is_reached(language: Language, players: usize, seed: u64) -> usize {
    let home = Home::new();
    let taste = Taste { language, ..Taste::default() };
    let mut play = Play::new(&home, &taste, players, seed, (80, 24));
    let mut asked = HashMap::new();
    while let Some(decision) = play.decision() {
        play.until_asked();
        let is_action = decision.question == Question::Action;
        let times = asked.entry(discriminant(&decision.question)).or_insert(0);
        *times += 1;
        match (*times <= OFTEN, is_action) {
            (true, true) => action_can_be_chosen(&mut play),
            (true, false) => question_can_be_answered(&mut play),
            (false, _) => {}
        }
        let choice = play.any_move().unwrap();
        let place = play.moves().iter().position(|&other| other == choice).unwrap();
        // Every second answer by its number, where it has one.
        if !is_action && place < DIGITS && play.below(2) == 0 {
            play.person.keys(&(place + 1).to_string());
            play.made(decision.seat, choice);
        } else {
            play.choose(choice);
        }
    }
    play.person.wait();
    play.person.enter();
    let winner = play.table.state().winner().unwrap();
    let won = play
        .person
        .app
        .context()
        .text_with("table-won", &[("player", play.names[winner.index()].as_str().into())]);
    assert!(play.person.words().contains(&won), "{}", play.screen());
    asked.len()
}

#[test]
fn at_80x24_every_answer_is_reached_by_keys() {
    assert_eq!(every_answer_is_reached(Language::Italian, 4, 1), QUESTIONS);
}

#[test]
fn at_80x24_two_who_read_english_reach_every_answer_too() {
    every_answer_is_reached(Language::English, 2, 2);
}
