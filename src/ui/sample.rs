//! A few cards of every type, and three players, for the tests of this room.

use super::locale::{Language, Locale};
use super::sentence::Narrator;
use super::style::{Look, Paint};
use crate::students::{Action, Card, CardId, CardType, Deck, Effect, Target, Text, When};

pub(super) struct Sample {
    pub locale: Locale,
    pub deck: Deck,
    pub names: Vec<String>,
}

impl Sample {
    pub(super) fn new(language: Language) -> Self {
        let studente = |action, target| effect(action, target, CardType::Studente);
        let all = |action, target| effect(action, target, CardType::All);
        let cards = [
            card("Timido", CardType::Matricola, &[], When::Mai),
            card("Ordinato", CardType::StudenteSemplice, &[], When::Mai),
            card("Furbo", CardType::Laureando, &[studente(Action::Ruba, Target::Tu)], When::Subito),
            card("Moka", CardType::Bonus, &[all(Action::Pesca, Target::Io); 3], When::Inizio),
            card("Nebbia", CardType::Malus, &[all(Action::Mostra, Target::Io)], When::Sempre),
            card("Fuga", CardType::Magia, &[studente(Action::Elimina, Target::Tutti)], When::Subito),
            card("Alt", CardType::Istantanea, &[all(Action::Blocca, Target::Io)], When::Subito),
        ];
        Self {
            locale: Locale::new(language),
            deck: Deck::new(cards.map(|card| (card, 2))).unwrap(),
            names: ["Ada", "Bruno", "Carla"].map(str::to_owned).to_vec(),
        }
    }

    pub(super) fn narrator(&self) -> Narrator<'_> {
        Narrator { locale: &self.locale, deck: &self.deck, names: &self.names }
    }

    pub(super) fn id(&self, name: &str) -> CardId {
        self.deck.named(name).unwrap()
    }
}

pub(super) fn card(name: &str, card_type: CardType, effects: &[Effect], when: When) -> Card {
    Card {
        card_type,
        name: Text::new(name),
        description: Text::new("Così è, perché sì."),
        effects: effects.to_vec(),
        when,
        optional: card_type == CardType::Bonus,
    }
}

pub(super) const fn effect(action: Action, target: Target, card_type: CardType) -> Effect {
    Effect { action, target, card_type }
}

pub(super) const fn look(width: usize) -> Look {
    Look { width, paint: Paint::new(false), plain: false }
}
