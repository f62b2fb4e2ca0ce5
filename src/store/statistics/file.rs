//! Statistics on the disk: magic, version, then the plain value. The original program's file is taken over, with a
//! copy kept; what is neither is set aside, and never lost.

use std::fs;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{Statistics, original};
use crate::store::atomic::{self, FileAction, FileError, beside, keep_copy};
use crate::store::codec;
use crate::store::folder::Folder;
use crate::store::lock;

const MAGIC: [u8; 8] = *b"\x89unstat\n";
const VERSION: u32 = 1;
/// Magic and version.
const HEAD: usize = 12;
const MAX_FILE_BYTES: u64 = 256 << 20;

/// Something that people should know about how the statistics were read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// They are those of the original program.
    TakenOver {
        /// How many players they have.
        players: usize,
        /// Where the original's file is kept.
        copy: PathBuf,
    },
    /// They were damaged and begin anew.
    SetAside {
        /// Where the damaged file is kept.
        kept: PathBuf,
    },
}

/// Why there are no statistics.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StatisticsError {
    /// A file cannot be read, copied or moved.
    #[error(transparent)]
    File(#[from] FileError),
    /// A later version of this program wrote them. They are left untouched.
    #[error("'{}' has version {version}, and {VERSION} is the latest known; update the program", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        version: u32,
    },
}

enum Content {
    Own(Statistics),
    Original(Statistics),
    Newer(u32),
    Damaged,
}

impl Statistics {
    /// The statistics in `folder`; empty ones where there are none yet. Those of the original program are taken
    /// over at once where that is possible, so that it is told once.
    ///
    /// # Errors
    /// The file cannot be read, or is of a later version, or cannot be kept although it has to be.
    pub fn load(folder: &Folder) -> Result<(Self, Option<Notice>), StatisticsError> {
        let path = folder.statistics();
        match understand(&atomic::read_or_empty(&path, MAX_FILE_BYTES)?) {
            Content::Own(statistics) => return Ok((statistics, None)),
            Content::Newer(version) => return Err(StatisticsError::Newer { path, version }),
            Content::Original(_) | Content::Damaged => {}
        }
        lock::alone(&folder.statistics_lock(), || Self::take_over(folder))
            // Without `saves` no other program plays here.
            .unwrap_or_else(|_| Self::take_over(folder))
    }

    /// The statistics in `folder`, written in the layout of this program if they had another one.
    fn take_over(folder: &Folder) -> Result<(Self, Option<Notice>), StatisticsError> {
        let (statistics, notice) = Self::read(folder)?;
        if let Some(Notice::TakenOver { .. }) = notice {
            // Where it cannot be written, the original's file serves as well: it is taken over the next time.
            let _ = statistics.save(folder);
        }
        Ok((statistics, notice))
    }

    /// The statistics in `folder`, which no other program may change meanwhile.
    fn read(folder: &Folder) -> Result<(Self, Option<Notice>), StatisticsError> {
        let path = folder.statistics();
        let bytes = atomic::read_or_empty(&path, MAX_FILE_BYTES)?;
        match understand(&bytes) {
            Content::Own(statistics) => Ok((statistics, None)),
            Content::Original(statistics) => {
                let copy = keep_copy(&path, &bytes)?;
                let players = statistics.players.len();
                Ok((statistics, Some(Notice::TakenOver { players, copy })))
            }
            Content::Newer(version) => Err(StatisticsError::Newer { path, version }),
            Content::Damaged => {
                let kept = set_aside(&path)?;
                Ok((Self::default(), Some(Notice::SetAside { kept })))
            }
        }
    }

    /// Reads the statistics in `folder`, lets `change` change them and writes them back. Another program that is
    /// doing the same is waited for. Returns what people should know about how they were read.
    ///
    /// # Errors
    /// The statistics cannot be locked, read or written; they are then unchanged.
    pub fn update(
        folder: &Folder,
        change: impl FnOnce(&mut Self),
    ) -> Result<Option<Notice>, StatisticsError> {
        lock::alone(&folder.statistics_lock(), || {
            let (mut statistics, notice) = Self::read(folder)?;
            change(&mut statistics);
            statistics.save(folder)?;
            Ok(notice)
        })?
    }

    /// Writes the statistics into `folder`, atomically.
    ///
    /// # Errors
    /// The file cannot be written; it is then unchanged.
    pub fn save(&self, folder: &Folder) -> Result<(), FileError> {
        let mut bytes = Vec::new();
        codec::append(&mut bytes, &(MAGIC, VERSION));
        codec::append(&mut bytes, self);
        atomic::write(&folder.statistics(), &bytes)
    }
}

/// Whether `bytes` are statistics of this program, of whatever version.
#[must_use]
pub fn is_statistics(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

fn understand(bytes: &[u8]) -> Content {
    if bytes.is_empty() {
        return Content::Own(Statistics::default());
    }
    match codec::value_at_start::<([u8; 8], u32)>(bytes) {
        Some((MAGIC, VERSION)) => codec::whole_value(&bytes[HEAD..]).map_or(Content::Damaged, Content::Own),
        Some((MAGIC, version)) if version > VERSION => Content::Newer(version),
        Some((MAGIC, _)) => Content::Damaged,
        _ => original::read(bytes).map_or(Content::Damaged, Content::Original),
    }
}

/// Moves the file at `path` to a name that nothing has yet.
fn set_aside(path: &Path) -> Result<PathBuf, FileError> {
    let names = (1_u32..).map(|number| beside(path, &format!("damaged-{number}")));
    let kept = names.into_iter().find(|kept| fs::symlink_metadata(kept).is_err()).unwrap_or_default();
    fs::rename(path, &kept).map_err(FileError::on(FileAction::SetAside, path))?;
    Ok(kept)
}
