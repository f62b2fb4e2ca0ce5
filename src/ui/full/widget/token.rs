//! Small pieces of text that fill the lines of a part of the screen: names of cards, choices. One of them may
//! be marked, by a sign and a style; the lines scroll so that it is seen, and what is left out is counted.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::text;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// The columns of the count of what is left out.
const COUNT: u16 = 4;

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The text.
    pub text: String,
    /// How it looks where it is not marked.
    pub role: Role,
    /// A sign before it that has a look of its own.
    pub badge: Option<(&'static str, Role)>,
}

/// How tokens lie on the lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// As many on a line as fit.
    Filled,
    /// Each on a line of its own.
    Lines,
}

/// Where a token lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spot {
    line: usize,
    column: usize,
    width: usize,
}

impl Token {
    /// An ordinary text.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), role: Role::Text, badge: None }
    }

    /// The sign of the mark, the badge and the text.
    fn columns(&self) -> usize {
        1 + self.badge.map_or(0, |(sign, _)| width::columns(sign) + 1) + width::columns(&self.text)
    }
}

/// How many lines the tokens take at a width.
#[must_use]
pub fn lines(tokens: &[Token], width: u16, flow: Flow) -> usize {
    spots(tokens, width, flow).last().map_or(0, |spot| spot.line + 1)
}

fn spots(tokens: &[Token], room: u16, flow: Flow) -> Vec<Spot> {
    let room = usize::from(room);
    let mut spots: Vec<Spot> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let width = token.columns().min(room);
        let spot = match spots.last() {
            None => Spot { line: 0, column: 0, width },
            Some(last) => {
                let column = last.column + last.width + 1;
                let fits = flow == Flow::Filled && column + width <= room;
                if fits {
                    Spot { line: last.line, column, width }
                } else {
                    Spot { line: last.line + 1, column: 0, width }
                }
            }
        };
        spots.push(spot);
    }
    spots
}

/// Draws the tokens and gives the place of each that is seen.
pub fn draw(
    area: Rect,
    tokens: &[Token],
    flow: Flow,
    marked: Option<usize>,
    has_keys: bool,
    buffer: &mut Buffer,
    context: &Context<'_>,
) -> Vec<(usize, Rect)> {
    let height = usize::from(area.height);
    if height == 0 || area.width == 0 {
        return Vec::new();
    }
    let spots = spots(tokens, area.width, flow);
    let marked_line = marked.and_then(|marked| spots.get(marked)).map_or(0, |spot| spot.line);
    let first = (marked_line + 1).saturating_sub(height);
    let hidden = spots.iter().filter(|spot| spot.line >= first + height || spot.line < first).count();
    let mut places = Vec::new();
    for (index, (token, spot)) in tokens.iter().zip(&spots).enumerate() {
        if spot.line < first || spot.line >= first + height {
            continue;
        }
        let line = (spot.line - first) as u16;
        let column = spot.column as u16;
        let is_last = usize::from(line) + 1 == height;
        let end = area.width.saturating_sub(if hidden > 0 && is_last { COUNT } else { 0 });
        let place = Rect {
            x: area.x + column,
            y: area.y + line,
            width: (spot.width as u16).min(end.saturating_sub(column)),
            height: 1,
        };
        one(place, token, marked == Some(index), has_keys, buffer, context);
        places.push((index, place));
    }
    if hidden > 0 {
        let count = width::pad_left(&format!("+{hidden}"), COUNT.min(area.width).into());
        let place = Rect { x: area.right().saturating_sub(COUNT).max(area.x), ..area };
        text::line(place, area.height - 1, &count, context.style(Role::Dim), buffer);
    }
    places
}

/// The sign before a thing that may be marked: another one where the keys are elsewhere.
#[must_use]
pub const fn mark(is_marked: bool, has_keys: bool) -> &'static str {
    match (is_marked, has_keys) {
        (true, true) => ">",
        (true, false) => "-",
        (false, _) => " ",
    }
}

fn one(
    place: Rect,
    token: &Token,
    is_marked: bool,
    has_keys: bool,
    buffer: &mut Buffer,
    context: &Context<'_>,
) {
    let role = match (is_marked, has_keys) {
        (true, true) => Role::Marked,
        (true, false) if token.role == Role::Text => Role::Title,
        _ => token.role,
    };
    let style = context.style(role);
    let sign = mark(is_marked, has_keys);
    let badge = token.badge.map_or("", |(badge, _)| badge);
    let space = if badge.is_empty() { "" } else { " " };
    text::line(place, 0, &format!("{sign}{badge}{space}{}", token.text), style, buffer);
    if let Some((badge, role)) = token.badge
        && role != Role::Text
        && place.width > 1
    {
        let place = Rect { x: place.x + 1, width: place.width - 1, ..place };
        text::line(place, 0, badge, context.style(role), buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_fill_lines_or_take_one_each() {
        let tokens = ["uno", "due", "tre"].map(Token::new);
        assert_eq!(lines(&tokens, 9, Flow::Filled), 2);
        assert_eq!(lines(&tokens, 14, Flow::Filled), 1);
        assert_eq!(lines(&tokens, 14, Flow::Lines), 3);
        assert_eq!(lines(&[], 14, Flow::Lines), 0);
    }
}
