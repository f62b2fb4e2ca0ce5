//! The saves as they lie on the screen: the list and the details, beside each other, one above the other, or
//! one at a time.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{Part, Saves, detail};
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::Item;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// From this width on the details stand beside the list.
const WIDE: u16 = 70;
/// From this height on they stand below it, else one part is seen at a time.
const HIGH: u16 = 18;
/// The list has at least so many lines, if it has so many entries, before anything is said below it.
const LEAST: u16 = 4;

impl Saves {
    /// Both parts, or the one that has the keys.
    pub(super) fn parts(&self, area: Rect) -> [Rect; 2] {
        if area.width >= WIDE {
            return Layout::horizontal([Constraint::Fill(2), Constraint::Fill(3)]).areas(area);
        }
        if area.height >= HIGH {
            let said = if self.left_out > 0 { LEAST } else { 0 };
            let list = (self.entries.len().max(1) as u16 + 2 + said).min(area.height / 2);
            return Layout::vertical([Constraint::Length(list), Constraint::Fill(1)]).areas(area);
        }
        let none = Rect { height: 0, ..area };
        if self.part == Part::List { [area, none] } else { [none, area] }
    }

    pub(super) fn items(&self, context: &Context<'_>) -> Vec<Item> {
        self.entries.iter().map(|entry| detail::item(entry, &context.locale)).collect()
    }

    pub(super) fn draw_list(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let has_keys = self.part == Part::List;
        let inner = panel::draw(area, &context.text("saves-title"), has_keys, buffer, context);
        let inner = self.draw_left_out(inner, buffer, context);
        let items = self.items(context);
        self.list.draw(inner, &items, has_keys, buffer, context);
        if items.is_empty() {
            text::paragraph(inner, 0, &context.text("saves-none"), context.style(Role::Dim), buffer);
        }
    }

    /// Says below the list how many files it does not have, if any and if there is room; gives what is left for the list.
    fn draw_left_out(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) -> Rect {
        if self.left_out == 0 {
            return area;
        }
        let sentence = context.text_with("saves-left-out", &[("count", self.left_out.into())]);
        let lines = width::wrap(&sentence, area.width.into()).len() as u16;
        let least = (self.entries.len() as u16).clamp(1, LEAST);
        if area.height < lines.saturating_add(least) {
            return area;
        }
        let [list, below] = Layout::vertical([Constraint::Fill(1), Constraint::Length(lines)]).areas(area);
        text::paragraph(below, 0, &sentence, context.style(Role::Dim), buffer);
        list
    }

    pub(super) fn draw_detail(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let title = self.marked().map(|entry| entry.name.to_string()).unwrap_or_default();
        let inner = panel::draw(area, &title, self.part == Part::Detail, buffer, context);
        let lines = match self.marked() {
            Some(entry) => detail::lines(entry, context, Scroll::columns(inner)),
            None => Vec::new(),
        };
        self.detail.draw(inner, &lines, buffer, context);
    }
}
