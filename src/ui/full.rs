//! The full screen: the whole table at a glance, every action one key away, at any size from 40x12 on.
//!
//! Screens lie on one stack; the topmost has the keys. A screen draws itself from what its player may see,
//! is told what a key means, and answers with what becomes of the stack. It knows no rule, reads no clock
//! and no real terminal: time, size and input come to it, so that a test can be the person.

pub mod app;
pub mod command;
pub mod context;
mod event_loop;
pub mod input;
pub mod screen;
pub mod settings;
pub mod stage;
pub mod terminal;
pub mod theme;
pub mod widget;

#[cfg(test)]
mod sample;

pub use app::App;
pub use command::Command;
pub use context::Context;
pub use event_loop::run;
pub use input::{Happening, Input};
pub use settings::Settings;
pub use stage::{Flow, Screen};
pub use theme::{Role, Theme};

/// The fewest columns of a full screen.
pub const MIN_WIDTH: u16 = 40;
/// The fewest lines of a full screen.
pub const MIN_HEIGHT: u16 = 12;
