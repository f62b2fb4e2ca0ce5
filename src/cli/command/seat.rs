//! Who sits where, as the command line says it.

use std::time::Duration;

use super::{Edge, Failure};
use crate::bot::Limits;
use crate::session::Participant;
use crate::store::save::player_name;
use crate::students::MAX_PLAYERS;
use crate::ui::new_game::{Company, is_taken, split_seat};

/// The limits of programs, which have so many milliseconds for a move.
pub(super) fn limits(bot_time: Option<u64>) -> Limits {
    bot_time.map_or_else(Limits::default, |time| Limits::of(Duration::from_millis(time)))
}

/// Who sits where in a company, all with different names.
pub(super) fn participants(
    edge: &Edge<'_>,
    seats: &[String],
    bot_time: Option<u64>,
    company: Company,
) -> Result<Vec<Participant>, Failure> {
    let mut participants: Vec<Participant> = Vec::new();
    for seat in seats {
        let (name, kind) = split_seat(seat, limits(bot_time), company)
            .map_err(|error| Failure::Usage(error.sentence(edge.locale)))?;
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
