//! The parts of the table's screen and the cards in them, as one viewer sees them: what the arrows go
//! through.

use crate::engine::Seat;
use crate::students::{CardId, Hand, View};
use crate::ui::status::copies;

/// A part of the screen that can have the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The question and its choices.
    Question,
    /// The viewer's hand.
    Hand,
    /// The viewer's classroom and bonus-malus.
    Own,
    /// The other players' cards.
    Others,
    /// The story.
    Story,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// In a hand.
    Hand,
    /// In a classroom or a bonus-malus.
    Table,
}

/// A card that the viewer sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// Whose it is.
    pub seat: Seat,
    /// Where it lies.
    pub zone: Zone,
    /// The card.
    pub card: CardId,
    /// How many copies of it lie there.
    pub copies: usize,
}

impl Spot {
    /// Whether both are the same card at the same place, however many copies of it lie there.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        (self.seat, self.zone, self.card) == (other.seat, other.zone, other.card)
    }
}

impl Part {
    /// Every part, in the order of Tab.
    pub const ALL: [Self; 5] = [Self::Question, Self::Hand, Self::Own, Self::Others, Self::Story];

    /// The part after this one, or before it.
    #[must_use]
    pub fn next(self, back: bool) -> Self {
        let index = Self::ALL.iter().position(|&part| part == self).unwrap_or_default();
        let step = if back { Self::ALL.len() - 1 } else { 1 };
        Self::ALL[(index + step) % Self::ALL.len()]
    }

    /// Likewise, past the parts that have nothing to mark: from some eyes there is no hand.
    #[must_use]
    pub fn next_seen(self, back: bool, view: &View) -> Self {
        let mut part = self.next(back);
        while part.has_no_cards(view) {
            part = part.next(back);
        }
        part
    }

    /// Whether the part is for cards and has none.
    #[must_use]
    pub fn has_no_cards(self, view: &View) -> bool {
        !matches!(self, Self::Question | Self::Story) && spots(view, self).is_empty()
    }
}

/// The cards of a part, in the order in which the arrows go through them.
#[must_use]
pub fn spots(view: &View, part: Part) -> Vec<Spot> {
    match part {
        Part::Hand => view.viewer.map_or_else(Vec::new, |seat| hand(view, seat)),
        Part::Own => view.viewer.map_or_else(Vec::new, |seat| on_table(view, seat)),
        Part::Others => order(view)
            .filter(|&seat| Some(seat) != view.viewer)
            .flat_map(|seat| of_player(view, seat))
            .collect(),
        Part::Question | Part::Story => Vec::new(),
    }
}

/// The players in table order, the viewer first.
pub fn order(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let count = view.players.len();
    let first = view.viewer.map_or(0, Seat::index);
    (0..count).map(move |step| Seat::new((first + step) % count))
}

/// All cards of a player that are seen in the player's column: those on the table and, of another player,
/// an open hand.
#[must_use]
pub fn of_player(view: &View, seat: Seat) -> Vec<Spot> {
    let mut spots = on_table(view, seat);
    if Some(seat) != view.viewer {
        spots.extend(hand(view, seat));
    }
    spots
}

fn on_table(view: &View, seat: Seat) -> Vec<Spot> {
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let zones = [&player.classroom, &player.bonus_malus];
    zones.into_iter().flat_map(|cards| distinct(cards, seat, Zone::Table)).collect()
}

fn hand(view: &View, seat: Seat) -> Vec<Spot> {
    match view.players.get(seat.index()).map(|player| &player.hand) {
        Some(Hand::Open(cards)) => distinct(cards, seat, Zone::Hand).collect(),
        Some(Hand::Hidden(_)) | None => Vec::new(),
    }
}

fn distinct(cards: &[CardId], seat: Seat, zone: Zone) -> impl Iterator<Item = Spot> {
    copies(cards).map(move |(card, copies)| Spot { seat, zone, card, copies })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_goes_round_both_ways() {
        for part in Part::ALL {
            assert_eq!(part.next(false).next(true), part);
        }
        assert_eq!(Part::Question.next(true), Part::Story);
    }
}
