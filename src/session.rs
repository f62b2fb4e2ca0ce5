//! A game under way, kept on disk: every move goes into the journal before anybody sees what came of it, a
//! save is written at the beginning of every round, statistics and log grow as rounds end.
//!
//! A session knows files and rules and joins the two. It knows no terminal, and no sentence: what the log
//! says comes from a [`Chronicle`]. Time and luck are given to it. It waits for no disk: only the journal is
//! written at once, everything else in a thread of its own, for which whoever needs the files
//! [settles](Session::settle).

mod error;
mod keeper;
mod opening;
mod players;
mod unkept;

use std::sync::Arc;

use crate::engine::journal::Entry;
use crate::engine::table::{Milestone, UndoError};
use crate::engine::{Game, Options, Random, Seat, Step, Table, Witness, fingerprint};
use crate::player::{Kind, Trouble};
use crate::store::{JournalFile, OwnBlock, Save, SaveLock, SaveName};
use crate::students::{Deck, Event, GameContext, Move, Tally, UnstableStudents};

use keeper::{Ended, Keeper, Record};
use players::Players;

pub use error::SessionError;
pub use opening::{Luck, NewGame, Opened, Participant, read_deck};
pub use players::Thought;
pub use unkept::{LONGEST_GAME, Unkept};

/// What the log says, in sentences.
pub trait Chronicle {
    /// A game begins, or goes on, with these players.
    fn opening(&self, save: &str, players: &[String]) -> String;
    /// Something happened.
    fn event(&self, event: &Event, players: &[String], deck: &Deck) -> String;
    /// A player took the last move back.
    fn taken_back(&self, player: &str) -> String;
    /// A program did not make its move itself.
    fn trouble(&self, player: &str, trouble: &Trouble) -> String;
}

/// Sees the game as each event leaves it.
#[derive(Default)]
struct Moments(Vec<GameContext>);

impl Witness<UnstableStudents> for Moments {
    fn event(&mut self, _: Event, state: &GameContext) {
        self.0.push(state.clone());
    }
}

/// A game under way.
pub struct Session {
    name: SaveName,
    /// Before the lock: it is let go of when all is written.
    keeper: Keeper,
    /// Held as long as the game is played here.
    _lock: SaveLock,
    table: Table<UnstableStudents>,
    participants: Vec<Participant>,
    /// Those of them that are no people, by seat; with those whose seat a person took over here, who go on
    /// following the game.
    players: Players,
    /// What kind of player each seat has that a person took over here.
    stood_up: Vec<Option<Kind>>,
    names: Vec<String>,
    options: Options,
    game_id: [u8; 16],
    journal: JournalFile,
    /// What the round under way has brought each player.
    tallies: Vec<Tally>,
    /// The game as each event of the last step left it.
    moments: Vec<GameContext>,
    /// Who made the last move, and what the round had brought before it.
    last: Option<(Seat, Vec<Tally>)>,
    /// The round whose events are being logged.
    round: u32,
}

