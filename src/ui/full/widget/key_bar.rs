//! The lowest line: which keys do what on this screen, what cannot be done dimmed and in brackets; or why
//! the last key did nothing. Where there is no room for everything, the way back is still there, and help, which
//! tells the rest.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::text;
use crate::ui::full::command::{Command, binding};
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// The columns between two entries.
const GAP: usize = 2;
/// The most lines that a notice takes of the screen.
const NOTICE_LINES: usize = 3;

/// A key and what it does.
struct Entry {
    command: Command,
    key: String,
    word: String,
    is_refused: bool,
}

impl Entry {
    /// The entry of a command with the first of its keys that means it: none is a character where characters
    /// are typed.
    fn new(command: Command, is_refused: bool, is_typing: bool, context: &Context<'_>) -> Option<Self> {
        let binding = binding(command).filter(|_| is_worth_showing(command))?;
        let mut keys = binding.keys.iter().filter(|key| !(is_typing && key.is_text()));
        let key = keys.next()?.name(&context.locale);
        let word = context.text(binding.text);
        let word = if is_refused { format!("({word})") } else { word };
        Some(Self { command, key, word, is_refused })
    }

    fn columns(&self) -> usize {
        width::columns(&self.key) + 1 + width::columns(&self.word)
    }
}

/// Where the bar lies on a screen: the lowest line, and as many above it as a notice needs.
#[must_use]
pub fn area(screen: Rect, notice: Option<&str>) -> Rect {
    let lines = notice.map_or(1, |notice| width::wrap(notice, screen.width.into()).len());
    let height = (lines.clamp(1, NOTICE_LINES) as u16).min(screen.height);
    Rect { y: screen.bottom().saturating_sub(height), height, ..screen }
}

/// Draws the bar for these commands, the most important ones first, each with the reason why it is refused,
/// if it is. Gives what lies where, so that it can be clicked.
pub fn draw(
    area: Rect,
    buffer: &mut Buffer,
    commands: impl Iterator<Item = (Command, Option<String>)>,
    is_typing: bool,
    notice: Option<&str>,
    context: &Context<'_>,
) -> Vec<(Command, Rect)> {
    if let Some(notice) = notice {
        for line in 0..area.height {
            text::line(area, line, &" ".repeat(area.width.into()), context.style(Role::Text), buffer);
        }
        text::paragraph(area, 0, notice, context.style(Role::Bad), buffer);
        return Vec::new();
    }
    let entries =
        commands.filter_map(|(command, refusal)| Entry::new(command, refusal.is_some(), is_typing, context));
    let mut column = 0;
    let mut places = Vec::new();
    for entry in fitting(entries.collect(), area.width.into()) {
        let [key, word] = if entry.is_refused { [Role::Disabled; 2] } else { [Role::Key, Role::Text] };
        let first = column;
        for (piece, role, gap) in [(&entry.key, key, 1), (&entry.word, word, GAP)] {
            let offset = (column as u16).min(area.width);
            let place = Rect { x: area.x + offset, width: area.width - offset, ..area };
            text::line(place, 0, piece, context.style(role), buffer);
            column += width::columns(piece) + gap;
        }
        let place = Rect { x: area.x + first as u16, width: (column - first - GAP) as u16, ..area };
        places.push((entry.command, place.intersection(area)));
    }
    places
}

/// The entries that there is room for: help, the way back, and then the first ones.
fn fitting(entries: Vec<Entry>, room: usize) -> Vec<Entry> {
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|&index| match entries[index].command {
        Command::Help => 0,
        Command::Back | Command::Close | Command::Leave => 1,
        _ => 2,
    });
    let mut used = 0;
    order.retain(|&index| {
        used += entries[index].columns() + GAP;
        used <= room + GAP
    });
    let shown = |&(index, _): &(usize, Entry)| order.contains(&index);
    entries.into_iter().enumerate().filter(shown).map(|(_, entry)| entry).collect()
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
            | Command::Next
            | Command::Previous
            | Command::Number(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::buffer::Cell;

    use crate::store::Folder;
    use crate::ui::full::sample::with_context;
    use crate::ui::locale::Language;

    const COMMANDS: [Command; 7] = [
        Command::Confirm,
        Command::Up,
        Command::Rename,
        Command::Delete,
        Command::Back,
        Command::Help,
        Command::Settings,
    ];

    fn bar(width: u16, refused: Option<Command>, is_typing: bool) -> String {
        let mut line = String::new();
        with_context(&Folder::new("nowhere"), Language::English, |context| {
            let area = Rect::new(0, 0, width, 1);
            let mut buffer = Buffer::empty(area);
            let commands =
                COMMANDS.iter().map(|&it| (it, refused.filter(|&no| no == it).map(|_| "No.".to_owned())));
            draw(area, &mut buffer, commands, is_typing, None, context);
            line = buffer.content().iter().map(Cell::symbol).collect::<String>().trim_end().to_owned();
        });
        line
    }

    #[test]
    fn help_the_way_back_and_the_first_commands_are_told_where_not_all_fit() {
        let all = "Enter choose  r rename  Del delete  Esc back  ? help  F2 settings";
        assert_eq!(bar(65, None, false), all);
        assert_eq!(bar(64, None, false), "Enter choose  r rename  Del delete  Esc back  ? help");
        assert_eq!(bar(40, None, false), "Enter choose  r rename  Esc back  ? help");
        assert_eq!(bar(20, None, false), "Esc back  ? help");
        assert_eq!(bar(15, None, false), "? help");
    }

    #[test]
    fn what_is_refused_stands_in_brackets() {
        assert!(bar(80, Some(Command::Rename), false).contains("r (rename)"));
    }

    #[test]
    fn characters_that_are_typed_are_no_keys() {
        assert_eq!(bar(80, None, true), "Enter choose  Del delete  Esc back  F1 help  F2 settings");
    }

    #[test]
    fn a_notice_has_the_lines_that_it_needs() {
        let screen = Rect::new(0, 0, 20, 12);
        assert_eq!(area(screen, None), Rect::new(0, 11, 20, 1));
        assert_eq!(area(screen, Some("An instant is only played to block.")), Rect::new(0, 10, 20, 2));
        assert_eq!(area(screen, Some(&"x".repeat(500))).height, 3);
    }
}
