//! The saves as a set: renamed, copied and deleted by name, each with its journal and its line in the cache.
//!
//! Nothing is done to a save that another program plays, and no save is written over unless that was asked for.
//! At every moment the save that is being moved lies whole under its old name or under its new one.

use std::fs;
use std::io;
use std::path::Path;

use thiserror::Error;

use super::atomic::{self, FileAction, FileError, FileFault};
use super::folder::Folder;
use super::lock::{LockError, SaveLock};
use super::name::SaveName;
use super::save::MAX_FILE_BYTES;
use super::{cache, journal_file};

/// What becomes of a save that has the new name already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays, and nothing is done.
    Keep,
    /// It is replaced.
    Replace,
}

/// Why nothing was done to a save.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveSetError {
    /// Another save has the name.
    #[error("there is a save called '{name}'; choose another name")]
    Taken {
        /// The name.
        name: SaveName,
    },
    /// Another program plays it, or the one that has the new name.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// A file cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
}

/// Whether something lies where the save `name` lies or would lie.
#[must_use]
pub fn is_taken(folder: &Folder, name: &SaveName) -> bool {
    folder.save(name).symlink_metadata().is_ok()
}

/// So many names are tried for one that is free.
const MOST_TRIED: usize = 1000;

/// The first name that is free of those that `name` proposes for 1, 2, 3 and so on; none where all that are
/// tried are taken, or no names of saves.
#[must_use]
pub fn free_name(folder: &Folder, name: impl Fn(usize) -> String) -> Option<SaveName> {
    (1..=MOST_TRIED)
        .filter_map(|number| SaveName::new(&name(number)).ok())
        .find(|name| !is_taken(folder, name))
}

/// Gives the save `from` the name `to`, also in the cache, where it keeps its place.
///
/// # Errors
/// The name is taken and to be kept, one of the two is being played, or a file cannot be moved. Both saves are
/// then as they were.
pub fn rename(
    folder: &Folder,
    from: &SaveName,
    to: &SaveName,
    existing: Existing,
) -> Result<(), SaveSetError> {
    let _locks = claim(folder, from, to, existing)?;
    bring(folder, from, to, |from, to| fs::rename(from, to).map_err(FileError::on(FileAction::Write, to)))?;
    delete_if_there(&folder.journal(from))?;
    cache::rename(folder, from, to)?;
    Ok(())
}

/// Makes a copy of the save `from` under the name `to`, which enters the cache.
///
/// # Errors
/// The name is taken and to be kept, one of the two is being played, or a file cannot be read or written. Both
/// saves are then as they were.
pub fn copy(folder: &Folder, from: &SaveName, to: &SaveName, existing: Existing) -> Result<(), SaveSetError> {
    let _locks = claim(folder, from, to, existing)?;
    bring(folder, from, to, |from, to| atomic::write(to, &atomic::read(from, MAX_FILE_BYTES)?))?;
    cache::enter(folder, to)?;
    Ok(())
}

/// Deletes the save `name`, its journal, and its line in the cache, as far as they are there.
///
/// # Errors
/// It is being played, or a file cannot be deleted.
pub fn delete(folder: &Folder, name: &SaveName) -> Result<(), SaveSetError> {
    let _lock = SaveLock::acquire(&folder.lock(name))?;
    delete_if_there(&folder.save(name))?;
    delete_if_there(&folder.journal(name))?;
    cache::forget(folder, name)?;
    Ok(())
}

/// The right to change both saves, once it is clear that `from` can be moved to `to`.
fn claim(
    folder: &Folder,
    from: &SaveName,
    to: &SaveName,
    existing: Existing,
) -> Result<[SaveLock; 2], SaveSetError> {
    if from == to {
        return Err(SaveSetError::Taken { name: to.clone() });
    }
    // Neither waits for the other program, so the order does not matter.
    let locks = [SaveLock::acquire(&folder.lock(from))?, SaveLock::acquire(&folder.lock(to))?];
    if existing == Existing::Keep && is_taken(folder, to) {
        return Err(SaveSetError::Taken { name: to.clone() });
    }
    for (name, must_exist) in [(from, true), (to, false)] {
        let path = folder.save(name);
        match fs::metadata(&path) {
            Ok(about) if !about.is_file() => {
                return Err(FileError { action: FileAction::Read, path, fault: FileFault::NotAFile }.into());
            }
            Err(error) if must_exist => return Err(FileError::on(FileAction::Read, &path)(error).into()),
            _ => {}
        }
    }
    Ok(locks)
}

/// Brings the journal, then by `place` the save: a save without a journal can be played, but its game cannot be
/// watched any more, while a journal without its save is of no harm.
fn bring(
    folder: &Folder,
    from: &SaveName,
    to: &SaveName,
    place: impl FnOnce(&Path, &Path) -> Result<(), FileError>,
) -> Result<(), FileError> {
    let journal = folder.journal(to);
    let was_taken = is_taken(folder, to);
    let has_journal = journal_file::copy(&folder.journal(from), &journal)?;
    match place(&folder.save(from), &folder.save(to)) {
        // The journal of a game that has just been replaced.
        Ok(()) if !has_journal => delete_if_there(&journal),
        Err(error) if has_journal && !was_taken => delete_if_there(&journal).and(Err(error)),
        other => other,
    }
}

