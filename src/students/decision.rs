//! What is asked of a player, what can be answered, and why an answer is refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{CardType, Effect};
use super::deck::CardId;
use crate::engine::Seat;

/// A pending question to one player. What can be answered is listed by `Game::moves`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Who has to answer.
    pub seat: Seat,
    /// What is asked.
    pub question: Question,
}

/// What is asked of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// The ordinary action of a round: play a card or draw one. Answers: `Play`, `Draw`.
    Action,
    /// A `GIOCA` effect: which card to play. Answers: `Play`.
    PlayCard {
        /// Which cards may be played.
        kind: CardType,
        /// The card with the effect.
        cause: CardId,
    },
    /// Before whom the BONUS or MALUS is put. Answers: `Player`.
    Recipient {
        /// The card, still in the hand.
        card: CardId,
        /// Why it is being played.
        reason: Reason,
    },
    /// The zone has an identical card already: the card would be discarded without effect. Answers: `Yes`
    /// to play it all the same, `No` to choose anew.
    Duplicate {
        /// The card, still in the hand.
        card: CardId,
        /// Whose zone has the identical one.
        owner: Seat,
        /// Why it is being played.
        reason: Reason,
    },
    /// Whether to use the effects of an optional card. Answers: `Yes`, `No`.
    UseEffects {
        /// The card.
        card: CardId,
    },
    /// The one other player whom the `TU` effects of a card concern. Answers: `Player`.
    Target {
        /// The card.
        card: CardId,
    },
    /// `ELIMINA`: which card on the table has to go. Answers: `Pick`.
    Eliminate {
        /// Whose classroom and bonus-malus.
        owner: Seat,
        /// Which cards.
        kind: CardType,
        /// The card with the effect.
        cause: CardId,
    },
    /// `RUBA`: which card to steal. Answers: `Pick`.
    Steal {
        /// Whose classroom and bonus-malus.
        owner: Seat,
        /// Which cards.
        kind: CardType,
        /// The card with the effect.
        cause: CardId,
    },
    /// `SCARTA` or the hand limit: which card of the own hand to discard. Answers: `Pick`.
    Discard {
        /// Which cards.
        kind: CardType,
        /// The card with the effect; none at the hand limit.
        cause: Option<CardId>,
    },
    /// Whether to block another player's card. Answers: `Defend`, `No`.
    Defend {
        /// Who uses the attacking card.
        attacker: Seat,
        /// The attacking card.
        card: CardId,
        /// The effect that is about to happen; none where the card itself is about to be put before the
        /// defender.
        effect: Option<Effect>,
    },
}

/// Why a card is being played from a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It is the ordinary action of the round.
    Action,
    /// A `GIOCA` effect.
    Effect {
        /// Which cards may be played.
        kind: CardType,
        /// The card with the effect.
        cause: CardId,
    },
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Draw one more card.
    Draw,
    /// Play this card from the hand.
    Play(CardId),
    /// This card.
    Pick(CardId),
    /// This player.
    Player(Seat),
    /// Block with this card from the hand.
    Defend(CardId),
    /// Yes.
    Yes,
    /// No.
    No,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// Nothing is asked: the game is over, or it has yet to be carried on from a milestone.
    #[error("no decision is pending")]
    NothingAsked,
    /// Another player has to answer.
    #[error("the player at seat {} has to answer", .0.index())]
    NotYourTurn(Seat),
    /// The move is no answer to the question.
    #[error("the move does not answer the question")]
    NoAnswer,
    /// The card is not where it would have to be.
    #[error("the card is not there")]
    NotThere,
    /// The card is not of a type that is asked for.
    #[error("the card is not of type {}", .0.word())]
    WrongType(CardType),
    /// An ISTANTANEA only answers another player's card.
    #[error("an ISTANTANEA is only played to block another player's card")]
    OnlyBlocks,
    /// The player's bonus-malus bars the type.
    #[error("an IMPEDIRE effect bars cards of type {}", .0.word())]
    Barred(CardType),
    /// The card cannot block the attacking card.
    #[error("the card cannot block the attacking card")]
    CannotBlock,
    /// The own zone already has an identical card.
    #[error("the own zone has an identical card already")]
    HasIdentical,
    /// The player cannot be chosen.
    #[error("that player cannot be chosen")]
    NotThatPlayer,
}
