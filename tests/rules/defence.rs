//! RULES, "Defence (BLOCCA)".

use unstable_students::students::{CardType, IllegalMove, Move, Place};

use crate::common::scene::{ADA, BRUNO, CARLA, DARIO, Scene};

/// R7.12, R8.2.
#[test]
fn who_is_about_to_suffer_an_effect_may_answer_with_a_defence() {
    for target in ["TU", "VOI", "TUTTI"] {
        let mut game = Scene::new(2)
            .card("Attack", "MAGIA", &format!("SCARTA {target} ALL"), "SUBITO")
            .hand(ADA, &["Attack"])
            .hand(BRUNO, &["MAI", "Tasto reset"])
            .start();
        game.play(ADA, "Attack");
        assert_eq!(game.asked(), "bruno: block SCARTA of Attack?");
        assert_eq!(game.answers(), ["MAI", "no"]);
        game.defend(BRUNO, "MAI");
        assert_eq!(
            game.story(),
            ["bruno answers Attack with MAI", "Attack is blocked", "round 1 of ada ends"]
        );
        assert_eq!(game.hand(BRUNO), ["Tasto reset"]);
    }
}

/// R8.2.
#[test]
fn who_has_no_defence_is_not_asked() {
    for defence in [
        ("ISTANTANEA", "BLOCCA IO ALL", "INIZIO"),
        ("ISTANTANEA", "BLOCCA IO LAUREANDO", "SUBITO"),
        ("ISTANTANEA", "SCARTA TU ALL", "SUBITO"),
        ("MAGIA", "BLOCCA IO ALL", "SUBITO"),
    ] {
        let mut game = Scene::new(2)
            .card("Shield", defence.0, defence.1, defence.2)
            .hand(ADA, &["Bagno intasato"])
            .hand(BRUNO, &["Shield"])
            .start();
        game.play(ADA, "Bagno intasato");
        assert_eq!(game.story()[1], "bruno loses Shield", "{defence:?}");
    }
}

/// R8.1.
#[test]
fn a_defence_matches_the_type_of_the_attacking_card() {
    let mut game = Scene::new(2)
        .card("Students only", "ISTANTANEA", "BLOCCA IO STUDENTE", "SUBITO")
        .card("Magic only", "ISTANTANEA", "BLOCCA IO MAGIA", "SUBITO")
        .hand(ADA, &["Laureando Lagna"])
        .hand(BRUNO, &["Magic only", "Students only"])
        .start();
    game.play(ADA, "Laureando Lagna");
    assert_eq!(game.answers(), ["Students only", "no"]);
    let other = game.table.state().deck().named("Magic only").unwrap();
    assert_eq!(game.refusal(BRUNO, Move::Defend(other)), IllegalMove::CannotBlock);
    game.defend(BRUNO, "Students only");
    assert_eq!(game.discards(), ["Students only"]);
}

/// R8.1.
#[test]
fn impedire_bars_defences_too() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Bagno intasato"])
        .hand(BRUNO, &["MAI"])
        .bonus_malus(BRUNO, &["CTM in ritardo"])
        .start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.story()[1], "bruno loses MAI");
}

/// R8.1.
#[test]
fn impedire_of_another_type_does_not_bar_a_defence() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Bagno intasato"])
        .hand(BRUNO, &["MAI"])
        .bonus_malus(BRUNO, &["Teams fuori servizio"])
        .start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.answers(), ["MAI", "no"]);
}

/// R8.3.
#[test]
fn with_tu_only_the_target_is_asked_and_before_each_effect() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Copia dal turno precedente"])
        .hand(BRUNO, &["MAI", "Tasto reset", "Due per Uno"])
        .hand(CARLA, &["MAI"])
        .seed(3)
        .start();
    game.play(ADA, "Copia dal turno precedente").aim(ADA, BRUNO);
    assert_eq!(game.asked(), "bruno: block PRENDI of Copia dal turno precedente?");
    game.no(BRUNO);
    assert_eq!(game.hand(BRUNO).len(), 2);
    assert_eq!(game.asked(), "bruno: block PRENDI of Copia dal turno precedente?", "asked again");
    game.defend(BRUNO, "MAI");
    assert_eq!(game.hand(BRUNO).len(), 1);
    assert_eq!(game.hand(ADA).len(), 1, "what was done already stays done");
}