impl Session {
    /// Carries the game on from the beginning of a round to its first decision, and saves it there.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn resume(&mut self, chronicle: &impl Chronicle) -> Result<Vec<Event>, SessionError> {
        self.log(chronicle.opening(self.name.as_str(), &self.names));
        let mut moments = Moments::default();
        let step = self.table.resume_before(&mut moments);
        self.moments = moments.0;
        let events = self.keep(step, chronicle)?;
        // A game that cannot be kept does not even begin.
        self.settle()?;
        Ok(events)
    }

    /// Makes a move and keeps what came of it.
    ///
    /// # Errors
    /// The move is not legal, or a file of an earlier move could not be written, and nothing has changed; or a
    /// file cannot be written.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: Move,
        chronicle: &impl Chronicle,
    ) -> Result<Vec<Event>, SessionError> {
        self.keeper.check()?;
        UnstableStudents::allows(self.table.state(), seat, &choice)?;
        self.journal.append(&Entry::Move { seat, choice }.line())?;
        self.last = Some((seat, self.tallies.clone()));
        let mut moments = Moments::default();
        let step = self.table.play_before(seat, &choice, &mut moments)?;
        self.moments = moments.0;
        self.keep(step, chronicle)
    }

    /// Whether `seat` may take its own last move back.
    ///
    /// # Errors
    /// The table plays without that, or the last move is another player's or cannot be taken back.
    pub fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.table.may_undo()?;
        match self.last {
            Some((last, _)) if last == seat => Ok(()),
            _ => Err(UndoError::Final),
        }
    }

    /// Takes the last move of `seat` back.
    ///
    /// # Errors
    /// It cannot be taken back, and nothing has changed; or a file cannot be written.
    pub fn undo(&mut self, seat: Seat, chronicle: &impl Chronicle) -> Result<(), SessionError> {
        self.keeper.check()?;
        self.may_undo(seat)?;
        self.journal.append(&Entry::<Move>::Undo { undo: true }.line())?;
        self.table.undo()?;
        self.players.take_back();
        if let Some((_, tallies)) = self.last.take() {
            self.tallies = tallies;
        }
        self.log(chronicle.taken_back(&self.names[seat.index()]));
        Ok(())
    }

    /// Writes down that the program at `seat` did not make its move itself.
    pub fn note_trouble(&mut self, seat: Seat, trouble: &Trouble, chronicle: &impl Chronicle) {
        self.log(chronicle.trouble(&self.names[seat.index()], trouble));
    }

    /// Waits until everything that has happened is on disk.
    ///
    /// # Errors
    /// A file could not be written, of which nobody has been told yet.
    pub fn settle(&mut self) -> Result<(), SessionError> {
        self.keeper.finish()
    }

    /// Has a line of the log written.
    fn log(&mut self, line: String) {
        self.keeper.write(Record { log: vec![(self.round, line)], ended: None, save: None });
    }

    /// Has written down what a step has brought: the log, the statistics of a round that has ended, the save
    /// of one that begins.
    fn keep(
        &mut self,
        step: Step<UnstableStudents>,
        chronicle: &impl Chronicle,
    ) -> Result<Vec<Event>, SessionError> {
        self.players.tell(self.table.state(), &step.events);
        let deck = self.table.state().deck();
        let mut record = Record { log: Vec::with_capacity(step.events.len()), ended: None, save: None };
        for event in &step.events {
            Tally::record(&mut self.tallies, event, deck);
            match *event {
                Event::RoundBegan { round, .. } => self.round = round,
                Event::RoundEnded { round, .. } => {
                    let tallies = self.tallies.iter_mut().map(std::mem::take);
                    let figures = tallies.map(Into::into).collect();
                    let (automatic, winner) = (self.is_automatic(), self.table.state().winner());
                    record.ended = Some(Ended { round, automatic, figures, winner });
                }
                _ => {}
            }
            record.log.push((self.round, chronicle.event(event, &self.names, deck)));
        }
        if let Some(Milestone { state, random, .. }) = step.milestone {
            let moves = self.table.moves_made();
            // First the journal: one that is ahead of its save is cut back to it when the game goes on, but
            // in one that is behind there is no way to the save.
            self.journal.append(&Entry::milestone::<UnstableStudents>(moves, &state).line())?;
            record.save =
                Some(save_of(&self.participants, &self.options, self.game_id, &state, random, moves));
        }
        self.keeper.write(record);
        Ok(step.events)
    }

    /// What a player has to decide now who is no person, if it is one that is asked.
    #[must_use]
    pub fn thought(&self) -> Option<Thought> {
        let seat = self.table.state().decision()?.seat;
        if self.participants[seat.index()].is_human() {
            return None;
        }
        self.players.thought(seat, self.table.state(), decision_luck(&self.table))
    }

    /// A person takes over the seat of a CPU player, from the next decision on. Saves and statistics know it
    /// from the end of the round on.
    pub fn take_over(&mut self, seat: Seat) {
        let participant = &mut self.participants[seat.index()];
        if !participant.is_human() {
            self.stood_up[seat.index()] = Some(std::mem::replace(&mut participant.kind, Kind::Human));
            // A person takes back only moves of their own.
            self.last = None;
        }
    }

    /// Whether `seat` was taken over here from a CPU player, who would play on.
    #[must_use]
    pub fn may_give_back(&self, seat: Seat) -> bool {
        self.stood_up[seat.index()].is_some()
    }

    /// The CPU player from whom `seat` was taken over here plays on; nothing changes where it was not.
    pub fn give_back(&mut self, seat: Seat) {
        if let Some(kind) = self.stood_up[seat.index()].take() {
            self.participants[seat.index()].kind = kind;
            self.last = None;
        }
    }

    /// Whether no person plays.
    #[must_use]
    pub fn is_automatic(&self) -> bool {
        !self.participants.iter().any(Participant::is_human)
    }

    /// The game as each event of the last step left it, and as the step left it after the last of them: what a
    /// front needs that tells the events one by one. They are given away.
    #[must_use]
    pub fn take_moments(&mut self) -> Vec<GameContext> {
        if let Some(last) = self.moments.last_mut() {
            last.clone_from(self.table.state());
        }
        std::mem::take(&mut self.moments)
    }

    /// The table, to be looked at.
    #[must_use]
    pub const fn table(&self) -> &Table<UnstableStudents> {
        &self.table
    }

    /// The game's state. Fronts show a view of it.
    #[must_use]
    pub const fn game(&self) -> &GameContext {
        self.table.state()
    }

    /// The options of the table.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The players' names, by seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Who plays, by seat.
    #[must_use]
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The save's name.
    #[must_use]
    pub const fn name(&self) -> &SaveName {
        &self.name
    }
}

/// The luck of the decision that is pending: luck of its own, so that the same game has the same choices and the
/// cards stay unforeseen.
fn decision_luck(table: &Table<UnstableStudents>) -> Random {
    Random::new(fingerprint::of_value(&(table.random(), table.moves_made())))
}

/// The save of a game at the beginning of a round, `moves` moves after its own beginning.
fn save_of(
    participants: &[Participant],
    options: &Options,
    game_id: [u8; 16],
    state: &GameContext,
    random: Random,
    moves: u64,
) -> Save {
    Save {
        players: participants.iter().map(|seat| seat.name.clone()).collect(),
        deck: Arc::clone(state.deck()),
        position: state.position(),
        own: Some(OwnBlock {
            game_id,
            options: options.clone(),
            seats: participants.iter().map(|seat| seat.kind.to_string()).collect(),
            random: Some(random),
            moves,
        }),
    }
}
