//! Programs that play: what they did wrong and who plays instead, and commands that name none.

use std::io::ErrorKind;

use super::{shown, system};
use crate::bot::protocol::{EntriesError, VERSION};
use crate::bot::{CommandError, Fault};
use crate::player::service::ServiceError;
use crate::player::{Kind, Trouble};
use crate::session::Participant;
use crate::students::{DeckError, PositionError};
use crate::ui::locale::Locale;

/// What the program of a player did wrong, and who makes its moves instead.
#[must_use]
pub fn trouble(player: &str, trouble: &Trouble, locale: &Locale) -> String {
    let key = if trouble.is_out { "program-out" } else { "program-replaced" };
    locale.text_with(key, &[("player", player.into()), ("why", why(&trouble.fault, locale).into())])
}

/// What the program of a player did wrong for the first time in many games, and who then plays instead.
#[must_use]
pub fn failing(player: &Participant, fault: &Fault, locale: &Locale) -> String {
    let values = [
        ("player", player.name.as_str().into()),
        ("command", shown(&player.kind.to_string())),
        ("why", why(fault, locale).into()),
    ];
    locale.text_with("program-failing", &values)
}

/// What the program of a player did wrong so many times in many games.
#[must_use]
pub fn failed(player: &Participant, fault: &Fault, times: u64, locale: &Locale) -> String {
    let values = [
        ("player", player.name.as_str().into()),
        ("why", why(fault, locale).into()),
        ("times", times.into()),
    ];
    locale.text_with("program-failed", &values)
}

/// For each of `participants` whose program only the save names: that it does not play, and how it would.
pub fn absent<'a>(
    participants: &'a [Participant],
    locale: &'a Locale,
) -> impl Iterator<Item = String> + use<'a> {
    participants.iter().filter_map(|Participant { name, kind }| match kind {
        Kind::Absent(command) => {
            let values = [("player", name.as_str().into()), ("command", shown(command.as_str()))];
            Some(locale.text_with("program-absent", &values))
        }
        _ => None,
    })
}

/// Why a text is no command of a program, and what to do.
#[must_use]
pub fn command(error: &CommandError, locale: &Locale) -> String {
    match error {
        CommandError::Empty => locale.text("fault-command-empty"),
        CommandError::Quotation { text } => {
            locale.text_with("fault-command-quotation", &[("text", shown(text))])
        }
        CommandError::Nul { text } => locale.text_with("fault-command-nul", &[("text", shown(text))]),
    }
}

/// Why a level that plays as a program stops before it is told to.
#[must_use]
pub fn service(error: &ServiceError, locale: &Locale) -> String {
    match error {
        ServiceError::Io(error) => {
            locale.text_with("program-stops-io", &[("reason", system(error.kind(), locale).into())])
        }
        ServiceError::Greeting => locale.text("program-stops-greeting"),
        ServiceError::Protocol { found } => {
            let values = [("found", (*found).into()), ("known", VERSION.into())];
            locale.text_with("program-stops-protocol", &values)
        }
        ServiceError::Deck(error) => {
            let (reason, card) = match error {
                EntriesError::Deck(DeckError::Type { name, .. }) => ("type", name.as_str()),
                EntriesError::Deck(DeckError::TooMany { .. }) => ("many", ""),
                EntriesError::Number { name, .. } => ("number", name.as_str()),
            };
            locale.text_with("program-stops-deck", &[("reason", reason.into()), ("card", shown(card))])
        }
        ServiceError::View { number, reason } => {
            let reason = match reason {
                PositionError::Players(_) => "players",
                PositionError::Current(_) => "current",
                PositionError::Round => "round",
                PositionError::Copies(..) => "copies",
                PositionError::WrongZone(..) => "zone",
            };
            // As text: the numbers of Fluent are not exact beyond 2^53.
            let values = [("number", number.to_string().into()), ("reason", reason.into())];
            locale.text_with("program-stops-view", &values)
        }
        ServiceError::Moves { number } => {
            locale.text_with("program-stops-moves", &[("number", number.to_string().into())])
        }
    }
}

/// What a program did wrong, in a part of a sentence.
fn why(fault: &Fault, locale: &Locale) -> String {
    match fault {
        Fault::Start { program, reason } => {
            let reason = match reason {
                ErrorKind::NotFound => "missing",
                ErrorKind::PermissionDenied => "denied",
                _ => "other",
            };
            let values = [("program", shown(program)), ("reason", reason.into())];
            locale.text_with("program-fault-start", &values)
        }
        Fault::Ended => locale.text("program-fault-ended"),
        Fault::NoGreeting { limit_ms } => {
            locale.text_with("program-fault-no-greeting", &[("limit", (*limit_ms).into())])
        }
        Fault::Greeting { line } => locale.text_with("program-fault-greeting", &[("line", shown(line))]),
        Fault::Protocol { found, known } => {
            let values = [("found", (*found).into()), ("known", (*known).into())];
            locale.text_with("program-fault-protocol", &values)
        }
        Fault::Late { limit_ms } => locale.text_with("program-fault-late", &[("limit", (*limit_ms).into())]),
        Fault::Unreadable { line } => locale.text_with("program-fault-unreadable", &[("line", shown(line))]),
        Fault::Oversized { limit } => {
            locale.text_with("program-fault-oversized", &[("limit", (*limit).into())])
        }
        Fault::Number { found, asked } => {
            // As text: the numbers of Fluent are not exact beyond 2^53.
            let values = [("found", found.to_string().into()), ("asked", (*asked).into())];
            locale.text_with("program-fault-number", &values)
        }
        Fault::Index { index, moves } => {
            let values = [("index", index.to_string().into()), ("last", (moves.saturating_sub(1)).into())];
            locale.text_with("program-fault-index", &values)
        }
        Fault::Endless { limit } => locale.text_with("program-fault-endless", &[("limit", (*limit).into())]),
        Fault::Illegal { choice } => locale.text_with("program-fault-illegal", &[("choice", shown(choice))]),
    }
}
