//! The players of a game that are no people. They are told whatever happens, and asked from any thread.
//!
//! Nobody who tells them something waits for one who is thinking: what such a player misses is kept, and told
//! before anything else.

use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

use super::Participant;
use crate::cpu::Thumb;
use crate::engine::table::Milestone;
use crate::engine::{Journal, Options, Random, Seat};
use crate::player::{Kind, Player, Seating, Trouble};
use crate::store::{Folder, ProgramLog};
use crate::students::{Deck, Event, GameContext, Move, UnstableStudents};

/// By seat, those that are no people.
pub(super) struct Players(Vec<Option<Arc<Chair>>>);

/// A player with what has happened while it was thinking.
#[derive(Debug)]
struct Chair {
    player: Mutex<Player>,
    /// In its order; locked after the player, where both are.
    missed: Mutex<Vec<News>>,
}

/// Something that a player is told.
#[derive(Debug)]
enum News {
    /// These events have led to this game.
    Happened(Box<GameContext>, Vec<Event>),
    /// The last move has been taken back.
    TakenBack,
}

/// A decision that a player has to make who is no person, with all that is needed for it: it can be thought
/// over anywhere.
#[derive(Clone, Debug)]
pub struct Thought {
    chair: Arc<Chair>,
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
        let thumb = Arc::new(Thumb::tuned(deck));
        let table = Seating { deck, thumb: &thumb, options, names, kinds: &kinds, errors: &errors };
        let player = |seat| Player::new(Seat::new(seat), table).map(|player| Arc::new(Chair::new(player)));
        Self((0..kinds.len()).map(player).collect())
    }

    /// Tells what has happened up to the moment of `game`.
    pub(super) fn tell(&self, game: &GameContext, events: &[Event]) {
        for chair in self.0.iter().flatten() {
            match chair.free() {
                Some(mut player) => player.watch(game, events),
                None => chair.misses(News::Happened(Box::new(game.clone()), events.to_vec())),
            }
        }
    }

    /// The last move has been taken back.
    pub(super) fn take_back(&self) {
        for chair in self.0.iter().flatten() {
            match chair.free() {
                Some(mut player) => player.take_back(),
                None => chair.misses(News::TakenBack),
            }
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
        let chair = Arc::clone(self.0[seat.index()].as_ref()?);
        Some(Thought { chair, game: game.clone(), luck })
    }
}

impl Chair {
    const fn new(player: Player) -> Self {
        Self { player: Mutex::new(player), missed: Mutex::new(Vec::new()) }
    }

    /// The player who knows all that has happened, once it does not think any more.
    fn player(&self) -> MutexGuard<'_, Player> {
        self.up_to_date(lock(&self.player))
    }

    /// Likewise, unless it is thinking.
    fn free(&self) -> Option<MutexGuard<'_, Player>> {
        match self.player.try_lock() {
            Ok(player) => Some(self.up_to_date(player)),
            Err(TryLockError::Poisoned(error)) => Some(self.up_to_date(error.into_inner())),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    fn up_to_date<'a>(&self, mut player: MutexGuard<'a, Player>) -> MutexGuard<'a, Player> {
        for news in lock(&self.missed).drain(..) {
            match news {
                News::Happened(game, events) => player.watch(&game, &events),
                News::TakenBack => player.take_back(),
            }
        }
        player
    }

    fn misses(&self, news: News) {
        lock(&self.missed).push(news);
    }
}

impl Thought {
    /// Thinks, for as long as it takes, and says who makes which move, and whether somebody else had to make
    /// it for them.
    #[must_use]
    pub fn think(mut self) -> (Seat, Move, Option<Trouble>) {
        let mut player = self.chair.player();
        let (choice, trouble) = player.choose(&self.game, &mut self.luck);
        (player.seat(), choice, trouble)
    }
}

/// What is locked is as good as before where somebody failed while holding it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Table};
    use crate::store::DeckFile;
    use crate::students::{Kit, Text};

    #[test]
    fn nobody_waits_for_a_player_who_thinks_and_who_then_hears_what_it_has_missed_in_its_order() {
        let options = Options::default().checked(UnstableStudents::definition().options).unwrap();
        let participants = ["Ada", "Bruno"]
            .map(|name| Participant { name: Text::new(name), kind: Kind::from_word("difficile").unwrap() });
        let names = ["Ada", "Bruno"].map(str::to_owned);
        let kit = Kit { deck: DeckFile::built_in().deck.into(), position: None };
        let mut table = Table::<UnstableStudents>::new(&kit, &options, 2, Random::new(1), false).unwrap();
        let players = Players::new(None, table.state().deck(), &options, &names, &participants);
        let events = table.resume().events;
        let [Some(ada), Some(bruno)] = &players.0[..] else { panic!("there are two players") };
        let missed = |chair: &Chair| lock(&chair.missed).len();
        // Ada thinks; all of this would hang if it waited for her.
        let thinks = lock(&ada.player);
        players.tell(table.state(), &events);
        players.take_back();
        assert!(matches!(lock(&ada.missed)[..], [News::Happened(..), News::TakenBack]));
        assert_eq!(missed(bruno), 0);
        drop(thinks);
        players.tell(table.state(), &events);
        assert_eq!(missed(ada), 0);
    }
}
