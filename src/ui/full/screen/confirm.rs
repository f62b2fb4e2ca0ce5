//! A popup that asks yes or no, and answers the screen below it.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};

use super::message::WIDTH;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// A question with two answers, of which 'no' is marked first.
pub struct Confirm {
    question: String,
    list: List,
    /// What a yes does, where it is not the screen below that wants to know.
    quits: bool,
    /// When the question was first seen: what was pressed before that does not answer it.
    seen: Option<Duration>,
}

impl Confirm {
    /// A question of the screen below.
    #[must_use]
    pub fn new(question: impl Into<String>) -> Self {
        let mut list = List::default();
        list.mark(1, 2);
        Self { question: question.into(), list, quits: false, seen: None }
    }

    fn answer(&self, yes: bool, at: Duration) -> Flow {
        if self.seen.is_none_or(|seen| at < seen) {
            return Flow::Stay;
        }
        match (yes, self.quits) {
            (true, true) => Flow::Quit,
            (false, true) => Flow::Close,
            (true, false) => Flow::Answer(Answer::Yes),
            (false, false) => Flow::Answer(Answer::No),
        }
    }
}

/// The question whether to leave the program, which Ctrl-C asks. `keeps_game`: a game is under way, which is not
/// lost by it.
#[must_use]
pub fn leave(keeps_game: bool, context: &Context<'_>) -> Box<dyn Screen> {
    let key = if keeps_game { "confirm-leave-game" } else { "confirm-leave" };
    Box::new(Confirm { quits: true, ..Confirm::new(context.text(key)) })
}

impl Screen for Confirm {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let width = WIDTH.min(area.width);
        let lines = width::wrap(&self.question, usize::from(width.saturating_sub(4))).len() as u16;
        let inner = panel::popup(area, width, lines + 5, "", buffer, context).inner(Margin::new(1, 0));
        let next = text::paragraph(inner, 0, &self.question, context.style(Role::Text), buffer) + 1;
        let items = ["answer-yes", "answer-no"]
            .iter()
            .zip(1..)
            .map(|(key, number)| Item::new(format!("{number} {}", context.text(key))));
        let items: Vec<Item> = items.collect();
        let list = Rect {
            y: inner.y.saturating_add(next),
            height: inner.height.saturating_sub(next).min(2),
            ..inner
        };
        self.list.draw(list, &items, true, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Confirm, Command::Back, Command::Up, Command::Down, Command::Number(0)]
    }

    fn command(&mut self, command: Command, at: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Confirm => self.answer(self.list.marked() == 0, at),
            Command::Back => self.answer(false, at),
            Command::Number(number @ (1 | 2)) => self.answer(number == 1, at),
            Command::Number(_) => Flow::Stay,
            other => {
                self.list.command(other, 2);
                Flow::Redraw
            }
        }
    }

    fn letter(&mut self, letter: char, at: Duration, _: &Context<'_>) -> Flow {
        match crate::ui::line::console::yes_or_no(letter.encode_utf8(&mut [0; 4])) {
            Some(yes) => self.answer(yes, at),
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, _: &Context<'_>) -> Flow {
        match self.list.line_at(pointing.place, 2) {
            Some(index) if pointing.pointer == Pointer::Click => self.answer(index == 0, at),
            _ => Flow::Stay,
        }
    }

    fn shown(&mut self, at: Duration) {
        self.seen.get_or_insert(at);
    }

    fn is_popup(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "confirm"
    }
}
