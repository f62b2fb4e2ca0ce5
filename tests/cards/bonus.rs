//! BONUS cards: each optional, at the beginning of its owner's round.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

pub const PROVED: &[crate::Proved] = &[
    ("CTM in orario", [ctm_lets_its_owner_play_a_card, ctm_finds_nothing_that_may_be_played]),
    ("Salta fila in mensa", [salta_fila_pays_three_cards_for_a_student, salta_fila_finds_nothing]),
    (
        "Aula dei vecchi progetti",
        [aula_dei_vecchi_progetti_pays_two_cards_for_a_student_less, aula_dei_vecchi_progetti_finds_nothing],
    ),
    ("Macchinetta inceppata", [macchinetta_changes_a_card, macchinetta_finds_nothing]),
    ("Sovraccarico di caffeina", [sovraccarico_pays_a_card_on_the_table_for_two, sovraccarico_finds_itself]),
    ("Sparacoriandoli", [sparacoriandoli_costs_each_a_card_on_the_table, sparacoriandoli_finds_itself]),
];

#[test]
fn ctm_lets_its_owner_play_a_card() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["CTM in orario"])
        .hand(ADA, &["Studente Erasmus", "MAI", "Laureando Avido"])
        .draw(&["Tasto reset"])
        .start();
    game.yes(ADA);
    assert_eq!(
        (game.asked().as_str(), game.answers()),
        ("ada: play ALL?", vec!["Studente Erasmus".to_owned(), "Laureando Avido".to_owned()])
    );
    game.play(ADA, "Studente Erasmus");
    assert_eq!(game.story(), ["ada plays Studente Erasmus", "ada draws Tasto reset"]);
    assert_eq!(game.asked(), "ada: action?", "the action of the round is still to come");
}

#[test]
fn ctm_finds_nothing_that_may_be_played() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["CTM in orario", "Teams fuori servizio"])
        .hand(ADA, &["MAI", "Sparacoriandoli"])
        .start();
    game.yes(ADA);
    assert_eq!(game.story()[1], "GIOCA on ada is lost");
    let mut game = Scene::new(2).bonus_malus(ADA, &["CTM in orario"]).start();
    game.yes(ADA);
    assert_eq!(game.story()[1], "GIOCA on ada is lost");
}

#[test]
fn salta_fila_pays_three_cards_for_a_student() {
    let mut game = Scene::new(3)
        .bonus_malus(ADA, &["Salta fila in mensa"])
        .hand(ADA, &["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare"])
        .classroom(BRUNO, &["Studente Erasmus", "Matricola Scout"])
        .draw(&["Attacco Hacker"])
        .start();
    game.yes(ADA)
        .pick(ADA, "Tasto reset")
        .pick(ADA, "Due per Uno")
        .pick(ADA, "Ottimo Affare")
        .aim(ADA, BRUNO);
    game.pick(ADA, "Studente Erasmus");
    assert_eq!(
        (game.hand(ADA), game.classroom(ADA)),
        (vec!["Attacco Hacker", "MAI"], vec!["Studente Erasmus"])
    );
    assert_eq!(game.discards(), ["Ottimo Affare", "Due per Uno", "Tasto reset"]);
    assert_eq!(game.bonus_malus(ADA), ["Salta fila in mensa"], "the bonus stays");
}

#[test]
fn salta_fila_finds_nothing() {
    let mut game =
        Scene::new(2).bonus_malus(ADA, &["Salta fila in mensa"]).hand(ADA, &["MAI"]).draw(&["MAI"]).start();
    game.yes(ADA);
    assert_eq!(
        game.story()[1..5],
        ["ada discards MAI", "SCARTA on ada is lost", "SCARTA on ada is lost", "RUBA on bruno is lost"]
    );
}

