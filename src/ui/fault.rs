//! Errors and oddities in the player's language: what is wrong, with the value that is wrong, and what to do.
//!
//! The rooms below report facts, as structured enums; here each variant finds its sentence in `locale/`. Every
//! variant is matched by name, so that a new one cannot reach a person without a sentence. Whatever comes from a
//! file or a keyboard enters a sentence without characters that could command the terminal.

mod deck;
mod file;
mod journal;
mod name;
mod oddity;
mod program;
mod save;

use std::path::Path;

use super::locale::{Locale, Value};
use super::sentence::Narrator;
use super::width;
use crate::engine::table::UndoError;
use crate::session::SessionError;
use crate::store::check::{Fault, Other};
use crate::students::{Deck, IllegalMove, MAX_PLAYERS, MIN_PLAYERS, PositionError, SetupError};

pub use deck::{deck, deck_error};
pub use file::{file, lock, notice, statistics, system};
pub use journal::journal;
pub use name::{option, player_name, save_name};
pub use oddity::oddity;
pub use program::{absent, command, failed, failing, service, trouble};
pub use save::{load, load_reason, save_set, write};

/// As much of a text that somebody typed, or that a file holds, is repeated in a sentence.
const QUOTED_COLUMNS: usize = 160;

/// Why a game cannot begin or go on.
#[must_use]
pub fn session(error: &SessionError, locale: &Locale) -> String {
    match error {
        SessionError::File(error) => file(error, locale),
        SessionError::Lock(error) => lock(error, locale),
        SessionError::Load(error) => load(error, locale),
        SessionError::Write(error) => write(error, locale),
        SessionError::Statistics(error) => statistics(error, locale),
        SessionError::Deck(error) => deck(error, locale),
        SessionError::Setup(error) => setup(error, locale),
        SessionError::Journal(error) => journal(error, locale),
        SessionError::IllegalMove(reason) => illegal_move(reason, locale),
        SessionError::Undo(reason) => undo(*reason, locale),
        SessionError::Keeper => locale.text("fault-keeper"),
        SessionError::NoSuchPlayer { name } => {
            locale.text_with("fault-no-such-player", &[("player", shown(name))])
        }
    }
}

/// Why the last move is not taken back.
#[must_use]
pub fn undo(reason: UndoError, locale: &Locale) -> String {
    locale.text(match reason {
        UndoError::NotAllowed => "undo-not-allowed",
        UndoError::Final => "undo-final",
    })
}

/// Why a game cannot be set up (RULES, "Setting up").
#[must_use]
pub fn setup(error: &SetupError, locale: &Locale) -> String {
    match *error {
        SetupError::Players(players) => player_count(players, locale),
        SetupError::TooFewCards { matricole, others, players, needed } => {
            let values = [
                ("matricole", matricole.into()),
                ("others", others.into()),
                ("players", players.into()),
                ("needed", needed.into()),
            ];
            locale.text_with("fault-setup-cards", &values)
        }
        SetupError::OtherPlayers(found, players) => {
            let values = [("found", found.into()), ("players", players.into())];
            locale.text_with("fault-setup-other-players", &values)
        }
        SetupError::Position(ref error) => position(error, locale),
    }
}

/// What is wrong with a file that was checked, in one or two sentences without the file's name.
#[must_use]
pub fn check_fault(fault: &Fault, locale: &Locale) -> String {
    match fault {
        Fault::File(error) => file(error, locale),
        Fault::Save(error) => save::content(error, locale),
        Fault::Deck(error) => deck_error(error, locale),
        Fault::Other(other) => {
            let what = match other {
                Other::Journal => "journal",
                Other::Statistics => "statistics",
                Other::Settings => "settings",
                Other::Log => "log",
            };
            locale.text_with("fault-check-other", &[("what", what.into())])
        }
    }
}

fn player_count(players: usize, locale: &Locale) -> String {
    let values = [("players", players.into()), ("min", MIN_PLAYERS.into()), ("max", MAX_PLAYERS.into())];
    locale.text_with("fault-setup-players", &values)
}

fn position(error: &PositionError, locale: &Locale) -> String {
    match *error {
        PositionError::Players(players) => player_count(players, locale),
        PositionError::Current(seat) => {
            locale.text_with("fault-position-current", &[("seat", (seat + 1).into())])
        }
        PositionError::Round => locale.text("fault-position-round"),
        PositionError::Copies(card, found, expected) => {
            let values = [("card", card.into()), ("found", found.into()), ("expected", expected.into())];
            locale.text_with("fault-position-copies", &values)
        }
        PositionError::WrongZone(card, zone) => {
            let zone = zone.replace([' ', '-'], "_");
            locale.text_with("fault-position-zone", &[("card", card.into()), ("zone", zone.into())])
        }
    }
}

/// A refusal outside of a game's own screen, where the players' names are not at hand.
fn illegal_move(reason: &IllegalMove, locale: &Locale) -> String {
    let deck = Deck::new([]).expect("no cards at all have no wrong type and are not too many");
    let seats = 1..=MAX_PLAYERS;
    let names: Vec<String> =
        seats.map(|seat| locale.text_with("fault-seat", &[("seat", seat.into())])).collect();
    Narrator { locale, deck: &deck, names: &names }.refusal(reason)
}

/// A text from outside, made harmless: no control characters, none that reverse the direction of writing, and
/// no endless quotation.
#[must_use]
pub fn shown(text: &str) -> Value<'static> {
    Value::from(width::cut(&harmless(text), QUOTED_COLUMNS).into_owned())
}

/// A path, made harmless, in full: who has to find a file needs all of it.
#[must_use]
pub fn path(path: &Path) -> String {
    harmless(&path.to_string_lossy())
}

pub(super) fn shown_path(path: &Path) -> Value<'static> {
    Value::from(self::path(path))
}

fn harmless(text: &str) -> String {
    let commands = |c: char| c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.replace(commands, "\u{fffd}")
}

#[cfg(test)]
mod tests;
