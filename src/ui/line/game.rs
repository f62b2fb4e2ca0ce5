//! Playing a game by lines: for each decision, what has happened, the table, the question and its numbered
//! answers. Before another person's decision at the same keyboard everything hidden is wiped away.

mod asking;

use super::console::{Console, Stop};
use crate::engine::Seat;
use crate::player::Kind;
use crate::session::{Chronicle, Session, SessionError};
use crate::students::{Deck, Event, Move};
use crate::ui::eyes::Eyes;
use crate::ui::sentence::Narrator;
use crate::ui::{fault, status};

/// How a game at the console came to a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Somebody has won.
    Won,
    /// The players left, or whoever watches a game without people; the save is at the beginning of the round.
    Left,
}

/// Why a game at the console stopped.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// No answer can be had.
    #[error(transparent)]
    Stop(#[from] Stop),
    /// The game cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// What a person replies to a decision.
enum Reply {
    Answer(Move),
    /// Take the last move back.
    Undo,
    Leave,
}

/// A game being played by lines.
struct Game<'c, 'l, C> {
    console: &'c mut Console<'l>,
    session: Session,
    chronicle: C,
    names: Vec<String>,
    deck: std::sync::Arc<Deck>,
    /// Whose eyes are on the screen; nobody's in particular before the first decision.
    watcher: Option<Seat>,
    /// What each player has not been told yet, or was told only in part.
    untold: Vec<Vec<Event>>,
    /// Whether people know that a program is waited for, by seat. Its first move takes longest, because the program
    /// has to start, and is told of; the others would be one line more each.
    awaited: Vec<bool>,
}

/// Plays a session to its end, or until the players leave.
///
/// # Errors
/// The input ended, or the game could not be kept on disk.
pub fn play(
    console: &mut Console<'_>,
    session: Session,
    chronicle: impl Chronicle,
) -> Result<Ending, PlayError> {
    let names = session.names().to_vec();
    let untold = vec![Vec::new(); names.len()];
    let awaited = vec![false; names.len()];
    let deck = std::sync::Arc::clone(session.game().deck());
    let mut game = Game { console, session, chronicle, names, deck, watcher: None, untold, awaited };
    game.watcher = game.only_person();
    let events = game.session.resume(&game.chronicle)?;
    game.happened(&events)?;
    game.run()
}

impl<C: Chronicle> Game<'_, '_, C> {
    fn run(mut self) -> Result<Ending, PlayError> {
        while let Some(decision) = self.session.game().decision() {
            if let Some(thought) = self.session.thought() {
                self.await_program(decision.seat)?;
                let (seat, choice, trouble) = thought.think();
                if self.console.is_stopped() {
                    return Ok(Ending::Left);
                }
                if let Some(trouble) = trouble {
                    self.session.note_trouble(seat, &trouble, &self.chronicle);
                    let sentence = fault::trouble(&self.names[seat.index()], &trouble, self.console.locale);
                    self.console.say(&sentence)?;
                }
                let events = self.session.play(seat, choice, &self.chronicle)?;
                self.happened(&events)?;
                if self.session.is_automatic() {
                    self.console.pause()?;
                }
                continue;
            }
            self.hand_over(decision.seat)?;
            match self.decide(&decision)? {
                Reply::Answer(answer) => {
                    let events = self.session.play(decision.seat, answer, &self.chronicle)?;
                    self.happened(&events)?;
                }
                Reply::Undo => self.undo(decision.seat)?,
                Reply::Leave => return Ok(Ending::Left),
            }
        }
        self.show_end()?;
        Ok(Ending::Won)
    }

    /// Says that a program is waited for, once in a game.
    fn await_program(&mut self, seat: Seat) -> Result<(), Stop> {
        let is_program = matches!(self.session.participants()[seat.index()].kind, Kind::Program(..));
        if is_program && !std::mem::replace(&mut self.awaited[seat.index()], true) {
            let name = self.names[seat.index()].as_str();
            self.console.tell("program-awaited", &[("player", name.into())])?;
        }
        Ok(())
    }

    /// The one person at the keyboard, where all others are something else.
    fn only_person(&self) -> Option<Seat> {
        let participants = self.session.participants().iter().enumerate();
        let mut people = participants.filter(|(_, seat)| seat.is_human()).map(|(seat, _)| Seat::new(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Tells what has happened as whoever is at the keyboard may see it, and keeps it for the others; where no person
    /// plays, everything is open. By lines
    /// nobody waits for a frame, and a signal ends the program at once: what is told is on disk.
    fn happened(&mut self, events: &[Event]) -> Result<(), PlayError> {
        self.session.settle()?;
        if self.session.is_automatic() {
            self.tell_all(events.iter().copied())?;
            if events.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
                let view = Eyes::Everything.view(self.session.table());
                let state = status::table_state(&view, &self.narrator(), self.console.look);
                self.console.show(&state)?;
            }
            return Ok(());
        }
        let watcher = self.watcher;
        self.tell_all(events.iter().map(|event| event.seen_by(watcher)))?;
        for seat in (0..self.names.len()).map(Seat::new).filter(|&seat| Some(seat) != self.watcher) {
            self.untold[seat.index()].extend_from_slice(events);
        }
        Ok(())
    }

    /// Gives the keyboard to `seat`: wipes what the person before saw, waits, and tells the new one what
    /// they missed.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.watcher == Some(seat) {
            return Ok(());
        }
        self.watcher = None;
        self.console.clear()?;
        let prompt = self
            .console
            .locale
            .text_with("handover", &[("player", self.names[seat.index()].as_str().into())]);
        self.console.wait(&prompt)?;
        self.console.clear()?;
        self.watcher = Some(seat);
        let events = std::mem::take(&mut self.untold[seat.index()]);
        // Without a screen nothing was wiped: only what was hidden from the others is new.
        let has_screen = self.console.has_screen();
        let seen = events.iter().filter_map(|event| {
            let seen = event.seen_by(Some(seat));
            (has_screen || seen != event.seen_by(None)).then_some(seen)
        });
        self.tell_all(seen)
    }

    /// Tells what happened, the same sentence only once in a row.
    fn tell_all(&mut self, events: impl Iterator<Item = Event>) -> Result<(), Stop> {
        let mut before = None;
        for event in events {
            if !self.narrator().repeats(&event, before.as_ref()) {
                self.tell(&event)?;
            }
            before = Some(event);
        }
        Ok(())
    }

    /// An event in a sentence; the beginning of a round as a banner, unless sentences are all that is wanted.
    fn tell(&mut self, event: &Event) -> Result<(), Stop> {
        match *event {
            Event::RoundBegan { round, seat } if !self.console.look.plain => {
                let banner = status::round_banner(round, seat, &self.narrator(), self.console.look);
                self.console.say("")?;
                self.console.show(&banner)
            }
            _ => {
                let sentence = self.narrator().event(event);
                self.console.say(&sentence)
            }
        }
    }

    /// Takes the last move back, or says why that cannot be.
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        match self.session.may_undo(seat) {
            Ok(()) => {
                self.session.undo(seat, &self.chronicle)?;
                self.session.settle()?;
                self.console.tell("line-undone", &[])?;
            }
            Err(reason) => {
                let reason = fault::undo(reason, self.console.locale);
                self.console.say(&reason)?;
            }
        }
        Ok(())
    }

    /// The end: who has won, and every hand in the open.
    fn show_end(&mut self) -> Result<(), Stop> {
        self.console.say("")?;
        self.console.tell("final-hands", &[])?;
        for seat in self.session.game().ring().seats().iter() {
            let view = self.session.table().view(Some(seat));
            let cards = status::player_cards(&view, seat, &self.narrator(), self.console.look);
            self.console.show(&cards)?;
        }
        Ok(())
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator { locale: self.console.locale, deck: &self.deck, names: &self.names }
    }
}
