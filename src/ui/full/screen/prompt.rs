//! A popup that asks for a text, and answers the screen below it. The text is judged as it is typed, and the
//! reason why it cannot be taken stands below it.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};

use super::message::WIDTH;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::input_line::InputLine;
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// The lines below the text, for what is said about it.
const REMARK_LINES: u16 = 3;

/// What is said about a text that was typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// It can be taken.
    #[default]
    Fine,
    /// It can be taken, and there is something to say about it.
    Noted(String),
    /// It cannot be taken; why.
    Refused(String),
}

/// Judges a text.
type Judge = dyn Fn(&str, &Context<'_>) -> Verdict;

/// A question that is answered by a text, of which spaces at both ends are no part.
pub struct Prompt {
    question: String,
    line: InputLine,
    judge: Box<Judge>,
    verdict: Verdict,
    /// Whether anything was typed. Nobody is told what is wrong with what they have not written.
    is_touched: bool,
}

impl Verdict {
    /// Why the text cannot be taken.
    #[must_use]
    pub fn refusal(&self) -> Option<&str> {
        match self {
            Self::Refused(reason) => Some(reason),
            Self::Fine | Self::Noted(_) => None,
        }
    }

    /// What is said, and how it looks.
    #[must_use]
    pub fn remark(&self) -> Option<(&str, Role)> {
        match self {
            Self::Fine => None,
            Self::Noted(note) => Some((note, Role::Text)),
            Self::Refused(reason) => Some((reason, Role::Bad)),
        }
    }
}

impl Prompt {
    /// A question with a text to begin with.
    #[must_use]
    pub fn new(
        question: impl Into<String>,
        text: impl Into<String>,
        context: &Context<'_>,
        judge: impl Fn(&str, &Context<'_>) -> Verdict + 'static,
    ) -> Self {
        let line = InputLine::new(text);
        let verdict = judge(line.text().trim(), context);
        Self { question: question.into(), line, judge: Box::new(judge), verdict, is_touched: false }
    }
}

impl Screen for Prompt {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let width = WIDTH.min(area.width);
        let lines = width::wrap(&self.question, width.saturating_sub(4).into()).len() as u16;
        let height = lines.saturating_add(REMARK_LINES + 4);
        let inner = panel::popup(area, width, height, "", buffer, context).inner(Margin::new(1, 0));
        let below = |line: u16, height: u16| Rect {
            y: inner.y.saturating_add(line).min(inner.bottom()),
            height: inner.height.saturating_sub(line).min(height),
            ..inner
        };
        // Where there is no room for all, the text itself matters most.
        let line = (lines + 1).min(inner.height.saturating_sub(1 + REMARK_LINES));
        text::paragraph(below(0, line), 0, &self.question, context.style(Role::Text), buffer);
        self.line.draw(below(line, 1), true, buffer, context);
        if let Some((remark, role)) = self.verdict.remark().filter(|_| self.is_touched) {
            text::paragraph(below(line + 1, REMARK_LINES), 0, remark, context.style(role), buffer);
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Confirm, Command::Back, Command::Left, Command::Right, Command::First, Command::Last]
    }

    fn refusal(&self, command: Command, _: &Context<'_>) -> Option<String> {
        (command == Command::Confirm).then(|| self.verdict.refusal().map(str::to_owned)).flatten()
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Confirm => Flow::Answer(Answer::Text(self.line.text().trim().to_owned())),
            Command::Back => Flow::Answer(Answer::No),
            other => {
                self.line.command(other);
                Flow::Redraw
            }
        }
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn typed(&mut self, text: &str, context: &Context<'_>) -> Flow {
        self.line.typed(text);
        self.is_touched = true;
        self.verdict = (self.judge)(self.line.text().trim(), context);
        Flow::Redraw
    }

    fn is_popup(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "prompt"
    }
}
