//! The figures of a match as a table for people, as CSV and as JSON for programs.

use std::time::Duration;

use serde::Serialize;

use crate::arena::{CardFigures, PlayerFigures, Report, rate};
use crate::cli::command::standing::{self, Standing, Total, range};
use crate::cli::command::{Edge, Failure};
use crate::session::Participant;
use crate::students::{Card, Deck};
use crate::ui::Locale;
use crate::ui::table_text::{Column, TextTable};

/// How many cards stand at each end of the short list.
const ENDS: usize = 5;

/// What there is to tell.
pub(super) struct Figures<'a> {
    pub edge: &'a Edge<'a>,
    pub players: &'a [Participant],
    pub deck: &'a Deck,
    pub report: &'a Report,
}

/// Everything for programs.
#[derive(Serialize)]
struct Whole<'a> {
    games: u64,
    unfinished: u64,
    mean_rounds: f64,
    mean_moves: f64,
    seats: Vec<Seat<'a>>,
    cards: Vec<CardRow<'a>>,
}

/// One player for programs.
#[derive(Serialize)]
struct Seat<'a> {
    name: &'a str,
    kind: String,
    games: u64,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
    moves: u64,
    own_moves: u64,
    ms_per_move: f64,
    rating: f64,
    rating_deviation: f64,
    faults: u64,
}

/// One card for programs.
#[derive(Serialize)]
struct CardRow<'a> {
    card: &'a str,
    #[serde(rename = "type")]
    card_type: &'static str,
    played: u64,
    users: u64,
    wins: u64,
    win_rate: f64,
    ci95: [f64; 2],
}

