//! Programs that play: what they did wrong and who plays instead, and commands that name none.

use super::{shown, shown_path, system};
use crate::bot::protocol::{EntriesError, VERSION};
use crate::bot::{CommandError, Ending, Fault, Obstacle};
use crate::engine::Game;
use crate::player::service::ServiceError;
use crate::player::{Kind, Trouble};
use crate::session::Participant;
use crate::store::Folder;
use crate::students::{DeckError, PositionError, UnstableStudents};
use crate::ui::locale::Locale;

/// What the program of a player did wrong, and who makes its moves instead.
#[must_use]
pub fn trouble(player: &str, trouble: &Trouble, locale: &Locale) -> String {
    let key = if trouble.is_out { "program-out" } else { "program-replaced" };
    locale.text_with(key, &[("player", player.into()), ("why", why(player, &trouble.fault, locale).into())])
}

/// What the program of a player did wrong for the first time in many games, and who then plays instead.
#[must_use]
pub fn failing(player: &Participant, fault: &Fault, locale: &Locale) -> String {
    let values = [
        ("player", player.name.as_str().into()),
        ("command", shown(&player.kind.to_string())),
        ("why", why(player.name.as_str(), fault, locale).into()),
    ];
    locale.text_with("program-failing", &values)
}

/// What the program of a player did wrong so many times in many games.
#[must_use]
pub fn failed(player: &Participant, fault: &Fault, times: u64, locale: &Locale) -> String {
    let values = [
        ("player", player.name.as_str().into()),
        ("why", why(player.name.as_str(), fault, locale).into()),
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
        ServiceError::Game { found } => {
            let known = UnstableStudents::definition().key;
            locale.text_with("program-stops-game", &[("found", shown(found)), ("known", known.into())])
        }
        ServiceError::Rules { found } => {
            let known = UnstableStudents::definition().rules_version;
            locale.text_with("program-stops-rules", &[("found", (*found).into()), ("known", known.into())])
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
fn why(player: &str, fault: &Fault, locale: &Locale) -> String {
    match fault {
        Fault::Start { program, obstacle } => {
            let values =
                [("program", shown(program)), ("reason", hindered(program, obstacle, locale).into())];
            locale.text_with("program-fault-start", &values)
        }
        Fault::Ended { ending, has_complained } => ended(player, ending, *has_complained, locale),
        Fault::NoGreeting { limit_ms } => {
            locale.text_with("program-fault-no-greeting", &[("limit", (*limit_ms).into())])
        }
        Fault::Greeting { line, reason } => {
            locale.text_with("program-fault-greeting", &[("line", shown(line)), ("reason", shown(reason))])
        }
        Fault::Protocol { found, known } => {
            let values = [("found", (*found).into()), ("known", (*known).into())];
            locale.text_with("program-fault-protocol", &values)
        }
        Fault::Late { limit_ms } => locale.text_with("program-fault-late", &[("limit", (*limit_ms).into())]),
        Fault::Unreadable { line, reason } => {
            locale.text_with("program-fault-unreadable", &[("line", shown(line)), ("reason", shown(reason))])
        }
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

/// Why a program cannot be started, and what to do.
fn hindered(program: &str, obstacle: &Obstacle, locale: &Locale) -> String {
    let (kind, interpreter) = match obstacle {
        Obstacle::Missing => ("missing", ""),
        Obstacle::NotInPath => ("path", ""),
        Obstacle::Folder => ("folder", ""),
        Obstacle::NotExecutable => ("executable", ""),
        Obstacle::Empty => ("empty", ""),
        Obstacle::NoProgram => ("program", ""),
        Obstacle::Interpreter { interpreter } => match interpreter.strip_suffix('\r') {
            Some(interpreter) => ("windows", interpreter),
            None => ("interpreter", interpreter.as_str()),
        },
        Obstacle::System(kind) => return system(*kind, locale),
    };
    let values = [("kind", kind.into()), ("program", shown(program)), ("interpreter", shown(interpreter))];
    locale.text_with("program-obstacle", &values)
}

/// How it came that the program of a player writes no more, and where its complaints are.
fn ended(player: &str, ending: &Ending, has_complained: bool, locale: &Locale) -> String {
    let how = match ending {
        Ending::Code(code) => locale.text_with("program-fault-ended", &[("code", code.to_string().into())]),
        Ending::Signal(signal) => locale.text_with("program-fault-killed", &[("signal", shown(signal))]),
        Ending::Closed => locale.text("program-fault-closed"),
    };
    if !has_complained {
        return how;
    }
    let log = Folder::new("").program_log(player);
    locale.text_with("program-complained", &[("how", how.into()), ("log", shown_path(&log))])
}
