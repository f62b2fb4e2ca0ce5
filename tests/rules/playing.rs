//! RULES, "Playing a card".

use unstable_students::students::{CardType, IllegalMove, Move, Place};

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

/// R5.1.
#[test]
fn an_istantanea_is_never_played() {
    let mut game = Scene::new(2).hand(ADA, &["MAI", "Studente Erasmus"]).start();
    assert_eq!(game.answers(), ["Studente Erasmus", "draw"]);
    assert_eq!(game.refuses_to_play(ADA, "MAI"), IllegalMove::OnlyBlocks);
}

/// R5.1.
#[test]
fn a_card_that_is_not_in_hand_is_refused() {
    let mut game = Scene::new(2).hand(BRUNO, &["Studente Erasmus"]).start();
    assert_eq!(game.refuses_to_play(ADA, "Studente Erasmus"), IllegalMove::NotThere);
}

/// R5.1.
#[test]
fn a_type_that_an_impedire_effect_bars_is_not_played() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Teams fuori servizio"])
        .hand(ADA, &["CTM in orario", "Aula minuscola"])
        .start();
    assert_eq!(game.answers(), ["Aula minuscola", "draw"]);
    assert_eq!(game.refuses_to_play(ADA, "CTM in orario"), IllegalMove::Barred(CardType::Bonus));
}

/// R5.1, R7.11.
#[test]
fn impedire_all_bars_every_card_and_studente_the_three_student_types() {
    for (bars, left) in [("ALL", vec!["draw"]), ("STUDENTE", vec!["Tasto reset", "draw"])] {
        let game = Scene::new(2)
            .card("Wall", "MALUS", &format!("IMPEDIRE IO {bars}"), "SEMPRE")
            .bonus_malus(ADA, &["Wall"])
            .hand(ADA, &["Tasto reset", "Studente Erasmus", "Matricola Scout", "Laureando Avido"])
            .start();
        assert_eq!(game.answers(), left);
    }
}

/// R7.11.
#[test]
fn another_players_impedire_does_not_matter() {
    let game =
        Scene::new(2).bonus_malus(BRUNO, &["Teams fuori servizio"]).hand(ADA, &["CTM in orario"]).start();
    assert_eq!(game.answers(), ["CTM in orario", "draw"]);
}

/// R5.2.
#[test]
fn a_student_goes_to_the_front_of_the_own_classroom() {
    let mut game =
        Scene::new(2).classroom(ADA, &["Matricola Scout"]).hand(ADA, &["Studente Erasmus"]).start();
    game.play(ADA, "Studente Erasmus");
    assert_eq!(game.classroom(ADA), ["Studente Erasmus", "Matricola Scout"]);
}

/// R5.3.
#[test]
fn a_bonus_or_malus_goes_to_the_bonus_malus_of_any_player() {
    for card in ["CTM in orario", "Aula minuscola"] {
        for owner in [ADA, BRUNO, CARLA] {
            let mut game = Scene::new(3).hand(ADA, &[card]).start();
            game.play(ADA, card);
            assert_eq!(game.answers(), ["ada", "bruno", "carla"]);
            game.aim(ADA, owner);
            assert_eq!(game.bonus_malus(owner), [card]);
        }
    }
}

/// R5.4.
#[test]
fn a_magia_leaves_the_hand_first_then_happens_then_goes_to_the_discards() {
    let mut game =
        Scene::new(2).hand(ADA, &["Copia dal turno precedente", "Studente Erasmus", "MAI"]).start();
    game.play(ADA, "Copia dal turno precedente");
    assert_eq!(game.asked(), "ada: discard ALL?");
    assert_eq!(game.answers(), ["Studente Erasmus", "MAI"], "the MAGIA itself is no longer in the hand");
    assert_eq!(game.at(Place::InPlay), ["Copia dal turno precedente"]);
    game.pick(ADA, "MAI");
    assert_eq!(game.discards(), ["Copia dal turno precedente", "MAI"]);
}

