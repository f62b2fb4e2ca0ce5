//! Seats at a table, and small sets of them. A seat is a place in the order of play, never a person: who
//! sits there (human, CPU player, another program) is not the engine's business.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order in which the players were entered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`. Indices above 255 do not exist at any table and are cut to the lowest byte.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        Self(index as u8)
    }

    /// The position in the order of play, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of seats, of at most eight players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// The set of this seat alone.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and `seat`.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in the order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat::new).filter(move |&seat| self.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let set = SeatSet::first(4).without(Seat::new(1));
        assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 3]);
        assert!(!set.contains(Seat::new(1)) && set.with(Seat::new(1)) == SeatSet::first(4));
        assert!(SeatSet::first(8).contains(Seat::new(7)) && SeatSet::EMPTY.is_empty());
    }
}
