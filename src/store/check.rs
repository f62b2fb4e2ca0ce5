//! What a file is, a deck or a save, and what is odd or wrong about it: a report for people and programs.

use std::path::Path;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use thiserror::Error;

use super::atomic::{self, FileError};
use super::deck_file::{DeckFile, DeckFileError};
use super::oddity::Oddity;
use super::save::{Layout, Loaded, Save, SaveError};
use super::statistics;

const MAX_FILE_BYTES: u64 = 32 << 20;

/// What a file is meant to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A game.
    Save,
    /// A deck.
    Deck,
}

/// What was found out about a file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The file, as it was called.
    pub file: String,
    /// What it is meant to be; by its name where it cannot be read.
    pub kind: Kind,
    /// Whether it can be used.
    pub ok: bool,
    /// How a save is laid out. For a faulty one, the layout in which it made the most sense.
    pub layout: Option<Layout>,
    /// The round that begins in a save.
    pub round: Option<u32>,
    /// The players of a save, the one whose round begins first.
    pub players: Vec<PlayerReport>,
    /// The piles of a save.
    pub piles: Option<PileReport>,
    /// How many cards there are, all copies counted.
    pub cards: Option<usize>,
    /// What is odd.
    pub oddities: Vec<Oddity>,
    /// What is wrong.
    pub error: Option<Fault>,
}

/// A player of a save and how many cards lie where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerReport {
    /// The name.
    pub name: String,
    /// Cards in hand.
    pub hand: usize,
    /// Students in the classroom.
    pub classroom: usize,
    /// BONUS and MALUS cards.
    pub bonus_malus: usize,
}

/// How many cards the piles of a save have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PileReport {
    /// The draw pile.
    pub draw: usize,
    /// The discard pile.
    pub discard: usize,
    /// The study room.
    pub study_room: usize,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no save.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// It is no deck.
    #[error(transparent)]
    Deck(#[from] DeckFileError),
    /// It is neither, but another file of the game.
    #[error("it is {0}, neither a deck nor a save; check the deck or the save")]
    Other(Other),
}

/// The files of the game that are neither deck nor save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Other {
    /// The journal of a game.
    Journal,
    /// Statistics, of this program or of the original.
    Statistics,
    /// The settings of the full screen.
    Settings,
    /// The history of all games.
    Log,
}

impl std::fmt::Display for Other {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Journal => "the journal of a game",
            Self::Statistics => "a file of statistics",
            Self::Settings => "the file of the settings",
            Self::Log => "the log of all games",
        })
    }
}

impl Other {
    /// What the file at `path` with the content `bytes` is, if it is none that can be checked.
    fn of(path: &Path, bytes: &[u8]) -> Option<Self> {
        let is_called = |name: &str| path.file_name().is_some_and(|file| file == name);
        if bytes.starts_with(b"{\"") {
            Some(Self::Journal)
        } else if statistics::is_statistics(bytes) || is_called("stats.bin") {
            Some(Self::Statistics)
        } else if bytes.starts_with(b"[Turno ") {
            Some(Self::Log)
        } else if is_called("settings.toml") {
            Some(Self::Settings)
        } else {
            None
        }
    }
}

impl Serialize for Fault {
    /// `offset` in a save or `line` in a deck, and `reason`, a sentence without the place.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (offset, line, reason) = match self {
            Self::File(error) => (None, None, error.to_string()),
            Self::Other(_) => (None, None, self.to_string()),
            Self::Save(error) => (Some(error.offset), None, error.fault.to_string()),
            Self::Deck(error) => {
                let reason = format!("{} where {} was expected", error.fault, error.expected);
                (None, Some(error.line), reason)
            }
        };
        let mut fault = serializer.serialize_struct("Fault", 3)?;
        fault.serialize_field("offset", &offset)?;
        fault.serialize_field("line", &line)?;
        fault.serialize_field("reason", &reason)?;
        fault.end()
    }
}

/// The report about the file at `path`.
#[must_use]
pub fn file(path: &Path) -> Report {
    match atomic::read(path, MAX_FILE_BYTES) {
        Ok(bytes) => content(path, &bytes),
        Err(error) => Report::faulty(path, kind(path, &[]), error.into()),
    }
}

/// The report about the file `path` that holds `bytes`.
#[must_use]
pub fn content(path: &Path, bytes: &[u8]) -> Report {
    let kind = kind(path, bytes);
    if let Some(other) = Other::of(path, bytes) {
        return Report::faulty(path, kind, Fault::Other(other));
    }
    match kind {
        Kind::Save => match Save::from_bytes(bytes) {
            Ok(loaded) => Report::of_save(path, loaded),
            Err(error) => {
                let layout = Some(error.layout);
                Report { layout, ..Report::faulty(path, Kind::Save, error.into()) }
            }
        },
        Kind::Deck => match DeckFile::parse(bytes) {
            Ok(deck) => Report {
                ok: true,
                cards: Some(deck.deck.total()),
                oddities: deck.oddities,
                ..Report::empty(path, Kind::Deck)
            },
            Err(error) => Report::faulty(path, Kind::Deck, error.into()),
        },
    }
}

