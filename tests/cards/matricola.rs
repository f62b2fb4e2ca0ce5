//! MATRICOLA cards: students without effects whose pile is the study room.

use unstable_students::students::{CardType, IllegalMove};

use crate::common::scene::{ADA, BRUNO, Scene};

fn ordinary(name: &str) {
    let mut game =
        Scene::new(2).hand(ADA, &[name]).classroom(ADA, &["Studente Erasmus"]).hand(BRUNO, &["MAI"]).start();
    game.play(ADA, name);
    assert_eq!(game.story(), [format!("ada plays {name}"), "round 1 of ada ends".to_owned()]);
    assert_eq!(game.classroom(ADA), [name, "Studente Erasmus"]);
}

/// The classroom has it already, or the type is barred.
fn nothing(name: &str) {
    let mut game = Scene::new(2).hand(ADA, &[name]).classroom(ADA, &[name]).start();
    game.play(ADA, name).yes(ADA);
    assert_eq!((game.classroom(ADA), game.study_room()), (vec![name], vec![name]));
    let mut game = Scene::new(2)
        .card("Wall", "MALUS", "IMPEDIRE IO STUDENTE", "SEMPRE")
        .hand(ADA, &[name])
        .bonus_malus(ADA, &["Wall"])
        .start();
    assert_eq!(game.refuses_to_play(ADA, name), IllegalMove::Barred(CardType::Matricola));
}

alike! { ordinary, nothing;
    energy_drink = "Matricola Energy Drink",
    scout = "Matricola Scout",
    smanettone = "Matricola Smanettone",
    gamer = "Matricola Gamer",
    multitasking = "Matricola Multitasking",
    scacchista = "Matricola Scacchista",
}
