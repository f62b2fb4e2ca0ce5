//! What the key bar and the help name is what can be done, and said in the language that is read.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unstable_students::store::Statistics;
use unstable_students::ui::full::input::Happening;
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::screen::message::Message;
use unstable_students::ui::{Language, Locale, statistics_text};

use super::person::{Home, Person, Taste, words};
use super::play::Play;

const SIZE: (u16, u16) = (80, 24);

fn at_the_menu<'a>(home: &'a Home, taste: &Taste) -> Person<'a> {
    Person::new(home.context(taste), Box::new(Menu::default()), SIZE)
}

fn bar(person: &Person<'_>) -> String {
    person.lines().pop().unwrap()
}

#[test]
fn the_help_of_the_menu_is_the_same_by_its_entry_and_by_its_key() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = at_the_menu(&home, &taste);
    person.keys("?");
    let by_key = person.lines();
    person.key(KeyCode::Esc);
    person.keys("6");
    assert_eq!(person.lines(), by_key);
    assert!(person.words().contains("F2, O"), "{by_key:#?}");
}

#[test]
fn where_there_is_nothing_to_choose_no_key_is_said_to_choose() {
    let (home, taste) = (Home::new(), Taste::default());
    let locale = Locale::new(taste.language);
    let [choose, pane] = ["key-confirm", "key-next-part"].map(|key| locale.text(key));
    let mut person = at_the_menu(&home, &taste);
    person.app.push(Box::new(Message::new("Ecco.")));
    person.look();
    assert_eq!(bar(&person), format!("Invio {}", locale.text("key-close")));
    person.enter();
    for screen in ["6", "1", "5"] {
        person.keys(screen);
        assert!(!bar(&person).contains(&pane), "{}", bar(&person));
        person.key(KeyCode::Esc);
    }
    // Passing the keyboard, and seeing a card.
    let mut play = Play::new(&home, &taste, 2, 5, SIZE);
    assert!(!bar(&play.person).contains(&choose), "{}", bar(&play.person));
    play.until_asked();
    assert!(bar(&play.person).contains(&choose));
    play.person.keys("v");
    assert!(!bar(&play.person).contains(&choose), "{}", bar(&play.person));
}

#[test]
fn the_records_before_a_game_are_one_sentence_in_the_language_that_is_read() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut play = Play::new(&home, &taste, 2, 8, SIZE);
    play.play_on();
    drop(play);
    let (statistics, _) = Statistics::load(&home.folder).unwrap();
    let records = |language| {
        let sentence = statistics_text::records(&statistics, &Locale::new(language)).unwrap();
        words(&sentence)
    };
    let mut again = Play::new(&home, &taste, 2, 9, (146, 40));
    again.until_asked();
    let shown = |play: &Play<'_>| play.person.words().replace(" |", "").replace("│ ", "");
    let first = |language| records(language).split(':').next().unwrap().to_owned();
    assert!(shown(&again).contains(&first(Language::Italian)), "{}", again.screen());
    again.person.key(KeyCode::F(2));
    again.person.key(KeyCode::Right);
    again.person.key(KeyCode::Right);
    again.person.key(KeyCode::Esc);
    assert!(shown(&again).contains(&first(Language::English)), "{}", again.screen());
    assert!(!shown(&again).contains(&first(Language::Italian)), "{}", again.screen());
}

#[test]
fn in_a_form_and_in_a_question_control_keys_take_back_a_word_or_all_of_the_text() {
    let (home, taste) = (Home::new(), Taste::default());
    let mut person = at_the_menu(&home, &taste);
    let control = |char| Happening::Key(KeyEvent::new(KeyCode::Char(char), KeyModifiers::CONTROL));
    // The name of a new game, and the name of a save to play.
    for screen in [&["1"][..], &["2", "/"]] {
        screen.iter().for_each(|keys| person.keys(keys));
        person.keys("Zoe Rossi");
        assert!(person.words().contains("Zoe Rossi"));
        person.happen(control('w'));
        person.keys("Neri");
        assert!(person.words().contains("Zoe Neri"), "{}", person.words());
        person.happen(control('u'));
        person.keys("Ada");
        assert!(!person.words().contains("Zoe") && person.words().contains("Ada_"), "{}", person.words());
        person.key(KeyCode::Esc);
        person.key(KeyCode::Esc);
    }
}

#[test]
fn the_keys_of_a_card_in_full_and_of_the_rest_of_a_text_are_named() {
    for language in Language::ALL {
        let (home, taste) = (Home::new(), Taste { language, ..Taste::default() });
        let locale = Locale::new(language);
        let key = |key: &str, word: &str| format!("{} {}", locale.text(key), locale.text(word));
        let next = key("keyname-right", "key-next-card");
        let rest = key("keyname-page-down", "key-read-on");
        let mut play = Play::new(&home, &taste, 2, 5, SIZE);
        play.until_asked();
        let person = &mut play.person;
        person.keys("v");
        let named = [
            next.clone(),
            key("keyname-left", "key-previous-card"),
            format!("? {}", locale.text("key-help")),
        ];
        for entry in &named {
            assert!(bar(person).contains(entry), "{}", bar(person));
        }
        let first = person.lines();
        person.key(KeyCode::Right);
        assert_ne!(person.lines(), first);
        person.keys("?");
        assert!(person.words().contains(&locale.text("help-title")), "{}", person.words());
        // Help is longer than the screen, until its last line is seen.
        assert!(bar(person).contains(&rest), "{}", bar(person));
        person.key(KeyCode::End);
        assert!(!bar(person).contains(&rest), "{}", bar(person));
        person.key(KeyCode::Esc);
        assert!(bar(person).contains(&next), "{}", bar(person));
        person.resize((80, 12));
        assert!(bar(person).contains(&rest), "{}", bar(person));
    }
}
