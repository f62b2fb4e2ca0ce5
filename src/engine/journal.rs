//! The journal of a game: how it was set up and every move, one JSON object a line. Running it again gives
//! the same game, event by event; fingerprints of the milestones prove it.
//!
//! This file knows text, not disks: where the lines lie is the business of whoever keeps them.

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use super::table::{Step, Table, UndoError};
use super::{Game, OptionError, Options, Random, Seat};

/// How a game was set up: the first line of a journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header<K> {
    /// The game's key.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the table.
    pub options: Options,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    /// The name of the random generator.
    pub generator: String,
    /// The seed, where the game began with one.
    pub seed: Option<u64>,
    /// The generator before the game was set up.
    pub random: Random,
    /// The fingerprint of the kit, in hexadecimal.
    pub fingerprint: String,
    /// What the game is played with.
    pub kit: K,
}

/// A later line of a journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", untagged)]
pub enum Entry<M> {
    /// A move.
    Move {
        /// Who made it.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        choice: M,
    },
    /// A milestone was passed.
    Milestone {
        /// The moves made before it.
        milestone: u64,
        /// The fingerprint of the state, in hexadecimal.
        state: String,
    },
    /// The last move was taken back.
    Undo {
        /// Always true: a line that says otherwise says nothing, and is none.
        #[serde(deserialize_with = "only_true")]
        undo: bool,
    },
}

/// A journal that has been read.
#[derive(Clone, PartialEq, Debug)]
pub struct Journal<G: Game> {
    /// Its first line.
    pub header: Header<G::Kit>,
    /// All other lines, with their numbers from 1.
    pub entries: Vec<(usize, Entry<G::Move>)>,
    /// Whether a last line without its end was left out.
    pub torn: bool,
}

/// Why a journal cannot be read or does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum JournalError {
    /// There is no complete line.
    #[error("the journal is empty")]
    Empty,
    /// A line is no JSON object of the kind expected.
    #[error("line {line} is not readable: {reason}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What the JSON reader says.
        reason: String,
    },
    /// It belongs to another game.
    #[error("the journal is of the game '{0}'")]
    OtherGame(String),
    /// It was made under other rules.
    #[error("the journal was made under version {found} of the rules; this program plays version {known}")]
    OtherRules {
        /// The journal's version.
        found: u32,
        /// This program's.
        known: u32,
    },
    /// It uses another generator.
    #[error("the journal uses the random generator '{0}', which this program does not have")]
    OtherGenerator(String),
    /// The kit is not the one whose fingerprint the header gives.
    #[error("the deck in the journal has been changed")]
    ChangedKit,
    /// The options do not fit the game.
    #[error("the options of the journal do not fit: {0}")]
    Options(#[from] OptionError),
    /// The game cannot be set up again.
    #[error("the game cannot be set up again: {0}")]
    Setup(String),
    /// A move is not legal where it stands.
    #[error("the move in line {line} is not legal there: {reason}")]
    IllegalMove {
        /// The line.
        line: usize,
        /// Why.
        reason: String,
    },
    /// A move cannot be taken back where the journal says so.
    #[error("the move before line {line} cannot be taken back: {reason}")]
    Undo {
        /// The line.
        line: usize,
        /// Why.
        reason: UndoError,
    },
    /// The state at a milestone is another one.
    #[error("the game in line {line} is not the one that was played")]
    OtherState {
        /// The line.
        line: usize,
    },
}

fn only_true<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match bool::deserialize(deserializer)? {
        true => Ok(true),
        false => Err(Error::invalid_value(Unexpected::Bool(false), &"true")),
    }
}

/// The option by which tables allow moves to be taken back; games that want that declare it.
const UNDO: &str = "undo";

impl<K: Serialize> Header<K> {
    /// The header of a game that begins now.
    #[must_use]
    pub fn new<G: Game<Kit = K>>(
        kit: K,
        options: Options,
        seats: Vec<String>,
        seed: Option<u64>,
        random: Random,
    ) -> Self {
        let definition = G::definition();
        Self {
            game: definition.key.to_owned(),
            rules: definition.rules_version,
            options,
            seats,
            generator: Random::NAME.to_owned(),
            seed,
            random,
            fingerprint: hexadecimal(super::fingerprint::of_value(&kit)),
            kit,
        }
    }

    /// The line in the journal, without its end.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("a header has no maps with keys that are not strings")
    }
}

impl<M: Serialize> Entry<M> {
    /// The line in the journal, without its end.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("an entry has no maps with keys that are not strings")
    }

    /// The entry for a milestone after `moves` moves.
    #[must_use]
    pub fn milestone<G: Game<Move = M>>(moves: u64, state: &G::State) -> Self {
        Self::Milestone { milestone: moves, state: hexadecimal(G::fingerprint(state)) }
    }
}

