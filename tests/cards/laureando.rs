//! LAUREANDO cards: students with effects.

use crate::common::scene::{ADA, BRUNO, CARLA, Scene};

pub const PROVED: &[crate::Proved] = &[
    ("Laureando Nerd", [nerd_leaves_and_takes_a_card_along, nerd_has_nothing_to_take_along]),
    ("Laureando Lagna", [lagna_makes_everybody_discard, lagna_finds_only_empty_hands]),
    ("Laureando Seduttore", [seduttore_pays_a_card_for_a_student, seduttore_finds_no_card_and_no_student]),
    ("Laureando Avido", [avido_draws_a_card, avido_finds_empty_piles]),
    ("Laureando Hipster", [hipster_draws_two_and_discards_one, hipster_finds_empty_piles_and_an_empty_hand]),
    ("Laureando Casinista", [casinista_takes_a_student_from_everybody, casinista_finds_only_itself]),
    ("Laureando Snitch", [snitch_takes_a_bonus_away, snitch_finds_no_bonus]),
    ("Laureando Ladro", [ladro_steals_a_bonus, ladro_finds_no_bonus_it_could_have]),
];

#[test]
fn nerd_leaves_and_takes_a_card_along() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Aperitivo da Tiffany"])
        .classroom(BRUNO, &["Laureando Nerd"])
        .classroom(ADA, &["Studente Erasmus"])
        .bonus_malus(ADA, &["Ingegnerizzazione"])
        .start();
    game.play(ADA, "Aperitivo da Tiffany");
    assert_eq!(game.asked(), "bruno: use Laureando Nerd?", "its owner is the user, and it is optional");
    game.yes(BRUNO);
    assert_eq!(game.asked(), "bruno: eliminate ALL of ada?");
    game.pick(BRUNO, "Studente Erasmus");
    assert!(game.classroom(ADA).is_empty());
    assert_eq!(game.discards(), ["Aperitivo da Tiffany", "Laureando Nerd", "Studente Erasmus"]);
}

#[test]
fn nerd_has_nothing_to_take_along() {
    let mut game =
        Scene::new(2).hand(ADA, &["Aperitivo da Tiffany"]).classroom(BRUNO, &["Laureando Nerd"]).start();
    game.play(ADA, "Aperitivo da Tiffany").yes(BRUNO);
    assert_eq!(
        game.story(),
        ["Laureando Nerd of bruno takes effect", "ELIMINA on ada is lost", "round 1 of ada ends"]
    );
}

#[test]
fn lagna_makes_everybody_discard() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Lagna", "Tasto reset", "Due per Uno"])
        .hand(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Laureando Lagna");
    assert_eq!(game.asked(), "ada: discard ALL?", "the own card is chosen, the others' by luck");
    game.pick(ADA, "Due per Uno");
    assert_eq!(
        game.story(),
        ["ada discards Due per Uno", "bruno loses Studente Erasmus", "round 1 of ada ends"]
    );
}

#[test]
fn lagna_finds_only_empty_hands() {
    let mut game = Scene::new(3).hand(ADA, &["Laureando Lagna"]).start();
    game.play(ADA, "Laureando Lagna");
    assert_eq!(
        game.story()[1..4],
        ["SCARTA on ada is lost", "SCARTA on bruno is lost", "SCARTA on carla is lost"]
    );
    assert_eq!(game.classroom(ADA), ["Laureando Lagna"]);
}

#[test]
fn seduttore_pays_a_card_for_a_student() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Laureando Seduttore", "Tasto reset", "Due per Uno"])
        .classroom(CARLA, &["Studente Erasmus", "Matricola Scout"])
        .start();
    game.play(ADA, "Laureando Seduttore").yes(ADA).pick(ADA, "Tasto reset").aim(ADA, CARLA);
    assert_eq!(game.asked(), "ada: steal STUDENTE of carla?");
    game.pick(ADA, "Matricola Scout");
    assert_eq!(game.classroom(ADA), ["Matricola Scout", "Laureando Seduttore"]);
    assert_eq!(game.discards(), ["Tasto reset"]);
}

#[test]
fn seduttore_finds_no_card_and_no_student() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Seduttore"])
        .classroom(BRUNO, &["Laureando Seduttore"])
        .bonus_malus(BRUNO, &["CTM in orario"])
        .start();
    game.play(ADA, "Laureando Seduttore").yes(ADA);
    assert_eq!(
        game.story()[1..3],
        ["SCARTA on ada is lost", "RUBA on bruno is lost"],
        "an identical student cannot be stolen"
    );
}

#[test]
fn avido_draws_a_card() {
    let mut game = Scene::new(2).hand(ADA, &["Laureando Avido"]).draw(&["MAI", "Tasto reset"]).start();
    game.play(ADA, "Laureando Avido");
    assert_eq!(game.hand(ADA), ["Tasto reset", "MAI"]);
}

