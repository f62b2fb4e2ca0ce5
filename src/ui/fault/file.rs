//! Files that cannot be used: what was being done, to which, why it did not work, and what helps.

use std::io::ErrorKind;

use super::shown_path;
use crate::store::statistics::{Notice, StatisticsError};
use crate::store::{FileAction, FileError, FileFault, LockError};
use crate::ui::locale::{Locale, Value};

/// What did not work with a file, and what to do.
#[must_use]
pub fn file(error: &FileError, locale: &Locale) -> String {
    locale.text_with("fault-file", &values(error))
}

/// Why it did not work, in few words and without the file's name.
pub(super) fn why(error: &FileError, locale: &Locale) -> String {
    locale.text_with("fault-file-why", &values(error))
}

/// Why the system does not do something, in few words.
#[must_use]
pub fn system(kind: ErrorKind, locale: &Locale) -> String {
    let values = [
        ("action", action_word(FileAction::Write).into()),
        ("why", system_word(kind).into()),
        ("limit", 0.into()),
    ];
    locale.text_with("fault-file-why", &values)
}

/// Why a save cannot be locked.
#[must_use]
pub fn lock(error: &LockError, locale: &Locale) -> String {
    match error {
        LockError::Held { path } => locale.text_with("fault-lock-held", &[("path", shown_path(path))]),
        LockError::File(error) => file(error, locale),
    }
}

/// Why there are no statistics.
#[must_use]
pub fn statistics(error: &StatisticsError, locale: &Locale) -> String {
    match error {
        StatisticsError::File(error) => file(error, locale),
        StatisticsError::Newer { path, version } => {
            let values = [("path", shown_path(path)), ("version", (*version).into())];
            locale.text_with("fault-statistics-newer", &values)
        }
    }
}

/// What had to be done to read the statistics.
#[must_use]
pub fn notice(notice: &Notice, locale: &Locale) -> String {
    match notice {
        Notice::TakenOver { players, copy } => {
            let values = [("players", (*players).into()), ("path", shown_path(copy))];
            locale.text_with("notice-taken-over", &values)
        }
        Notice::SetAside { kept } => locale.text_with("notice-set-aside", &[("path", shown_path(kept))]),
    }
}

fn values(error: &FileError) -> [(&'static str, Value<'static>); 4] {
    let (why, limit) = match error.fault {
        FileFault::System(kind) => (system_word(kind), 0),
        FileFault::NotAFile => ("no_file", 0),
        FileFault::TooLarge { limit } => ("large", limit),
    };
    [
        ("action", action_word(error.action).into()),
        ("path", shown_path(&error.path)),
        ("why", why.into()),
        ("limit", limit.into()),
    ]
}

const fn action_word(action: FileAction) -> &'static str {
    match action {
        FileAction::Read => "read",
        FileAction::Write => "write",
        FileAction::CreateFolder => "create_folder",
        FileAction::SetAside => "set_aside",
        FileAction::Lock => "lock",
        FileAction::Delete => "delete",
    }
}

/// The answers of the system that people meet and can do something about; all others are told as one: its own
/// words are in no language that the person has chosen.
const fn system_word(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::NotFound => "missing",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::StorageFull => "full",
        ErrorKind::QuotaExceeded => "quota",
        ErrorKind::ReadOnlyFilesystem => "read_only",
        ErrorKind::IsADirectory => "no_file",
        ErrorKind::NotADirectory => "no_folder",
        ErrorKind::AlreadyExists => "exists",
        ErrorKind::FileTooLarge => "too_large_to_write",
        ErrorKind::InvalidFilename => "bad_name",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::Deadlock => "busy",
        ErrorKind::TimedOut | ErrorKind::StaleNetworkFileHandle | ErrorKind::HostUnreachable => "away",
        _ => "other",
    }
}
