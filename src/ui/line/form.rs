//! The form of a new game: whatever is not given yet is asked.

use std::sync::Arc;

use super::console::{Console, Stop};
use super::game::PlayError;
use super::saves;
use crate::bot::Limits;
use crate::engine::{Game, OptionSpec, Options};
use crate::session::{NewGame, Participant, SessionError, read_deck};
use crate::store::SaveName;
use crate::store::save::player_name;
use crate::students::game::{CHOOSER, UNDO};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS, UnstableStudents};
use crate::ui::fault;
use crate::ui::new_game::{Company, Given, is_taken, seat_name, split_seat};
use crate::ui::{Locale, World};

/// Asks for what is not given; nothing where the person gives up.
///
/// # Errors
/// The deck cannot be read, or the input has ended.
pub fn ask(
    console: &mut Console<'_>,
    world: &World<'_>,
    given: Given,
) -> Result<Option<(SaveName, NewGame)>, PlayError> {
    let deck = read_deck(world.folder, given.deck.as_deref()).map_err(SessionError::from)?;
    let Some(name) = ask_name(console, world, given.save)? else { return Ok(None) };
    let participants = if given.participants.len() < MIN_PLAYERS {
        let prompt = console.locale.text("form-players");
        let count = console.number(&prompt, MIN_PLAYERS, MAX_PLAYERS)?;
        ask_players(console, given.participants, count)?
    } else {
        given.participants
    };
    let options = match given.options {
        Some(options) => options,
        None => ask_options(console, UnstableStudents::definition().options)?,
    };
    let mut luck = (world.luck)();
    luck.seed = given.seed.unwrap_or(luck.seed);
    let deck = Arc::new(deck.deck);
    Ok(Some((name, NewGame { deck, participants, options, luck })))
}

/// The save's name; one that is there is only replaced after a yes.
fn ask_name(
    console: &mut Console<'_>,
    world: &World<'_>,
    given: Option<SaveName>,
) -> Result<Option<SaveName>, PlayError> {
    let mut given = given;
    loop {
        let name = match given.take() {
            Some(name) => name,
            None => {
                let prompt = console.locale.text("form-save");
                let line = console.line(&prompt)?;
                match line.trim() {
                    "0" => return Ok(None),
                    typed => match SaveName::new(typed) {
                        Ok(name) => name,
                        Err(error) => {
                            let text = fault::save_name(&error, console.locale);
                            console.say(&text)?;
                            continue;
                        }
                    },
                }
            }
        };
        if saves::may_replace(console, world, &name)? {
            return Ok(Some(name));
        }
    }
}

/// The players after those that are known, up to `count`: the name of each, all different, and who plays in it.
fn ask_players(
    console: &mut Console<'_>,
    known: Vec<Participant>,
    count: usize,
) -> Result<Vec<Participant>, Stop> {
    console.tell("form-computer", &[])?;
    let mut participants = known;
    while participants.len() < count {
        let number = participants.len() + 1;
        let prompt = console.locale.text_with("form-player", &[("number", number.into())]);
        let line = console.line(&prompt)?;
        match seat(&line, &participants, console.locale) {
            Ok(participant) => participants.push(participant),
            Err(reason) => console.say(&reason)?,
        }
    }
    Ok(participants)
}

/// The seat that was written, beside those that are taken; or why it is none. A computer without a name is
/// given one.
fn seat(line: &str, others: &[Participant], locale: &Locale) -> Result<Participant, String> {
    let (name, kind) =
        split_seat(line, Limits::default(), Company::Game).map_err(|error| error.sentence(locale))?;
    let taken: Vec<&str> = others.iter().map(|seat| seat.name.as_str()).collect();
    let name =
        player_name(seat_name(name, &kind, &taken)).map_err(|error| fault::player_name(&error, locale))?;
    if is_taken(others, &name) {
        return Err(locale.text_with("form-player-taken", &[("player", name.to_string().into())]));
    }
    Ok(Participant { name, kind })
}

/// The options of the table, if the person wishes other ones than usual.
fn ask_options(console: &mut Console<'_>, specs: &[OptionSpec]) -> Result<Options, Stop> {
    let question = console.locale.text("form-options");
    let mut pairs: Vec<(&str, String)> = Vec::new();
    if console.confirm(&question)? {
        for spec in specs {
            let prompt = console.locale.text_with(
                "form-option",
                &[
                    ("option", console.locale.text(option_key(spec)).into()),
                    ("possible", spec.kind.possible().into()),
                    ("default", spec.kind.default_value().to_string().into()),
                ],
            );
            let expected = console
                .locale
                .text_with("form-option-expected", &[("possible", spec.kind.possible().into())]);
            let value = console.ask(&prompt, &expected, |answer| match answer {
                "" => Some(spec.kind.default_value().to_string()),
                other => Options::parse(specs, [(spec.key, other)]).ok().map(|_| other.to_owned()),
            })?;
            pairs.push((spec.key, value));
        }
    }
    let pairs = pairs.iter().map(|(key, value)| (*key, value.as_str()));
    // Each value has just been checked by itself.
    Ok(Options::parse(specs, pairs).unwrap_or_default())
}

/// The key of the sentence that explains an option; its own word where there is none.
fn option_key(spec: &OptionSpec) -> &'static str {
    match spec.key {
        CHOOSER => "option-chooser",
        UNDO => "option-undo",
        other => other,
    }
}
