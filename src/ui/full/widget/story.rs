//! The story: sentences on the lines of a part of the screen, the newest at the bottom and with a sign.
//! Only as many sentences are asked for as are seen. Where more lines are, arrows at the right edge say so.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{scroll, text};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// A sentence of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// What it says.
    pub text: String,
    /// How it looks.
    pub role: Role,
}

/// How far back a story is scrolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scroll {
    /// Lines below the lowest one that is seen.
    back: usize,
    height: u16,
}

impl Scroll {
    /// Scrolls; says whether the command was one that does.
    pub fn command(&mut self, command: Command) -> bool {
        let page = usize::from(self.height).saturating_sub(1).max(1);
        self.back = match command {
            Command::Up => self.back.saturating_add(1),
            Command::Down => self.back.saturating_sub(1),
            Command::PageUp => self.back.saturating_add(page),
            Command::PageDown => self.back.saturating_sub(page),
            Command::First => usize::MAX,
            Command::Last => 0,
            _ => return false,
        };
        true
    }

    /// Shows the newest sentence again.
    pub const fn to_newest(&mut self) {
        self.back = 0;
    }

    /// Draws the sentences, which come the newest first.
    pub fn draw(
        &mut self,
        area: Rect,
        sentences: impl Iterator<Item = Sentence>,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        self.height = area.height;
        let height = usize::from(area.height);
        let place = Rect { width: area.width.saturating_sub(1), ..area };
        let room = usize::from(place.width).saturating_sub(2);
        let wanted = self.back.saturating_add(height);
        // The lines from the lowest upwards.
        let mut lines: Vec<(String, Role)> = Vec::new();
        for (index, sentence) in sentences.enumerate() {
            let sign = if index == 0 { "- " } else { "  " };
            let wrapped = width::wrap_hanging(&sentence.text, room, 1);
            let signs = std::iter::once(sign).chain(std::iter::repeat("  "));
            let signed: Vec<String> =
                signs.zip(&wrapped).map(|(sign, line)| format!("{sign}{line}")).collect();
            lines.extend(signed.into_iter().rev().map(|line| (line, sentence.role)));
            // One more says that there are more.
            if lines.len() > wanted {
                break;
            }
        }
        self.back = self.back.min(lines.len().saturating_sub(height));
        let seen = lines.iter().skip(self.back).take(height).rev();
        for (line, (sentence, role)) in (0..).zip(seen) {
            text::line(place, line, sentence, context.style(*role), buffer);
        }
        let above = lines.len().saturating_sub(self.back + height);
        scroll::arrows(area, above, lines.len(), buffer, context);
    }
}
