//! A game again, from its journal: on and back by moves and rounds, to any of them, or by itself; seen from a
//! seat, as everybody saw it, or with all hands open.

mod film;
mod showing;

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::film::Film;
use super::card::{self, CardPopup};
use super::prompt::{Prompt, Verdict};
use super::table::board::{Marks, Places};
use super::table::spot::{Part, Zone, spots};
use crate::engine::Table;
use crate::store::{SaveName, journal_file};
use crate::students::{UnstableStudents, View};
use crate::ui::eyes::Eyes;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::stage::Flow;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::story::Scroll;
use crate::ui::full::widget::{chart, text};
use crate::ui::sentence::Narrator;
use crate::ui::{fault, width};

/// How long each step is seen where the replay runs, the slowest first.
const PACES: [Duration; 6] = [
    Duration::from_millis(4000),
    Duration::from_millis(2000),
    Duration::from_millis(1000),
    Duration::from_millis(500),
    Duration::from_millis(200),
    Duration::from_millis(50),
];
/// The pace to begin with.
const USUAL_PACE: usize = 2;

/// Where somebody wants to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Round(u32),
    Move(u64),
}

/// The screen of a replay.
pub struct Replay {
    save: String,
    film: Film,
    /// The step that is shown, and the table after it.
    step: usize,
    now: Table<UnstableStudents>,
    eyes: Eyes,
    pace: usize,
    /// When the replay goes on by itself, where it runs.
    next: Option<Duration>,
    focus: Part,
    marks: Marks,
    story: Scroll,
    /// What lay where in the last frame.
    places: Places,
    progress: Rect,
}

impl Replay {
    /// The replay of a save's journal, or why there is none.
    #[must_use]
    pub fn open(context: &Context<'_>, name: &SaveName) -> Flow {
        let lines = match journal_file::read(&context.world.folder.journal(name)) {
            Ok(lines) => lines,
            Err(error) if error.is_missing() => {
                let values = [("save", name.as_str().into())];
                return Flow::Tell(context.text_with("replay-no-journal", &values));
            }
            Err(error) => return Flow::Tell(fault::file(&error, &context.locale)),
        };
        match Film::new(&lines) {
            Ok(film) => Flow::Push(Box::new(Self::of(film, name))),
            Err(error) => Flow::Tell(fault::journal(&error, &context.locale)),
        }
    }

    fn of(film: Film, name: &SaveName) -> Self {
        Self {
            save: name.as_str().to_owned(),
            step: 0,
            now: film.table(0),
            // Nobody should see by accident what the others hold in a game that still goes on.
            eyes: if film.is_finished() { Eyes::Everything } else { Eyes::Public },
            film,
            pace: USUAL_PACE,
            next: None,
            focus: Part::Question,
            marks: Marks::default(),
            story: Scroll::default(),
            places: Places::new(),
            progress: Rect::ZERO,
        }
    }

    /// Shows another step.
    fn go_to(&mut self, step: usize) {
        self.step = step.min(self.film.last());
        self.now = self.film.table(self.step);
        self.story.to_newest();
    }

    fn is_at_end(&self) -> bool {
        self.step == self.film.last()
    }

    /// The same as if the step had been made right now: the next one comes after the whole pace.
    fn keep_running(&mut self, at: Duration) {
        self.next = self.next.filter(|_| !self.is_at_end()).map(|_| at.saturating_add(PACES[self.pace]));
    }

    fn view(&self) -> View {
        self.eyes.view(&self.now)
    }

