//! Saves that cannot be read or written: the place in bytes, and what is wrong there.

use super::oddity::zone_word;
use super::{file, lock, shown, shown_path};
use crate::store::LoadError;
use crate::store::save::{Field, SaveError, SaveFault, SaveWriteError};
use crate::store::save_set::SaveSetError;
use crate::ui::locale::Locale;

/// Why there is no game from a path, and what to do.
#[must_use]
pub fn load(error: &LoadError, locale: &Locale) -> String {
    match error {
        LoadError::File(error) => file(error, locale),
        LoadError::Content { path, error } => {
            let values = [("path", shown_path(path)), ("why", why(error, locale).into())];
            locale.text_with("fault-load", &values)
        }
    }
}

/// The same in a few words without the file's name, for a list of saves.
#[must_use]
pub fn load_reason(error: &LoadError, locale: &Locale) -> String {
    match error {
        LoadError::File(error) => file::why(error, locale),
        LoadError::Content {
            error: SaveError { offset: offset @ 1.., fault: SaveFault::CutOff { .. }, .. },
            ..
        } => locale.text_with("fault-save-cut", &[("offset", (*offset).into())]),
        LoadError::Content { error, .. } => why(error, locale),
    }
}

/// Why a game cannot be saved, and what to do.
#[must_use]
pub fn write(error: &SaveWriteError, locale: &Locale) -> String {
    match error {
        SaveWriteError::File(error) => file(error, locale),
        SaveWriteError::Text { text, max } => {
            locale.text_with("fault-save-text", &[("text", shown(text)), ("max", (*max).into())])
        }
    }
}

/// Why nothing was done to a save, and what to do.
#[must_use]
pub fn save_set(error: &SaveSetError, locale: &Locale) -> String {
    match error {
        SaveSetError::Taken { name } => {
            locale.text_with("fault-save-taken", &[("name", shown(name.as_str()))])
        }
        SaveSetError::Lock(error) => lock(error, locale),
        SaveSetError::File(error) => file(error, locale),
    }
}

/// Why bytes are no save, as a sentence without a file's name.
pub(super) fn content(error: &SaveError, locale: &Locale) -> String {
    locale.text_with("fault-save", &[("why", why(error, locale).into())])
}

/// What is wrong and where, as the second half of a sentence.
fn why(error: &SaveError, locale: &Locale) -> String {
    let offset = ("offset", error.offset.into());
    match error.fault {
        SaveFault::CutOff { left: 0, .. } if error.offset == 0 => locale.text("fault-save-empty"),
        SaveFault::CutOff { needed, left } => {
            let values = [offset, ("needed", needed.into()), ("left", left.into())];
            locale.text_with("fault-save-cut-detail", &values)
        }
        SaveFault::Count { field, count, left } => {
            let field = ("field", field_word(field).into());
            locale.text_with(
                "fault-save-count",
                &[offset, field, ("count", count.into()), ("left", left.into())],
            )
        }
        SaveFault::Value { field, value } => {
            let field = ("field", field_word(field).into());
            locale.text_with("fault-save-value", &[offset, field, ("value", value.into())])
        }
        SaveFault::WrongZone { ref card, card_type, zone } => {
            let values = [
                offset,
                ("card", shown(card)),
                ("kind", card_type.word().into()),
                ("zone", zone_word(zone).into()),
            ];
            locale.text_with("fault-save-zone", &values)
        }
        SaveFault::NoCards => locale.text_with("fault-save-no-cards", &[offset]),
        SaveFault::TooManyCards { cards } => {
            locale.text_with("fault-save-many-cards", &[offset, ("cards", cards.into())])
        }
        SaveFault::Trailer { bytes } => {
            locale.text_with("fault-save-trailer", &[offset, ("bytes", bytes.into())])
        }
    }
}

const fn field_word(field: Field) -> &'static str {
    match field {
        Field::Players => "players",
        Field::Cards => "cards",
        Field::CardType => "card_type",
        Field::Effects => "effects",
        Field::Action => "action",
        Field::Target => "target",
        Field::EffectType => "effect_type",
        Field::When => "when",
        Field::Optional => "optional",
    }
}
