//! The names that players can have in a save.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;

use super::NAME_BYTES;
use crate::students::Text;

/// Why a text is no name of a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerNameError {
    /// There is no text.
    #[error("the name of a player is empty; give one")]
    Empty,
    /// None of its characters can be seen.
    #[error("the name of a player has no character that can be seen; write one")]
    Invisible,
    /// A save has no room for it.
    #[error("'{name}' has {bytes} bytes; {NAME_BYTES} are the most")]
    TooLong {
        /// What was given.
        name: String,
        /// Its length as stored.
        bytes: usize,
    },
    /// A character without a picture.
    #[error("'{}' has the control character {code:#04x}; leave it out", name.escape_default())]
    Control {
        /// What was given.
        name: String,
        /// The character's number.
        code: u32,
    },
}

/// The name of a player from what was typed, without the spaces round it.
///
/// # Errors
/// It is empty or cannot be seen, has a control character, or has more than [`NAME_BYTES`] bytes.
pub fn player_name(typed: &str) -> Result<Text, PlayerNameError> {
    let name = typed.trim();
    if name.is_empty() {
        return Err(PlayerNameError::Empty);
    }
    if let Some(control) = name.chars().find(|c| c.is_control()) {
        return Err(PlayerNameError::Control { name: name.to_owned(), code: control.into() });
    }
    if name.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
        return Err(PlayerNameError::Invisible);
    }
    if name.len() > NAME_BYTES {
        return Err(PlayerNameError::TooLong { name: name.to_owned(), bytes: name.len() });
    }
    Ok(Text::new(name))
}

/// Whether people cannot tell two names apart: composed in other ways, in capital letters or not, or with
/// characters that nobody sees.
#[must_use]
pub fn look_the_same(one: &str, other: &str) -> bool {
    let seen = |name: &str| -> String {
        let visible: String = name.chars().filter(|&c| !is_invisible(c)).collect();
        visible.nfc().flat_map(char::to_lowercase).nfc().collect()
    };
    seen(one) == seen(other)
}

/// Whether nothing is drawn for a character: soft hyphens, joiners, marks of direction, fillers, and selectors of
/// variants.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{feff}' | '\u{3164}' | '\u{ffa0}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_told_apart_look_the_same() {
        for other in ["ada", "ADA", "A\u{200b}da", "Ad\u{ad}a", "\u{feff}Ada"] {
            assert!(look_the_same("Ada", other), "{other:?}");
        }
        assert!(look_the_same("Niccol\u{f2}", "Niccolo\u{300}"));
        assert!(look_the_same("\u{c8}lia", "e\u{300}lia"));
        assert!(!look_the_same("Ada", "Adamo") && !look_the_same("Niccolo", "Niccol\u{f2}"));
    }

    #[test]
    fn a_name_has_something_to_see() {
        for name in ["\u{200b}", "\u{ad}\u{2060}", "\u{3164} \u{feff}"] {
            assert_eq!(player_name(name), Err(PlayerNameError::Invisible), "{name:?}");
        }
        assert!(player_name("\u{1f469}\u{200d}\u{1f4bb}").is_ok());
    }

    #[test]
    fn a_name_has_1_to_31_bytes_as_stored() {
        assert_eq!(player_name(" Ada ").unwrap().stored(), b"Ada");
        assert!(player_name(&"è".repeat(15)).is_ok());
        assert!(matches!(player_name(&"è".repeat(16)), Err(PlayerNameError::TooLong { bytes: 32, .. })));
        assert_eq!(player_name("  "), Err(PlayerNameError::Empty));
        assert!(matches!(player_name("a\0b"), Err(PlayerNameError::Control { code: 0, .. })));
    }
}
