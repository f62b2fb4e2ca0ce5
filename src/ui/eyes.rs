//! From whose eyes a game is seen.

use crate::engine::{Seat, Table};
use crate::students::{Event, UnstableStudents, View};

/// From whose eyes the game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// All hands are open.
    Everything,
    /// No hand is open that was not.
    Public,
    /// What one player saw.
    Of(Seat),
}

impl Eyes {
    /// The eyes of a player; those of anybody where nobody in particular looks.
    #[must_use]
    pub const fn of(viewer: Option<Seat>) -> Self {
        match viewer {
            Some(seat) => Self::Of(seat),
            None => Self::Public,
        }
    }

    /// The eyes that come after these at a table of so many players.
    #[must_use]
    pub const fn next(self, players: usize) -> Self {
        let seat = match self {
            Self::Everything => return Self::Public,
            Self::Public => 0,
            Self::Of(seat) => seat.index() + 1,
        };
        if seat < players { Self::Of(Seat::new(seat)) } else { Self::Everything }
    }

    /// The table as these eyes see it.
    #[must_use]
    pub fn view(self, table: &Table<UnstableStudents>) -> View {
        match self {
            Self::Of(seat) => table.view(Some(seat)),
            Self::Public => table.view(None),
            Self::Everything => {
                let mut view = table.view(None);
                for (seat, player) in view.players.iter_mut().enumerate() {
                    player.hand = table.view(Some(Seat::new(seat))).players[seat].hand.clone();
                }
                view
            }
        }
    }

    /// What happened as these eyes saw it.
    #[must_use]
    pub fn event(self, event: &Event) -> Event {
        match self {
            Self::Everything => *event,
            Self::Public => event.seen_by(None),
            Self::Of(seat) => event.seen_by(Some(seat)),
        }
    }
}
