//! `mazzo.txt`, the deck (FILE_FORMATS, "mazzo.txt"): read as bytes, because real decks come in any encoding
//! and with any end of line. Every error names the line and what was expected there.
//!
//! A deck that was read fits a save: no text is longer than its field there, and none holds a NUL.

mod oddness;

use std::path::Path;

use thiserror::Error;

use super::atomic::{self, FileError};
use super::encoding::{Encoding, RawText};
use super::oddity::Oddity;
use super::save::{DESCRIPTION_BYTES, NAME_BYTES};
use crate::students::{Action, Card, CardType, Deck, Effect, Target, When};

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
    #[error("{value} was found")]
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
    #[error("{}: {error}", path.display())]
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
        let raw = Lines::new(bytes).records()?;
        let older =
            Encoding::detect(raw.iter().flat_map(|(card, _)| [card.name, card.description]).map(text));
        let records: Vec<(Card, usize)> =
            raw.into_iter().map(|(card, copies)| (card.decoded(older), copies)).collect();
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
        out.extend(bytes.iter().map(|&byte| if matches!(byte, b'\n' | b'\r') { b' ' } else { byte }));
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

fn text(bytes: &[u8]) -> RawText<'_> {
    RawText { bytes, full: false }
}

/// A card whose texts are still bytes.
struct RawCard<'a> {
    name: &'a [u8],
    description: &'a [u8],
    card_type: CardType,
    effects: Vec<Effect>,
    when: When,
    optional: bool,
}

impl RawCard<'_> {
    fn decoded(self, older: Option<Encoding>) -> Card {
        Card {
            card_type: self.card_type,
            name: Encoding::decode(older, text(self.name)),
            description: Encoding::decode(older, text(self.description)),
            effects: self.effects,
            when: self.when,
            optional: self.optional,
        }
    }
}

/// The lines of a deck, and how many of them have been read.
struct Lines<'a> {
    rest: Option<&'a [u8]>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Self { rest: Some(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)), number: 0 }
    }

    fn records(mut self) -> Result<Vec<(RawCard<'a>, usize)>, DeckFileError> {
        let mut records = Vec::new();
        let mut total = 0;
        loop {
            let copies = match self.integer(Expected::Copies) {
                Ok(0) | Err(DeckFileError { fault: DeckFault::End, .. }) => break,
                Ok(copies) => copies,
                Err(error) => return Err(error),
            };
            total += usize::try_from(copies).unwrap_or(usize::MAX).min(Deck::MAX_CARDS + 1);
            if total > Deck::MAX_CARDS {
                return Err(self.fault(Expected::Copies, DeckFault::Value { value: copies }));
            }
            records.push((self.card()?, copies as usize));
        }
        if records.is_empty() {
            return Err(self.fault(Expected::Copies, DeckFault::End));
        }
        Ok(records)
    }

    fn card(&mut self) -> Result<RawCard<'a>, DeckFileError> {
        let name = self.text(Expected::Name, NAME_BYTES)?;
        if name.is_empty() {
            return Err(self.fault(Expected::Name, DeckFault::Empty));
        }
        let description = self.text(Expected::Description, DESCRIPTION_BYTES)?;
        let card_type = self.coded(Expected::CardType, |code| {
            CardType::from_code(code).filter(|card_type| card_type.is_concrete())
        })?;
        let count = self.integer(Expected::EffectCount)?;
        // Not reserved: the count is only believed as far as there are lines.
        let effects = (0..count).map(|_| self.effect()).collect::<Result<Vec<_>, _>>()?;
        let when = self.coded(Expected::When, When::from_code)?;
        let optional = self.coded(Expected::Optional, |code| [false, true].get(code as usize).copied())?;
        Ok(RawCard { name, description, card_type, effects, when, optional })
    }

    fn effect(&mut self) -> Result<Effect, DeckFileError> {
        let [action, target, card_type] = self.integers(Expected::Effect)?;
        Ok(Effect {
            action: self.decoded(Expected::Effect, action, Action::from_code)?,
            target: self.decoded(Expected::Effect, target, Target::from_code)?,
            card_type: self.decoded(Expected::Effect, card_type, CardType::from_code)?,
        })
    }

    fn coded<T>(
        &mut self,
        expected: Expected,
        from_code: impl Fn(i32) -> Option<T>,
    ) -> Result<T, DeckFileError> {
        let value = self.integer(expected)?;
        self.decoded(expected, value, from_code)
    }

    fn decoded<T>(
        &self,
        expected: Expected,
        value: i64,
        from_code: impl Fn(i32) -> Option<T>,
    ) -> Result<T, DeckFileError> {
        let decoded = i32::try_from(value).ok().and_then(from_code);
        decoded.ok_or_else(|| self.fault(expected, DeckFault::Value { value }))
    }

    /// An integer of at least 0 that has a line of its own.
    fn integer(&mut self, expected: Expected) -> Result<i64, DeckFileError> {
        let [value] = self.integers(expected)?;
        if value < 0 { Err(self.fault(expected, DeckFault::Value { value })) } else { Ok(value) }
    }

    /// The `N` integers of the next line that is not blank.
    fn integers<const N: usize>(&mut self, expected: Expected) -> Result<[i64; N], DeckFileError> {
        let line = loop {
            let line = self.next_line(expected)?.trim_ascii();
            if !line.is_empty() {
                break line;
            }
        };
        let mut words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let mut values = [0; N];
        for value in &mut values {
            let number = words.next().and_then(|word| std::str::from_utf8(word).ok()?.parse().ok());
            *value = number.ok_or_else(|| self.fault(expected, no_number(line)))?;
        }
        if words.next().is_some() { Err(self.fault(expected, no_number(line))) } else { Ok(values) }
    }

    /// The next line as a text of at most `max` bytes. Spaces at its ends are no part of it.
    fn text(&mut self, expected: Expected, max: usize) -> Result<&'a [u8], DeckFileError> {
        let bytes = self.next_line(expected)?.trim_ascii();
        if bytes.contains(&0) {
            return Err(self.fault(expected, DeckFault::Nul));
        }
        if bytes.len() > max {
            let fault = DeckFault::TooLong { text: beginning(bytes), bytes: bytes.len(), max };
            return Err(self.fault(expected, fault));
        }
        Ok(bytes)
    }

    fn next_line(&mut self, expected: Expected) -> Result<&'a [u8], DeckFileError> {
        self.number += 1;
        let rest = self.rest.filter(|rest| !rest.is_empty());
        let Some(rest) = rest else { return Err(self.fault(expected, DeckFault::End)) };
        let mut parts = rest.splitn(2, |&byte| byte == b'\n');
        let line = parts.next().unwrap_or_default();
        self.rest = parts.next();
        Ok(line)
    }

    /// A fault of the line that was read last.
    fn fault(&self, expected: Expected, fault: DeckFault) -> DeckFileError {
        DeckFileError { line: self.number, expected, fault }
    }
}

fn no_number(line: &[u8]) -> DeckFault {
    DeckFault::NoNumber { text: beginning(line) }
}

/// As much of a text as an error shows.
fn beginning(bytes: &[u8]) -> String {
    let shown = &bytes[..bytes.len().min(60)];
    String::from_utf8_lossy(shown).chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}

#[cfg(test)]
mod tests;
