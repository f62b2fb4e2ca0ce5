//! Statistics for people: a table of all players, people and automatic games apart, and who leads which
//! figure.

use super::locale::{Locale, Value};
use super::style::Look;
use super::table_text::{Column, TextTable};
use crate::store::Statistics;
use crate::store::statistics::{Kind, Leader, Row, Sort};
use crate::students::CardType;

/// The name and the figures before those of single types, in the order of [`Sort::ALL`].
const MAIN_FIGURES: usize = 7;

/// The lines of the whole table, sorted; a sentence where there is nothing to show.
#[must_use]
pub fn table(statistics: &Statistics, sort: Sort, locale: &Locale, look: Look) -> Vec<String> {
    if statistics.is_empty() {
        return vec![locale.text("statistics-empty")];
    }
    let mut lines = Vec::new();
    for (kind, title) in [(Kind::People, "statistics-people"), (Kind::Automatic, "statistics-automatic")] {
        let rows = statistics.rows(kind, sort);
        if rows.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(look.paint.strong(&locale.text(title)));
        if look.plain {
            lines.extend(of_rows(&rows, &Sort::ALL, locale).records(usize::MAX));
            lines.push(String::new());
        } else {
            // The figures in two tables: all in one are wider than most screens.
            let (main, by_type) = Sort::ALL.split_at(MAIN_FIGURES);
            for figures in [main, &[&[Sort::Name], by_type].concat()] {
                lines.extend(of_rows(&rows, figures, locale).lines(look.width));
                lines.push(String::new());
            }
        }
        let leaders = statistics.leaders(kind);
        for leader in &leaders {
            let sentence = of_leader(leader, locale);
            if look.plain {
                lines.push(sentence);
            } else {
                lines.extend(super::width::wrap_hanging(&sentence, look.width, 2));
            }
        }
    }
    lines
}

/// Who leads the figures that matter most in games with people, a sentence each; none before the first game.
#[must_use]
pub fn leaders(statistics: &Statistics, locale: &Locale) -> Vec<String> {
    mattering(statistics).map(|leader| of_leader(&leader, locale)).collect()
}

/// The same in one sentence; nothing before the first game.
#[must_use]
pub fn records(statistics: &Statistics, locale: &Locale) -> Option<String> {
    let records: Vec<String> = mattering(statistics)
        .map(|leader| locale.text_with("statistics-record", &values(&leader, locale)))
        .collect();
    (!records.is_empty())
        .then(|| locale.text_with("statistics-records", &[("records", records.join(", ").into())]))
}

/// Who leads the figures that matter most.
fn mattering(statistics: &Statistics) -> impl Iterator<Item = Leader<'_>> {
    let figures = [Sort::Wins, Sort::Rate, Sort::Rounds, Sort::Played(CardType::All)];
    statistics.leaders(Kind::People).into_iter().filter(move |leader| figures.contains(&leader.figure))
}

fn of_rows(rows: &[Row<'_>], figures: &[Sort], locale: &Locale) -> TextTable {
    let columns = figures.iter().map(|&sort| match sort {
        Sort::Name => Column::words(title(sort, locale)),
        _ => Column::numbers(title(sort, locale)),
    });
    let mut table = TextTable::new(columns.collect());
    for row in rows {
        table.row(figures.iter().map(|&sort| cell(row, sort)).collect());
    }
    table
}

/// What stands in a row under a figure; a dash where it is unknown.
#[must_use]
pub fn cell(row: &Row<'_>, sort: Sort) -> String {
    match sort {
        Sort::Name => row.name.to_owned(),
        _ => sort.value(row.figures).map_or_else(|| "-".to_owned(), |value| figure(sort, value)),
    }
}

fn of_leader(leader: &Leader<'_>, locale: &Locale) -> String {
    locale.text_with("statistics-leader", &values(leader, locale))
}

fn values(leader: &Leader<'_>, locale: &Locale) -> [(&'static str, Value<'static>); 4] {
    [
        ("sort", leader.figure.word().into()),
        ("figure", title(leader.figure, locale).into()),
        ("players", leader.names.join(", ").into()),
        ("value", figure(leader.figure, leader.value).into()),
    ]
}

/// The value of a figure in words.
#[must_use]
pub fn figure(sort: Sort, value: f64) -> String {
    match sort {
        Sort::Rate => format!("{:.0} %", value * 100.0),
        _ => format!("{value}"),
    }
}

/// What a figure is called.
#[must_use]
pub fn title(sort: Sort, locale: &Locale) -> String {
    locale.text(match sort {
        Sort::Name => "figure-name",
        Sort::Wins => "figure-wins",
        Sort::Games => "figure-games",
        Sort::Rate => "figure-rate",
        Sort::Rounds => "figure-rounds",
        Sort::Discarded => "figure-discarded",
        Sort::Played(CardType::All) => "figure-played",
        Sort::Played(CardType::Studente) => "figure-studente",
        Sort::Played(CardType::Matricola) => "figure-matricola",
        Sort::Played(CardType::StudenteSemplice) => "figure-studente-semplice",
        Sort::Played(CardType::Laureando) => "figure-laureando",
        Sort::Played(CardType::Bonus) => "figure-bonus",
        Sort::Played(CardType::Malus) => "figure-malus",
        Sort::Played(CardType::Magia) => "figure-magia",
        Sort::Played(CardType::Istantanea) => "figure-istantanea",
    })
}
