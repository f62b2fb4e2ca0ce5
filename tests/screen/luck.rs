//! Thousands of random keys, clicks, texts and sizes: nothing panics, nothing is drawn outside, and no game is
//! harmed.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unstable_students::engine::Random;
use unstable_students::session::{Luck, Session};
use unstable_students::store::{OwnBlock, Save, Statistics};
use unstable_students::ui::full::app::Ending;
use unstable_students::ui::full::input::Pointer;
use unstable_students::ui::full::screen::menu::Menu;
use unstable_students::ui::full::screen::new_game::NewGameForm;
use unstable_students::ui::full::screen::replay::Replay;
use unstable_students::ui::full::screen::saves::Saves;
use unstable_students::ui::full::screen::settings::SettingsScreen;
use unstable_students::ui::full::screen::statistics::StatisticsScreen;
use unstable_students::ui::full::screen::table::Table;
use unstable_students::ui::full::settings::Speed;
use unstable_students::ui::full::{Flow, Happening, Input, Settings};
use unstable_students::ui::new_game::Given;

use super::person::{Home, MARGIN, Person, Taste};
use super::play::{by_rules, new_game, options, save_name};
use super::probe::{Probe, Watch};

/// Keys of each person.
const STEPS: usize = 1200;
/// Every so many keys somebody opens something for the person.
const PATIENCE: usize = 40;

/// Keys by which a game goes on.
const SENSIBLE: [KeyCode; 8] = [
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Enter,
    KeyCode::Char('1'),
    KeyCode::Char('2'),
    KeyCode::Down,
    KeyCode::Right,
];
/// Keys by which anything may happen.
const WILD: [KeyCode; 24] = [
    KeyCode::Enter,
    KeyCode::Esc,
    KeyCode::Tab,
    KeyCode::BackTab,
    KeyCode::Up,
    KeyCode::Down,
    KeyCode::Left,
    KeyCode::Right,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Backspace,
    KeyCode::Delete,
    KeyCode::Insert,
    KeyCode::F(1),
    KeyCode::F(2),
    KeyCode::F(12),
    KeyCode::Char(' '),
    KeyCode::Char('?'),
    KeyCode::Char('/'),
    KeyCode::Char('v'),
    KeyCode::Char('é'),
    KeyCode::Char('学'),
];
/// Texts of all kinds.
const TEXTS: [&str; 6] =
    ["Ada", "学生 Ωmega", "👩‍🎓 e\u{301}", "../x", "a\u{0}\u{1b}[31m\nb", "9999999999999999999999"];

/// Writes a save of a game that is nearly won, with its statistics.
fn nearly_won(home: &Home, players: usize, seed: u64) {
    drop(Session::create(&home.folder, &save_name(), new_game(players, seed)).unwrap());
    let mut table = by_rules(players, seed);
    let mut luck = Random::new(seed);
    let mut rounds = Vec::new();
    while let Some(seat) = table.to_act().iter().next() {
        let moves = table.moves(seat);
        let step = table.play(seat, &moves[luck.below(moves.len())]).unwrap();
        rounds.extend(step.milestone);
    }
    let near = &rounds[rounds.len() - 3.min(rounds.len())];
    let made = new_game(players, seed);
    let save = Save {
        players: made.participants.iter().map(|seat| seat.name.clone()).collect(),
        deck: made.deck,
        position: near.state.position(),
        own: Some(OwnBlock {
            game_id: made.luck.game_id,
            options: options(),
            seats: made.participants.iter().map(|seat| seat.kind.to_string()).collect(),
            random: Some(near.random.clone()),
            moves: 0,
        }),
    };
    save.write(&home.folder.save(&save_name())).unwrap();
}

/// Somebody who presses anything.
struct Fool<'a> {
    home: &'a Home,
    person: Person<'a>,
    luck: Random,
    watch: Rc<RefCell<Watch>>,
    seed: u64,
    opened: usize,
}

impl<'a> Fool<'a> {
    fn new(home: &'a Home, seed: u64) -> Self {
        let watch = Watch::by_luck(seed);
        let person = Self::sit_down(home, &watch, seed);
        Self { home, person, luck: Random::new(seed), watch, seed, opened: seed as usize }
    }

