//! Work that is suspended until a decision is made or other work is done: the frames on the stack of a
//! [`super::GameContext`], innermost last. Frames are plain values, so that effects may nest to any depth
//! and every moment of a game can be copied.

use super::card::Effect;
use super::deck::CardId;
use crate::engine::{Seat, SeatSet};

/// One piece of suspended work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// The effects of a card, one after the other.
    Chain(Chain),
    /// One effect, on one player after the other.
    Effect {
        /// The card.
        card: CardId,
        /// Its user.
        user: Seat,
        effect: Effect,
        /// On whom it has yet to work.
        left: SeatSet,
    },
    /// A BONUS or MALUS in play that goes before `owner` unless that player blocks it.
    Placing { card: CardId, user: Seat, owner: Seat, blocked: bool },
    /// A card in play that goes to its pile.
    ToPile { card: CardId },
    /// A stolen card in play that enters the thief's zone.
    Enters { card: CardId, thief: Seat },
}

/// How far the effects of a card have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chain {
    pub card: CardId,
    pub user: Seat,
    /// In whose zone the card stands; nobody's where it is in play, or has left that zone since.
    pub stands: Option<Seat>,
    /// The effect that comes next.
    pub next: u16,
    /// Whom the `TU` effects concern, once the user has chosen.
    pub target: Option<Seat>,
    pub stage: Stage,
}

/// What a chain does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Ask whether an optional card is used; say that a chain begins where nobody has seen the card played.
    Begin { announce: bool },
    /// Look at the next effect.
    Next,
    /// Ask those of these players who can whether they defend, before the effect happens.
    Asking(SeatSet),
    /// End, because a defence has blocked it.
    Blocked,
}
