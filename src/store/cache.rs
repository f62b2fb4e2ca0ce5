//! `saves/cache.txt`, the names of the saves this table knows, oldest first (FILE_FORMATS, "saves/cache.txt").
//!
//! Anybody may edit the file. A line that is no name of a save is passed over, and stays when the file is written.

use std::io;

use super::atomic::{self, FileError};
use super::folder::Folder;
use super::lock;
use super::name::SaveName;

const MAX_FILE_BYTES: u64 = 4 << 20;

/// A line of the file and the save that it names, if it names one.
struct Line {
    bytes: Vec<u8>,
    name: Option<SaveName>,
}

impl Line {
    fn of(name: &SaveName) -> Self {
        Self { bytes: name.as_str().as_bytes().to_vec(), name: Some(name.clone()) }
    }
}

/// The names in the cache, oldest first, each once; none where there is no cache.
///
/// # Errors
/// The file cannot be read.
pub fn names(folder: &Folder) -> Result<Vec<SaveName>, FileError> {
    let mut names = Vec::new();
    for name in lines(folder)?.into_iter().filter_map(|line| line.name) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    Ok(names)
}

/// Enters `name` as the newest. A name that is there stays where it is. Says whether it entered.
///
/// # Errors
/// The file cannot be read or written; it is then unchanged.
pub fn enter(folder: &Folder, name: &SaveName) -> Result<bool, FileError> {
    change(folder, |lines| {
        let is_new = lines.iter().all(|line| line.name.as_ref() != Some(name));
        if is_new {
            lines.push(Line::of(name));
        }
        is_new
    })
}

/// Puts `new` in the place of `old`, if that is there; elsewhere `new` is dropped. Says whether `old` was there.
///
/// # Errors
/// The file cannot be read or written; it is then unchanged.
pub fn rename(folder: &Folder, old: &SaveName, new: &SaveName) -> Result<bool, FileError> {
    change(folder, |lines| {
        let Some(place) = lines.iter().position(|line| line.name.as_ref() == Some(old)) else { return false };
        lines[place] = Line::of(new);
        let mut index = 0;
        lines.retain(|line| {
            index += 1;
            let is_one_of_them = [Some(old), Some(new)].contains(&line.name.as_ref());
            index - 1 == place || !is_one_of_them
        });
        true
    })
}

/// Drops `name`. Says whether it was there.
///
/// # Errors
/// The file cannot be read or written; it is then unchanged.
pub fn forget(folder: &Folder, name: &SaveName) -> Result<bool, FileError> {
    change(folder, |lines| {
        let before = lines.len();
        lines.retain(|line| line.name.as_ref() != Some(name));
        lines.len() < before
    })
}

/// Changes the lines, while no other program does. `edit` says whether there was something to change; where
/// there is not, nothing is written.
fn change(folder: &Folder, edit: impl Fn(&mut Vec<Line>) -> bool) -> Result<bool, FileError> {
    if !edit(&mut lines(folder)?) {
        return Ok(false);
    }
    lock::alone(&folder.cache_lock(), || {
        let mut lines = lines(folder)?;
        edit(&mut lines);
        write(folder, &lines)
    })??;
    Ok(true)
}

fn lines(folder: &Folder) -> Result<Vec<Line>, FileError> {
    let bytes = atomic::read_or_empty(&folder.cache(), MAX_FILE_BYTES)?;
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
    let lines = text.split(|&byte| byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    Ok(lines
        .filter(|line| !line.trim_ascii().is_empty())
        .map(|line| Line {
            bytes: line.to_vec(),
            name: std::str::from_utf8(line).ok().and_then(|text| SaveName::new(text.trim()).ok()),
        })
        .collect())
}

fn write(folder: &Folder, lines: &[Line]) -> Result<(), FileError> {
    let bytes: Vec<u8> = lines.iter().flat_map(|line| [&line.bytes[..], b"\n"].concat()).collect();
    if bytes.len() as u64 > MAX_FILE_BYTES {
        // What could not be read again must not be written.
        let error = io::ErrorKind::FileTooLarge.into();
        return Err(FileError::on(atomic::FileAction::Write, &folder.cache())(error));
    }
    atomic::write(&folder.cache(), &bytes)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn name(text: &str) -> SaveName {
        SaveName::new(text).unwrap()
    }

    #[test]
    fn names_enter_once_and_keep_their_order() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        folder.prepare().unwrap();
        assert_eq!(names(&folder).unwrap(), []);
        assert!(enter(&folder, &name("b")).unwrap());
        assert!(enter(&folder, &name("a")).unwrap());
        assert!(!enter(&folder, &name("b")).unwrap());
        assert_eq!(fs::read_to_string(folder.cache()).unwrap(), "b\na\n");
        assert!(forget(&folder, &name("b")).unwrap());
        assert!(!forget(&folder, &name("b")).unwrap());
        assert_eq!(names(&folder).unwrap(), [name("a")]);
    }

    #[test]
    fn a_new_name_takes_the_place_of_the_old_one() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        folder.prepare().unwrap();
        fs::write(folder.cache(), "a\nb\nc\nb\n").unwrap();
        assert!(rename(&folder, &name("b"), &name("d")).unwrap());
        assert_eq!(fs::read_to_string(folder.cache()).unwrap(), "a\nd\nc\n");
        assert!(rename(&folder, &name("c"), &name("a")).unwrap());
        assert_eq!(names(&folder).unwrap(), [name("d"), name("a")]);
        assert!(!rename(&folder, &name("x"), &name("y")).unwrap());
    }

    #[test]
    fn rubbish_is_passed_over_and_not_lost() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        folder.prepare().unwrap();
        fs::write(folder.cache(), b"\xef\xbb\xbfone\r\n\r\n../two\n\xff\xfe\nthree \none").unwrap();
        assert_eq!(names(&folder).unwrap(), [name("one"), name("three")]);
        enter(&folder, &name("four")).unwrap();
        assert_eq!(fs::read(folder.cache()).unwrap(), b"one\n../two\n\xff\xfe\nthree \none\nfour\n");
    }
}
