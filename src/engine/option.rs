//! Options of a table: what the people round it may agree on before a game. A game declares them with
//! bounds and defaults; they are checked when a game is set up and when a journal is run again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What values an option can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// Yes or no.
    Bool {
        /// The value where nobody says anything.
        default: bool,
    },
    /// A whole number between bounds, both included.
    Integer {
        /// The lowest value.
        min: i64,
        /// The highest value.
        max: i64,
        /// The value where nobody says anything.
        default: i64,
    },
    /// One of a few words.
    Choice {
        /// All words, the default first.
        words: &'static [&'static str],
    },
}

/// One option that a game declares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The word by which people and files call it.
    pub key: &'static str,
    /// Its possible values.
    pub kind: OptionKind,
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Of a yes-or-no option.
    Bool(bool),
    /// Of a whole number.
    Integer(i64),
    /// Of a choice.
    Word(String),
}

/// Why options do not fit a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("no option is called '{key}'; there are: {known}")]
    Unknown {
        /// The word that was given.
        key: String,
        /// The words there are.
        known: String,
    },
    /// The option exists, the value does not.
    #[error("'{value}' is no value of the option '{key}'; possible: {possible}")]
    Value {
        /// The option.
        key: String,
        /// The value that was given.
        value: String,
        /// What is possible.
        possible: String,
    },
}

/// A value for every option that a game declares.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, Value>);

impl OptionKind {
    /// The value where nobody says anything.
    #[must_use]
    pub fn default_value(&self) -> Value {
        match self {
            Self::Bool { default } => Value::Bool(*default),
            Self::Integer { default, .. } => Value::Integer(*default),
            Self::Choice { words } => Value::Word(words.first().copied().unwrap_or_default().to_owned()),
        }
    }

    /// The possible values in a form for people.
    #[must_use]
    pub fn possible(&self) -> String {
        match self {
            Self::Bool { .. } => "true, false".to_owned(),
            Self::Integer { min, max, .. } => format!("{min}..{max}"),
            Self::Choice { words } => words.join(", "),
        }
    }

    fn parse(&self, text: &str) -> Option<Value> {
        match self {
            Self::Bool { .. } => match text {
                "true" | "yes" | "si" | "sì" | "on" | "1" => Some(Value::Bool(true)),
                "false" | "no" | "off" | "0" => Some(Value::Bool(false)),
                _ => None,
            },
            Self::Integer { .. } => text.parse().ok().map(Value::Integer),
            Self::Choice { .. } => Some(Value::Word(text.to_owned())),
        }
    }

    fn holds(&self, value: &Value) -> bool {
        match (self, value) {
            (Self::Bool { .. }, Value::Bool(_)) => true,
            (Self::Integer { min, max, .. }, Value::Integer(number)) => (min..=max).contains(&number),
            (Self::Choice { words }, Value::Word(word)) => words.contains(&word.as_str()),
            _ => false,
        }
    }
}

impl Options {
    /// The defaults of all `specs`, changed by what `pairs` of key and value say.
    ///
    /// # Errors
    /// A key that the game does not declare, or a value outside its bounds.
    pub fn parse<'a>(
        specs: &[OptionSpec],
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, text) in pairs {
            let spec = find(specs, key)?;
            let value = spec.kind.parse(text).ok_or_else(|| bad_value(spec, text))?;
            options.0.insert(key.to_owned(), value);
        }
        options.checked(specs)
    }

    /// These options with defaults where they are silent.
    ///
    /// # Errors
    /// A key that the game does not declare, or a value outside its bounds.
    pub fn checked(mut self, specs: &[OptionSpec]) -> Result<Self, OptionError> {
        for (key, value) in &self.0 {
            let spec = find(specs, key)?;
            if !spec.kind.holds(value) {
                return Err(bad_value(spec, &value.to_string()));
            }
        }
        for spec in specs {
            self.0.entry(spec.key.to_owned()).or_insert_with(|| spec.kind.default_value());
        }
        Ok(self)
    }

    /// The value of an option, where it was set.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Value> {
        self.0.get(key)
    }

    /// Whether a yes-or-no option is set to yes.
    #[must_use]
    pub fn is_on(&self, key: &str) -> bool {
        matches!(self.get(key), Some(Value::Bool(true)))
    }

    /// Whether a choice is set to `word`.
    #[must_use]
    pub fn chose(&self, key: &str, word: &str) -> bool {
        matches!(self.get(key), Some(Value::Word(chosen)) if chosen == word)
    }

    /// All keys and values, by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bool(value) => value.fmt(f),
            Self::Integer(value) => value.fmt(f),
            Self::Word(value) => value.fmt(f),
        }
    }
}

fn find<'a>(specs: &'a [OptionSpec], key: &str) -> Result<&'a OptionSpec, OptionError> {
    specs.iter().find(|spec| spec.key == key).ok_or_else(|| OptionError::Unknown {
        key: key.to_owned(),
        known: specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", "),
    })
}

fn bad_value(spec: &OptionSpec, value: &str) -> OptionError {
    OptionError::Value { key: spec.key.to_owned(), value: value.to_owned(), possible: spec.kind.possible() }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "undo", kind: OptionKind::Bool { default: false } },
        OptionSpec { key: "limit", kind: OptionKind::Integer { min: 1, max: 9, default: 5 } },
        OptionSpec { key: "chooser", kind: OptionKind::Choice { words: &["user", "owner"] } },
    ];

    #[test]
    fn silence_means_the_defaults() {
        let options = Options::parse(SPECS, []).unwrap();
        assert!(!options.is_on("undo") && options.chose("chooser", "user"));
        assert_eq!(options.get("limit"), Some(&Value::Integer(5)));
    }

    #[test]
    fn values_are_read_and_held_to_their_bounds() {
        let options = Options::parse(SPECS, [("limit", "9"), ("undo", "yes"), ("chooser", "owner")]).unwrap();
        assert!(options.is_on("undo") && options.chose("chooser", "owner"));
        for bad in [("limit", "10"), ("limit", "x"), ("undo", "maybe"), ("chooser", "nobody")] {
            assert!(matches!(Options::parse(SPECS, [bad]), Err(OptionError::Value { .. })), "{bad:?}");
        }
        assert!(matches!(Options::parse(SPECS, [("x", "1")]), Err(OptionError::Unknown { .. })));
    }

    #[test]
    fn stored_options_are_checked_again() {
        let stored: Options = serde_json::from_str(r#"{"limit":70}"#).unwrap();
        assert!(stored.checked(SPECS).is_err());
        let stored: Options = serde_json::from_str(r#"{"limit":7}"#).unwrap();
        assert_eq!(stored.checked(SPECS).unwrap(), Options::parse(SPECS, [("limit", "7")]).unwrap());
    }
}
