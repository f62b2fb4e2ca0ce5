//! A program as a process of its own with three pipes. Threads carry the lines, so that a program that does not
//! read, does not end its lines or does not answer keeps nobody waiting longer than a limit, and no byte of it
//! takes more memory than a line may have.
//!
//! On Unix a program begins a process group: keys that interrupt the game do not reach it, and what it has
//! started ends with it. [`end_all`] ends what is left when this program ends.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::command::Command;
use super::fault::Ending;
use super::protocol::LONGEST_LINE;

/// How long a program may take to end after it was told to, or after it has closed its output.
const GRACE: Duration = Duration::from_millis(300);
/// How often is looked whether it has.
const GLANCE: Duration = Duration::from_millis(5);
/// Lines that are kept although nobody has asked for them; a program that writes more has to wait.
const WAITING_LINES: usize = 8;
/// Parcels that wait because the program does not read; those that do not fit are not sent.
const WAITING_PARCELS: usize = 8;

/// The programs that run now.
static RUNNING: Mutex<Running> = Mutex::new(Running { programs: Vec::new(), is_over: false });

/// Programs that run.
struct Running {
    /// The number of each, and by what whoever waits for its lines hears that there are no more.
    programs: Vec<(u32, SyncSender<Line>)>,
    /// Whether none is to run any more.
    is_over: bool,
}

/// A program that runs. It ends when the value is dropped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    lines: Receiver<Line>,
    input: Option<SyncSender<Vec<u8>>>,
    complaints: Option<Complaints>,
}

/// What a program writes to its standard error, on its way to where it is kept.
#[derive(Debug)]
struct Complaints {
    are_there: Arc<AtomicBool>,
    /// Carries them, and ends with them.
    carrier: JoinHandle<()>,
}

/// What a program has written.
#[derive(Debug)]
pub(super) enum Line {
    /// A line without its end.
    Text(Vec<u8>),
    /// A line that is too long, all of it.
    Oversized,
    /// It does not write any more.
    End,
}

