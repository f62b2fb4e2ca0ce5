//! The keeper writes log, statistics and saves in a thread of its own, so that nobody who plays waits for a disk.
//!
//! It knows files, and no rules: each [`Record`] is complete when it comes. Records are written in their order,
//! one at a time, and none after one that failed: a round that was not counted must not be left behind by the
//! save of a later one. The journal is not its business; that is written before anybody sees what came of a move.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use super::SessionError;
use crate::engine::Seat;
use crate::store::statistics::{Figures, GameId, Share};
use crate::store::{Folder, Save, Statistics, log};

/// Records that wait at most; then whoever plays faster than the disk writes waits too.
const MOST_WAITING: usize = 64;

/// What a step has brought, ready to be written.
pub(super) struct Record {
    /// Lines of the log, each with its round.
    pub log: Vec<(u32, String)>,
    /// The round that has ended.
    pub ended: Option<Ended>,
    /// The save of the round that begins.
    pub save: Option<Save>,
}

/// A round that has ended.
pub(super) struct Ended {
    /// Its number.
    pub round: u32,
    /// Whether no person played at its end.
    pub automatic: bool,
    /// What it has brought each player, by seat.
    pub figures: Vec<Figures>,
    /// Who has won the game by it.
    pub winner: Option<Seat>,
}

/// Where the records of a game go.
#[derive(Clone)]
pub(super) struct Place {
    pub folder: Folder,
    pub save: PathBuf,
    pub game_id: GameId,
    /// The players' names, by seat.
    pub names: Vec<String>,
}

/// Writes records in a thread of its own, which runs from the first record until somebody waits for the last.
pub(super) struct Keeper {
    place: Place,
    writer: Option<Writer>,
}

struct Writer {
    records: SyncSender<Record>,
    thread: JoinHandle<Result<(), SessionError>>,
}

impl Keeper {
    pub(super) const fn new(place: Place) -> Self {
        Self { place, writer: None }
    }

    /// Has a record written after all earlier ones, unless one of those could not be: of that hears whoever asks.
    pub(super) fn write(&mut self, record: Record) {
        let place = &self.place;
        let writer = self.writer.get_or_insert_with(|| {
            let (records, waiting) = sync_channel(MOST_WAITING);
            let place = place.clone();
            Writer { records, thread: thread::spawn(move || place.write_all(&waiting)) }
        });
        // Nobody listens any more where the thread has ended with an error. It is not told here, where the move
        // has been made already, but before the next.
        let _ = writer.records.send(record);
    }

    /// Whether all is well as far as is known by now; waits for nothing.
    ///
    /// # Errors
    /// A record could not be written.
    pub(super) fn check(&mut self) -> Result<(), SessionError> {
        match &self.writer {
            Some(writer) if writer.thread.is_finished() => self.finish(),
            _ => Ok(()),
        }
    }

    /// Waits until everything is written.
    ///
    /// # Errors
    /// A record could not be written.
    pub(super) fn finish(&mut self) -> Result<(), SessionError> {
        let Some(Writer { records, thread }) = self.writer.take() else { return Ok(()) };
        drop(records);
        thread.join().unwrap_or(Err(SessionError::Keeper))
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // Whoever wants to hear of an error has asked before.
        let _ = self.finish();
    }
}

impl Place {
    fn write_all(&self, records: &Receiver<Record>) -> Result<(), SessionError> {
        records.iter().try_for_each(|record| self.write(&record))
    }

    fn write(&self, record: &Record) -> Result<(), SessionError> {
        let Record { log: lines, ended, save } = record;
        if ended.is_some() || save.is_some() {
            // Somebody may have taken the folder away during the game.
            self.folder.prepare()?;
        }
        let logged =
            log::append(&self.folder.log(), lines.iter().map(|(round, line)| (*round, line.as_str())));
        let counted = ended.as_ref().map_or(Ok(()), |ended| self.count(ended));
        // Where the others cannot be written, the game at least is not lost.
        if let Some(save) = save {
            save.write(&self.save)?;
        }
        logged?;
        counted
    }

    fn count(&self, ended: &Ended) -> Result<(), SessionError> {
        Statistics::update(&self.folder, |statistics| ended.count(statistics, self.game_id, &self.names))?;
        Ok(())
    }
}

impl Ended {
    /// Counts the round, and the victory if it was the last. Each counts once, however often it is played again.
    pub(super) fn count(&self, statistics: &mut Statistics, game_id: GameId, names: &[String]) {
        let automatic = self.automatic;
        let shares = names.iter().zip(&self.figures);
        let shares = shares.map(|(name, &figures)| Share { name, automatic, figures });
        statistics.record_round(game_id, self.round, shares);
        if let Some(winner) = self.winner {
            let players = names.iter().map(|name| (name.as_str(), automatic));
            statistics.record_victory(game_id, &names[winner.index()], players);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn keeper(root: &std::path::Path) -> Keeper {
        let folder = Folder::new(root);
        let save = folder.saves().join("prova.sav");
        let names = ["Ada", "Bruno"].map(str::to_owned).to_vec();
        Keeper::new(Place { folder, save, game_id: [1; 16], names })
    }

    fn line(number: u32) -> Record {
        Record { log: vec![(number, format!("riga {number}"))], ended: None, save: None }
    }

    fn round(number: u32) -> Record {
        let figures = vec![Figures { rounds: 1, ..Figures::default() }; 2];
        Record {
            ended: Some(Ended { round: number, automatic: false, figures, winner: None }),
            ..line(number)
        }
    }

    #[test]
    fn more_records_than_may_wait_are_all_written_in_order() {
        let root = tempfile::tempdir().unwrap();
        let mut keeper = keeper(root.path());
        let all = 1..=3 * MOST_WAITING as u32;
        for number in all.clone() {
            keeper.write(line(number));
        }
        keeper.finish().unwrap();
        let expected: String = all.map(|number| format!("[Turno {number}] riga {number}\n")).collect();
        assert_eq!(fs::read_to_string(root.path().join("log.txt")).unwrap(), expected);
    }

    #[test]
    fn whoever_lets_go_of_it_finds_everything_written() {
        let root = tempfile::tempdir().unwrap();
        let mut keeper = keeper(root.path());
        keeper.write(round(1));
        drop(keeper);
        let (statistics, _) = Statistics::load(&Folder::new(root.path())).unwrap();
        assert!(statistics.players().all(|(_, player)| player.people.rounds == 1));
        assert_eq!(statistics.players().count(), 2);
    }

    #[test]
    fn after_a_record_that_failed_none_is_written_and_the_error_is_told_once() {
        let root = tempfile::tempdir().unwrap();
        let mut keeper = keeper(root.path());
        fs::create_dir(root.path().join("log.txt")).unwrap();
        keeper.write(line(1));
        // Both while the thread still runs and after its end.
        keeper.write(round(2));
        while keeper.writer.as_ref().is_some_and(|writer| !writer.thread.is_finished()) {
            thread::yield_now();
        }
        keeper.write(round(3));
        let told = [keeper.check(), keeper.finish(), keeper.check()].map(|told| told.is_err());
        assert_eq!(told, [true, false, false]);
        let (statistics, _) = Statistics::load(&Folder::new(root.path())).unwrap();
        assert!(statistics.is_empty());
    }
}
