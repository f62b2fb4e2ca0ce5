//! Statistics as a table: rows in the order of a figure, and who leads each figure.

use std::cmp::{Ordering, Reverse};

use super::{Figures, Statistics};
use crate::students::CardType;

/// Which games count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Those of people.
    People,
    /// Those that CPU players and other programs played.
    Automatic,
}

/// A figure to sort by, and by which somebody leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    /// The name.
    Name,
    /// Games won.
    Wins,
    /// Games played.
    Games,
    /// Part of the games that was won.
    Rate,
    /// Rounds played.
    Rounds,
    /// Cards discarded.
    Discarded,
    /// Cards played of a type; `ALL` for all cards.
    Played(CardType),
}

/// A player's figures in games of one kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row<'a> {
    /// The player's name.
    pub name: &'a str,
    /// Which games.
    pub kind: Kind,
    /// The figures.
    pub figures: &'a Figures,
}

/// Who leads a figure.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader<'a> {
    /// The figure.
    pub figure: Sort,
    /// Its highest value, which is not zero.
    pub value: f64,
    /// Everybody who has it, by name.
    pub names: Vec<&'a str>,
}

impl Sort {
    /// The name and all figures, in the order of a table's columns.
    pub const ALL: [Self; 15] = [
        Self::Name,
        Self::Wins,
        Self::Games,
        Self::Rate,
        Self::Rounds,
        Self::Discarded,
        Self::Played(CardType::All),
        Self::Played(CardType::Studente),
        Self::Played(CardType::Matricola),
        Self::Played(CardType::StudenteSemplice),
        Self::Played(CardType::Laureando),
        Self::Played(CardType::Bonus),
        Self::Played(CardType::Malus),
        Self::Played(CardType::Magia),
        Self::Played(CardType::Istantanea),
    ];

    /// The word by which people and files call it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Wins => "wins",
            Self::Games => "games",
            Self::Rate => "rate",
            Self::Rounds => "rounds",
            Self::Discarded => "discarded",
            Self::Played(card_type) => match card_type {
                CardType::All => "played",
                CardType::Studente => "studente",
                CardType::Matricola => "matricola",
                CardType::StudenteSemplice => "studente_semplice",
                CardType::Laureando => "laureando",
                CardType::Bonus => "bonus",
                CardType::Malus => "malus",
                CardType::Magia => "magia",
                CardType::Istantanea => "istantanea",
            },
        }
    }

    /// The figure that is called so.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|sort| sort.word() == word)
    }

    /// The value of the figure; nothing for the name, and for games and a rate that are unknown.
    #[must_use]
    pub fn value(self, figures: &Figures) -> Option<f64> {
        let count = match self {
            Self::Name => return None,
            Self::Rate => return figures.rate(),
            Self::Wins => figures.won,
            // The original program counted victories but no games.
            Self::Games if figures.won > figures.games => return None,
            Self::Games => figures.games,
            Self::Rounds => figures.rounds,
            Self::Discarded => figures.discarded,
            Self::Played(card_type) => figures.played_of(card_type),
        };
        Some(count as f64)
    }

    /// Names from A, figures from the highest, unknown ones last; equals by name.
    fn compare(self, one: &Row<'_>, other: &Row<'_>) -> Ordering {
        let value = |row: &Row<'_>| self.value(row.figures).unwrap_or(-1.0);
        value(other).total_cmp(&value(one)).then_with(|| by_name(one).cmp(&by_name(other)))
    }
}

impl Statistics {
    /// The players who have figures in games of this kind, sorted.
    #[must_use]
    pub fn rows(&self, kind: Kind, sort: Sort) -> Vec<Row<'_>> {
        let mut rows: Vec<Row<'_>> = self
            .players()
            .map(|(name, player)| {
                let figures = match kind {
                    Kind::People => &player.people,
                    Kind::Automatic => &player.automatic,
                };
                Row { name, kind, figures }
            })
            .filter(|row| *row.figures != Figures::default())
            .collect();
        rows.sort_by(|one, other| sort.compare(one, other));
        rows
    }

    /// The rows of people's games, then those of automatic ones, each sorted.
    #[must_use]
    pub fn all_rows(&self, sort: Sort) -> Vec<Row<'_>> {
        [Kind::People, Kind::Automatic].into_iter().flat_map(|kind| self.rows(kind, sort)).collect()
    }

    /// Who leads each figure in games of this kind. A figure that is zero or unknown for all has no leader.
    #[must_use]
    pub fn leaders(&self, kind: Kind) -> Vec<Leader<'_>> {
        let lead = |figure: Sort| {
            let rows = self.rows(kind, figure);
            let value = figure.value(rows.first()?.figures).filter(|&value| value > 0.0)?;
            let names =
                rows.iter().take_while(|row| figure.value(row.figures) == Some(value)).map(|row| row.name);
            Some(Leader { figure, value, names: names.collect() })
        };
        Sort::ALL.into_iter().filter_map(lead).collect()
    }
}

/// Small and capital letters side by side.
fn by_name<'a>(row: &Row<'a>) -> (String, Reverse<&'a str>) {
    (row.name.to_lowercase(), Reverse(row.name))
}
