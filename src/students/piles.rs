//! Where the cards lie. All cards of a game lie in one row that is cut into zones: the hands, classrooms
//! and bonus-malus of the players, the cards in play, and the three piles. A card moves by being shifted
//! along the row, so that none can be lost or doubled, and a copy of the row is a single block of memory.

use super::MAX_PLAYERS;
use super::deck::CardId;
use crate::engine::Seat;

/// A pile or a zone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A player's hidden hand.
    Hand(Seat),
    /// A player's students.
    Classroom(Seat),
    /// A player's BONUS and MALUS cards.
    BonusMalus(Seat),
    /// Cards whose effects are under way and that lie nowhere else.
    InPlay,
    /// The draw pile.
    Draw,
    /// The discard pile.
    Discard,
    /// The pile of MATRICOLA cards.
    StudyRoom,
}

impl Place {
    /// The number of its zone in the row.
    #[inline]
    const fn zone(self) -> usize {
        const PILES: usize = 3 * MAX_PLAYERS;
        let first = match self {
            Self::Hand(_) => 0,
            Self::Classroom(_) => 1,
            Self::BonusMalus(_) => 2,
            Self::InPlay => PILES,
            Self::Draw => PILES + 1,
            Self::Discard => PILES + 2,
            Self::StudyRoom => PILES + 3,
        };
        match self {
            Self::Hand(seat) | Self::Classroom(seat) | Self::BonusMalus(seat) => first + 3 * seat.index(),
            _ => first,
        }
    }
}

/// Three zones for each of the most players, and four places besides. A table of fewer players leaves zones empty.
const ZONES: usize = 3 * MAX_PLAYERS + 4;

/// For each zone, 1 at every zone that begins after it, the end of the row included: one card more or less in a
/// zone moves those. Added without a condition they are a few vector instructions.
const AFTER: [[u16; ZONES]; ZONES] = {
    let mut after = [[0; ZONES]; ZONES];
    let mut zone = 0;
    while zone < ZONES {
        let mut next = zone;
        while next < ZONES {
            after[zone][next] = 1;
            next += 1;
        }
        zone += 1;
    }
    after
};

/// The row of all cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piles {
    cards: Box<[CardId]>,
    /// Where each zone begins; the zone after it begins where it ends.
    starts: [u16; ZONES + 1],
}

