//! Showing all cards of a deck.

use std::path::Path;

use super::{Edge, Failure};
use crate::session::{SessionError, read_deck};
use crate::ui::card_box::{Captioned, card_boxes};
use crate::ui::fault;

/// Shows each card with its number of copies, in the order of the file.
pub(super) fn show(edge: &Edge<'_>, file: Option<&Path>) -> Result<(), Failure> {
    let deck = read_deck(&edge.folder, file).map_err(SessionError::from)?;
    let cards: Vec<Captioned<'_>> =
        deck.records.iter().map(|(card, copies)| Captioned::new(card, format!("x{copies}"))).collect();
    let mut lines = card_boxes(&cards, edge.locale, edge.look);
    lines.push(edge.locale.text_with(
        "deck-total",
        &[("cards", deck.records.len().into()), ("copies", deck.deck.total().into())],
    ));
    for oddity in &deck.oddities {
        let text = fault::oddity(oddity, edge.locale);
        lines.push(edge.locale.text_with("save-odd", &[("oddity", text.into())]));
    }
    edge.print(&lines)
}
