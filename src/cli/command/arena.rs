//! The arena: players that are no people play many games, and their figures are told.

mod figures;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use self::figures::Figures;
use super::seat::{counted, participants};
use super::{Edge, Failure, interruption};
use crate::arena::{Match, Progress, Report};
use crate::cli::request::{Arena, Format};
use crate::session::{SessionError, read_deck};
use crate::students::{MIN_PLAYERS, SetupError};
use crate::ui::new_game::Company;

pub(super) use self::figures::range;

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
    let progress = Progress { stop: interruption::listen()?, ..Progress::default() };
    let started = Instant::now();
    let report = play(edge, &game, &progress).map_err(SessionError::from)?;
    let figures = Figures { edge, players: &players, deck: &game.deck, report: &report };
    let text = match wish.format {
        Format::Json => figures.json()?,
        Format::Csv => figures.csv(wish.cards)?,
        Format::Table => figures.table(wish.cards, started.elapsed()),
    };
    edge.print_text(&text)?;
    interruption::outcome(&progress.stop)
}

/// Plays a match, with a progress bar where somebody sees the error output.
fn play(edge: &Edge<'_>, game: &Match, progress: &Progress) -> Result<Report, SetupError> {
    if edge.environment.is_dumb || !io::stderr().is_terminal() {
        return game.play(progress);
    }
    let bar = ProgressBar::with_draw_target(Some(game.games()), ProgressDrawTarget::stderr());
    // A template without a fault, which a test draws; the usual one serves as well.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} (-{eta})") {
        bar.set_style(style.progress_chars("#>-"));
    }
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let watcher = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                bar.set_position(progress.played.load(Ordering::Relaxed));
                thread::park_timeout(GLANCE);
            }
            bar.finish_and_clear();
        });
        let report = game.play(progress);
        is_over.store(true, Ordering::Relaxed);
        watcher.thread().unpark();
        report
    })
}
