//! The circular ring of players: who sits at the table, whose round it is, who comes next.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, SeatSet};

/// The players in table order, closed to a circle, with the current one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerRing {
    players: u8,
    current: u8,
}

impl PlayerRing {
    /// A ring of `players` seats with `current` to play.
    ///
    /// # Panics
    /// There is no player, more than eight, or `current` is not among them.
    #[must_use]
    pub fn new(players: usize, current: Seat) -> Self {
        assert!((1..=8).contains(&players) && current.index() < players, "{players} players, {current:?}");
        Self { players: players as u8, current: current.index() as u8 }
    }

    /// The number of players.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.players as usize
    }

    /// A ring is never empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// The player whose round it is.
    #[must_use]
    pub const fn current(&self) -> Seat {
        Seat::new(self.current as usize)
    }

    /// The player after `seat`.
    #[must_use]
    pub const fn after(&self, seat: Seat) -> Seat {
        let next = seat.index() + 1;
        Seat::new(if next >= self.len() { 0 } else { next })
    }

    /// Hands the round to the next player.
    pub const fn advance(&mut self) {
        self.current = self.after(self.current()).index() as u8;
    }

    /// All players.
    #[must_use]
    pub const fn seats(&self) -> SeatSet {
        SeatSet::first(self.len())
    }

    /// All players once round the table, beginning with `first`.
    pub fn from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let players = self.len();
        (0..players).map(move |step| {
            let index = first.index() + step;
            Seat::new(if index >= players { index - players } else { index })
        })
    }

    /// Every other player, beginning after `seat`.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.from(seat).skip(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_goes_round() {
        let mut ring = PlayerRing::new(3, Seat::new(2));
        assert_eq!(ring.from(Seat::new(1)).map(Seat::index).collect::<Vec<_>>(), [1, 2, 0]);
        assert_eq!(ring.others(Seat::new(1)).map(Seat::index).collect::<Vec<_>>(), [2, 0]);
        ring.advance();
        assert_eq!(ring.current(), Seat::new(0));
    }
}
