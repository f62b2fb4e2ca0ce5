//! Ctrl-C and the system's wish that the program ends, for work that then still says what it has.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::Failure;

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

/// That not everything was done, where the program was asked to end.
pub(super) fn outcome(stop: &AtomicBool) -> Result<(), Failure> {
    if stop.load(Ordering::Relaxed) { Err(Failure::Told) } else { Ok(()) }
}
