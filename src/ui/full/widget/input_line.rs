//! A line in which text is typed. Characters are taken whole: what a reader sees as one is one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation;

use super::text;
use crate::ui::full::app::TAKE_BACK;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// No text that is typed here is longer, in bytes.
const MAX_BYTES: usize = 1024;

/// A text that is being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputLine {
    text: String,
}

impl InputLine {
    /// A line that holds a text already.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds what was typed or pasted, or takes the last character back.
    pub fn typed(&mut self, typed: &str) {
        if typed == TAKE_BACK {
            let keep = self.text.grapheme_indices(true).next_back().map_or(0, |(index, _)| index);
            self.text.truncate(keep);
        } else if self.text.len() + typed.len() <= MAX_BYTES {
            self.text.push_str(typed);
        }
    }

    /// Draws the end of the text, which is where it is typed, and a cursor after it.
    pub fn draw(&self, area: Rect, has_keys: bool, buffer: &mut Buffer, context: &Context<'_>) {
        let room = usize::from(area.width).saturating_sub(1);
        let mut shown = self.text.as_str();
        while width::columns(shown) > room {
            let first = shown.graphemes(true).next().map_or(shown.len(), str::len);
            shown = &shown[first..];
        }
        let role = if has_keys { Role::Marked } else { Role::Text };
        let cursor = if has_keys { "_" } else { "" };
        text::line(area, 0, &format!("{shown}{cursor}"), context.style(role), buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_character_is_taken_back_whole() {
        let mut line = InputLine::new("Zoe\u{301}");
        line.typed("👩\u{200d}🎓");
        line.typed(TAKE_BACK);
        line.typed(TAKE_BACK);
        assert_eq!(line.text(), "Zo");
        for _ in 0..3 {
            line.typed(TAKE_BACK);
        }
        assert_eq!(line.text(), "");
    }
}