impl Figures<'_> {
    /// One JSON object.
    pub fn json(&self) -> Result<String, Failure> {
        let games = self.report.games();
        let whole = Whole {
            games,
            unfinished: self.report.unfinished,
            mean_rounds: mean(self.report.rounds, games),
            mean_moves: mean(self.report.moves, games),
            seats: self.seats().collect(),
            cards: self.cards().into_iter().map(|(card, figures)| row(card, figures)).collect(),
        };
        Ok(serde_json::to_string(&whole).map_err(std::io::Error::from)? + "\n")
    }

    /// A line for each player, or for each card.
    pub fn csv(&self, of_cards: bool) -> Result<String, Failure> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let mut write = |fields: &[&dyn ToString]| {
            writer.write_record(fields.iter().map(|field| field.to_string())).map_err(std::io::Error::from)
        };
        if of_cards {
            write(&[&"card", &"type", &"played", &"users", &"wins", &"win_rate", &"ci95_low", &"ci95_high"])?;
            for (card, figures) in self.cards() {
                let CardRow { card, card_type, played, users, wins, win_rate, ci95: [low, high] } =
                    row(card, figures);
                write(&[&card, &card_type, &played, &users, &wins, &win_rate, &low, &high])?;
            }
        } else {
            write(&[
                &"name",
                &"kind",
                &"games",
                &"wins",
                &"win_rate",
                &"ci95_low",
                &"ci95_high",
                &"moves",
                &"own_moves",
                &"ms_per_move",
                &"rating",
                &"rating_deviation",
                &"faults",
            ])?;
            for seat in self.seats() {
                let [low, high] = seat.ci95;
                write(&[
                    &seat.name,
                    &seat.kind,
                    &seat.games,
                    &seat.wins,
                    &seat.win_rate,
                    &low,
                    &high,
                    &seat.moves,
                    &seat.own_moves,
                    &seat.ms_per_move,
                    &seat.rating,
                    &seat.rating_deviation,
                    &seat.faults,
                ])?;
            }
        }
        let bytes = writer.into_inner().map_err(|error| std::io::Error::other(error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The players, then the cards that decide most, or all of them.
    pub fn table(&self, all_cards: bool, took: Duration) -> String {
        let Figures { edge, report, .. } = self;
        let locale = edge.locale;
        let more = [locale.text("arena-time"), locale.text("arena-rating")];
        let &Report { unfinished, rounds, moves, .. } = *report;
        let total = Total { games: report.games(), unfinished, rounds, moves };
        let mut lines = standing::lines(edge, &total, &more, &self.standings(), took);
        let cards = self.cards();
        let interval = |(_, figures): &(&Card, &CardFigures)| rate(figures.wins, figures.users).1;
        let (mut best, mut worst) = (cards.clone(), cards.clone());
        // Few games must not bring a card to either end: what counts is what it wins at least, or at most.
        best.sort_by(|one, other| interval(other)[0].total_cmp(&interval(one)[0]));
        // What stands at one end is not repeated at the other.
        worst.retain(|(card, _)| !best.iter().take(ENDS).any(|(other, _)| std::ptr::eq(*card, *other)));
        worst.sort_by(|one, other| interval(one)[1].total_cmp(&interval(other)[1]));
        let parts: &[(&str, &[(&Card, &CardFigures)])] = if all_cards || cards.len() <= 2 * ENDS {
            &[("arena-cards", &cards)]
        } else {
            &[("arena-cards-best", &best[..ENDS]), ("arena-cards-worst", &worst[..ENDS.min(worst.len())])]
        };
        for (title, cards) in parts {
            lines.extend([String::new(), locale.text(title), String::new()]);
            lines.extend(self.card_table(cards).shown(edge.look));
        }
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    fn standings(&self) -> Vec<Standing<'_>> {
        let Edge { locale, environment, .. } = self.edge;
        let about = if environment.is_utf8 { "\u{b1}" } else { "+-" };
        let standing = |(player, seat): (_, Seat<'_>)| {
            let rating = [seat.rating, seat.rating_deviation].map(|figure| locale.decimal(figure, 1));
            let more = vec![milliseconds(seat.ms_per_move, locale), rating.join(&format!(" {about} "))];
            Standing { player, wins: seat.wins, faults: seat.faults, more }
        };
        self.players.iter().zip(self.seats()).map(standing).collect()
    }

    fn card_table(&self, cards: &[(&Card, &CardFigures)]) -> TextTable {
        let locale = self.edge.locale;
        let title = |key: &str| locale.text(key);
        let mut table = TextTable::new(vec![
            Column::words(title("arena-card")),
            Column::numbers(title("figure-played")),
            Column::numbers(title("arena-users")),
            Column::numbers(title("figure-rate")),
            Column::numbers("95 %"),
        ]);
        for (card, figures) in cards {
            let (rate, interval) = rate(figures.wins, figures.users);
            table.row(vec![
                card.name.to_string(),
                figures.played.to_string(),
                figures.users.to_string(),
                locale.percent(rate, 1),
                range(interval, locale),
            ]);
        }
        table
    }

    fn seats(&self) -> impl Iterator<Item = Seat<'_>> {
        let games = self.report.games();
        self.players.iter().zip(&self.report.players).enumerate().map(move |(index, (player, figures))| {
            let (win_rate, ci95) = self.report.rate(index);
            let PlayerFigures { wins, moves, spent, rating, ref conduct } = *figures;
            Seat {
                name: player.name.as_str(),
                kind: player.kind.to_string(),
                games,
                wins,
                win_rate,
                ci95,
                moves,
                own_moves: conduct.own_moves(),
                ms_per_move: spent.as_secs_f64() * 1000.0 / moves.max(1) as f64,
                rating: rating.mean,
                rating_deviation: rating.deviation,
                faults: conduct.failures(),
            }
        })
    }

    /// The cards that somebody played in a game that ended, the one first by which most games are won.
    fn cards(&self) -> Vec<(&Card, &CardFigures)> {
        let mut cards: Vec<_> = self
            .deck
            .ids()
            .map(|id| self.deck.card(id))
            .zip(&self.report.cards)
            .filter(|(_, figures)| figures.users > 0)
            .collect();
        let rate = |figures: &CardFigures| rate(figures.wins, figures.users).0;
        cards.sort_by(|(_, one), (_, other)| rate(other).total_cmp(&rate(one)));
        cards
    }
}

fn row<'a>(card: &'a Card, figures: &CardFigures) -> CardRow<'a> {
    let (win_rate, ci95) = rate(figures.wins, figures.users);
    let &CardFigures { played, users, wins } = figures;
    CardRow {
        card: card.name.as_str(),
        card_type: card.card_type.word(),
        played,
        users,
        wins,
        win_rate,
        ci95,
    }
}

fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}

/// A time with the digits that say something: a thousandth of a millisecond is much for some players.
fn milliseconds(time: f64, locale: &Locale) -> String {
    locale.decimal(time, if time < 0.01 { 5 } else { 2 })
}
