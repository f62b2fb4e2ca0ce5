//! Playing: the menu, a save by name, a new game.

use std::path::Path;
use std::time::Duration;

use super::{Edge, Failure, full};
use crate::cli::Environment;
use crate::engine::{Game, Options};
use crate::player::Kind;
use crate::session::{Participant, Session, SessionError};
use crate::store::listing::{self, State};
use crate::store::save::player_name;
use crate::store::{SaveName, Statistics};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS, UnstableStudents};
use crate::ui::chronicle::Chronicle;
use crate::ui::full::Flow;
use crate::ui::full::screen::new_game::NewGameForm;
use crate::ui::full::screen::table::Table;
use crate::ui::line::form::{self, Given, is_taken};
use crate::ui::line::game::PlayError;
use crate::ui::line::menu;
use crate::ui::{Language, Locale, World};

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Stop(stop) => Self::Stop(stop),
            PlayError::Session(error) => Self::Session(error),
        }
    }
}

/// Everything that a console game needs besides the console.
fn world<'a>(edge: &'a Edge<'_>) -> World<'a> {
    World { folder: &edge.folder, luck: &Environment::luck, clock: &Environment::clock }
}

/// The log is Italian whatever the screen says.
fn log_locale() -> Locale {
    Locale::new(Language::Italian)
}

/// The main menu.
pub(super) fn menu(edge: &Edge<'_>) -> Result<(), Failure> {
    if full::is_wanted(edge)? {
        return full::run(edge, |_| Ok(None));
    }
    let italian = log_locale();
    Ok(menu::run(&mut edge.console(), &world(edge), &Chronicle::new(&italian))?)
}

/// A save by its name.
pub(super) fn load(edge: &Edge<'_>, name: &str) -> Result<(), Failure> {
    let italian = log_locale();
    let name = SaveName::new(name)?;
    if edge.folder.save(&name).symlink_metadata().is_err() {
        return Err(Failure::NoSave(no_save(edge, &name)));
    }
    if full::is_wanted(edge)? {
        return full::run(edge, |context| {
            let (statistics, _) = Statistics::load(&edge.folder).map_err(SessionError::from)?;
            let opened = Session::open(&edge.folder, &name, Environment::luck(), &statistics)?;
            Ok(Some(Table::take_up(opened, context, Duration::ZERO)?))
        });
    }
    menu::open(&mut edge.console(), &world(edge), &name, &Chronicle::new(&italian))?;
    Ok(())
}

/// That there is no save of this name, and which there are.
fn no_save(edge: &Edge<'_>, name: &SaveName) -> String {
    let entries = listing::list(&edge.folder, &Statistics::default()).unwrap_or_default();
    let names: Vec<&str> = entries
        .iter()
        .filter(|entry| !matches!(entry.state, State::Missing))
        .map(|entry| entry.name.as_str())
        .collect();
    let folder = edge.folder.saves().display().to_string();
    let values = [
        ("save", name.as_str().into()),
        ("folder", folder.into()),
        ("count", names.len().into()),
        ("names", names.join(", ").into()),
    ];
    edge.locale.text_with("no-save", &values)
}

/// A new game. What is missing is asked at a terminal.
pub(super) fn new(
    edge: &Edge<'_>,
    save: Option<&str>,
    seats: &[String],
    deck: Option<&Path>,
    seed: Option<u64>,
    options: &[String],
) -> Result<(), Failure> {
    let given = Given {
        save: save.map(SaveName::new).transpose()?,
        participants: participants(edge, seats)?,
        deck: deck.map(Path::to_owned),
        seed,
        options: Some(table_options(edge, options)?),
    };
    if !edge.environment.input_is_terminal {
        for (missing, argument) in
            [(given.save.is_none(), "--save"), (given.participants.is_empty(), "--seat")]
        {
            if missing {
                return Err(Failure::Usage(
                    edge.locale.text_with("usage-new-missing", &[("argument", argument.into())]),
                ));
            }
        }
    }
    let wants_screen = full::is_wanted(edge)?;
    let says_nothing =
        save.is_none() && seats.is_empty() && deck.is_none() && seed.is_none() && options.is_empty();
    if wants_screen && says_nothing {
        return full::run(edge, |context| match NewGameForm::open(context) {
            Flow::Push(form) => Ok(Some(form)),
            Flow::Tell(sentence) => Err(Failure::NoSave(sentence)),
            _ => Ok(None),
        });
    }
    let italian = log_locale();
    let mut console = edge.console();
    let world = world(edge);
    let Some((name, game)) = form::ask(&mut console, &world, given)? else { return Ok(()) };
    if wants_screen {
        // The console holds the input, which the full screen needs.
        drop(console);
        return full::run(edge, |context| {
            let session = Session::create(&edge.folder, &name, game)?;
            Ok(Some(Table::new(session, context, Duration::ZERO)?))
        });
    }
    menu::begin(&mut console, world.folder, &name, game, &Chronicle::new(&italian))?;
    Ok(())
}

/// Who sits where: `NAME`, or `NAME=KIND`.
fn participants(edge: &Edge<'_>, seats: &[String]) -> Result<Vec<Participant>, Failure> {
    let usage = |key: &str, value: &str| {
        Failure::Usage(edge.locale.text_with(key, &[("value", value.to_owned().into())]))
    };
    if !seats.is_empty() && !(MIN_PLAYERS..=MAX_PLAYERS).contains(&seats.len()) {
        return Err(usage("usage-seats", &seats.len().to_string()));
    }
    let mut participants: Vec<Participant> = Vec::new();
    for seat in seats {
        let (name, kind) = match seat.rsplit_once('=') {
            None => (seat.as_str(), Kind::Human),
            Some((name, word)) => {
                let kind = Kind::from_word(word).filter(|kind| Kind::OFFERED.contains(kind));
                (name, kind.ok_or_else(|| usage("usage-seat-kind", word))?)
            }
        };
        let name = player_name(name)?;
        if is_taken(&participants, &name) {
            return Err(usage("usage-seat-twice", name.as_str()));
        }
        participants.push(Participant { name, kind });
    }
    if !participants.is_empty() && !participants.iter().any(Participant::is_human) {
        return Err(Failure::Usage(edge.locale.text("usage-nobody")));
    }
    Ok(participants)
}

/// The options of the table: `KEY=VALUE` each.
fn table_options(edge: &Edge<'_>, options: &[String]) -> Result<Options, Failure> {
    let mut pairs = Vec::new();
    for option in options {
        let pair = option.split_once('=').ok_or_else(|| {
            Failure::Usage(edge.locale.text_with("usage-option-form", &[("value", option.as_str().into())]))
        })?;
        pairs.push(pair);
    }
    Ok(Options::parse(UnstableStudents::definition().options, pairs)?)
}
