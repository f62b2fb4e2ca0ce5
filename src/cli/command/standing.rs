//! Who won how often, for people: what the table of an arena and that of automatic games have in common.

use std::time::Duration;

use super::Edge;
use crate::arena::{LONGEST_GAME, rate};
use crate::player::Kind;
use crate::session::Participant;
use crate::ui::Locale;
use crate::ui::table_text::{Column, TextTable};

/// What many games came to.
pub(super) struct Total {
    pub games: u64,
    /// Games that had no winner after [`LONGEST_GAME`] moves.
    pub unfinished: u64,
    /// Rounds of all games.
    pub rounds: u64,
    /// Moves of all games.
    pub moves: u64,
}

/// What one player came to.
pub(super) struct Standing<'a> {
    pub player: &'a Participant,
    pub wins: u64,
    /// How often a program failed.
    pub faults: u64,
    /// What stands in the columns that only one of the tables has.
    pub more: Vec<String>,
}

/// A line about all games and a table of the players, with these columns more; where the look is plain, a sentence
/// for each. Faults are told where a program plays.
pub(super) fn lines(
    edge: &Edge<'_>,
    total: &Total,
    more: &[String],
    standings: &[Standing<'_>],
    took: Duration,
) -> Vec<String> {
    let locale = edge.locale;
    let title = |key: &str| locale.text(key);
    let mut columns = vec![
        Column::words(title("figure-name")),
        Column::words(title("arena-level")),
        Column::numbers(title("figure-wins")),
        Column::numbers(title("figure-rate")),
        Column::numbers("95 %"),
    ];
    columns.extend(more.iter().map(Column::numbers));
    let has_programs = standings.iter().any(|standing| matches!(standing.player.kind, Kind::Program(..)));
    if has_programs {
        columns.push(Column::numbers(title("arena-faults")));
    }
    let mut table = TextTable::new(columns);
    for Standing { player, wins, faults, more } in standings {
        let (share, interval) = rate(*wins, total.games);
        let mut row = vec![
            player.name.to_string(),
            player.kind.to_string(),
            wins.to_string(),
            locale.percent(share, 1),
            range(interval, locale),
        ];
        row.extend_from_slice(more);
        if has_programs {
            row.push(faults.to_string());
        }
        table.row(row);
    }
    let mean = |sum: u64| locale.decimal(sum as f64 / total.games.max(1) as f64, 1);
    let values = [
        ("games", total.games.into()),
        ("unfinished", total.unfinished.into()),
        ("longest", LONGEST_GAME.into()),
        ("rounds", mean(total.rounds).into()),
        ("moves", mean(total.moves).into()),
        ("seconds", locale.decimal(took.as_secs_f64(), 1).into()),
    ];
    let mut lines = vec![locale.text_with("arena-games", &values), String::new()];
    lines.extend(table.shown(edge.look));
    lines
}

/// Where a part of everything lies, in percent.
pub(super) fn range(ends: [f64; 2], locale: &Locale) -> String {
    ends.map(|end| locale.decimal(end * 100.0, 1)).join("-")
}
