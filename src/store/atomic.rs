//! Whole files, read with a limit and written atomically: at every moment the path holds the old content or the
//! new one, never a part of it, whatever fails on the way.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

/// What was being done to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileAction {
    /// Its bytes, or the names in a folder, were read.
    Read,
    /// It was written.
    Write,
    /// A folder was made.
    CreateFolder,
    /// It was moved beside, to be kept.
    SetAside,
    /// It was locked.
    Lock,
    /// It was deleted.
    Delete,
}

/// Why it did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum FileFault {
    /// The system says no.
    #[error("{0}")]
    System(io::ErrorKind),
    /// A folder, a device or a pipe lies there instead of a file.
    #[error("it is not a file")]
    NotAFile,
    /// The file is larger than any file of its kind can be.
    #[error("it is larger than {limit} bytes")]
    TooLarge {
        /// The most bytes that are read.
        limit: u64,
    },
}

/// Something did not work with a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("cannot {} '{}': {fault}", action.verb(), path.display())]
pub struct FileError {
    /// What was being done.
    pub action: FileAction,
    /// The file or folder.
    pub path: PathBuf,
    /// Why it did not work.
    pub fault: FileFault,
}

impl FileAction {
    const fn verb(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Write => "write",
            Self::CreateFolder => "create the folder",
            Self::SetAside => "set aside",
            Self::Lock => "lock",
            Self::Delete => "delete",
        }
    }
}

impl FileError {
    /// For `map_err`: the same action and path with the kind of an `io::Error`.
    pub(super) fn on(action: FileAction, path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self { action, path: path.to_owned(), fault: FileFault::System(error.kind()) }
    }

    /// Whether nothing lies at the path.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.fault == FileFault::System(io::ErrorKind::NotFound)
    }
}

/// All bytes of a file of at most `limit` bytes.
///
/// # Errors
/// There is no readable file, or it is larger.
pub fn read(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let fail = FileError::on(FileAction::Read, path);
    let wrong = |fault| FileError { action: FileAction::Read, path: path.to_owned(), fault };
    // Asked before it is opened: opening a pipe would wait for a writer.
    let about = fs::metadata(path).map_err(&fail)?;
    if !about.is_file() {
        return Err(wrong(FileFault::NotAFile));
    }
    if about.len() > limit {
        return Err(wrong(FileFault::TooLarge { limit }));
    }
    let mut bytes = Vec::with_capacity(usize::try_from(about.len()).unwrap_or_default());
    let file = File::open(path).map_err(&fail)?;
    file.take(limit + 1).read_to_end(&mut bytes).map_err(&fail)?;
    if bytes.len() as u64 > limit { Err(wrong(FileFault::TooLarge { limit })) } else { Ok(bytes) }
}

/// Like [`read`]; no bytes where there is no file.
pub fn read_or_empty(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    match read(path, limit) {
        Err(error) if error.is_missing() => Ok(Vec::new()),
        other => other,
    }
}

/// Gives the file at `path` the content `bytes`: a temporary file in the same folder, synchronised, then renamed.
/// A file that is there keeps its permissions; a link keeps being one; a file that is protected from writing
/// stays as it is.
///
/// # Errors
/// The folder or the file cannot be written, or the disk is full. The file is then unchanged and nothing else
/// is left behind.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let fail = FileError::on(FileAction::Write, path);
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = match target.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let old = fs::metadata(&target).ok();
    if let Some(old) = &old {
        if !old.is_file() {
            return Err(FileError {
                action: FileAction::Write,
                path: path.to_owned(),
                fault: FileFault::NotAFile,
            });
        }
        if old.permissions().readonly() {
            return Err(fail(io::ErrorKind::PermissionDenied.into()));
        }
    }
    let mut builder = tempfile::Builder::new();
    builder.prefix(".unstable-").suffix(".tmp");
    #[cfg(unix)]
    {
        // What any newly made file gets; the system takes away what the user's mask says.
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder).map_err(&fail)?;
    file.write_all(bytes).map_err(&fail)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions()).map_err(&fail)?;
    }
    file.as_file().sync_all().map_err(&fail)?;
    file.persist(&target).map_err(|error| fail(error.error))?;
    // The rename itself reaches the disk with the folder. Not every file system can be asked for that.
    #[cfg(unix)]
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Keeps `bytes`, which another program has written to `path`, beside it in a file `NAME.original`. A copy that is
/// there already stays as it is.
///
/// # Errors
/// The copy cannot be written; nothing is then left of it.
pub(super) fn keep_copy(path: &Path, bytes: &[u8]) -> Result<PathBuf, FileError> {
    let mut copy = beside(path, "original");
    let mut number = 1;
    loop {
        match OpenOptions::new().write(true).create_new(true).open(&copy) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                return written.map(|()| copy.clone()).map_err(|error| {
                    // Half a copy would be in the way of a whole one.
                    let _ = fs::remove_file(&copy);
                    FileError::on(FileAction::SetAside, &copy)(error)
                });
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if fs::read(&copy).is_ok_and(|kept| kept == bytes) {
                    return Ok(copy);
                }
                number += 1;
                copy = beside(path, &format!("original-{number}"));
            }
            Err(error) => return Err(FileError::on(FileAction::SetAside, &copy)(error)),
        }
    }
}

/// The path with `.suffix` behind it.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_a_file_and_leaves_nothing_else_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(read(&path, 3).unwrap(), b"two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn refuses_what_is_not_a_file_and_what_is_too_large() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.sav");
        fs::create_dir(&path).unwrap();
        assert_eq!(read(&path, 9).unwrap_err().fault, FileFault::NotAFile);
        assert_eq!(write(&path, b"x").unwrap_err().fault, FileFault::NotAFile);
        let big = folder.path().join("big");
        fs::write(&big, b"0123456789").unwrap();
        assert_eq!(read(&big, 9).unwrap_err().fault, FileFault::TooLarge { limit: 9 });
        assert!(read(&folder.path().join("none"), 9).unwrap_err().is_missing());
        assert_eq!(read_or_empty(&folder.path().join("none"), 9).unwrap(), b"");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[test]
    fn a_missing_folder_is_an_error_with_the_path() {
        let error = write(Path::new("/nonexistent/x.sav"), b"").unwrap_err();
        assert_eq!(error.to_string(), "cannot write '/nonexistent/x.sav': entity not found");
    }

    #[cfg(unix)]
    #[test]
    fn keeps_permissions_and_links_and_respects_protection() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [path, link] = ["x", "link"].map(|name| folder.path().join(name));
        write(&path, b"one").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        write(&link, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        let error = write(&path, b"three").unwrap_err();
        assert_eq!(error.fault, FileFault::System(io::ErrorKind::PermissionDenied));
        assert_eq!(fs::read(&path).unwrap(), b"two");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_an_error_and_not_a_panic() {
        assert!(write(Path::new("/dev/full"), b"x").is_err());
    }
}
