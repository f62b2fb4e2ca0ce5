//! Whole games by keys, from the menu to the victory and out.

use std::collections::BTreeSet;
use std::time::Duration;

use super::seat::{ENTER, Home, SIZE};
use super::tty::{Tty, program};

/// Enter shows a hand only after a pause.
const PAUSE: Duration = Duration::from_millis(850);
/// More keys than any of these games takes.
const KEYS: usize = 300;

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Wait {
    Handover,
    Action,
    Hand,
    Pass,
    Over,
    Victory,
}

fn waits_for(tty: &Tty, home: &Home) -> Option<Wait> {
    let words = tty.words();
    let any = |key: &str| ["Ada", "Bruno"].iter().any(|name| words.contains(&home.about(key, name)));
    Some(match () {
        () if any("table-won") && words.contains(&home.text("victory-again")) => Wait::Victory,
        () if any("handover") => Wait::Handover,
        () if any("board-pass") => Wait::Pass,
        () if words.contains(&home.text("board-over")) => Wait::Over,
        () if words.contains(&home.text("hand-prompt")) => Wait::Hand,
        () if any("question-action") => Wait::Action,
        () => return None,
    })
}

/// Plays the first card again and again until somebody has won, reading each screen before the next key.
fn play_to_the_victory(tty: &mut Tty, home: &Home) -> BTreeSet<Wait> {
    let mut seen = BTreeSet::new();
    tty.until("something to answer", |tty| waits_for(tty, home).is_some());
    for _ in 0..KEYS {
        let wait = waits_for(tty, home).unwrap();
        seen.insert(wait);
        if wait == Wait::Victory {
            return seen;
        }
        let key = if wait == Wait::Action { "1" } else { ENTER };
        if wait == Wait::Handover {
            std::thread::sleep(PAUSE);
        }
        let before = tty.words();
        tty.answer(key, "something else", |tty| waits_for(tty, home).is_some() && tty.words() != before);
    }
    panic!("no victory:\n{}", tty.text());
}

#[test]
fn a_game_is_played_by_keys_from_the_menu_to_the_victory_and_out() {
    let home = Home::new();
    let mut tty = Tty::start(program(home.path(), &[]), SIZE);
    tty.until_words(&home.text("entry-new"));
    assert!(tty.is_taken());
    tty.answer_until("1", &home.text("field-start"));
    tty.press("prova\t\t\tAda\t\tBruno");
    tty.until_words("Bruno");
    // To the line that begins the game.
    tty.press("\u{1b}[6~");
    tty.press(ENTER);
    let seen = play_to_the_victory(&mut tty, &home);
    assert_eq!(seen.len(), 6, "{seen:?}");
    assert!(home.round() > 5);
    tty.press("0");
    tty.until_words(&home.text("entry-new"));
    tty.press("0");
    tty.until_words(&home.first_words("confirm-leave"));
    tty.press("y");
    assert_eq!(tty.end(), 0);
    tty.is_given_back();
    assert_eq!(tty.words(), "");
}

#[test]
fn a_game_is_played_while_events_appear_one_after_the_other() {
    let home = Home::new();
    std::fs::write(home.file("settings.toml"), "speed = \"quick\"\n").unwrap();
    let mut tty = home.game();
    tty.answer_until(ENTER, &home.about("question-action", "Ada"));
    tty.answer_until("1", &home.text("hand-prompt"));
    tty.answer_until(ENTER, &home.about("board-pass", "Bruno"));
    tty.answer_until(ENTER, &home.about("handover", "Bruno"));
    assert!(!tty.text().contains("Carta"), "{}", tty.text());
    tty.answer_until(ENTER, &home.about("question-action", "Bruno"));
}
