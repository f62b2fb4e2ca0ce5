//! MALUS cards: they take effect at the beginning of their owner's round, or as long as they lie there.

use unstable_students::students::{CardType, Hand, IllegalMove};

use crate::common::scene::{ADA, BRUNO, SIX, Scene};

pub const PROVED: &[crate::Proved] = &[
    ("Aula minuscola", [aula_minuscola_costs_a_student, aula_minuscola_finds_no_student]),
    ("Portone chiuso", [portone_chiuso_costs_a_card, portone_chiuso_finds_an_empty_hand]),
    ("Allerta meteo", [allerta_meteo_changes_a_student_for_a_card, allerta_meteo_finds_nothing]),
    ("Esame in Lab T", [esame_in_lab_t_opens_the_hand, esame_in_lab_t_opens_an_empty_hand]),
    ("Teams fuori servizio", [teams_bars_bonus_cards, teams_leaves_only_drawing]),
    ("CTM in ritardo", [ctm_in_ritardo_bars_defences, ctm_in_ritardo_finds_no_defence]),
    ("Ingegnerizzazione", [ingegnerizzazione_keeps_from_winning, ingegnerizzazione_without_enough_students]),
];

#[test]
fn aula_minuscola_costs_a_student() {
    let mut game = Scene::new(2)
        .current(BRUNO)
        .bonus_malus(BRUNO, &["Aula minuscola"])
        .classroom(BRUNO, &["Studente Erasmus", "Matricola Scout"])
        .start();
    assert_eq!(game.asked(), "bruno: eliminate STUDENTE of bruno?", "it is not optional");
    game.pick(BRUNO, "Matricola Scout");
    assert_eq!(
        (game.classroom(BRUNO), game.study_room()),
        (vec!["Studente Erasmus"], vec!["Matricola Scout"])
    );
    assert_eq!(game.bonus_malus(BRUNO), ["Aula minuscola"]);
}

#[test]
fn aula_minuscola_finds_no_student() {
    let game = Scene::new(2).bonus_malus(ADA, &["Aula minuscola"]).start();
    assert_eq!(game.story()[1..3], ["Aula minuscola of ada takes effect", "ELIMINA on ada is lost"]);
}

#[test]
fn portone_chiuso_costs_a_card() {
    let mut game =
        Scene::new(2).bonus_malus(ADA, &["Portone chiuso"]).hand(ADA, &["MAI", "Tasto reset"]).start();
    assert_eq!(game.asked(), "ada: discard ALL?");
    game.pick(ADA, "Tasto reset");
    assert_eq!(game.story()[0], "ada discards Tasto reset");
}

#[test]
fn portone_chiuso_finds_an_empty_hand() {
    let game = Scene::new(2).bonus_malus(ADA, &["Portone chiuso"]).draw(&["MAI"]).start();
    assert_eq!(game.story()[2..], ["SCARTA on ada is lost", "ada draws MAI"], "the card is drawn afterwards");
}

#[test]
fn allerta_meteo_changes_a_student_for_a_card() {
    let game = Scene::new(2)
        .bonus_malus(ADA, &["Allerta meteo"])
        .classroom(ADA, &["Studente Erasmus"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    assert_eq!(
        game.story()[2..],
        ["ada eliminates Studente Erasmus of ada", "ada draws MAI", "ada draws Tasto reset"]
    );
}

#[test]
fn allerta_meteo_finds_nothing() {
    let game = Scene::new(2).bonus_malus(ADA, &["Allerta meteo"]).start();
    assert_eq!(game.story()[2..4], ["ELIMINA on ada is lost", "PESCA on ada is lost"]);
}

#[test]
fn esame_in_lab_t_opens_the_hand() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Esame in Lab T"])
        .hand(BRUNO, &["MAI", "Tasto reset"])
        .draw(&["Due per Uno", "Ottimo Affare"])
        .start();
    assert_eq!(game.view(Some(ADA)).players[1].hand, Hand::Hidden(2));
    game.play(ADA, "Esame in Lab T").aim(ADA, BRUNO).no(BRUNO);
    let view = game.view(Some(ADA));
    assert!(view.players[1].open);
    assert!(matches!(&view.players[1].hand, Hand::Open(cards) if cards.len() == 3));
}

#[test]
fn esame_in_lab_t_opens_an_empty_hand() {
    let game = Scene::new(2).bonus_malus(BRUNO, &["Esame in Lab T"]).start();
    assert_eq!(game.view(None).players[1].hand, Hand::Open(Vec::new()));
    let game = Scene::new(2).bonus_malus(ADA, &["Esame in Lab T"]).draw(&["MAI"]).start();
    assert_eq!(game.seen_by(None)[1], "ada draws MAI", "what comes into an open hand is seen by all");
}

#[test]
fn teams_bars_bonus_cards() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Teams fuori servizio"])
        .hand(ADA, &["CTM in orario", "Portone chiuso"])
        .start();
    assert_eq!(game.refuses_to_play(ADA, "CTM in orario"), IllegalMove::Barred(CardType::Bonus));
    game.play(ADA, "Portone chiuso").aim(ADA, BRUNO);
    assert_eq!(game.bonus_malus(BRUNO), ["Portone chiuso"]);
}

#[test]
fn teams_leaves_only_drawing() {
    let game = Scene::new(2)
        .bonus_malus(ADA, &["Teams fuori servizio"])
        .hand(ADA, &["CTM in orario", "Sparacoriandoli"])
        .start();
    assert_eq!(game.answers(), ["draw"]);
}

#[test]
fn ctm_in_ritardo_bars_defences() {
    let mut game = Scene::new(2)
        .bonus_malus(BRUNO, &["CTM in ritardo"])
        .hand(BRUNO, &["MAI"])
        .hand(ADA, &["Portone chiuso"])
        .start();
    game.play(ADA, "Portone chiuso").aim(ADA, BRUNO);
    assert_eq!(game.bonus_malus(BRUNO), ["Portone chiuso", "CTM in ritardo"], "nobody was asked");
}

#[test]
fn ctm_in_ritardo_finds_no_defence() {
    let mut game = Scene::new(2)
        .bonus_malus(BRUNO, &["CTM in ritardo"])
        .hand(BRUNO, &["Studente Erasmus"])
        .hand(ADA, &["MAI"])
        .start();
    game.draw(ADA);
    assert_eq!(game.answers(), ["Studente Erasmus", "draw"], "other types are not barred");
}

#[test]
fn ingegnerizzazione_keeps_from_winning() {
    let mut game = Scene::new(2).bonus_malus(ADA, &["Ingegnerizzazione"]).classroom(ADA, &SIX).start();
    game.draw(ADA);
    assert!(game.table.outcome().is_none());
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Ingegnerizzazione"])
        .classroom(ADA, &SIX)
        .hand(ADA, &["free(svantaggio);"])
        .start();
    game.play(ADA, "free(svantaggio);");
    assert!(game.table.outcome().is_some(), "without it the six students win");
}

#[test]
fn ingegnerizzazione_without_enough_students() {
    let mut game = Scene::new(2).bonus_malus(ADA, &["Ingegnerizzazione"]).classroom(ADA, &SIX[..5]).start();
    game.draw(ADA);
    assert_eq!(game.story(), ["ada finds nothing to draw", "round 1 of ada ends"]);
}
