//! RULES, "Effects": each row of the table of actions.

use unstable_students::students::{CardType, IllegalMove, Move};

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

/// R7.1.
#[test]
fn elimina_on_the_user_takes_a_matching_card_of_the_own_zones() {
    let mut game = Scene::new(2)
        .card("Charm", "BONUS", "-", "MAI")
        .hand(ADA, &["free(svantaggio);"])
        .bonus_malus(ADA, &["Esame in Lab T", "Charm", "Ingegnerizzazione"])
        .bonus_malus(BRUNO, &["Teams fuori servizio"])
        .start();
    game.play(ADA, "free(svantaggio);");
    assert_eq!(game.answers(), ["Esame in Lab T", "Ingegnerizzazione"]);
    let bonus = game.table.state().deck().named("Charm").unwrap();
    assert_eq!(game.refusal(ADA, Move::Pick(bonus)), IllegalMove::WrongType(CardType::Malus));
    game.pick(ADA, "Ingegnerizzazione");
    assert_eq!(game.bonus_malus(ADA), ["Esame in Lab T", "Charm"]);
}

/// R7.1.
#[test]
fn elimina_on_another_lets_the_user_pick_among_that_players_cards() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Trassato", "Laureando Avido"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(game.asked(), "ada: eliminate STUDENTE of bruno?");
    let own = game.table.state().deck().named("Studente Erasmus").unwrap();
    assert_eq!(game.refusal(ADA, Move::Pick(own)), IllegalMove::NotThere);
    game.pick(ADA, "Laureando Avido");
    assert_eq!(game.discards(), ["Aperitivo da Tiffany", "Laureando Avido"]);
}

