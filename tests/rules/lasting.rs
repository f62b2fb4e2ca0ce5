//! RULES, "Effects": MOSTRA, IMPEDIRE and INGEGNERE, which last as long as their card lies in a bonus-malus.

use unstable_students::students::{CardType, Hand};

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

/// R7.11.
#[test]
fn mostra_opens_the_owners_hand_to_all_as_long_as_the_card_lies_there() {
    let mut game = Scene::new(3)
        .bonus_malus(BRUNO, &["Esame in Lab T"])
        .hand(BRUNO, &["Tasto reset"])
        .hand(ADA, &["Tasto reset"])
        .hand(CARLA, &["Due per Uno"])
        .start();
    for viewer in [None, Some(ADA), Some(CARLA)] {
        assert!(matches!(&game.view(viewer).players[1].hand, Hand::Open(cards) if cards.len() == 1));
    }
    assert_eq!(game.view(Some(ADA)).players[2].hand, Hand::Hidden(1));
    game.play(ADA, "Tasto reset");
    assert_eq!(game.view(Some(ADA)).players[1].hand, Hand::Hidden(2));
}

/// R11.18.
#[test]
fn what_comes_from_or_into_an_open_hand_is_seen_by_all() {
    for open in [ADA, BRUNO] {
        let mut game = Scene::new(3)
            .bonus_malus(open, &["Esame in Lab T"])
            .hand(ADA, &["Passaggio di appunti"])
            .hand(BRUNO, &["Tasto reset"])
            .start();
        game.play(ADA, "Passaggio di appunti").aim(ADA, BRUNO);
        assert_eq!(game.seen_by(Some(CARLA))[1], "ada takes Tasto reset from bruno");
    }
}

/// R7.11.
#[test]
fn impedire_and_ingegnere_end_when_their_card_leaves() {
    let mut game = Scene::new(2)
        .bonus_malus(ADA, &["Teams fuori servizio", "Ingegnerizzazione"])
        .hand(ADA, &["free(svantaggio);"])
        .start();
    game.play(ADA, "free(svantaggio);").pick(ADA, "Ingegnerizzazione");
    let ada = &game.view(None).players[0];
    assert!(!ada.engineer);
    assert_eq!(ada.barred, [CardType::Bonus]);
}

/// R11.12.
#[test]
fn lasting_effects_only_count_in_a_bonus_malus() {
    let game = Scene::new(2)
        .card("Student wall", "LAUREANDO", "IMPEDIRE IO ALL; MOSTRA IO ALL; INGEGNERE IO STUDENTE", "SEMPRE")
        .classroom(ADA, &["Student wall"])
        .hand(ADA, &["Tasto reset"])
        .start();
    assert_eq!(game.answers(), ["Tasto reset", "draw"]);
    assert!(!game.view(None).players[0].open && !game.view(None).players[0].engineer);
}
