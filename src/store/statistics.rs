//! `stats.bin`: what each player has done in all games, people and automatic games apart (RULES, "Statistics"),
//! and a ledger of the games, by which nothing counts twice.
//!
//! A round counts once, when it has ended for the first time; a game and its victory count once.

pub mod export;
mod file;
pub mod history;
mod original;
pub mod table;

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::{Deserialize, Serialize};

pub(super) use file::is_statistics;
pub use file::{Notice, StatisticsError};
pub use history::{Ending, HeadToHead, Participation};
pub use table::{Kind, Leader, Row, Sort};

use crate::students::{CardType, Tally};

/// The number of card types, `ALL` and `STUDENTE` included.
pub const CARD_TYPES: usize = 9;

/// What tells games apart.
pub type GameId = [u8; 16];

/// Figures of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Games won.
    pub won: u64,
    /// Games played to their end.
    pub games: u64,
    /// Rounds played.
    pub rounds: u64,
    /// Cards that went from the player's hand to a pile, by SCARTA or the hand limit.
    pub discarded: u64,
    /// Cards played, by the numbers of the card types: `ALL` first, then `STUDENTE`, which counts three types.
    pub played: [u64; CARD_TYPES],
}

/// The figures of one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// In games of people.
    pub people: Figures,
    /// In automatic games.
    pub automatic: Figures,
}

/// What has been counted of one game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Ledger {
    /// The highest number of a round.
    rounds: u32,
    /// How the game ended.
    ending: Option<Ending>,
}

/// The statistics of all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    players: BTreeMap<String, Player>,
    games: BTreeMap<GameId, Ledger>,
}

/// One player's part in something that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share<'a> {
    /// The player's name.
    pub name: &'a str,
    /// Whether the game counts as an automatic one for this player.
    pub automatic: bool,
    /// What to add.
    pub figures: Figures,
}

impl Figures {
    /// Cards played of a type; `ALL` for all cards, `STUDENTE` for the three student types.
    #[must_use]
    pub const fn played_of(&self, card_type: CardType) -> u64 {
        self.played[card_type as usize]
    }

    /// The part of the games that was won, from 0 to 1. Nothing where no game was played, or where more were won
    /// than played, because the original program counted victories but no games.
    #[must_use]
    pub fn rate(&self) -> Option<f64> {
        (self.games > 0 && self.won <= self.games).then(|| self.won as f64 / self.games as f64)
    }
}

impl From<Tally> for Figures {
    fn from(tally: Tally) -> Self {
        Self {
            rounds: tally.rounds.into(),
            discarded: tally.discarded.into(),
            played: tally.played.map(u64::from),
            ..Self::default()
        }
    }
}

impl AddAssign for Figures {
    fn add_assign(&mut self, other: Self) {
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.won, other.won);
        add(&mut self.games, other.games);
        add(&mut self.rounds, other.rounds);
        add(&mut self.discarded, other.discarded);
        for (sum, more) in self.played.iter_mut().zip(other.played) {
            add(sum, more);
        }
    }
}

impl Statistics {
    /// Counts the round with number `round` of the game `id`, unless it or a later one was counted before. Says
    /// whether it counted.
    pub fn record_round<'a>(
        &mut self,
        id: GameId,
        round: u32,
        shares: impl IntoIterator<Item = Share<'a>>,
    ) -> bool {
        let ledger = self.games.entry(id).or_default();
        if round <= ledger.rounds {
            return false;
        }
        ledger.rounds = round;
        for share in shares {
            self.add(&share);
        }
        true
    }

    /// Counts the end of the game `id` for everybody who played it, each a name and whether automatic, and the
    /// victory of `winner`, unless its end was counted before. Says whether it counted.
    pub fn record_victory<'a>(
        &mut self,
        id: GameId,
        winner: &str,
        players: impl IntoIterator<Item = (&'a str, bool)>,
    ) -> bool {
        if self.winner(id).is_some() {
            return false;
        }
        let mut participants = Vec::new();
        for (name, automatic) in players {
            let figures = Figures { won: (name == winner).into(), games: 1, ..Figures::default() };
            self.add(&Share { name, automatic, figures });
            participants.push(Participation { name: name.to_owned(), automatic });
        }
        let number = self.endings().map(|ending| ending.number).max().unwrap_or_default();
        let ledger = self.games.entry(id).or_default();
        ledger.ending = Some(Ending {
            number: number.saturating_add(1),
            winner: winner.to_owned(),
            rounds: ledger.rounds,
            players: participants,
        });
        true
    }

    /// Who has won the game `id`; nothing where its end was not counted.
    #[must_use]
    pub fn winner(&self, id: GameId) -> Option<&str> {
        Some(self.games.get(&id)?.ending.as_ref()?.winner.as_str())
    }

    /// All players by name.
    pub fn players(&self) -> impl Iterator<Item = (&str, &Player)> {
        self.players.iter().map(|(name, player)| (name.as_str(), player))
    }

    /// Whether nobody has figures.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    fn add(&mut self, share: &Share<'_>) {
        let player = self.players.entry(share.name.to_owned()).or_default();
        let figures = if share.automatic { &mut player.automatic } else { &mut player.people };
        *figures += share.figures;
    }
}

#[cfg(test)]
mod tests;
