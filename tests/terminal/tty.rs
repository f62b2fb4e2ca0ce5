//! A pseudo-terminal with the program at it.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser};

/// Nothing here takes as long as this on the slowest machine; a program that does hangs.
const PATIENCE: Duration = Duration::from_secs(20);
/// After this time somebody presses a key again that has had no effect.
const SECOND_THOUGHT: Duration = Duration::from_secs(2);
/// Lines that the emulator keeps when they have scrolled off.
const SCROLLBACK: usize = 1000;

/// A terminal with the program at it. Dropped, the program is killed.
pub struct Tty {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    child: Box<dyn Child + Send + Sync>,
    output: Receiver<Vec<u8>>,
    reader: Option<JoinHandle<()>>,
    /// Tells the reader to let the terminal go.
    let_go: Arc<AtomicBool>,
    emulator: Parser,
    /// Everything that was sent.
    pub raw: Vec<u8>,
    /// The modes of the line before the program began.
    before: String,
}

/// What a program says of itself.
pub fn program(folder: &Path, arguments: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_unstable-students"));
    command.env_clear();
    command.env("TERM", "xterm-256color");
    command.env("LANG", "en_GB.UTF-8");
    command.args(arguments);
    command.arg("--dir");
    command.arg(folder);
    command
}

fn cells(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

fn pty_size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// The modes of the line: echo, line by line, signals, and the like.
fn modes(master: &dyn MasterPty) -> String {
    let termios = master.get_termios().unwrap();
    format!(
        "{:?} {:?} {:?} {:?}",
        termios.input_flags, termios.output_flags, termios.control_flags, termios.local_flags
    )
}

impl Tty {
    /// Starts a program at a new terminal of this size.
    pub fn start(command: CommandBuilder, size: (u16, u16)) -> Self {
        let pair = native_pty_system().openpty(pty_size(size)).unwrap();
        let before = modes(pair.master.as_ref());
        let child = pair.slave.spawn_command(command).unwrap();
        // As long as the slave is open here, its end is never seen.
        drop(pair.slave);
        let mut input = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        let let_go = Arc::new(AtomicBool::new(false));
        let letting_go = Arc::clone(&let_go);
        let reader = thread::spawn(move || {
            let mut buffer = [0; 1 << 14];
            while let Ok(length @ 1..) = input.read(&mut buffer) {
                let is_heard = sender.send(buffer[..length].to_vec()).is_ok();
                if !is_heard || letting_go.load(Ordering::SeqCst) {
                    return;
                }
            }
        });
        let writer = pair.master.take_writer().unwrap();
        Self {
            master: Some(pair.master),
            writer: Some(writer),
            child,
            output,
            reader: Some(reader),
            let_go,
            emulator: Parser::new(cells(size.1), cells(size.0), SCROLLBACK),
            raw: Vec::new(),
            before,
        }
    }

    pub fn screen(&self) -> &vt100::Screen {
        self.emulator.screen()
    }

    /// What stands on the screen.
    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// The words on the screen, without the lines of boxes.
    pub fn words(&self) -> String {
        let text: String = self.text().chars().map(|char| if is_line(char) { ' ' } else { char }).collect();
        spaced(&text)
    }

    /// Types.
    pub fn press(&mut self, keys: &str) {
        let writer = self.writer.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Waits until the terminal is as `wanted` says.
    pub fn until(&mut self, what: &str, wanted: impl Fn(&Self) -> bool) {
        assert!(self.comes(PATIENCE, wanted), "{what} does not come:\n{}", self.text());
    }

    /// Waits until the program has made a file.
    pub fn until_there_is(&mut self, file: &Path) {
        let end = Instant::now() + PATIENCE;
        while !file.exists() {
            assert!(Instant::now() < end, "{} does not come:\n{}", file.display(), self.text());
            self.listen(Duration::from_millis(5));
        }
    }

    /// Answers a question by keys and waits until the terminal is as `wanted` says. Keys that are faster than
    /// the program, which does not know yet that its question has been seen, are pressed again.
    pub fn answer(&mut self, keys: &str, what: &str, wanted: impl Fn(&Self) -> bool) {
        let before = self.words();
        let end = Instant::now() + PATIENCE;
        loop {
            self.press(keys);
            if self.comes(SECOND_THOUGHT, &wanted) {
                return;
            }
            assert!(self.words() == before && Instant::now() < end, "{what} does not come:\n{}", self.text());
        }
    }

    /// Whether the terminal gets as `wanted` says within a time.
    fn comes(&mut self, time: Duration, wanted: impl Fn(&Self) -> bool) -> bool {
        let end = Instant::now() + time;
        while !(self.is_whole() && wanted(self)) {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(_) => return false,
            }
        }
        true
    }

    /// Whether a frame of the full screen has come wholly: it ends by hiding the cursor.
    fn is_whole(&self) -> bool {
        !self.is_taken() || self.raw.ends_with(b"\x1b[?25l")
    }

    fn take(&mut self, bytes: &[u8]) {
        self.emulator.process(bytes);
        self.raw.extend(bytes);
    }

    /// Whether the screen was wiped, of text and colours, as soon as it was taken.
    pub fn was_wiped(&self) -> bool {
        let wipe = b"\x1b[?1049h\x1b[0m\x1b[2J";
        self.raw.windows(wipe.len()).any(|bytes| bytes == wipe)
    }

    /// Waits until these words stand on the screen.
    pub fn until_words(&mut self, words: &str) {
        let words = spaced(words);
        self.until(&words, |tty| tty.words().contains(&words));
    }

    /// Answers a question by keys and waits until these words stand on the screen.
    pub fn answer_until(&mut self, keys: &str, words: &str) {
        let words = spaced(words);
        self.answer(keys, &words, |tty| tty.words().contains(&words));
    }

    /// Takes what is sent within a time, until nothing is.
    pub fn listen(&mut self, time: Duration) -> usize {
        let mut heard = 0;
        while let Ok(bytes) = self.output.recv_timeout(time) {
            heard += bytes.len();
            self.take(&bytes);
        }
        heard
    }

    /// The window gets another size.
    pub fn resize(&mut self, size: (u16, u16)) {
        self.emulator.set_size(cells(size.1), cells(size.0));
        self.master.as_ref().unwrap().resize(pty_size(size)).unwrap();
    }

    /// Sends a signal to the program.
    pub fn signal(&self, name: &str) {
        let command = format!("kill -s {name} {}", self.child.process_id().unwrap());
        assert!(Command::new("sh").args(["-c", &command]).status().unwrap().success());
    }

    /// Waits for the end of the program and gives its exit code.
    pub fn end(&mut self) -> u32 {
        let end = Instant::now() + PATIENCE;
        loop {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("no end:\n{}", self.text()),
            }
        }
        self.child.wait().unwrap().exit_code()
    }

    /// Takes the terminal away, as closing a window does, and waits for the end of the program.
    pub fn hang_up(mut self) {
        self.let_go.store(true, Ordering::SeqCst);
        // Something is sent once more, so that the reader notices.
        self.resize((90, 30));
        self.reader.take().unwrap().join().unwrap();
        drop((self.master.take(), self.writer.take()));
        let end = Instant::now() + PATIENCE;
        while self.child.try_wait().unwrap().is_none() {
            assert!(Instant::now() < end, "no end without a terminal");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Whether the program has the terminal for itself.
    pub fn is_taken(&self) -> bool {
        self.screen().alternate_screen()
    }

    /// Whether echo, line by line, signals and the like are as they were before the program began.
    pub fn has_its_modes(&self) -> bool {
        modes(self.master.as_ref().unwrap().as_ref()) == self.before
    }

    /// The terminal is as it was before the program began.
    #[track_caller]
    pub fn is_given_back(&self) {
        let screen = self.screen();
        assert!(!screen.alternate_screen(), "the other screen is still shown");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        assert!(!screen.bracketed_paste(), "pastes are still bracketed");
        assert!(!screen.application_cursor(), "the arrows still send something else");
        assert_eq!(screen.mouse_protocol_mode(), MouseProtocolMode::None, "the mouse is still listened to");
        assert_eq!(modes(self.master.as_ref().unwrap().as_ref()), self.before);
        assert!((screen.fgcolor(), screen.bgcolor()) == Default::default(), "colours stay");
        assert!(!screen.bold() && !screen.inverse() && !screen.underline(), "looks stay");
    }

    /// Every parameter of the sequences that set colours and looks.
    pub fn looks(&self) -> BTreeSet<u16> {
        let text = String::from_utf8_lossy(&self.raw);
        let sequences = text.split("\u{1b}[").skip(1).filter_map(|rest| {
            let end = rest.find(|char: char| !(char.is_ascii_digit() || char == ';'))?;
            rest[end..].starts_with('m').then(|| &rest[..end])
        });
        sequences.flat_map(|sequence| sequence.split(';').map(|number| number.parse().unwrap_or(0))).collect()
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A text with one space between each two words.
pub fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a character is part of a box.
fn is_line(char: char) -> bool {
    ('\u{2500}'..'\u{25a0}').contains(&char)
}
