//! What happened, as facts: who, which card, from where to where. Sentences, the log, statistics and the
//! tests all live on this one list. What only some may know of an event is decided here.

use serde::{Deserialize, Serialize};

use super::card::Effect;
use super::deck::CardId;
use crate::engine::Seat;

/// Something that happened in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Its number.
        round: u32,
        /// Whose round it is.
        seat: Seat,
    },
    /// A player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which card; none where the viewer may not know it.
        card: Option<CardId>,
        /// Whether everybody may know it, because the hand is open.
        open: bool,
    },
    /// A player should have drawn, but draw pile and discards are empty.
    NothingToDraw {
        /// Who.
        seat: Seat,
    },
    /// The discards were shuffled and are the draw pile now.
    Reshuffled {
        /// How many cards.
        cards: u16,
    },
    /// A card was played and leaves the hand. A student is in the player's classroom now; a BONUS or MALUS
    /// is put before `on` unless that player blocks it.
    Played {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Before whom a BONUS or MALUS is put.
        on: Option<Seat>,
    },
    /// A card was played although the zone has an identical one, and was discarded without effect.
    PlayedInVain {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Whose zone has the identical one.
        owner: Seat,
    },
    /// The effects of a card that lies on the table, leaves it or was stolen begin.
    Triggered {
        /// The user of the card.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The user of an optional card declined its effects.
    Declined {
        /// The user.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The user of a card chose whom its `TU` effects concern.
    Targeted {
        /// The user.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The chosen player.
        target: Seat,
    },
    /// An effect was impossible, for one player or at all, and is lost.
    Lost {
        /// The card.
        card: CardId,
        /// The effect.
        effect: Effect,
        /// The player on whom it would have worked.
        seat: Seat,
    },
    /// A `GIOCA` effect lets a player play a card: a sub-round.
    MayPlay {
        /// Who.
        seat: Seat,
        /// The card with the effect.
        cause: CardId,
    },
    /// A card left a classroom or a bonus-malus for its pile.
    Eliminated {
        /// Who chose it.
        by: Seat,
        /// Whose it was.
        owner: Seat,
        /// The card.
        card: CardId,
    },
    /// A card changed its owner.
    Stolen {
        /// Who has it now.
        by: Seat,
        /// Whose it was.
        owner: Seat,
        /// The card.
        card: CardId,
    },
    /// A stolen card found an identical one in the thief's zone and went to its pile.
    NoRoom {
        /// The thief.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A card went from a hand to its pile by `SCARTA` or the hand limit.
    Discarded {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Whether luck chose it.
        at_random: bool,
    },
    /// A `PESCA` effect drew a card of another type, which was discarded at once.
    DrawnInVain {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A random card went from one hand to another.
    Taken {
        /// Who has it now.
        by: Seat,
        /// Whose it was.
        from: Seat,
        /// Which card; none where the viewer may not know it.
        card: Option<CardId>,
        /// Whether everybody may know it, because one of the hands is open.
        open: bool,
    },
    /// Two players exchanged their hands.
    Swapped {
        /// One.
        seat: Seat,
        /// The other.
        other: Seat,
    },
    /// A player answers an attacking card with a defence.
    Defended {
        /// Who.
        seat: Seat,
        /// The defending card.
        card: CardId,
        /// Who uses the attacking card.
        attacker: Seat,
        /// The attacking card.
        against: CardId,
    },
    /// The rest of an attacking card's effects has ended.
    Blocked {
        /// The attacking card.
        card: CardId,
        /// Whether it was put onto the discards for that.
        discarded: bool,
    },
    /// A round has ended. Statistics count up to here.
    RoundEnded {
        /// Its number.
        round: u32,
        /// Whose round it was.
        seat: Seat,
    },
    /// The game is over.
    Won {
        /// Who has won.
        seat: Seat,
        /// How many students that player has.
        students: u16,
    },
}

impl Event {
    /// The event as `viewer` may see it; the public where nobody is given.
    #[must_use]
    #[inline]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        match *self {
            Self::Drew { seat, open: false, .. } if viewer != Some(seat) => {
                Self::Drew { seat, card: None, open: false }
            }
            Self::Taken { by, from, open: false, .. } if viewer != Some(by) && viewer != Some(from) => {
                Self::Taken { by, from, card: None, open: false }
            }
            other => other,
        }
    }

    /// The cards that the event tells of, the one that came last first: a defence, then what it is a defence against.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        let cards = match *self {
            Self::Drew { card, .. } | Self::Taken { card, .. } => [card, None],
            Self::Played { card, .. }
            | Self::PlayedInVain { card, .. }
            | Self::Triggered { card, .. }
            | Self::Declined { card, .. }
            | Self::Targeted { card, .. }
            | Self::Lost { card, .. }
            | Self::MayPlay { cause: card, .. }
            | Self::Eliminated { card, .. }
            | Self::Stolen { card, .. }
            | Self::NoRoom { card, .. }
            | Self::Discarded { card, .. }
            | Self::DrawnInVain { card, .. }
            | Self::Blocked { card, .. } => [Some(card), None],
            Self::Defended { card, against, .. } => [Some(card), Some(against)],
            Self::RoundBegan { .. }
            | Self::NothingToDraw { .. }
            | Self::Reshuffled { .. }
            | Self::Swapped { .. }
            | Self::RoundEnded { .. }
            | Self::Won { .. } => [None, None],
        };
        cards.into_iter().flatten()
    }

    /// Whether the event told somebody what was hidden from them before: a card that came out of a hand or a
    /// pile, or went into a hand unseen.
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Self::Drew { .. }
            | Self::Reshuffled { .. }
            | Self::Played { .. }
            | Self::PlayedInVain { .. }
            | Self::Discarded { .. }
            | Self::DrawnInVain { .. }
            | Self::Taken { .. }
            | Self::Swapped { .. }
            | Self::Defended { .. } => true,
            Self::RoundBegan { .. }
            | Self::NothingToDraw { .. }
            | Self::Triggered { .. }
            | Self::Declined { .. }
            | Self::Targeted { .. }
            | Self::Lost { .. }
            | Self::MayPlay { .. }
            | Self::Eliminated { .. }
            | Self::Stolen { .. }
            | Self::NoRoom { .. }
            | Self::Blocked { .. }
            | Self::RoundEnded { .. }
            | Self::Won { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_card_is_only_seen_by_who_drew_it() {
        let [ada, bruno] = [Seat::new(0), Seat::new(1)];
        let event = Event::Drew { seat: ada, card: Some(CardId(3)), open: false };
        assert_eq!(event.seen_by(Some(ada)), event);
        assert_eq!(event.seen_by(Some(bruno)), Event::Drew { seat: ada, card: None, open: false });
        assert_eq!(event.seen_by(None), Event::Drew { seat: ada, card: None, open: false });
        let open = Event::Drew { seat: ada, card: Some(CardId(3)), open: true };
        assert_eq!(open.seen_by(None), open);
    }

    #[test]
    fn a_taken_card_is_seen_by_both_hands_it_was_in() {
        let [ada, bruno, carla] = [0, 1, 2].map(Seat::new);
        let event = Event::Taken { by: ada, from: bruno, card: Some(CardId(3)), open: false };
        assert_eq!(event.seen_by(Some(bruno)), event);
        assert_eq!(
            event.seen_by(Some(carla)),
            Event::Taken { by: ada, from: bruno, card: None, open: false }
        );
    }
}
