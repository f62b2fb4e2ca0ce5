//! Whoever decides at a seat: a person, a CPU player, another program. A person is asked by a front; all
//! others are players of this room. They follow what happens as their seat may see it, and choose a move when
//! asked. This room must not know files or terminals.

use std::fmt;

use crate::cpu::{Level, Memory, Sight};
use crate::engine::{Game, Random, Seat};
use crate::students::{Event, GameContext, Move, UnstableStudents};

/// The word by which saves and journals call a seat that a person plays.
const HUMAN: &str = "human";

/// What kind of player sits at a seat. Its text is the word by which saves, journals and the command line
/// call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person.
    Human,
    /// A CPU player of this level.
    Cpu(Level),
}

/// A player that is no person.
#[derive(Clone, Debug)]
pub struct Player {
    seat: Seat,
    level: Level,
    memory: Memory,
}

impl Kind {
    /// The kinds that are offered to people.
    pub const OFFERED: [Self; 4] =
        [Self::Human, Self::Cpu(Level::Facile), Self::Cpu(Level::Medio), Self::Cpu(Level::Difficile)];

    /// The kind with this word; for levels in Italian or English.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        if word == HUMAN { Some(Self::Human) } else { Level::from_word(word).map(Self::Cpu) }
    }

    /// Whether a person plays.
    #[must_use]
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Human => HUMAN,
            Self::Cpu(level) => level.word(),
        })
    }
}

impl Player {
    /// A player of this kind at a seat; none for a person.
    #[must_use]
    pub fn new(kind: &Kind, seat: Seat) -> Option<Self> {
        match *kind {
            Kind::Human => None,
            Kind::Cpu(level) => Some(Self { seat, level, memory: Memory::default() }),
        }
    }

    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Follows what has happened up to the moment of `game`; of both the player learns only what its seat may
    /// know.
    pub fn watch(&mut self, game: &GameContext, events: &[Event]) {
        if self.level.remembers() {
            self.memory.watch(Sight::new(game, Some(self.seat)), events);
        }
    }

    /// The move that the player makes, who is asked in `game`. It thinks for as long as that takes; `luck`
    /// decides what it tries.
    pub fn choose(&mut self, game: &GameContext, luck: &mut Random) -> Move {
        let mut moves = Vec::new();
        UnstableStudents::moves(game, self.seat, &mut moves);
        self.level.choose(game, self.seat, &moves, &self.memory, luck)
    }
}
