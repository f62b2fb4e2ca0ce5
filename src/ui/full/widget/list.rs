//! A list with one marked line. The mark is a sign and a style; the list scrolls so that the marked line is
//! always seen, and arrows at the right edge say where there are more.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::{scroll, text};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::Pointer;
use crate::ui::full::theme::Role;

/// Which line is marked, and which is the first that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct List {
    marked: usize,
    first: usize,
    area: Rect,
}

/// One line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The text.
    pub text: String,
    /// How it looks where it is not marked.
    pub role: Role,
}

impl Item {
    /// An ordinary line.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), role: Role::Text }
    }

    /// The same line in another role.
    #[must_use]
    pub fn role(mut self, role: Role) -> Self {
        self.role = role;
        self
    }
}

impl List {
    /// The number of the marked line, from 0.
    #[must_use]
    pub const fn marked(&self) -> usize {
        self.marked
    }

    /// Marks a line.
    pub fn mark(&mut self, line: usize, lines: usize) {
        self.marked = line.min(lines.saturating_sub(1));
    }

    /// Moves the mark; says whether the command was one that does.
    pub fn command(&mut self, command: Command, lines: usize) -> bool {
        let last = lines.saturating_sub(1);
        let page = usize::from(self.area.height).saturating_sub(1).max(1);
        self.marked = match command {
            Command::Up => self.marked.checked_sub(1).unwrap_or(last),
            Command::Down if self.marked >= last => 0,
            Command::Down => self.marked + 1,
            Command::First => 0,
            Command::Last => last,
            Command::PageUp => self.marked.saturating_sub(page),
            Command::PageDown => (self.marked + page).min(last),
            _ => return false,
        };
        true
    }

    /// Moves the mark by the wheel, which stops at the ends.
    pub fn wheel(&mut self, pointer: Pointer, lines: usize) {
        match pointer {
            Pointer::WheelUp => self.marked = self.marked.saturating_sub(1),
            Pointer::WheelDown => self.mark(self.marked + 1, lines),
            Pointer::Click => {}
        }
    }

    /// The line at a place of the screen, where the list was drawn last.
    #[must_use]
    pub fn line_at(&self, place: Position, lines: usize) -> Option<usize> {
        let inside = self.area.contains(place);
        let number = self.first + usize::from(place.y.saturating_sub(self.area.y));
        (inside && number < lines).then_some(number)
    }

    /// Marks the line at a place of the screen that was clicked, if there is one; says whether it was marked
    /// already, so that the click chooses it.
    pub fn clicked(&mut self, place: Position, lines: usize) -> Option<bool> {
        let index = self.line_at(place, lines)?;
        let was_marked = index == self.marked;
        self.mark(index, lines);
        Some(was_marked)
    }

    /// The line that begins with a letter, after the marked one and round from the beginning.
    #[must_use]
    pub fn line_with_letter(&self, letter: char, items: &[Item]) -> Option<usize> {
        let starts = |index: &usize| {
            let text = items[*index].text.trim_start_matches(|c: char| !c.is_alphabetic());
            text.chars().next().is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let after = (self.marked + 1).min(items.len());
        (after..items.len()).chain(0..after).find(starts)
    }

    /// Draws the lines; `has_keys` says whether the list has the keys of the screen.
    pub fn draw(
        &mut self,
        area: Rect,
        items: &[Item],
        has_keys: bool,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        self.area = area;
        self.mark(self.marked, items.len());
        let height = usize::from(area.height);
        if self.marked < self.first {
            self.first = self.marked;
        } else if self.marked >= self.first + height {
            self.first = self.marked + 1 - height.max(1);
        }
        self.first = self.first.min(items.len().saturating_sub(height));
        let place = Rect { width: area.width - u16::from(items.len() > height).min(area.width), ..area };
        for (line, (index, item)) in (0..).zip(items.iter().enumerate().skip(self.first).take(height)) {
            let is_marked = index == self.marked;
            let (sign, role) = match (is_marked, has_keys) {
                (true, true) => ("> ", Role::Marked),
                (true, false) => ("- ", item.role),
                _ => ("  ", item.role),
            };
            text::line(place, line, &format!("{sign}{}", item.text), context.style(role), buffer);
        }
        scroll::arrows(area, self.first, items.len(), buffer, context);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_goes_round_and_stays_inside() {
        let mut list = List::default();
        assert!(list.command(Command::Up, 3));
        assert_eq!(list.marked(), 2);
        list.command(Command::Down, 3);
        assert_eq!(list.marked(), 0);
        assert!(!list.command(Command::Confirm, 3));
        list.command(Command::Down, 0);
        list.mark(9, 0);
        assert_eq!(list.marked(), 0);
    }

    #[test]
    fn a_click_marks_a_line_and_one_on_the_marked_line_chooses_it_however_late() {
        let mut list = List { area: Rect::new(2, 1, 9, 3), ..List::default() };
        assert_eq!(list.clicked(Position::new(1, 1), 3), None);
        assert_eq!(list.clicked(Position::new(2, 2), 3), Some(false));
        assert_eq!(list.clicked(Position::new(2, 3), 3), Some(false), "another line");
        assert_eq!(list.clicked(Position::new(4, 3), 3), Some(true));
        assert_eq!(list.marked(), 2);
    }

    #[test]
    fn a_letter_finds_the_next_line_that_begins_with_it() {
        let items = ["[1] Ada", "[2] bruno", "[3] Anna"].map(Item::new);
        let mut list = List::default();
        assert_eq!(list.line_with_letter('a', &items), Some(2));
        list.mark(2, 3);
        assert_eq!(list.line_with_letter('A', &items), Some(0));
        assert_eq!(list.line_with_letter('B', &items), Some(1));
        assert_eq!(list.line_with_letter('z', &items), None);
        assert_eq!(list.line_with_letter('z', &[]), None);
    }
}
