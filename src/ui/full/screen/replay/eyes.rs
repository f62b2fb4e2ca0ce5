//! From whose eyes a game is seen.

use crate::engine::{Seat, Table};
use crate::students::{Event, UnstableStudents, View};

/// From whose eyes the game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Eyes {
    /// All hands are open.
    Everything,
    /// No hand is open that was not.
    Public,
    /// What one player saw.
    Of(Seat),
}

impl Eyes {
    /// The eyes that come after these at a table of so many players.
    pub(super) const fn next(self, players: usize) -> Self {
        let seat = match self {
            Self::Everything => return Self::Public,
            Self::Public => 0,
            Self::Of(seat) => seat.index() + 1,
        };
        if seat < players { Self::Of(Seat::new(seat)) } else { Self::Everything }
    }

    /// The table as these eyes see it.
    pub(super) fn view(self, table: &Table<UnstableStudents>) -> View {
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
    pub(super) fn event(self, event: &Event) -> Event {
        match self {
            Self::Everything => *event,
            Self::Public => event.seen_by(None),
            Self::Of(seat) => event.seen_by(Some(seat)),
        }
    }
}
