//! What was typed and cannot be taken: names of saves and players, options of a table.

use super::shown;
use crate::engine::OptionError;
use crate::store::save::{NAME_BYTES, PlayerNameError};
use crate::store::{NameError, SaveName};
use crate::ui::locale::{Locale, Value};

/// Why a text is no name of a save, and what to do.
#[must_use]
pub fn save_name(error: &NameError, locale: &Locale) -> String {
    match error {
        NameError::Empty => locale.text("fault-name-empty"),
        NameError::Separator { name, separator } => {
            let values = [("name", shown(name)), ("separator", separator.to_string().into())];
            locale.text_with("fault-name-separator", &values)
        }
        NameError::DotDot { name } => locale.text_with("fault-name-dot-dot", &[("name", shown(name))]),
        NameError::LeadingDot { name } => {
            locale.text_with("fault-name-leading-dot", &[("name", shown(name))])
        }
        NameError::Space { name } => locale.text_with("fault-name-space", &[("name", shown(name))]),
        NameError::Control { name, code } => control(name, *code, locale),
        NameError::Reserved { name } => locale.text_with("fault-name-reserved", &[("name", shown(name))]),
        NameError::TooLong { bytes } => {
            let values = [("bytes", (*bytes).into()), ("max", SaveName::MAX_BYTES.into())];
            locale.text_with("fault-name-long", &values)
        }
    }
}

/// Why a text is no name of a player, and what to do.
#[must_use]
pub fn player_name(error: &PlayerNameError, locale: &Locale) -> String {
    match error {
        PlayerNameError::Empty => locale.text("fault-player-empty"),
        PlayerNameError::Invisible => locale.text("fault-player-invisible"),
        PlayerNameError::TooLong { name, bytes } => {
            let values = [("name", shown(name)), ("bytes", (*bytes).into()), ("max", NAME_BYTES.into())];
            locale.text_with("fault-player-long", &values)
        }
        PlayerNameError::Control { name, code } => control(name, *code, locale),
    }
}

/// Why options do not fit the game, and what does.
#[must_use]
pub fn option(error: &OptionError, locale: &Locale) -> String {
    match error {
        OptionError::Unknown { key, known } => {
            locale.text_with("fault-option-unknown", &[("key", shown(key)), ("known", shown(known))])
        }
        OptionError::Value { key, value, possible } => {
            let values = [("key", shown(key)), ("value", shown(value)), ("possible", shown(possible))];
            locale.text_with("fault-option-value", &values)
        }
    }
}

fn control(name: &str, code: u32, locale: &Locale) -> String {
    let code = Value::from(format!("U+{code:04X}"));
    locale.text_with("fault-name-control", &[("name", shown(name)), ("code", code)])
}
