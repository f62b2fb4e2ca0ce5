//! The table: a game under way, as the person at the keyboard may see it.
//!
//! The screen goes through a few stages. What has happened is told bit by bit; then, if it is the person at
//! the keyboard who has to answer, the question appears; if it is another, the keyboard is passed, and
//! everything hidden is wiped away first. An answer counts only from the moment on at which its question was
//! seen.

mod asked;
pub mod board;
mod choosing;
mod history;
mod layout;
mod marking;
mod showing;
pub mod spot;
mod watching;

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use self::asked::Asked;
use self::board::{Marks, Places, Target};
use self::history::History;
use self::spot::{Part, spots};
use self::watching::Watch;
use super::confirm::Confirm;
use super::victory::Victory;
use crate::engine::{Game, Seat};
use crate::player::Trouble;
use crate::session::{Opened, Session, SessionError};
use crate::store::Statistics;
use crate::students::{Deck, Move, UnstableStudents, View};
use crate::ui::eyes::Eyes;
use crate::ui::full::context::Context;
use crate::ui::full::settings::Speed;
use crate::ui::full::stage::Flow;
use crate::ui::full::widget::story::Scroll;
use crate::ui::sentence::Narrator;
use crate::ui::{fault, statistics_text};

/// How long a CPU player thinks before the screen looks whether it is done.
const GLANCE: Duration = Duration::from_millis(20);

/// What the screen is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// It tells what has happened; the next thing at a moment.
    Telling(Duration),
    /// A CPU player thinks, in a thread of its own; the next look whether it is done is at a moment.
    Thinking(Duration),
    /// It watches a game that no person plays, whose next move is made at a moment; held where there is none.
    Watching(Option<Duration>),
    /// It asks the person at the keyboard.
    Asking(Asked),
    /// It waits until the person at the keyboard has seen enough and gives the keyboard to this player.
    Passing(Seat),
    /// It waits for this player, with everything wiped away.
    HandedOver(Seat),
    /// The game is over.
    Over,
}

/// The screen of a game.
pub struct Table {
    session: Session,
    names: Vec<String>,
    deck: Arc<Deck>,
    /// The statistics as they were when the game was taken up.
    statistics: Statistics,
    /// Whose eyes are on the screen; nobody's in particular while the keyboard is being passed.
    watcher: Option<Seat>,
    stage: Stage,
    history: History,
    focus: Part,
    marks: Marks,
    scroll: Scroll,
    watch: Watch,
    /// What a CPU player is thinking over.
    thought: Option<JoinHandle<(Seat, Move, Option<Trouble>)>>,
    /// When the stage was first seen.
    seen: Option<Duration>,
    /// What lay where in the last frame.
    places: Places,
    /// Where and when the mouse was clicked last.
    clicked: Option<(Target, Duration)>,
}

impl Table {
    /// Begins a new game; who leads the statistics stands at the beginning of the story.
    ///
    /// # Errors
    /// The game cannot be kept on disk, or the statistics cannot be read.
    #[allow(clippy::new_ret_no_self)] // All who begin a game want a screen for the stack.
    pub fn new(session: Session, context: &Context<'_>, at: Duration) -> Result<Box<Self>, SessionError> {
        let (statistics, _) = Statistics::load(context.world.folder)?;
        let leaders = statistics_text::leaders(&statistics, &context.locale);
        Ok(Box::new(Self::seated(session, statistics, leaders, context, at)?))
    }

