//! Statistics for other programs: CSV and JSON, with the same words and the same order of rows.

use std::path::PathBuf;

use serde::Serialize;

use super::Statistics;
use super::table::{Kind, Row, Sort};
use crate::store::atomic::{self, FileError};
use crate::store::folder::Folder;
use crate::students::CardType;

/// What came of writing the files.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Exported {
    /// They are written.
    Written([PathBuf; 2]),
    /// Nothing is written: something else lies there already.
    InTheWay(Vec<PathBuf>),
}

/// Writes all figures to `statistics.csv` and `statistics.json` in `folder`. What lies there and is something
/// else is only replaced if `replaces`.
///
/// # Errors
/// A file cannot be written.
pub fn write(
    statistics: &Statistics,
    sort: Sort,
    folder: &Folder,
    replaces: bool,
) -> Result<Exported, FileError> {
    let rows = statistics.all_rows(sort);
    let files = [(folder.statistics_csv(), csv(&rows)), (folder.statistics_json(), json(&rows))];
    if !replaces {
        let other = |(path, text): &&(PathBuf, String)| {
            let same = atomic::read(path, text.len() as u64).is_ok_and(|bytes| bytes == text.as_bytes());
            path.symlink_metadata().is_ok() && !same
        };
        let in_the_way: Vec<PathBuf> = files.iter().filter(other).map(|(path, _)| path.clone()).collect();
        if !in_the_way.is_empty() {
            return Ok(Exported::InTheWay(in_the_way));
        }
    }
    for (path, text) in &files {
        atomic::write(path, text.as_bytes())?;
    }
    Ok(Exported::Written(files.map(|(path, _)| path)))
}

/// What programs get of a row. The fields are the columns.
#[derive(Serialize)]
struct Record<'a> {
    name: &'a str,
    automatic: bool,
    wins: u64,
    games: u64,
    rate: Option<f64>,
    rounds: u64,
    discarded: u64,
    played: u64,
    studente: u64,
    matricola: u64,
    studente_semplice: u64,
    laureando: u64,
    bonus: u64,
    malus: u64,
    magia: u64,
    istantanea: u64,
}

impl<'a> Record<'a> {
    fn of(row: &Row<'a>) -> Self {
        let figures = row.figures;
        Self {
            name: row.name,
            automatic: row.kind == Kind::Automatic,
            wins: figures.won,
            games: figures.games,
            rate: figures.rate(),
            rounds: figures.rounds,
            discarded: figures.discarded,
            played: figures.played_of(CardType::All),
            studente: figures.played_of(CardType::Studente),
            matricola: figures.played_of(CardType::Matricola),
            studente_semplice: figures.played_of(CardType::StudenteSemplice),
            laureando: figures.played_of(CardType::Laureando),
            bonus: figures.played_of(CardType::Bonus),
            malus: figures.played_of(CardType::Malus),
            magia: figures.played_of(CardType::Magia),
            istantanea: figures.played_of(CardType::Istantanea),
        }
    }
}

/// The rows as CSV with a line of column names, also where there is no row.
///
/// # Panics
/// Never: texts and numbers have CSV, and a vector takes them all.
#[must_use]
pub fn csv(rows: &[Row<'_>]) -> String {
    let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let head = ["name", "automatic"].into_iter().chain(Sort::ALL.into_iter().skip(1).map(Sort::word));
    writer.write_record(head).expect("a vector takes all bytes");
    for row in rows {
        writer.serialize(Record::of(row)).expect("texts and numbers have CSV");
    }
    let bytes = writer.into_inner().expect("a vector takes all bytes");
    String::from_utf8(bytes).expect("what was written was text")
}

/// The rows as a JSON array of objects, ended by a line break.
///
/// # Panics
/// Never: texts and numbers have JSON.
#[must_use]
pub fn json(rows: &[Row<'_>]) -> String {
    let records: Vec<Record<'_>> = rows.iter().map(Record::of).collect();
    let mut text = serde_json::to_string_pretty(&records).expect("texts and numbers have JSON");
    text.push('\n');
    text
}
