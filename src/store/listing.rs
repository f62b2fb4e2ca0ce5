//! The saves that are there, for a menu: those of the cache in its order, then the other files by name.

use std::fs;
use std::time::SystemTime;

use super::atomic::{FileAction, FileError};
use super::cache;
use super::folder::Folder;
use super::name::SaveName;
use super::oddity::Oddity;
use super::save::{Layout, LoadError, Loaded, Save};
use super::statistics::Statistics;

/// A save by name.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Its name.
    pub name: SaveName,
    /// Whether the name is in the cache.
    pub in_cache: bool,
    /// What the file holds.
    pub state: State,
}

/// What the file of a save holds.
#[derive(Clone, PartialEq, Debug)]
pub enum State {
    /// A game.
    Playable(Summary),
    /// There is no file.
    Missing,
    /// Something that is no game.
    Damaged(LoadError),
}

/// A game in few words.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The round that begins.
    pub round: u32,
    /// The players, by seat.
    pub players: Vec<String>,
    /// Whose round begins.
    pub current: String,
    /// When the file was last written.
    pub modified: Option<SystemTime>,
    /// Who has won the game already.
    pub winner: Option<String>,
    /// How the file is laid out.
    pub layout: Layout,
    /// What is odd about it.
    pub oddities: Vec<Oddity>,
}

/// All saves of `folder`. `statistics` know which games are finished.
///
/// # Errors
/// The folder or the cache cannot be read. A folder that is not there has no saves.
pub fn list(folder: &Folder, statistics: &Statistics) -> Result<Vec<Entry>, FileError> {
    let cached = cache::names(folder)?;
    let others = files(folder)?.into_iter().filter(|name| !cached.contains(name));
    let names = cached.iter().cloned().map(|name| (name, true)).chain(others.map(|name| (name, false)));
    Ok(names
        .map(|(name, in_cache)| Entry { state: State::of(folder, &name, statistics), name, in_cache })
        .collect())
}

/// The names of the `.sav` files, sorted.
fn files(folder: &Folder) -> Result<Vec<SaveName>, FileError> {
    let saves = folder.saves();
    let fail = FileError::on(FileAction::Read, &saves);
    let entries = match fs::read_dir(&saves).map_err(&fail) {
        Err(error) if error.is_missing() => return Ok(Vec::new()),
        other => other?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let file = entry.map_err(&fail)?.file_name();
        let name = file.to_str().and_then(|file| file.strip_suffix(".sav"));
        names.extend(name.and_then(|name| SaveName::new(name).ok()));
    }
    names.sort_unstable();
    Ok(names)
}

impl State {
    /// What the file of the save `name` holds.
    #[must_use]
    pub fn of(folder: &Folder, name: &SaveName, statistics: &Statistics) -> Self {
        let path = folder.save(name);
        match Save::load(&path) {
            Ok(loaded) => {
                let modified = fs::metadata(&path).and_then(|about| about.modified()).ok();
                Self::Playable(Summary::new(loaded, modified, statistics))
            }
            Err(LoadError::File(error)) if error.is_missing() => Self::Missing,
            Err(error) => Self::Damaged(error),
        }
    }
}

impl Summary {
    fn new(loaded: Loaded, modified: Option<SystemTime>, statistics: &Statistics) -> Self {
        let Loaded { save, layout, oddities } = loaded;
        let players: Vec<String> = save.players.iter().map(ToString::to_string).collect();
        Self {
            round: save.position.round,
            current: players.get(save.position.current.index()).cloned().unwrap_or_default(),
            winner: save.own.and_then(|own| statistics.winner(own.game_id).map(str::to_owned)),
            players,
            modified,
            layout,
            oddities,
        }
    }
}