/// R8.3.
#[test]
fn with_voi_everybody_who_can_is_asked_in_table_order_before_anyone_is_touched() {
    let mut game = Scene::new(4)
        .current(BRUNO)
        .hand(BRUNO, &["Bagno intasato"])
        .hand(CARLA, &["MAI", "Tasto reset"])
        .hand(DARIO, &["Due per Uno"])
        .hand(ADA, &["MAI", "Ottimo Affare"])
        .start();
    game.play(BRUNO, "Bagno intasato");
    assert_eq!(game.asked(), "carla: block SCARTA of Bagno intasato?");
    game.no(CARLA);
    assert_eq!(game.asked(), "ada: block SCARTA of Bagno intasato?", "dario has no defence");
    assert_eq!(game.hand(CARLA).len(), 2, "nobody has been touched");
    game.defend(ADA, "MAI");
    assert_eq!(
        game.story(),
        ["ada answers Bagno intasato with MAI", "Bagno intasato is blocked", "round 1 of bruno ends"],
        "one defence protects everybody"
    );
    assert_eq!((game.hand(CARLA).len(), game.hand(DARIO).len()), (2, 1));
}

/// R8.3.
#[test]
fn with_tutti_the_user_is_protected_as_well() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Sessione di Laurea"])
        .hand(BRUNO, &["MAI"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Trassato"])
        .start();
    game.play(ADA, "Sessione di Laurea").defend(BRUNO, "MAI");
    assert_eq!((game.classroom(ADA).len(), game.classroom(BRUNO).len()), (1, 1));
}

/// R8.3.
#[test]
fn whoever_declined_is_asked_again_at_the_next_effect() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Tasto reset"])
        .hand(BRUNO, &["MAI"])
        .bonus_malus(BRUNO, &["CTM in orario", "Aula minuscola"])
        .start();
    game.play(ADA, "Tasto reset").no(BRUNO);
    assert_eq!(game.asked(), "bruno: block ELIMINA of Tasto reset?");
    game.defend(BRUNO, "MAI");
    assert_eq!(
        game.bonus_malus(BRUNO),
        ["Aula minuscola"],
        "the first effect stays done, the second is blocked"
    );
}

/// R8.5.
#[test]
fn a_blocked_chain_loses_all_of_its_effects_those_on_the_user_too() {
    let mut game = Scene::new(2)
        .card("Deal", "MAGIA", "SCARTA TU ALL; PESCA IO ALL", "SUBITO")
        .hand(ADA, &["Deal"])
        .hand(BRUNO, &["MAI"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Deal").defend(BRUNO, "MAI");
    assert_eq!(game.hand(ADA), ["Tasto reset"]);
}

/// R8.4.
#[test]
fn the_other_effects_of_a_defence_happen_with_the_defender_as_the_user() {
    let mut game = Scene::new(2)
        .card("Riposte", "ISTANTANEA", "PESCA IO ALL; BLOCCA IO ALL; SCARTA TU ALL", "SUBITO")
        .hand(ADA, &["Bagno intasato", "Studente Erasmus"])
        .hand(BRUNO, &["Riposte"])
        .draw(&["Tasto reset", "Due per Uno"])
        .seed(2)
        .start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "Riposte");
    let story = game.story();
    assert_eq!(story[..2], ["bruno answers Bagno intasato with Riposte", "bruno draws Due per Uno"]);
    assert!(story[2].starts_with("ada loses"));
    assert_eq!(story[3..], ["Bagno intasato is blocked", "round 1 of ada ends"]);
    assert_eq!(
        game.discards()[..2],
        ["Bagno intasato", "Riposte"],
        "the defence is discarded before the attack"
    );
}

/// R8.4.
#[test]
fn the_card_of_a_defence_has_left_the_hand_before_its_effects() {
    let mut game = Scene::new(2)
        .card("Riposte", "ISTANTANEA", "BLOCCA IO ALL; SCARTA IO ALL", "SUBITO")
        .hand(ADA, &["Bagno intasato"])
        .hand(BRUNO, &["Riposte", "Tasto reset", "MAI"])
        .start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "Riposte");
    assert_eq!(game.answers(), ["Tasto reset", "MAI"]);
    assert_eq!(game.at(Place::InPlay), ["Riposte", "Bagno intasato"]);
}

