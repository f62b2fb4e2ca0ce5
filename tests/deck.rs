//! The official deck, `mazzo.txt`, against the facts of the printed game.

use unstable_students::store::deck_file::DeckFile;
use unstable_students::students::{Card, CardType};

/// Copies, name, type, effects in order, when, whether optional: the official table.
const FACTS: [(usize, &str, &str, &str, &str, bool); 49] = [
    (1, "Matricola Energy Drink", "MATRICOLA", "", "MAI", false),
    (1, "Matricola Scout", "MATRICOLA", "", "MAI", false),
    (1, "Matricola Smanettone", "MATRICOLA", "", "MAI", false),
    (1, "Matricola Gamer", "MATRICOLA", "", "MAI", false),
    (1, "Matricola Multitasking", "MATRICOLA", "", "MAI", false),
    (1, "Matricola Scacchista", "MATRICOLA", "", "MAI", false),
    (3, "Studente Freddoloso", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Boscaiolo", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Trassato", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Erasmus", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Influencer", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Palestrato", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Anticipatore", "STUDENTE_SEMPLICE", "", "MAI", false),
    (3, "Studente Chiacchierone", "STUDENTE_SEMPLICE", "", "MAI", false),
    (4, "Laureando Nerd", "LAUREANDO", "ELIMINA TU ALL", "FINE", true),
    (4, "Laureando Lagna", "LAUREANDO", "SCARTA TUTTI ALL", "SUBITO", false),
    (4, "Laureando Seduttore", "LAUREANDO", "SCARTA IO ALL; RUBA TU STUDENTE", "SUBITO", true),
    (4, "Laureando Avido", "LAUREANDO", "PESCA IO ALL", "SUBITO", false),
    (4, "Laureando Hipster", "LAUREANDO", "PESCA IO ALL; PESCA IO ALL; SCARTA IO ALL", "SUBITO", false),
    (4, "Laureando Casinista", "LAUREANDO", "ELIMINA TUTTI STUDENTE", "SUBITO", false),
    (4, "Laureando Snitch", "LAUREANDO", "ELIMINA TU BONUS", "SUBITO", true),
    (4, "Laureando Ladro", "LAUREANDO", "RUBA TU BONUS", "SUBITO", true),
    (3, "CTM in orario", "BONUS", "GIOCA IO ALL", "INIZIO", true),
    (
        3,
        "Salta fila in mensa",
        "BONUS",
        "SCARTA IO ALL; SCARTA IO ALL; SCARTA IO ALL; RUBA TU STUDENTE",
        "INIZIO",
        true,
    ),
    (
        3,
        "Aula dei vecchi progetti",
        "BONUS",
        "SCARTA IO ALL; SCARTA IO ALL; ELIMINA TU STUDENTE",
        "INIZIO",
        true,
    ),
    (3, "Macchinetta inceppata", "BONUS", "SCARTA IO ALL; PESCA IO ALL", "INIZIO", true),
    (3, "Sovraccarico di caffeina", "BONUS", "ELIMINA IO ALL; PESCA IO ALL; PESCA IO ALL", "INIZIO", true),
    (3, "Sparacoriandoli", "BONUS", "ELIMINA IO ALL; ELIMINA TU ALL", "INIZIO", true),
    (2, "Aula minuscola", "MALUS", "ELIMINA IO STUDENTE", "INIZIO", false),
    (1, "Portone chiuso", "MALUS", "SCARTA IO ALL", "INIZIO", false),
    (1, "Allerta meteo", "MALUS", "ELIMINA IO STUDENTE; PESCA IO ALL", "INIZIO", false),
    (1, "Esame in Lab T", "MALUS", "MOSTRA IO ALL", "SEMPRE", false),
    (1, "Teams fuori servizio", "MALUS", "IMPEDIRE IO BONUS", "SEMPRE", false),
    (1, "CTM in ritardo", "MALUS", "IMPEDIRE IO ISTANTANEA", "SEMPRE", false),
    (1, "Ingegnerizzazione", "MALUS", "INGEGNERE IO STUDENTE", "SEMPRE", false),
    (3, "Due per Uno", "MAGIA", "ELIMINA IO ALL; ELIMINA TU ALL; ELIMINA TU ALL", "SUBITO", false),
    (3, "Scambio di esame", "MAGIA", "SCAMBIA TU ALL", "SUBITO", false),
    (3, "Passaggio di appunti", "MAGIA", "PRENDI TU ALL", "SUBITO", false),
    (
        3,
        "Copia dal turno precedente",
        "MAGIA",
        "SCARTA IO ALL; PRENDI TU ALL; PRENDI TU ALL",
        "SUBITO",
        false,
    ),
    (3, "Aperitivo da Tiffany", "MAGIA", "ELIMINA TU STUDENTE", "SUBITO", false),
    (
        2,
        "Colpo di Fortuna",
        "MAGIA",
        "PESCA IO ALL; PESCA IO ALL; SCARTA IO ALL; SCARTA IO ALL; SCARTA IO ALL; GIOCA IO ALL",
        "SUBITO",
        false,
    ),
    (2, "Ottimo Affare", "MAGIA", "PESCA IO ALL; PESCA IO ALL; PESCA IO ALL; SCARTA IO ALL", "SUBITO", false),
    (2, "Attacco Hacker", "MAGIA", "ELIMINA TU BONUS", "SUBITO", false),
    (2, "free(svantaggio);", "MAGIA", "ELIMINA IO MALUS", "SUBITO", false),
    (2, "Ruba Studente", "MAGIA", "RUBA TU STUDENTE", "SUBITO", false),
    (3, "Sessione di Laurea", "MAGIA", "ELIMINA TUTTI STUDENTE", "SUBITO", false),
    (3, "Tasto reset", "MAGIA", "ELIMINA TUTTI BONUS; ELIMINA TUTTI MALUS", "SUBITO", false),
    (3, "Bagno intasato", "MAGIA", "SCARTA VOI ALL", "SUBITO", false),
    (15, "MAI", "ISTANTANEA", "BLOCCA IO ALL", "SUBITO", false),
];

