//! The engine's table: it referees, passes milestones on, and takes moves back.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::scene::{ADA, BRUNO, Scene};
use common::{official_deck, options};
use unstable_students::engine::table::UndoError;
use unstable_students::engine::{Random, Table};
use unstable_students::students::{GameContext, Kit, Move, Question, SetupError, UnstableStudents};

type Game = Table<UnstableStudents>;

/// A table at the position of a scene at which moves may be taken back, or not.
fn table(scene: &Scene, undo: bool) -> Game {
    let (deck, position) = scene.position();
    let state = GameContext::from_position(deck, &position, &options(&[])).unwrap();
    let mut table = Table::at(state, Random::new(1), 0, undo);
    table.resume();
    table
}

fn play(name: &str, table: &Game) -> Move {
    Move::Play(table.state().deck().named(name).unwrap())
}

#[test]
fn a_game_can_be_set_up_from_a_prepared_position() {
    let (deck, position) = Scene::new(2).round(9).current(BRUNO).hand(BRUNO, &["MAI"]).position();
    let kit = Kit { deck, position: Some(position) };
    let table: Game = Table::new(&kit, &options(&[]), 2, Random::new(1), false).unwrap();
    assert_eq!((table.state().round(), table.state().ring().current()), (9, BRUNO));
    let error = Game::new(&kit, &options(&[]), 3, Random::new(1), false).unwrap_err();
    assert_eq!(error, SetupError::OtherPlayers(2, 3));
}

#[test]
fn nobody_acts_before_the_game_is_carried_on() {
    let kit = Kit { deck: official_deck(), position: None };
    let mut table: Game = Table::new(&kit, &options(&[]), 2, Random::new(1), false).unwrap();
    assert!(table.to_act().is_empty() && table.play(ADA, &Move::Draw).is_err());
    assert!(table.resume().milestone.is_some());
    let decided = table.state().clone();
    let step = table.resume();
    assert!(step.events.is_empty() && *table.state() == decided, "a pending decision is left alone");
}

#[test]
fn moves_are_counted_and_refused_ones_are_not() {
    let mut table = table(&Scene::new(2), false);
    table.play(BRUNO, &Move::Draw).unwrap_err();
    assert_eq!(table.moves_made(), 0);
    table.play(ADA, &Move::Draw).unwrap();
    assert_eq!(table.moves_made(), 1);
}

#[test]
fn a_move_without_luck_or_secrets_is_taken_back() {
    let scene = Scene::new(2).hand(ADA, &["Aula minuscola", "Portone chiuso"]);
    let mut table = table(&scene, true);
    let before = table.state().clone();
    table.play(ADA, &play("Aula minuscola", &table)).unwrap();
    assert!(matches!(table.state().decision().unwrap().question, Question::Recipient { .. }));
    table.undo().unwrap();
    assert!(*table.state() == before && table.moves_made() == 0);
    assert_eq!(table.undo(), Err(UndoError::Final), "only the last move is");
}

#[test]
fn a_move_that_drew_a_card_is_not_taken_back() {
    let scene = Scene::new(2).hand(ADA, &["Laureando Hipster", "MAI"]).draw(&["Tasto reset"; 4]);
    let mut table = table(&scene, true);
    table.play(ADA, &play("Laureando Hipster", &table)).unwrap();
    assert_eq!(table.undo(), Err(UndoError::Final));
}

#[test]
fn a_move_that_ended_the_round_is_not_taken_back() {
    let mut table = table(&Scene::new(2).hand(ADA, &["Studente Erasmus"]), true);
    table.play(ADA, &play("Studente Erasmus", &table)).unwrap();
    assert_eq!(table.undo(), Err(UndoError::Final));
}

#[test]
fn a_table_without_the_option_takes_nothing_back() {
    let mut table = table(&Scene::new(2).hand(ADA, &["Aula minuscola", "MAI"]), false);
    table.play(ADA, &play("Aula minuscola", &table)).unwrap();
    assert_eq!(table.undo(), Err(UndoError::NotAllowed));
}

#[test]
fn whatever_is_taken_back_leaves_the_table_as_it_was() {
    let mut taken_back = 0;
    for seed in 0..30 {
        let kit = Kit { deck: official_deck(), position: None };
        let mut table: Game = Table::new(&kit, &options(&[]), 3, Random::new(seed), true).unwrap();
        table.resume();
        let mut luck = Random::new(seed + 1);
        while let Some(seat) = table.to_act().iter().next() {
            let moves = table.moves(seat);
            let before = (table.state().clone(), table.random().clone(), table.moves_made());
            table.play(seat, &moves[luck.below(moves.len())]).unwrap();
            if luck.below(3) == 0 && table.undo().is_ok() {
                taken_back += 1;
                assert!(before == (table.state().clone(), table.random().clone(), table.moves_made()));
            }
        }
    }
    assert!(taken_back > 100);
}