    fn narrator<'a>(&'a self, context: &'a Context<'_>) -> Narrator<'a> {
        Narrator { locale: &context.locale, deck: self.film.deck(), names: self.film.names() }
    }

    /// Where the replay is, whose eyes it is seen with, and how it goes on.
    fn message(&self, context: &Context<'_>) -> String {
        let step = &self.film.steps()[self.step];
        let (_, last_round) = self.film.rounds();
        let place = [
            ("move", step.moves.into()),
            ("moves", self.film.moves().into()),
            ("round", step.round.into()),
            ("rounds", last_round.into()),
        ];
        let eyes = match self.eyes {
            Eyes::Everything => context.text("replay-all-open"),
            Eyes::Public => context.text("replay-public"),
            Eyes::Of(seat) => {
                let player = self.narrator(context).player(seat).into();
                context.text_with("replay-eyes", &[("player", player)])
            }
        };
        let pace = [("pace", (self.pace + 1).into()), ("paces", PACES.len().into())];
        let going = match (self.is_at_end(), self.film.fault()) {
            (true, Some(error)) => {
                let reason = fault::journal(error, &context.locale);
                context.text_with("replay-stops", &[("reason", reason.into())])
            }
            (true, None) if self.film.is_finished() => context.text("replay-over"),
            (true, None) => context.text("replay-so-far"),
            (false, _) if self.next.is_some() => context.text_with("replay-running", &pace),
            (false, _) => context.text_with("replay-held", &pace),
        };
        [context.text_with("replay-place", &place), eyes, going].join(" ")
    }

    /// Asks for a round or a move, with what has been typed already.
    fn ask_for_goal(&mut self, typed: &str, context: &Context<'_>) -> Flow {
        self.next = None;
        let (first, last) = self.film.rounds();
        let moves = self.film.moves();
        let bounds = move |context: &Context<'_>, key: &str| {
            let values = [("first", first.into()), ("last", last.into()), ("moves", moves.into())];
            context.text_with(key, &values)
        };
        let judge = move |typed: &str, context: &Context<'_>| match goal(typed) {
            Some(Goal::Round(round)) if (first..=last).contains(&round) => Verdict::Fine,
            Some(Goal::Move(number)) if number <= moves => Verdict::Fine,
            _ => Verdict::Refused(bounds(context, "replay-goal-nonsense")),
        };
        Flow::Push(Box::new(Prompt::new(bounds(context, "replay-goal"), typed, context, judge)))
    }

    /// Shows the marked card in full; where nothing is marked, all cards, and those that the story tells of, which come
    /// first where the story has the keys.
    fn show_card(&mut self, context: &Context<'_>) -> Flow {
        self.next = None;
        let view = self.view();
        let parts = match self.focus {
            Part::Question | Part::Story => vec![Part::Hand, Part::Own, Part::Others],
            part => vec![part],
        };
        let mark = self.marks.of(self.focus).map_or(0, |mark| *mark);
        let index = if parts.len() == 1 { mark } else { 0 };
        let narrator = self.narrator(context);
        let mut cards: Vec<_> = parts
            .iter()
            .flat_map(|&part| spots(&view, part))
            .map(|spot| {
                let key = if spot.zone == Zone::Hand { "card-in-hand" } else { "card-on-table" };
                let place = context.text_with(key, &[("player", narrator.player(spot.seat).into())]);
                (spot.card, place)
            })
            .collect();
        let told = card::told(&view.in_play, self.film.told(self.step, self.eyes), &narrator);
        match self.focus {
            Part::Story if !told.is_empty() => cards = told,
            Part::Question | Part::Story => card::add_told(&mut cards, told),
            _ => {}
        }
        if cards.is_empty() {
            return Flow::Tell(context.text("board-no-card"));
        }
        Flow::Push(Box::new(CardPopup::new(cards, index, narrator.deck)))
    }

    /// Moves the mark of the part with the keys, or scrolls the story.
    fn go(&mut self, command: Command) {
        let count = spots(&self.view(), self.focus).len();
        let Some(mark) = self.marks.of(self.focus).filter(|_| count > 0) else {
            self.story.command(command);
            return;
        };
        let here = (*mark).min(count - 1);
        *mark = match command {
            Command::Up | Command::Left => here.checked_sub(1).unwrap_or(count - 1),
            Command::Down | Command::Right => (here + 1) % count,
            Command::First => 0,
            Command::Last => count - 1,
            _ => here,
        };
    }

    /// What a command does to the step where the steps have the keys.
    fn steered(&self, command: Command) -> Option<usize> {
        let steers = self.focus == Part::Question;
        Some(match command {
            Command::StepBack => self.step.saturating_sub(1),
            Command::StepOn => self.step + 1,
            Command::RoundBack => self.film.round_back(self.step),
            Command::RoundOn => self.film.round_on(self.step),
            Command::Left if steers => self.step.saturating_sub(1),
            Command::Right if steers => self.step + 1,
            Command::Up | Command::PageUp if steers => self.film.round_back(self.step),
            Command::Down | Command::PageDown if steers => self.film.round_on(self.step),
            Command::First if steers => 0,
            Command::Last if steers => self.film.last(),
            _ => return None,
        })
    }

    /// Lets the replay run, from its beginning if it has ended, or holds it.
    fn run(&mut self, at: Duration) {
        if self.next.take().is_none() && self.film.last() > 0 {
            if self.is_at_end() {
                self.go_to(0);
            }
            self.next = Some(at.saturating_add(PACES[self.pace]));
        }
    }

    /// The name of the save, and how far the replay is.
    fn draw_head(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let title = context.text_with("replay-title", &[("save", self.save.as_str().into())]);
        let columns = width::columns(&title).min(usize::from(area.width) * 2 / 3) as u16;
        text::line(Rect { width: columns, ..area }, 0, &title, context.style(Role::Title), buffer);
        let bar = area.width.saturating_sub(columns + 2);
        self.progress = Rect { x: area.right() - bar, width: bar, height: area.height.min(1), ..area };
        if !self.progress.is_empty() {
            chart::progress(self.progress, self.step, self.film.last(), buffer, context);
        }
    }
}

/// A round, or a move after an 'm'.
fn goal(typed: &str) -> Option<Goal> {
    match typed.strip_prefix(['m', 'M']) {
        Some(number) => number.trim().parse().ok().map(Goal::Move),
        None => typed.parse().ok().map(Goal::Round),
    }
}

#[cfg(test)]
mod tests;
