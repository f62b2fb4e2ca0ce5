//! RULES, "Effects": the rules that hold for every action.

use unstable_students::students::{IllegalMove, Move};

use crate::common::scene::{ADA, BRUNO, CARLA, DARIO, Scene};

/// R6.1.
#[test]
fn an_optional_card_asks_its_user_first_and_a_no_skips_all_of_its_effects() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Macchinetta inceppata"])
        .hand(ADA, &["MAI"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    assert_eq!(
        (game.story(), game.asked().as_str()),
        (vec!["round 1 of ada".to_owned()], "ada: use Macchinetta inceppata?")
    );
    game.no(ADA);
    assert_eq!(game.story(), ["ada declines Macchinetta inceppata", "ada draws Tasto reset"]);
    assert_eq!(game.bonus_malus(ADA), ["Macchinetta inceppata"]);
}

/// R6.1.
#[test]
fn a_yes_to_an_optional_card_starts_all_of_its_effects() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Macchinetta inceppata"])
        .hand(ADA, &["MAI"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.yes(ADA);
    assert_eq!(
        game.story(),
        [
            "Macchinetta inceppata of ada takes effect",
            "ada discards MAI",
            "ada draws Tasto reset",
            "ada draws Due per Uno"
        ]
    );
}

/// R6.2.
#[test]
fn effects_happen_in_order_and_an_impossible_one_is_lost() {
    let mut game =
        Scene::new(2).hand(ADA, &["Copia dal turno precedente"]).hand(BRUNO, &["Tasto reset"]).start();
    game.play(ADA, "Copia dal turno precedente");
    assert_eq!(
        game.story(),
        [
            "ada plays Copia dal turno precedente",
            "SCARTA on ada is lost",
            "ada takes Tasto reset from bruno",
            "PRENDI on bruno is lost",
            "round 1 of ada ends"
        ]
    );
}

/// R6.3.
#[test]
fn the_user_of_a_subito_card_is_who_plays_it_also_before_another() {
    let mut game = Scene::new(2)
        .card("Gift", "MALUS", "PESCA IO ALL; SCARTA TU ALL", "SUBITO")
        .hand(ADA, &["Gift"])
        .hand(BRUNO, &["MAI"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Gift").aim(ADA, BRUNO).no(BRUNO);
    assert_eq!(game.asked(), "bruno: block SCARTA of Gift?");
    assert_eq!(game.story(), ["ada draws Due per Uno"], "IO is the player, not the owner");
    game.no(BRUNO);
    assert_eq!(game.story(), ["bruno loses MAI", "round 1 of ada ends"]);
}

/// R6.3.
#[test]
fn the_user_of_an_inizio_card_is_its_owner() {
    let game =
        Scene::new(2).current(BRUNO).bonus_malus(BRUNO, &["Portone chiuso"]).hand(BRUNO, &["MAI"]).start();
    assert_eq!(game.story()[1..3], ["Portone chiuso of bruno takes effect", "bruno discards MAI"]);
}

/// R6.3.
#[test]
fn the_user_of_a_fine_card_is_its_owner() {
    let mut game = Scene::new(2)
        .card("Heir", "LAUREANDO", "PESCA IO ALL", "FINE")
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(BRUNO, &["Heir"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(
        game.story()[1..],
        [
            "ada eliminates Heir of bruno",
            "Heir of bruno takes effect",
            "bruno draws Tasto reset",
            "round 1 of ada ends"
        ]
    );
}

/// R6.5.
#[test]
fn tu_is_one_other_player_whom_the_user_picks() {
    let mut game = Scene::new(4).hand(BRUNO, &["MAI"]).hand(ADA, &["Passaggio di appunti"]).start();
    game.play(ADA, "Passaggio di appunti");
    assert_eq!(game.asked(), "ada: aim Passaggio di appunti?");
    assert_eq!(game.answers(), ["bruno", "carla", "dario"]);
    assert_eq!(game.refusal(ADA, Move::Player(ADA)), IllegalMove::NotThatPlayer);
}

/// R6.5.
#[test]
fn tu_is_picked_once_for_the_whole_card_at_its_first_tu_effect() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Copia dal turno precedente", "Studente Erasmus"])
        .hand(CARLA, &["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Copia dal turno precedente");
    assert_eq!(
        game.story()[1..],
        ["ada discards Studente Erasmus"],
        "the first effect is not of the TU kind"
    );
    assert_eq!(game.asked(), "ada: aim Copia dal turno precedente?");
    game.aim(ADA, CARLA);
    assert_eq!(game.story()[0], "ada aims Copia dal turno precedente at carla");
    assert!(game.hand(CARLA).is_empty(), "both cards are taken from the player picked once");
}

/// R6.5.
#[test]
fn picking_a_player_against_whom_it_comes_to_nothing_is_allowed() {
    let mut game =
        Scene::new(3).hand(ADA, &["Ruba Studente"]).classroom(BRUNO, &["Studente Erasmus"]).start();
    game.play(ADA, "Ruba Studente").aim(ADA, CARLA);
    assert_eq!(
        game.story(),
        ["ada aims Ruba Studente at carla", "RUBA on carla is lost", "round 1 of ada ends"]
    );
}

/// R6.4.
#[test]
fn voi_is_every_other_player_in_table_order_after_the_user() {
    let mut game = Scene::new(4)
        .current(CARLA)
        .hand(CARLA, &["Bagno intasato"])
        .hand(ADA, &["Tasto reset"])
        .hand(BRUNO, &["Due per Uno"])
        .hand(DARIO, &["Sessione di Laurea"])
        .start();
    game.play(CARLA, "Bagno intasato");
    assert_eq!(
        game.story()[1..4],
        ["dario loses Sessione di Laurea", "ada loses Tasto reset", "bruno loses Due per Uno"]
    );
}

/// R6.4.
#[test]
fn tutti_is_the_user_first_then_the_others() {
    let mut game = Scene::new(3)
        .current(BRUNO)
        .hand(ADA, &["Tasto reset"])
        .hand(BRUNO, &["Laureando Lagna", "Due per Uno"])
        .hand(CARLA, &["Sessione di Laurea"])
        .start();
    game.play(BRUNO, "Laureando Lagna");
    assert_eq!(
        game.story()[1..4],
        ["bruno discards Due per Uno", "carla loses Sessione di Laurea", "ada loses Tasto reset"]
    );
}

/// R6.6.
#[test]
fn an_effect_on_all_is_lost_only_for_those_on_whom_it_comes_to_nothing() {
    let mut game = Scene::new(3).hand(ADA, &["Bagno intasato"]).hand(CARLA, &["Tasto reset"]).start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.story()[1..3], ["SCARTA on bruno is lost", "carla loses Tasto reset"]);
}

/// R7.1.
#[test]
fn all_means_the_cards_of_both_zones_together() {
    let mut game = Scene::new(2)
        .classroom(ADA, &["Studente Erasmus"])
        .bonus_malus(ADA, &["Sparacoriandoli"])
        .classroom(BRUNO, &["Studente Trassato"])
        .bonus_malus(BRUNO, &["Aula minuscola"])
        .start();
    game.yes(ADA);
    assert_eq!(game.answers(), ["Studente Erasmus", "Sparacoriandoli"]);
    game.pick(ADA, "Studente Erasmus");
    assert_eq!(game.answers(), ["Studente Trassato", "Aula minuscola"]);
}

/// R6.7.
#[test]
fn a_discarded_or_eliminated_matricola_goes_to_the_study_room_and_others_to_the_discards() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Lagna", "Matricola Gamer"])
        .hand(BRUNO, &["Matricola Scout"])
        .start();
    game.play(ADA, "Laureando Lagna");
    assert_eq!((game.study_room(), game.discards().len()), (vec!["Matricola Scout", "Matricola Gamer"], 0));
    let mut game = Scene::new(2)
        .hand(ADA, &["Sessione di Laurea"])
        .classroom(ADA, &["Matricola Scout"])
        .classroom(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.study_room(), ["Matricola Scout"]);
    assert_eq!(game.discards(), ["Sessione di Laurea", "Studente Erasmus"]);
}
