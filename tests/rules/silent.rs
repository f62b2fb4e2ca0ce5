//! Decisions taken where the rules are silent.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

/// R11.6.
#[test]
fn an_effect_that_comes_to_nothing_against_its_target_asks_no_defence() {
    let mut game = Scene::new(2).hand(ADA, &["Attacco Hacker"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Attacco Hacker");
    assert_eq!(game.story()[1..], ["ELIMINA on bruno is lost", "round 1 of ada ends"]);
}

/// R11.7.
#[test]
fn an_effect_on_all_asks_everybody_who_can_if_it_works_on_one_other_player() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Sessione di Laurea"])
        .hand(BRUNO, &["MAI"])
        .classroom(CARLA, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.asked(), "bruno: block ELIMINA of Sessione di Laurea?");
    game.defend(BRUNO, "MAI");
    assert_eq!(game.classroom(CARLA), ["Studente Erasmus"]);
}

/// R11.7.
#[test]
fn an_effect_on_all_that_only_touches_the_user_asks_nobody() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Sessione di Laurea"])
        .hand(BRUNO, &["MAI"])
        .classroom(ADA, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.story()[1], "ada eliminates Studente Erasmus of ada");
}

/// R11.11.
#[test]
fn a_magia_that_is_not_subito_has_no_effect() {
    for when in ["INIZIO", "FINE", "MAI", "SEMPRE"] {
        let mut game = Scene::new(2)
            .card("Dud", "MAGIA", "PESCA IO ALL", when)
            .hand(ADA, &["Dud"])
            .draw(&["MAI", "Tasto reset"])
            .start();
        game.play(ADA, "Dud");
        assert_eq!(game.story(), ["ada plays Dud", "round 1 of ada ends"]);
        assert_eq!(game.discards(), ["Dud"]);
    }
}

/// R11.4.
#[test]
fn an_optional_defence_asks_no_second_question() {
    let mut game = Scene::new(2)
        .optional("Shield", "ISTANTANEA", "BLOCCA IO ALL; PESCA IO ALL", "SUBITO")
        .hand(ADA, &["Bagno intasato"])
        .hand(BRUNO, &["Shield"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "Shield");
    assert_eq!(game.story()[..2], ["bruno answers Bagno intasato with Shield", "bruno draws Tasto reset"]);
}

/// R11.1.
#[test]
fn gioca_with_one_possible_answer_asks_no_question() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO ALL", "SUBITO")
        .hand(ADA, &["Go", "Studente Erasmus", "MAI"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(
        game.story(),
        ["ada plays Go", "ada may play", "ada plays Studente Erasmus", "round 1 of ada ends"]
    );
}

/// R11.3.
#[test]
fn a_gioca_card_that_can_only_be_a_duplicate_student_is_played_in_vain_unasked() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO ALL", "SUBITO")
        .classroom(ADA, &["Studente Erasmus"])
        .hand(ADA, &["Go", "Studente Erasmus"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(game.story()[2], "ada plays Studente Erasmus in vain on ada");
}

/// R11.3.
#[test]
fn a_duplicate_bonus_of_gioca_may_still_go_before_somebody_else() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO ALL", "SUBITO")
        .bonus_malus(ADA, &["Portone chiuso"])
        .hand(ADA, &["MAI"])
        .start();
    assert_eq!(game.story()[2], "ada discards MAI");
    game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO ALL", "SUBITO")
        .bonus_malus(BRUNO, &["Portone chiuso"])
        .hand(ADA, &["Go", "Portone chiuso"])
        .start();
    game.play(ADA, "Go").aim(ADA, BRUNO);
    assert_eq!(game.asked(), "ada: Portone chiuso in vain on bruno?");
    game.no(ADA);
    assert_eq!(game.asked(), "ada: Portone chiuso before whom?");
    game.aim(ADA, ADA);
    assert_eq!(game.bonus_malus(ADA), ["Portone chiuso"]);
}

/// R11.14.
#[test]
fn scambia_between_two_empty_hands_is_lost() {
    let mut game = Scene::new(2).hand(ADA, &["Scambio di esame"]).hand(BRUNO, &[]).start();
    game.play(ADA, "Scambio di esame");
    assert_eq!(game.story()[1], "SCAMBIA on bruno is lost");
}

/// R11.1.
#[test]
fn a_question_with_one_different_card_is_answered_by_the_rules() {
    let mut game = Scene::new(2).hand(ADA, &["Ottimo Affare", "MAI", "MAI"]).start();
    game.play(ADA, "Ottimo Affare");
    assert!(game.story().contains(&"ada discards MAI".to_owned()), "two copies of a card are one answer");
}

/// R11.2.
#[test]
fn with_two_players_tu_needs_no_question() {
    let mut game = Scene::new(2).hand(ADA, &["Passaggio di appunti"]).hand(BRUNO, &["Tasto reset"]).start();
    game.play(ADA, "Passaggio di appunti");
    assert_eq!(game.hand(ADA), ["Tasto reset"]);
}

/// R11.13.
#[test]
fn lasting_effects_and_a_block_used_as_an_effect_do_nothing_by_themselves() {
    let mut game = Scene::new(3)
        .card("Mix", "MAGIA", "MOSTRA TU ALL; IMPEDIRE VOI ALL; INGEGNERE TU ALL; BLOCCA TU ALL", "SUBITO")
        .hand(ADA, &["Mix"])
        .hand(BRUNO, &["MAI"])
        .hand(CARLA, &["MAI"])
        .start();
    game.play(ADA, "Mix");
    assert_eq!(game.story(), ["ada plays Mix", "round 1 of ada ends"]);
}
