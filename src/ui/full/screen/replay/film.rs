//! A journal as a film: every step of the game in order, any of which can be shown at once. The whole journal
//! is verified when it is opened; where it does not fit the rules the film ends, and says why.

use crate::engine::journal::Entry;
use crate::engine::{Journal, JournalError, Seat, Table};
use crate::students::{Deck, Event, Move, UnstableStudents};
use crate::ui::eyes::Eyes;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::story::Sentence;
use crate::ui::sentence::Narrator;

/// Tables are kept this many steps apart: what lies between is played again, faster than anybody looks.
const STRIDE: usize = 64;

type Game = UnstableStudents;

/// What happened in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Happened {
    /// The game began or a move was made, with these events.
    Events(Vec<Event>),
    /// A player took the last move back.
    TakenBack(Seat),
}

/// One step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    /// The round in which it left the game.
    pub(super) round: u32,
    /// The moves made so far.
    pub(super) moves: u64,
    /// What happened.
    pub(super) happened: Happened,
    /// Its entry in the journal; none for the beginning.
    entry: Option<usize>,
}

/// A game that can be watched.
pub(super) struct Film {
    journal: Journal<Game>,
    steps: Vec<Step>,
    tables: Vec<Table<Game>>,
    fault: Option<JournalError>,
    finished: bool,
}

impl Film {
    /// The film of a journal with these lines.
    ///
    /// # Errors
    /// There is nothing to be seen: the journal does not even begin.
    pub(super) fn new(lines: &[String]) -> Result<Self, JournalError> {
        let (journal, unreadable) = read(lines)?;
        let mut events = Vec::new();
        let mut table = journal.replay(Some(0), |_, step| events.extend(&step.events))?;
        let fault = journal.replay(None, |_, _| {}).err().or(unreadable);
        let end = fault.as_ref().and_then(line).unwrap_or(usize::MAX);
        let mut film = Self { journal, steps: Vec::new(), tables: Vec::new(), fault, finished: false };
        film.add(&table, Happened::Events(events), None);
        let mut last = Seat::new(0);
        for index in 0..film.journal.entries.len() {
            let (line, entry) = &film.journal.entries[index];
            if *line >= end {
                break;
            }
            if let Entry::Move { seat, .. } = entry {
                last = *seat;
            }
            match carry_out(&mut table, entry) {
                Some(events) => film.add(&table, Happened::Events(events), Some(index)),
                None if matches!(entry, Entry::Undo { .. }) => {
                    film.add(&table, Happened::TakenBack(last), Some(index));
                }
                None => {}
            }
        }
        film.finished = table.outcome().is_some();
        Ok(film)
    }

    fn add(&mut self, table: &Table<Game>, happened: Happened, entry: Option<usize>) {
        if self.steps.len().is_multiple_of(STRIDE) {
            self.tables.push(table.clone());
        }
        self.steps.push(Step { round: table.state().round(), moves: table.moves_made(), happened, entry });
    }

    /// All steps; there is at least the beginning.
    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The number of the last step.
    pub(super) fn last(&self) -> usize {
        self.steps.len() - 1
    }

    /// The table after a step.
    pub(super) fn table(&self, step: usize) -> Table<Game> {
        let key = (step / STRIDE).min(self.tables.len() - 1);
        let mut table = self.tables[key].clone();
        for step in self.steps.iter().take(step + 1).skip(key * STRIDE + 1) {
            if let Some((_, entry)) = step.entry.and_then(|entry| self.journal.entries.get(entry)) {
                carry_out(&mut table, entry);
            }
        }
        table
    }

    /// The first step of the round in which the step is; of the one before, if the step is that one.
    pub(super) fn round_back(&self, step: usize) -> usize {
        let before = step.saturating_sub(1);
        self.beginning_of(self.steps[before.min(self.last())].round)
    }

    /// The first step of the next round; the last one of all where there is none.
    pub(super) fn round_on(&self, step: usize) -> usize {
        let round = self.steps[step.min(self.last())].round;
        let next = self.steps.iter().skip(step).position(|later| later.round > round);
        next.map_or(self.last(), |next| step + next)
    }

    /// The first step of a round.
    pub(super) fn beginning_of(&self, round: u32) -> usize {
        self.steps.iter().position(|step| step.round >= round).unwrap_or_else(|| self.last())
    }

