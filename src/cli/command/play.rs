//! Playing: the menu, a save by name, a new game.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::{Edge, Failure, full, seat};
use crate::cli::{Environment, signal};
use crate::engine::{Game, Options};
use crate::player::Kind;
use crate::session::{NewGame, Participant, Session, SessionError, read_deck};
use crate::store::listing::{self, State};
use crate::store::{SaveName, Statistics, save_set};
use crate::students::{MIN_PLAYERS, UnstableStudents};
use crate::ui::chronicle::Chronicle;
use crate::ui::full::screen::new_game::NewGameForm;
use crate::ui::full::screen::table::Table;
use crate::ui::full::{Context, Flow, Screen};
use crate::ui::line::form;
use crate::ui::line::game::PlayError;
use crate::ui::line::menu;
use crate::ui::new_game::{Company, Given};
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
pub(super) fn log_locale() -> Locale {
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

/// A save by its name, with those of `seats` played as is said there.
pub(super) fn load(
    edge: &Edge<'_>,
    name: &str,
    seats: &[String],
    bot_time: Option<u64>,
) -> Result<(), Failure> {
    let italian = log_locale();
    let name = SaveName::new(name)?;
    let seated = seat::successors(edge, seats, bot_time)?;
    if edge.folder.save(&name).symlink_metadata().is_err() {
        return Err(Failure::NoSave(no_save(edge, &name)));
    }
    if full::is_wanted(edge)? {
        return full::run(edge, |context| {
            let (statistics, _) = Statistics::load(&edge.folder).map_err(SessionError::from)?;
            let opened =
                Session::open_seated(&edge.folder, &name, Environment::luck(), &statistics, &seated)?;
            Ok(Some(Table::take_up(opened, context, Duration::ZERO)?))
        });
    }
    end_programs_first(&seated)?;
    menu::open(&mut edge.console(), &world(edge), &name, &seated, &Chronicle::new(&italian))?;
    Ok(())
}

/// Where programs play by lines, signals end them too.
pub(super) fn end_programs_first(participants: &[Participant]) -> Result<(), Failure> {
    if participants.iter().any(|participant| matches!(participant.kind, Kind::Program(..))) {
        signal::end_programs_first()?;
    }
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
    participants: Vec<Participant>,
    deck: Option<&Path>,
    seed: Option<u64>,
    options: &[String],
) -> Result<(), Failure> {
    let given = Given {
        save: save.map(SaveName::new).transpose()?,
        participants,
        deck: deck.map(Path::to_owned),
        seed,
        options: Some(table_options(edge, options)?),
    };
    let is_complete = given.save.is_some() && !given.participants.is_empty();
    if !edge.environment.input_is_terminal && !is_complete {
        let argument = if given.save.is_none() { "--save" } else { "--seat" };
        let values = [("argument", argument.into())];
        return Err(Failure::Usage(edge.locale.text_with("usage-new-missing", &values)));
    }
    if full::is_wanted(edge)? {
        return new_on_screen(edge, given);
    }
    let italian = log_locale();
    let mut console = edge.console();
    let world = world(edge);
    let Some((name, game)) = form::ask(&mut console, &world, given)? else { return Ok(()) };
    end_programs_first(&game.participants)?;
    menu::begin(&mut console, world.folder, &name, game, &Chronicle::new(&italian))?;
    Ok(())
}

/// A new game on the full screen: its form, filled in as far as it is known; or its table, where nothing has
/// to be asked.
fn new_on_screen(edge: &Edge<'_>, given: Given) -> Result<(), Failure> {
    let deck = read_deck(&edge.folder, given.deck.as_deref()).map_err(SessionError::from)?.deck;
    full::run(edge, |context| {
        let (Some(name), Some(options)) = (&given.save, &given.options) else {
            return form_screen(given, context);
        };
        if given.participants.len() < MIN_PLAYERS || save_set::is_taken(&edge.folder, name) {
            return form_screen(given, context);
        }
        let mut luck = Environment::luck();
        luck.seed = given.seed.unwrap_or(luck.seed);
        let (participants, options) = (given.participants.clone(), options.clone());
        let game = NewGame { deck: Arc::new(deck), participants, options, luck };
        let session = Session::create(&edge.folder, name, game)?;
        Ok(Some(Table::new(session, context, Duration::ZERO)?))
    })
}

fn form_screen(given: Given, context: &Context<'_>) -> Result<Option<Box<dyn Screen>>, Failure> {
    match NewGameForm::open(given, context) {
        Flow::Push(form) => Ok(Some(form)),
        Flow::Tell(sentence) => Err(Failure::NoSave(sentence)),
        _ => Ok(None),
    }
}

/// Who sits where in a new game. A terminal can ask for those who are missing.
pub(super) fn new_participants(
    edge: &Edge<'_>,
    seats: &[String],
    bot_time: Option<u64>,
) -> Result<Vec<Participant>, Failure> {
    let participants = seat::participants(edge, seats, bot_time, Company::Game)?;
    // Without anybody it is the seats that are missing, not their number that is wrong.
    let least = if edge.environment.input_is_terminal || seats.is_empty() { 0 } else { MIN_PLAYERS };
    seat::counted(edge, participants, least)
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
