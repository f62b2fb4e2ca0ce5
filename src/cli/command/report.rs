//! Reports: statistics, the list of saves, what a file is.

use std::path::PathBuf;

use super::{Edge, Failure, complain};
use crate::cli::Environment;
use crate::session::SessionError;
use crate::store::check::{self, Kind, Report};
use crate::store::statistics::{self, Sort, export};
use crate::store::{Statistics, cache, listing};
use crate::ui::line::saves::describe;
use crate::ui::{fault, statistics_text};

/// The statistics of the folder. What people should know of how they were read goes to the errors, so that
/// programs can read the output.
fn read_statistics(edge: &Edge<'_>) -> Result<Statistics, Failure> {
    let folder = edge.folder.root();
    // The usual folder comes into being with the first game.
    if !folder.exists() && folder != edge.environment.folder(None).root() {
        let values = [("folder", fault::path(folder).into())];
        complain(&edge.locale.text_with("folder-missing", &values));
    }
    let (statistics, notice) = Statistics::load(&edge.folder).map_err(SessionError::from)?;
    if let Some(notice) = notice {
        complain(&fault::notice(&notice, edge.locale));
    }
    Ok(statistics)
}

/// All players' figures, for people or for programs.
pub(super) fn statistics(edge: &Edge<'_>, format: Option<&str>, sort: Sort) -> Result<(), Failure> {
    let statistics = read_statistics(edge)?;
    let export = match format {
        Some("csv") => export::csv,
        Some(_) => export::json,
        None => return edge.print(&statistics_text::table(&statistics, sort, edge.locale, edge.look)),
    };
    let kinds = [statistics::Kind::People, statistics::Kind::Automatic];
    let rows: Vec<_> = kinds.iter().flat_map(|&kind| statistics.rows(kind, sort)).collect();
    edge.print_text(&export(&rows))
}

/// All saves, a line each.
pub(super) fn saves(edge: &Edge<'_>) -> Result<(), Failure> {
    // Without statistics it is only unknown which games are finished.
    let statistics = match read_statistics(edge) {
        Err(Failure::Session(error)) => {
            complain(&fault::session(&error, edge.locale));
            Statistics::default()
        }
        other => other?,
    };
    if let Err(error) = cache::names(&edge.folder) {
        complain(&fault::file(&error, edge.locale));
    }
    let entries = listing::list(&edge.folder, &statistics).map_err(SessionError::from)?;
    let left_out = listing::left_out(&edge.folder).map_err(SessionError::from)?;
    if left_out > 0 {
        complain(&edge.locale.text_with("saves-left-out", &[("count", left_out.into())]));
    }
    if entries.is_empty() {
        return edge.say(&[edge.locale.text("saves-none")]);
    }
    let lines: Vec<String> =
        entries.iter().map(|entry| describe(entry, edge.locale, &Environment::clock)).collect();
    edge.say(&lines)
}

/// What each file is; fails where one is faulty.
pub(super) fn check(edge: &Edge<'_>, files: &[PathBuf], json: bool) -> Result<(), Failure> {
    let reports: Vec<Report> = files.iter().map(|file| check::file(file)).collect();
    for report in &reports {
        if json {
            let line = serde_json::to_string(report).map_err(std::io::Error::from)?;
            edge.print(&[line])?;
        } else {
            edge.say(&describe_report(edge, report))?;
        }
    }
    if reports.iter().all(|report| report.ok) { Ok(()) } else { Err(Failure::Told) }
}

/// A report for people: the file, what it is, its players and piles, what is odd, what is wrong.
fn describe_report(edge: &Edge<'_>, report: &Report) -> Vec<String> {
    let locale = edge.locale;
    let file = ("file", report.file.replace(char::is_control, "\u{fffd}").into());
    let mut lines = Vec::new();
    if let Some(error) = &report.error {
        let reason = fault::check_fault(error, locale);
        lines.push(locale.text_with("check-faulty", &[file, ("reason", reason.into())]));
        return lines;
    }
    let cards = ("cards", report.cards.unwrap_or_default().into());
    if report.kind == Kind::Deck {
        lines.push(locale.text_with("check-deck", &[file, cards]));
    } else {
        let layout = report.layout.map_or("?", |layout| layout.word());
        lines.push(locale.text_with(
            "check-save",
            &[file, cards, ("layout", layout.into()), ("round", report.round.unwrap_or_default().into())],
        ));
    }
    for player in &report.players {
        lines.push(locale.text_with(
            "check-player",
            &[
                ("player", player.name.as_str().into()),
                ("hand", player.hand.into()),
                ("classroom", player.classroom.into()),
                ("bonus_malus", player.bonus_malus.into()),
            ],
        ));
    }
    if let Some(piles) = report.piles {
        lines.push(locale.text_with(
            "check-piles",
            &[
                ("draw", piles.draw.into()),
                ("discard", piles.discard.into()),
                ("study_room", piles.study_room.into()),
            ],
        ));
    }
    for oddity in &report.oddities {
        lines.push(locale.text_with("check-odd", &[("oddity", fault::oddity(oddity, locale).into())]));
    }
    lines
}