fn delete_if_there(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(FileError::on(FileAction::Delete, path)(error))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Place {
        _root: tempfile::TempDir,
        folder: Folder,
    }

    fn name(text: &str) -> SaveName {
        SaveName::new(text).unwrap()
    }

    impl Place {
        /// Saves by name, each with a journal or without, all in the cache.
        fn new(saves: &[(&str, bool)]) -> Self {
            let root = tempfile::tempdir().unwrap();
            let folder = Folder::new(root.path());
            folder.prepare().unwrap();
            for &(save, has_journal) in saves {
                let name = name(save);
                fs::write(folder.save(&name), save).unwrap();
                if has_journal {
                    fs::write(folder.journal(&name), format!("of {save}\n")).unwrap();
                }
                cache::enter(&folder, &name).unwrap();
            }
            Self { _root: root, folder }
        }

        /// What the files of a save hold.
        fn files(&self, save: &str) -> [Option<String>; 2] {
            let name = name(save);
            [self.folder.save(&name), self.folder.journal(&name)].map(|path| fs::read_to_string(path).ok())
        }

        fn cache(&self) -> String {
            let names = cache::names(&self.folder).unwrap();
            names.iter().map(SaveName::as_str).collect::<Vec<_>>().join(" ")
        }
    }

    fn both(save: &str) -> [Option<String>; 2] {
        [Some(save.to_owned()), Some(format!("of {save}\n"))]
    }

    #[test]
    fn a_save_is_renamed_with_its_journal_and_keeps_its_place_in_the_cache() {
        let place = Place::new(&[("a", true), ("b", true)]);
        rename(&place.folder, &name("a"), &name("c"), Existing::Keep).unwrap();
        assert_eq!((place.files("a"), place.files("c")), ([None, None], both("a")));
        assert_eq!(place.cache(), "c b");
        assert_eq!(
            fs::read_dir(place.folder.saves()).unwrap().count(),
            6,
            "no lock and nothing else is left"
        );
    }

    #[test]
    fn a_copy_is_a_game_of_its_own() {
        let place = Place::new(&[("a", true)]);
        copy(&place.folder, &name("a"), &name("b"), Existing::Keep).unwrap();
        assert_eq!((place.files("a"), place.files("b")), (both("a"), both("a")));
        assert_eq!(place.cache(), "a b");
    }

    #[test]
    fn no_save_is_written_over_unless_that_was_asked_for() {
        let place = Place::new(&[("a", false), ("b", true)]);
        for act in [rename, copy] {
            let error = act(&place.folder, &name("a"), &name("b"), Existing::Keep).unwrap_err();
            assert_eq!(error, SaveSetError::Taken { name: name("b") });
            assert!(act(&place.folder, &name("a"), &name("a"), Existing::Replace).is_err());
        }
        assert_eq!((place.files("a"), place.files("b")), ([Some("a".to_owned()), None], both("b")));
        copy(&place.folder, &name("a"), &name("b"), Existing::Replace).unwrap();
        assert_eq!(place.files("b"), [Some("a".to_owned()), None], "the journal was of another game");
        rename(&place.folder, &name("b"), &name("a"), Existing::Replace).unwrap();
        assert_eq!((place.files("b"), place.cache().as_str()), ([None, None], "a"));
    }

    #[test]
    fn a_save_that_is_being_played_is_left_alone() {
        let place = Place::new(&[("a", true), ("b", true)]);
        let lock = SaveLock::acquire(&place.folder.lock(&name("a"))).unwrap();
        for (from, to) in [("a", "c"), ("b", "a")] {
            for act in [rename, copy] {
                let error = act(&place.folder, &name(from), &name(to), Existing::Replace).unwrap_err();
                assert!(matches!(error, SaveSetError::Lock(LockError::Held { .. })), "{error}");
            }
        }
        assert!(matches!(delete(&place.folder, &name("a")), Err(SaveSetError::Lock(_))));
        drop(lock);
        assert_eq!(
            (place.files("a"), place.files("b"), place.files("c")),
            (both("a"), both("b"), [None, None])
        );
        delete(&place.folder, &name("a")).unwrap();
        assert_eq!((place.files("a"), place.cache().as_str()), ([None, None], "b"));
    }

    #[test]
    fn what_is_not_there_or_no_file_is_not_moved() {
        let place = Place::new(&[("a", true)]);
        fs::create_dir(place.folder.save(&name("folder"))).unwrap();
        for act in [rename, copy] {
            for (from, to) in [("none", "b"), ("folder", "b"), ("a", "folder")] {
                assert!(
                    act(&place.folder, &name(from), &name(to), Existing::Replace).is_err(),
                    "{from} {to}"
                );
            }
        }
        assert!(delete(&place.folder, &name("folder")).is_err());
        delete(&place.folder, &name("none")).unwrap();
        assert_eq!(
            (place.files("a"), place.files("b"), place.cache().as_str()),
            (both("a"), [None, None], "a")
        );
    }
}
