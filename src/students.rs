//! Unstable Students: all of its rules, and nothing but its rules, on the contract of the engine.
//!
//! A game is one value, [`GameContext`]. Effects that wait for a decision, at any depth, are data inside
//! it, so that every moment of a game can be cloned, compared, stored and gone on from. This room knows
//! no disk, no clock, no terminal, and not which seat is a person.

mod action;
pub mod card;
pub mod context;
mod dealer;
pub mod decision;
pub mod deck;
mod defence;
mod effect;
pub mod event;
mod frame;
pub mod game;
mod guess;
mod legal;
mod piles;
mod playing;
pub mod position;
mod redeal;
pub mod ring;
mod round;
pub mod sight;
mod standing;
pub mod tally;
pub mod view;

pub use card::{Action, Card, CardType, Effect, Target, Text, When};
pub use context::{GameContext, Phase};
pub use decision::{Decision, IllegalMove, Move, Question, Reason};
pub use deck::{CardId, Deck, DeckError};
pub use event::Event;
pub use game::{Kit, SetupError, UnstableStudents};
pub use piles::Place;
pub use position::{Holdings, Position, PositionError};
pub use redeal::redeal;
pub use ring::PlayerRing;
pub use sight::Sight;
pub use tally::Tally;
pub use view::{Hand, PlayerView, View};

/// Students a classroom needs for a victory (RULES, "A round", 3).
pub const STUDENTS_TO_WIN: usize = 6;
/// The most cards a hand may keep at the end of the player's own round (RULES, "A round", 3).
pub const HAND_LIMIT: usize = 5;
/// Cards dealt into each hand (RULES, "Setting up").
pub const CARDS_DEALT: usize = 5;
/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 4;
