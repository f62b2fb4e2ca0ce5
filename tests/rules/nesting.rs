//! Effects inside effects: RULES, "Effects" and "Defence", to any depth.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

/// R6.8, R8.4.
#[test]
fn a_defence_inside_a_sub_round_inside_an_effect() {
    // Ada lets Bruno play; he attacks her; she defends; the rest of Ada's card goes on.
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA TU MAGIA; PESCA IO ALL", "SUBITO")
        .hand(ADA, &["Go", "MAI", "Studente Erasmus"])
        .hand(BRUNO, &["Bagno intasato"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(game.story()[1..], ["bruno may play", "bruno plays Bagno intasato"]);
    assert_eq!(game.asked(), "ada: block SCARTA of Bagno intasato?");
    game.defend(ADA, "MAI");
    assert_eq!(
        game.story(),
        [
            "ada answers Bagno intasato with MAI",
            "Bagno intasato is blocked",
            "ada draws Due per Uno",
            "round 1 of ada ends"
        ]
    );
    assert_eq!(game.discards(), ["Go", "Bagno intasato", "MAI"]);
}

/// R8.4, R11.9.
#[test]
fn a_defence_whose_effects_are_themselves_defended_against() {
    // The other effects of the defence end; what it was played for, the block, stands.
    let mut game = Scene::new(2)
        .card("Riposte", "ISTANTANEA", "BLOCCA IO ALL; SCARTA TU ALL; PESCA IO ALL", "SUBITO")
        .hand(ADA, &["Bagno intasato", "MAI"])
        .hand(BRUNO, &["Riposte"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "Riposte");
    assert_eq!(game.asked(), "ada: block SCARTA of Riposte?");
    game.defend(ADA, "MAI");
    assert_eq!(
        game.story(),
        [
            "ada answers Riposte with MAI",
            "Riposte is blocked",
            "Bagno intasato is blocked",
            "round 1 of ada ends"
        ]
    );
    assert_eq!(game.discards(), ["Bagno intasato", "Riposte", "MAI"]);
    assert_eq!(game.hand(ADA), ["Tasto reset"]);
}

/// R6.8, R8.4.
#[test]
fn defences_against_defences_go_on_as_long_as_there_are_cards() {
    let mut game = Scene::new(2)
        .card("Riposte", "ISTANTANEA", "BLOCCA IO ALL; SCARTA TU ALL", "SUBITO")
        .hand(ADA, &["Bagno intasato", "Riposte", "Riposte"])
        .hand(BRUNO, &["Riposte", "Riposte"])
        .start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "Riposte").defend(ADA, "Riposte").defend(BRUNO, "Riposte");
    assert_eq!(game.asked(), "ada: block SCARTA of Riposte?");
    game.defend(ADA, "Riposte");
    assert_eq!(
        game.story(),
        [
            "ada answers Riposte with Riposte",
            "SCARTA on bruno is lost",
            "Riposte is blocked",
            "Riposte is blocked",
            "Riposte is blocked",
            "Bagno intasato is blocked",
            "round 1 of ada ends"
        ]
    );
}

/// R6.8, R7.5.
#[test]
fn a_stolen_laureando_that_steals() {
    let mut game = Scene::new(3)
        .card("Thief", "LAUREANDO", "RUBA TU STUDENTE", "SUBITO")
        .hand(ADA, &["Ruba Studente"])
        .classroom(BRUNO, &["Thief"])
        .classroom(CARLA, &["Laureando Avido"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Ruba Studente").aim(ADA, BRUNO);
    assert_eq!(game.asked(), "ada: aim Thief?", "the stolen card picks its own target");
    game.aim(ADA, CARLA);
    assert_eq!(
        game.story(),
        [
            "ada aims Thief at carla",
            "ada steals Laureando Avido of carla",
            "Laureando Avido of ada takes effect",
            "ada draws Tasto reset",
            "round 1 of ada ends"
        ]
    );
    assert_eq!(game.classroom(ADA), ["Laureando Avido", "Thief"]);
}

/// R7.5, R8.6.
#[test]
fn the_attacking_card_may_be_stolen_in_the_middle_of_its_own_effects() {
    // The bonus lets the other player steal it, goes on, is blocked, and stays with the thief.
    let mut game = Scene::new(2)
        .card("Loose", "BONUS", "GIOCA TU MAGIA; SCARTA TU ALL", "INIZIO")
        .card("Grab", "MAGIA", "RUBA TU BONUS", "SUBITO")
        .bonus_malus(ADA, &["Loose"])
        .hand(BRUNO, &["Grab", "MAI"])
        .start();
    assert_eq!(game.asked(), "bruno: block GIOCA of Loose?");
    game.no(BRUNO);
    assert_eq!(game.story()[2], "bruno steals Loose of ada");
    assert_eq!(game.asked(), "bruno: block SCARTA of Loose?", "the effects under way go on");
    game.defend(BRUNO, "MAI");
    assert_eq!(game.story()[1], "Loose is blocked");
    assert_eq!(game.bonus_malus(BRUNO), ["Loose"]);
}

/// R3.7.
#[test]
fn a_win_during_anothers_sub_round_is_not_a_win() {
    let six = ["S1", "S2", "S3", "S4", "S5"];
    let mut scene = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA TU STUDENTE", "SUBITO")
        .hand(ADA, &["Go", "Bagno intasato"])
        .hand(BRUNO, &["Studente Erasmus"]);
    for name in six {
        scene = scene.card(name, "STUDENTE_SEMPLICE", "-", "MAI");
    }
    let mut game = scene.classroom(BRUNO, &six).start();
    game.play(ADA, "Go");
    assert_eq!(game.classroom(BRUNO).len(), 6);
    assert_eq!(game.asked(), "bruno: action?", "the game goes on");
    game.draw(BRUNO);
    assert!(game.story().contains(&"bruno wins with 6 students".to_owned()), "it is won in the own round");
}

/// R7.1, R6.8.
#[test]
fn a_card_eliminated_by_a_fine_effect_does_its_own_fine_effect() {
    let mut game = Scene::new(2)
        .card("F1", "LAUREANDO", "ELIMINA TU STUDENTE", "FINE")
        .card("F2", "LAUREANDO", "ELIMINA TU STUDENTE", "FINE")
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(ADA, &["F2"])
        .classroom(BRUNO, &["F1", "Studente Erasmus"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany").pick(ADA, "F1");
    assert_eq!(
        game.story(),
        [
            "ada eliminates F1 of bruno",
            "F1 of bruno takes effect",
            "bruno eliminates F2 of ada",
            "F2 of ada takes effect",
            "ada eliminates Studente Erasmus of bruno",
            "round 1 of ada ends"
        ]
    );
    assert_eq!(game.discards(), ["Aperitivo da Tiffany", "F1", "F2", "Studente Erasmus"]);
}

/// R6.8.
#[test]
fn everybody_plays_in_turn_and_each_card_happens_wholly_before_the_next() {
    let mut game = Scene::new(3)
        .card("Feast", "MAGIA", "GIOCA TUTTI ALL; PESCA IO ALL", "SUBITO")
        .hand(ADA, &["Feast", "Laureando Avido"])
        .hand(BRUNO, &["Laureando Avido"])
        .hand(CARLA, &["Laureando Avido"])
        .draw(&["MAI", "MAI", "MAI", "MAI", "MAI"])
        .start();
    game.play(ADA, "Feast");
    assert_eq!(
        game.story(),
        [
            "ada plays Feast",
            "ada may play",
            "ada plays Laureando Avido",
            "ada draws MAI",
            "bruno may play",
            "bruno plays Laureando Avido",
            "bruno draws MAI",
            "carla may play",
            "carla plays Laureando Avido",
            "carla draws MAI",
            "ada draws MAI",
            "round 1 of ada ends"
        ]
    );
}

/// R11.16.
#[test]
fn effects_that_would_never_end_by_themselves_end_within_a_move() {
    // Nobody is ever asked anything: the card eliminates itself, is drawn again and plays itself.
    let mut game = Scene::new(2)
        .card("Loop", "LAUREANDO", "ELIMINA IO ALL; PESCA IO ALL; GIOCA IO ALL", "SUBITO")
        .hand(ADA, &["Loop"])
        .start();
    game.play(ADA, "Loop");
    assert_eq!(game.asked(), "bruno: action?");
}
