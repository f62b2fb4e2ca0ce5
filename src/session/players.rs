//! The players of a game that are no people. They are told whatever happens, and asked from any thread.

use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::Participant;
use crate::engine::table::Milestone;
use crate::engine::{Journal, Options, Random, Seat};
use crate::player::{Kind, Player, Seating, Trouble};
use crate::store::{Folder, ProgramLog};
use crate::students::{Deck, Event, GameContext, Move, UnstableStudents};

/// By seat, those that are no people.
pub(super) struct Players(Vec<Option<Arc<Mutex<Player>>>>);

/// A decision that a player has to make who is no person, with all that is needed for it: it can be thought
/// over anywhere.
#[derive(Clone, Debug)]
pub struct Thought {
    player: Arc<Mutex<Player>>,
    game: GameContext,
    luck: Random,
}

impl Players {
    /// The players of a table; programs are started. What those write to their standard error is kept in
    /// `folder`, where there is one.
    pub(super) fn new(
        folder: Option<&Folder>,
        deck: &Deck,
        options: &Options,
        names: &[String],
        participants: &[Participant],
    ) -> Self {
        let kinds: Vec<Kind> = participants.iter().map(|participant| participant.kind.clone()).collect();
        let errors = |seat: Seat| -> Option<Box<dyn Write + Send>> {
            Some(Box::new(ProgramLog::new(folder?.program_log(&names[seat.index()]))))
        };
        let table = Seating { deck, options, names, kinds: &kinds, errors: &errors };
        let player = |seat| Player::new(Seat::new(seat), table).map(|player| Arc::new(Mutex::new(player)));
        Self((0..kinds.len()).map(player).collect())
    }

    /// Tells what has happened up to the moment of `game`.
    pub(super) fn tell(&self, game: &GameContext, events: &[Event]) {
        for player in self.0.iter().flatten() {
            lock(player).watch(game, events);
        }
    }

    /// The last move has been taken back.
    pub(super) fn take_back(&self) {
        for player in self.0.iter().flatten() {
            lock(player).take_back();
        }
    }

    /// Tells the first `moves` moves of a game that goes on, up to the beginning of the round that follows
    /// them. A journal that cannot be played again leaves them without a memory.
    pub(super) fn recall(&self, journal: &Journal<UnstableStudents>, moves: u64) {
        if self.0.iter().flatten().next().is_none() {
            return;
        }
        let mut made = None;
        let _ = journal.replay(Some(moves), |table, step| {
            if made.replace(table.moves_made()) == Some(table.moves_made()) {
                self.take_back();
            }
            if table.moves_made() < moves {
                self.tell(table.state(), &step.events);
            } else if let Some(Milestone { state, events_before, .. }) = &step.milestone {
                self.tell(state, &step.events[..*events_before]);
            }
        });
    }

    /// What `seat` has to decide in `game`, unless a person sits there.
    pub(super) fn thought(&self, seat: Seat, game: &GameContext, luck: Random) -> Option<Thought> {
        let player = Arc::clone(self.0[seat.index()].as_ref()?);
        Some(Thought { player, game: game.clone(), luck })
    }
}

impl Thought {
    /// Thinks, for as long as it takes, and says who makes which move, and whether somebody else had to make
    /// it for them.
    #[must_use]
    pub fn think(mut self) -> (Seat, Move, Option<Trouble>) {
        let mut player = lock(&self.player);
        let (choice, trouble) = player.choose(&self.game, &mut self.luck);
        (player.seat(), choice, trouble)
    }
}

/// A player is as good as before where somebody failed while holding it.
fn lock(player: &Mutex<Player>) -> MutexGuard<'_, Player> {
    player.lock().unwrap_or_else(PoisonError::into_inner)
}
