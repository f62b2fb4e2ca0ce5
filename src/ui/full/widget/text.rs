//! Text on a part of the screen: measured in columns, never outside its place.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::width;

/// Writes one line of text, cut to the width of `area`, at its line number `line`.
pub fn line(area: Rect, line: u16, text: &str, style: Style, buffer: &mut Buffer) {
    if line < area.height && area.width > 0 {
        let text = width::cut(text, area.width.into());
        buffer.set_stringn(area.x, area.y + line, text, area.width.into(), style);
    }
}

/// Writes text folded at the width of `area`, from its line number `first` on. Gives the line after it,
/// whether or not there was room for all.
pub fn paragraph(area: Rect, first: u16, text: &str, style: Style, buffer: &mut Buffer) -> u16 {
    let mut number = first;
    for part in width::wrap(text, area.width.into()) {
        line(area, number, &part, style, buffer);
        number = number.saturating_add(1);
    }
    number
}