    /// The first step after which so many moves have been made.
    pub(super) fn after_moves(&self, moves: u64) -> usize {
        self.steps.iter().position(|step| step.moves >= moves).unwrap_or_else(|| self.last())
    }

    /// The first and the last round.
    pub(super) fn rounds(&self) -> (u32, u32) {
        (self.steps[0].round, self.steps[self.last()].round)
    }

    /// The most moves.
    pub(super) fn moves(&self) -> u64 {
        self.steps.iter().map(|step| step.moves).max().unwrap_or_default()
    }

    /// Why the film ends before the journal does.
    pub(super) const fn fault(&self) -> Option<&JournalError> {
        self.fault.as_ref()
    }

    /// Whether the game is played to its end in it.
    pub(super) const fn is_finished(&self) -> bool {
        self.finished
    }

    /// What has happened up to a step, the newest first, as these eyes saw it.
    pub(super) fn told(&self, step: usize, eyes: Eyes) -> impl Iterator<Item = Event> + '_ {
        let events = self.steps.iter().take(step + 1).rev().flat_map(|step| {
            match &step.happened {
                Happened::Events(events) => events.as_slice(),
                Happened::TakenBack(_) => &[],
            }
            .iter()
            .rev()
        });
        events.map(move |event| eyes.event(event))
    }

    /// What has happened up to a step in words, the newest first.
    pub(super) fn story<'a>(
        &'a self,
        step: usize,
        eyes: Eyes,
        narrator: &'a Narrator<'a>,
    ) -> impl Iterator<Item = Sentence> + 'a {
        let steps = self.steps.iter().take(step + 1).enumerate().rev();
        steps.flat_map(move |(number, happening)| {
            let usual = if number == step { Role::Text } else { Role::Dim };
            match &happening.happened {
                Happened::Events(events) => {
                    let told = |event: &Event| Sentence {
                        text: narrator.event(&eyes.event(event)),
                        role: match event {
                            Event::RoundBegan { .. } | Event::Won { .. } => Role::Title,
                            _ => usual,
                        },
                    };
                    let before = std::iter::once(None).chain(events.iter().map(Some));
                    let new =
                        events.iter().zip(before).filter(|(event, before)| !narrator.repeats(event, *before));
                    let mut sentences: Vec<Sentence> = new.map(|(event, _)| told(event)).collect();
                    sentences.reverse();
                    sentences
                }
                Happened::TakenBack(seat) => {
                    let values = [("player", narrator.player(*seat).into())];
                    let text = narrator.locale.text_with("event-taken-back", &values);
                    vec![Sentence { text, role: usual }]
                }
            }
        })
    }

    /// The players' names, by seat.
    pub(super) fn names(&self) -> &[String] {
        &self.journal.header.seats
    }

    /// The deck.
    pub(super) fn deck(&self) -> &Deck {
        &self.journal.header.kit.deck
    }
}

/// The journal of these lines, up to the first one that cannot be read, and why that is so.
fn read(lines: &[String]) -> Result<(Journal<Game>, Option<JournalError>), JournalError> {
    let parse = |lines: &[String]| Journal::parse(&(lines.join("\n") + "\n"));
    match parse(lines) {
        Ok(journal) => Ok((journal, None)),
        Err(error @ JournalError::Line { line, .. }) if line > 1 && line <= lines.len() => {
            Ok((parse(&lines[..line - 1])?, Some(error)))
        }
        Err(error) => Err(error),
    }
}

/// The line at which a journal stops, where it stops at one.
const fn line(error: &JournalError) -> Option<usize> {
    match error {
        JournalError::Line { line, .. }
        | JournalError::IllegalMove { line, .. }
        | JournalError::Undo { line, .. }
        | JournalError::OtherState { line } => Some(*line),
        _ => None,
    }
}

/// Makes the move of an entry and gives its events, or takes the last one back.
fn carry_out(table: &mut Table<Game>, entry: &Entry<Move>) -> Option<Vec<Event>> {
    match entry {
        Entry::Move { seat, choice } => Some(table.play(*seat, choice).ok()?.events),
        Entry::Undo { .. } => {
            // The journal was verified: what it takes back can be taken back.
            let _ = table.undo();
            None
        }
        Entry::Milestone { .. } => None,
    }
}
