//! Who sits at the terminal: a folder, sentences to wait for, and hands that read and type.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use unstable_students::store::{Folder, Save, SaveName};
use unstable_students::ui::full::{MIN_HEIGHT, MIN_WIDTH};
use unstable_students::ui::{Language, Locale};

use super::tty::{Tty, program};

pub const SIZE: (u16, u16) = (80, 24);
pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\u{1b}";
pub const CTRL_C: &str = "\u{3}";
pub const CTRL_D: &str = "\u{4}";
pub const CTRL_Z: &str = "\u{1a}";

/// A folder with a deck of students only, of whom six win: a game of a few rounds. Each card has a name of its
/// own that begins with `Carta`, none of which is a part of another.
pub struct Home {
    root: TempDir,
    locale: Locale,
}

impl Home {
    pub fn new() -> Self {
        let home = Self { root: tempfile::tempdir().unwrap(), locale: Locale::new(Language::English) };
        let mut deck = String::new();
        for number in 0..8 {
            deck += &format!("1\nCarta{number:03}\n\n2\n0\n3\n0\n");
        }
        for number in 8..60 {
            deck += &format!("1\nCarta{number:03}\n\n3\n0\n3\n0\n");
        }
        fs::write(home.file("mazzo.txt"), deck).unwrap();
        fs::write(home.file("settings.toml"), "speed = \"off\"\n").unwrap();
        home
    }

    pub fn path(&self) -> &Path {
        self.root.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// The sentence of a key.
    pub fn text(&self, key: &str) -> String {
        self.locale.text(key)
    }

    /// The first words of the sentence of a key, which stand on one line of a popup.
    pub fn first_words(&self, key: &str) -> String {
        self.text(key).split_whitespace().take(5).collect::<Vec<_>>().join(" ")
    }

    /// The sentence of a key about a player.
    pub fn about(&self, key: &str, player: &str) -> String {
        self.locale.text_with(key, &[("player", player.into())])
    }

    /// The sentence of a key about the smallest screen.
    pub fn sizes(&self, key: &str) -> String {
        let values = [("width", MIN_WIDTH.into()), ("height", MIN_HEIGHT.into())];
        self.locale.text_with(key, &values)
    }

    /// A new game of Ada and Bruno, at the question whether Ada is alone at the keyboard.
    pub fn game(&self) -> Tty {
        let arguments = ["new", "--save", "prova", "--seat", "Ada", "--seat", "Bruno", "--seed", "7"];
        let mut tty = Tty::start(program(self.path(), &arguments), SIZE);
        tty.until_words(&self.about("handover", "Ada"));
        tty
    }

    /// Likewise, at Ada's first question.
    pub fn game_at_action(&self) -> Tty {
        let mut tty = self.game();
        tty.answer_until(ENTER, &self.about("question-action", "Ada"));
        tty
    }

    /// The bytes of the save.
    pub fn save(&self) -> Vec<u8> {
        fs::read(self.save_path()).unwrap()
    }

    fn save_path(&self) -> PathBuf {
        Folder::new(self.path()).save(&SaveName::new("prova").unwrap())
    }

    /// The round of the save, which can be read.
    pub fn round(&self) -> u32 {
        Save::load(&self.save_path()).unwrap().save.position.round
    }
}
