//! How the game goes on: what has happened is told, who is no person thinks and moves, who is one is asked. The
//! screen waits for nobody.

use std::thread::JoinHandle;
use std::time::Duration;

use super::asked::Asked;
use super::board::Marks;
use super::spot::{Part, spots};
use super::{Stage, Table, people};
use crate::engine::Seat;
use crate::session::SessionError;
use crate::students::Move;
use crate::ui::fault;
use crate::ui::full::context::Context;
use crate::ui::full::settings::Speed;
use crate::ui::full::stage::Flow;

/// How long a CPU player thinks before the screen looks whether it is done.
const GLANCE: Duration = Duration::from_millis(20);

impl Table {
    /// Tells what the watcher does not know yet, or goes to what comes after that.
    pub(super) fn go_on(&mut self, at: Duration, context: &Context<'_>) {
        self.seen = None;
        self.scroll.to_newest();
        self.stage = match self.watcher {
            Some(seat) if !self.history.is_told(seat) => {
                let speed = pace(context.settings.speed);
                self.history.tell(seat, speed.is_none());
                match speed {
                    Some(speed) if !self.history.is_told(seat) => Stage::Telling(at + speed),
                    _ => self.arrived(at),
                }
            }
            _ => self.arrived(at),
        };
    }

    /// What comes when everything has been told.
    fn arrived(&mut self, at: Duration) -> Stage {
        let game = self.session.game();
        let Some(decision) = game.decision() else { return Stage::Over };
        if let Some(thought) = self.session.thought() {
            self.thought = Some(std::thread::spawn(move || thought.think()));
            self.watch.thought_begins();
            return if self.is_watched() { self.watch.next(at) } else { Stage::Thinking(at + GLANCE) };
        }
        match self.watcher {
            Some(seat) if seat == decision.seat => {
                let asked = Asked::new(game, decision, self.session.table().moves(seat));
                self.meet_question(asked.first);
                Stage::Asking(asked)
            }
            Some(_) => Stage::Passing(decision.seat),
            None => Stage::HandedOver(decision.seat),
        }
    }

    /// Marks a choice, and nothing else but the card that is being looked at.
    fn meet_question(&mut self, choice: usize) {
        let looked_at = self.marks.get(self.focus).filter(|_| self.focus != Part::Question);
        self.was_looking = looked_at.is_some();
        self.marks = Marks { choice, ..Marks::default() };
        if let (Some(mark), Some(looked_at)) = (self.marks.of(self.focus), looked_at) {
            *mark = looked_at;
        }
    }

    /// Lets something happen that is not this person's doing: the keys stay where they are, and at the same card if
    /// it is still there.
    pub(super) fn happens(&mut self, happen: impl FnOnce(&mut Self) -> Flow) -> Flow {
        let (part, card) = (self.focus, self.spot());
        let flow = happen(self);
        if let Some(card) = card.filter(|_| self.focus == part) {
            let cards = spots(&self.view(), part);
            let last = cards.len().saturating_sub(1);
            if let Some(mark) = self.marks.of(part) {
                *mark = cards.iter().position(|spot| spot.is_same(&card)).unwrap_or((*mark).min(last));
            }
            if cards.is_empty() {
                self.focus = Part::Question;
            }
        }
        flow
    }

    /// Tells one thing more.
    pub(super) fn tell_on(&mut self, everything: bool, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        let pace = pace(context.settings.speed);
        self.history.tell(seat, everything || pace.is_none());
        match pace {
            Some(pace) if !self.history.is_told(seat) => self.stage = Stage::Telling(at + pace),
            _ => {
                self.seen = None;
                self.stage = self.arrived(at);
            }
        }
        Flow::Redraw
    }

    /// Looks whether the CPU player is done, and makes its move.
    pub(super) fn glance(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if self.thought.as_ref().is_some_and(|thought| !thought.is_finished()) {
            if let Stage::Thinking(next) | Stage::Watching(Some(next)) = &mut self.stage {
                *next = at + GLANCE;
            }
            let is_news = self.is_watched() && self.watch.awaits(at);
            return if is_news { Flow::Redraw } else { Flow::Stay };
        }
        match self.thought.take().map(JoinHandle::join) {
            Some(Ok((seat, choice, trouble))) => {
                if let Some(trouble) = trouble {
                    self.session.note_trouble(seat, &trouble, &context.chronicle);
                    let name = self.names[seat.index()].clone();
                    self.history.note(Box::new(move |locale| fault::trouble(&name, &trouble, locale)));
                }
                self.make(seat, choice, at, context)
            }
            // A thought that failed is a fault of the program, which has been told and written down.
            _ => Flow::Fail(context.text("board-no-thought")),
        }
    }

    /// Gives the screen to the player who has to answer.
    pub(super) fn show_to(&mut self, seat: Seat, at: Duration, context: &Context<'_>) {
        self.watcher = Some(seat);
        self.focus = Part::Question;
        self.go_on(at, context);
    }

    /// Makes a move.
    pub(super) fn answer(&mut self, answer: Move, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        self.history.catch_up(seat);
        self.focus = Part::Question;
        self.make(seat, answer, at, context)
    }

    /// Makes a move of a player, person or not.
    fn make(&mut self, seat: Seat, choice: Move, at: Duration, context: &Context<'_>) -> Flow {
        match self.session.play(seat, choice, &context.chronicle) {
            Ok(events) => {
                self.history.add(&events);
                self.history.remember(self.session.take_moments());
                self.history.forget(people(&self.session));
                self.go_on(at, context);
                Flow::Redraw
            }
            // The rules have just listed the answer, so this cannot be; if it is, the player may go on.
            Err(SessionError::IllegalMove(reason)) => Flow::Tell(self.narrator(context).refusal(&reason)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    pub(super) fn undo(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        match self.session.undo(seat, &context.chronicle) {
            Ok(()) => {
                self.history.take_back(seat);
                self.focus = Part::Question;
                self.go_on(at, context);
                Flow::Redraw
            }
            Err(SessionError::Undo(reason)) => Flow::Tell(fault::undo(reason, &context.locale)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }
}

/// How long one event is seen before the next; nothing where all are told at once.
const fn pace(speed: Speed) -> Option<Duration> {
    match speed {
        Speed::Off => None,
        Speed::Quick => Some(Duration::from_millis(250)),
        Speed::Slow => Some(Duration::from_millis(1200)),
    }
}
