//! Who sits where, as the command line says it.

use std::time::Duration;

use super::{Edge, Failure};
use crate::bot::Limits;
use crate::session::Participant;
use crate::store::save::player_name;
use crate::ui::new_game::{is_taken, split_seat};

/// The limits of programs, which have so many milliseconds for a move.
pub(super) fn limits(bot_time: Option<u64>) -> Limits {
    bot_time.map_or_else(Limits::default, |time| Limits::of(Duration::from_millis(time)))
}

/// Who sits where, all with different names.
pub(super) fn participants(
    edge: &Edge<'_>,
    seats: &[String],
    bot_time: Option<u64>,
) -> Result<Vec<Participant>, Failure> {
    let mut participants: Vec<Participant> = Vec::new();
    for seat in seats {
        let (name, kind) = split_seat(seat, limits(bot_time))
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