    fn sit_down(home: &'a Home, watch: &Rc<RefCell<Watch>>, seed: u64) -> Person<'a> {
        let speed = if seed.is_multiple_of(2) { Speed::Off } else { Speed::Quick };
        let taste = Taste {
            unicode: !seed.is_multiple_of(3),
            settings: Settings { speed, ..Settings::default() },
            ..Taste::default()
        };
        let menu = Probe::round(Box::new(Menu::default()), watch);
        Person::new(home.context(&taste), menu, (80, 24))
    }

    /// Opens one screen after the other.
    fn open(&mut self) {
        self.opened += 1;
        let context = self.person.app.context();
        let folder = &self.home.folder;
        let flow = match self.opened % 8 {
            0 => NewGameForm::open(Given::default(), context),
            1 => Saves::open(context),
            2 => StatisticsScreen::open(context),
            3 => Replay::open(context, &save_name()),
            4 => Flow::Push(Box::new(SettingsScreen::default())),
            _ => {
                if !folder.save(&save_name()).exists() {
                    nearly_won(self.home, 2 + self.opened % 3, self.seed);
                }
                let luck = Luck { seed: self.seed, game_id: [9; 16] };
                match Session::open(folder, &save_name(), luck, &Statistics::default()) {
                    Ok(opened) => Flow::Push(Table::take_up(opened, context, self.person.at).unwrap()),
                    Err(_) => Flow::Stay,
                }
            }
        };
        if let Flow::Push(screen) = flow {
            self.person.app.push(Probe::round(screen, &self.watch));
        }
    }

    fn any_size(&mut self) -> (u16, u16) {
        match self.luck.below(4) {
            0 => (80, 24),
            1 => (40 + self.luck.below(160) as u16, 12 + self.luck.below(60) as u16),
            2 => (1 + self.luck.below(60) as u16, 1 + self.luck.below(30) as u16),
            _ => (40 + self.luck.below(20) as u16, 12 + self.luck.below(8) as u16),
        }
    }

    fn any_happening(&mut self) -> Happening {
        let key = |code| Happening::Key(KeyEvent::new(code, KeyModifiers::NONE));
        match self.luck.below(20) {
            0..11 => key(SENSIBLE[self.luck.below(SENSIBLE.len())]),
            11..14 => key(WILD[self.luck.below(WILD.len())]),
            14 => key(KeyCode::Char((b' ' + self.luck.below(95) as u8) as char)),
            15 => {
                let letter = KeyCode::Char((b'a' + self.luck.below(26) as u8) as char);
                let modifiers = KeyModifiers::from_bits_truncate(self.luck.below(8) as u8);
                Happening::Key(KeyEvent::new(letter, modifiers))
            }
            16 => Happening::Paste(TEXTS[self.luck.below(TEXTS.len())].to_owned()),
            17 if self.luck.below(8) == 0 => Happening::Interrupt,
            17 | 18 => {
                let pointers = [Pointer::Click, Pointer::Click, Pointer::WheelUp, Pointer::WheelDown];
                let (width, height) = self.person.size;
                let column = self.luck.below(usize::from(width + MARGIN)) as u16;
                let line = self.luck.below(usize::from(height + MARGIN)) as u16;
                Happening::Mouse(pointers[self.luck.below(4)].at(column, line))
            }
            _ => {
                self.person.size = self.any_size();
                Happening::Resize
            }
        }
    }

    fn play(&mut self) {
        for step in 0..STEPS {
            if step % PATIENCE == 0 {
                self.open();
            }
            let happening = self.any_happening();
            if self.luck.below(4) == 0 {
                // Faster than the frames.
                self.person.app.input(Input { at: self.person.at, happening });
            } else {
                self.person.happen(happening);
            }
            if let Some(moment) = self.person.app.wakes()
                && self.luck.below(3) > 0
            {
                self.person.at = self.person.at.max(moment) + Duration::from_millis(1);
                self.person.app.wake(self.person.at);
                self.person.look();
            }
            match self.person.app.ending() {
                None => {}
                Some(Ending::Left) => self.person = Self::sit_down(self.home, &self.watch, self.seed),
                Some(other) => panic!("{other:?}"),
            }
        }
    }
}

/// Random keys of one person; gives the screens that were seen.
fn random_keys_do_no_harm(seed: u64) -> Vec<&'static str> {
    let home = Home::new();
    nearly_won(&home, 2 + (seed % 3) as usize, seed);
    let mut fool = Fool::new(&home, seed);
    fool.play();
    // What lies in the folder is still what this program writes.
    for entry in std::fs::read_dir(home.folder.saves()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "sav") {
            Save::load(&path).unwrap();
        }
    }
    Statistics::load(&home.folder).unwrap();
    fool.watch.borrow().drawn.keys().copied().collect()
}

#[test]
fn random_keys_clicks_texts_and_sizes_do_no_harm() {
    let mut seen: Vec<&str> = (0..8).flat_map(random_keys_do_no_harm).collect();
    seen.sort_unstable();
    seen.dedup();
    for screen in
        ["menu", "new-game", "saves", "statistics", "replay", "settings", "table", "card", "confirm"]
    {
        assert!(seen.contains(&screen), "{screen} was never drawn, only {seen:?}");
    }
}
