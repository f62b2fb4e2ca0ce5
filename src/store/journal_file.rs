//! `saves/NAME.journal`, the lines of a game's journal: a header, then one line a move, appended as it is made.
//!
//! This module knows lines, not what is in them. A last line without its end was torn by a crash and is dropped.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::atomic::{self, FileAction, FileError};

/// A game of the longest kind has some ten thousand moves of less than a hundred bytes.
const MAX_FILE_BYTES: u64 = 256 << 20;

/// A journal that is being written.
#[derive(Debug)]
pub struct JournalFile {
    path: PathBuf,
    file: File,
    /// The bytes of whole lines.
    length: u64,
}

impl JournalFile {
    /// Begins a journal at `path` with its header line. A journal that lies there is replaced.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn create(path: &Path, header: &str) -> Result<Self, FileError> {
        atomic::write(path, line(header).as_bytes())?;
        Self::open(path)
    }

    /// Goes on with the journal at `path` after its first `lines` lines, the header included. What follows them
    /// is cut off.
    ///
    /// # Errors
    /// The file cannot be read or written.
    pub fn resume(path: &Path, lines: usize) -> Result<Self, FileError> {
        let bytes = atomic::read(path, MAX_FILE_BYTES)?;
        let kept: usize = bytes
            .split_inclusive(|&byte| byte == b'\n')
            .filter(|line| line.ends_with(b"\n"))
            .take(lines)
            .map(<[u8]>::len)
            .sum();
        if kept < bytes.len() {
            atomic::write(path, &bytes[..kept])?;
        }
        Self::open(path)
    }

    fn open(path: &Path) -> Result<Self, FileError> {
        let fail = FileError::on(FileAction::Write, path);
        let file = OpenOptions::new().append(true).open(path).map_err(&fail)?;
        let length = file.metadata().map_err(&fail)?.len();
        Ok(Self { path: path.to_owned(), file, length })
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The file cannot be written; it is then as it was, as far as the system allows.
    pub fn append(&mut self, text: &str) -> Result<(), FileError> {
        let line = line(text);
        self.file.write_all(line.as_bytes()).map_err(|error| {
            // A full disk takes a part of a line, which the next one must not be appended to.
            let _ = self.file.set_len(self.length);
            FileError::on(FileAction::Write, &self.path)(error)
        })?;
        self.length += line.len() as u64;
        Ok(())
    }
}

/// The whole lines of the journal at `path`, the header first. Bytes that are no UTF-8 become U+FFFD.
///
/// # Errors
/// The file cannot be read.
pub fn read(path: &Path) -> Result<Vec<String>, FileError> {
    let bytes = atomic::read(path, MAX_FILE_BYTES)?;
    let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let text = String::from_utf8_lossy(&bytes[..whole]);
    Ok(text.lines().map(str::to_owned).collect())
}

/// Gives the journal at `to` the bytes of the one at `from`. Says whether there was one; where there is not,
/// `to` is left as it is.
///
/// # Errors
/// The one file cannot be read or the other not written; that is then unchanged.
pub(super) fn copy(from: &Path, to: &Path) -> Result<bool, FileError> {
    match atomic::read(from, MAX_FILE_BYTES) {
        Ok(bytes) => atomic::write(to, &bytes).map(|()| true),
        Err(error) if error.is_missing() => Ok(false),
        Err(error) => Err(error),
    }
}

/// The text as exactly one line.
fn line(text: &str) -> String {
    format!("{}\n", text.replace(['\n', '\r'], " "))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn lines_come_back_in_order_and_a_torn_one_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        let mut journal = JournalFile::create(&path, "header").unwrap();
        journal.append("one").unwrap();
        journal.append("two\nlines").unwrap();
        journal.file.write_all(b"thr").unwrap();
        assert_eq!(read(&path).unwrap(), ["header", "one", "two lines"]);
        let mut journal = JournalFile::resume(&path, 9).unwrap();
        journal.append("three").unwrap();
        assert_eq!(read(&path).unwrap(), ["header", "one", "two lines", "three"]);
    }

    #[test]
    fn a_journal_is_cut_back_to_where_a_save_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        fs::write(&path, "header\none\ntwo\nthree\n").unwrap();
        let mut journal = JournalFile::resume(&path, 2).unwrap();
        journal.append("2").unwrap();
        assert_eq!(read(&path).unwrap(), ["header", "one", "2"]);
        assert!(JournalFile::resume(&folder.path().join("none"), 1).unwrap_err().is_missing());
    }

    #[test]
    fn rubbish_is_read_as_rubbish() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.journal");
        fs::write(&path, b"\xff\n\n{").unwrap();
        assert_eq!(read(&path).unwrap(), ["\u{fffd}", ""]);
    }
}
