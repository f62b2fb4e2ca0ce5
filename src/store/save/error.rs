//! Why a file is no save, and why a game cannot be saved.

use std::path::PathBuf;

use thiserror::Error;

use super::Layout;
use crate::store::atomic::FileError;
use crate::store::oddity::Zone;
use crate::students::CardType;

/// A number in a save with a range of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Field {
    /// How many players: 2 to 4.
    #[error("number of players")]
    Players,
    /// How many cards a list has.
    #[error("number of cards")]
    Cards,
    /// The type of a card.
    #[error("card type")]
    CardType,
    /// How many effects a card has.
    #[error("number of effects")]
    Effects,
    /// The action of an effect.
    #[error("action")]
    Action,
    /// The target of an effect.
    #[error("target")]
    Target,
    /// The card type of an effect.
    #[error("card type of an effect")]
    EffectType,
    /// When the effects of a card happen.
    #[error("'when'")]
    When,
    /// Whether the effects of a card are optional.
    #[error("'optional'")]
    Optional,
}

/// What is wrong at a place in a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveFault {
    /// The file ends too early.
    #[error("the file is cut off: {needed} bytes are needed and {left} are left")]
    CutOff {
        /// How many bytes come next.
        needed: usize,
        /// How many there are.
        left: usize,
    },
    /// More cards or effects than the file has bytes for.
    #[error(
        "the {field} is '{count}', too many for the {left} bytes that are left; the file is cut off or damaged"
    )]
    Count {
        /// What is counted.
        field: Field,
        /// The number.
        count: i32,
        /// How many bytes there are.
        left: usize,
    },
    /// A number that means nothing.
    #[error("the {field} is '{value}', which does not exist")]
    Value {
        /// What it is the number of.
        field: Field,
        /// The number.
        value: i32,
    },
    /// A card lies where its type may not lie.
    #[error("the card '{card}' of type {} may not lie there", card_type.word())]
    WrongZone {
        /// The card.
        card: String,
        /// Its type.
        card_type: CardType,
        /// Where it lies.
        zone: Zone,
    },
    /// There is no card at all.
    #[error("there is no card")]
    NoCards,
    /// More cards than a game can have.
    #[error("'{cards}' cards are more than a game can have")]
    TooManyCards {
        /// How many.
        cards: usize,
    },
    /// Bytes after the end that no known program writes.
    #[error("{bytes} bytes too many")]
    Trailer {
        /// How many.
        bytes: usize,
    },
}

/// Why and where bytes are no save.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("byte {offset}: {fault}")]
pub struct SaveError {
    /// The place, in bytes from the beginning of the file.
    pub offset: usize,
    /// The layout in which the file made the most sense.
    pub layout: Layout,
    /// What is wrong there.
    pub fault: SaveFault,
}

/// Why there is no game from a path.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// It is no save.
    #[error("'{}' is no save of a known program and is left as it is: {error}", path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: SaveError,
    },
}

/// Why a game cannot be saved.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveWriteError {
    /// The file cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// A name or a description is too long, or has a NUL.
    #[error("'{text}' does not fit into the {max} bytes a save has for it")]
    Text {
        /// The text.
        text: String,
        /// The most bytes.
        max: usize,
    },
}
