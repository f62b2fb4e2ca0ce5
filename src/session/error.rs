//! Why a game cannot begin or go on: the errors of everything that a session joins. It knows no sentences for people.

use thiserror::Error;

use crate::engine::JournalError;
use crate::engine::table::UndoError;
use crate::store::FileError;
use crate::store::deck_file::DeckLoadError;
use crate::store::lock::LockError;
use crate::store::save::{LoadError, SaveWriteError};
use crate::store::statistics::StatisticsError;
use crate::students::{IllegalMove, SetupError};

/// Why a game cannot begin or go on.
#[derive(Debug, Error)]
pub enum SessionError {
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Another program plays this save.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// The save cannot be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The save cannot be written.
    #[error(transparent)]
    Write(#[from] SaveWriteError),
    /// Statistics cannot be read or written.
    #[error(transparent)]
    Statistics(#[from] StatisticsError),
    /// The deck cannot be read.
    #[error(transparent)]
    Deck(#[from] DeckLoadError),
    /// The game cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The journal cannot be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A move is not legal.
    #[error(transparent)]
    IllegalMove(#[from] IllegalMove),
    /// The last move cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
    /// The thread that writes the files has ended by a fault of the program.
    #[error("an error in the program has stopped the saving of the game")]
    Keeper,
    /// A seat was given to somebody who is not in the game.
    #[error("nobody in this game is called '{name}'; see the save's players")]
    NoSuchPlayer {
        /// The name.
        name: String,
    },
}
