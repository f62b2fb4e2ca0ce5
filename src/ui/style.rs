//! How things look: how wide, in boxes or plain, and in which colours. Colour repeats what words say and
//! is never the only one to say it.
//!
//! Whether there is colour at all is decided at the edge (`--color`, NO_COLOR, whether a terminal
//! listens) and comes here as a flag. The escape sequences are written here because crossterm's style
//! types read NO_COLOR again by themselves, which would overrule an explicit wish for colour.

use crate::students::CardType;

/// What the reader's screen and wishes ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Columns of the terminal.
    pub width: usize,
    /// Colours or none.
    pub paint: Paint,
    /// One sentence a thing, unwrapped, instead of boxes: for screen readers, scripts and dumb terminals.
    pub plain: bool,
}

/// Paints text, or leaves it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    on: bool,
}

const BOLD: &str = "1";
const RESET: &str = "\u{1b}[0m";

impl Paint {
    /// Colours where `on`, else untouched text.
    #[must_use]
    pub const fn new(on: bool) -> Self {
        Self { on }
    }

    /// `text` in the colour of a card's type.
    #[must_use]
    pub fn card(self, card_type: CardType, text: &str) -> String {
        self.wrap(colour(card_type), text)
    }

    /// `text` that the eye should find first.
    #[must_use]
    pub fn strong(self, text: &str) -> String {
        self.wrap(BOLD, text)
    }

    fn wrap(self, code: &str, text: &str) -> String {
        if self.on && !text.is_empty() { format!("\u{1b}[{code}m{text}{RESET}") } else { text.to_owned() }
    }
}

/// The 16 colours that every terminal has and lets its owner adjust.
const fn colour(card_type: CardType) -> &'static str {
    match card_type {
        CardType::Matricola => "36",
        CardType::StudenteSemplice => "34",
        CardType::Laureando => "94",
        CardType::Bonus => "32",
        CardType::Malus => "31",
        CardType::Magia => "35",
        CardType::Istantanea => "33",
        CardType::All | CardType::Studente => BOLD,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colour_a_text_stays_as_it_is() {
        assert_eq!(Paint::new(false).card(CardType::Malus, "MALUS"), "MALUS");
        assert_eq!(Paint::new(false).strong("Turno 1"), "Turno 1");
    }

    #[test]
    fn colour_is_switched_off_again_after_the_text() {
        assert_eq!(Paint::new(true).card(CardType::Malus, "MALUS"), "\u{1b}[31mMALUS\u{1b}[0m");
        assert_eq!(Paint::new(true).strong(""), "");
    }

    #[test]
    fn every_type_of_card_has_its_own_colour() {
        let mut codes: Vec<&str> =
            CardType::ALL.iter().filter(|kind| kind.is_concrete()).map(|&kind| colour(kind)).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 7);
    }
}
