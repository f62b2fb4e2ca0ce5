//! RULES, "Statistics".

use unstable_students::students::{CardType, Tally};

use crate::common::game::Playing;
use crate::common::scene::{ADA, BRUNO, Scene};

/// What a game has counted so far.
fn tally(game: &Playing) -> Vec<Tally> {
    let mut tallies = vec![Tally::default(); game.table.state().ring().len()];
    for event in &game.history {
        Tally::record(&mut tallies, event, game.table.state().deck());
    }
    tallies
}

fn played(tally: &Tally, kind: CardType) -> u32 {
    tally.played[kind.code() as usize]
}

/// R3.6, R9.4.
#[test]
fn a_round_counts_once_it_has_ended() {
    let mut game = Scene::new(2).hand(ADA, &["Studente Erasmus"]).start();
    assert_eq!(tally(&game)[0].rounds, 0);
    game.play(ADA, "Studente Erasmus");
    assert_eq!((tally(&game)[0].rounds, tally(&game)[1].rounds), (1, 0));
}

/// R9.1.
#[test]
fn played_cards_count_in_all_and_by_type_students_together_as_well() {
    let mut game = Scene::new(2)
        .card("Feast", "MAGIA", "GIOCA IO ALL; GIOCA IO ALL; GIOCA IO ALL", "SUBITO")
        .hand(ADA, &["Feast", "Studente Erasmus", "Matricola Scout", "Laureando Lagna"])
        .start();
    game.play(ADA, "Feast").play(ADA, "Studente Erasmus").play(ADA, "Matricola Scout");
    let ada = tally(&game)[0];
    assert_eq!(played(&ada, CardType::All), 4);
    assert_eq!(played(&ada, CardType::Studente), 3);
    for kind in [CardType::Matricola, CardType::StudenteSemplice, CardType::Laureando, CardType::Magia] {
        assert_eq!(played(&ada, kind), 1, "{}", kind.word());
    }
}

/// R9.3, R11.20.
#[test]
fn a_card_discarded_as_a_duplicate_counts_as_played_and_not_as_discarded() {
    let mut game =
        Scene::new(2).classroom(ADA, &["Studente Erasmus"]).hand(ADA, &["Studente Erasmus"]).start();
    game.play(ADA, "Studente Erasmus").yes(ADA);
    let ada = tally(&game)[0];
    assert_eq!((played(&ada, CardType::StudenteSemplice), ada.discarded), (1, 0));
}

/// R9.3.
#[test]
fn a_defence_and_a_blocked_card_count_as_played() {
    let mut game = Scene::new(2).hand(ADA, &["Aula minuscola"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, "Aula minuscola").aim(ADA, BRUNO).defend(BRUNO, "MAI");
    let tallies = tally(&game);
    assert_eq!(played(&tallies[0], CardType::Malus), 1);
    assert_eq!(played(&tallies[1], CardType::Istantanea), 1);
    assert_eq!((tallies[0].discarded, tallies[1].discarded), (0, 0));
}

/// R9.3.
#[test]
fn a_card_played_in_a_sub_round_counts_for_who_played_it() {
    let mut game = Scene::new(2)
        .card("Go", "MAGIA", "GIOCA TU ALL", "SUBITO")
        .hand(ADA, &["Go"])
        .hand(BRUNO, &["Studente Erasmus"])
        .start();
    game.play(ADA, "Go");
    assert_eq!(played(&tally(&game)[1], CardType::Studente), 1);
    assert_eq!(played(&tally(&game)[0], CardType::All), 1);
}

/// R9.2.
#[test]
fn a_card_discarded_by_scarta_counts_for_its_owner_whoever_chose_it() {
    let mut game =
        Scene::new(2).hand(ADA, &["Laureando Lagna", "Due per Uno"]).hand(BRUNO, &["Tasto reset"]).start();
    game.play(ADA, "Laureando Lagna");
    let tallies = tally(&game);
    assert_eq!((tallies[0].discarded, tallies[1].discarded), (1, 1));
}

/// R9.2.
#[test]
fn the_hand_limit_counts_and_eliminated_taken_or_drawn_in_vain_cards_do_not() {
    let mut game = Scene::new(2).hand(ADA, &["MAI"; 6]).start();
    game.draw(ADA);
    assert_eq!(tally(&game)[0].discarded, 1);
    let mut game = Scene::new(2)
        .card("Mix", "MAGIA", "PESCA IO BONUS; PRENDI TU ALL; ELIMINA TU ALL", "SUBITO")
        .hand(ADA, &["Mix"])
        .hand(BRUNO, &["Tasto reset"])
        .classroom(BRUNO, &["Studente Erasmus"])
        .draw(&["MAI", "Due per Uno"])
        .start();
    game.play(ADA, "Mix");
    assert_eq!(game.story()[2], "ada throws Due per Uno away");
    let tallies = tally(&game);
    assert_eq!((tallies[0].discarded, tallies[1].discarded), (0, 0));
}
