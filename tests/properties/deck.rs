//! Decks for random play: the official one, and odd ones that nobody would print.

use std::sync::Arc;

use unstable_students::engine::Random;
use unstable_students::students::{Action, Card, CardType, Deck, Effect, Target, Text, When};

use crate::common::card;

fn deck(cards: impl IntoIterator<Item = (Card, usize)>) -> Arc<Deck> {
    Arc::new(Deck::new(cards).unwrap())
}

fn matricole(count: usize) -> impl Iterator<Item = (Card, usize)> {
    (0..count).map(|number| (card(&format!("Freshman {number}"), "MATRICOLA", "-", "MAI", false), 1))
}

/// As few cards as four players need, most of them alike.
pub fn tiny() -> Arc<Deck> {
    deck(matricole(4).chain([
        (card("Draw", "MAGIA", "PESCA IO ALL", "SUBITO", false), 6),
        (card("Take", "LAUREANDO", "PRENDI TU ALL", "SUBITO", true), 6),
        (card("Wall", "ISTANTANEA", "BLOCCA IO ALL", "SUBITO", false), 4),
        (card("Gift", "MALUS", "SCARTA IO ALL", "INIZIO", false), 4),
    ]))
}

/// Nothing but students, with effects at every time.
pub fn students() -> Arc<Deck> {
    let with_effects = ["SUBITO", "INIZIO", "FINE"].into_iter().enumerate().flat_map(|(number, when)| {
        ["RUBA TU STUDENTE", "ELIMINA VOI STUDENTE", "GIOCA TUTTI ALL; ELIMINA IO ALL"].into_iter().map(
            move |effects| {
                let name = format!("{when} {effects}");
                (card(&name, "LAUREANDO", effects, when, number == 1), 4)
            },
        )
    });
    deck(matricole(6).chain(with_effects).chain([(card("Plain", "STUDENTE_SEMPLICE", "-", "MAI", false), 9)]))
}

/// Defences that attack, and attacks to use them on.
pub fn defences() -> Arc<Deck> {
    let shield = |name: &str, effects: &str| (card(name, "ISTANTANEA", effects, "SUBITO", false), 8);
    deck(matricole(6).chain([
        shield("Riposte", "BLOCCA IO ALL; SCARTA TU ALL"),
        shield("Flood", "SCARTA VOI ALL; BLOCCA IO ALL; PESCA TUTTI ALL"),
        shield("Mirror", "BLOCCA IO ISTANTANEA; BLOCCA IO MAGIA; RUBA TU ALL"),
        shield("Lure", "GIOCA TU ALL; BLOCCA IO STUDENTE"),
        (
            card("Storm", "MAGIA", "SCARTA VOI ALL; ELIMINA TUTTI STUDENTE; PRENDI TU ALL", "SUBITO", false),
            12,
        ),
        (card("Raid", "LAUREANDO", "RUBA TU STUDENTE; SCARTA TU ALL", "SUBITO", false), 12),
        (card("Gift", "MALUS", "SCARTA TU ALL; SCARTA IO ALL", "SUBITO", false), 8),
        (card("Engine", "BONUS", "PRENDI VOI ALL; SCAMBIA TU ALL", "INIZIO", true), 6),
    ]))
}

/// Everybody plays, steals and swaps all the time.
pub fn storms() -> Arc<Deck> {
    let with = |name: &str, card_type: &str, effects: &str, when: &str| {
        (card(name, card_type, effects, when, false), 6)
    };
    deck(matricole(6).chain([
        with("Feast", "MAGIA", "PESCA TUTTI ALL; GIOCA TUTTI ALL", "SUBITO"),
        with("Fair", "LAUREANDO", "GIOCA VOI ALL; SCAMBIA TUTTI ALL", "SUBITO"),
        with("Gang", "LAUREANDO", "RUBA VOI ALL", "SUBITO"),
        with("Heir", "LAUREANDO", "RUBA TU ALL; GIOCA IO ALL", "FINE"),
        with("Carousel", "BONUS", "SCAMBIA VOI ALL; RUBA TU ALL", "SUBITO"),
        with("Morning", "BONUS", "GIOCA TUTTI ALL; ELIMINA IO ALL", "INIZIO"),
        with("Phoenix", "LAUREANDO", "ELIMINA IO ALL; PESCA IO ALL; GIOCA IO ALL", "SUBITO"),
        with("Curse", "MALUS", "GIOCA IO ALL; ELIMINA TU ALL", "FINE"),
        with("Wall", "ISTANTANEA", "BLOCCA IO ALL; GIOCA IO ALL", "SUBITO"),
    ]))
}

/// Cards by chance: any action on any target with any type at any time, optional or not, none to four
/// effects, all types of cards, some names more than once.
pub fn chance(seed: u64) -> Arc<Deck> {
    let mut random = Random::new(seed);
    let mut cards: Vec<(Card, usize)> = matricole(5).collect();
    let concrete: Vec<CardType> = CardType::ALL.iter().copied().filter(|kind| kind.is_concrete()).collect();
    for number in 0..24 {
        let count = random.below(5);
        let mut pick = |count: usize| random.below(count);
        let effects = (0..count)
            .map(|_| Effect {
                action: Action::ALL[pick(Action::ALL.len())],
                target: Target::ALL[pick(Target::ALL.len())],
                card_type: CardType::ALL[pick(CardType::ALL.len())],
            })
            .collect();
        let card = Card {
            // A MATRICOLA with effects as well.
            card_type: concrete[pick(concrete.len())],
            name: Text::new(&format!("Card {}", number - number / 12)),
            description: Text::new(""),
            effects,
            // More of the times at which something happens.
            when: [When::Subito, When::Subito, When::Inizio, When::Fine, When::Mai, When::Sempre][pick(6)],
            optional: pick(3) == 0,
        };
        cards.push((card, 1 + pick(4)));
    }
    cards.push((card("Filler", "MAGIA", "-", "MAI", false), 20));
    deck(cards)
}
