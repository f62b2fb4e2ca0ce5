//! A line in which text is typed. Characters are taken whole: what a reader sees as one is one.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_segmentation::UnicodeSegmentation;

use super::text;
use crate::ui::full::app::{TAKE_BACK, TAKE_BACK_ALL, TAKE_BACK_WORD};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// No text that is typed here is longer, in bytes.
const MAX_BYTES: usize = 1024;

/// What stands for the character after the last one, where the next is typed.
const END: &str = "_";

/// A text that is being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputLine {
    text: String,
    /// Where the next character goes, in bytes; always between two characters.
    cursor: usize,
}

impl InputLine {
    /// A line that holds a text already, with the cursor after it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { cursor: text.len(), text }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Puts in at the cursor what was typed or pasted, or takes back the character, the word or everything before it.
    pub fn typed(&mut self, typed: &str) {
        let start = match typed {
            TAKE_BACK => Some(self.before()),
            TAKE_BACK_WORD => Some(self.word()),
            TAKE_BACK_ALL => Some(0),
            _ => None,
        };
        if let Some(start) = start {
            self.text.replace_range(start..self.cursor, "");
            self.cursor = start;
        } else if self.text.len() + typed.len() <= MAX_BYTES {
            self.text.insert_str(self.cursor, typed);
            self.cursor += typed.len();
        }
    }

    /// Moves the cursor; says whether the command was one that does.
    pub fn command(&mut self, command: Command) -> bool {
        self.cursor = match command {
            Command::Left => self.before(),
            Command::Right => self.after(),
            Command::First => 0,
            Command::Last => self.text.len(),
            _ => return false,
        };
        true
    }

    /// Where the character before the cursor begins.
    fn before(&self) -> usize {
        self.text[..self.cursor].grapheme_indices(true).next_back().map_or(0, |(start, _)| start)
    }

    /// Where the word before the cursor begins, whatever spaces are between them.
    fn word(&self) -> usize {
        let words = self.text[..self.cursor].trim_end();
        words
            .char_indices()
            .rfind(|(_, char)| char.is_whitespace())
            .map_or(0, |(at, space)| at + space.len_utf8())
    }

    /// Where the character at the cursor ends.
    fn after(&self) -> usize {
        self.cursor + self.text[self.cursor..].graphemes(true).next().map_or(0, str::len)
    }

    /// Draws the text and, where it has the keys, the cursor, which is always seen.
    pub fn draw(&self, area: Rect, has_keys: bool, buffer: &mut Buffer, context: &Context<'_>) {
        let plain = context.style(Role::Text);
        if !has_keys {
            return text::line(area, 0, &self.text, plain, buffer);
        }
        let (before, rest) = self.text.split_at(self.cursor);
        let (at, after) = rest.split_at(self.after() - self.cursor);
        let at = if at.is_empty() { END } else { at };
        let room = usize::from(area.width).saturating_sub(width::columns(at));
        let mut shown = before;
        while width::columns(shown) > room {
            let first = shown.graphemes(true).next().map_or(shown.len(), str::len);
            shown = &shown[first..];
        }
        let mut place = area;
        for (part, style) in [(shown, plain), (at, context.style(Role::Marked)), (after, plain)] {
            text::line(place, 0, part, style, buffer);
            let used = u16::try_from(width::columns(part)).unwrap_or(u16::MAX).min(place.width);
            place = Rect { x: place.x + used, width: place.width - used, ..place };
        }
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

    #[test]
    fn a_word_or_everything_before_the_cursor_is_taken_back() {
        let mut line = InputLine::new("Zoe\u{301}  de\u{a0}Rossi  ");
        line.typed(TAKE_BACK_WORD);
        assert_eq!(line.text(), "Zoe\u{301}  de\u{a0}");
        line.typed(TAKE_BACK_WORD);
        assert_eq!(line.text(), "Zoe\u{301}  ");
        line.typed("Bianchi");
        line.command(Command::Left);
        line.typed(TAKE_BACK_ALL);
        line.typed(TAKE_BACK_WORD);
        assert_eq!(line.text(), "i");
        line.typed("X");
        assert_eq!(line.text(), "Xi");
    }

    #[test]
    fn text_is_typed_where_the_cursor_is() {
        let mut line = InputLine::new("Add\u{301}a");
        assert!(line.command(Command::Left) && line.command(Command::Left));
        line.typed(TAKE_BACK);
        line.typed("xy");
        assert_eq!(line.text(), "Axyd\u{301}a");
        line.command(Command::First);
        line.command(Command::Left);
        line.typed(TAKE_BACK);
        line.typed("-");
        line.command(Command::Last);
        line.command(Command::Right);
        line.typed("!");
        assert_eq!(line.text(), "-Axyd\u{301}a!");
        assert!(!line.command(Command::Up));
    }
}
