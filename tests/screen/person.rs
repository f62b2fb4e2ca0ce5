//! A person at the full screen, with a folder and a clock of their own.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use tempfile::TempDir;
use unstable_students::session::Luck;
use unstable_students::store::Folder;
use unstable_students::ui::chronicle::Chronicle;
use unstable_students::ui::full::app::{App, Ending};
use unstable_students::ui::full::context::Ability;
use unstable_students::ui::full::settings::Speed;
use unstable_students::ui::full::theme::Depth;
use unstable_students::ui::full::{Context, Happening, Input, Screen, Settings};
use unstable_students::ui::{Language, Locale, World, width};

/// What the program shows round what belongs to the person's screen.
const OUTSIDE: &str = "~";
/// How wide that is.
pub const MARGIN: u16 = 1;
/// Nothing that goes on by itself does so more often.
const WAKES: usize = 20_000;

/// A folder of the game and what the program needs beside it.
pub struct Home {
    _root: Option<TempDir>,
    pub folder: Folder,
    italian: Locale,
}

/// What a person has chosen, and what their terminal can do.
#[derive(Clone)]
pub struct Taste {
    pub language: Language,
    pub depth: Depth,
    pub unicode: bool,
    pub settings: Settings,
}

impl Default for Taste {
    /// Italian, colours, lines, and everything that happens told at once.
    fn default() -> Self {
        let settings = Settings { speed: Speed::Off, ..Settings::default() };
        Self { language: Language::Italian, depth: Depth::Sixteen, unicode: true, settings }
    }
}

impl Home {
    pub fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        Self { _root: Some(root), folder, italian: Locale::new(Language::Italian) }
    }

    /// A folder that is only named, for a screen that shows the name.
    pub fn named(path: &str) -> Self {
        Self { _root: None, folder: Folder::new(path), italian: Locale::new(Language::Italian) }
    }

    /// What screens may use. The clock stands, and luck is always the same.
    pub fn context(&self, taste: &Taste) -> Context<'_> {
        let world = World {
            folder: &self.folder,
            luck: &|| Luck { seed: 5, game_id: [5; 16] },
            clock: &|_| "2026-01-31 12:34".to_owned(),
        };
        let Taste { language, depth, unicode, settings } = taste.clone();
        let ability = Ability { language, unicode, depth };
        Context::new(world, Chronicle::new(&self.italian), ability, settings)
    }
}

/// The program and the person before it, who sees each frame before the next key.
pub struct Person<'a> {
    pub app: App<'a>,
    pub at: Duration,
    pub size: (u16, u16),
    pub frame: Buffer,
}

impl<'a> Person<'a> {
    /// A person at a screen of this size that shows `lowest`.
    pub fn new(context: Context<'a>, lowest: Box<dyn Screen>, size: (u16, u16)) -> Self {
        let frame = Buffer::empty(Rect::ZERO);
        let mut person = Self { app: App::new(context, lowest), at: Duration::ZERO, size, frame };
        person.look();
        person
    }

    /// The person's part of the frame.
    pub const fn area(&self) -> Rect {
        let (width, height) = self.size;
        Rect { x: MARGIN, y: MARGIN, width, height }
    }

    /// Sees a new frame. Nothing is drawn round it.
    pub fn look(&mut self) {
        let area = self.area();
        let outer = Rect::new(0, 0, area.width + 2 * MARGIN, area.height + 2 * MARGIN);
        self.frame = Buffer::filled(outer, Cell::new(OUTSIDE));
        for place in area.positions() {
            self.frame[place] = Cell::default();
        }
        self.app.draw(area, &mut self.frame);
        let outside = Cell::new(OUTSIDE);
        for place in outer.positions().filter(|&place| !area.contains(place)) {
            assert_eq!(self.frame[place], outside, "{place} is not in {area}");
        }
        self.app.shown(self.at);
    }

    /// Something happens a second later, and the person sees what comes of it.
    pub fn happen(&mut self, happening: Happening) {
        self.at += Duration::from_secs(1);
        self.app.input(Input { at: self.at, happening });
        self.look();
        assert!(!matches!(self.app.ending(), Some(Ending::Failed(_))), "{:?}", self.app.ending());
    }

    pub fn key(&mut self, code: KeyCode) {
        self.happen(Happening::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    /// Presses a key for each character.
    pub fn keys(&mut self, text: &str) {
        for char in text.chars() {
            self.key(KeyCode::Char(char));
        }
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    /// Waits until nothing goes on by itself.
    pub fn wait(&mut self) {
        for _ in 0..WAKES {
            let Some(moment) = self.app.wakes() else { return };
            self.at = self.at.max(moment);
            self.app.wake(self.at);
            self.look();
        }
        panic!("it never comes to rest");
    }

    /// The screen has another size from now on.
    pub fn resize(&mut self, size: (u16, u16)) {
        self.size = size;
        self.happen(Happening::Resize);
    }

    /// The lines of the frame.
    pub fn lines(&self) -> Vec<String> {
        let area = self.area();
        area.rows().map(|row| self.text(row.columns())).collect()
    }

    fn text(&self, places: impl Iterator<Item = Rect>) -> String {
        let mut text = String::new();
        let mut covered = 0;
        for place in places {
            if covered > 0 {
                covered -= 1;
                continue;
            }
            let symbol = self.frame[(place.x, place.y)].symbol();
            covered = width::columns(symbol).saturating_sub(1);
            text.push_str(symbol);
        }
        text.trim_end().to_owned()
    }

    /// All words of the frame, with a space between each two.
    pub fn words(&self) -> String {
        words(&self.lines().join(" "))
    }

    /// What is marked in the part that has the keys: text that is reversed.
    pub fn marked(&self) -> String {
        let area = self.area();
        let is_marked = |place: &Rect| self.frame[(place.x, place.y)].modifier.contains(Modifier::REVERSED);
        let rows = area.rows().map(|row| self.text(row.columns().filter(is_marked)));
        words(&rows.collect::<Vec<_>>().join(" "))
    }
}

/// The words of a text, with a space between each two.
pub fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
