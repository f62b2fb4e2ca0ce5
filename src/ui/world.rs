//! What a front needs of the world outside: where files lie, new luck, and how a moment is written.

use std::time::SystemTime;

use crate::session::Luck;
use crate::store::Folder;

/// The world outside, as far as fronts need it.
#[derive(Clone, Copy)]
pub struct World<'a> {
    /// Where files lie.
    pub folder: &'a Folder,
    /// New luck whenever it is asked for.
    pub luck: &'a dyn Fn() -> Luck,
    /// How a moment is written in the person's local time.
    pub clock: &'a dyn Fn(SystemTime) -> String,
}
