//! From the bytes of a deck to its records, line by line.

use super::{DeckFault, DeckFileError, Expected};
use crate::store::encoding::{Encoding, RawText};
use crate::store::save::{DESCRIPTION_BYTES, NAME_BYTES};
use crate::students::{Action, Card, CardType, Deck, Effect, Target, When};

/// Cards with their copies.
type Records = Vec<(Card, usize)>;

/// The records of a deck in the order of the file, and the encoding of its texts that are no UTF-8. All cards
/// together are no more than a deck can have, and there is one at least.
pub(super) fn records(bytes: &[u8]) -> Result<(Records, Option<Encoding>), DeckFileError> {
    let raw = Lines::new(bytes).records()?;
    let older = Encoding::detect(raw.iter().flat_map(|(card, _)| [card.name, card.description]).map(text));
    Ok((raw.into_iter().map(|(card, copies)| (card.decoded(older), copies)).collect(), older))
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
            return Err(self.fault(Expected::Copies, DeckFault::NoCards));
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
