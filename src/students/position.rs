//! A position: where every card of a game lies at the beginning of a round, in the open. Saves, journals
//! that begin in the middle, and tests give and take games in this form.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::deck::CardId;
use crate::engine::Seat;

/// The cards of one player, front first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Holdings {
    /// Hidden from the others.
    pub hand: Vec<CardId>,
    /// Students.
    pub classroom: Vec<CardId>,
    /// BONUS and MALUS cards.
    pub bonus_malus: Vec<CardId>,
}

/// Where every card lies at the beginning of a round, front first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The round that is about to begin, from 1.
    pub round: u32,
    /// Whose round it is.
    pub current: Seat,
    /// Every player, by seat.
    pub players: Vec<Holdings>,
    /// The draw pile.
    pub draw: Vec<CardId>,
    /// The discard pile.
    pub discard: Vec<CardId>,
    /// The study room.
    pub study_room: Vec<CardId>,
}

/// Why a position cannot be played from.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// Fewer than two or more than four players.
    #[error("{0} players cannot play; 2 to 4 can")]
    Players(usize),
    /// The current player does not exist.
    #[error("the current player is at seat {0}, which does not exist")]
    Current(usize),
    /// Rounds are numbered from 1.
    #[error("rounds are numbered from 1")]
    Round,
    /// The copies of a card are not those of the deck.
    #[error("card {0} is there {1} times, in the deck {2} times")]
    Copies(u16, usize, usize),
    /// A card lies where its type may not lie.
    #[error("card {0} may not lie in a {1}")]
    WrongZone(u16, &'static str),
}
