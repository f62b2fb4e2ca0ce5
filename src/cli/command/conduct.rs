//! What programs that play do wrong, on the standard error: each kind of fault of each program when it first
//! happens, and at the end how often it did.

use super::{Edge, Failure, complain};
use crate::bot::Fault;
use crate::player::Conduct;
use crate::session::Participant;
use crate::ui::fault;

/// Tells of a fault the like of which `player` has not made before.
pub(super) fn warn(edge: &Edge<'_>, player: &Participant, fault: &Fault) {
    complain(&fault::failing(player, fault, edge.locale));
}

/// Tells how often which program did what wrong.
///
/// # Errors
/// A program never made a move: what was measured is not the program.
pub(super) fn sum_up<'a>(
    edge: &Edge<'_>,
    conducts: impl IntoIterator<Item = (&'a Participant, &'a Conduct)>,
) -> Result<(), Failure> {
    let mut outcome = Ok(());
    for (player, conduct) in conducts {
        for (fault, times) in conduct.faults() {
            complain(&fault::failed(player, fault, *times, edge.locale));
        }
        let name = ("player", player.name.as_str().into());
        if conduct.never_moved() {
            complain(&edge.locale.text_with("program-never-moved", &[name]));
            outcome = Err(Failure::Told);
        } else if conduct.own_moves() < conduct.moves() {
            let values = [name, ("moves", conduct.moves().into()), ("own", conduct.own_moves().into())];
            complain(&edge.locale.text_with("program-own-moves", &values));
        }
    }
    outcome
}
