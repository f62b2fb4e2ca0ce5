//! Decks that cannot be read: the line, what belongs there, and what stands there instead.

use super::{file, shown, shown_path};
use crate::store::deck_file::{DeckFault, DeckFileError, DeckLoadError, Expected};
use crate::students::Deck;
use crate::ui::locale::Locale;

/// Why there is no deck from a path, and what to do.
#[must_use]
pub fn deck(error: &DeckLoadError, locale: &Locale) -> String {
    match error {
        DeckLoadError::File(error) => file(error, locale),
        DeckLoadError::Content { path, error } => {
            let values = [("path", shown_path(path)), ("why", deck_error(error, locale).into())];
            locale.text_with("fault-deck", &values)
        }
    }
}

/// What is wrong in which line of a deck (FILE_FORMATS, "mazzo.txt"), and what to do.
#[must_use]
pub fn deck_error(error: &DeckFileError, locale: &Locale) -> String {
    let DeckFileError { line, expected, fault } = error;
    if *fault == DeckFault::NoCards {
        return locale.text_with("fault-deck-no-cards", &[("line", (*line).into())]);
    }
    let values = [
        ("line", (*line).into()),
        ("expected", expected_word(*expected).into()),
        ("max", Deck::MAX_CARDS.into()),
        ("found", found(fault, locale).into()),
    ];
    locale.text_with("fault-deck-line", &values)
}

fn found(fault: &DeckFault, locale: &Locale) -> String {
    match fault {
        // A deck without cards has a sentence of its own; said here, it is one that ends too early.
        DeckFault::NoCards | DeckFault::End => locale.text("fault-deck-end"),
        DeckFault::Empty => locale.text("fault-deck-empty"),
        DeckFault::NoNumber { text } => locale.text_with("fault-deck-text", &[("text", shown(text))]),
        DeckFault::Value { value } => {
            // As text: the numbers of Fluent are not exact beyond 2^53.
            locale.text_with("fault-deck-value", &[("value", value.to_string().into())])
        }
        DeckFault::TooLong { text, bytes, max } => {
            let values = [("text", shown(text)), ("bytes", (*bytes).into()), ("limit", (*max).into())];
            locale.text_with("fault-deck-long", &values)
        }
        DeckFault::Nul => locale.text("fault-deck-nul"),
    }
}

const fn expected_word(expected: Expected) -> &'static str {
    match expected {
        Expected::Copies => "copies",
        Expected::Name => "name",
        Expected::Description => "description",
        Expected::CardType => "card_type",
        Expected::EffectCount => "effect_count",
        Expected::Effect => "effect",
        Expected::When => "when",
        Expected::Optional => "optional",
    }
}