impl<G: Game> Journal<G> {
    /// Reads a journal. A last line that has no end is left out: the program was interrupted in it.
    ///
    /// # Errors
    /// A line is not readable, or the journal is of another game, other rules or another generator.
    pub fn parse(text: &str) -> Result<Self, JournalError> {
        let (complete, rest) = text.rsplit_once('\n').unwrap_or(("", text));
        let mut lines = (1..).zip(complete.lines()).filter(|(_, line)| !line.trim().is_empty());
        let (line, first) = lines.next().ok_or(JournalError::Empty)?;
        Self::check_rules(line, first)?;
        let header: Header<G::Kit> = read(line, first)?;
        let entries =
            lines.map(|(line, text)| Ok((line, read(line, text)?))).collect::<Result<_, JournalError>>()?;
        Ok(Self { header, entries, torn: !rest.is_empty() })
    }

    /// Says which game and rules a header is of before it is read as this game's.
    fn check_rules(line: usize, text: &str) -> Result<(), JournalError> {
        #[derive(Deserialize)]
        struct Names {
            game: String,
            rules: u32,
            generator: String,
        }
        let definition = G::definition();
        let names: Names = read(line, text)?;
        if names.game != definition.key {
            return Err(JournalError::OtherGame(names.game));
        }
        if names.rules != definition.rules_version {
            return Err(JournalError::OtherRules { found: names.rules, known: definition.rules_version });
        }
        if names.generator != Random::NAME {
            return Err(JournalError::OtherGenerator(names.generator));
        }
        Ok(())
    }

    /// How many lines, the header's included, there are before the line that follows move number `moves`.
    #[must_use]
    pub fn lines_up_to(&self, moves: u64) -> usize {
        let mut made = 0_u64;
        let mut last = 1;
        for (line, entry) in &self.entries {
            match entry {
                Entry::Move { .. } | Entry::Milestone { .. } if made == moves => break,
                Entry::Move { .. } => made += 1,
                Entry::Undo { .. } => made = made.saturating_sub(1),
                Entry::Milestone { .. } => {}
            }
            last = *line;
        }
        last
    }

    /// How many moves the journal holds, those taken back not counted.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.entries.iter().fold(0, |moves, (_, entry)| match entry {
            Entry::Move { .. } => moves + 1,
            Entry::Undo { .. } => moves.saturating_sub(1),
            Entry::Milestone { .. } => moves,
        })
    }

    /// Plays the game again up to `moves` moves, or to its end, telling `witness` of each step: the number
    /// of moves made, the table after it, and what happened.
    ///
    /// # Errors
    /// The first line that does not fit, and why.
    pub fn replay(
        &self,
        moves: Option<u64>,
        mut witness: impl FnMut(&Table<G>, &Step<G>),
    ) -> Result<Table<G>, JournalError> {
        let header = &self.header;
        if hexadecimal(super::fingerprint::of_value(&header.kit)) != header.fingerprint {
            return Err(JournalError::ChangedKit);
        }
        let options = header.options.clone().checked(G::definition().options)?;
        let undo = options.is_on(UNDO);
        let mut table: Table<G> =
            Table::new(&header.kit, &options, header.seats.len(), header.random.clone(), undo)
                .map_err(|error: G::SetupError| JournalError::Setup(error.to_string()))?;
        let mut step = table.resume();
        witness(&table, &step);
        for (line, entry) in &self.entries {
            let line = *line;
            match entry {
                Entry::Move { .. } if moves.is_some_and(|moves| table.moves_made() >= moves) => break,
                Entry::Move { seat, choice } => {
                    step = table
                        .play(*seat, choice)
                        .map_err(|error| JournalError::IllegalMove { line, reason: error.to_string() })?;
                    witness(&table, &step);
                }
                Entry::Milestone { state, .. } => {
                    let passed = step.milestone.as_ref();
                    if passed.is_none_or(|passed| hexadecimal(G::fingerprint(&passed.state)) != *state) {
                        return Err(JournalError::OtherState { line });
                    }
                }
                Entry::Undo { .. } => {
                    table.undo().map_err(|reason| JournalError::Undo { line, reason })?;
                }
            }
        }
        Ok(table)
    }
}

fn read<T: for<'a> Deserialize<'a>>(line: usize, text: &str) -> Result<T, JournalError> {
    serde_json::from_str(text).map_err(|error| JournalError::Line { line, reason: error.to_string() })
}

fn hexadecimal(number: u64) -> String {
    format!("{number:016x}")
}
