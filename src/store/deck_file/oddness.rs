//! What is odd about a deck that can be played.

use std::collections::BTreeSet;

use crate::store::encoding::Encoding;
use crate::store::oddity::Oddity;
use crate::students::{Action, Card, CardType, When};

/// Everything odd about the records of a deck, whose older texts are in `older`.
pub(super) fn of_records(records: &[(Card, usize)], older: Option<Encoding>) -> Vec<Oddity> {
    let mut oddities: Vec<Oddity> =
        older.map(|encoding| Oddity::OlderEncoding { encoding }).into_iter().collect();
    let mut cards: Vec<&Card> = records.iter().map(|(card, _)| card).collect();
    cards.sort_by_key(|card| card.name.as_str());
    let twins: BTreeSet<&str> = cards
        .windows(2)
        .filter(|pair| pair[0].name.as_str() == pair[1].name.as_str() && pair[0] != pair[1])
        .map(|pair| pair[0].name.as_str())
        .collect();
    oddities.extend(twins.into_iter().map(|name| Oddity::SameNameDifferentCard { card: name.to_owned() }));
    for (card, _) in records {
        let name = || card.name.to_string();
        let blocks = card.effects.iter().any(|effect| effect.action == Action::Blocca);
        match card.card_type {
            CardType::Magia if card.when != When::Subito => oddities.push(Oddity::IdleSpell { card: name() }),
            CardType::Istantanea if card.when != When::Subito || !blocks => {
                oddities.push(Oddity::IdleInstant { card: name() });
            }
            _ => {}
        }
    }
    oddities
}