#[test]
fn avido_finds_empty_piles() {
    let mut game = Scene::new(2).hand(ADA, &["Laureando Avido"]).start();
    game.play(ADA, "Laureando Avido");
    assert_eq!(game.story()[1..], ["PESCA on ada is lost", "round 1 of ada ends"]);
}

#[test]
fn hipster_draws_two_and_discards_one() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Hipster"])
        .draw(&["MAI", "Tasto reset", "Due per Uno", "Ottimo Affare"])
        .start();
    game.play(ADA, "Laureando Hipster");
    assert_eq!(game.answers(), ["Due per Uno", "Tasto reset", "MAI"]);
    game.pick(ADA, "Tasto reset");
    assert_eq!((game.hand(ADA), game.discards()), (vec!["Due per Uno", "MAI"], vec!["Tasto reset"]));
}

#[test]
fn hipster_finds_empty_piles_and_an_empty_hand() {
    let mut game = Scene::new(2).hand(ADA, &["Laureando Hipster"]).start();
    game.play(ADA, "Laureando Hipster");
    assert_eq!(game.story()[1..4], ["PESCA on ada is lost", "PESCA on ada is lost", "SCARTA on ada is lost"]);
}

#[test]
fn casinista_takes_a_student_from_everybody() {
    let mut game = Scene::new(3)
        .hand(ADA, &["Laureando Casinista"])
        .classroom(ADA, &["Studente Trassato"])
        .classroom(BRUNO, &["Studente Erasmus", "Matricola Scout"])
        .classroom(CARLA, &["Studente Influencer"])
        .start();
    game.play(ADA, "Laureando Casinista");
    assert_eq!(game.answers(), ["Laureando Casinista", "Studente Trassato"]);
    game.pick(ADA, "Studente Trassato").pick(ADA, "Matricola Scout");
    assert_eq!(game.classroom(ADA), ["Laureando Casinista"]);
    assert_eq!((game.classroom(BRUNO), game.classroom(CARLA).len()), (vec!["Studente Erasmus"], 0));
    assert_eq!((game.study_room(), game.discards().len()), (vec!["Matricola Scout"], 2));
}

#[test]
fn casinista_finds_only_itself() {
    let mut game =
        Scene::new(2).hand(ADA, &["Laureando Casinista"]).bonus_malus(BRUNO, &["Portone chiuso"]).start();
    game.play(ADA, "Laureando Casinista");
    assert_eq!(game.story()[1..3], ["ada eliminates Laureando Casinista of ada", "ELIMINA on bruno is lost"]);
}

#[test]
fn snitch_takes_a_bonus_away() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Snitch"])
        .bonus_malus(BRUNO, &["CTM in orario", "Portone chiuso", "Sparacoriandoli"])
        .start();
    game.play(ADA, "Laureando Snitch").yes(ADA);
    assert_eq!(game.answers(), ["CTM in orario", "Sparacoriandoli"]);
    game.pick(ADA, "Sparacoriandoli");
    assert_eq!(game.bonus_malus(BRUNO), ["CTM in orario", "Portone chiuso"]);
}

#[test]
fn snitch_finds_no_bonus() {
    let mut game =
        Scene::new(2).hand(ADA, &["Laureando Snitch"]).bonus_malus(BRUNO, &["Portone chiuso"]).start();
    game.play(ADA, "Laureando Snitch").yes(ADA);
    assert_eq!(game.story()[1], "ELIMINA on bruno is lost");
    let mut game = Scene::new(2).hand(ADA, &["Laureando Snitch"]).start();
    game.play(ADA, "Laureando Snitch").no(ADA);
    assert_eq!(game.story(), ["ada declines Laureando Snitch", "round 1 of ada ends"]);
}

#[test]
fn ladro_steals_a_bonus() {
    let mut game = Scene::new(2)
        .hand(ADA, &["Laureando Ladro"])
        .bonus_malus(BRUNO, &["CTM in orario", "Portone chiuso", "Sparacoriandoli"])
        .start();
    game.play(ADA, "Laureando Ladro").yes(ADA).pick(ADA, "CTM in orario");
    assert_eq!(game.bonus_malus(ADA), ["CTM in orario"]);
    assert_eq!(game.bonus_malus(BRUNO), ["Portone chiuso", "Sparacoriandoli"]);
}

#[test]
fn ladro_finds_no_bonus_it_could_have() {
    let mut game = Scene::new(2)
        .card("Charm", "BONUS", "-", "MAI")
        .hand(ADA, &["Laureando Ladro"])
        .bonus_malus(ADA, &["Charm"])
        .bonus_malus(BRUNO, &["Charm", "Portone chiuso"])
        .start();
    game.play(ADA, "Laureando Ladro").yes(ADA);
    assert_eq!(game.story()[1], "RUBA on bruno is lost");
}
