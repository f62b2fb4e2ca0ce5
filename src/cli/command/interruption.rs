//! Many games of which not all were played.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Edge, Failure, complain};

/// That not all games were played: `played` of so many, because the program was asked to end or, else, because
/// somebody's program never plays.
pub(super) fn outcome(edge: &Edge<'_>, stop: &AtomicBool, played: u64, games: u64) -> Result<(), Failure> {
    let is_asked = stop.load(Ordering::Relaxed);
    if !is_asked && played == games {
        return Ok(());
    }
    let key = if is_asked { "games-interrupted" } else { "games-hopeless" };
    let values = [("played", played.into()), ("games", games.into())];
    complain(&edge.locale.text_with(key, &values));
    Err(Failure::Told)
}
