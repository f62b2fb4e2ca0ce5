//! `bot-NAME.log`: what a program that plays says to its standard error, for whoever writes it. It is made with
//! the first byte, grows up to a limit, and is then set aside as `bot-NAME.log.old` when the program next says
//! something; a program that never stops talking fills no disk.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

/// The most bytes of the file. What comes after them is left out.
const LIMIT: u64 = 1 << 20;

/// The log of one run of a program. Whatever fails, the program can go on writing.
#[derive(Debug)]
pub struct ProgramLog {
    path: PathBuf,
    /// None before the first byte, and where it cannot be opened.
    file: Option<File>,
    /// How many bytes still have room; not known before the first one.
    left: Option<u64>,
}

impl ProgramLog {
    /// A log at `path`, where nothing is touched yet.
    #[must_use]
    pub const fn new(path: PathBuf) -> Self {
        Self { path, file: None, left: None }
    }

    /// Opens the file, in a folder that is made if need be; one that is full is set aside. Gives how many bytes have room.
    fn open(&mut self) -> u64 {
        let length =
            || fs::metadata(&self.path).map(|about| if about.is_file() { about.len() } else { LIMIT });
        if length().is_ok_and(|length| length >= LIMIT) {
            let mut old = self.path.clone().into_os_string();
            old.push(".old");
            // Where it cannot be set aside, it is full and stays so.
            let _ = fs::rename(&self.path, old);
        }
        let left = LIMIT.saturating_sub(length().unwrap_or_default());
        if left > 0 {
            if let Some(folder) = self.path.parent() {
                // Where it is missing still, nothing else has been written.
                let _ = fs::create_dir_all(folder);
            }
            self.file = OpenOptions::new().append(true).create(true).open(&self.path).ok();
        }
        left
    }
}

impl Write for ProgramLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let left = match self.left {
            Some(left) => left,
            None => self.open(),
        };
        let kept = &bytes[..bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX))];
        if let Some(file) = &mut self.file {
            let _ = file.write_all(kept);
        }
        self.left = Some(left - kept.len() as u64);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_says_nothing_leaves_no_file_and_one_that_says_too_much_a_full_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bot-Ada.log");
        let mut log = ProgramLog::new(path.clone());
        assert!(!path.exists());
        log.write_all(b"first\n").unwrap();
        log.write_all(&vec![b'x'; 3 << 20]).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().len(), LIMIT);
        ProgramLog::new(path.clone()).write_all(b"second\n").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second\n");
        assert!(fs::read(folder.path().join("bot-Ada.log.old")).unwrap().starts_with(b"first\n"));
        ProgramLog::new(path.clone()).write_all(b"third\n").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second\nthird\n");
    }

    #[test]
    fn a_log_that_cannot_be_written_does_not_stop_the_program() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("file"), "").unwrap();
        let path = folder.path().join("file").join("bot-Ada.log");
        assert!(ProgramLog::new(path).write_all(b"first\n").is_ok());
    }

    #[test]
    fn a_log_makes_the_folder_that_it_lies_in() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("bot-Ada.log");
        ProgramLog::new(path.clone()).write_all(b"first\n").unwrap();
        assert_eq!(fs::read(path).unwrap(), b"first\n");
    }
}
