//! Cards on the screen: boxes in rows where there is room, else one line each, in whichever form
//! the marked one has a sign, the type a badge, and what cannot be chosen brackets.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{panel, text, token};
use crate::students::{Card, CardType};
use crate::ui::card_box::Face;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::sentence::card_effects;
use crate::ui::width;

/// The narrowest and the widest box, in columns.
const NARROWEST: u16 = 15;
const WIDEST: u16 = 30;
/// More rows of boxes are harder to read than a list.
const MOST_ROWS: usize = 2;

/// A card to show.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    /// The card.
    pub card: &'a Card,
    /// A few words at its edge: the number of a choice, how many copies.
    pub caption: String,
    /// The columns that a list keeps for the caption, so that nothing moves when a longer one comes.
    pub room: usize,
    /// Whether it cannot be chosen where others can.
    pub is_refused: bool,
}

/// The sign of a card's type in lists of names.
#[must_use]
pub const fn sign(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Matricola => "m",
        CardType::StudenteSemplice => "s",
        CardType::Laureando => "l",
        CardType::Bonus => "+",
        CardType::Malus => "-",
        CardType::Magia => "~",
        CardType::Istantanea => "!",
        CardType::All | CardType::Studente => "?",
    }
}

/// Boxes in rows: how many beside each other, how wide each, and how high each row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    beside: usize,
    width: u16,
    heights: Vec<u16>,
}

impl Grid {
    /// The fewest rows of boxes for these cards in so many columns; nothing where there is no card, or where
    /// not even two rows are enough.
    #[must_use]
    pub fn new(cards: &[Shown<'_>], room: u16, context: &Context<'_>) -> Option<Self> {
        let rows = (1..=MOST_ROWS).find_map(|rows| {
            let beside = cards.len().div_ceil(rows);
            Some((beside, box_width(beside, room)?))
        });
        let (beside, width) = rows?;
        let heights = cards.chunks(beside).map(|row| box_height(row, width, context)).collect();
        Some(Self { beside, width, heights })
    }

    /// The lines of all rows.
    #[must_use]
    pub fn height(&self) -> u16 {
        self.heights.iter().sum()
    }
}

/// A mark among cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The card that is kept in sight.
    pub card: usize,
    /// Whether it is marked as well.
    pub is_seen: bool,
    /// Whether the cards have the keys of the screen.
    pub has_keys: bool,
}

impl Mark {
    fn is_at(self, index: usize) -> bool {
        self.is_seen && self.card == index
    }
}

/// How wide each of `count` boxes beside each other can be in `room` columns; nothing where they do not fit.
fn box_width(count: usize, room: u16) -> Option<u16> {
    let count = u16::try_from(count).ok().filter(|&count| count > 0)?;
    let width = room.checked_sub(count - 1)? / count;
    (width >= NARROWEST).then(|| width.min(WIDEST))
}

/// The lines that the highest of these cards needs as a box of this width, without its description.
fn box_height(cards: &[Shown<'_>], width: u16, context: &Context<'_>) -> u16 {
    let height = |shown: &Shown<'_>| {
        let face = Face::new(shown.card, inner_width(width), &context.locale);
        face.label.len() + face.name.len() + face.effects.len() + 3
    };
    cards.iter().map(height).max().unwrap_or_default() as u16
}

fn inner_width(width: u16) -> usize {
    // Where there is room, a space before and after the text.
    usize::from(width).saturating_sub(if width < 20 { 2 } else { 4 })
}