fn facts(card: &Card, copies: usize) -> String {
    let effects: Vec<String> = card
        .effects
        .iter()
        .map(|effect| {
            format!("{} {} {}", effect.action.word(), effect.target.word(), effect.card_type.word())
        })
        .collect();
    format!(
        "{copies} {} {} [{}] {} {}",
        card.name,
        card.card_type.word(),
        effects.join("; "),
        card.when.word(),
        card.optional
    )
}

#[test]
fn every_card_is_that_of_the_official_table() {
    let file = DeckFile::built_in();
    let found: Vec<String> = file.records.iter().map(|(card, copies)| facts(card, *copies)).collect();
    let expected = FACTS.map(|(copies, name, card_type, effects, when, optional)| {
        format!("{copies} {name} {card_type} [{effects}] {when} {optional}")
    });
    assert_eq!(found, expected);
}

#[test]
fn there_are_137_cards_and_enough_freshmen_for_every_table() {
    let deck = DeckFile::built_in().deck;
    assert_eq!((deck.total(), deck.count(CardType::Matricola)), (137, 6));
}

#[test]
fn nothing_is_odd_about_it() {
    assert!(DeckFile::built_in().oddities.is_empty());
}

#[test]
fn every_card_has_a_description_of_its_own_that_fits_a_save() {
    let file = DeckFile::built_in();
    let mut seen = Vec::new();
    for (card, _) in &file.records {
        let description = card.description.as_str();
        assert!(card.name.as_str().len() <= 31, "{}", card.name);
        assert!((20..=255).contains(&description.len()), "{}: {}", card.name, description.len());
        assert!(!seen.contains(&description), "{}", card.name);
        seen.push(description);
    }
}
