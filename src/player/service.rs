//! A level as a program that plays: the other side of the protocol of `bot`, so that programs can be tested
//! against our own levels, and our own levels as programs.
//!
//! It gets what every program gets, and trusts none of it: whatever the lines hold, it answers, passes over
//! them, or ends with an error.

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use crate::bot::protocol::{self, EntriesError, Greeting, Message, Program, Reply, Request};
use crate::cpu::search::Budget;
use crate::cpu::{Cpu, Level};
use crate::engine::{Game, Random};
use crate::students::{Deck, Event, GameContext, PositionError, Question, Reason, UnstableStudents};

/// The longest line that is read, in bytes: far more than the greeting with the largest deck.
const LONGEST_LINE: u64 = 1 << 26;

/// Why a service ends before it is told to.
#[derive(Debug, Error)]
pub enum ServiceError {
    /// The lines cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The first line is no greeting.
    #[error("the first line is no greeting of a game; start this program with --seat NAME=bot:...")]
    Greeting,
    /// The game speaks another version of the protocol.
    #[error(
        "the game speaks version {found} of the protocol, this program {}; update the older one",
        protocol::VERSION
    )]
    Protocol {
        /// The game's version.
        found: u32,
    },
    /// Another game is played.
    #[error("the game is '{}'; this program plays '{}'", found.escape_default(), UnstableStudents::definition().key)]
    Game {
        /// The game's word.
        found: String,
    },
    /// The game is played by other rules.
    #[error(
        "the game has version {found} of the rules, this program {}; update the older one",
        UnstableStudents::definition().rules_version
    )]
    Rules {
        /// The game's version.
        found: u32,
    },
    /// The cards are no deck.
    #[error("the deck cannot be played with: {0}")]
    Deck(#[from] EntriesError),
    /// What the seat is shown cannot be.
    #[error("request {number} shows a game that cannot be: {reason}")]
    View {
        /// The request.
        number: u64,
        /// What cannot be.
        reason: PositionError,
    },
    /// The moves of a request are not those of the rules.
    #[error("the moves of request {number} are not those of the rules")]
    Moves {
        /// The request.
        number: u64,
    },
}

/// What a greeting says of itself.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Heading {
    Hello {
        protocol: u32,
        #[serde(default)]
        game: String,
        #[serde(default)]
        rules: u32,
    },
}

/// A level at a table that it is told about.
struct Service {
    level: Level,
    luck: Random,
    greeting: Greeting,
    deck: Arc<Deck>,
    cpu: Cpu,
    /// What has happened since the last request.
    events: Vec<Event>,
}

/// Plays one game as `level`, which searches within `budget` if it does at all, asked over `input` and answering over `output`, until it is told to end or the
/// input ends.
///
/// # Errors
/// The game says what cannot be, or cannot be heard.
pub fn serve(
    level: Level,
    budget: Budget,
    luck: Random,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), ServiceError> {
    let Some(first) = next_line(input)? else { return Ok(()) };
    let greeting = greeting(&first)?;
    let deck = Arc::new(greeting.deck()?);
    let program = Program {
        name: format!("{} {}", env!("CARGO_PKG_NAME"), level.word()),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    };
    say(output, &Reply::Hello { protocol: protocol::VERSION, program })?;
    let cpu = Cpu::new(level, greeting.seat, &deck).within(budget);
    let mut service = Service { level, luck, greeting, deck, cpu, events: Vec::new() };
    while let Some(line) = next_line(input)? {
        // What later versions say besides is no concern of this one.
        match service.understood(&line) {
            Some(Message::Event(event)) => service.events.push(event),
            Some(Message::Request(request)) => {
                let index = service.choose(&request)?;
                say(output, &Reply::Answer { number: request.number, index: Some(index), choice: None })?;
            }
            Some(Message::Bye) => break,
            _ => {}
        }
    }
    Ok(())
}

/// The greeting of a game that can be played. What it says of itself comes first: the rest of another one need
/// not be understood.
fn greeting(line: &[u8]) -> Result<Greeting, ServiceError> {
    let Ok(Heading::Hello { protocol, game, rules }) = serde_json::from_slice(line) else {
        return Err(ServiceError::Greeting);
    };
    let definition = UnstableStudents::definition();
    if protocol != protocol::VERSION {
        return Err(ServiceError::Protocol { found: protocol });
    }
    if game != definition.key {
        return Err(ServiceError::Game { found: game });
    }
    if rules != definition.rules_version {
        return Err(ServiceError::Rules { found: rules });
    }
    match serde_json::from_slice(line) {
        Ok(Message::Hello(greeting)) => Ok(greeting),
        _ => Err(ServiceError::Greeting),
    }
}

impl Service {
    /// The message of a line, if it is one about the cards and seats of this table.
    fn understood(&self, line: &[u8]) -> Option<Message> {
        let value: Value = serde_json::from_slice(line).ok()?;
        let table = (self.greeting.players.len() as u64, self.greeting.deck.len() as u64);
        is_about(&value, "", table).then_some(())?;
        serde_json::from_value(value).ok()
    }

    /// The number of the move that the level makes.
    fn choose(&mut self, request: &Request) -> Result<usize, ServiceError> {
        let Request { number, moves, view, .. } = request;
        let game = GameContext::guessed(Arc::clone(&self.deck), &self.greeting.options, view)
            .map_err(|reason| ServiceError::View { number: *number, reason })?;
        let seat = self.greeting.seat;
        let mut legal = Vec::new();
        UnstableStudents::moves(&game, seat, &mut legal);
        if legal.is_empty() || legal != *moves {
            return Err(ServiceError::Moves { number: *number });
        }
        self.cpu.watch(&game, &self.events);
        self.events.clear();
        let level = match self.level {
            // A search plays on, which it cannot where effects are under way that no view shows.
            Level::Difficile if !stands_by_itself(request.question) => Level::Medio,
            level => level,
        };
        let choice = self.cpu.choose_as(level, &game, moves, &mut self.luck);
        Ok(moves.iter().position(|&other| other == choice).unwrap_or_default())
    }
}

/// Whether a question is asked while no effect is under way.
const fn stands_by_itself(question: Question) -> bool {
    matches!(
        question,
        Question::Action
            | Question::Recipient { reason: Reason::Action, .. }
            | Question::Duplicate { reason: Reason::Action, .. }
            | Question::Discard { cause: None, .. }
    )
}

/// Whether every number that stands for a seat or a card is one of a table with so many of them. `key` is what
/// the value is called.
fn is_about(value: &Value, key: &str, (seats, cards): (u64, u64)) -> bool {
    match value {
        Value::Object(entries) => entries.iter().all(|(key, value)| is_about(value, key, (seats, cards))),
        Value::Array(values) => values.iter().all(|value| is_about(value, key, (seats, cards))),
        Value::Number(number) => {
            let below = |limit: u64| number.as_u64().is_some_and(|number| number < limit);
            match key {
                "seat" | "on" | "owner" | "target" | "by" | "from" | "other" | "attacker" | "player"
                | "viewer" | "current" | "asked" | "winner" | "winners" => below(seats),
                "card" | "cause" | "against" | "play" | "pick" | "defend" | "open" | "classroom"
                | "bonus_malus" | "discard" | "study_room" | "in_play" => below(cards),
                _ => true,
            }
        }
        _ => true,
    }
}

fn say(output: &mut impl Write, reply: &Reply) -> io::Result<()> {
    output.write_all(&protocol::line(reply))?;
    output.flush()
}

/// The next line without its end; nothing where there is none any more.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    Ok(Some(line))
}
