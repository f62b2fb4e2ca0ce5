//! CPU players. They get what a person at their seat would get, a [`Sight`] and the legal moves, and nothing
//! else; the same luck gives the same choice anywhere.
//!
//! `medio` plays by rules of thumb: what each card is worth, to whom, and who is about to win. `facile`
//! plays the same way, carelessly. `difficile` looks ahead over many deals of the cards it cannot see, with
//! `medio` as what everybody plays there. This room must not know files, terminals or the hidden part of a
//! state.

mod appraisal;
mod course;
mod memory;
pub mod search;
mod thumb;
mod weights;

use crate::engine::{Random, Seat};
use crate::students::{GameContext, Move, UnstableStudents, redeal};
use search::{Budget, Policy};

pub use crate::students::Sight;
pub use memory::Memory;
pub use weights::Weights;

/// How much `difficile` searches for one choice.
pub const DIFFICILE: Budget = Budget { simulations: 1_000, trees: 4, threads: 1 };

/// `medio` as the policy of a search, over deals that agree with what the searching player remembers.
struct Thumb<'a> {
    memory: &'a Memory,
}

impl Policy<UnstableStudents> for Thumb<'_> {
    fn deal(&self, state: &GameContext, seat: Seat, luck: &mut Random) -> GameContext {
        redeal(state, seat, |owner| self.memory.hand(owner), luck)
    }

    fn choose(&self, state: &GameContext, seat: Seat, moves: &[Move], _: &mut Random) -> usize {
        thumb::choose(Sight::new(state, Some(seat)), seat, moves, &Weights::TUNED)
    }
}

/// How a CPU player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal move, each as likely: a measure for the others.
    Random,
    /// The program of the course that others are compared with.
    Course,
    /// Like a beginner: by rules of thumb, but often carelessly.
    Facile,
    /// By rules of thumb.
    Medio,
    /// By looking ahead over many deals of the cards it cannot see.
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

    /// The level with this word, in Italian or English.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "easy" => Some(Self::Facile),
            "medium" => Some(Self::Medio),
            "hard" => Some(Self::Difficile),
            _ => Self::ALL.into_iter().find(|level| level.word() == word),
        }
    }

    /// Whether a player of this level makes anything of what it remembers.
    #[must_use]
    pub const fn remembers(self) -> bool {
        matches!(self, Self::Medio | Self::Difficile)
    }

    /// The move that a player of this level makes who remembers so much. `moves` are all legal moves of
    /// `seat`, at least one.
    pub fn choose(
        self,
        game: &GameContext,
        seat: Seat,
        moves: &[Move],
        memory: &Memory,
        luck: &mut Random,
    ) -> Move {
        let sight = Sight::new(game, Some(seat));
        let index = match self {
            Self::Random => luck.below(moves.len()),
            Self::Course => course::choose(sight, seat, moves, luck),
            Self::Facile => thumb::choose_carelessly(sight, seat, moves, luck),
            Self::Medio => thumb::choose(sight, seat, moves, &Weights::TUNED),
            Self::Difficile => {
                search::choose::<UnstableStudents>(game, seat, moves, &Thumb { memory }, DIFFICILE, luck)
            }
        };
        moves[index.min(moves.len() - 1)]
    }
}
