//! A new game as a form: the name of the save, who plays, what the table agrees on, and the seed. Each field
//! is checked as it is typed, and what is wrong with it stands below it. A save is only replaced after a yes.

mod choice;
mod draft;
mod sheet;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::draft::{Draft, Field};
use self::sheet::Sheet;
use super::confirm::Confirm;
use super::table::Table;
use crate::session::{NewGame, Session, SessionError, read_deck};
use crate::store::Statistics;
use crate::ui::fault;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::new_game::Given;
use crate::ui::statistics_text;

/// The form of a new game.
pub struct NewGameForm {
    draft: Draft,
    marked: Field,
    sheet: Sheet,
    /// Who leads the statistics, and what had to be done to read them.
    leaders: Vec<String>,
    asking: Option<Asking>,
}

/// What a popup above the form asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asking {
    /// Whether to replace the save of that name.
    Replace,
    /// Whether to leave the form, with all that was typed.
    Leave,
}

impl NewGameForm {
    /// Opens a form that holds what is known already, at the first field that is not right.
    #[must_use]
    pub fn open(given: Given, context: &Context<'_>) -> Flow {
        Self::open_with(Draft::new(given, context), context)
    }

    /// Opens the form of a game that the computer plays alone.
    #[must_use]
    pub fn automatic(context: &Context<'_>) -> Flow {
        Self::open_with(Draft::automatic(context), context)
    }

    fn open_with(draft: Draft, context: &Context<'_>) -> Flow {
        let (statistics, notice) = match Statistics::load(context.world.folder) {
            Ok(loaded) => loaded,
            Err(error) => return Flow::Tell(fault::statistics(&error, &context.locale)),
        };
        let mut leaders: Vec<String> =
            notice.iter().map(|notice| fault::notice(notice, &context.locale)).collect();
        leaders.extend(statistics_text::leaders(&statistics, &context.locale));
        Flow::Push(Box::new(Self {
            marked: draft.first_fault(context).map_or(Field::Start, |(field, _)| field),
            draft,
            sheet: Sheet::default(),
            leaders,
            asking: None,
        }))
    }

    /// Marks the field that is `steps` further, round from the last one to the first.
    fn step(&mut self, steps: isize) {
        let fields = self.draft.fields();
        let here = fields.iter().position(|&field| field == self.marked).unwrap_or(0);
        let count = fields.len() as isize;
        self.mark(fields[(here as isize + steps).rem_euclid(count) as usize]);
    }

    fn mark(&mut self, field: Field) {
        if field != self.marked {
            self.draft.visit(self.marked);
            self.marked = field;
        }
    }

    /// Enter on the line that begins the game.
    fn start(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if let Some(reason) = self.draft.reason(context) {
            return Flow::Tell(reason);
        }
        let Some(ready) = self.draft.ready() else { return Flow::Redraw };
        if self.draft.replaces() {
            self.asking = Some(Asking::Replace);
            let question = context.text_with("save-replace", &[("save", ready.save.as_str().into())]);
            return Flow::Push(Box::new(Confirm::new(question)));
        }
        self.begin(at, context)
    }

    fn begin(&self, at: Duration, context: &Context<'_>) -> Flow {
        match self.begun(at, context) {
            Ok(Some(table)) => Flow::Replace(table),
            Ok(None) => Flow::Redraw,
            Err(error) => Flow::Tell(fault::session(&error, &context.locale)),
        }
    }

    /// The table of the new game.
    fn begun(&self, at: Duration, context: &Context<'_>) -> Result<Option<Box<dyn Screen>>, SessionError> {
        let Some(ready) = self.draft.ready() else { return Ok(None) };
        let folder = context.world.folder;
        let mut luck = (context.world.luck)();
        luck.seed = ready.seed.unwrap_or(luck.seed);
        let game = NewGame {
            deck: Arc::new(read_deck(folder, self.draft.deck())?.deck),
            participants: ready.participants,
            options: ready.options,
            luck,
        };
        let session = Session::create(folder, &ready.save, game)?;
        Ok(Some(Table::new(session, context, at)?))
    }

    /// Closes the form; asks first where something would be lost.
    fn leave(&mut self, context: &Context<'_>) -> Flow {
        if !self.draft.is_touched() {
            return Flow::Close;
        }
        self.asking = Some(Asking::Leave);
        Flow::Push(Box::new(Confirm::new(context.text("field-leave"))))
    }
}

impl Screen for NewGameForm {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let Self { draft, marked, sheet, leaders, .. } = self;
        sheet.draw(draft, *marked, leaders, area, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::Back,
            Command::Next,
            Command::Previous,
            Command::Up,
            Command::Down,
            Command::Left,
            Command::Right,
            Command::First,
            Command::Last,
            Command::PageUp,
            Command::PageDown,
            Command::Number(0),
        ]
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        if command == Command::Confirm && self.marked == Field::Start {
            self.draft.reason(context)
        } else {
            None
        }
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Back => return self.leave(context),
            Command::Confirm if self.marked == Field::Start => return self.start(at, context),
            Command::Confirm | Command::Down | Command::Next => self.step(1),
            Command::Up | Command::Previous => self.step(-1),
            Command::PageUp => self.mark(Field::Save),
            Command::PageDown => self.mark(Field::Start),
            other => {
                let text = self.draft.text_mut(self.marked).is_some_and(|line| line.command(other));
                let choice = self.draft.choose(self.marked, |choice| choice.command(other));
                match other {
                    Command::First if !text => self.mark(Field::Save),
                    Command::Last if !text => self.mark(Field::Start),
                    _ if !text && !choice => return Flow::Stay,
                    _ => {}
                }
            }
        }
        Flow::Redraw
    }

    fn is_typing(&self) -> bool {
        self.draft.text(self.marked).is_some()
    }

    fn typed(&mut self, text: &str, context: &Context<'_>) -> Flow {
        self.draft.typed(self.marked, text, context);
        Flow::Redraw
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        let fields = self.draft.fields();
        let here = fields.iter().position(|&field| field == self.marked).unwrap_or(0);
        let begins = |field: &&Field| {
            let label = self.draft.label(**field, context);
            label.chars().next().is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let (before, after) = fields.split_at(here + 1);
        match after.iter().chain(before).find(begins) {
            Some(&field) => {
                self.mark(field);
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        match pointing.pointer {
            Pointer::WheelUp => self.step(-1),
            Pointer::WheelDown => self.step(1),
            Pointer::Click => match self.sheet.field_at(pointing.place) {
                None => return Flow::Stay,
                Some(Field::Start) => {
                    self.mark(Field::Start);
                    return self.start(at, context);
                }
                Some(field) if field == self.marked => {
                    self.draft.choose(field, |choice| choice.command(Command::Right));
                    self.draft.fill_in(field, context);
                }
                Some(field) => self.mark(field),
            },
        }
        Flow::Redraw
    }

    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        match (self.asking.take(), answer) {
            (Some(Asking::Replace), Answer::Yes) => self.begin(at, context),
            (Some(Asking::Leave), Answer::Yes) => Flow::Close,
            _ => Flow::Redraw,
        }
    }

    fn name(&self) -> &'static str {
        "new-game"
    }
}

#[cfg(test)]
mod tests;
