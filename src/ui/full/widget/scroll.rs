//! Lines that are longer than their place is high: scrolled by keys and by the wheel. Nothing in them is
//! marked; where more lines are, arrows at the right edge say so.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::list::Item;
use super::text;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::theme::Role;

/// The lines by which the wheel scrolls.
const WHEEL: usize = 3;

/// Which lines are seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll {
    first: usize,
    lines: usize,
    area: Rect,
}

impl Scroll {
    /// The columns that lines have in `area`: the last one is for the arrows.
    #[must_use]
    pub fn columns(area: Rect) -> usize {
        area.width.saturating_sub(1).into()
    }

    /// Scrolls; says whether the command was one that does.
    pub fn command(&mut self, command: Command) -> bool {
        let page = usize::from(self.area.height).saturating_sub(1).max(1);
        self.go_to(match command {
            Command::Up => self.first.saturating_sub(1),
            Command::Down => self.first + 1,
            Command::PageUp => self.first.saturating_sub(page),
            Command::PageDown | Command::ReadOn => self.first + page,
            Command::First => 0,
            Command::Last => self.lines,
            _ => return false,
        });
        true
    }

    /// Scrolls by the wheel where it turns over the lines; says whether it did.
    pub fn mouse(&mut self, pointing: Pointing) -> bool {
        let first = match pointing.pointer {
            Pointer::WheelUp => self.first.saturating_sub(WHEEL),
            Pointer::WheelDown => self.first + WHEEL,
            Pointer::Click => return false,
        };
        let inside = self.area.contains(pointing.place);
        if inside {
            self.go_to(first);
        }
        inside
    }

    /// The command of a screenful on: one that the key bar names where lines follow that are not seen.
    #[must_use]
    pub fn page_down(&self) -> Command {
        if self.first < self.last_first() { Command::ReadOn } else { Command::PageDown }
    }

    /// From the last first line on all that follow are seen.
    fn last_first(&self) -> usize {
        self.lines.saturating_sub(self.area.height.into())
    }

    /// The first line that is seen.
    #[must_use]
    pub const fn first(&self) -> usize {
        self.first
    }

    /// Makes a line the first that is seen, or the last one that can be.
    pub fn go_to(&mut self, first: usize) {
        self.first = first.min(self.last_first());
    }

    /// Draws the lines.
    pub fn draw(&mut self, area: Rect, lines: &[Item], buffer: &mut Buffer, context: &Context<'_>) {
        self.area = area;
        self.lines = lines.len();
        self.go_to(self.first);
        let place = Rect { width: area.width.saturating_sub(1), ..area };
        for (line, item) in (0..area.height).zip(lines.iter().skip(self.first)) {
            text::line(place, line, &item.text, context.style(item.role), buffer);
        }
        arrows(area, self.first, lines.len(), buffer, context);
    }
}

/// At the right edge of lines that are scrolled: whether more are above the `first` one that is seen, and
/// below the last one, of so many.
pub fn arrows(area: Rect, first: usize, lines: usize, buffer: &mut Buffer, context: &Context<'_>) {
    let edge = Rect { x: area.right().saturating_sub(1), width: area.width.min(1), ..area };
    if first > 0 {
        text::line(edge, 0, "^", context.style(Role::Key), buffer);
    }
    if first + usize::from(area.height) < lines {
        text::line(edge, area.height.saturating_sub(1), "v", context.style(Role::Key), buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scrolling_ends_where_the_last_line_is_seen() {
        let mut scroll = Scroll { first: 0, lines: 10, area: Rect::new(0, 0, 9, 4) };
        assert!(scroll.command(Command::PageDown) && scroll.first == 3);
        assert_eq!(scroll.page_down(), Command::ReadOn);
        assert!(scroll.command(Command::Last) && scroll.first == 6);
        assert!(scroll.command(Command::Down) && scroll.first == 6);
        assert!(scroll.mouse(Pointer::WheelUp.at(8, 3)) && scroll.first == 3);
        assert!(!scroll.mouse(Pointer::WheelUp.at(9, 3)) && !scroll.command(Command::Confirm));
        assert!(scroll.command(Command::First) && scroll.first == 0);
    }
}
