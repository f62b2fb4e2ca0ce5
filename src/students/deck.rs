//! A deck: the different cards a game is played with, and how many copies of each. Everything in a game
//! names a card by its [`CardId`], the position in this table.
//!
//! The table is sorted, so that two decks with the same cards give the same numbers and thereby the same
//! games, whatever order their files had.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{Action, Card, CardType, Effect, Target, When};
use crate::engine::fingerprint;

/// The number of a card in its deck. All copies of a card have the same number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// Why cards cannot be a deck.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DeckError {
    /// `ALL` and `STUDENTE` are no types of cards.
    #[error("the card '{name}' has the type {}, which only effects may have", card_type.word())]
    Type {
        /// The card.
        name: String,
        /// Its type.
        card_type: CardType,
    },
    /// More copies than numbers for them.
    #[error("{copies} cards are more than the {} a table can hold", Deck::MAX_CARDS)]
    TooMany {
        /// The copies of all cards.
        copies: usize,
    },
}

/// The different cards of a game with their copies. Cards are never changed after its construction.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Card, usize)>", into = "Vec<(Card, usize)>")]
pub struct Deck {
    cards: Vec<Card>,
    copies: Vec<usize>,
    facts: Vec<Facts>,
    effects: Vec<Effect>,
}

/// What the rules ask of a card at every step, without its texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Facts {
    /// Equal for cards with equal names.
    pub name: u16,
    pub card_type: CardType,
    pub when: When,
    pub optional: bool,
    /// The types of attacking cards that this one can block; none where it is no defence at all.
    pub blocks: TypeSet,
    /// The types that the card's owner may not play.
    pub bars: TypeSet,
    /// Opens its owner's hand.
    pub shows: bool,
    /// Keeps its owner from winning.
    pub engineer: bool,
    /// Where the effects begin in the deck's list of effects, and how many there are.
    pub first_effect: u32,
    pub effects: u16,
}

/// A set of concrete card types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TypeSet(u16);

impl TypeSet {
    /// Every type that `kind` matches. Rules ask this at every step, and a table answers without a branch.
    pub(super) const fn of(kind: CardType) -> Self {
        const MATCHED: [TypeSet; CardType::ALL.len()] = {
            let mut sets = [TypeSet(0); CardType::ALL.len()];
            let mut pair = 0;
            while pair < sets.len() * sets.len() {
                let [kind, card] = [pair / sets.len(), pair % sets.len()];
                if CardType::ALL[card].is_concrete() && CardType::ALL[kind].matches(CardType::ALL[card]) {
                    sets[kind].0 |= 1 << card;
                }
                pair += 1;
            }
            sets
        };
        MATCHED[kind as usize]
    }

    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) const fn has(self, card: CardType) -> bool {
        self.0 & (1 << card as u16) != 0
    }
}

impl Deck {
    /// The most cards, all copies counted.
    pub const MAX_CARDS: usize = u16::MAX as usize;

    /// A deck of these cards, each with its number of copies. Equal cards are put together; cards with no
    /// copies are left out.
    ///
    /// # Errors
    /// A card of type `ALL` or `STUDENTE`, or more than [`Self::MAX_CARDS`] copies.
    pub fn new(cards: impl IntoIterator<Item = (Card, usize)>) -> Result<Self, DeckError> {
        let mut table: BTreeMap<Card, usize> = BTreeMap::new();
        for (card, copies) in cards {
            if !card.card_type.is_concrete() {
                return Err(DeckError::Type { name: card.name.to_string(), card_type: card.card_type });
            }
            if copies > 0 {
                let sum = table.entry(card).or_default();
                *sum = sum.saturating_add(copies);
            }
        }
        let total = table.values().fold(0_usize, |sum, &copies| sum.saturating_add(copies));
        if total > Self::MAX_CARDS {
            return Err(DeckError::TooMany { copies: total });
        }
        let (cards, copies): (Vec<_>, Vec<_>) = table.into_iter().unzip();
        let mut names: BTreeMap<String, u16> = BTreeMap::new();
        let mut facts = Vec::with_capacity(cards.len());
        let mut effects = Vec::new();
        for card in &cards {
            let next = names.len() as u16;
            let name = *names.entry(card.name.to_string()).or_insert(next);
            facts.push(Facts::new(card, name, effects.len() as u32));
            effects.extend_from_slice(&card.effects);
        }
        Ok(Self { cards, copies, facts, effects })
    }

    /// The card with this number.
    ///
    /// # Panics
    /// The number is of another deck.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// How many copies of the card belong to the deck.
    #[must_use]
    pub fn copies(&self, id: CardId) -> usize {
        self.copies[usize::from(id.0)]
    }

