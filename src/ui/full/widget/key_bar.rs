//! The lowest line: which keys do what on this screen, what cannot be done dimmed and in brackets; or why
//! the last key did nothing.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::text;
use crate::ui::full::command::{Command, binding};
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// Draws the bar for these commands, each with the reason why it is refused, if it is.
pub fn draw(
    area: Rect,
    buffer: &mut Buffer,
    commands: impl Iterator<Item = (Command, Option<String>)>,
    notice: Option<&str>,
    context: &Context<'_>,
) {
    buffer.set_style(area, context.style(Role::Text));
    if let Some(notice) = notice {
        return text::line(area, 0, notice, context.style(Role::Bad), buffer);
    }
    let mut column = area.x;
    for (command, refusal) in commands {
        let Some(binding) = binding(command).filter(|_| is_worth_showing(command)) else { continue };
        let key = binding.keys.first().map(|key| key.name()).unwrap_or_default();
        let word = context.text(binding.text);
        let word = if refusal.is_some() { format!("({word})") } else { word };
        let needed = (width::columns(&key) + width::columns(&word) + 3) as u16;
        if column + needed > area.right() {
            break;
        }
        let role = if refusal.is_some() { Role::Disabled } else { Role::Key };
        buffer.set_string(column, area.y, &key, context.style(role));
        column += width::columns(&key) as u16 + 1;
        let role = if refusal.is_some() { Role::Disabled } else { Role::Text };
        buffer.set_string(column, area.y, &word, context.style(role));
        column += width::columns(&word) as u16 + 2;
    }
}

/// Everybody knows what arrows do; the bar has room for the rest.
const fn is_worth_showing(command: Command) -> bool {
    !matches!(
        command,
        Command::Up
            | Command::Down
            | Command::Left
            | Command::Right
            | Command::First
            | Command::Last
            | Command::PageUp
            | Command::PageDown
            | Command::PreviousPart
            | Command::Number(_)
    )
}
