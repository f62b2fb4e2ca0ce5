//! Signals by which the system asks this program to leave, where nothing else listens to them.

/// From now on, a signal that ends this program first ends the programs that play in it: they do not hear it, and
/// one that does not notice the end of its input would stay. The full screen listens to signals itself.
#[cfg(unix)]
pub fn end_programs_first() -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            crate::bot::end_all();
            let _ = signal_hook::low_level::emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// Elsewhere a program ends with its input.
#[cfg(not(unix))]
pub fn end_programs_first() -> std::io::Result<()> {
    Ok(())
}
