//! The menu of saves: what there is, by number or by name.

use super::console::{Console, Stop};
use super::game::PlayError;
use crate::session::SessionError;
use crate::store::listing::{self, Entry, State, Summary};
use crate::store::{SaveName, Statistics, cache};
use crate::ui::World;
use crate::ui::fault;
use crate::ui::locale::Locale;

/// What a person wants of the saves.
pub enum Choice {
    /// Nothing.
    Nothing,
    /// To play this one.
    Play(SaveName),
}

/// Shows the saves and asks for one.
///
/// # Errors
/// The folder cannot be read, or the input has ended.
pub fn choose(
    console: &mut Console<'_>,
    world: &World<'_>,
    statistics: &Statistics,
) -> Result<Choice, PlayError> {
    loop {
        let entries = listing::list(world.folder, statistics).map_err(SessionError::from)?;
        if entries.is_empty() {
            console.tell("saves-none", &[])?;
        }
        for (number, entry) in (1_usize..).zip(&entries) {
            let text = describe(entry, console.locale, world.clock);
            console.tell("choice", &[("number", number.into()), ("answer", text.into())])?;
        }
        let left_out = listing::left_out(world.folder).map_err(SessionError::from)?;
        if left_out > 0 {
            console.tell("saves-left-out", &[("count", left_out.into())])?;
        }
        match ask(console, &entries)? {
            None => return Ok(Choice::Nothing),
            Some(Entry { name, state: State::Missing, .. }) => offer_to_forget(console, world, &name)?,
            Some(Entry { name, .. }) => return Ok(Choice::Play(name)),
        }
    }
}

/// Asks for one of the listed saves by its number, or for any save by its name; nothing where the person
/// gives up. A number that is no entry may be the name of a save.
fn ask(console: &mut Console<'_>, entries: &[Entry]) -> Result<Option<Entry>, Stop> {
    let prompt = console.locale.text("saves-prompt");
    loop {
        let line = console.line(&prompt)?;
        let answer = line.trim();
        if matches!(answer, "" | "0") {
            return Ok(None);
        }
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let named = |name: &str| entries.iter().find(|entry| entry.name.as_str() == name);
        if let Some(entry) = number.and_then(|index| entries.get(index)).or_else(|| named(answer)) {
            return Ok(Some(entry.clone()));
        }
        let text = match SaveName::new(answer) {
            Ok(name) => console.locale.text_with("saves-unknown", &[("save", name.as_str().into())]),
            Err(error) => fault::save_name(&error, console.locale),
        };
        console.say(&text)?;
    }
}

/// The file of a save in the cache is gone: the name can be dropped.
fn offer_to_forget(console: &mut Console<'_>, world: &World<'_>, name: &SaveName) -> Result<(), PlayError> {
    let question = console.locale.text_with("saves-forget", &[("save", name.as_str().into())]);
    if console.confirm(&question)? {
        cache::forget(world.folder, name).map_err(SessionError::from)?;
        console.tell("saves-forgotten", &[("save", name.as_str().into())])?;
    }
    Ok(())
}

/// A save in one line.
#[must_use]
pub fn describe(entry: &Entry, locale: &Locale, clock: &dyn Fn(std::time::SystemTime) -> String) -> String {
    let name = ("save", entry.name.as_str().into());
    match &entry.state {
        State::Missing => locale.text_with("save-missing", &[name]),
        State::Damaged(error) => {
            locale.text_with("save-damaged", &[name, ("reason", fault::load_reason(error, locale).into())])
        }
        State::Playable(summary) => {
            let Summary { round, players, current, modified, winner, oddities, .. } = summary;
            let players: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
            let mut text = locale.text_with(
                "save-line",
                &[
                    name,
                    ("round", (*round).into()),
                    ("players", players.join(", ").into()),
                    ("player", current.as_str().into()),
                    ("when", modified.map_or_else(|| "?".to_owned(), clock).into()),
                ],
            );
            if let Some(winner) = winner {
                text.push(' ');
                text.push_str(&locale.text_with("save-line-finished", &[("player", winner.as_str().into())]));
            }
            if !oddities.is_empty() {
                text.push(' ');
                text.push_str(&locale.text_with("save-line-odd", &[("count", oddities.len().into())]));
            }
            text
        }
    }
}

/// Whether a person wants to replace a save that is there.
///
/// # Errors
/// The input has ended, or input or output failed.
pub fn may_replace(console: &mut Console<'_>, world: &World<'_>, name: &SaveName) -> Result<bool, Stop> {
    if world.folder.save(name).symlink_metadata().is_err() {
        return Ok(true);
    }
    let question = console.locale.text_with("save-replace", &[("save", name.as_str().into())]);
    console.confirm(&question)
}
