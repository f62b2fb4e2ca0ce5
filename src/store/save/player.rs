//! The names that players can have in a save.

use thiserror::Error;

use super::NAME_BYTES;
use crate::students::Text;

/// Why a text is no name of a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerNameError {
    /// There is no text.
    #[error("the name of a player is empty; give one")]
    Empty,
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
/// It is empty, has a control character, or has more than [`NAME_BYTES`] bytes.
pub fn player_name(typed: &str) -> Result<Text, PlayerNameError> {
    let name = typed.trim();
    if name.is_empty() {
        return Err(PlayerNameError::Empty);
    }
    if let Some(control) = name.chars().find(|c| c.is_control()) {
        return Err(PlayerNameError::Control { name: name.to_owned(), code: control.into() });
    }
    if name.len() > NAME_BYTES {
        return Err(PlayerNameError::TooLong { name: name.to_owned(), bytes: name.len() });
    }
    Ok(Text::new(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_1_to_31_bytes_as_stored() {
        assert_eq!(player_name(" Ada ").unwrap().stored(), b"Ada");
        assert!(player_name(&"è".repeat(15)).is_ok());
        assert!(matches!(player_name(&"è".repeat(16)), Err(PlayerNameError::TooLong { bytes: 32, .. })));
        assert_eq!(player_name("  "), Err(PlayerNameError::Empty));
        assert!(matches!(player_name("a\0b"), Err(PlayerNameError::Control { code: 0, .. })));
    }
}
