//! Cards as boxes of ASCII, as many beside each other as the screen is wide, or as one sentence each where
//! the look is plain. Every box of a row is as high as the highest; nothing is cut but a caption.

use super::locale::Locale;
use super::sentence::{card_sentence, card_when, effect_lines};
use super::style::Look;
use super::width::{columns, cut, pad, wrap, wrap_hanging};
use crate::students::Card;

/// The narrowest and the widest box where the screen leaves the choice, in columns.
const NARROWEST: usize = 24;
const WIDEST: usize = 30;
/// A box has at least its frame and room for two wide characters.
const LEAST: usize = 8;
const GAP: usize = 1;
/// What the frame takes of a line: `| ` and ` |`.
const FRAME: usize = 4;

/// A card to show, with a few words in its upper edge: the number of a choice, how many copies.
#[derive(Clone, Debug)]
pub struct Captioned<'a> {
    /// The card.
    pub card: &'a Card,
    /// The words, e.g. `[3]` or `x2`; empty for none.
    pub caption: String,
}

impl<'a> Captioned<'a> {
    /// A card with a caption.
    #[must_use]
    pub fn new(card: &'a Card, caption: impl Into<String>) -> Self {
        Self { card, caption: caption.into() }
    }
}

/// The lines that show these cards: boxes in rows, or one unwrapped line a card where the look is plain.
/// On screens of fewer than 8 columns the boxes are 8 columns wide all the same.
#[must_use]
pub fn card_boxes(cards: &[Captioned<'_>], locale: &Locale, look: Look) -> Vec<String> {
    if look.plain {
        return cards.iter().map(|card| plain_line(card, locale)).collect();
    }
    let (beside, width) = layout(look.width);
    let mut lines = Vec::new();
    for row in cards.chunks(beside) {
        let bodies: Vec<Body<'_>> = row.iter().map(|card| Body::new(card, width, locale)).collect();
        let height = bodies.iter().map(Body::height).max().unwrap_or_default();
        let boxes: Vec<Vec<String>> = bodies.iter().map(|body| body.lines(width, height, look)).collect();
        for line in 0..height + 3 {
            let parts: Vec<&str> = boxes.iter().map(|lines| lines[line].as_str()).collect();
            lines.push(parts.join(&" ".repeat(GAP)));
        }
    }
    lines
}

/// How many boxes lie beside each other on a screen, and how wide each is.
fn layout(screen: usize) -> (usize, usize) {
    let beside = (screen.saturating_add(GAP) / (NARROWEST + GAP)).max(1);
    let width = screen.saturating_sub((beside - 1) * GAP) / beside;
    (beside, width.clamp(LEAST, WIDEST))
}

fn plain_line(card: &Captioned<'_>, locale: &Locale) -> String {
    let sentence = card_sentence(card.card, locale);
    if card.caption.is_empty() { sentence } else { format!("{} {sentence}", card.caption) }
}

/// The texts of a card on lines of a width.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its type.
    pub label: Vec<String>,
    /// Its name.
    pub name: Vec<String>,
    /// What is printed on it for the fun of it.
    pub description: Vec<String>,
    /// When its effects happen, and the effects.
    pub effects: Vec<String>,
}

impl Face {
    /// The texts of `card` on lines of at most `width` columns.
    #[must_use]
    pub fn new(card: &Card, width: usize, locale: &Locale) -> Self {
        let label = locale.text_with("kind-label", &[("kind", card.card_type.word().into())]);
        let mut effects = Vec::new();
        if card.effects.is_empty() {
            effects.extend(wrap(&locale.text("card-no-effect"), width));
        } else {
            effects.extend(wrap(&format!("{}:", card_when(card, locale)), width));
            for effect in effect_lines(card, locale) {
                effects.extend(wrap_hanging(&format!("- {effect}"), width, 2));
            }
        }
        Self {
            label: wrap(&label, width),
            name: wrap(card.name.as_str(), width),
            description: wrap(card.description.as_str(), width),
            effects,
        }
    }
}

/// The wrapped text of a box: what stands above its middle edge and what below.
struct Body<'a> {
    shown: &'a Captioned<'a>,
    head: Vec<String>,
    text: Vec<String>,
}

impl<'a> Body<'a> {
    fn new(shown: &'a Captioned<'a>, width: usize, locale: &Locale) -> Self {
        let Face { label, name, description, effects } = Face::new(shown.card, width - FRAME, locale);
        let space = (!description.is_empty()).then(String::new);
        Self {
            shown,
            head: [label, name].concat(),
            text: description.into_iter().chain(space).chain(effects).collect(),
        }
    }

    /// Lines of text, without the three edges.
    fn height(&self) -> usize {
        self.head.len() + self.text.len()
    }

    /// The box with its edges, `height + 3` lines, each of exactly `width` columns.
    fn lines(&self, width: usize, height: usize, look: Look) -> Vec<String> {
        let inner = width - FRAME;
        let edge = format!("+{}+", "-".repeat(width - 2));
        let mut lines = vec![self.top(width)];
        for line in &self.head {
            lines.push(format!("| {} |", look.paint.card(self.shown.card.card_type, &pad(line, inner))));
        }
        lines.push(edge.clone());
        let empty = height - self.height();
        for line in self.text.iter().map(String::as_str).chain(std::iter::repeat_n("", empty)) {
            lines.push(format!("| {} |", pad(line, inner)));
        }
        lines.push(edge);
        lines
    }

    fn top(&self, width: usize) -> String {
        let caption = cut(&self.shown.caption, width - FRAME);
        let dashes = width - 3 - columns(&caption);
        format!("+-{caption}{}+", "-".repeat(dashes))
    }
}

#[cfg(test)]
mod tests;
