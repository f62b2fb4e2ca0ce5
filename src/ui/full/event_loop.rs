//! The loop that feeds the screens: it alone brings them together with a terminal and the time.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

use super::app::{App, Ending};
use super::input::{Happening, Input};
use super::terminal::Terminal;

/// Runs the program on a terminal until it ends.
///
/// # Errors
/// The terminal failed.
pub fn run(
    app: &mut App<'_>,
    terminal: &mut Terminal,
    inputs: &Receiver<Input>,
    started: Instant,
) -> io::Result<Ending> {
    loop {
        if let Some(ending) = app.ending().cloned() {
            return Ok(app.end(ending));
        }
        if app.has_changed() {
            let sent = terminal.draw(started, |area, buffer| app.draw(area, buffer))?;
            app.shown(sent);
        }
        let input = match app.wakes() {
            None => inputs.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(moment) => inputs.recv_timeout(moment.saturating_sub(started.elapsed())),
        };
        match input {
            Ok(Input { happening: Happening::Suspend, .. }) => {
                terminal.suspend()?;
                app.input(Input { at: started.elapsed(), happening: Happening::Resize });
            }
            Ok(input) => {
                if input.happening == Happening::Resize {
                    terminal.forget()?;
                }
                app.input(input);
                terminal.set_mouse(app.context().settings.mouse)?;
            }
            Err(RecvTimeoutError::Timeout) => app.wake(started.elapsed()),
            Err(RecvTimeoutError::Disconnected) => return Ok(app.end(Ending::Terminated)),
        }
    }
}
