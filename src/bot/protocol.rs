//! What is said between the game and a program that plays: one JSON object a line, in UTF-8. `docs/bots.md`
//! shows each of them; a test holds it against the types of this file.
//!
//! Whatever goes to a program is made of what its seat may know, a [`View`] and events as [`Event::seen_by`]
//! gives them, and of what everybody at the table knows.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::{Game, Options, Seat};
use crate::students::{
    Card, CardId, CardType, Deck, DeckError, Effect, Event, Move, Question, Text, UnstableStudents, View,
    When,
};

/// The version of what is said. It grows when a program that understands the old one would misunderstand the
/// new one; what is only added does not change it, and both sides pass over what they do not know.
pub const VERSION: u32 = 1;

/// The longest line that a program may write, in bytes without its end.
pub const LONGEST_LINE: usize = 1 << 16;

/// What the game says to a program.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The first line: what is played, and with whom. The program answers with [`Reply::Hello`].
    Hello(Greeting),
    /// Something happened, as the seat may see it.
    Event(Event),
    /// The seat has to decide. The program answers with [`Reply::Answer`].
    Request(Request),
    /// What the program did wrong; another move has been made for it, or it does not play any more.
    Fault {
        /// The request that this is about; none before the first.
        number: Option<u64>,
        /// What was wrong, in English.
        reason: String,
    },
    /// The game is over.
    End {
        /// Everybody who has won.
        winners: Vec<Seat>,
    },
    /// The last line: the program is to end.
    Bye,
}

/// What the game is, for a program that sits down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Greeting {
    /// [`VERSION`].
    pub protocol: u32,
    /// The program that plays host.
    pub program: Program,
    /// The word by which files call the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the table.
    pub options: Options,
    /// The seat of the program.
    pub seat: Seat,
    /// Everybody at the table, by seat.
    pub players: Vec<Player>,
    /// Every different card, by number.
    pub deck: Vec<CardEntry>,
    /// How long an answer may take, in milliseconds.
    pub time_ms: u64,
    /// [`LONGEST_LINE`].
    pub longest_line: usize,
}

/// A program by name and version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
}

/// Who sits at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// `human`, `bot`, or the level of a CPU player.
    pub kind: String,
}

/// A card of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CardEntry {
    /// The number by which everything else names it.
    pub id: CardId,
    /// How many copies the deck has.
    pub copies: usize,
    /// The name; cards with equal names are identical to the rules.
    pub name: String,
    /// The type.
    pub card_type: CardType,
    /// What is written on it for people.
    pub description: String,
    /// Its effects in order.
    pub effects: Vec<Effect>,
    /// When they happen.
    pub when: When,
    /// Whether its user may decline them.
    pub optional: bool,
}

/// A question to the seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The number that the answer has to carry, from 1.
    pub number: u64,
    /// How long the answer may take, in milliseconds.
    pub time_ms: u64,
    /// What is asked.
    pub question: Question,
    /// Every legal answer, at least one.
    pub moves: Vec<Move>,
    /// What the seat may know.
    pub view: View,
}

/// What a program says to the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    /// The answer to the greeting.
    Hello {
        /// The version that the program speaks.
        protocol: u32,
        /// What it is called.
        #[serde(flatten)]
        program: Program,
    },
    /// The answer to a request.
    Answer {
        /// The request's number.
        number: u64,
        /// The answer as its position in `moves`, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        index: Option<usize>,
        /// The answer itself, where there is no position.
        #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
        choice: Option<Move>,
    },
}

/// Why the cards of a greeting are no deck.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EntriesError {
    /// They cannot be one.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// Their numbers are not those of a deck.
    #[error("the card '{name}' does not have the number {} in its deck", id.0)]
    Number {
        /// The card.
        name: String,
        /// The number that it was given.
        id: CardId,
    },
}

impl Greeting {
    /// The greeting of this program to `seat`, whose answers may take `time`.
    #[must_use]
    pub fn new(deck: &Deck, options: Options, seat: Seat, players: Vec<Player>, time: Duration) -> Self {
        let definition = UnstableStudents::definition();
        Self {
            protocol: VERSION,
            program: Program {
                name: env!("CARGO_PKG_NAME").to_owned(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
            },
            game: definition.key.to_owned(),
            rules: definition.rules_version,
            options,
            seat,
            players,
            deck: deck.ids().map(|id| CardEntry::new(deck, id)).collect(),
            time_ms: milliseconds(time),
            longest_line: LONGEST_LINE,
        }
    }

    /// The deck that the greeting describes.
    ///
    /// # Errors
    /// Its cards are no deck, or have other numbers in it.
    pub fn deck(&self) -> Result<Deck, EntriesError> {
        let deck = Deck::new(self.deck.iter().map(|entry| (entry.card(), entry.copies)))?;
        for entry in &self.deck {
            if deck.find(&entry.card()) != Some(entry.id) {
                return Err(EntriesError::Number { name: entry.name.clone(), id: entry.id });
            }
        }
        Ok(deck)
    }
}

impl CardEntry {
    fn new(deck: &Deck, id: CardId) -> Self {
        let card = deck.card(id);
        Self {
            id,
            copies: deck.copies(id),
            name: card.name.to_string(),
            card_type: card.card_type,
            description: card.description.to_string(),
            effects: card.effects.clone(),
            when: card.when,
            optional: card.optional,
        }
    }

    fn card(&self) -> Card {
        Card {
            card_type: self.card_type,
            name: Text::new(&self.name),
            description: Text::new(&self.description),
            effects: self.effects.clone(),
            when: self.when,
            optional: self.optional,
        }
    }
}

/// A length of time as messages give it.
#[must_use]
pub fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Something that is said, as a line with its end.
#[must_use]
pub fn line(said: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(said).expect("messages have no maps with keys that are not strings");
    line.push(b'\n');
    line
}
