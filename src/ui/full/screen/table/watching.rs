//! Watching a game that no person plays: all cards lie open, the moves come at a pace, can be held and made
//! one by one, and a person can take over the seat of a CPU player and give it back.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Marks, Scene};
use super::spot::Part;
use super::{Stage, Table, only_person};
use crate::engine::Seat;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::screen::confirm::Confirm;
use crate::ui::full::stage::Flow;

/// The usual time from one move to the next: enough to read what the move led to.
const DELAY: Duration = Duration::from_millis(1200);
/// The times between which faster and slower choose, the fastest first.
const DELAYS: [Duration; 9] = [
    Duration::ZERO,
    Duration::from_millis(50),
    Duration::from_millis(100),
    Duration::from_millis(250),
    Duration::from_millis(600),
    DELAY,
    Duration::from_millis(2500),
    Duration::from_millis(5000),
    Duration::from_millis(10_000),
];

/// A move that is not made by then after it was due is said to be waited for. One that comes sooner would only make the
/// words flicker.
const LATE: Duration = Duration::from_millis(500);

/// How a game is watched.
pub(super) struct Watch {
    /// The time from one move to the next.
    pub(super) delay: Duration,
    is_running: bool,
    /// Since when the next move is only waited for because its player still thinks.
    awaited: Option<Duration>,
    /// Whether that has lasted so long that it is said.
    is_late: bool,
    /// Whose seat the popup above the table asks about.
    pub(super) joining: Option<Seat>,
}

impl Default for Watch {
    fn default() -> Self {
        Self { delay: DELAY, is_running: true, awaited: None, is_late: false, joining: None }
    }
}

impl Watch {
    /// The stage in which the next move is waited for.
    pub(super) fn next(&self, at: Duration) -> Stage {
        Stage::Watching(self.is_running.then(|| at.saturating_add(self.delay)))
    }

    /// A player has begun to think.
    pub(super) const fn thought_begins(&mut self) {
        self.awaited = None;
        self.is_late = false;
    }

    /// The move is due and its player still thinks. Says whether there is something new to tell of it.
    pub(super) fn awaits(&mut self, at: Duration) -> bool {
        let since = *self.awaited.get_or_insert(at);
        let is_late = at.saturating_sub(since) >= LATE;
        !std::mem::replace(&mut self.is_late, is_late) && is_late
    }

    /// The next shorter time from move to move.
    fn faster(&self) -> Option<Duration> {
        DELAYS.into_iter().rfind(|&delay| delay < self.delay)
    }

    /// The next longer one.
    fn slower(&self) -> Option<Duration> {
        DELAYS.into_iter().find(|&delay| delay > self.delay)
    }
}

impl Table {
    /// The same table, with this time from one move to the next while nobody plays.
    #[must_use]
    pub fn paced(mut self: Box<Self>, delay: Duration, at: Duration) -> Box<Self> {
        self.watch.delay = delay;
        if matches!(self.stage, Stage::Watching(_)) {
            self.stage = self.watch.next(at);
        }
        self
    }

    /// Whether the game is only watched here, with all cards open.
    pub(super) fn is_watched(&self) -> bool {
        self.session.is_automatic()
    }

    pub(super) fn draw_watched(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let view = self.view();
        let narrator = self.narrator(context);
        let scene = Scene {
            view: &view,
            narrator,
            asked: None,
            title: "part-watch",
            message: self.message(context),
            focus: self.focus,
            marks: self.marks,
        };
        let mut scroll = self.scroll;
        let story = |area: Rect, buffer: &mut Buffer| {
            scroll.draw(area, self.history.open_sentences(&narrator), buffer, context);
        };
        (self.places, self.scroll) = (scene.draw(area, story, buffer, context), scroll);
    }

    /// Whether the moves come by themselves, and whose is next.
    pub(super) fn watched(&self, context: &Context<'_>) -> Option<String> {
        if self.watch.is_late && matches!(self.stage, Stage::Watching(Some(_))) {
            return self.thinking(context);
        }
        let seat = self.session.game().decision()?.seat;
        let seconds = self.watch.delay.as_secs_f64();
        let values = [("player", self.names[seat.index()].as_str().into()), ("seconds", seconds.into())];
        let key = match self.watch {
            Watch { is_running: false, .. } => "watch-held",
            Watch { delay: Duration::ZERO, .. } => "watch-at-once",
            _ => "watch-running",
        };
        let sentence = context.text_with(key, &values);
        if self.watch.is_running {
            return Some(sentence);
        }
        let key = if self.watch.delay.is_zero() { "watch-pace-at-once" } else { "watch-pace" };
        Some([sentence, context.text_with(key, &values)].join(" "))
    }

