//! Who sits where, as the command line says it.

use std::time::Duration;

use super::{Edge, Failure};
use crate::bot::Limits;
use crate::player::Kind;
use crate::session::Participant;
use crate::store::save::player_name;
use crate::students::MAX_PLAYERS;
use crate::ui::new_game::{Company, is_taken, seat_name, split_seat};

/// The limits of programs, which have so many milliseconds for a move.
pub(super) fn limits(bot_time: Option<u64>) -> Limits {
    bot_time.map_or_else(Limits::default, |time| Limits::of(Duration::from_millis(time)))
}

/// Who sits where in a company, all with different names. A computer without a name is given one.
pub(super) fn participants(
    edge: &Edge<'_>,
    seats: &[String],
    bot_time: Option<u64>,
    company: Company,
) -> Result<Vec<Participant>, Failure> {
    let mut seats = split(edge, seats, bot_time, company)?;
    for seat in 0..seats.len() {
        let names: Vec<&str> = seats.iter().map(|(name, _)| *name).collect();
        seats[seat].0 = seat_name(names[seat], &seats[seat].1, &names);
    }
    named(edge, seats)
}

/// Who plays from now on at seats of a saved game, which are known by their names.
pub(super) fn successors(
    edge: &Edge<'_>,
    seats: &[String],
    bot_time: Option<u64>,
) -> Result<Vec<Participant>, Failure> {
    named(edge, split(edge, seats, bot_time, Company::Game)?)
}

/// The name and the kind of each seat, as they are written.
fn split<'a>(
    edge: &Edge<'_>,
    seats: &'a [String],
    bot_time: Option<u64>,
    company: Company,
) -> Result<Vec<(&'a str, Kind)>, Failure> {
    let split = |seat: &'a String| split_seat(seat, limits(bot_time), company);
    let seats: Result<_, _> = seats.iter().map(split).collect();
    seats.map_err(|error| Failure::Usage(error.sentence(edge.locale)))
}

/// Participants with these names, which must be possible and different.
fn named(edge: &Edge<'_>, seats: Vec<(&str, Kind)>) -> Result<Vec<Participant>, Failure> {
    let mut participants: Vec<Participant> = Vec::new();
    for (name, kind) in seats {
        let name = player_name(name)?;
        if is_taken(&participants, &name) {
            let values = [("value", name.to_string().into())];
            return Err(Failure::Usage(edge.locale.text_with("usage-seat-twice", &values)));
        }
        participants.push(Participant { name, kind });
    }
    Ok(participants)
}

/// Participants who are at least so many, and no more than can play.
pub(super) fn counted(
    edge: &Edge<'_>,
    participants: Vec<Participant>,
    least: usize,
) -> Result<Vec<Participant>, Failure> {
    if (least..=MAX_PLAYERS).contains(&participants.len()) {
        return Ok(participants);
    }
    let values = [("value", participants.len().into())];
    Err(Failure::Usage(edge.locale.text_with("usage-seats", &values)))
}