impl Process {
    /// Starts a program. What it writes to its standard error goes to `errors`.
    pub fn start(command: &Command, errors: Option<Box<dyn Write + Send>>) -> io::Result<Self> {
        let mut process = std::process::Command::new(command.program());
        process.args(command.arguments()).stdin(Stdio::piped()).stdout(Stdio::piped());
        process.stderr(if errors.is_some() { Stdio::piped() } else { Stdio::null() });
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let (sender, lines) = sync_channel(WAITING_LINES);
        let mut child = {
            // Nobody may end all programs between the start of this one and its being noted.
            let mut running = running();
            if running.is_over {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let child = process.spawn()?;
            running.programs.push((child.id(), sender.clone()));
            child
        };
        let (input, parcels) = sync_channel::<Vec<u8>>(WAITING_PARCELS);
        if let Some(mut pipe) = child.stdin.take() {
            thread::spawn(move || {
                while let Ok(parcel) = parcels.recv() {
                    if pipe.write_all(&parcel).and_then(|()| pipe.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || {
                let mut pipe = BufReader::new(pipe);
                loop {
                    let line = read_line(&mut pipe).unwrap_or(Line::End);
                    let is_end = matches!(line, Line::End);
                    if sender.send(line).is_err() || is_end {
                        return;
                    }
                }
            });
        }
        let complaints =
            child.stderr.take().zip(errors).map(|(pipe, errors)| Complaints::carry(pipe, errors));
        Ok(Self { child, lines, input: Some(input), complaints })
    }

    /// Sends lines, with their ends. They are lost where the program does not read, which its silence will tell.
    pub fn send(&self, lines: Vec<u8>) {
        if let Some(input) = &self.input {
            let _ = input.try_send(lines);
        }
    }

    /// The next line; nothing where none comes until `deadline`.
    pub fn receive(&self, deadline: Instant) -> Option<Line> {
        match self.lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Line::End),
        }
    }

    /// How it came that the program writes no more, and whether it has written to its standard error, where that
    /// is kept. Waits a moment for its end.
    pub fn ending(&mut self) -> (Ending, bool) {
        let deadline = Instant::now() + GRACE;
        let has_ended = loop {
            let has_ended = has_ended(&mut self.child);
            let is_heard = self.complaints.as_ref().is_none_or(|complaints| complaints.carrier.is_finished());
            if has_ended && is_heard || Instant::now() >= deadline {
                break has_ended;
            }
            thread::sleep(GLANCE);
        };
        let has_complained =
            self.complaints.as_ref().is_some_and(|complaints| complaints.are_there.load(Ordering::Relaxed));
        let status = if has_ended { self.kill() } else { None };
        (status.map_or(Ending::Closed, ending), has_complained)
    }

    /// Ends the program, and all that it has started. Gives how it has ended.
    fn kill(&mut self) -> Option<ExitStatus> {
        let id = self.child.id();
        let mut running = running();
        // Forgotten before it is reaped: from then on its number may be another's.
        if let Some(place) = running.programs.iter().position(|&(known, _)| known == id) {
            kill(id);
            running.programs.swap_remove(place);
        }
        drop(running);
        let _ = self.child.kill();
        self.child.wait().ok()
    }
}

impl Complaints {
    fn carry(pipe: ChildStderr, mut errors: Box<dyn Write + Send>) -> Self {
        let are_there = Arc::new(AtomicBool::new(false));
        let carrier = thread::spawn({
            let are_there = Arc::clone(&are_there);
            move || {
                let mut pipe = BufReader::new(pipe);
                let is_first = pipe.fill_buf().is_ok_and(|bytes| !bytes.is_empty());
                are_there.store(is_first, Ordering::Relaxed);
                let _ = io::copy(&mut pipe, &mut errors);
            }
        });
        Self { are_there, carrier }
    }
}

impl Drop for Process {
    /// Lets the program end by itself, and ends it where it does not.
    fn drop(&mut self) {
        // Its input ends, once it has read what was sent.
        self.input = None;
        let deadline = Instant::now() + GRACE;
        while !matches!(self.receive(deadline), None | Some(Line::End)) && Instant::now() < deadline {}
        self.kill();
    }
}

/// Ends every program that runs, at once, and starts none any more: for when this program ends. Whoever waits for
/// an answer stops waiting.
pub fn end_all() {
    let mut running = running();
    running.is_over = true;
    for (id, lines) in &running.programs {
        kill(*id);
        // What has left the program's group lives on, and may hold its output open. Where this finds no room,
        // nobody waits.
        let _ = lines.try_send(Line::End);
    }
}

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends a program and what it has started. It must not have been reaped yet.
#[cfg(unix)]
fn kill(id: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(id) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(id, Signal::KILL);
    }
}

/// Whether a program has ended. It is not reaped by that.
#[cfg(unix)]
fn has_ended(child: &mut Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    waitid(WaitId::Pid(Pid::from_child(child)), options).is_ok_and(|status| status.is_some())
}

/// Whether a program has ended.
#[cfg(not(unix))]
fn has_ended(child: &mut Child) -> bool {
    child.try_wait().is_ok_and(|status| status.is_some())
}

/// What the system says of a program that has ended.
fn ending(status: ExitStatus) -> Ending {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        let name = signal_hook::low_level::signal_name(signal);
        return Ending::Signal(name.map_or_else(|| signal.to_string(), str::to_owned));
    }
    status.code().map_or(Ending::Closed, Ending::Code)
}

/// Elsewhere [`std::process::Child::kill`] ends the program, and the end of its pipes what it has started.
#[cfg(not(unix))]
fn kill(_: u32) {}

/// The next line, of which no more is kept than it may have.
fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
        return Ok(Line::Oversized);
    }
    Ok(Line::Text(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_those_that_are_too_long_are_passed_over() {
        let longest = vec![b'x'; LONGEST_LINE];
        let text = [b"a\n\n", &longest[..], b"\n", &longest[..], b"y\nb"].concat();
        let mut input = &text[..];
        let mut next = || read_line(&mut input).unwrap();
        assert!(matches!(next(), Line::Text(line) if line == b"a"));
        assert!(matches!(next(), Line::Text(line) if line.is_empty()));
        assert!(matches!(next(), Line::Text(line) if line == longest));
        assert!(matches!(next(), Line::Oversized));
        assert!(matches!(next(), Line::Text(line) if line == b"b"));
        assert!(matches!(next(), Line::End));
    }
}
