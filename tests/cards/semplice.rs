//! STUDENTE_SEMPLICE cards: students without effects.

use unstable_students::students::{CardType, IllegalMove};

use crate::common::scene::{ADA, BRUNO, Scene};

fn ordinary(name: &str) {
    let mut game =
        Scene::new(2).hand(ADA, &[name]).classroom(ADA, &["Matricola Scout"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, name);
    assert_eq!(game.story(), [format!("ada plays {name}"), "round 1 of ada ends".to_owned()]);
    assert_eq!(game.classroom(ADA), [name, "Matricola Scout"]);
}

/// The classroom has it already, or the type is barred.
fn nothing(name: &str) {
    let mut game = Scene::new(2).hand(ADA, &[name]).classroom(ADA, &[name]).start();
    game.play(ADA, name).yes(ADA);
    assert_eq!((game.classroom(ADA), game.discards()), (vec![name], vec![name]));
    let mut game = Scene::new(2)
        .card("Wall", "MALUS", "IMPEDIRE IO STUDENTE_SEMPLICE", "SEMPRE")
        .hand(ADA, &[name])
        .bonus_malus(ADA, &["Wall"])
        .start();
    assert_eq!(game.refuses_to_play(ADA, name), IllegalMove::Barred(CardType::StudenteSemplice));
}

alike! { ordinary, nothing;
    freddoloso = "Studente Freddoloso",
    boscaiolo = "Studente Boscaiolo",
    trassato = "Studente Trassato",
    erasmus = "Studente Erasmus",
    influencer = "Studente Influencer",
    palestrato = "Studente Palestrato",
    anticipatore = "Studente Anticipatore",
    chiacchierone = "Studente Chiacchierone",
}
