//! Positions with one right answer, for every level that is meant to find it.

use unstable_students::cpu::{Cpu, Level};
use unstable_students::engine::Random;
use unstable_students::students::Move;

use crate::common::game::Playing;
use crate::common::scene::{ADA, BRUNO, CARLA, SIX, Scene};

/// The levels that think.
const THINKING: [Level; 2] = [Level::Medio, Level::Difficile];

/// What a level answers here, whatever it tries.
fn answers(level: Level, game: &Playing) -> Vec<String> {
    let state = game.table.state();
    let seat = state.decision().expect("somebody is asked").seat;
    let moves = game.table.moves(seat);
    let cpu = Cpu::new(level, seat, state.deck());
    let choose = |seed| cpu.choose(state, &moves, &mut Random::new(seed));
    let mut found: Vec<String> = (0..5).map(|seed| word(game, choose(seed))).collect();
    found.dedup();
    found
}

fn word(game: &Playing, choice: Move) -> String {
    match choice {
        Move::Play(card) | Move::Pick(card) | Move::Defend(card) => {
            game.table.state().deck().card(card).name.to_string()
        }
        Move::Player(seat) => format!("player {}", seat.index()),
        other => format!("{other:?}"),
    }
}

/// Asks all levels that think.
fn all_answer(game: &Playing, right: &[&str]) {
    for level in THINKING {
        for answer in answers(level, game) {
            assert!(right.contains(&answer.as_str()), "{level:?} answers {answer}, right is {right:?}");
        }
    }
}

/// Cards for everybody to draw, so that the game can go on.
fn scene(players: usize) -> Scene {
    let pile: Vec<&str> = SIX.iter().chain(&SIX).chain(&SIX).copied().collect();
    Scene::new(players).draw(&pile)
}

#[test]
fn who_can_win_now_plays_the_sixth_student() {
    let game = scene(3)
        .classroom(ADA, &SIX[..5])
        .classroom(BRUNO, &SIX[..5])
        .hand(ADA, &["Studente Anticipatore", "Ruba Studente", "Ottimo Affare", "Sparacoriandoli"])
        .hand(BRUNO, &["Studente Anticipatore"])
        .start();
    all_answer(&game, &["Studente Anticipatore", "Ruba Studente"]);
}

#[test]
fn who_is_about_to_win_is_hit() {
    let mut game = scene(3)
        .classroom(ADA, &SIX[..3])
        .classroom(BRUNO, &SIX[..5])
        .classroom(CARLA, &SIX[..2])
        .hand(ADA, &["Aperitivo da Tiffany", "Studente Anticipatore", "Ottimo Affare"])
        .hand(BRUNO, &["Studente Anticipatore", "Studente Chiacchierone"])
        .hand(CARLA, &["Studente Anticipatore", "Studente Chiacchierone"])
        .start();
    all_answer(&game, &["Aperitivo da Tiffany"]);
    game.play(ADA, "Aperitivo da Tiffany");
    all_answer(&game, &["player 1"]);
}

#[test]
fn a_defence_is_kept_where_little_is_at_stake_and_spent_for_the_fifth_student() {
    let mut trifle = scene(2)
        .card("Nothing", "BONUS", "-", "SEMPRE")
        .hand(ADA, &["Attacco Hacker"])
        .hand(BRUNO, &["MAI", SIX[3], SIX[4]])
        .classroom(BRUNO, &SIX[..3])
        .bonus_malus(BRUNO, &["Nothing"])
        .start();
    trifle.play(ADA, "Attacco Hacker");
    all_answer(&trifle, &["No"]);
    let mut student = scene(2)
        .hand(ADA, &["Ruba Studente"])
        .hand(BRUNO, &["MAI", "Studente Anticipatore"])
        .classroom(ADA, &["Studente Anticipatore", "Studente Chiacchierone", "Laureando Hipster"])
        .classroom(BRUNO, &SIX[..5])
        .start();
    student.play(ADA, "Ruba Studente");
    all_answer(&student, &["MAI"]);
}

#[test]
fn nobody_hits_the_own_table() {
    // The MALUS goes to another player, and nothing takes the only BONUS there is, which is mine.
    let mut malus = scene(3).hand(ADA, &["Ingegnerizzazione"]).classroom(BRUNO, &SIX[..4]).start();
    malus.play(ADA, "Ingegnerizzazione");
    all_answer(&malus, &["player 1"]);
    let reset = scene(2)
        .hand(ADA, &["Tasto reset", "Studente Anticipatore"])
        .bonus_malus(ADA, &["CTM in orario", "Macchinetta inceppata"])
        .start();
    let mut levels = THINKING.to_vec();
    levels.push(Level::Facile);
    for level in levels {
        assert!(!answers(level, &reset).contains(&"Tasto reset".to_owned()), "{level:?}");
    }
}

#[test]
fn of_six_cards_the_useless_one_goes() {
    let mut game = scene(2)
        .classroom(ADA, &SIX[..3])
        .hand(ADA, &[SIX[3], "Nothing", "MAI", "Ruba Studente", "Laureando Avido", SIX[4], SIX[5]])
        .card("Nothing", "MAGIA", "-", "SUBITO")
        .start();
    game.play(ADA, SIX[3]);
    assert!(game.asked().starts_with("ada: discard"), "{}", game.asked());
    all_answer(&game, &["Nothing"]);
}