/// Draws boxes in rows, or one line each where they do not fit. Gives the place of each that is seen.
pub fn draw(
    area: Rect,
    cards: &[Shown<'_>],
    mark: Mark,
    buffer: &mut Buffer,
    context: &Context<'_>,
) -> Vec<(usize, Rect)> {
    let grid = Grid::new(cards, area.width, context).filter(|grid| grid.height() <= area.height);
    let Some(grid) = grid else { return list(area, cards, mark, buffer, context) };
    let rows = Layout::vertical(grid.heights.iter().map(|&height| Constraint::Min(height))).split(area);
    let mut places = Vec::new();
    for (&row, first) in rows.iter().zip((0..cards.len()).step_by(grid.beside)) {
        let widths = vec![Constraint::Length(grid.width); grid.beside];
        let boxes = Layout::horizontal(widths).spacing(1).split(row);
        for (&place, index) in boxes.iter().zip(first..cards.len()) {
            card_box(place, &cards[index], mark.is_at(index), mark.has_keys, buffer, context);
            places.push((index, place));
        }
    }
    places
}

/// One line a card: its number, type, name and effects as far as the line goes.
fn list(
    area: Rect,
    cards: &[Shown<'_>],
    mark: Mark,
    buffer: &mut Buffer,
    context: &Context<'_>,
) -> Vec<(usize, Rect)> {
    let height = usize::from(area.height);
    let first = (mark.card + 1).min(cards.len()).saturating_sub(height);
    let columns = |shown: &Shown<'_>| width::columns(&caption(shown)).max(shown.room);
    let captions = cards.iter().map(columns).max().unwrap_or_default();
    let names = cards.iter().map(|shown| width::columns(shown.card.name.as_str())).max().unwrap_or_default();
    let labels = cards.iter().map(|shown| width::columns(&label(shown, context))).max().unwrap_or_default();
    let hidden = cards.len().saturating_sub(height);
    let more = if hidden > 0 { format!(" +{hidden}") } else { String::new() };
    let mut places = Vec::new();
    for (line, (index, shown)) in (0_u16..).zip(cards.iter().enumerate().skip(first).take(height)) {
        let is_marked = mark.is_at(index);
        let role = role(shown, is_marked && mark.has_keys);
        let is_last = usize::from(line) + 1 == height;
        let room = Rect {
            width: if is_last { area.width.saturating_sub(more.len() as u16) } else { area.width },
            ..area
        };
        let before = format!(
            "{}{}",
            token::mark(is_marked, mark.has_keys),
            width::pad(&caption(shown), captions + usize::from(captions > 0))
        );
        let line_text = format!(
            "{before}{} {} {}",
            width::pad(&label(shown, context), labels),
            width::pad(shown.card.name.as_str(), names),
            card_effects(shown.card, &context.locale)
        );
        text::line(room, line, &line_text, context.style(role), buffer);
        let column = width::columns(&before) as u16;
        let badge =
            Rect { x: area.x.saturating_add(column), width: area.width.saturating_sub(column), ..area };
        let style = context.style(Role::Card(shown.card.card_type));
        text::line(badge, line, &width::pad(&label(shown, context), labels), style, buffer);
        places.push((index, Rect { y: area.y + line, height: 1, ..area }));
    }
    let columns = more.len() as u16;
    let end =
        Rect { x: area.right().saturating_sub(columns).max(area.x), width: columns.min(area.width), ..area };
    text::line(end, area.height.saturating_sub(1), &more, context.style(Role::Dim), buffer);
    places
}

/// A card as a box: type, name and, as far as there is room, effects and description.
pub fn card_box(
    area: Rect,
    shown: &Shown<'_>,
    is_marked: bool,
    has_keys: bool,
    buffer: &mut Buffer,
    context: &Context<'_>,
) {
    let caption = caption(shown);
    let title = match (is_marked, caption.is_empty()) {
        (true, _) if has_keys => format!(">{caption}<"),
        (true, _) => format!("-{caption}-"),
        (false, true) => String::new(),
        (false, false) => caption,
    };
    let inner = panel::draw(area, "", false, buffer, context);
    let edge = Rect { x: area.x.saturating_add(1), width: area.width.saturating_sub(2), ..area };
    let role = if is_marked && has_keys { Role::Marked } else { Role::Text };
    text::line(edge, 0, &title, context.style(role), buffer);
    let padding = if area.width < 20 { 0 } else { 1 };
    let inner = inner.inner(ratatui::layout::Margin::new(padding, 0));
    let face = Face::new(shown.card, inner.width.into(), &context.locale);
    // The mark is on caption and name only: a whole box would be many bytes for a terminal far away.
    let style = context.style(self::role(shown, false));
    let name = if is_marked && has_keys { Role::Marked } else { Role::Title };
    let label = context.style(Role::Card(shown.card.card_type));
    let mut line = lines(inner, 0, &face.label, label, buffer);
    line = lines(inner, line, &face.name, style.patch(context.style(name)), buffer);
    if inner.height > line + 1 {
        let rule = panel::border_set(context).horizontal_top.repeat(inner.width.into());
        text::line(inner, line, &rule, context.style(Role::Border), buffer);
        let end = lines(inner, line + 1, &face.effects, style, buffer);
        if end > inner.height {
            let more = width::pad_left("...", inner.width.into());
            text::line(inner, inner.height - 1, &more, style, buffer);
        } else if end + (face.description.len() as u16) < inner.height {
            lines(inner, end + 1, &face.description, context.style(Role::Dim), buffer);
        }
    }
}

fn lines(area: Rect, first: u16, texts: &[String], style: ratatui::style::Style, buffer: &mut Buffer) -> u16 {
    for (line, part) in (first..).zip(texts) {
        text::line(area, line, part, style, buffer);
    }
    first.saturating_add(texts.len() as u16)
}

/// The type of a card in a short word.
fn label(shown: &Shown<'_>, context: &Context<'_>) -> String {
    context.text_with("kind-short", &[("kind", shown.card.card_type.word().into())])
}

/// The caption, in brackets that say whether the card can be chosen.
fn caption(shown: &Shown<'_>) -> String {
    let caption = shown.caption.trim_start();
    match (caption.is_empty(), shown.is_refused) {
        (true, true) => "(-)".to_owned(),
        (true, false) => String::new(),
        (false, true) => format!("({caption})"),
        (false, false) => format!("[{caption}]"),
    }
}

const fn role(shown: &Shown<'_>, is_marked: bool) -> Role {
    match (is_marked, shown.is_refused) {
        (true, _) => Role::Marked,
        (false, true) => Role::Disabled,
        (false, false) => Role::Text,
    }
}
