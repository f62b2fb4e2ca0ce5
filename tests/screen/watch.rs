//! Watching the computer play: held, step by step, and with a person who joins in.

use std::time::Duration;

use crossterm::event::KeyCode;
use unstable_students::cpu::Level;
use unstable_students::engine::Seat;
use unstable_students::player::Kind;
use unstable_students::session::Session;
use unstable_students::store::statistics::Kind as Counted;
use unstable_students::store::{Save, Statistics, journal_file};
use unstable_students::ui::full::{Happening, Settings};

use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::screen::table::Table;
use unstable_students::ui::full::settings::Speed;
use unstable_students::ui::{Language, Locale};

use super::person::{Home, Person, Taste};
use super::play::{NAMES, new_game, save_name};

/// A game of CPU players above the menu, with no time between the moves.
fn game<'a>(home: &'a Home, taste: &Taste, players: usize, size: (u16, u16)) -> Person<'a> {
    let context = home.context(taste);
    let mut game = new_game(players, 9);
    for participant in &mut game.participants {
        participant.kind = Kind::Cpu(Level::Medio);
    }
    let session = Session::create(&home.folder, &save_name(), game).unwrap();
    let table = Table::new(session, &context, Duration::ZERO).unwrap();
    let mut person = Person::new(context, Box::new(Menu::default()), size);
    person.app.push(table.paced(Duration::ZERO, Duration::ZERO));
    person.look();
    person
}

/// How many moves have been made.
fn moves(home: &Home) -> usize {
    let lines = journal_file::read(&home.folder.journal(&save_name())).unwrap();
    lines.iter().filter(|line| line.starts_with("{\"seat\"")).count()
}

/// How many rounds have begun.
fn rounds(home: &Home) -> usize {
    let lines = journal_file::read(&home.folder.journal(&save_name())).unwrap();
    lines.iter().filter(|line| line.starts_with("{\"milestone\"")).count()
}

/// Saves are written beside the game.
fn eventually(mut is_so: impl FnMut() -> bool) {
    for _ in 0..1000 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it does not become so");
}

fn kinds(home: &Home) -> Vec<String> {
    Save::load(&home.folder.save(&save_name())).unwrap().save.own.unwrap().seats
}

fn says(taste: &Taste, key: &str, seat: usize) -> String {
    Locale::new(taste.language).text_with(key, &[("player", NAMES[seat].into())])
}

/// Whose decision it is, by what stands below a game that is held.
fn to_decide(taste: &Taste, person: &Person<'_>) -> Seat {
    let words = person.words();
    let seat = (0..NAMES.len()).find(|&seat| words.contains(&says(taste, "watch-held", seat)));
    Seat::new(seat.unwrap_or_else(|| panic!("it is not held:\n{}", person.lines().join("\n"))))
}

/// One move more of a game that is held.
fn step(person: &mut Person<'_>) {
    person.keys(".");
    person.wait();
}

#[test]
fn a_game_of_the_computer_plays_itself_with_all_cards_open_to_the_victory() {
    for (players, size) in [(2, (80, 24)), (4, (80, 24)), (3, (40, 12)), (4, (146, 40))] {
        let (home, taste) = (Home::new(), Taste::default());
        let mut person = game(&home, &taste, players, size);
        let open = person.words();
        assert!(size.1 < 20 || open.contains("(Laureando") || open.contains("(MAI"), "{open}");
        person.wait();
        let over = Locale::new(taste.language).text("board-over");
        assert!(person.words().contains(&over), "{}", person.lines().join("\n"));
        person.enter();
        assert!(person.words().contains(&Locale::new(taste.language).text("victory-again")));
        let (statistics, _) = Statistics::load(&home.folder).unwrap();
        assert_eq!(statistics.history(NAMES[0], Counted::Automatic).len(), 1);
        assert_eq!(statistics.history(NAMES[0], Counted::People).len(), 0);
        assert!(kinds(&home).iter().all(|kind| kind == "medio"));
    }
}

#[test]
fn a_game_that_is_held_stands_still_and_goes_on_move_by_move() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = game(&home, &taste, 3, (80, 24));
    person.keys("p");
    assert_eq!(person.app.wakes(), None);
    for number in moves(&home)..20 {
        assert_eq!(moves(&home), number);
        step(&mut person);
        assert_eq!((moves(&home), person.app.wakes()), (number + 1, None));
    }
    let before = person.lines();
    person.keys("?");
    person.key(KeyCode::Esc);
    assert_eq!((moves(&home), person.lines()), (20, before));
    person.keys("p");
    person.wait();
    assert!(moves(&home) > 30);
}

#[test]
fn faster_and_slower_change_the_time_between_two_moves() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = game(&home, &taste, 2, (80, 24));
    person.keys("-----");
    let next = person.app.wakes().unwrap();
    assert_eq!(next - person.at, Duration::from_millis(1200));
    assert!(person.words().contains("ogni 1,2 secondi"), "{}", person.words());
    person.keys("+");
    assert_eq!(person.app.wakes().unwrap() - person.at, Duration::from_millis(600));
    person.keys("++++");
    assert_eq!(person.app.wakes(), Some(person.at));
    person.keys("+");
    assert!(person.words().contains(&Locale::new(taste.language).text("replay-fastest")));
}

