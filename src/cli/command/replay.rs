//! Running the journal of a game again.

use super::{Edge, Failure};
use crate::engine::{Journal, JournalError};
use crate::session::SessionError;
use crate::store::{SaveName, journal_file, save_set};
use crate::students::{Event, UnstableStudents};
use crate::ui::Narrator;

/// Prints what happened, all in the open, and verifies that the journal fits the rules from its first line
/// to its last, or up to a number of moves.
pub(super) fn replay(edge: &Edge<'_>, name: &str, to: Option<u64>) -> Result<(), Failure> {
    let name = SaveName::new(name)?;
    let path = edge.folder.journal(&name);
    if save_set::is_taken(&edge.folder, &name) && path.symlink_metadata().is_err() {
        let values = [("save", name.as_str().into())];
        return Err(Failure::NoSave(edge.locale.text_with("replay-no-journal", &values)));
    }
    let lines = journal_file::read(&path).map_err(SessionError::from)?;
    let journal =
        Journal::<UnstableStudents>::parse(&(lines.join("\n") + "\n")).map_err(SessionError::from)?;
    let has = journal.moves();
    if let Some(wanted) = to.filter(|&wanted| wanted > has) {
        edge.say(&[edge
            .locale
            .text_with("replay-too-short", &[("moves", has.into()), ("wanted", wanted.into())])])?;
        return Err(Failure::Told);
    }
    let narrator =
        Narrator { locale: edge.locale, deck: &journal.header.kit.deck, names: &journal.header.seats };
    let mut failed = None;
    let end: Result<_, JournalError> = journal.replay(to, |_, step| {
        let before = std::iter::once(None).chain(step.events.iter().map(Some));
        for (event, before) in step.events.iter().zip(before) {
            if narrator.repeats(event, before) {
                continue;
            }
            let mut lines = vec![narrator.event(event)];
            if matches!(event, Event::RoundBegan { .. }) {
                lines.insert(0, String::new());
            }
            if failed.is_none() {
                failed = edge.say(&lines).err();
            }
        }
    });
    if let Some(failure) = failed {
        return Err(failure);
    }
    let table = end.map_err(SessionError::from)?;
    edge.say(&[
        String::new(),
        edge.locale.text_with("replay-verified", &[("moves", table.moves_made().into())]),
    ])
}
