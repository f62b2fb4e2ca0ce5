//! `log.txt`, the history of every game in the clear, one event a line (FILE_FORMATS, "log.txt"). It only grows.

use std::fs::OpenOptions;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use super::atomic::{FileAction, FileError};

/// Appends sentences, each with the number of its round, to the log at `path`, in one write. A sentence is one
/// line: what would end the line or command a terminal becomes a space.
///
/// # Errors
/// The file cannot be opened or written.
pub fn append<'a>(path: &Path, entries: impl IntoIterator<Item = (u32, &'a str)>) -> Result<(), FileError> {
    let fail = FileError::on(FileAction::Write, path);
    let mut text = String::new();
    for (round, sentence) in entries {
        let sentence = sentence.trim_end().replace(char::is_control, " ");
        text.push_str(&format!("[Turno {round}] {sentence}\n"));
    }
    if text.is_empty() {
        return Ok(());
    }
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(&fail)?;
    // A line that a crash or a full disk has torn stays a line of its own.
    let mut last = [b'\n'];
    if file.seek(SeekFrom::End(-1)).is_ok() {
        file.read_exact(&mut last).map_err(&fail)?;
    }
    if last != [b'\n'] {
        text.insert(0, '\n');
    }
    file.write_all(text.as_bytes()).map_err(&fail)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_log_grows_by_one_line_an_event() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        append(&path, []).unwrap();
        assert!(!path.exists());
        append(&path, [(1, "Ada pesca una carta."), (1, "Ada\n[Turno 9] ha \u{1b}[2Jvinto")]).unwrap();
        append(&path, [(2, "Tocca a Bruno.")]).unwrap();
        let lines = "[Turno 1] Ada pesca una carta.\n[Turno 1] Ada [Turno 9] ha  [2Jvinto\n[Turno 2] Tocca a Bruno.\n";
        assert_eq!(fs::read_to_string(&path).unwrap(), lines);
    }

    #[test]
    fn a_torn_line_stays_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log.txt");
        fs::write(&path, "[Turno 1] Ada pe").unwrap();
        append(&path, [(1, "Ada pesca.")]).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "[Turno 1] Ada pe\n[Turno 1] Ada pesca.\n");
    }
}
