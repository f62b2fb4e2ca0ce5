//! The arena: players that are no people play many games, and their figures are told.

mod figures;

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use self::figures::Figures;
use super::seat::limits;
use super::{Edge, Failure, interruption};
use crate::arena::{Match, Progress, Report};
use crate::cli::request::{Arena, Format};
use crate::player::Kind;
use crate::session::{SessionError, read_deck};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS, SetupError};
use crate::ui::new_game::{split_program, split_seat};

pub(super) use self::figures::range;

/// How often the progress bar is brought up to date.
const GLANCE: Duration = Duration::from_millis(100);

/// Plays the games that are wished for, or those until it is interrupted, and tells what came of them.
pub(super) fn arena(edge: &Edge<'_>, wish: &Arena) -> Result<(), Failure> {
    let players = players(edge, &wish.seats, wish.bot_time)?;
    let deck = read_deck(&edge.folder, wish.deck.as_deref()).map_err(SessionError::from)?;
    let seatings = if wish.rotate { players.len() as u64 } else { 1 };
    let game = Match {
        deck: Arc::new(deck.deck),
        names: players.iter().map(|(name, _)| (*name).to_owned()).collect(),
        kinds: players.iter().map(|(_, kind)| kind.clone()).collect(),
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

/// Who plays, nobody of them a person.
fn players<'a>(
    edge: &Edge<'_>,
    seats: &'a [String],
    bot_time: Option<u64>,
) -> Result<Vec<(&'a str, Kind)>, Failure> {
    let usage = |key: &str, value: &str| {
        Failure::Usage(edge.locale.text_with(key, &[("value", value.to_owned().into())]))
    };
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&seats.len()) {
        return Err(usage("usage-seats", &seats.len().to_string()));
    }
    let player = |seat: &'a String| {
        if split_program(seat).is_some() {
            return split_seat(seat, limits(bot_time))
                .map_err(|error| Failure::Usage(error.sentence(edge.locale)));
        }
        let (name, word) = seat.rsplit_once('=').unwrap_or((seat, seat));
        let kind = Kind::from_word(word).filter(|kind| !kind.is_human());
        kind.map(|kind| (name, kind)).ok_or_else(|| usage("usage-level", word))
    };
    seats.iter().map(player).collect()
}
