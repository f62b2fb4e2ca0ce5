//! A popup that tells a sentence.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// The widest a popup of sentences gets, in columns.
pub(super) const WIDTH: u16 = 64;

/// A sentence to be read.
pub struct Message {
    sentence: String,
}

impl Message {
    /// A popup with this sentence.
    #[must_use]
    pub fn new(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into() }
    }
}

impl Screen for Message {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let width = WIDTH.min(area.width);
        let lines = width::wrap(&self.sentence, usize::from(width.saturating_sub(4))).len();
        let inner = panel::popup(area, width, lines as u16 + 2, "", buffer, context);
        let inner = inner.inner(ratatui::layout::Margin::new(1, 0));
        text::paragraph(inner, 0, &self.sentence, context.style(Role::Text), buffer);
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Close]
    }

    fn command(&mut self, _: Command, _: Duration, _: &Context<'_>) -> Flow {
        Flow::Close
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        if pointing.pointer == Pointer::Click { Flow::Close } else { Flow::Stay }
    }

    fn is_popup(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "message"
    }
}
