//! The table: a game under way, as the person at the keyboard may see it.
//!
//! The screen goes through a few stages. What has happened is told bit by bit; then, if it is the person at
//! the keyboard who has to answer, the question appears; if it is another, the keyboard is passed, and
//! everything hidden is wiped away first. An answer counts only from the moment on at which its question was
//! seen.

mod asked;
pub mod board;
mod choosing;
mod going_on;
mod history;
mod layout;
mod marking;
mod showing;
pub mod spot;
mod watching;

use std::rc::Rc;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use self::asked::Asked;
use self::board::{Marks, Places};
use self::history::{History, Note};
use self::marking::Click;
use self::spot::{Part, spots};
use self::watching::Watch;
use super::confirm::Confirm;
use super::victory::Victory;
use crate::engine::{Game, Seat};
use crate::player::{Kind, Trouble};
use crate::session::{Opened, Session, SessionError};
use crate::store::Statistics;
use crate::students::{Deck, Move, UnstableStudents, View};
use crate::ui::eyes::Eyes;
use crate::ui::full::context::Context;
use crate::ui::full::stage::Flow;
use crate::ui::full::widget::story::Scroll;
use crate::ui::sentence::Narrator;
use crate::ui::{fault, statistics_text};

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
    statistics: Rc<Statistics>,
    /// Whose eyes are on the screen; nobody's in particular while the keyboard is being passed.
    watcher: Option<Seat>,
    stage: Stage,
    history: History,
    focus: Part,
    marks: Marks,
    /// Whether a card was being looked at when the question came, and nothing has been marked since.
    was_looking: bool,
    scroll: Scroll,
    watch: Watch,
    /// What a CPU player is thinking over.
    thought: Option<JoinHandle<(Seat, Move, Option<Trouble>)>>,
    /// When the stage was first seen.
    seen: Option<Duration>,
    /// When Enter was last pressed.
    pressed: Option<Duration>,
    /// What lay where in the last frame.
    places: Places,
    /// The last click.
    clicked: Option<Click>,
}

impl Table {
    /// Begins a new game; the records of the statistics stand at the beginning of the story.
    ///
    /// # Errors
    /// The game cannot be kept on disk, or the statistics cannot be read.
    #[allow(clippy::new_ret_no_self)] // All who begin a game want a screen for the stack.
    pub fn new(session: Session, context: &Context<'_>, at: Duration) -> Result<Box<Self>, SessionError> {
        let (statistics, _) = Statistics::load(context.world.folder)?;
        let statistics = Rc::new(statistics);
        let before = Rc::clone(&statistics);
        let records = statistics_text::records(&statistics, &context.locale).map(|_| -> Note {
            Box::new(move |locale| statistics_text::records(&before, locale).unwrap_or_default())
        });
        Ok(Box::new(Self::seated(session, statistics, records.into_iter().collect(), context, at)?))
    }

    /// Takes up a game that was saved; what is odd about its save stands at the beginning of the story.
    ///
    /// # Errors
    /// As [`Self::new`].
    pub fn take_up(opened: Opened, context: &Context<'_>, at: Duration) -> Result<Box<Self>, SessionError> {
        let Opened { session, oddities, winner, .. } = opened;
        let mut notes: Vec<Note> = Vec::new();
        for oddity in oddities {
            notes.push(Box::new(move |locale| {
                locale.text_with("save-odd", &[("oddity", fault::oddity(&oddity, locale).into())])
            }));
        }
        for seat in session.participants().iter().filter(|seat| matches!(seat.kind, Kind::Absent(_))) {
            let seat = [seat.clone()];
            notes.push(Box::new(move |locale| fault::absent(&seat, locale).collect()));
        }
        if let Some(winner) = winner {
            let round = session.game().round();
            notes.push(Box::new(move |locale| {
                let values = [("player", winner.as_str().into()), ("round", round.into())];
                locale.text_with("save-finished", &values)
            }));
        }
        let (statistics, _) = Statistics::load(context.world.folder)?;
        Ok(Box::new(Self::seated(session, Rc::new(statistics), notes, context, at)?))
    }

    fn seated(
        mut session: Session,
        statistics: Rc<Statistics>,
        notes: Vec<Note>,
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
            was_looking: false,
            scroll: Scroll::default(),
            watch: Watch::default(),
            thought: None,
            seen: None,
            pressed: None,
            places: Places::new(),
            clicked: None,
        };
        table.go_on(at, context);
        Ok(table)
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

    /// Asks whether to leave the game, unless it is over.
    fn leave(&self, context: &Context<'_>) -> Flow {
        if self.stage == Stage::Over {
            return Flow::Close;
        }
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
            Stage::Thinking(_) => self.thinking(context),
            Stage::Asking(_) | Stage::HandedOver(_) => None,
        }
    }

    /// Who is waited for.
    fn thinking(&self, context: &Context<'_>) -> Option<String> {
        let seat = self.session.game().decision()?.seat;
        let values = [("player", self.names[seat.index()].as_str().into())];
        let key = match self.session.participants()[seat.index()].kind {
            Kind::Program(..) => "program-awaited",
            _ => "board-thinking",
        };
        Some(context.text_with(key, &values))
    }
}

/// The seats of people.
fn people(session: &Session) -> impl Iterator<Item = Seat> + '_ {
    let participants = session.participants().iter().enumerate();
    participants.filter(|(_, participant)| participant.is_human()).map(|(seat, _)| Seat::new(seat))
}

/// The one person at the keyboard, where all others are something else.
fn only_person(session: &Session) -> Option<Seat> {
    let mut people = people(session);
    people.next().filter(|_| people.next().is_none())
}

#[cfg(test)]
mod tests;
