//! Journals that cannot be played again: the line, and why it does not fit.

use super::{name, shown};
use crate::engine::JournalError;
use crate::engine::table::UndoError;
use crate::ui::locale::Locale;

/// Why a journal cannot be read or does not fit the rules, and what to do.
#[must_use]
pub fn journal(error: &JournalError, locale: &Locale) -> String {
    match error {
        JournalError::Empty => locale.text("fault-journal-empty"),
        // The reason is in the words of a library.
        JournalError::Line { line, .. } => {
            locale.text_with("fault-journal-line", &[("line", (*line).into())])
        }
        JournalError::OtherGame(game) => {
            locale.text_with("fault-journal-other-game", &[("game", shown(game))])
        }
        JournalError::OtherRules { found, known } => {
            let values = [("found", (*found).into()), ("known", (*known).into())];
            locale.text_with("fault-journal-other-rules", &values)
        }
        JournalError::OtherGenerator(generator) => {
            locale.text_with("fault-journal-other-generator", &[("generator", shown(generator))])
        }
        JournalError::ChangedKit => locale.text("fault-journal-changed-deck"),
        JournalError::Options(error) => {
            let reason = name::option(error, locale);
            locale.text_with("fault-journal-options", &[("reason", reason.into())])
        }
        JournalError::Setup(_) => locale.text("fault-journal-setup"),
        JournalError::IllegalMove { line, .. } => {
            locale.text_with("fault-journal-move", &[("line", (*line).into())])
        }
        JournalError::Undo { line, reason } => {
            let reason = match reason {
                UndoError::NotAllowed => "not_allowed",
                UndoError::Final => "final",
            };
            locale.text_with("fault-journal-undo", &[("line", (*line).into()), ("reason", reason.into())])
        }
        JournalError::OtherState { line } => {
            locale.text_with("fault-journal-other-state", &[("line", (*line).into())])
        }
    }
}
