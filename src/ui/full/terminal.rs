//! The real terminal: taken over, given back on every way out, and listened to by threads of their own.

pub mod pen;

use std::io::{self, BufWriter, Stdout, Write};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::pen::Pen;
use super::input::{Happening, Input};
use super::settings::Toggle;

/// Whether the program has the terminal for itself.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// A terminal that shows the full screen. It is given back when the value is dropped.
pub struct Terminal {
    /// Never dropped: on a terminal that has gone, its drop complains to a stream that has gone too, and
    /// panics. What it would do, [`give_back`] does.
    inner: ManuallyDrop<ratatui::Terminal<Pen<BufWriter<Stdout>>>>,
    mouse: bool,
}

impl Terminal {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// The terminal does not do what it is told.
    pub fn enter(mouse: Toggle) -> io::Result<Self> {
        let mouse = mouse == Toggle::On;
        take(mouse).inspect_err(|_| give_back())?;
        let backend = Pen::new(BufWriter::with_capacity(1 << 16, io::stdout()));
        let inner = ratatui::Terminal::new(backend).inspect_err(|_| give_back())?;
        Ok(Self { inner: ManuallyDrop::new(inner), mouse })
    }

    /// Shows a frame; only what differs from the last one is sent. Gives how long after `started` all of it was
    /// sent.
    ///
    /// # Errors
    /// The terminal failed.
    pub fn draw(&mut self, started: Instant, draw: impl FnOnce(Rect, &mut Buffer)) -> io::Result<Duration> {
        self.inner.draw(|frame| draw(frame.area(), frame.buffer_mut()))?;
        let sent = started.elapsed();
        // Only now the end of the frame: whoever waits for it, and answers faster than any person, answers later
        // than that moment.
        execute!(self.inner.backend_mut(), Hide)?;
        Ok(sent)
    }

    /// Sends the whole of the next frame.
    ///
    /// # Errors
    /// The terminal failed.
    pub fn forget(&mut self) -> io::Result<()> {
        // Not `clear`, which asks the terminal where its cursor is: the answer would go to the thread that
        // listens to the keys.
        let size = self.inner.size()?;
        self.inner.resize(Rect::new(0, 0, size.width, size.height))
    }

    /// Listens to the mouse or not.
    ///
    /// # Errors
    /// The terminal failed.
    pub fn set_mouse(&mut self, mouse: Toggle) -> io::Result<()> {
        let wanted = mouse == Toggle::On;
        if wanted != self.mouse {
            self.mouse = wanted;
            let output = self.inner.backend_mut();
            if wanted {
                execute!(output, EnableMouseCapture)?;
            } else {
                execute!(output, DisableMouseCapture)?;
            }
        }
        Ok(())
    }

    /// Gives the terminal back, stops the process as Ctrl-Z does everywhere, and takes the terminal over
    /// again once the process goes on.
    ///
    /// # Errors
    /// The terminal failed.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        take(self.mouse)?;
        self.forget()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn take(mouse: bool) -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    let mut output = io::stdout();
    // Who was killed without a warning has left this screen in use, and its text and colours on it.
    execute!(output, EnterAlternateScreen, SetAttribute(Attribute::Reset), Clear(ClearType::All))?;
    execute!(output, EnableBracketedPaste, Hide)?;
    if mouse {
        execute!(output, EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back as it was; also for the panic hook, which has no [`Terminal`] at hand. Whatever
/// fails on the way, the rest is still tried.
pub fn give_back() {
    // Once only: leaving the other screen again would put the cursor back to where it was at the beginning,
    // above whatever has been said since.
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut output = io::stdout();
    let _ = execute!(output, DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
    let _ = output.flush();
}

/// Begins to listen: to the terminal, and to the signals by which a system asks programs to leave.
///
/// # Errors
/// Signals cannot be listened to.
pub fn listen(started: Instant) -> io::Result<Receiver<Input>> {
    let (sender, receiver) = channel();
    listen_to_signals(sender.clone(), started)?;
    thread::spawn(move || {
        // Bytes that the reader of events cannot stand leave it in a state that nothing mends, and must not
        // leave the person with a program that hears nothing.
        while let Ok(Ok(event)) = panic::catch_unwind(crossterm::event::read) {
            if let Some(happening) = Happening::of(event)
                && sender.send(Input { at: started.elapsed(), happening }).is_err()
            {
                return;
            }
        }
        // A terminal that cannot be read any more has gone.
        let _ = sender.send(Input { at: started.elapsed(), happening: Happening::Terminate });
    });
    Ok(receiver)
}

#[cfg(unix)]
fn listen_to_signals(sender: Sender<Input>, started: Instant) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let happening = match signal {
                SIGINT => Happening::Interrupt,
                SIGTSTP => Happening::Suspend,
                SIGCONT => Happening::Resize,
                _ => Happening::Terminate,
            };
            if sender.send(Input { at: started.elapsed(), happening }).is_err() {
                return;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_signals(_: Sender<Input>, _: Instant) -> io::Result<()> {
    Ok(())
}