#[test]
fn enter_is_told_for_what_it_does_and_both_paces_stand_in_the_key_bar() {
    for language in Language::ALL {
        let (home, taste) = (Home::new(), Taste { language, ..Taste::default() });
        let locale = Locale::new(language);
        let mut person = game(&home, &taste, 4, (80, 24));
        for (key, text) in [("p", "key-run"), (".", "key-step-on"), ("t", "key-take-over")] {
            assert!(person.words().contains(&format!("{key} {}", locale.text(text))), "{}", person.words());
        }
        for (key, text) in [("+", "key-faster"), ("-", "key-slower")] {
            let shown = format!("{key} {}", locale.text(text));
            let refused = format!("{key} ({})", locale.text(text));
            let words = person.words();
            assert!(words.contains(&shown) || words.contains(&refused), "{words}");
        }
        person.enter();
        assert_eq!(person.app.wakes(), None, "it is held");
        to_decide(&taste, &person);
        person.keys("?");
        let enter = format!(
            "{}, {} {}",
            locale.text("keyname-space"),
            locale.text("keyname-enter"),
            locale.text("key-run")
        );
        assert!(person.words().contains(&enter), "{}", person.words());
        assert!(!person.words().contains(&locale.text("key-confirm")), "{}", person.words());
    }
}

#[test]
fn nobody_is_asked_about_a_game_that_is_over() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = game(&home, &taste, 2, (80, 24));
    let locale = Locale::new(taste.language);
    person.happen(Happening::Interrupt);
    let question = locale.text("confirm-leave");
    let kept = locale.text("confirm-leave-game").split_off(question.len()).trim()[..16].to_owned();
    assert!(person.words().contains(&kept), "{}", person.words());
    person.key(KeyCode::Esc);
    person.wait();
    assert!(person.words().contains(&locale.text("board-over")));
    person.happen(Happening::Interrupt);
    assert!(person.words().contains(&question), "{}", person.words());
    assert!(!person.words().contains(&kept), "{}", person.words());
    person.key(KeyCode::Esc);
    person.key(KeyCode::Esc);
    assert!(person.words().contains(&locale.text("entry-new")), "{}", person.words());
    person.key(KeyCode::Esc);
    assert!(person.words().contains(&question), "{}", person.words());
    assert!(!person.words().contains(&kept), "{}", person.words());
}

#[test]
fn a_person_takes_over_a_seat_and_gives_it_back() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = game(&home, &taste, 3, (146, 40));
    person.keys("p");
    for _ in 0..6 {
        step(&mut person);
    }
    let seat = to_decide(&taste, &person).index();
    person.keys("t");
    person.key(KeyCode::Esc);
    assert_eq!(to_decide(&taste, &person).index(), seat);
    person.keys("ts");
    // Now it is a game of a person: hands are hidden, and what is marked is an answer to the own question.
    let me = Locale::new(taste.language).text_with("answer-player-self", &[("player", NAMES[seat].into())]);
    assert!(person.words().contains(&me) && !person.marked().is_empty(), "{}", person.words());
    assert!(kinds(&home).iter().all(|kind| kind == "medio"), "the save is of the beginning of the round");
    // Draws, or whatever comes first, until the next round begins.
    let round = rounds(&home);
    for _ in 0..40 {
        if rounds(&home) > round {
            break;
        }
        person.keys("2");
        person.wait();
    }
    eventually(|| kinds(&home)[seat] == "human");
    person.keys("t");
    person.wait();
    assert!(person.words().contains(&Locale::new(taste.language).text("board-over")));
    person.enter();
    assert_eq!(kinds(&home)[seat], "medio");
    let (statistics, _) = Statistics::load(&home.folder).unwrap();
    let player = statistics.players().find(|(name, _)| *name == NAMES[seat]).unwrap().1;
    assert!(player.people.rounds > 0 && player.automatic.rounds > 0, "{player:?}");
}

#[test]
fn a_seat_is_given_back_at_any_moment_and_the_key_bar_says_how() {
    let (home, taste) = (Home::new(), Taste::default());
    let slow = Settings { speed: Speed::Slow, ..taste.settings.clone() };
    let taste = Taste { settings: slow, ..taste };
    let mut person = game(&home, &taste, 3, (80, 24));
    person.keys("p");
    let seat = to_decide(&taste, &person).index();
    let pace = Locale::new(taste.language).text_with("watch-pace-at-once", &[]);
    assert!(person.words().contains(&pace), "{}", person.words());
    person.keys("ts");
    let give_back = format!("t {}", Locale::new(taste.language).text("key-give-back"));
    person.wait();
    assert!(person.words().contains(&give_back), "{}", person.lines().join("\n"));
    // What a move has led to is still being told.
    let skip = Locale::new(taste.language).text("key-skip");
    for _ in 0..9 {
        person.keys("2");
        if person.words().contains(&skip) {
            break;
        }
        person.wait();
    }
    assert!(person.words().contains(&skip), "{}", person.words());
    assert!(person.words().contains(&give_back), "{}", person.lines().join("\n"));
    person.keys("t");
    let me = Locale::new(taste.language).text_with("answer-player-self", &[("player", NAMES[seat].into())]);
    assert!(!person.words().contains(&me), "{}", person.lines().join("\n"));
}
