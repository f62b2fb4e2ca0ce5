//! The main menu of the line interface, and what is behind each of its entries.

use super::console::{Console, Stop};
use super::form;
use super::game::{self, Ending, PlayError};
use super::saves::{self, Choice};
use crate::session::{Chronicle, NewGame, Opened, Participant, Session, SessionError};
use crate::store::{Folder, SaveName, Statistics, cache};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS};
use crate::ui::World;
use crate::ui::fault;
use crate::ui::new_game::{Given, computers};
use crate::ui::statistics_text;

/// Shows the menu until the person leaves.
///
/// # Errors
/// The input has ended, or input or output failed.
pub fn run(
    console: &mut Console<'_>,
    world: &World<'_>,
    chronicle: &(impl Chronicle + Copy),
) -> Result<(), Stop> {
    console.tell("welcome", &[])?;
    loop {
        console.say("")?;
        for key in ["menu-new", "menu-load", "menu-statistics", "menu-auto", "menu-quit"] {
            console.tell(key, &[])?;
        }
        let prompt = console.locale.text("menu-prompt");
        let result = match console.number(&prompt, 0, 4)? {
            1 => new_game(console, world, Given::default(), chronicle),
            2 => load(console, world, chronicle),
            3 => statistics(console, world),
            4 => automatic(console, world, chronicle),
            _ => return console.tell("goodbye", &[]),
        };
        match result {
            Err(PlayError::Stop(stop)) => return Err(stop),
            Err(PlayError::Session(error)) => {
                let text = fault::session(&error, console.locale);
                console.say(&text)?;
            }
            Ok(()) => {}
        }
    }
}

/// Asks for what is not known of a new game and plays it.
fn new_game(
    console: &mut Console<'_>,
    world: &World<'_>,
    given: Given,
    chronicle: &(impl Chronicle + Copy),
) -> Result<(), PlayError> {
    let Some((name, game)) = form::ask(console, world, given)? else { return Ok(()) };
    begin(console, world.folder, &name, game, chronicle).map(drop)
}

/// Lets the computer play a new game alone.
fn automatic(
    console: &mut Console<'_>,
    world: &World<'_>,
    chronicle: &(impl Chronicle + Copy),
) -> Result<(), PlayError> {
    let prompt = console.locale.text("form-players");
    let participants = computers(console.number(&prompt, MIN_PLAYERS, MAX_PLAYERS)?);
    new_game(console, world, Given { participants, ..Given::default() }, chronicle)
}

/// Begins a new game and plays it. The leaders of the statistics are shown first.
///
/// # Errors
/// The game cannot be set up or kept, or the input has ended.
pub fn begin(
    console: &mut Console<'_>,
    folder: &Folder,
    name: &SaveName,
    game: NewGame,
    chronicle: &(impl Chronicle + Copy),
) -> Result<Ending, PlayError> {
    let statistics = read_statistics(console, folder)?;
    for line in statistics_text::leaders(&statistics, console.locale) {
        console.say(&line)?;
    }
    let session = Session::create(folder, name, game)?;
    game::play(console, session, *chronicle)
}

/// Lets the person choose a save and plays it.
fn load(
    console: &mut Console<'_>,
    world: &World<'_>,
    chronicle: &(impl Chronicle + Copy),
) -> Result<(), PlayError> {
    // Without statistics it is only unknown which games are finished, without a cache in which order.
    let statistics = match read_statistics(console, world.folder) {
        Err(PlayError::Session(error)) => {
            let text = fault::session(&error, console.locale);
            console.say(&text)?;
            Statistics::default()
        }
        other => other?,
    };
    if let Err(error) = cache::names(world.folder) {
        let text = fault::file(&error, console.locale);
        console.say(&text)?;
    }
    match saves::choose(console, world, &statistics)? {
        Choice::Nothing => Ok(()),
        Choice::Play(name) => open(console, world, &name, &[], chronicle).map(drop),
    }
}

/// Takes up a save and plays it, with those of `seated` played as is said there.
///
/// # Errors
/// The save cannot be read or kept, or the input has ended.
pub fn open(
    console: &mut Console<'_>,
    world: &World<'_>,
    name: &SaveName,
    seated: &[Participant],
    chronicle: &(impl Chronicle + Copy),
) -> Result<Ending, PlayError> {
    let statistics = read_statistics(console, world.folder)?;
    let opened = Session::open_seated(world.folder, name, (world.luck)(), &statistics, seated)?;
    take_up(console, opened, chronicle)
}

/// Plays a game that has been taken up; tells first what is odd about its save and whether it is finished.
///
/// # Errors
/// The game cannot be kept, or the input has ended.
pub fn take_up(
    console: &mut Console<'_>,
    opened: Opened,
    chronicle: &(impl Chronicle + Copy),
) -> Result<Ending, PlayError> {
    let Opened { session, oddities, winner, .. } = opened;
    for oddity in &oddities {
        let text = fault::oddity(oddity, console.locale);
        console.tell("save-odd", &[("oddity", text.into())])?;
    }
    for sentence in fault::absent(session.participants(), console.locale) {
        console.say(&sentence)?;
    }
    if let Some(winner) = winner {
        console
            .tell("save-finished", &[("player", winner.into()), ("round", session.game().round().into())])?;
    }
    game::play(console, session, *chronicle)
}

/// The statistics, page by page.
fn statistics(console: &mut Console<'_>, world: &World<'_>) -> Result<(), PlayError> {
    let statistics = read_statistics(console, world.folder)?;
    let lines = statistics_text::table(
        &statistics,
        crate::store::statistics::Sort::Wins,
        console.locale,
        console.look,
    );
    Ok(console.page(&lines)?)
}

/// The statistics of the folder; says aloud what had to be done to read them.
///
/// # Errors
/// They cannot be read, or the output failed.
pub fn read_statistics(console: &mut Console<'_>, folder: &Folder) -> Result<Statistics, PlayError> {
    let (statistics, notice) = Statistics::load(folder).map_err(SessionError::from)?;
    if let Some(notice) = notice {
        let text = fault::notice(&notice, console.locale);
        console.say(&text)?;
    }
    Ok(statistics)
}
