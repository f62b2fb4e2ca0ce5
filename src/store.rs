//! The files of a game: each file of FILE_FORMATS in one file of code, where they lie, how they are written.
//!
//! This room knows layouts and encodings. It knows no rule of the game and no terminal, and it trusts no byte
//! that it did not write itself: whatever a file holds, reading it gives a value or a structured error, and
//! allocates no more than the file's own size asks for.

pub mod atomic;
pub mod cache;
pub mod check;
mod codec;
pub mod deck_file;
pub mod encoding;
pub mod folder;
pub mod journal_file;
pub mod listing;
pub mod lock;
pub mod log;
pub mod name;
pub mod oddity;
pub mod program_log;
pub mod save;
pub mod save_set;
pub mod statistics;

pub use atomic::{FileAction, FileError, FileFault};
pub use deck_file::{DeckFile, DeckFileError};
pub use encoding::Encoding;
pub use folder::Folder;
pub use journal_file::JournalFile;
pub use lock::{LockError, SaveLock};
pub use name::{NameError, SaveName};
pub use oddity::{Oddity, Zone};
pub use program_log::ProgramLog;
pub use save::{Layout, LoadError, Loaded, OwnBlock, Save, SaveError};
pub use statistics::Statistics;
