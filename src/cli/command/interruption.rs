//! Ctrl-C and the system's wish that the program ends, for work that then still says what it has.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Edge, Failure, conduct};

/// A flag that is set when the program is asked to end. Asked a second time, it ends at once.
#[cfg(unix)]
pub(super) fn listen() -> io::Result<Arc<AtomicBool>> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // In this order: only a flag that was set before ends the program.
        signal_hook::flag::register_conditional_shutdown(signal, super::FAILURE.into(), Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

/// A flag that nothing sets: there the program just ends.
#[cfg(not(unix))]
pub(super) fn listen() -> io::Result<Arc<AtomicBool>> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// That not all games were played, where the program was asked to end: `played` of so many.
pub(super) fn outcome(edge: &Edge<'_>, stop: &AtomicBool, played: u64, games: u64) -> Result<(), Failure> {
    if !stop.load(Ordering::Relaxed) {
        return Ok(());
    }
    let values = [("played", played.into()), ("games", games.into())];
    conduct::complain(&edge.locale.text_with("games-interrupted", &values));
    Err(Failure::Told)
}
