//! The arena: players that are no people play many games, and their figures are told.

mod figures;

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use self::figures::Figures;
use super::seat::{counted, participants};
use super::{Edge, Failure, conduct, interruption, progress};
use crate::arena::{Match, Progress, Report};
use crate::cli::request::{Arena, Format};
use crate::cli::signal;
use crate::session::{Participant, SessionError, read_deck};
use crate::students::{MIN_PLAYERS, SetupError};
use crate::ui::new_game::Company;

/// How often the progress bar is brought up to date.
const GLANCE: Duration = Duration::from_millis(100);

/// Plays the games that are wished for, or those until it is interrupted, and tells what came of them.
pub(super) fn arena(edge: &Edge<'_>, wish: &Arena) -> Result<(), Failure> {
    let players = participants(edge, &wish.seats, wish.bot_time, Company::Arena)?;
    let players = counted(edge, players, MIN_PLAYERS)?;
    let deck = read_deck(&edge.folder, wish.deck.as_deref()).map_err(SessionError::from)?;
    let seatings = if wish.rotate { players.len() as u64 } else { 1 };
    let game = Match {
        deck: Arc::new(deck.deck),
        names: players.iter().map(|player| player.name.to_string()).collect(),
        kinds: players.iter().map(|player| player.kind.clone()).collect(),
        deals: wish.games.div_ceil(seatings),
        rotate: wish.rotate,
        seed: wish.seed,
        threads: wish.threads,
        folder: Some(edge.folder.clone()),
    };
    let progress = Progress { stop: signal::stop_flag()?, ..Progress::default() };
    let started = Instant::now();
    let report = play(edge, &game, &players, &progress).map_err(SessionError::from)?;
    let figures = Figures { edge, players: &players, deck: &game.deck, report: &report };
    let text = match wish.format {
        Format::Json => figures.json()?,
        Format::Csv => figures.csv(wish.cards)?,
        Format::Table => figures.table(wish.cards, started.elapsed()),
    };
    edge.print_text(&text)?;
    let conducts = report.players.iter().map(|figures| &figures.conduct);
    let all_play = conduct::sum_up(edge, players.iter().zip(conducts));
    interruption::outcome(edge, &progress.stop, report.games(), game.games()).and(all_play)
}

/// Plays a match and tells on the error output of faults as they come up, with a progress bar where somebody
/// sees it.
fn play(
    edge: &Edge<'_>,
    game: &Match,
    players: &[Participant],
    progress: &Progress,
) -> Result<Report, SetupError> {
    let bar = progress::bar(edge, game.games());
    let watcher = thread::current();
    thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let report = game.play(progress);
            watcher.unpark();
            report
        });
        let mut told = 0;
        loop {
            // Looked at before the faults are, so that the last of them are not missed.
            let is_over = playing.is_finished();
            bar.set_position(progress.played.load(Ordering::Relaxed));
            let faults = progress.faults.lock().unwrap_or_else(PoisonError::into_inner).clone();
            for (player, fault) in &faults[told..] {
                bar.suspend(|| conduct::warn(edge, &players[*player], fault));
            }
            told = faults.len();
            if is_over {
                break;
            }
            thread::park_timeout(GLANCE);
        }
        bar.finish_and_clear();
        playing.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
