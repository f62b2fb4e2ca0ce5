//! What lasts before a player as long as BONUS and MALUS cards lie there (RULES, "Effects"). It follows from
//! the cards, and is gathered whenever one of them comes or goes, because rules and players ask for it at
//! every step.

use super::deck::{CardId, Deck, TypeSet};

/// The lasting effects before one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Standing {
    /// The types that the player may not play.
    pub bars: TypeSet,
    /// The hand is open.
    pub shows: bool,
    /// The player cannot win.
    pub engineer: bool,
}

impl Standing {
    /// What lasts before a player with these BONUS and MALUS cards.
    pub(super) fn of(deck: &Deck, cards: &[CardId]) -> Self {
        cards.iter().map(|&card| deck.facts(card)).fold(Self::default(), |all, facts| Self {
            bars: all.bars.union(facts.bars),
            shows: all.shows | facts.shows,
            engineer: all.engineer | facts.engineer,
        })
    }
}
