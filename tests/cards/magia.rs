//! MAGIA cards that work on hands and piles, and the one ISTANTANEA.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

pub const PROVED: &[crate::Proved] = &[
    ("Scambio di esame", [scambio_exchanges_the_hands, scambio_finds_two_empty_hands]),
    ("Passaggio di appunti", [passaggio_takes_a_card, passaggio_finds_an_empty_hand]),
    ("Copia dal turno precedente", [copia_pays_a_card_for_two, copia_finds_empty_hands]),
    ("Colpo di Fortuna", [colpo_draws_discards_and_plays, colpo_finds_nothing]),
    ("Ottimo Affare", [ottimo_affare_draws_three_and_discards_one, ottimo_affare_finds_nothing]),
    ("Bagno intasato", [bagno_makes_the_others_discard, bagno_finds_empty_hands]),
    ("MAI", [mai_blocks_every_type_of_card, mai_cannot_be_played_or_used_in_vain]),
];

#[test]
fn scambio_exchanges_the_hands() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Scambio di esame", "Tasto reset"])
        .hand(CARLA, &["Due per Uno", "Ottimo Affare"])
        .start();
    game.play(ADA, "Scambio di esame").aim(ADA, CARLA);
    assert_eq!(
        (game.hand(ADA), game.hand(CARLA)),
        (vec!["Due per Uno", "Ottimo Affare"], vec!["Tasto reset"])
    );
    assert_eq!(game.discards(), ["Scambio di esame"], "the card itself has left the hand before");
}

#[test]
fn scambio_finds_two_empty_hands() {
    let mut game = Scene::new(2).hand(ADA, &["Scambio di esame"]).start();
    game.play(ADA, "Scambio di esame");
    assert_eq!(game.story()[1], "SCAMBIA on bruno is lost");
}

#[test]
fn passaggio_takes_a_card() {
    let mut game = Scene::new(2).hand(ADA, &["Passaggio di appunti"]).hand(BRUNO, &["Tasto reset"]).start();
    game.play(ADA, "Passaggio di appunti");
    assert_eq!((game.hand(ADA), game.hand(BRUNO).len()), (vec!["Tasto reset"], 0));
    assert_eq!(game.seen_by(None)[1], "ada takes ? from bruno", "others do not see which");
}

#[test]
fn passaggio_finds_an_empty_hand() {
    let mut game = Scene::new(2).hand(ADA, &["Passaggio di appunti"]).start();
    game.play(ADA, "Passaggio di appunti");
    assert_eq!(game.story()[1], "PRENDI on bruno is lost");
}

#[test]
fn copia_pays_a_card_for_two() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Copia dal turno precedente", "MAI", "Tasto reset"])
        .hand(BRUNO, &["Due per Uno", "Due per Uno", "Due per Uno"])
        .start();
    game.play(ADA, "Copia dal turno precedente").pick(ADA, "MAI");
    assert_eq!((game.hand(ADA).len(), game.hand(BRUNO).len()), (3, 1));
}

#[test]
fn copia_finds_empty_hands() {
    let mut game = Scene::new(2).hand(ADA, &["Copia dal turno precedente"]).start();
    game.play(ADA, "Copia dal turno precedente");
    assert_eq!(
        game.story()[1..4],
        ["SCARTA on ada is lost", "PRENDI on bruno is lost", "PRENDI on bruno is lost"]
    );
}

#[test]
fn colpo_draws_discards_and_plays() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Colpo di Fortuna", "Studente Erasmus", "Studente Trassato", "Sparacoriandoli"])
        .draw(&["MAI", "Tasto reset", "Due per Uno"])
        .start();
    game.play(ADA, "Colpo di Fortuna");
    assert_eq!(game.story()[1..], ["ada draws Tasto reset", "ada draws Due per Uno"]);
    game.pick(ADA, "MAI").pick(ADA, "Tasto reset").pick(ADA, "Sparacoriandoli");
    assert_eq!(game.asked(), "ada: play ALL?");
    assert_eq!(game.answers(), ["Due per Uno", "Studente Erasmus", "Studente Trassato"]);
    game.play(ADA, "Studente Erasmus");
    assert_eq!(game.classroom(ADA), ["Studente Erasmus"]);
    assert_eq!(game.discards(), ["Colpo di Fortuna", "Sparacoriandoli", "Tasto reset", "MAI"]);
}

#[test]
fn colpo_finds_nothing() {
    let mut game = Scene::new(2).hand(ADA, &["Colpo di Fortuna"]).start();
    game.play(ADA, "Colpo di Fortuna");
    let lost = ["PESCA", "PESCA", "SCARTA", "SCARTA", "SCARTA", "GIOCA"]
        .map(|action| format!("{action} on ada is lost"));
    assert_eq!(game.story()[1..7], lost);
}

#[test]
fn ottimo_affare_draws_three_and_discards_one() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Ottimo Affare"])
        .draw(&["MAI", "Tasto reset", "Due per Uno", "Sparacoriandoli"])
        .start();
    game.play(ADA, "Ottimo Affare");
    assert_eq!(game.answers().len(), 4);
    game.pick(ADA, "MAI");
    assert_eq!(game.hand(ADA), ["Sparacoriandoli", "Due per Uno", "Tasto reset"]);
}

#[test]
fn ottimo_affare_finds_nothing() {
    let mut game = Scene::new(2).hand(ADA, &["Ottimo Affare"]).start();
    game.play(ADA, "Ottimo Affare");
    assert_eq!(game.story()[4], "SCARTA on ada is lost");
    assert_eq!(game.discards(), ["Ottimo Affare"]);
}

#[test]
fn bagno_makes_the_others_discard() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Bagno intasato", "MAI"])
        .hand(BRUNO, &["Tasto reset"])
        .hand(CARLA, &["Due per Uno"])
        .start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.story()[1..3], ["bruno loses Tasto reset", "carla loses Due per Uno"]);
    assert_eq!(game.hand(ADA), ["MAI"]);
}

#[test]
fn bagno_finds_empty_hands() {
    let mut game = Scene::new(3).hand(ADA, &["Bagno intasato", "MAI"]).start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.story()[1..3], ["SCARTA on bruno is lost", "SCARTA on carla is lost"]);
}

#[test]
fn mai_blocks_every_type_of_card() {
    for (attack, is_placed) in [
        ("Laureando Lagna", false),
        ("Bagno intasato", false),
        ("Portone chiuso", true),
        ("CTM in orario", true),
    ] {
        let mut game = Scene::new(2).hand(ADA, &[attack]).hand(BRUNO, &["MAI"]).start();
        game.play(ADA, attack);
        if is_placed {
            game.aim(ADA, BRUNO);
        }
        game.defend(BRUNO, "MAI");
        assert_eq!(game.story()[0], format!("bruno answers {attack} with MAI"));
        assert!(game.hand(BRUNO).is_empty() && game.discards().contains(&"MAI"));
    }
}

#[test]
fn mai_cannot_be_played_or_used_in_vain() {
    let mut game = Scene::new(2).hand(ADA, &["MAI"]).hand(BRUNO, &["MAI"]).start();
    assert_eq!(game.answers(), ["draw"]);
    game.draw(ADA);
    assert_eq!(game.asked(), "bruno: action?", "there is no attack to answer");
    let mut game = Scene::new(2)
        .hand(ADA, &["Bagno intasato"])
        .bonus_malus(BRUNO, &["CTM in ritardo"])
        .hand(BRUNO, &["MAI"])
        .start();
    game.play(ADA, "Bagno intasato");
    assert_eq!(game.story()[1], "bruno loses MAI");
}
