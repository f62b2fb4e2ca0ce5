//! `mazzo.txt`, the deck (FILE_FORMATS, "mazzo.txt"): read as bytes, because real decks come in any encoding
//! and with any end of line. Every error names the line and what was expected there.
//!
//! A deck that was read fits a save: no text is longer than its field there, and none holds a NUL.

mod oddness;
mod parser;

use std::path::Path;

use thiserror::Error;

use super::atomic::{self, FileError};
use super::oddity::Oddity;
use crate::students::{Card, Deck};

/// More than any deck of the most cards can need.
const MAX_FILE_BYTES: u64 = 32 << 20;

/// The official deck of this program, for where no other is at hand.
const BUILT_IN: &str = include_str!("../../mazzo.txt");

/// A deck as its file has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFile {
    /// The cards with their copies, in the order of the file.
    pub records: Vec<(Card, usize)>,
    /// The deck they make.
    pub deck: Deck,
    /// What is odd about it.
    pub oddities: Vec<Oddity>,
}

/// What a line of a deck should hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Expected {
    /// How many copies of the next card; 0 ends the deck.
    #[error("a number of copies")]
    Copies,
    /// The card's name.
    #[error("a name")]
    Name,
    /// The card's description.
    #[error("a description")]
    Description,
    /// The card's type.
    #[error("a card type from 2 to 8")]
    CardType,
    /// How many effects follow.
    #[error("a number of effects")]
    EffectCount,
    /// An effect.
    #[error("an effect: action (0 to 10), target (0 to 3), card type (0 to 8)")]
    Effect,
    /// When the effects happen.
    #[error("a 'when' from 0 to 4")]
    When,
    /// Whether the effects are optional.
    #[error("0 or 1 for 'optional'")]
    Optional,
}

/// What a line of a deck holds instead.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DeckFault {
    /// The deck ends before its first card.
    #[error("the deck has no cards")]
    NoCards,
    /// The file ends.
    #[error("the file ends")]
    End,
    /// Nothing.
    #[error("the line is empty")]
    Empty,
    /// Something that is not the right quantity of integers.
    #[error("'{text}' was found")]
    NoNumber {
        /// The beginning of what was found.
        text: String,
    },
    /// An integer that means nothing here.
    #[error("'{value}' was found")]
    Value {
        /// The integer.
        value: i64,
    },
    /// A text that does not fit a save.
    #[error("'{text}' has {bytes} bytes, and {max} are the most")]
    TooLong {
        /// The beginning of the text.
        text: String,
        /// Its length.
        bytes: usize,
        /// The most bytes.
        max: usize,
    },
    /// A text with a NUL, which would end it in a save.
    #[error("the text has a NUL")]
    Nul,
}

/// Where and why a deck cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault} where {expected} was expected")]
pub struct DeckFileError {
    /// The line, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: Expected,
    /// What was found.
    pub fault: DeckFault,
}

/// Why there is no deck from a path.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DeckLoadError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no deck.
    #[error("'{}' is no deck; correct it there: {error}", path.display())]
    Content {
        /// The file.
        path: std::path::PathBuf,
        /// What is wrong with it.
        error: DeckFileError,
    },
}

impl DeckFile {
    /// The deck that is built into the program.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    pub fn built_in() -> Self {
        Self::parse(BUILT_IN.as_bytes()).expect("the built-in deck is a deck")
    }

    /// The deck in the file at `path`.
    ///
    /// # Errors
    /// The file cannot be read or is no deck.
    pub fn load(path: &Path) -> Result<Self, DeckLoadError> {
        let bytes = atomic::read(path, MAX_FILE_BYTES)?;
        Self::parse(&bytes).map_err(|error| DeckLoadError::Content { path: path.to_owned(), error })
    }

    /// The deck that `bytes` are.
    ///
    /// # Errors
    /// The first line that is not what it has to be.
    ///
    /// # Panics
    /// Never: types and copies are checked on the way.
    pub fn parse(bytes: &[u8]) -> Result<Self, DeckFileError> {
        let (records, older) = parser::records(bytes)?;
        let deck = Deck::new(records.iter().cloned()).expect("types are concrete and copies were counted");
        let oddities = oddness::of_records(&records, older);
        Ok(Self { records, deck, oddities })
    }
}

/// The file of these records, with the texts' own bytes. A line break inside a text becomes a space.
#[must_use]
pub fn to_bytes(records: &[(Card, usize)]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut line = |bytes: &[u8]| {
        out.extend(bytes.iter().map(|&byte| if byte == b'\n' { b' ' } else { byte }));
        out.push(b'\n');
    };
    for (card, copies) in records {
        line(copies.to_string().as_bytes());
        line(card.name.stored());
        line(card.description.stored());
        line(card.card_type.code().to_string().as_bytes());
        line(card.effects.len().to_string().as_bytes());
        for effect in &card.effects {
            let [action, target] = [effect.action.code(), effect.target.code()];
            line(format!("{action} {target} {}", effect.card_type.code()).as_bytes());
        }
        line(card.when.code().to_string().as_bytes());
        line(if card.optional { b"1" } else { b"0" });
    }
    out
}

#[cfg(test)]
mod tests;
