//! The program under test, in a folder and an environment of its own.

use std::ffi::OsStr;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tempfile::TempDir;
use unstable_students::store::{Folder, Save, SaveName};

/// Nothing here takes as long as this on the slowest machine; a program that does hangs.
const PATIENCE: Duration = Duration::from_secs(60);
/// As much as a pipe holds, so that one read never ends inside of a line.
const PIPE: usize = 1 << 16;

/// A folder of the game.
pub struct Home {
    folder: TempDir,
}

/// How a run of the program ended.
#[derive(Debug)]
pub struct Outcome {
    pub code: Option<i32>,
    pub said: String,
    pub errors: String,
}

impl Home {
    /// An empty folder.
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    /// A folder with the game `gioco` of Ada and Bruno at the beginning of its first round.
    pub fn with_game() -> Self {
        let home = Self::new();
        home.begin_game("gioco", 7);
        home
    }

    /// Begins a game of Ada and Bruno and leaves it in its first round.
    pub fn begin_game(&self, save: &str, seed: u64) {
        let seed = seed.to_string();
        let begun = self.run(&["new", "--save", save, "--seat", "Ada", "--seat", "Bruno", "--seed", &seed]);
        assert_eq!(begun.code, Some(1), "{begun:?}");
    }

    /// A folder with copies of the files of this one.
    pub fn copy(&self) -> Self {
        let copy = Self::new();
        for (name, bytes) in self.files() {
            let path = copy.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        copy
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    /// Writes a file, and what folders it needs.
    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        path
    }

    pub fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.file(name)).unwrap()
    }

    pub fn text(&self, name: &str) -> String {
        String::from_utf8(self.bytes(name)).unwrap()
    }

    /// The save of this name, read.
    pub fn save(&self, name: &str) -> Save {
        let path = Folder::new(self.path()).save(&SaveName::new(name).unwrap());
        Save::load(&path).unwrap().save
    }

    /// All files below the folder, by their paths in it, but for the empty ones by which programs take turns.
    pub fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut files = Vec::new();
        let mut folders = vec![self.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.is_file() && path.extension() != Some(OsStr::new("lock")) {
                    let bytes = fs::read(&path).unwrap();
                    files.push((path.strip_prefix(self.path()).unwrap().to_owned(), bytes));
                }
            }
        }
        files.sort();
        files
    }

    /// The program in this folder.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = bare(arguments);
        command.arg("--dir").arg(self.path());
        command
    }

    /// Runs the program with nobody to answer.
    pub fn run(&self, arguments: &[&str]) -> Outcome {
        self.run_with(arguments, "")
    }

    /// Runs the program with all answers given beforehand.
    pub fn run_with(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> Outcome {
        finish(self.command(arguments), input.as_ref())
    }

    /// Starts the program, to be talked to.
    pub fn start(&self, arguments: &[&str]) -> Program {
        Program::start(self.command(arguments))
    }
}

/// The program without a folder, in an environment that says nothing.
pub fn bare(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_unstable-students"));
    command.env_clear().args(arguments);
    command
}

/// Runs a command with all answers given beforehand.
pub fn finish(command: Command, input: &[u8]) -> Outcome {
    let mut program = Program::start(command);
    // Who has ended already does not listen.
    let _ = program.input.as_mut().unwrap().write_all(input);
    program.end()
}

/// The program at work. Dropped, it is killed.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    output: Receiver<Vec<u8>>,
    errors: Option<JoinHandle<String>>,
    said: Vec<u8>,
    /// What has been heard of what was said.
    heard: usize,
}

impl Program {
    pub fn start(mut command: Command) -> Self {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, output) = channel();
        let mut out = child.stdout.take().unwrap();
        thread::spawn(move || {
            let mut buffer = vec![0; PIPE];
            while let Ok(length @ 1..) = out.read(&mut buffer) {
                if sender.send(buffer[..length].to_vec()).is_err() {
                    break;
                }
            }
        });
        let mut err = child.stderr.take().unwrap();
        let errors = thread::spawn(move || {
            let mut bytes = Vec::new();
            err.read_to_end(&mut bytes).unwrap();
            String::from_utf8(bytes).unwrap()
        });
        let input = child.stdin.take();
        Self { child, input, output, errors: Some(errors), said: Vec::new(), heard: 0 }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What the program says until it asks; nothing where it ends instead. It asks where it stops in the middle
    /// of a line.
    pub fn hear(&mut self) -> Option<String> {
        loop {
            if self.said.len() > self.heard && self.said.ends_with(b" ") {
                let heard = String::from_utf8(self.said[self.heard..].to_vec()).unwrap();
                self.heard = self.said.len();
                return Some(heard);
            }
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.said.extend(bytes),
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => panic!("nothing more after {:?}", self.tail()),
            }
        }
    }

    /// What the program says until it asks, which it must do.
    pub fn asked(&mut self) -> String {
        self.hear().unwrap_or_else(|| panic!("it ended after {:?}", self.tail()))
    }

    /// Answers with a line.
    pub fn answer(&mut self, line: &str) {
        self.input.as_mut().unwrap().write_all(format!("{line}\n").as_bytes()).unwrap();
    }

    /// Answers with a line and hears what comes of it.
    pub fn say(&mut self, line: &str) -> String {
        self.answer(line);
        self.asked()
    }

    /// Ends the input and waits for the end of the program, which must come soon.
    pub fn end(mut self) -> Outcome {
        drop(self.input.take());
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.said.extend(bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("no end after {:?}", self.tail()),
            }
        }
        let code = self.child.wait().unwrap().code();
        let errors = self.errors.take().unwrap().join().unwrap();
        Outcome { code, said: String::from_utf8(std::mem::take(&mut self.said)).unwrap(), errors }
    }

    /// Ends the program as the system would that has lost patience.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn tail(&self) -> String {
        String::from_utf8_lossy(&self.said[self.said.len().saturating_sub(500)..]).into_owned()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Outcome {
    /// The program has failed with one message, which it gives back: one line on the errors.
    #[track_caller]
    pub fn failure(&self) -> &str {
        assert_eq!(self.code, Some(1), "{self:?}");
        self.message()
    }

    /// The command line made no sense, and a message says why.
    #[track_caller]
    pub fn wrong_usage(&self) -> &str {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert_eq!(self.said, "", "{self:?}");
        self.message()
    }

    #[track_caller]
    fn message(&self) -> &str {
        assert!(self.errors.ends_with('\n') && self.errors.lines().count() <= 2, "{self:?}");
        self.errors.lines().next().unwrap()
    }

    /// Everything went well, with nothing on the errors; gives what was said.
    #[track_caller]
    pub fn success(&self) -> &str {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{self:?}");
        &self.said
    }
}
