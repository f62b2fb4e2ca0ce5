//! The line interface: prompts and lines on any terminal, through a pipe, for a screen reader or a script.
//! It asks and tells; what is legal, it learns from the session.
//!
//! It reads from and writes to whatever it is given, so that a test can be the person.

pub mod console;
pub mod form;
pub mod game;
pub mod menu;
pub mod saves;

pub use console::{Console, Stop};
