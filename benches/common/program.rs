//! The real binary, run in a folder of its own.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Answers that are typed into a game whose memory is measured: draw a card, or the last choice of what is
/// asked, again and again.
const ANSWERS: usize = 400;
/// How often the memory is looked at after the last answer was typed, and how long apart.
const LOOKS: (usize, Duration) = (20, Duration::from_millis(50));

/// The program with a folder to play in.
pub struct Program {
    folder: PathBuf,
}

impl Program {
    /// The program in `folder`.
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_unstable-students"));
        command.args(arguments).args(["--plain", "--lang", "en", "--dir"]).arg(&self.folder);
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        command
    }

    /// Everything that it says before its input ends, which is at once.
    pub fn run(&self, arguments: &[&str]) -> String {
        let output = self.command(arguments).stdin(Stdio::null()).output().expect("the program can be run");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// The most memory that was resident while the game `name` was played for a while, in KiB. Nothing
    /// where the system does not tell.
    pub fn peak_memory(&self, name: &str) -> Option<u64> {
        let mut child = self.command(&[name]).stdin(Stdio::piped()).spawn().expect("the program can be run");
        let mut said = child.stdout.take().expect("its output is a pipe");
        // Read, so that the program never waits for somebody to take what it says.
        let reader = thread::spawn(move || {
            let mut text = Vec::new();
            let _ = said.read_to_end(&mut text);
            text.len()
        });
        let mut typed = child.stdin.take().expect("its input is a pipe");
        let mut peak = peak_of(&child);
        for answer in ["2\n", "1\n", "\n"].iter().cycle().take(ANSWERS) {
            if typed.write_all(answer.as_bytes()).is_err() {
                break;
            }
        }
        for _ in 0..LOOKS.0 {
            thread::sleep(LOOKS.1);
            peak = peak.max(peak_of(&child));
        }
        drop(typed);
        let _ = child.wait();
        let _ = reader.join();
        peak
    }
}

/// The high-water mark of a running process's resident memory in KiB.
fn peak_of(child: &Child) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}
