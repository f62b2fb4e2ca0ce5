//! Names of saves: what people call a game, and at the same time a part of a file's name. A [`SaveName`] always
//! names a file directly inside `saves`, whatever was typed.

use serde::Serialize;
use thiserror::Error;

/// The name of a save, safe to be put into a path.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct SaveName(String);

/// Why a text is no name of a save.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NameError {
    /// There is no text.
    #[error("the name of a save is empty; give one")]
    Empty,
    /// `/` and `\` separate folders.
    #[error("'{name}' has a '{separator}'; a save is named without folders")]
    Separator {
        /// What was given.
        name: String,
        /// Which of the two.
        separator: char,
    },
    /// Two dots in a row mean the folder above.
    #[error("'{name}' has two dots in a row; leave them out")]
    DotDot {
        /// What was given.
        name: String,
    },
    /// Files that begin with a dot are hidden.
    #[error("'{name}' begins with a dot; begin with another character")]
    LeadingDot {
        /// What was given.
        name: String,
    },
    /// A space that nobody sees.
    #[error("'{name}' begins or ends with a space; leave it out")]
    Space {
        /// What was given.
        name: String,
    },
    /// A character without a picture, NUL among them.
    #[error("'{}' has the control character {code:#04x}; leave it out", name.escape_default())]
    Control {
        /// What was given.
        name: String,
        /// The character's number.
        code: u32,
    },
    /// A name or character that the system keeps for itself.
    #[error("this system does not allow '{name}' as the name of a file; choose another")]
    Reserved {
        /// What was given.
        name: String,
    },
    /// The file's name would not fit into a folder.
    #[error("the name has {bytes} bytes; {} are the most", SaveName::MAX_BYTES)]
    TooLong {
        /// The length as stored.
        bytes: usize,
    },
}

impl SaveName {
    /// The most bytes: with the longest extension, `.journal`, a file's name has 255.
    pub const MAX_BYTES: usize = 255 - ".journal".len();

    /// The name `text`, as it is.
    ///
    /// # Errors
    /// What keeps it from being one.
    pub fn new(text: &str) -> Result<Self, NameError> {
        let name = || text.to_owned();
        if text.is_empty() {
            return Err(NameError::Empty);
        }
        if text.len() > Self::MAX_BYTES {
            return Err(NameError::TooLong { bytes: text.len() });
        }
        for c in text.chars() {
            if c.is_control() {
                return Err(NameError::Control { name: name(), code: c.into() });
            }
            if c == '/' || c == '\\' {
                return Err(NameError::Separator { name: name(), separator: c });
            }
        }
        if text.contains("..") {
            return Err(NameError::DotDot { name: name() });
        }
        if text.starts_with('.') {
            return Err(NameError::LeadingDot { name: name() });
        }
        if text.trim() != text {
            return Err(NameError::Space { name: name() });
        }
        if cfg!(windows) && is_reserved_on_windows(text) {
            return Err(NameError::Reserved { name: name() });
        }
        Ok(Self(name()))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for SaveName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&self.0)
    }
}

impl std::str::FromStr for SaveName {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Self, NameError> {
        Self::new(text)
    }
}

/// Device names reach a device with any extension, and a colon would open a hidden stream of another file.
fn is_reserved_on_windows(text: &str) -> bool {
    let stem = text.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered = |device: &str| {
        stem.strip_prefix(device).is_some_and(|n| n.len() == 1 && n.bytes().all(|b| b.is_ascii_digit()))
    };
    text.contains(['<', '>', ':', '"', '|', '?', '*'])
        || matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL")
        || numbered("COM")
        || numbered("LPT")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_what_people_call_their_games() {
        for name in ["a", "Sabato sera", "perché no?", "🎲", "1", "cache", "a.b", "con gli amici", "new"] {
            if cfg!(windows) && name.contains('?') {
                continue;
            }
            assert_eq!(SaveName::new(name).unwrap().as_str(), name);
        }
        assert!(SaveName::new(&"x".repeat(247)).is_ok());
    }

    #[test]
    fn refuses_what_could_leave_the_folder_or_not_be_a_file() {
        let refused = |text: &str| SaveName::new(text).unwrap_err();
        assert_eq!(refused(""), NameError::Empty);
        assert!(matches!(refused("a/b"), NameError::Separator { separator: '/', .. }));
        assert!(matches!(refused("..\\b"), NameError::Separator { separator: '\\', .. }));
        assert!(matches!(refused(".."), NameError::DotDot { .. }));
        assert!(matches!(refused("."), NameError::LeadingDot { .. }));
        assert!(matches!(refused(" a"), NameError::Space { .. }));
        assert!(matches!(refused("a\0b"), NameError::Control { code: 0, .. }));
        assert!(matches!(refused("a\u{1b}"), NameError::Control { code: 0x1b, .. }));
        assert_eq!(refused(&"è".repeat(128)), NameError::TooLong { bytes: 256 });
        assert_eq!(refused(&"x".repeat(248)), NameError::TooLong { bytes: 248 });
    }

    #[test]
    fn devices_and_streams_of_windows_are_known() {
        assert!(["nul", "COM1", "con.x", "a:b", "lpt9 .txt"].iter().all(|name| is_reserved_on_windows(name)));
        assert!(!["console", "com", "com10", "a.con"].iter().any(|name| is_reserved_on_windows(name)));
    }
}
