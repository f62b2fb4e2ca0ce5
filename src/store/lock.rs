//! `saves/NAME.lock`: one program at a time plays a save. The system holds the lock for the process, and lets it
//! go when the process ends in whatever way; a file that was left behind locks nothing. Files that all games share
//! are locked in the same way for as long as a change takes.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::atomic::{FileAction, FileError};

/// How often the file may disappear while it is being locked: each time another program has just ended.
const ATTEMPTS: usize = 16;

/// The right to play a save, as long as the value lives.
#[derive(Debug)]
pub struct SaveLock {
    path: PathBuf,
    /// Open as long as the lock is held.
    _file: File,
}

/// Why a save cannot be locked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LockError {
    /// Another program plays it.
    #[error("another program has '{}' open; leave the game there first", path.display())]
    Held {
        /// The file of the lock.
        path: PathBuf,
    },
    /// The file of the lock cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

impl SaveLock {
    /// Locks by the file at `path`, which is made.
    ///
    /// # Errors
    /// Another program holds the lock, or the file cannot be made.
    pub fn acquire(path: &Path) -> Result<Self, LockError> {
        let fail = FileError::on(FileAction::Lock, path);
        for _ in 0..ATTEMPTS {
            let file =
                OpenOptions::new().write(true).create(true).truncate(false).open(path).map_err(&fail)?;
            match file.try_lock() {
                Ok(()) if still_lies_at(&file, path) => {
                    return Ok(Self { path: path.to_owned(), _file: file });
                }
                // The holder has removed the file since it was opened: this lock would guard nothing.
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => break,
                Err(TryLockError::Error(error)) => return Err(fail(error).into()),
            }
        }
        Err(LockError::Held { path: path.to_owned() })
    }
}

impl Drop for SaveLock {
    fn drop(&mut self) {
        // Removed while the lock is held, and only where `still_lies_at` can see it. A file that stays is harmless.
        if cfg!(unix) {
            let _: io::Result<()> = fs::remove_file(&self.path);
        }
    }
}

/// Does a short piece of work that no other program does at the same time, by the file at `path`, which is made
/// and stays: nobody waits for a file that is about to be removed. Waits for the other program.
pub(super) fn alone<T>(path: &Path, work: impl FnOnce() -> T) -> Result<T, FileError> {
    let fail = FileError::on(FileAction::Lock, path);
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path).map_err(&fail)?;
    file.lock().map_err(&fail)?;
    let done = work();
    drop(file);
    Ok(done)
}

#[cfg(unix)]
fn still_lies_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    match (file.metadata(), fs::metadata(path)) {
        (Ok(opened), Ok(lying)) => opened.dev() == lying.dev() && opened.ino() == lying.ino(),
        _ => false,
    }
}

#[cfg(not(unix))]
fn still_lies_at(_: &File, _: &Path) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_told_until_the_first_lets_go() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.lock");
        let first = SaveLock::acquire(&path).unwrap();
        assert_eq!(SaveLock::acquire(&path).unwrap_err(), LockError::Held { path: path.clone() });
        drop(first);
        assert!(cfg!(windows) || !path.exists());
        assert!(SaveLock::acquire(&path).is_ok());
    }

    #[test]
    fn work_done_alone_is_done_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let [lock, counter] = [".lock", "counter"].map(|name| folder.path().join(name));
        fs::write(&counter, "0").unwrap();
        let count = || {
            let number: u32 = fs::read_to_string(&counter).unwrap().parse().unwrap();
            fs::write(&counter, (number + 1).to_string()).unwrap();
        };
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| (0..25).for_each(|_| alone(&lock, count).unwrap()));
            }
        });
        assert_eq!(fs::read_to_string(&counter).unwrap(), "100");
    }

    #[test]
    fn a_file_left_by_a_dead_process_locks_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.lock");
        fs::write(&path, "12345").unwrap();
        assert!(SaveLock::acquire(&path).is_ok());
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("none").join("x.lock");
        assert!(matches!(SaveLock::acquire(&path), Err(LockError::File(_))));
    }
}