impl Piles {
    /// A row with the cards that `content` gives for each place, front first.
    pub(super) fn new<'a>(content: impl Fn(Place) -> &'a [CardId]) -> Self {
        let mut cards = Vec::with_capacity(Self::places().map(|place| content(place).len()).sum());
        let mut starts = [0; ZONES + 1];
        for (zone, place) in Self::places().enumerate() {
            debug_assert_eq!(zone, place.zone());
            cards.extend_from_slice(content(place));
            starts[zone + 1] = cards.len() as u16;
        }
        Self { cards: cards.into_boxed_slice(), starts }
    }

    /// Every place in the order of the row.
    fn places() -> impl Iterator<Item = Place> {
        (0..MAX_PLAYERS)
            .map(Seat::new)
            .flat_map(|seat| [Place::Hand(seat), Place::Classroom(seat), Place::BonusMalus(seat)])
            .chain([Place::InPlay, Place::Draw, Place::Discard, Place::StudyRoom])
    }

    /// The cards at a place, front first.
    #[inline]
    pub(super) fn at(&self, place: Place) -> &[CardId] {
        let zone = place.zone();
        &self.cards[usize::from(self.starts[zone])..usize::from(self.starts[zone + 1])]
    }

    /// The cards of a player's classroom and then of the bonus-malus, which lie side by side.
    #[inline]
    pub(super) fn table(&self, owner: Seat) -> &[CardId] {
        let [first, last] = [Place::Classroom(owner).zone(), Place::BonusMalus(owner).zone()];
        &self.cards[usize::from(self.starts[first])..usize::from(self.starts[last + 1])]
    }

    /// The cards at a place, to be put into another order.
    pub(super) fn at_mut(&mut self, place: Place) -> &mut [CardId] {
        let zone = place.zone();
        &mut self.cards[usize::from(self.starts[zone])..usize::from(self.starts[zone + 1])]
    }

    /// Puts the card at `index` of one place to the front of another place and says which card it is.
    #[inline]
    pub(super) fn shift(&mut self, from: Place, index: usize, to: Place) -> CardId {
        self.shift_zone(from.zone(), index, to.zone())
    }

    fn shift_zone(&mut self, source: usize, index: usize, target: usize) -> CardId {
        let position = usize::from(self.starts[source]) + index;
        debug_assert!(position < usize::from(self.starts[source + 1]) && source != target);
        let card = self.cards[position];
        if source < target {
            let end = usize::from(self.starts[target]);
            self.cards.copy_within(position + 1..end, position);
            self.cards[end - 1] = card;
        } else {
            let front = usize::from(self.starts[target]);
            self.cards.copy_within(front..position, front + 1);
            self.cards[front] = card;
        }
        let [earlier, later] = [&AFTER[source], &AFTER[target]];
        for ((start, earlier), later) in self.starts[1..].iter_mut().zip(earlier).zip(later) {
            *start = *start - earlier + later;
        }
        card
    }

    /// Exchanges the cards of two hands.
    pub(super) fn swap_hands(&mut self, one: Seat, other: Seat) {
        let (left, right) = if one < other { (one, other) } else { (other, one) };
        let (left, right) = (Place::Hand(left).zone(), Place::Hand(right).zone());
        let [start, end] = [self.starts[left], self.starts[right + 1]].map(usize::from);
        let left_len = usize::from(self.starts[left + 1] - self.starts[left]);
        let right_len = usize::from(self.starts[right + 1] - self.starts[right]);
        let span = &mut self.cards[start..end];
        span.rotate_left(left_len);
        let middle_and_right = span.len() - left_len;
        span[..middle_and_right].rotate_right(right_len);
        for start in &mut self.starts[left + 1..=right] {
            *start = *start - left_len as u16 + right_len as u16;
        }
    }

    /// Turns the discard pile into the draw pile, which must be empty.
    pub(super) fn discards_to_draw(&mut self) {
        debug_assert!(self.at(Place::Draw).is_empty());
        let discard = Place::Discard.zone();
        self.starts[discard] = self.starts[discard + 1];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(numbers: &[u16]) -> Vec<CardId> {
        numbers.iter().copied().map(CardId).collect()
    }

    /// Two players: hands 1 2 and 3 4 5, one classroom card 6, draw pile 7 8, discards 9.
    fn piles() -> Piles {
        let [one, other, student, draw, discard] = [&[1, 2][..], &[3, 4, 5], &[6], &[7, 8], &[9]].map(cards);
        Piles::new(|place| match place {
            Place::Hand(ADA) => &one,
            Place::Hand(BRUNO) => &other,
            Place::Classroom(ADA) => &student,
            Place::Draw => &draw,
            Place::Discard => &discard,
            _ => &[],
        })
    }

    const ADA: Seat = Seat::new(0);
    const BRUNO: Seat = Seat::new(1);

    #[test]
    fn a_card_enters_at_the_front() {
        let mut piles = piles();
        assert_eq!(piles.shift(Place::Draw, 0, Place::Hand(ADA)), CardId(7));
        assert_eq!(piles.at(Place::Hand(ADA)), cards(&[7, 1, 2]));
        assert_eq!(piles.shift(Place::Hand(ADA), 1, Place::Discard), CardId(1));
        assert_eq!(piles.at(Place::Discard), cards(&[1, 9]));
        assert_eq!(piles.at(Place::Draw), cards(&[8]));
        assert_eq!(piles.at(Place::Hand(BRUNO)), cards(&[3, 4, 5]));
        assert_eq!(piles.at(Place::Classroom(ADA)), cards(&[6]));
    }

    #[test]
    fn hands_are_exchanged_in_either_order() {
        for (one, other) in [(ADA, BRUNO), (BRUNO, ADA)] {
            let mut piles = piles();
            piles.swap_hands(one, other);
            assert_eq!(piles.at(Place::Hand(ADA)), cards(&[3, 4, 5]));
            assert_eq!(piles.at(Place::Hand(BRUNO)), cards(&[1, 2]));
            assert_eq!(piles.at(Place::Classroom(ADA)), cards(&[6]));
            assert_eq!(piles.at(Place::Draw), cards(&[7, 8]));
        }
    }

    #[test]
    fn the_discards_become_the_draw_pile() {
        let mut piles = piles();
        piles.shift(Place::Draw, 0, Place::Discard);
        piles.shift(Place::Draw, 0, Place::Discard);
        piles.discards_to_draw();
        assert_eq!(piles.at(Place::Draw), cards(&[8, 7, 9]));
        assert!(piles.at(Place::Discard).is_empty());
    }
}
