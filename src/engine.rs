//! A small engine for turn-based card and board games. It knows no game: a game says what a state, a
//! move and an event are, and the engine referees, records and repeats it.
//!
//! Nothing here reads a clock, a file, the environment or a terminal; time and luck are parameters.
//! The engine must not import any other room of this crate.

pub mod fingerprint;
pub mod game;
pub mod journal;
pub mod option;
pub mod random;
pub mod seat;
pub mod table;

pub use game::{Definition, Game, Outcome, Witness};
pub use journal::{Journal, JournalError};
pub use option::{OptionError, OptionKind, OptionSpec, Options, Value};
pub use random::Random;
pub use seat::{Seat, SeatSet};
pub use table::{Step, Table};
