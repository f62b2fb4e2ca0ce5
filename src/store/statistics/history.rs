//! The games that were played to their end, in their order: what is known of each, how a player's victories grew
//! with them, and who won when two players met. Games of the original program are not among them: it kept sums.

use serde::{Deserialize, Serialize};

use super::Statistics;
use super::table::Kind;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Its place in the order in which games ended, from 1.
    pub number: u64,
    /// The name of who has won.
    pub winner: String,
    /// How many rounds it had.
    pub rounds: u32,
    /// Everybody who played, by seat.
    pub players: Vec<Participation>,
}

/// A player of a game that has ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Participation {
    /// The player's name.
    pub name: String,
    /// Whether the game counted as an automatic one for this player.
    pub automatic: bool,
}

/// What came of the games in which two players met.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeadToHead {
    /// The games that both played.
    pub games: u64,
    /// Those that the first has won.
    pub won: u64,
    /// Those that the second has won.
    pub lost: u64,
}

impl Ending {
    /// Whether `name` played the game, as one of this kind.
    #[must_use]
    pub fn has(&self, name: &str, kind: Kind) -> bool {
        let automatic = kind == Kind::Automatic;
        self.players.iter().any(|player| player.name == name && player.automatic == automatic)
    }
}

impl Statistics {
    /// How all games ended, in no order.
    pub(super) fn endings(&self) -> impl Iterator<Item = &Ending> {
        self.games.values().filter_map(|ledger| ledger.ending.as_ref())
    }

    /// The games that `name` played to their end, the first one first.
    #[must_use]
    pub fn history(&self, name: &str, kind: Kind) -> Vec<&Ending> {
        let mut games: Vec<&Ending> = self.endings().filter(|ending| ending.has(name, kind)).collect();
        games.sort_by_key(|ending| ending.number);
        games
    }

    /// Everybody whom `name` met in games of this kind, by name, with what came of those games.
    #[must_use]
    pub fn opponents(&self, name: &str, kind: Kind) -> Vec<(&str, HeadToHead)> {
        let mut met = std::collections::BTreeMap::<&str, HeadToHead>::new();
        for ending in self.history(name, kind) {
            for other in ending.players.iter().filter(|other| other.name != name) {
                let record = met.entry(&other.name).or_default();
                record.games += 1;
                record.won += u64::from(ending.winner == name);
                record.lost += u64::from(ending.winner == other.name);
            }
        }
        met.into_iter().collect()
    }
}