    pub(super) fn watched_commands(&self) -> Vec<Command> {
        use Command::{
            Back, Confirm, Down, Faster, First, Last, Leave, Left, NextPart, PageDown, PageUp, PreviousPart,
            Right, Run, ShowCard, Slower, StepOn, TakeOver, Up,
        };
        // Where no card is marked, the keys that choose one let the game run instead.
        let (way_back, choosing) = match self.focus {
            Part::Question => (Leave, None),
            _ => (Back, Some(Confirm)),
        };
        let mut commands = Vec::from_iter(choosing);
        commands.extend([Run, StepOn, TakeOver, Faster, Slower, way_back, NextPart, ShowCard]);
        commands.extend([Up, Down, Left, Right, PreviousPart, First, Last, PageUp, PageDown]);
        commands
    }

    /// Why a watched game goes neither faster nor slower.
    pub(super) fn watched_refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        match command {
            Command::Faster if self.watch.faster().is_none() => Some(context.text("replay-fastest")),
            Command::Slower if self.watch.slower().is_none() => Some(context.text("replay-slowest")),
            _ => None,
        }
    }

    /// Carries out a command that is about watching; nothing where it is about something else.
    pub(super) fn watched_command(
        &mut self,
        command: Command,
        at: Duration,
        context: &Context<'_>,
    ) -> Option<Flow> {
        let Stage::Watching(next) = self.stage else { return None };
        match command {
            Command::Confirm if self.focus == Part::Question => self.run_or_hold(at),
            Command::Run => self.run_or_hold(at),
            Command::StepOn => {
                self.watch.is_running = false;
                self.stage = Stage::Watching(Some(at));
            }
            Command::Faster | Command::Slower => {
                let faster = command == Command::Faster;
                let delay = if faster { self.watch.faster() } else { self.watch.slower() };
                self.watch.delay = delay.unwrap_or(self.watch.delay);
                if next.is_some() {
                    self.stage = self.watch.next(at);
                }
            }
            Command::TakeOver => {
                let seat = self.session.game().decision()?.seat;
                self.watch.joining = Some(seat);
                let values = [("player", self.names[seat.index()].as_str().into())];
                return Some(Flow::Push(Box::new(Confirm::new(context.text_with("watch-join", &values)))));
            }
            _ => return None,
        }
        Some(Flow::Redraw)
    }

    fn run_or_hold(&mut self, at: Duration) {
        self.watch.is_running = !self.watch.is_running;
        self.stage = self.watch.next(at);
    }

    /// The person at the keyboard plays at this seat from now on.
    pub(super) fn take_over(&mut self, seat: Seat, at: Duration, context: &Context<'_>) -> Flow {
        self.session.take_over(seat);
        self.history.tell(seat, true);
        self.history.catch_up(seat);
        self.seat_anew(at, context)
    }

    /// The CPU player whose seat the person at the keyboard took over plays on.
    pub(super) fn give_back(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if let Some(seat) = self.watcher {
            self.session.give_back(seat);
        }
        self.watch.is_running = true;
        self.seat_anew(at, context)
    }

    /// Goes on where others sit at the table now.
    fn seat_anew(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        // What a CPU player was thinking over may be a person's question now.
        self.thought = None;
        self.watcher = only_person(&self.session);
        self.focus = Part::Question;
        self.marks = Marks::default();
        self.go_on(at, context);
        Flow::Redraw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn that_a_player_still_thinks_is_said_once_and_only_if_it_lasts() {
        let mut watch = Watch::default();
        watch.thought_begins();
        let told = [3_000, 3_020, 3_499, 3_500, 3_520].map(|at| watch.awaits(Duration::from_millis(at)));
        assert_eq!(told, [false, false, false, true, false]);
        assert!(watch.is_late);
        watch.thought_begins();
        assert!(!watch.is_late && !watch.awaits(Duration::from_millis(4_000)));
    }
}
