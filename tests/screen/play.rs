//! A game on the full screen, and beside it the same game by the rules alone, which knows what can be done.

use std::sync::Arc;

use crossterm::event::KeyCode;
use unstable_students::engine::journal::Entry;
use unstable_students::engine::{Game, Options, Random, Seat, Table};
use unstable_students::session::{NewGame, Participant, Session};
use unstable_students::store::{DeckFile, SaveName};
use unstable_students::students::{Decision, Kit, Move, Question, Text, UnstableStudents};
use unstable_students::ui::full::Screen;
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::screen::table;
use unstable_students::ui::full::screen::table::spot::{Part, spots};
use unstable_students::ui::{Locale, Narrator};

use super::person::{Home, Person, Taste};

pub const NAMES: [&str; 4] = ["Ada", "Bruno", "Carla", "Dario"];
/// The save of every game here.
pub const SAVE: &str = "prova";

pub fn save_name() -> SaveName {
    SaveName::new(SAVE).unwrap()
}

pub fn options() -> Options {
    Options::default().checked(UnstableStudents::definition().options).unwrap()
}

/// What a game of so many people is made of.
pub fn new_game(players: usize, seed: u64) -> NewGame {
    NewGame {
        deck: Arc::new(DeckFile::built_in().deck),
        participants: NAMES[..players].iter().map(|name| Participant::human(Text::new(name))).collect(),
        options: options(),
        luck: unstable_students::session::Luck { seed, game_id: [seed as u8; 16] },
    }
}

/// The same game without a screen and files, at its first question.
pub fn by_rules(players: usize, seed: u64) -> Table<UnstableStudents> {
    let kit = Kit { deck: Arc::new(DeckFile::built_in().deck), position: None };
    let mut table = Table::new(&kit, &options(), players, Random::new(seed), false).unwrap();
    table.resume();
    table
}

/// A game on the screen.
pub struct Play<'a> {
    home: &'a Home,
    pub person: Person<'a>,
    pub table: Table<UnstableStudents>,
    pub names: Vec<String>,
    locale: Locale,
    luck: Random,
}

impl<'a> Play<'a> {
    /// A new game above the menu.
    pub fn new(home: &'a Home, taste: &Taste, players: usize, seed: u64, size: (u16, u16)) -> Self {
        Self::framed(home, taste, players, seed, size, |screen| screen)
    }

    /// Likewise, with something round each screen.
    pub fn framed(
        home: &'a Home,
        taste: &Taste,
        players: usize,
        seed: u64,
        size: (u16, u16),
        frame: impl Fn(Box<dyn Screen>) -> Box<dyn Screen>,
    ) -> Self {
        let context = home.context(taste);
        let session = Session::create(&home.folder, &save_name(), new_game(players, seed)).unwrap();
        let screen = table::Table::new(session, &context, std::time::Duration::ZERO).unwrap();
        let mut person = Person::new(context, frame(Box::new(Menu::default())), size);
        person.app.push(frame(screen));
        person.look();
        Self {
            home,
            person,
            table: by_rules(players, seed),
            names: NAMES[..players].iter().map(|&name| name.to_owned()).collect(),
            locale: Locale::new(taste.language),
            luck: Random::new(!seed),
        }
    }

    pub fn narrator(&self) -> Narrator<'_> {
        Narrator { locale: &self.locale, deck: self.table.state().deck(), names: &self.names }
    }

    /// What is asked now; nothing once the game is over.
    pub fn decision(&self) -> Option<Decision> {
        self.table.state().decision()
    }

    pub fn moves(&self) -> Vec<Move> {
        self.decision().map_or_else(Vec::new, |decision| self.table.moves(decision.seat))
    }

    /// Reads, passes the keyboard and takes it, until the question stands there with something marked.
    pub fn until_asked(&mut self) {
        for _ in 0..4 {
            self.person.wait();
            if !self.person.marked().is_empty() {
                return;
            }
            self.person.enter();
        }
        panic!("no question:\n{}", self.person.lines().join("\n"));
    }

    /// The place of a card in the list of the hand of who is asked.
    pub fn place_in_hand(&self, choice: Move) -> Option<usize> {
        let Move::Play(card) = choice else { return None };
        let view = self.table.view(self.decision().map(|decision| decision.seat));
        spots(&view, Part::Hand).iter().position(|spot| spot.card == card)
    }

    /// Chooses an answer by keys, and makes sure that it has been made and no other.
    pub fn choose(&mut self, choice: Move) {
        let seat = self.prepare(choice);
        self.person.enter();
        self.made(seat, choice);
    }

    /// Marks an answer, so that Enter chooses it. Gives who is asked.
    pub fn prepare(&mut self, choice: Move) -> Seat {
        self.until_asked();
        let decision = self.decision().unwrap();
        if decision.question == Question::Action {
            match self.place_in_hand(choice) {
                // To draw is the second choice.
                None => self.mark(1),
                Some(place) => {
                    self.person.keys("1");
                    self.mark(place);
                }
            }
        } else {
            let place = self.moves().iter().position(|&other| other == choice).unwrap();
            self.mark(place);
        }
        decision.seat
    }

    /// Marks what is so many places after the first.
    fn mark(&mut self, place: usize) {
        self.person.key(KeyCode::Home);
        for _ in 0..place {
            self.person.key(KeyCode::Down);
        }
    }

    /// A move has been made on the screen; makes it by the rules too.
    pub fn made(&mut self, seat: Seat, choice: Move) {
        self.table.play(seat, &choice).unwrap();
        let expected = Entry::Move { seat, choice }.line();
        let moves = self.journal();
        assert_eq!(moves.last(), Some(&expected), "move {} at\n{}", moves.len(), self.screen());
        assert_eq!(moves.len() as u64, self.table.moves_made());
    }

    /// The moves that have been kept.
    pub fn journal(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.home.folder.journal(&save_name())).unwrap();
        text.lines().filter(|line| line.starts_with("{\"seat\"")).map(str::to_owned).collect()
    }

    pub fn screen(&self) -> String {
        self.person.lines().join("\n")
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.luck.below(limit)
    }

    /// Any of the moves.
    pub fn any_move(&mut self) -> Option<Move> {
        let moves = self.moves();
        (!moves.is_empty()).then(|| moves[self.luck.below(moves.len())])
    }

    /// Plays by luck until somebody is asked what `wanted` says.
    pub fn until(&mut self, wanted: impl Fn(&Self, Decision) -> bool) {
        while let Some(decision) = self.decision() {
            if wanted(self, decision) {
                return self.until_asked();
            }
            let choice = self.any_move().unwrap();
            self.choose(choice);
        }
        panic!("that is never asked");
    }

    /// Plays by luck to the end, whose last key is still to come.
    pub fn play_on(&mut self) {
        while let Some(choice) = self.any_move() {
            self.choose(choice);
        }
        self.person.wait();
    }
}
