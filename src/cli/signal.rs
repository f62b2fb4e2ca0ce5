//! Signals by which the system or a person asks this program to leave. The programs that play in it do not hear
//! them, and one that does not notice the end of its input would stay: so whatever else a signal does, it ends
//! them first. The full screen listens to signals itself.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// From now on, a signal ends the programs that play and then this one.
pub fn end_programs_first() -> io::Result<()> {
    #[cfg(unix)]
    listen(|signal| {
        crate::bot::end_all();
        let _ = signal_hook::low_level::emulate_default_handler(signal);
    })?;
    Ok(())
}

/// A flag that a signal sets before it ends the programs that play, for work that then still says what it has.
/// Whoever finds it set blames no program for not having answered. Another signal ends this program too.
///
/// Elsewhere than on Unix nothing sets it: this program just ends, and others with their input.
pub fn stop_flag() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    listen({
        let stop = Arc::clone(&stop);
        move |_| {
            let is_asked_again = stop.swap(true, std::sync::atomic::Ordering::SeqCst);
            crate::bot::end_all();
            if is_asked_again {
                std::process::exit(super::FAILURE.into());
            }
        }
    })?;
    Ok(stop)
}

/// Lets a thread hear of every signal by which this program is asked to leave.
#[cfg(unix)]
fn listen(heard: impl Fn(i32) + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || signals.forever().for_each(heard));
    Ok(())
}