    /// The numbers of all cards, by type and then by name.
    pub fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }

    /// The number of an equal card.
    #[must_use]
    pub fn find(&self, card: &Card) -> Option<CardId> {
        self.cards.binary_search(card).ok().map(|index| CardId(index as u16))
    }

    /// The number of the first card with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<CardId> {
        self.ids().find(|&id| self.card(id).name.as_str() == name)
    }

    /// How many cards there are, all copies counted.
    #[must_use]
    pub fn total(&self) -> usize {
        self.copies.iter().sum()
    }

    /// How many copies there are of cards that `kind` matches.
    #[must_use]
    pub fn count(&self, kind: CardType) -> usize {
        self.ids().filter(|&id| kind.matches(self.card(id).card_type)).map(|id| self.copies(id)).sum()
    }

    /// A number that tells decks apart on every platform.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint::of_value(self)
    }

    #[inline]
    pub(super) fn facts(&self, id: CardId) -> &Facts {
        &self.facts[usize::from(id.0)]
    }

    #[inline]
    pub(super) fn effect(&self, id: CardId, index: u16) -> Option<Effect> {
        let facts = self.facts(id);
        (index < facts.effects).then(|| self.effects[facts.first_effect as usize + usize::from(index)])
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Self) -> bool {
        self.cards == other.cards && self.copies == other.copies
    }
}

impl Eq for Deck {}

impl TryFrom<Vec<(Card, usize)>> for Deck {
    type Error = DeckError;

    fn try_from(cards: Vec<(Card, usize)>) -> Result<Self, DeckError> {
        Self::new(cards)
    }
}

impl From<Deck> for Vec<(Card, usize)> {
    fn from(deck: Deck) -> Self {
        deck.cards.into_iter().zip(deck.copies).collect()
    }
}

impl Facts {
    fn new(card: &Card, name: u16, first_effect: u32) -> Self {
        let types = |action: Action| {
            card.effects
                .iter()
                .filter(|effect| effect.action == action)
                .fold(TypeSet::default(), |set, effect| set.union(TypeSet::of(effect.card_type)))
        };
        let has = |action: Action| card.effects.iter().any(|effect| effect.action == action);
        let defends = card.card_type == CardType::Istantanea && card.when == When::Subito;
        Self {
            name,
            card_type: card.card_type,
            when: card.when,
            optional: card.optional,
            blocks: if defends { types(Action::Blocca) } else { TypeSet::default() },
            bars: types(Action::Impedire),
            shows: has(Action::Mostra),
            engineer: has(Action::Ingegnere),
            first_effect,
            effects: u16::try_from(card.effects.len()).unwrap_or(u16::MAX),
        }
    }
}

impl Card {
    /// Whether any effect of the card, seen from its user, concerns another player.
    #[must_use]
    pub fn concerns_others(&self) -> bool {
        self.effects.iter().any(|effect| effect.target != Target::Io)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::students::Text;

    fn card(name: &str, card_type: CardType) -> Card {
        Card {
            card_type,
            name: Text::new(name),
            description: Text::new(""),
            effects: Vec::new(),
            when: When::Mai,
            optional: false,
        }
    }

    #[test]
    fn the_order_of_the_records_does_not_matter() {
        let a = card("A", CardType::Magia);
        let b = card("B", CardType::Matricola);
        let one = Deck::new([(a.clone(), 2), (b.clone(), 1)]).unwrap();
        let other = Deck::new([(b.clone(), 1), (a.clone(), 1), (a.clone(), 1)]).unwrap();
        assert_eq!(one, other);
        assert_eq!(one.fingerprint(), other.fingerprint());
        assert_eq!((one.total(), one.count(CardType::Studente)), (3, 1));
        assert_eq!(one.find(&b), Some(CardId(0)));
        assert_eq!(one.named("A"), Some(CardId(1)));
    }

    #[test]
    fn cards_of_no_real_type_and_endless_copies_are_refused() {
        assert!(matches!(Deck::new([(card("A", CardType::All), 1)]), Err(DeckError::Type { .. })));
        assert!(matches!(
            Deck::new([(card("A", CardType::Magia), usize::MAX)]),
            Err(DeckError::TooMany { .. })
        ));
    }

    #[test]
    fn identical_means_the_same_name() {
        let mut other = card("A", CardType::Magia);
        other.optional = true;
        let deck = Deck::new([(card("A", CardType::Magia), 1), (other, 1)]).unwrap();
        assert_eq!(deck.facts(CardId(0)).name, deck.facts(CardId(1)).name);
    }

    #[test]
    fn a_deck_survives_being_stored() {
        let deck = Deck::new([(card("A", CardType::Magia), 2)]).unwrap();
        let stored = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck>(&stored).unwrap(), deck);
    }
}