/// R5.5.
#[test]
fn a_student_that_would_be_a_second_one_is_discarded_after_a_question() {
    let mut game = Scene::new(2)
        .classroom(ADA, &["Laureando Avido"])
        .hand(ADA, &["Laureando Avido"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Laureando Avido");
    assert_eq!(game.asked(), "ada: Laureando Avido in vain on ada?");
    game.yes(ADA);
    assert_eq!(
        game.story(),
        ["ada plays Laureando Avido in vain on ada", "round 1 of ada ends"],
        "it has no effect and ends the action"
    );
    assert_eq!((game.classroom(ADA), game.discards()), (vec!["Laureando Avido"], vec!["Laureando Avido"]));
}

/// R5.5.
#[test]
fn the_question_about_a_second_one_can_be_declined() {
    let mut game = Scene::new(2).classroom(ADA, &["Laureando Avido"]).hand(ADA, &["Laureando Avido"]).start();
    game.play(ADA, "Laureando Avido").no(ADA);
    assert_eq!(game.asked(), "ada: action?");
    assert_eq!(game.hand(ADA), ["Laureando Avido"]);
}

/// R5.5, R6.7.
#[test]
fn a_second_matricola_goes_to_the_study_room() {
    let mut game = Scene::new(2).classroom(ADA, &["Matricola Scout"]).hand(ADA, &["Matricola Scout"]).start();
    game.play(ADA, "Matricola Scout").yes(ADA);
    assert_eq!((game.study_room(), game.discards().len()), (vec!["Matricola Scout"], 0));
}

/// R5.5.
#[test]
fn a_bonus_malus_that_would_be_a_second_one_is_discarded_whosever_zone_it_is() {
    let mut game = Scene::new(2)
        .bonus_malus(BRUNO, &["Portone chiuso"])
        .hand(ADA, &["Portone chiuso"])
        .hand(BRUNO, &["MAI"])
        .start();
    game.play(ADA, "Portone chiuso").aim(ADA, BRUNO);
    assert_eq!(game.asked(), "ada: Portone chiuso in vain on bruno?", "nobody is asked to block it");
    game.yes(ADA);
    assert_eq!(game.discards(), ["Portone chiuso"]);
    assert_eq!(game.story(), ["ada plays Portone chiuso in vain on bruno", "round 1 of ada ends"]);
}

/// R5.5, R11.3.
#[test]
fn a_second_student_by_an_effect_is_asked_about_where_another_card_could_be_played() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO ALL", "SUBITO")
        .classroom(ADA, &["Studente Erasmus"])
        .hand(ADA, &["Go", "Studente Erasmus", "Studente Trassato"])
        .start();
    game.play(ADA, "Go").play(ADA, "Studente Erasmus");
    assert_eq!(game.asked(), "ada: Studente Erasmus in vain on ada?");
    game.no(ADA);
    assert_eq!(game.asked(), "ada: play ALL?", "the choice is made anew");
    game.play(ADA, "Studente Erasmus").yes(ADA);
    assert_eq!((game.classroom(ADA), game.hand(ADA)), (vec!["Studente Erasmus"], vec!["Studente Trassato"]));
}

/// R5.5.
#[test]
fn identical_means_the_same_name_in_the_same_zone() {
    let mut game = Scene::new(2)
        .card("Twin", "BONUS", "-", "MAI")
        .classroom(ADA, &["Studente Erasmus"])
        .bonus_malus(BRUNO, &["Twin"])
        .hand(ADA, &["Twin"])
        .start();
    game.play(ADA, "Twin").aim(ADA, ADA);
    assert_eq!(game.bonus_malus(ADA), ["Twin"], "another player's zone does not count");
}

/// R5.6.
#[test]
fn a_bonus_or_malus_on_another_can_be_blocked_before_it_is_placed() {
    let mut game =
        Scene::new(3).hand(ADA, &["Aula minuscola"]).hand(BRUNO, &["MAI"]).hand(CARLA, &["MAI"]).start();
    game.play(ADA, "Aula minuscola").aim(ADA, BRUNO);
    assert_eq!(game.asked(), "bruno: block Aula minuscola?");
    assert!(game.bonus_malus(BRUNO).is_empty());
    game.defend(BRUNO, "MAI");
    assert_eq!(
        game.story(),
        [
            "bruno answers Aula minuscola with MAI",
            "Aula minuscola is blocked and discarded",
            "round 1 of ada ends"
        ]
    );
    assert!(game.bonus_malus(BRUNO).is_empty());
    assert_eq!(game.discards(), ["Aula minuscola", "MAI"]);
}

/// R5.6.
#[test]
fn a_recipient_who_declines_gets_the_card() {
    let mut game = Scene::new(2).hand(ADA, &["Aula minuscola"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Aula minuscola").aim(ADA, BRUNO).no(BRUNO);
    assert_eq!((game.bonus_malus(BRUNO), game.hand(BRUNO)), (vec!["Aula minuscola"], vec!["MAI"]));
}

/// R5.6.
#[test]
fn a_card_before_its_own_player_cannot_be_blocked_by_anybody() {
    let mut game = Scene::new(2).hand(ADA, &["CTM in orario", "MAI"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "CTM in orario").aim(ADA, ADA);
    assert_eq!(game.story(), ["ada plays CTM in orario on ada", "round 1 of ada ends"]);
}

/// R5.7.
#[test]
fn a_card_that_enters_a_zone_with_subito_takes_effect_at_once() {
    let mut game = Scene::new(2).hand(ADA, &["Laureando Avido"]).draw(&["MAI", "Tasto reset"]).start();
    game.play(ADA, "Laureando Avido");
    assert_eq!(game.story(), ["ada plays Laureando Avido", "ada draws Tasto reset", "round 1 of ada ends"]);
}

/// R5.7.
#[test]
fn a_card_with_another_when_does_not_take_effect_as_it_enters() {
    for when in ["INIZIO", "FINE", "MAI", "SEMPRE"] {
        let mut game = Scene::new(2)
            .card("Quiet", "LAUREANDO", "PESCA IO ALL", when)
            .hand(ADA, &["Quiet"])
            .draw(&["MAI", "Tasto reset"])
            .start();
        game.play(ADA, "Quiet");
        assert_eq!(game.story(), ["ada plays Quiet", "round 1 of ada ends"]);
    }
}

/// R11.1.
#[test]
fn each_different_card_is_listed_once() {
    let game = Scene::new(2).hand(ADA, &["Tasto reset", "Tasto reset", "Due per Uno"]).start();
    assert_eq!(game.answers(), ["Tasto reset", "Due per Uno", "draw"]);
}

/// R5.3.
#[test]
fn only_players_at_the_table_can_be_given_a_card() {
    let mut game = Scene::new(2).hand(ADA, &["Aula minuscola"]).start();
    game.play(ADA, "Aula minuscola");
    assert_eq!(game.refusal(ADA, Move::Player(CARLA)), IllegalMove::NotThatPlayer);
    assert_eq!(game.refusal(ADA, Move::Yes), IllegalMove::NoAnswer);
}