    /// Takes up a game that was saved; what is odd about its save stands at the beginning of the story.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn take_up(opened: Opened, context: &Context<'_>, at: Duration) -> Result<Box<Self>, SessionError> {
        let Opened { session, oddities, winner, .. } = opened;
        let note = |oddity| {
            let oddity = fault::oddity(oddity, &context.locale);
            context.text_with("save-odd", &[("oddity", oddity.into())])
        };
        let mut notes: Vec<String> = oddities.iter().map(note).collect();
        notes.extend(fault::absent(session.participants(), &context.locale));
        if let Some(winner) = winner {
            let values = [("player", winner.into()), ("round", session.game().round().into())];
            notes.push(context.text_with("save-finished", &values));
        }
        let (statistics, _) = Statistics::load(context.world.folder)?;
        Ok(Box::new(Self::seated(session, statistics, notes, context, at)?))
    }

    fn seated(
        mut session: Session,
        statistics: Statistics,
        notes: Vec<String>,
        context: &Context<'_>,
        at: Duration,
    ) -> Result<Self, SessionError> {
        let names = session.names().to_vec();
        let mut history = History::new(names.len());
        for note in notes {
            history.note(note);
        }
        history.begin(session.game().clone());
        history.add(&session.resume(&context.chronicle)?);
        history.remember(session.take_moments());
        let mut table = Self {
            deck: Arc::clone(session.game().deck()),
            watcher: only_person(&session),
            session,
            names,
            statistics,
            stage: Stage::Over,
            history,
            focus: Part::Question,
            marks: Marks::default(),
            scroll: Scroll::default(),
            watch: Watch::default(),
            thought: None,
            seen: None,
            places: Places::new(),
            clicked: None,
        };
        table.go_on(at, context);
        Ok(table)
    }

    /// Tells what the watcher does not know yet, or goes to what comes after that.
    fn go_on(&mut self, at: Duration, context: &Context<'_>) {
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
            return if self.is_watched() { self.watch.next(at) } else { Stage::Thinking(at + GLANCE) };
        }
        match self.watcher {
            Some(seat) if seat == decision.seat => {
                let asked = Asked::new(game, decision, self.session.table().moves(seat));
                self.focus = Part::Question;
                self.marks = Marks::default();
                Stage::Asking(asked)
            }
            Some(_) => {
                self.focus = Part::Question;
                Stage::Passing(decision.seat)
            }
            None => Stage::HandedOver(decision.seat),
        }
    }

    /// Tells one thing more.
    fn tell_on(&mut self, everything: bool, at: Duration, context: &Context<'_>) {
        let Some(seat) = self.watcher else { return };
        let pace = pace(context.settings.speed);
        self.history.tell(seat, everything || pace.is_none());
        match pace {
            Some(pace) if !self.history.is_told(seat) => self.stage = Stage::Telling(at + pace),
            _ => {
                self.seen = None;
                self.stage = self.arrived(at);
            }
        }
    }

    /// Looks whether the CPU player is done, and makes its move.
    fn glance(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if self.thought.as_ref().is_some_and(|thought| !thought.is_finished()) {
            if let Stage::Thinking(next) | Stage::Watching(Some(next)) = &mut self.stage {
                *next = at + GLANCE;
            }
            return Flow::Stay;
        }
        match self.thought.take().map(JoinHandle::join) {
            Some(Ok((seat, choice, trouble))) => {
                if let Some(trouble) = trouble {
                    self.session.note_trouble(seat, &trouble, &context.chronicle);
                    self.history.note(fault::trouble(&self.names[seat.index()], &trouble, &context.locale));
                }
                self.make(seat, choice, at, context)
            }
            // A thought that failed is a fault of the program, which has been told and written down.
            _ => Flow::Fail(context.text("board-no-thought")),
        }
    }

    /// Gives the screen to the player who has to answer.
    fn show_to(&mut self, seat: Seat, at: Duration, context: &Context<'_>) {
        self.watcher = Some(seat);
        self.focus = Part::Question;
        self.marks = Marks::default();
        self.go_on(at, context);
    }

    /// Makes a move.
    fn answer(&mut self, answer: Move, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        self.history.catch_up(seat);
        self.make(seat, answer, at, context)
    }

    /// Makes a move of a player, person or not.
    fn make(&mut self, seat: Seat, choice: Move, at: Duration, context: &Context<'_>) -> Flow {
        match self.session.play(seat, choice, &context.chronicle) {
            Ok(events) => {
                self.history.add(&events);
                self.history.remember(self.session.take_moments());
                self.focus = Part::Question;
                self.go_on(at, context);
                Flow::Redraw
            }
            // The rules have just listed the answer, so this cannot be; if it is, the player may go on.
            Err(SessionError::IllegalMove(reason)) => Flow::Tell(self.narrator(context).refusal(&reason)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    fn undo(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let Some(seat) = self.watcher else { return Flow::Stay };
        match self.session.undo(seat, &context.chronicle) {
            Ok(()) => {
                self.history.take_back(seat);
                self.go_on(at, context);
                Flow::Redraw
            }
            Err(SessionError::Undo(reason)) => Flow::Tell(fault::undo(reason, &context.locale)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    /// Whether input of this moment can mean what is on the screen.
    fn is_meant(&self, at: Duration) -> bool {
        self.seen.is_some_and(|seen| at >= seen)
    }

    fn narrator<'a>(&'a self, context: &'a Context<'_>) -> Narrator<'a> {
        Narrator { locale: &context.locale, deck: &self.deck, names: &self.names }
    }

    fn view(&self) -> View {
        // While the story is told, the table is as the story has it.
        if let (Stage::Telling(_), Some(seat)) = (&self.stage, self.watcher)
            && let Some(game) = self.history.moment(seat)
        {
            return UnstableStudents::view(game, Some(seat));
        }
        let eyes = if self.is_watched() { Eyes::Everything } else { Eyes::of(self.watcher) };
        eyes.view(self.session.table())
    }

    const fn asked(&self) -> Option<&Asked> {
        match &self.stage {
            Stage::Asking(asked) => Some(asked),
            _ => None,
        }
    }

    /// How many things a part has to go through.
    fn count(&self, part: Part) -> usize {
        match part {
            Part::Question => self.asked().map_or(0, |asked| asked.choices.len()),
            _ => spots(&self.view(), part).len(),
        }
    }

    /// Asks whether to leave the game.
    fn leave(&self, context: &Context<'_>) -> Flow {
        let values = [("round", self.session.game().round().into())];
        Flow::Push(Box::new(Confirm::new(context.text_with("leave-question", &values))))
    }

    /// Goes to the victory, which shows what has been counted.
    fn finish(&mut self, context: &Context<'_>) -> Flow {
        let victory = self
            .session
            .settle()
            .and_then(|()| Victory::new(&self.session, self.history.events(), &self.statistics, context));
        match victory {
            Ok(victory) => Flow::Replace(Box::new(victory)),
            Err(error) => Flow::Fail(fault::session(&error, &context.locale)),
        }
    }

    fn message(&self, context: &Context<'_>) -> Option<String> {
        match self.stage {
            Stage::Passing(seat) => {
                let values = [("player", self.names[seat.index()].as_str().into())];
                Some(context.text_with("board-pass", &values))
            }
            Stage::Over => Some(context.text("board-over")),
            Stage::Telling(_) => Some(context.text("board-telling")),
            Stage::Watching(_) => self.watched(context),
            Stage::Thinking(_) => {
                let seat = self.session.game().decision()?.seat;
                let values = [("player", self.names[seat.index()].as_str().into())];
                Some(context.text_with("board-thinking", &values))
            }
            Stage::Asking(_) | Stage::HandedOver(_) => None,
        }
    }
}

/// The one person at the keyboard, where all others are something else.
fn only_person(session: &Session) -> Option<Seat> {
    let participants = session.participants().iter().enumerate();
    let mut people = participants.filter(|(_, seat)| seat.is_human()).map(|(seat, _)| Seat::new(seat));
    people.next().filter(|_| people.next().is_none())
}

/// How long one event is seen before the next; nothing where all are told at once.
const fn pace(speed: Speed) -> Option<Duration> {
    match speed {
        Speed::Off => None,
        Speed::Quick => Some(Duration::from_millis(250)),
        Speed::Slow => Some(Duration::from_millis(1200)),
    }
}

#[cfg(test)]
mod tests;
