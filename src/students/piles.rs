//! Where the cards lie. All cards of a game lie in one row that is cut into zones: the hands, classrooms
//! and bonus-malus of the players, the cards in play, and the three piles. A card moves by being shifted
//! along the row, so that none can be lost or doubled, and a copy of the row is a single block of memory.

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

/// Three zones a player, four players, and four places besides.
const MAX_ZONES: usize = 16;

/// The row of all cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piles {
    cards: Box<[CardId]>,
    /// Where each zone begins; the zone after it begins where it ends.
    starts: [u16; MAX_ZONES + 1],
    players: u8,
}

impl Piles {
    /// A row with these zones: hand, classroom and bonus-malus of each player, then the cards in play, draw
    /// pile, discard pile and study room.
    pub(super) fn new<'a>(players: usize, zones: impl IntoIterator<Item = &'a [CardId]>) -> Self {
        let mut cards = Vec::new();
        let mut starts = [0; MAX_ZONES + 1];
        for (zone, content) in zones.into_iter().enumerate() {
            cards.extend_from_slice(content);
            starts[zone + 1..].fill(cards.len() as u16);
        }
        Self { cards: cards.into_boxed_slice(), starts, players: players as u8 }
    }

    /// The cards at a place, front first.
    #[inline]
    pub(super) fn at(&self, place: Place) -> &[CardId] {
        let zone = self.zone(place);
        &self.cards[usize::from(self.starts[zone])..usize::from(self.starts[zone + 1])]
    }

    /// The cards at a place, to be put into another order.
    pub(super) fn at_mut(&mut self, place: Place) -> &mut [CardId] {
        let zone = self.zone(place);
        &mut self.cards[usize::from(self.starts[zone])..usize::from(self.starts[zone + 1])]
    }

    /// Puts the card at `index` of one place to the front of another place and says which card it is.
    #[inline]
    pub(super) fn shift(&mut self, from: Place, index: usize, to: Place) -> CardId {
        let (source, target) = (self.zone(from), self.zone(to));
        let position = usize::from(self.starts[source]) + index;
        debug_assert!(position < usize::from(self.starts[source + 1]) && source != target);
        let card = self.cards[position];
        if source < target {
            let end = usize::from(self.starts[target]);
            self.cards.copy_within(position + 1..end, position);
            self.cards[end - 1] = card;
            for start in &mut self.starts[source + 1..=target] {
                *start -= 1;
            }
        } else {
            let front = usize::from(self.starts[target]);
            self.cards.copy_within(front..position, front + 1);
            self.cards[front] = card;
            for start in &mut self.starts[target + 1..=source] {
                *start += 1;
            }
        }
        card
    }

    /// Exchanges the cards of two hands.
    pub(super) fn swap_hands(&mut self, one: Seat, other: Seat) {
        let (left, right) = if one < other { (one, other) } else { (other, one) };
        let (left, right) = (self.zone(Place::Hand(left)), self.zone(Place::Hand(right)));
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
        let discard = self.zone(Place::Discard);
        self.starts[discard] = self.starts[discard + 1];
    }

    #[inline]
    const fn zone(&self, place: Place) -> usize {
        let fixed = 3 * self.players as usize;
        match place {
            Place::Hand(seat) => 3 * seat.index(),
            Place::Classroom(seat) => 3 * seat.index() + 1,
            Place::BonusMalus(seat) => 3 * seat.index() + 2,
            Place::InPlay => fixed,
            Place::Draw => fixed + 1,
            Place::Discard => fixed + 2,
            Place::StudyRoom => fixed + 3,
        }
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
        let zones = [
            cards(&[1, 2]),
            cards(&[6]),
            vec![],
            cards(&[3, 4, 5]),
            vec![],
            vec![],
            vec![],
            cards(&[7, 8]),
            cards(&[9]),
            vec![],
        ];
        Piles::new(2, zones.iter().map(Vec::as_slice))
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