#[test]
fn aula_dei_vecchi_progetti_pays_two_cards_for_a_student_less() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Aula dei vecchi progetti"])
        .hand(ADA, &["MAI", "Tasto reset", "Due per Uno"])
        .classroom(BRUNO, &["Studente Erasmus", "Matricola Scout"])
        .draw(&["Attacco Hacker"])
        .start();
    game.yes(ADA).pick(ADA, "MAI").pick(ADA, "Tasto reset").pick(ADA, "Matricola Scout");
    assert_eq!(
        (game.classroom(BRUNO), game.study_room()),
        (vec!["Studente Erasmus"], vec!["Matricola Scout"])
    );
}

#[test]
fn aula_dei_vecchi_progetti_finds_nothing() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Aula dei vecchi progetti"])
        .bonus_malus(BRUNO, &["Portone chiuso"])
        .start();
    game.yes(ADA);
    assert_eq!(
        game.story()[1..4],
        ["SCARTA on ada is lost", "SCARTA on ada is lost", "ELIMINA on bruno is lost"]
    );
}

#[test]
fn macchinetta_changes_a_card() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Macchinetta inceppata"])
        .hand(ADA, &["MAI", "Tasto reset"])
        .draw(&["Due per Uno", "Ottimo Affare"])
        .start();
    game.yes(ADA).pick(ADA, "MAI");
    assert_eq!(game.story(), ["ada discards MAI", "ada draws Due per Uno", "ada draws Ottimo Affare"]);
}

#[test]
fn macchinetta_finds_nothing() {
    let mut game = Scene::new(2).bonus_malus(ADA, &["Macchinetta inceppata"]).start();
    game.yes(ADA);
    assert_eq!(
        game.story()[1..],
        ["SCARTA on ada is lost", "PESCA on ada is lost", "ada finds nothing to draw"]
    );
}

#[test]
fn sovraccarico_pays_a_card_on_the_table_for_two() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Sovraccarico di caffeina", "Ingegnerizzazione"])
        .classroom(ADA, &["Studente Erasmus"])
        .draw(&["MAI", "Tasto reset", "Due per Uno"])
        .start();
    game.yes(ADA);
    assert_eq!(game.answers(), ["Studente Erasmus", "Sovraccarico di caffeina", "Ingegnerizzazione"]);
    game.pick(ADA, "Ingegnerizzazione");
    assert_eq!(game.hand(ADA), ["Due per Uno", "Tasto reset", "MAI"]);
}

#[test]
fn sovraccarico_finds_itself() {
    let mut game = Scene::new(2).bonus_malus(ADA, &["Sovraccarico di caffeina"]).start();
    game.yes(ADA);
    assert_eq!(
        game.story()[1..],
        [
            "ada eliminates Sovraccarico di caffeina of ada",
            "1 discards are shuffled",
            "ada draws Sovraccarico di caffeina",
            "PESCA on ada is lost",
            "ada finds nothing to draw"
        ],
        "it is among the discards when its next effect draws"
    );
}

#[test]
fn sparacoriandoli_costs_each_a_card_on_the_table() {
    let mut game = Scene::new(3)
        .bonus_malus(ADA, &["Sparacoriandoli"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(CARLA, &["Studente Trassato"])
        .bonus_malus(CARLA, &["Ingegnerizzazione"])
        .draw(&["MAI"])
        .start();
    game.yes(ADA).pick(ADA, "Studente Erasmus").aim(ADA, CARLA);
    assert_eq!(game.answers(), ["Studente Trassato", "Ingegnerizzazione"]);
    game.pick(ADA, "Studente Trassato");
    assert_eq!(game.discards(), ["Studente Trassato", "Studente Erasmus"]);
    assert_eq!(game.bonus_malus(ADA), ["Sparacoriandoli"]);
}

#[test]
fn sparacoriandoli_finds_itself() {
    let mut game = Scene::new(2).bonus_malus(ADA, &["Sparacoriandoli"]).draw(&["MAI"]).start();
    game.yes(ADA);
    assert_eq!(
        game.story()[1..3],
        ["ada eliminates Sparacoriandoli of ada", "ELIMINA on bruno is lost"],
        "the chain goes on although the card has gone"
    );
}
