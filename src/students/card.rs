//! What is printed on a card. The enumerations keep their Italian names, which are also those of the
//! rules; their numbers are those of decks and saves (FILE_FORMATS, "mazzo.txt").

use serde::{Deserialize, Serialize};

/// Declares an enumeration whose numbers in files are the positions in its list.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "SCREAMING_SNAKE_CASE")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All values in the order of their numbers.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The value with this number in files, if there is one.
            #[must_use]
            pub fn from_code(code: i32) -> Option<Self> {
                usize::try_from(code).ok().and_then(|index| Self::ALL.get(index)).copied()
            }

            /// The number in files.
            #[must_use]
            pub const fn code(self) -> i32 {
                self as i32
            }

            /// The word of the rules.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }
    };
}

numbered! {
    /// The type of a card, or of the cards that an effect means.
    CardType {
        /// Every card; only effects say it.
        All = "ALL",
        /// Each of the three student types; only effects say it.
        Studente = "STUDENTE",
        /// A first-year student; one is dealt into each classroom.
        Matricola = "MATRICOLA",
        /// A student without an effect.
        StudenteSemplice = "STUDENTE_SEMPLICE",
        /// A student with an effect.
        Laureando = "LAUREANDO",
        /// Lies before a player and helps.
        Bonus = "BONUS",
        /// Lies before a player and hinders.
        Malus = "MALUS",
        /// Happens once.
        Magia = "MAGIA",
        /// Is only played as an answer to another player's card.
        Istantanea = "ISTANTANEA",
    }
}

numbered! {
    /// What an effect does.
    Action {
        /// A player plays a card.
        Gioca = "GIOCA",
        /// A card goes from a hand to its pile.
        Scarta = "SCARTA",
        /// A card on the table goes to its pile.
        Elimina = "ELIMINA",
        /// A card on the table changes its owner.
        Ruba = "RUBA",
        /// A player draws.
        Pesca = "PESCA",
        /// A random card changes hands.
        Prendi = "PRENDI",
        /// Ends the effects of another player's card.
        Blocca = "BLOCCA",
        /// Two hands are exchanged.
        Scambia = "SCAMBIA",
        /// The owner's hand is open.
        Mostra = "MOSTRA",
        /// The owner may not play cards of a type.
        Impedire = "IMPEDIRE",
        /// The owner cannot win.
        Ingegnere = "INGEGNERE",
    }
}

numbered! {
    /// When the effects of a card happen.
    When {
        /// When the card enters.
        Subito = "SUBITO",
        /// At the beginning of its owner's round.
        Inizio = "INIZIO",
        /// When the card leaves.
        Fine = "FINE",
        /// Never.
        Mai = "MAI",
        /// As long as the card lies on the table.
        Sempre = "SEMPRE",
    }
}

numbered! {
    /// Whom an effect concerns, seen from the user of the card.
    Target {
        /// The user.
        Io = "IO",
        /// One other player, whom the user picks.
        Tu = "TU",
        /// Every other player.
        Voi = "VOI",
        /// Every player, the user first.
        Tutti = "TUTTI",
    }
}

impl CardType {
    /// Whether a card of type `card` is meant by this type.
    #[must_use]
    pub const fn matches(self, card: Self) -> bool {
        match self {
            Self::All => true,
            Self::Studente => card.is_student(),
            _ => self as u8 == card as u8,
        }
    }

    /// Whether this is one of the three student types.
    #[must_use]
    pub const fn is_student(self) -> bool {
        matches!(self, Self::Matricola | Self::StudenteSemplice | Self::Laureando)
    }

    /// Whether such a card lies in a bonus-malus.
    #[must_use]
    pub const fn is_bonus_malus(self) -> bool {
        matches!(self, Self::Bonus | Self::Malus)
    }

    /// Whether a card itself can have this type: all but `ALL` and `STUDENTE`.
    #[must_use]
    pub const fn is_concrete(self) -> bool {
        !matches!(self, Self::All | Self::Studente)
    }
}

/// One effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Effect {
    /// What it does.
    pub action: Action,
    /// Whom it concerns.
    pub target: Target,
    /// Which cards it means.
    pub card_type: CardType,
}

/// A text as people read it and, where that differs, the bytes by which its file wrote it: a file from
/// elsewhere may use another encoding, and must get its own bytes back when it is saved again.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Text {
    shown: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stored: Option<Vec<u8>>,
}

impl Text {
    /// A text that files hold as UTF-8. Characters that could command a terminal or turn the direction of
    /// writing become U+FFFD in what people read.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self::with_stored(text, text.as_bytes())
    }

    /// A text as it was decoded from `stored`, the bytes of a file up to its NUL.
    #[must_use]
    pub fn with_stored(text: &str, stored: &[u8]) -> Self {
        let shown: String = text
            .trim_end()
            .chars()
            .map(|c| if commands(c) { char::REPLACEMENT_CHARACTER } else { c })
            .collect();
        let stored = (shown.as_bytes() != stored).then(|| stored.to_vec());
        Self { shown, stored }
    }

    /// What people read: no control characters, no space at the end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// The bytes for a file.
    #[must_use]
    pub fn stored(&self) -> &[u8] {
        self.stored.as_deref().unwrap_or(self.shown.as_bytes())
    }

    /// The same bytes in files under another name for people.
    #[must_use]
    pub fn renamed(&self, shown: &str) -> Self {
        Self::with_stored(shown, self.stored())
    }
}

/// Whether a character changes how what follows it is shown: controls, line and paragraph separators, and
/// the marks of writing from right to left.
fn commands(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

impl std::fmt::Display for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&self.shown)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

/// A card. The derived order, by type and then by name, is the one of every [`super::Deck`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The type, never `ALL` or `STUDENTE`.
    pub card_type: CardType,
    /// The name; two cards with equal names are identical to the rules.
    pub name: Text,
    /// What is written on it for people; the rules never read it.
    pub description: Text,
    /// The effects in order.
    pub effects: Vec<Effect>,
    /// When all of them happen.
    pub when: When,
    /// Whether the user may decline them.
    pub optional: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_positions_in_the_official_lists() {
        assert_eq!(CardType::Istantanea.code(), 8);
        assert_eq!(CardType::from_code(2), Some(CardType::Matricola));
        assert_eq!((Action::Ingegnere.code(), When::Sempre.code(), Target::Tutti.code()), (10, 4, 3));
        assert_eq!((CardType::from_code(9), CardType::from_code(-1)), (None, None));
        assert_eq!(CardType::StudenteSemplice.word(), "STUDENTE_SEMPLICE");
    }

    #[test]
    fn all_matches_every_card_and_studente_the_three_student_types() {
        for &card in CardType::ALL.iter().filter(|kind| kind.is_concrete()) {
            assert!(CardType::All.matches(card));
            assert_eq!(CardType::Studente.matches(card), (2..=4).contains(&card.code()));
            assert!(card.matches(card));
        }
        assert!(!CardType::Bonus.matches(CardType::Malus));
    }

    #[test]
    fn a_text_keeps_the_bytes_of_its_file_and_shows_no_control_characters() {
        let text = Text::with_stored("Macchinetta \u{1b}[2J ", b"Macchinetta \x1b[2J ");
        assert_eq!(text.as_str(), "Macchinetta \u{fffd}[2J");
        assert_eq!(text.stored(), b"Macchinetta \x1b[2J ");
        assert_eq!(Text::new("a\u{202e}b").as_str(), "a\u{fffd}b");
        assert_eq!(Text::new("Perché").stored(), "Perché".as_bytes());
        assert_eq!(text.renamed("x").stored(), text.stored());
    }
}