/// A save begins with a small number in four bytes, so with NULs; text has none. Only a file without NULs is
/// judged by its name.
fn kind(path: &Path, bytes: &[u8]) -> Kind {
    let called_save = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sav"));
    let begins_with_nul = bytes.iter().take(4).any(|&byte| byte == 0);
    if begins_with_nul || called_save { Kind::Save } else { Kind::Deck }
}

impl PlayerReport {
    /// The players of a save, by seat.
    pub(super) fn of_all(save: &Save) -> Vec<Self> {
        let holdings = &save.position.players;
        let reports = save.players.iter().zip(holdings).map(|(name, holdings)| Self {
            name: name.to_string(),
            hand: holdings.hand.len(),
            classroom: holdings.classroom.len(),
            bonus_malus: holdings.bonus_malus.len(),
        });
        reports.collect()
    }
}

impl Report {
    fn empty(path: &Path, kind: Kind) -> Self {
        Self {
            file: path.to_string_lossy().into_owned(),
            kind,
            ok: false,
            layout: None,
            round: None,
            players: Vec::new(),
            piles: None,
            cards: None,
            oddities: Vec::new(),
            error: None,
        }
    }

    fn faulty(path: &Path, kind: Kind, error: Fault) -> Self {
        Self { error: Some(error), ..Self::empty(path, kind) }
    }

    fn of_save(path: &Path, loaded: Loaded) -> Self {
        let Loaded { save, layout, oddities } = loaded;
        let position = &save.position;
        let mut players = PlayerReport::of_all(&save);
        players.rotate_left(position.current.index());
        Self {
            ok: true,
            layout: Some(layout),
            round: Some(position.round),
            players,
            piles: Some(PileReport {
                draw: position.draw.len(),
                discard: position.discard.len(),
                study_room: position.study_room.len(),
            }),
            cards: Some(save.deck.total()),
            oddities,
            ..Self::empty(path, Kind::Save)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(path: &str, bytes: &[u8]) -> serde_json::Value {
        serde_json::to_value(content(Path::new(path), bytes)).unwrap()
    }

    #[test]
    fn a_deck_is_reported_with_its_cards_and_what_is_odd() {
        let report = json("my deck", b"3\nIdle\n\n7\n0\n3\n0\n");
        let expected = serde_json::json!({
            "file": "my deck", "kind": "deck", "ok": true, "layout": null, "round": null, "players": [],
            "piles": null, "cards": 3, "oddities": [{"kind": "idle_spell", "card": "Idle"}], "error": null,
        });
        assert_eq!(report, expected);
    }

    #[test]
    fn a_faulty_file_is_reported_with_the_place() {
        let deck = json("mazzo.txt", b"1\nA\nb\n99\n");
        let reason = "'99' was found where a card type from 2 to 8 was expected";
        assert_eq!(deck["error"], serde_json::json!({"offset": null, "line": 4, "reason": reason}));
        let save = json("x.sav", b"");
        assert_eq!((&save["kind"], &save["ok"]), (&"save".into(), &false.into()));
        assert_eq!(save["error"]["offset"], 0);
        let save = json("no name", &[2, 0, 0, 0, 1]);
        assert_eq!((&save["kind"], &save["error"]["offset"]), (&"save".into(), &4.into()));
    }

    #[test]
    fn another_file_of_the_game_is_called_by_its_name() {
        let what = |path: &str, bytes: &[u8]| match content(Path::new(path), bytes).error {
            Some(Fault::Other(other)) => Some(other),
            _ => None,
        };
        assert_eq!(what("x", b"{\"game\":1}\n"), Some(Other::Journal));
        assert_eq!(what("x", b"\x89unstat\n\x01\0\0\0"), Some(Other::Statistics));
        assert_eq!(what("dir/stats.bin", b""), Some(Other::Statistics));
        assert_eq!(what("x", b"[Turno 1] Ada"), Some(Other::Log));
        assert_eq!(what("settings.toml", b"speed = \"slow\"\n"), Some(Other::Settings));
        assert_eq!(what("x", b"1\n"), None);
    }

    #[test]
    fn what_cannot_be_read_is_reported_without_a_place() {
        let folder = tempfile::tempdir().unwrap();
        let report = file(folder.path());
        assert!(!report.ok && matches!(report.error, Some(Fault::File(_))));
        assert_eq!(file(&folder.path().join("none.sav")).kind, Kind::Save);
    }
}
