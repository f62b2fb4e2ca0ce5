//! What is on the screen while the keyboard goes from one person to another: whose turn it is to look, and
//! nothing else.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::widgets::{Clear, Widget};

use super::message::WIDTH;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// Wipes the area and asks for the player with this name, in a box whose inside is given back.
pub fn draw(area: Rect, player: &str, buffer: &mut Buffer, context: &Context<'_>) -> Rect {
    Clear.render(area, buffer);
    buffer.set_style(area, context.style(Role::Text));
    let sentence = context.text_with("handover", &[("player", player.into())]);
    let width = WIDTH.min(area.width);
    let lines = width::wrap(&sentence, usize::from(width.saturating_sub(4))).len() as u16;
    let inner = panel::popup(area, width, lines.saturating_add(4), player, buffer, context);
    text::paragraph(inner.inner(Margin::new(1, 1)), 0, &sentence, context.style(Role::Title), buffer);
    inner
}
