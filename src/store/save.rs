//! `saves/NAME.sav`, a game at the beginning of a round (FILE_FORMATS, "saves/NAME.sav"), in the layouts of all
//! programs of the family. Written is always the official one for 64 bits, with this program's own block after it.
//!
//! What a loaded file had in its official part comes back byte by byte when it is written again, but for pointers,
//! padding and what follows the NUL of a text, which become zero.

mod assembly;
mod error;
mod own;
mod player;
mod reader;
mod record;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Serialize;

pub use error::{Field, LoadError, SaveError, SaveFault, SaveWriteError};
pub use own::OwnBlock;
pub use player::{PlayerNameError, look_the_same, player_name};

use super::atomic::{self, FileError};
use super::oddity::Oddity;
use crate::students::{Deck, Position, Text};

/// The cards of the official game, all copies counted.
pub const OFFICIAL_CARDS: usize = 137;
/// The most bytes of the name of a player or a card: its field without the NUL.
pub const NAME_BYTES: usize = record::NAME_FIELD - 1;
/// The most bytes of the description of a card: its field without the NUL.
pub const DESCRIPTION_BYTES: usize = record::DESCRIPTION_FIELD - 1;

/// Enough for the most cards a game can have.
pub(super) const MAX_FILE_BYTES: u64 = 32 << 20;

/// A game at the beginning of a round.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// The players' names, by seat.
    pub players: Vec<Text>,
    /// All cards of the game.
    pub deck: Arc<Deck>,
    /// Where they lie.
    pub position: Position,
    /// What this program adds to go on exactly.
    pub own: Option<OwnBlock>,
}

/// How a program laid a save out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Layout {
    /// As a 64-bit C compiler lays the original's structs out.
    #[serde(rename = "official-64")]
    Official64,
    /// The same with players that are bare names, and the study room before draw pile and discards.
    #[serde(rename = "bare-players")]
    BarePlayers,
    /// As a 32-bit C compiler lays the original's structs out.
    #[serde(rename = "official-32")]
    Official32,
}

/// What was found in a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Loaded {
    /// The game.
    pub save: Save,
    /// How it was laid out.
    pub layout: Layout,
    /// What is odd about it.
    pub oddities: Vec<Oddity>,
}

impl Layout {
    /// All layouts, the most usual first.
    pub const ALL: [Self; 3] = [Self::Official64, Self::BarePlayers, Self::Official32];

    /// A short, stable word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Official64 => "official-64",
            Self::BarePlayers => "bare-players",
            Self::Official32 => "official-32",
        }
    }
}

impl Save {
    /// The game that `bytes` are, in whichever layout they make sense from the first to the last.
    ///
    /// # Errors
    /// They are no save in any layout; the error is that of the layout which got furthest.
    pub fn from_bytes(bytes: &[u8]) -> Result<Loaded, SaveError> {
        reader::read(bytes).map(assembly::assemble)
    }

    /// The file of this game. The player whose round begins comes first.
    ///
    /// # Errors
    /// A text does not fit its field.
    ///
    /// # Panics
    /// The current player of the position is none of the players.
    pub fn to_bytes(&self) -> Result<Vec<u8>, SaveWriteError> {
        writer::bytes(self)
    }

    /// The game in the file at `path`.
    ///
    /// # Errors
    /// The file cannot be read, or it is no save.
    pub fn load(path: &Path) -> Result<Loaded, LoadError> {
        let bytes = atomic::read(path, MAX_FILE_BYTES)?;
        Self::from_bytes(&bytes).map_err(|error| LoadError::Content { path: path.to_owned(), error })
    }

    /// Keeps a copy of the file at `path`, which another program has written, before it gets this program's layout.
    ///
    /// # Errors
    /// The file cannot be read, or the copy not written.
    pub fn keep_original(path: &Path) -> Result<PathBuf, FileError> {
        atomic::keep_copy(path, &atomic::read(path, MAX_FILE_BYTES)?)
    }

    /// Writes the game to the file at `path`, atomically.
    ///
    /// # Errors
    /// The file cannot be written, or a text does not fit its field. The file is then unchanged.
    pub fn write(&self, path: &Path) -> Result<(), SaveWriteError> {
        Ok(atomic::write(path, &self.to_bytes()?)?)
    }
}

#[cfg(test)]
mod tests;
