//! CPU players. They get what a person at their seat would get, a [`Sight`] and the legal moves, and nothing
//! else; the same luck gives the same choice anywhere. This room must not know files, terminals or the hidden
//! part of a state.

mod appraisal;
mod card_value;
mod course;
mod hope;
mod memory;
pub mod search;
mod thumb;
mod weights;
mod worth;

use std::sync::Arc;

use crate::engine::{Random, Seat};
use crate::students::{Deck, Event, GameContext, Move, UnstableStudents, redeal};
use search::{Budget, Policy};

pub use crate::students::Sight;
pub use card_value::CardValue;
pub use memory::Memory;
pub use thumb::Thumb;
pub use weights::Weights;

/// How much `difficile` searches for one choice, if it is not told otherwise.
pub const DIFFICILE: Budget = Budget { simulations: 1_000, trees: 1, threads: 1, playout: 40 };

/// A CPU player at a table.
#[derive(Clone, Debug)]
pub struct Cpu {
    level: Level,
    seat: Seat,
    thumb: Arc<Thumb>,
    memory: Memory,
    budget: Budget,
}

/// How a CPU player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal move, each as likely: a measure for the others.
    Random,
    /// The program of the course that others are compared with.
    Course,
    /// Like a beginner: by the rules of thumb of `Medio`, but more often than not any answer that is not absurd.
    /// It remembers nothing, and costs some microseconds a choice.
    Facile,
    /// By rules of thumb: what each card is worth, in the hand and on the table, to whom, and who is about to
    /// win; each answer is weighed by itself. It remembers cards seen in other hands where hands change owners,
    /// and costs some microseconds a choice.
    Medio,
    /// By looking ahead, [`DIFFICILE`] times a choice, over deals of the cards it cannot see that agree with
    /// what it remembers; everybody plays there as `Medio`. It costs some hundredths of a second a choice.
    Difficile,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Course, Self::Facile, Self::Medio, Self::Difficile];

    /// The word by which people and files call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Course => "course",
            Self::Facile => "facile",
            Self::Medio => "medio",
            Self::Difficile => "difficile",
        }
    }

    /// The level with this word, in Italian or English, in whatever case it is written.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word.to_ascii_lowercase().as_str() {
            "easy" => Some(Self::Facile),
            "medium" => Some(Self::Medio),
            "hard" => Some(Self::Difficile),
            lower => Self::ALL.into_iter().find(|level| level.word() == lower),
        }
    }
}

impl Cpu {
    /// A player of this level at a seat, who knows nothing of the game yet.
    #[must_use]
    pub fn new(level: Level, seat: Seat, deck: &Deck) -> Self {
        Self::with(level, seat, Arc::new(Thumb::tuned(deck)))
    }

    /// The same by values that are there already, of the deck of the game.
    #[must_use]
    pub const fn with(level: Level, seat: Seat, thumb: Arc<Thumb>) -> Self {
        Self { level, seat, thumb, memory: Memory::NOTHING, budget: DIFFICILE }
    }

    /// The same with another budget for `difficile` to search within.
    #[must_use]
    pub fn within(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Follows what has happened up to the moment of `game`, of both what the seat may know.
    pub fn watch(&mut self, game: &GameContext, events: &[Event]) {
        if matches!(self.level, Level::Medio | Level::Difficile) {
            self.memory.watch(Sight::new(game, Some(self.seat)), events);
        }
    }

    /// The move that the player makes; `moves` are all legal ones, at least one.
    pub fn choose(&self, game: &GameContext, moves: &[Move], luck: &mut Random) -> Move {
        self.choose_as(self.level, game, moves, luck)
    }

    /// The move that a player of another level would make who remembers the same.
    pub fn choose_as(&self, level: Level, game: &GameContext, moves: &[Move], luck: &mut Random) -> Move {
        let Self { seat, thumb, memory, budget, .. } = self;
        let sight = Sight::new(game, Some(*seat));
        let index = match level {
            Level::Random => luck.below(moves.len()),
            Level::Course => course::choose(sight, *seat, moves, luck),
            Level::Facile => thumb.choose_carelessly(sight, *seat, moves, luck),
            Level::Medio => thumb.choose(sight, *seat, moves, memory),
            Level::Difficile => search::choose(game, *seat, moves, self, *budget, luck),
        };
        moves[index.min(moves.len() - 1)]
    }
}

/// `medio` as the policy of a search, over deals that agree with what the searching player remembers. What
/// that player remembers is of no concern to whoever plays in them.
impl Policy<UnstableStudents> for Cpu {
    fn deal(&self, state: &GameContext, seat: Seat, luck: &mut Random) -> GameContext {
        redeal(state, seat, |owner| self.memory.hand(owner), luck)
    }

    fn hopes(&self, state: &GameContext, hopes: &mut Vec<f64>) {
        hope::hopes(Sight::new(state, None), hopes);
    }

    fn choose(&self, state: &GameContext, seat: Seat, moves: &[Move], _: &mut Random) -> usize {
        self.thumb.choose(Sight::new(state, Some(seat)), seat, moves, &Memory::NOTHING)
    }
}