/// R8.6.
#[test]
fn an_attacking_laureando_stays_in_the_classroom() {
    let mut game = Scene::new(2).hand(ADA, &["Laureando Lagna"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Laureando Lagna").defend(BRUNO, "MAI");
    assert_eq!(game.classroom(ADA), ["Laureando Lagna"]);
}

/// R8.6.
#[test]
fn an_attacking_magia_goes_to_the_discards_as_always() {
    let mut game = Scene::new(2).hand(ADA, &["Bagno intasato"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Bagno intasato").defend(BRUNO, "MAI");
    assert_eq!(game.discards(), ["Bagno intasato", "MAI"]);
}

/// R8.6.
#[test]
fn an_attacking_bonus_goes_to_the_discards_from_the_bonus_malus_it_lay_in() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Sparacoriandoli"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Trassato"])
        .hand(BRUNO, &["MAI"])
        .draw(&["Tasto reset"])
        .start();
    game.yes(ADA).pick(ADA, "Studente Erasmus").defend(BRUNO, "MAI");
    assert!(game.bonus_malus(ADA).is_empty());
    assert_eq!(game.discards(), ["Sparacoriandoli", "MAI", "Studente Erasmus"]);
    assert_eq!(game.story()[1], "Sparacoriandoli is blocked and discarded");
}

/// R8.6.
#[test]
fn an_attacking_bonus_that_has_left_its_zone_stays_where_it_went() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Sparacoriandoli"])
        .classroom(BRUNO, &["Studente Trassato"])
        .hand(BRUNO, &["MAI"])
        .draw(&["Tasto reset"])
        .start();
    game.yes(ADA);
    assert_eq!(game.asked(), "bruno: block ELIMINA of Sparacoriandoli?");
    game.defend(BRUNO, "MAI");
    assert_eq!(game.story()[1], "Sparacoriandoli is blocked");
    assert_eq!(game.discards(), ["MAI", "Sparacoriandoli"]);
}

/// R8.6.
#[test]
fn a_blocked_bonus_is_discarded_from_the_zone_of_another_player_too() {
    let mut game = Scene::new(2)
        .card("Gift", "MALUS", "SCARTA TU ALL", "SUBITO")
        .hand(ADA, &["Gift"])
        .hand(BRUNO, &["MAI"])
        .start();
    game.play(ADA, "Gift").aim(ADA, BRUNO).no(BRUNO);
    assert_eq!(game.bonus_malus(BRUNO), ["Gift"]);
    game.defend(BRUNO, "MAI");
    assert!(game.bonus_malus(BRUNO).is_empty());
    assert_eq!(game.discards(), ["Gift", "MAI"]);
}

/// R11.10.
#[test]
fn a_blocked_fine_card_goes_where_it_was_going_without_starting_again() {
    let mut game = Scene::new(2)
        .card("Revenge", "BONUS", "ELIMINA TU ALL", "FINE")
        .hand(ADA, &["Attacco Hacker", "MAI"])
        .bonus_malus(BRUNO, &["Revenge"])
        .classroom(ADA, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Attacco Hacker");
    assert_eq!(game.asked(), "ada: block ELIMINA of Revenge?");
    game.defend(ADA, "MAI");
    assert_eq!(game.story(), ["ada answers Revenge with MAI", "Revenge is blocked", "round 1 of ada ends"]);
    assert_eq!(game.discards(), ["Attacco Hacker", "Revenge", "MAI"]);
}

/// R8.6.
#[test]
fn a_blocked_bonus_is_discarded_without_its_fine_effects() {
    // FINE effects of the very card are the chain that is blocked; those of a card that is placed are
    // none of the attack's.
    let mut game = Scene::new(2)
        .card("Farewell", "MALUS", "PESCA IO ALL", "FINE")
        .hand(ADA, &["Farewell"])
        .hand(BRUNO, &["MAI"])
        .draw(&["Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Farewell").aim(ADA, BRUNO).defend(BRUNO, "MAI");
    assert_eq!(
        game.story(),
        ["bruno answers Farewell with MAI", "Farewell is blocked and discarded", "round 1 of ada ends"]
    );
}

/// R8.2.
#[test]
fn nobody_can_defend_from_their_own_cards() {
    let mut game = Scene::new(2)
        .card("Flood", "MAGIA", "SCARTA TUTTI ALL", "SUBITO")
        .hand(ADA, &["Flood", "MAI"])
        .hand(BRUNO, &["Tasto reset"])
        .start();
    game.play(ADA, "Flood");
    assert_eq!(game.story()[1..3], ["ada discards MAI", "bruno loses Tasto reset"]);
}

/// R8.2.
#[test]
fn effects_on_the_user_alone_are_nobody_elses_to_block() {
    let mut game = Scene::new(2).hand(ADA, &["Ottimo Affare", "MAI"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Ottimo Affare");
    assert_eq!(game.asked(), "bruno: action?");
}

/// R8.1.
#[test]
fn every_type_of_attack_can_be_blocked_by_its_own_type() {
    for (attack, kind) in [("Laureando Lagna", CardType::Laureando), ("Bagno intasato", CardType::Magia)] {
        let mut game = Scene::new(2)
            .card("Shield", "ISTANTANEA", &format!("BLOCCA IO {}", kind.word()), "SUBITO")
            .hand(ADA, &[attack])
            .hand(BRUNO, &["Shield"])
            .start();
        game.play(ADA, attack);
        assert_eq!(game.answers(), ["Shield", "no"]);
    }
}
