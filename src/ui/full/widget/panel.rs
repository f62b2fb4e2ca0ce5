//! A box with a title. The part of a screen that has the keys says so by its title, not by colour alone.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::symbols::border;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget};

use super::text;
use crate::ui::full::context::Context;
use crate::ui::full::settings::Borders;
use crate::ui::full::theme::Role;

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// The lines that boxes are drawn with.
#[must_use]
pub fn border_set(context: &Context<'_>) -> border::Set<'static> {
    match context.borders() {
        Borders::Ascii => ASCII,
        Borders::Unicode => border::PLAIN,
    }
}

/// Draws a box and gives what is inside it.
pub fn draw(area: Rect, title: &str, has_keys: bool, buffer: &mut Buffer, context: &Context<'_>) -> Rect {
    let title = match (title.is_empty(), has_keys) {
        (true, _) => Line::default(),
        (false, true) => Line::styled(format!("[ {title} ]"), context.style(Role::Title)),
        (false, false) => Line::styled(format!(" {title} "), context.style(Role::Text)),
    };
    let block = Block::bordered()
        .border_set(border_set(context))
        .border_style(context.style(Role::Border))
        .style(context.style(Role::Text))
        .title(title);
    let inner = block.inner(area);
    block.render(area, buffer);
    inner
}

/// The columns that a title of [`section`] has in `area`, with or without the keys.
#[must_use]
pub const fn title_columns(area: Rect) -> u16 {
    area.width.saturating_sub(6)
}

/// Draws a title on a line across the top, for parts that have no room for a whole box, and gives what is
/// below it.
pub fn section(area: Rect, title: &str, has_keys: bool, buffer: &mut Buffer, context: &Context<'_>) -> Rect {
    let (title, role) =
        if has_keys { (format!("[ {title} ]"), Role::Title) } else { (format!(" {title} "), Role::Text) };
    let rule = border_set(context).horizontal_top.repeat(area.width.into());
    text::line(area, 0, &rule, context.style(Role::Border), buffer);
    let beside = Rect { x: area.x.saturating_add(1), width: area.width.saturating_sub(2), ..area };
    text::line(beside, 0, &title, context.style(role), buffer);
    Rect { y: area.y.saturating_add(1), height: area.height.saturating_sub(1), ..area }
}

/// Clears a box of a size in the middle of `area`, cut to it, and draws its frame.
pub fn popup(
    area: Rect,
    width: u16,
    height: u16,
    title: &str,
    buffer: &mut Buffer,
    context: &Context<'_>,
) -> Rect {
    let [middle] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [middle] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(middle);
    Clear.render(middle, buffer);
    draw(middle, title, true, buffer, context)
}
