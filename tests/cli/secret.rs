//! What a player may not know is never on the screen: a deck in which every card has a name of its own, and
//! every text between two handovers of the keyboard read for names that its reader cannot know.

use std::collections::BTreeSet;

use unstable_students::engine::journal::Journal;
use unstable_students::engine::{Game, Seat};
use unstable_students::students::{GameContext, Place, UnstableStudents};
use unstable_students::ui::Language::Italian;

use super::player::{Player, Prompt};
use super::program::Home;

/// Type, when and effects of cards that move other cards about, and of some that do nothing.
const KINDS: [(&str, &str, &[&str]); 12] = [
    ("3", "3", &[]),
    ("4", "0", &["4 0 0"]),
    ("3", "3", &[]),
    ("4", "0", &["1 2 0"]),
    ("7", "0", &["4 0 0", "5 1 0"]),
    ("3", "3", &[]),
    ("5", "1", &["4 0 0"]),
    ("7", "0", &["7 1 0"]),
    ("8", "0", &["6 0 0"]),
    ("6", "3", &[]),
    ("4", "0", &["2 1 1"]),
    ("7", "0", &["0 1 0"]),
];

/// No name is a part of another one.
fn deck() -> String {
    let mut deck = String::new();
    for number in 0..8 {
        deck.push_str(&format!("1\nCarta{number:03}\n\n2\n0\n3\n0\n"));
    }
    for number in 8..128 {
        let (kind, when, effects) = KINDS[number % KINDS.len()];
        deck.push_str(&format!("1\nCarta{number:03}\n\n{kind}\n{}\n", effects.len()));
        for effect in effects {
            deck.push_str(&format!("{effect}\n"));
        }
        deck.push_str(&format!("{when}\n0\n"));
    }
    deck
}

/// The names of cards in a text.
fn named(text: &str) -> BTreeSet<String> {
    text.match_indices("Carta").map(|(at, _)| text[at..at + 8].to_owned()).collect()
}

/// The cards that lie open to `reader`; to everybody where that is nobody.
fn open(game: &GameContext, reader: Option<Seat>) -> BTreeSet<String> {
    let mut places = vec![Place::InPlay, Place::Discard, Place::StudyRoom];
    for seat in game.ring().seats().iter() {
        places.extend([Place::Classroom(seat), Place::BonusMalus(seat)]);
    }
    places.extend(reader.map(Place::Hand));
    let cards = places.iter().flat_map(|&place| game.cards(place));
    cards.map(|&card| game.deck().card(card).name.to_string()).collect()
}

/// Plays a game and gives every text with its reader and the number of moves made when it ended.
fn texts(home: &Home, look: &[&str], names: &[&str], seed: u64) -> Vec<(Option<Seat>, usize, String)> {
    let arguments = ["new", "--save", "x", "--seed", "4"];
    let seats: Vec<&str> = names.iter().flat_map(|&name| ["--seat", name]).collect();
    let mut program = home.start(&[&arguments, look, &seats].concat());
    let mut player = Player::new(Italian, seed);
    let (mut texts, mut reader) = (Vec::new(), None);
    while let Some(screen) = program.hear() {
        let journal = home.text("saves/x.journal");
        let moves = journal.lines().filter(|line| line.starts_with("{\"seat\"")).count();
        // Now and then somebody looks at everything before answering.
        let (prompt, answer) = player.answer(&screen);
        texts.push((reader, moves, screen.clone()));
        if prompt == Prompt::Handover {
            reader =
                names.iter().position(|name| screen.contains(&format!("ora decide {name}."))).map(Seat::new);
            assert!(reader.is_some(), "{screen}");
        }
        if prompt == Prompt::Action {
            program.say("3");
            let mut looked = program.say("4");
            if names.len() > 2 {
                looked.push_str(&program.say(&names.len().to_string()));
            }
            texts.push((reader, moves, looked));
        }
        program.answer(&answer);
    }
    assert!(program.end().success().contains("La partita è finita."));
    texts
}

/// Plays a game and reads every text of it.
fn keeps_secrets(look: &[&str], names: &[&str], seed: u64) {
    let home = Home::new();
    home.put("mazzo.txt", deck());
    let texts = texts(&home, look, names, seed);
    let journal = Journal::<UnstableStudents>::parse(&home.text("saves/x.journal")).unwrap();
    let mut states = Vec::new();
    journal.replay(None, |table, _| states.push(table.state().clone())).unwrap();
    assert!(UnstableStudents::outcome(states.last().unwrap()).is_some());
    let readers = (0..names.len()).map(|seat| Some(Seat::new(seat))).chain([None]);
    let mut read = 0;
    for reader in readers {
        let mut known = BTreeSet::new();
        let mut seen = 0;
        for (_, moves, text) in texts.iter().filter(|(of, ..)| *of == reader) {
            for state in &states[seen..=*moves] {
                known.extend(open(state, reader));
            }
            seen = *moves;
            let names = named(text);
            read += names.len();
            let secret: Vec<&String> = names.difference(&known).collect();
            assert!(secret.is_empty(), "{reader:?} reads of {secret:?}:\n{text}");
        }
    }
    assert!(read > 200, "hardly a card was named");
}

#[test]
fn two_players_at_one_keyboard_read_nothing_of_each_others_hands() {
    keeps_secrets(&["--plain"], &["Ada", "Bruno"], 1);
    keeps_secrets(&[], &["Ada", "Bruno"], 2);
}

#[test]
fn four_players_at_one_keyboard_read_nothing_of_each_others_hands() {
    keeps_secrets(&["--plain"], &["Ada", "Bruno", "Carla", "Dario"], 3);
}

#[test]
fn an_open_hand_is_shown_to_the_others() {
    let home = Home::new();
    // Everybody has nothing but cards that open a hand.
    home.put("mazzo.txt", "3\nM\n\n2\n0\n3\n0\n40\nVetrina\n\n6\n1\n8 0 0\n4\n0\n");
    let seats = ["--seat", "Ada", "--seat", "Bruno"];
    let mut program = home.start(&[&["new", "--save", "x", "--lang", "en", "--plain"], &seats[..]].concat());
    program.asked();
    program.say("");
    program.say("1");
    program.say("1");
    // On Bruno.
    program.say("2");
    program.say("");
    program.say("2");
    program.say("");
    let looked = program.say("4");
    assert!(looked.contains("Bruno's hand: "), "{looked}");
    program.kill();
}