/// R7.1.
#[test]
fn an_eliminated_card_does_its_fine_effects_before_it_goes_to_its_pile() {
    let mut game = Scene::new(2)
        .card("Phoenix", "LAUREANDO", "PESCA IO ALL", "FINE")
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(BRUNO, &["Phoenix"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(
        game.story()[2..4],
        ["Phoenix of bruno takes effect", "PESCA on bruno is lost"],
        "the piles are empty: the card is not among the discards yet"
    );
    assert_eq!(game.discards(), ["Aperitivo da Tiffany", "Phoenix"]);
}

/// R7.2.
#[test]
fn elimina_on_all_asks_the_user_for_each_player() {
    let zones = |scene: Scene| {
        scene
            .hand(ADA, &["Sessione di Laurea"])
            .classroom(ADA, &["Studente Erasmus", "Studente Trassato"])
            .classroom(BRUNO, &["Studente Erasmus", "Studente Boscaiolo"])
            .start()
    };
    let mut game = zones(Scene::new(2));
    game.play(ADA, "Sessione di Laurea");
    assert_eq!(game.asked(), "ada: eliminate STUDENTE of ada?");
    game.pick(ADA, "Studente Erasmus");
    assert_eq!(game.asked(), "ada: eliminate STUDENTE of bruno?");
    game.pick(ADA, "Studente Boscaiolo");
    assert_eq!(game.story()[0], "ada eliminates Studente Boscaiolo of bruno");

    let mut game = zones(Scene::new(2).owner_chooses());
    game.play(ADA, "Sessione di Laurea").pick(ADA, "Studente Erasmus");
    assert_eq!(
        game.asked(),
        "bruno: eliminate STUDENTE of bruno?",
        "the table option lets each owner choose"
    );
    game.pick(BRUNO, "Studente Boscaiolo");
    assert_eq!(game.story()[0], "bruno eliminates Studente Boscaiolo of bruno");
}

/// R7.2.
#[test]
fn the_table_option_does_not_change_elimina_on_one_player() {
    let mut game = Scene::new(2)
        .owner_chooses()
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(BRUNO, &["Studente Erasmus", "Studente Boscaiolo"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(game.asked(), "ada: eliminate STUDENTE of bruno?");
}

/// R7.3.
#[test]
fn scarta_on_the_user_lets_the_user_pick_a_matching_card_of_the_hand() {
    let mut game = Scene::new(2)
        .card("Sorting", "MAGIA", "SCARTA IO STUDENTE", "SUBITO")
        .hand(ADA, &["Sorting", "Studente Erasmus", "MAI", "Laureando Avido"])
        .start();
    game.play(ADA, "Sorting");
    assert_eq!((game.asked().as_str(), game.answers().len()), ("ada: discard STUDENTE?", 2));
    game.pick(ADA, "Laureando Avido");
    assert_eq!(game.hand(ADA), ["Studente Erasmus", "MAI"]);
}

/// R7.3.
#[test]
fn scarta_on_another_takes_a_random_matching_card_of_the_hand() {
    let lost: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let mut game = Scene::new(2)
                .card("Storm", "MAGIA", "SCARTA TU STUDENTE", "SUBITO")
                .hand(ADA, &["Storm"])
                .hand(BRUNO, &["Studente Erasmus", "Due per Uno", "Laureando Avido"])
                .seed(seed)
                .start();
            game.play(ADA, "Storm");
            game.story()[1].clone()
        })
        .collect();
    assert_eq!(
        lost.into_iter().collect::<Vec<_>>(),
        ["bruno loses Laureando Avido", "bruno loses Studente Erasmus"]
    );
}

/// R7.4.
#[test]
fn gioca_on_the_user_plays_a_matching_card() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA IO STUDENTE", "SUBITO")
        .hand(ADA, &["Go", "Studente Erasmus", "Tasto reset", "Laureando Avido"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(game.asked(), "ada: play STUDENTE?");
    assert_eq!(game.answers(), ["Studente Erasmus", "Laureando Avido"]);
    assert_eq!(game.refuses_to_play(ADA, "Tasto reset"), IllegalMove::WrongType(CardType::Studente));
    assert_eq!(game.refusal(ADA, Move::Draw), IllegalMove::NoAnswer);
    game.play(ADA, "Studente Erasmus");
    assert_eq!(game.story(), ["ada plays Studente Erasmus", "round 1 of ada ends"]);
}

/// R7.4.
#[test]
fn gioca_on_another_is_that_players_sub_round() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA TU ALL", "SUBITO")
        .hand(ADA, &["Go"])
        .hand(BRUNO, &["Laureando Avido", "Studente Erasmus"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(game.story()[1], "bruno may play");
    assert_eq!(game.asked(), "bruno: play ALL?");
    game.play(BRUNO, "Laureando Avido");
    assert_eq!(
        game.story(),
        ["bruno plays Laureando Avido", "bruno draws Tasto reset", "round 1 of ada ends"],
        "the card is the other player's own, and the round stays the first one's"
    );
    assert_eq!(game.asked(), "bruno: action?", "the sub-round was not that player's round");
}

/// R5.1, R7.4.
#[test]
fn gioca_passes_without_a_question_where_nothing_may_be_played() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA TU ALL", "SUBITO")
        .hand(ADA, &["Go"])
        .hand(BRUNO, &["MAI", "CTM in orario"])
        .bonus_malus(BRUNO, &["Teams fuori servizio"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(game.asked(), "bruno: action?");
    assert_eq!(game.story(), ["ada plays Go", "GIOCA on bruno is lost", "round 1 of ada ends"]);
}

/// R7.5.
#[test]
fn ruba_takes_a_matching_card_that_the_thief_has_not_yet() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Ruba Studente"])
        .classroom(ADA, &["Studente Erasmus"])
        .classroom(BRUNO, &["Studente Erasmus", "Studente Trassato", "Matricola Scout"])
        .bonus_malus(BRUNO, &["CTM in orario"])
        .start();
    game.play(ADA, "Ruba Studente");
    assert_eq!(game.answers(), ["Studente Trassato", "Matricola Scout"]);
    let twin = game.table.state().deck().named("Studente Erasmus").unwrap();
    assert_eq!(game.refusal(ADA, Move::Pick(twin)), IllegalMove::HasIdentical);
    game.pick(ADA, "Matricola Scout");
    assert_eq!(game.classroom(ADA), ["Matricola Scout", "Studente Erasmus"]);
}

/// R7.5.
#[test]
fn a_stolen_card_does_its_fine_effects_with_its_owner_as_the_user() {
    let mut game = Scene::new(2)
        .card("Parting", "LAUREANDO", "PESCA IO ALL", "FINE")
        .hand(ADA, &["Ruba Studente"])
        .classroom(BRUNO, &["Parting"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Ruba Studente");
    assert_eq!(
        game.story()[1..4],
        ["ada steals Parting of bruno", "Parting of bruno takes effect", "bruno draws Tasto reset"]
    );
    assert_eq!(game.classroom(ADA), ["Parting"]);
}

/// R7.5.
#[test]
fn a_stolen_card_does_its_subito_effects_again_with_the_thief_as_the_user() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Ruba Studente"])
        .classroom(BRUNO, &["Laureando Avido"])
        .draw(&["MAI", "Tasto reset"])
        .start();
    game.play(ADA, "Ruba Studente");
    assert_eq!(
        game.story()[1..4],
        [
            "ada steals Laureando Avido of bruno",
            "Laureando Avido of ada takes effect",
            "ada draws Tasto reset"
        ]
    );
}

/// R7.5.
#[test]
fn a_stolen_bonus_enters_the_thiefs_bonus_malus() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Ladro"])
        .bonus_malus(BRUNO, &["CTM in orario", "Aula minuscola"])
        .start();
    game.play(ADA, "Laureando Ladro").yes(ADA);
    assert_eq!(
        (game.bonus_malus(ADA), game.bonus_malus(BRUNO)),
        (vec!["CTM in orario"], vec!["Aula minuscola"])
    );
}

/// R7.6.
#[test]
fn a_stolen_card_that_finds_an_identical_one_goes_to_its_pile() {
    // While the stolen card does its FINE effect, its owner lets the thief play a copy of it.
    for (name, card_type) in [("Scout", "MATRICOLA"), ("Heir", "LAUREANDO")] {
        let mut game = Scene::new(2)
            .card(name, card_type, "GIOCA TU ALL", "FINE")
            .hand(ADA, &["Ruba Studente", name])
            .classroom(BRUNO, &[name])
            .start();
        game.play(ADA, "Ruba Studente");
        assert_eq!(
            game.story()[2..],
            [
                format!("{name} of bruno takes effect").as_str(),
                "ada may play",
                &format!("ada plays {name}"),
                &format!("{name} finds no room with ada"),
                "round 1 of ada ends"
            ]
        );
        assert_eq!(game.classroom(ADA), [name]);
        let pile = if card_type == "MATRICOLA" { game.study_room() } else { game.discards() };
        assert!(pile.contains(&name));
    }
}

/// R7.8.
#[test]
fn pesca_draws_and_a_card_of_another_type_is_discarded_at_once() {
    for (target, who, seat) in [("IO", "ada", ADA), ("TU", "bruno", BRUNO)] {
        let mut game = Scene::new(2)
            .card("Look", "MAGIA", &format!("PESCA {target} STUDENTE; PESCA {target} STUDENTE"), "SUBITO")
            .hand(ADA, &["Look"])
            .draw(&["Due per Uno", "Tasto reset", "Studente Erasmus"])
            .start();
        game.play(ADA, "Look");
        assert_eq!(
            game.story()[1..4],
            [
                format!("{who} draws Tasto reset"),
                format!("{who} throws Tasto reset away"),
                format!("{who} draws Studente Erasmus")
            ]
        );
        assert_eq!(game.discards(), ["Look", "Tasto reset"]);
        assert_eq!(game.hand(seat)[0], "Studente Erasmus");
    }
}

/// R7.7.
#[test]
fn prendi_moves_a_random_matching_card_to_the_users_hand() {
    let taken: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let mut game = Scene::new(2)
                .card("Grab", "MAGIA", "PRENDI TU STUDENTE", "SUBITO")
                .hand(ADA, &["Grab"])
                .hand(BRUNO, &["Studente Erasmus", "Due per Uno", "Laureando Avido"])
                .seed(seed)
                .start();
            game.play(ADA, "Grab");
            assert_eq!((game.hand(ADA).len(), game.hand(BRUNO).len()), (1, 2));
            game.hand(ADA)[0].to_owned()
        })
        .collect();
    assert_eq!(taken.into_iter().collect::<Vec<_>>(), ["Laureando Avido", "Studente Erasmus"]);
}

/// R7.9.
#[test]
fn scambia_exchanges_two_hands() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Scambio di esame", "Tasto reset"])
        .hand(BRUNO, &["Due per Uno", "Ottimo Affare", "Studente Erasmus"])
        .start();
    game.play(ADA, "Scambio di esame");
    assert_eq!(game.hand(ADA), ["Due per Uno", "Ottimo Affare", "Studente Erasmus"]);
    assert_eq!(game.hand(BRUNO), ["Tasto reset"]);
}

/// R7.9.
#[test]
fn scambia_with_several_players_exchanges_with_one_after_the_other() {
    for target in ["VOI", "TUTTI"] {
        let mut game = Scene::new(3)
            .card("Carousel", "MAGIA", &format!("SCAMBIA {target} ALL"), "SUBITO")
            .hand(ADA, &["Carousel", "Tasto reset"])
            .hand(BRUNO, &["Due per Uno"])
            .hand(CARLA, &["Ottimo Affare"])
            .start();
        game.play(ADA, "Carousel");
        assert_eq!(game.hand(BRUNO), ["Tasto reset"]);
        assert_eq!(game.hand(CARLA), ["Due per Uno"]);
        assert_eq!(game.hand(ADA), ["Ottimo Affare"]);
    }
}

/// R7.10.
#[test]
fn ruba_prendi_and_scambia_do_nothing_on_the_user() {
    for action in ["RUBA", "PRENDI", "SCAMBIA"] {
        let mut game = Scene::new(2)
            .card("Self", "MAGIA", &format!("{action} IO ALL"), "SUBITO")
            .hand(ADA, &["Self", "Tasto reset", "Due per Uno"])
            .classroom(ADA, &["Studente Erasmus", "Studente Trassato"])
            .start();
        game.play(ADA, "Self");
        assert_eq!(game.story()[1..], [format!("{action} on ada is lost"), "round 1 of ada ends".to_owned()]);
        assert_eq!((game.hand(ADA).len(), game.classroom(ADA).len()), (2, 2));
    }
}
