//! Whoever decides at a seat: a person, a CPU player, another program. A person is asked by a front; all
//! others are players of this room. They follow what happens as their seat may see it, and choose a move when
//! asked. This room must not know files or terminals.

mod conduct;
pub mod service;

use std::fmt;
use std::io::Write;
use std::sync::Arc;

use crate::bot::protocol::{self, Greeting};
use crate::bot::{Bot, Command, Fault, Limits, PREFIX};
use crate::cpu::{Cpu, Level, Thumb};
use crate::engine::{Game, Options, Random, Seat};
use crate::students::{Deck, Event, GameContext, Move, UnstableStudents};

pub use conduct::Conduct;

/// The word by which saves and journals call a seat that a person plays.
const HUMAN: &str = "human";
/// The word by which programs at the table hear of each other.
const BOT: &str = "bot";
/// Who sits in for a program that does not play.
const SUBSTITUTE: Level = Level::Facile;

/// What kind of player sits at a seat. Its text is the word by which saves, journals and the command line
/// call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person.
    Human,
    /// A CPU player of this level.
    Cpu(Level),
    /// Another program.
    Program(Command, Limits),
    /// Another program that only a file names. What a file says is never started: `facile` sits in for it.
    Absent(Command),
}

/// What a player is told of the table.
#[derive(Clone, Copy)]
pub struct Seating<'a> {
    /// The deck.
    pub deck: &'a Deck,
    /// The values by which CPU players weigh its cards.
    pub thumb: &'a Arc<Thumb>,
    /// The options of the table.
    pub options: &'a Options,
    /// The names, by seat.
    pub names: &'a [String],
    /// Who plays, by seat.
    pub kinds: &'a [Kind],
    /// Where a program at a seat may write what it says to its standard error, if anywhere.
    pub errors: &'a dyn Fn(Seat) -> Option<Box<dyn Write + Send>>,
}

/// A player that is no person.
#[derive(Debug)]
pub struct Player {
    seat: Seat,
    mind: Mind,
    /// Those it chose from last.
    moves: Vec<Move>,
}

/// Who thinks for a player.
#[derive(Debug)]
enum Mind {
    Cpu(Box<Cpu>),
    Program(Box<Bot>),
}

/// That a program did not make its move itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// What it did wrong.
    pub fault: Fault,
    /// Whether it does not play any more in this game.
    pub is_out: bool,
}

impl Kind {
    /// The kinds that are offered to people.
    pub const OFFERED: [Self; 4] =
        [Self::Human, Self::Cpu(Level::Facile), Self::Cpu(Level::Medio), Self::Cpu(Level::Difficile)];

    /// The kind with this word; for levels in Italian or English. A program is absent until it is
    /// [`Self::seated`].
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word.strip_prefix(PREFIX) {
            Some(command) => Command::parse(command).ok().map(Self::Absent),
            None if word == HUMAN => Some(Self::Human),
            None => Level::from_word(word).map(Self::Cpu),
        }
    }

    /// The same kind by the will of the person who started this program: an absent program plays, within
    /// these limits.
    #[must_use]
    pub fn seated(self, limits: Limits) -> Self {
        match self {
            Self::Absent(command) => Self::Program(command, limits),
            other => other,
        }
    }

    /// The word by which programs at the table hear of this kind.
    const fn public_word(&self) -> &'static str {
        match self {
            Self::Human => HUMAN,
            Self::Cpu(level) => level.word(),
            Self::Program(..) => BOT,
            Self::Absent(_) => SUBSTITUTE.word(),
        }
    }

    /// Whether a person plays.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => formatter.write_str(HUMAN),
            Self::Cpu(level) => formatter.write_str(level.word()),
            Self::Program(command, _) | Self::Absent(command) => {
                write!(formatter, "{PREFIX}{}", command.as_str())
            }
        }
    }
}

impl Player {
    /// The player at a seat, for one game; none for a person. A program is started.
    #[must_use]
    pub fn new(seat: Seat, table: Seating<'_>) -> Option<Self> {
        let cpu = |level: Level| Mind::Cpu(Box::new(Cpu::with(level, seat, Arc::clone(table.thumb))));
        let mind = match &table.kinds[seat.index()] {
            Kind::Human => return None,
            Kind::Cpu(level) => cpu(*level),
            Kind::Absent(_) => cpu(SUBSTITUTE),
            Kind::Program(command, limits) => {
                let names = table.names.iter().zip(table.kinds);
                let players = names.map(|(name, kind)| protocol::Player {
                    name: name.clone(),
                    kind: kind.public_word().to_owned(),
                });
                let options = table.options.clone();
                let greeting = Greeting::new(table.deck, options, seat, players.collect(), limits.answer);
                Mind::Program(Box::new(Bot::start(command, greeting, *limits, (table.errors)(seat))))
            }
        };
        Some(Self { seat, mind, moves: Vec::new() })
    }

    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Follows what has happened up to the moment of `game`; of both the player learns only what its seat may
    /// know.
    pub fn watch(&mut self, game: &GameContext, events: &[Event]) {
        match &mut self.mind {
            Mind::Cpu(cpu) => cpu.watch(game, events),
            Mind::Program(bot) => bot.tell(events),
        }
    }

    /// What was watched last has been taken back. Nothing hidden was in it, and nothing that is remembered.
    pub fn take_back(&mut self) {
        if let Mind::Program(bot) = &mut self.mind {
            bot.take_back();
        }
    }

    /// The move that the player makes, who is asked in `game`. It thinks for as long as that takes; `luck`
    /// decides what it tries. For a program that fails, `facile` makes the move.
    pub fn choose(&mut self, game: &GameContext, luck: &mut Random) -> (Move, Option<Trouble>) {
        let Self { seat, mind, moves } = self;
        moves.clear();
        UnstableStudents::moves(game, *seat, moves);
        let trouble = match mind {
            Mind::Cpu(cpu) => return (cpu.choose(game, moves, luck), None),
            Mind::Program(bot) if bot.is_out() => None,
            Mind::Program(bot) => match bot.ask(&UnstableStudents::view(game, Some(*seat)), moves) {
                Ok(choice) => return (choice, None),
                Err(fault) => Some(Trouble { fault, is_out: bot.is_out() }),
            },
        };
        (Cpu::new(SUBSTITUTE, *seat, game.deck()).choose(game, moves, luck), trouble)
    }
}
