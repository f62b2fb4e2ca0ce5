//! The saves that are there, for a menu: those of the cache in its order, then the other files by name.

use std::fs;
use std::time::SystemTime;

use super::atomic::{FileAction, FileError};
use super::cache;
use super::check::PlayerReport;
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
    /// Whether a journal lies beside it.
    pub has_journal: bool,
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
    /// The players and how many cards they have, by seat.
    pub players: Vec<PlayerReport>,
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
/// The folder cannot be read. A folder that is not there has no saves; without a cache the files alone are listed.
pub fn list(folder: &Folder, statistics: &Statistics) -> Result<Vec<Entry>, FileError> {
    let cached = cache::names(folder).unwrap_or_default();
    let others = files(folder)?.into_iter().filter(|name| !cached.contains(name));
    let names = cached.iter().cloned().map(|name| (name, true)).chain(others.map(|name| (name, false)));
    Ok(names
        .map(|(name, in_cache)| Entry {
            state: State::of(folder, &name, statistics),
            has_journal: folder.journal(&name).is_file(),
            name,
            in_cache,
        })
        .collect())
}

/// How many `.sav` files of `folder` no list has, because what they are called is no name of a save: bytes that are no
/// UTF-8, for one. Hidden files are not meant to be seen.
///
/// # Errors
/// As [`list`].
pub fn left_out(folder: &Folder) -> Result<usize, FileError> {
    Ok(named_files(folder)?.iter().filter(|name| name.is_none()).count())
}

/// The names of the `.sav` files, sorted.
fn files(folder: &Folder) -> Result<Vec<SaveName>, FileError> {
    let mut names: Vec<SaveName> = named_files(folder)?.into_iter().flatten().collect();
    names.sort_unstable();
    Ok(names)
}

/// The name of each `.sav` file that is not hidden, where it has one that a save can have.
fn named_files(folder: &Folder) -> Result<Vec<Option<SaveName>>, FileError> {
    let saves = folder.saves();
    let fail = FileError::on(FileAction::Read, &saves);
    let entries = match fs::read_dir(&saves).map_err(&fail) {
        Err(error) if error.is_missing() => return Ok(Vec::new()),
        other => other?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let file = entry.map_err(&fail)?.file_name();
        let bytes = file.as_encoded_bytes();
        if bytes.ends_with(b".sav") && !bytes.starts_with(b".") {
            let name = file.to_str().and_then(|file| file.strip_suffix(".sav"));
            names.push(name.and_then(|name| SaveName::new(name).ok()));
        }
    }
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
        let players = PlayerReport::of_all(&save);
        let current = players.get(save.position.current.index());
        Self {
            round: save.position.round,
            current: current.map(|player| player.name.clone()).unwrap_or_default(),
            winner: save.own.and_then(|own| statistics.winner(own.game_id).map(str::to_owned)),
            players,
            modified,
            layout,
            oddities,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::{Options, Seat};
    use crate::store::deck_file::DeckFile;
    use crate::store::save::OwnBlock;
    use crate::students::{Holdings, Position, Text};

    /// A game of two in round 3, at the beginning of Bea's round.
    fn game() -> Save {
        let deck = DeckFile::built_in().deck;
        let draw = deck.ids().flat_map(|id| std::iter::repeat_n(id, deck.copies(id))).collect();
        let own = OwnBlock {
            game_id: [5; 16],
            options: Options::default(),
            seats: vec!["human".to_owned(); 2],
            random: None,
            moves: 0,
        };
        Save {
            players: ["Ada", "Bea"].map(Text::new).to_vec(),
            deck: Arc::new(deck),
            position: Position {
                round: 3,
                current: Seat::new(1),
                players: vec![Holdings::default(); 2],
                draw,
                discard: vec![],
                study_room: vec![],
            },
            own: Some(own),
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_whose_name_is_no_text_is_left_out_and_counted() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;

        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        assert_eq!(left_out(&folder).unwrap(), 0);
        folder.prepare().unwrap();
        for name in [&b"caff\xe8.sav"[..], b"caff\xe8.log", b".caff\xe8.sav"] {
            fs::write(folder.saves().join(OsStr::from_bytes(name)), b"").unwrap();
        }
        assert_eq!(left_out(&folder).unwrap(), 1);
        assert_eq!(list(&folder, &Statistics::default()).unwrap(), []);
    }

    #[test]
    fn saves_of_the_cache_come_first_and_missing_and_damaged_ones_are_marked() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        assert_eq!(list(&folder, &Statistics::default()).unwrap(), []);
        folder.prepare().unwrap();
        let [gone, game_name, broken, a_folder] =
            ["gone", "game", "broken", "a folder"].map(|name| SaveName::new(name).unwrap());
        cache::enter(&folder, &gone).unwrap();
        cache::enter(&folder, &game_name).unwrap();
        game().write(&folder.save(&game_name)).unwrap();
        fs::write(folder.save(&broken), b"rubbish").unwrap();
        fs::create_dir(folder.save(&a_folder)).unwrap();
        fs::write(folder.saves().join(".hidden.sav"), b"").unwrap();
        assert_eq!(left_out(&folder).unwrap(), 0);
        let mut statistics = Statistics::default();
        statistics.record_victory([5; 16], "Ada", [("Ada", false), ("Bea", false)]);

        let entries = list(&folder, &statistics).unwrap();
        let names: Vec<_> = entries.iter().map(|entry| (entry.name.as_str(), entry.in_cache)).collect();
        assert_eq!(names, [("gone", true), ("game", true), ("a folder", false), ("broken", false)]);
        assert_eq!(entries[0].state, State::Missing);
        let State::Playable(summary) = &entries[1].state else { panic!("{:?}", entries[1]) };
        assert_eq!((summary.round, summary.current.as_str()), (3, "Bea"));
        let players: Vec<&str> = summary.players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!((players, summary.winner.as_deref()), (vec!["Ada", "Bea"], Some("Ada")));
        assert!(summary.modified.is_some());
        assert!(matches!(&entries[2].state, State::Damaged(LoadError::File(_))));
        assert!(matches!(&entries[3].state, State::Damaged(LoadError::Content { .. })));
    }
}
