//! MAGIA cards that work on cards on the table.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

pub const PROVED: &[crate::Proved] = &[
    ("Due per Uno", [due_per_uno_pays_one_card_for_two, due_per_uno_finds_nothing]),
    ("Aperitivo da Tiffany", [aperitivo_takes_a_student_away, aperitivo_finds_no_student]),
    ("Attacco Hacker", [attacco_takes_a_bonus_away, attacco_finds_no_bonus]),
    ("free(svantaggio);", [free_takes_an_own_malus_away, free_finds_no_malus]),
    ("Ruba Studente", [ruba_studente_steals_a_student, ruba_studente_finds_no_student_to_have]),
    ("Sessione di Laurea", [sessione_takes_a_student_from_everybody, sessione_finds_no_student]),
    ("Tasto reset", [tasto_takes_a_bonus_and_a_malus_from_everybody, tasto_finds_nothing]),
];

#[test]
fn due_per_uno_pays_one_card_for_two() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Due per Uno"])
        .classroom(ADA, &["Studente Erasmus", "Matricola Scout"])
        .classroom(BRUNO, &["Studente Trassato", "Matricola Gamer"])
        .bonus_malus(BRUNO, &["CTM in orario"])
        .start();
    game.play(ADA, "Due per Uno").pick(ADA, "Matricola Scout").aim(ADA, BRUNO);
    assert_eq!(game.answers().len(), 3);
    game.pick(ADA, "CTM in orario").pick(ADA, "Studente Trassato");
    assert_eq!(
        (game.classroom(ADA), game.classroom(BRUNO)),
        (vec!["Studente Erasmus"], vec!["Matricola Gamer"])
    );
    assert_eq!(game.discards(), ["Due per Uno", "Studente Trassato", "CTM in orario"]);
}

#[test]
fn due_per_uno_finds_nothing() {
    let mut game = Scene::new(2).hand(ADA, &["Due per Uno"]).classroom(BRUNO, &["Studente Erasmus"]).start();
    game.play(ADA, "Due per Uno");
    assert_eq!(
        game.story()[1..4],
        ["ELIMINA on ada is lost", "ada eliminates Studente Erasmus of bruno", "ELIMINA on bruno is lost"]
    );
}

#[test]
fn aperitivo_takes_a_student_away() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(BRUNO, &["Studente Erasmus", "Matricola Scout"])
        .bonus_malus(BRUNO, &["CTM in orario"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(game.answers(), ["Studente Erasmus", "Matricola Scout"]);
    game.pick(ADA, "Studente Erasmus");
    assert_eq!(game.classroom(BRUNO), ["Matricola Scout"]);
}

#[test]
fn aperitivo_finds_no_student() {
    let mut game =
        Scene::new(2).hand(ADA, &["Aperitivo da Tiffany"]).bonus_malus(BRUNO, &["CTM in orario"]).start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(game.story()[1], "ELIMINA on bruno is lost");
}

#[test]
fn attacco_takes_a_bonus_away() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Attacco Hacker"])
        .bonus_malus(BRUNO, &["CTM in orario", "Portone chiuso", "Sparacoriandoli"])
        .start();
    game.play(ADA, "Attacco Hacker").pick(ADA, "Sparacoriandoli");
    assert_eq!(game.bonus_malus(BRUNO), ["CTM in orario", "Portone chiuso"]);
}

#[test]
fn attacco_finds_no_bonus() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Attacco Hacker"])
        .bonus_malus(BRUNO, &["Portone chiuso"])
        .classroom(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Attacco Hacker");
    assert_eq!(game.story()[1], "ELIMINA on bruno is lost");
}

#[test]
fn free_takes_an_own_malus_away() {
    let mut game = Scene::new(2)
        .hand(ADA, &["free(svantaggio);"])
        .bonus_malus(ADA, &["Esame in Lab T", "Ingegnerizzazione"])
        .start();
    game.play(ADA, "free(svantaggio);").pick(ADA, "Esame in Lab T");
    assert_eq!(game.bonus_malus(ADA), ["Ingegnerizzazione"]);
}

#[test]
fn free_finds_no_malus() {
    let mut game = Scene::new(2)
        .hand(ADA, &["free(svantaggio);"])
        .bonus_malus(BRUNO, &["Ingegnerizzazione"])
        .hand(BRUNO, &["MAI"])
        .start();
    game.play(ADA, "free(svantaggio);");
    assert_eq!(game.story()[1], "ELIMINA on ada is lost");
}

#[test]
fn ruba_studente_steals_a_student() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Ruba Studente"])
        .classroom(CARLA, &["Laureando Avido", "Matricola Scout"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Ruba Studente").aim(ADA, CARLA).pick(ADA, "Laureando Avido");
    assert_eq!(
        (game.classroom(ADA), game.classroom(CARLA)),
        (vec!["Laureando Avido"], vec!["Matricola Scout"])
    );
    assert_eq!(game.hand(ADA), ["Tasto reset", "MAI"], "what it does as it enters happens again");
}

#[test]
fn ruba_studente_finds_no_student_to_have() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Ruba Studente"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Ruba Studente");
    assert_eq!(game.story()[1], "RUBA on bruno is lost");
}

#[test]
fn sessione_takes_a_student_from_everybody() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Sessione di Laurea"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Trassato", "Matricola Scout"])
        .classroom(CARLA, &["Studente Influencer"])
        .start();
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.asked(), "ada: eliminate STUDENTE of bruno?");
    game.pick(ADA, "Matricola Scout");
    assert_eq!(
        game.story()[..2],
        ["ada eliminates Matricola Scout of bruno", "ada eliminates Studente Influencer of carla"]
    );
    assert!(game.classroom(ADA).is_empty() && game.classroom(CARLA).is_empty());
}

#[test]
fn sessione_finds_no_student() {
    let mut game =
        Scene::new(2).hand(ADA, &["Sessione di Laurea"]).bonus_malus(BRUNO, &["CTM in orario"]).start();
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.story()[1..3], ["ELIMINA on ada is lost", "ELIMINA on bruno is lost"]);
}

#[test]
fn tasto_takes_a_bonus_and_a_malus_from_everybody() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Tasto reset"])
        .bonus_malus(ADA, &["Ingegnerizzazione"])
        .bonus_malus(BRUNO, &["CTM in orario", "Portone chiuso", "Sparacoriandoli"])
        .classroom(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Tasto reset");
    assert_eq!(game.asked(), "ada: eliminate BONUS of bruno?");
    game.pick(ADA, "CTM in orario");
    assert_eq!(
        game.story()[1..3],
        ["ada eliminates Ingegnerizzazione of ada", "ada eliminates Portone chiuso of bruno"]
    );
    assert_eq!((game.bonus_malus(BRUNO), game.classroom(BRUNO).len()), (vec!["Sparacoriandoli"], 1));
}

#[test]
fn tasto_finds_nothing() {
    let mut game = Scene::new(2).hand(ADA, &["Tasto reset"]).classroom(BRUNO, &["Studente Erasmus"]).start();
    game.play(ADA, "Tasto reset");
    assert_eq!(game.story().iter().filter(|told| told.starts_with("ELIMINA on")).count(), 4);
}
