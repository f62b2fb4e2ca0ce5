//! What is odd about a file that can be used all the same. Facts, not sentences.

use serde::Serialize;
use thiserror::Error;

use super::encoding::Encoding;

/// Where a card lies in a save.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// A player's hand.
    Hand,
    /// A player's classroom.
    Classroom,
    /// A player's bonus and malus cards.
    BonusMalus,
    /// The draw pile.
    Draw,
    /// The discard pile.
    Discard,
    /// The study room.
    StudyRoom,
}

/// Something odd.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Oddity {
    /// A save has the piles in the order of programs that write a player as the bare name.
    #[error("the players are bare names, and the study room comes before the other piles")]
    BarePlayers,
    /// A save was written by a program built for 32 bits.
    #[error("it was written by a program built for 32 bits")]
    Pointers32,
    /// A save does not have the 137 cards of the official game.
    #[error("{cards} cards instead of {}", super::save::OFFICIAL_CARDS)]
    CardCount {
        /// How many it has.
        cards: usize,
    },
    /// A zone holds the same card more than once.
    #[error("{player} has '{card}' {copies} times in one zone")]
    IdenticalCards {
        /// Whose zone.
        player: String,
        /// Which zone.
        zone: Zone,
        /// The card.
        card: String,
        /// How often.
        copies: usize,
    },
    /// A hand holds more cards than a round may leave in it.
    #[error("{player} has {cards} cards in hand")]
    LargeHand {
        /// Whose hand.
        player: String,
        /// How many cards.
        cards: usize,
    },
    /// MATRICOLA cards lie in a pile they never go to.
    #[error("{cards} MATRICOLA cards lie outside the study room and the classrooms")]
    MatricolaOutside {
        /// How many.
        cards: usize,
    },
    /// Two players had the same name.
    #[error("two players are called '{name}'; the second is shown as '{shown}'")]
    DuplicateName {
        /// The name in the file.
        name: String,
        /// The name for people.
        shown: String,
    },
    /// A player had no name.
    #[error("a player has no name and is shown as '{shown}'")]
    EmptyName {
        /// The name for people.
        shown: String,
    },
    /// A text fills its field to the last byte, where a NUL should be.
    #[error("'{text}' is not closed by a NUL")]
    NotTerminated {
        /// The text.
        text: String,
    },
    /// Not all texts are UTF-8.
    #[error("texts are in {} instead of UTF-8", encoding.name())]
    OlderEncoding {
        /// What they are in.
        encoding: Encoding,
    },
    /// A save has no round number where it belongs, but one in a trailer after it.
    #[error("round {round} was read from the last 4 bytes")]
    RoundFromTrailer {
        /// The number.
        round: u32,
    },
    /// Something follows the round number of a save that nobody here knows.
    #[error("{bytes} unknown bytes at the end")]
    UnknownTrailer {
        /// How many.
        bytes: usize,
    },
    /// This program's own block cannot be read.
    #[error("options, seats and luck of the game cannot be read")]
    OwnBlockUnreadable,
    /// Two records of a deck have the same name and are not the same card.
    #[error("cards with the name '{card}' differ")]
    SameNameDifferentCard {
        /// The name.
        card: String,
    },
    /// A MAGIA whose effects do not happen when it is played.
    #[error("the MAGIA '{card}' is not SUBITO and does nothing")]
    IdleSpell {
        /// The card.
        card: String,
    },
    /// An ISTANTANEA that cannot block.
    #[error("the ISTANTANEA '{card}' has no BLOCCA at SUBITO and can never be played")]
    IdleInstant {
        /// The card.
        card: String,
    },
}
