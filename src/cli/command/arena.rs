//! The arena: CPU players play many games, and their figures are told.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::seat::limits;
use super::{Edge, Failure};
use crate::arena::{Match, Report};
use crate::player::Kind;
use crate::session::{SessionError, read_deck};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS};
use crate::ui::new_game::{split_program, split_seat};
use crate::ui::table_text::{Column, TextTable};

/// The figures for programs.
#[derive(Serialize)]
struct Figures<'a> {
    games: u64,
    unfinished: u64,
    mean_rounds: f64,
    mean_moves: f64,
    seats: Vec<Seat<'a>>,
}

/// The figures of one player for programs.
#[derive(Serialize)]
struct Seat<'a> {
    name: &'a str,
    kind: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
    faults: u64,
}

/// Plays `games` games, or a few more so that every deal is played with every seating, from `seed` on in
/// `threads` threads.
pub(super) fn arena(
    edge: &Edge<'_>,
    players: &[(&str, Kind)],
    (games, seed, threads): (u64, u64, usize),
    deck: Option<&Path>,
    json: bool,
) -> Result<(), Failure> {
    let deck = read_deck(&edge.folder, deck).map_err(SessionError::from)?;
    let game = Match {
        deck: Arc::new(deck.deck),
        names: players.iter().map(|(name, _)| (*name).to_owned()).collect(),
        kinds: players.iter().map(|(_, kind)| kind.clone()).collect(),
        folder: Some(edge.folder.clone()),
        deals: games.div_ceil(players.len() as u64),
        seed,
        threads,
    };
    let started = Instant::now();
    let report = game.play(&AtomicBool::new(false)).map_err(SessionError::from)?;
    if json {
        let text = serde_json::to_string(&figures(players, &report)).map_err(std::io::Error::from)?;
        return edge.print(&[text]);
    }
    edge.print(&table(edge, players, &report, started.elapsed()))
}

/// Who plays, nobody of them a person.
pub(super) fn players<'a>(
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

fn figures<'a>(players: &'a [(&'a str, Kind)], report: &Report) -> Figures<'a> {
    let games = report.games();
    let seat = |(index, (name, kind)): (usize, &'a (&'a str, Kind))| {
        let (win_rate, ci95) = report.rate(index);
        Seat {
            name,
            kind: kind.to_string(),
            games,
            wins: report.wins[index],
            win_rate,
            ci95,
            faults: report.faults[index],
        }
    };
    Figures {
        games,
        unfinished: report.unfinished,
        mean_rounds: mean(report.rounds, games),
        mean_moves: mean(report.moves, games),
        seats: players.iter().enumerate().map(seat).collect(),
    }
}

/// The figures for people.
fn table(edge: &Edge<'_>, players: &[(&str, Kind)], report: &Report, took: Duration) -> Vec<String> {
    let title = |key: &str| edge.locale.text(key);
    let mut table = TextTable::new(vec![
        Column::words(title("figure-name")),
        Column::words(title("arena-level")),
        Column::numbers(title("figure-wins")),
        Column::numbers(title("figure-rate")),
        Column::numbers("95 %"),
        Column::numbers(title("arena-faults")),
    ]);
    for (index, (name, kind)) in players.iter().enumerate() {
        let (rate, interval) = report.rate(index);
        table.row(vec![
            (*name).to_owned(),
            kind.to_string(),
            report.wins[index].to_string(),
            percent(rate),
            range(interval),
            report.faults[index].to_string(),
        ]);
    }
    let games = report.games();
    let values = [
        ("games", games.into()),
        ("unfinished", report.unfinished.into()),
        ("rounds", format!("{:.1}", mean(report.rounds, games)).into()),
        ("moves", format!("{:.1}", mean(report.moves, games)).into()),
        ("seconds", format!("{:.1}", took.as_secs_f64()).into()),
    ];
    let mut lines = vec![edge.locale.text_with("arena-games", &values), String::new()];
    lines.extend(table.lines(edge.look.width));
    lines
}

/// A part of everything, in percent.
pub(super) fn percent(rate: f64) -> String {
    format!("{:.1} %", rate * 100.0)
}

/// Where such a part lies.
pub(super) fn range([low, high]: [f64; 2]) -> String {
    format!("{:.1}-{:.1}", low * 100.0, high * 100.0)
}

fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
