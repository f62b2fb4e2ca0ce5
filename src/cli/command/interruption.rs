//! Many games that were asked to end before all of them were played.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Edge, Failure, conduct};

/// That not all games were played, where the program was asked to end: `played` of so many.
pub(super) fn outcome(edge: &Edge<'_>, stop: &AtomicBool, played: u64, games: u64) -> Result<(), Failure> {
    if !stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    let values = [("played", played.into()), ("games", games.into())];
    conduct::complain(&edge.locale.text_with("games-interrupted", &values));
    Err(Failure::Told)
}
