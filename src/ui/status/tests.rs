use super::*;
use crate::students::{CardType, Phase};
use crate::ui::locale::Language;
use crate::ui::sample::{Sample, look};

const ADA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);

fn view(sample: &Sample) -> View {
    let ids = |names: &[&str]| names.iter().map(|name| sample.id(name)).collect::<Vec<_>>();
    View {
        viewer: Some(ADA),
        round: 12,
        phase: Phase::Play,
        current: ADA,
        players: vec![
            PlayerView {
                hand: Hand::Open(ids(&["Fuga", "Alt", "Fuga"])),
                open: false,
                classroom: ids(&["Furbo", "Timido"]),
                bonus_malus: ids(&["Moka"]),
                barred: vec![CardType::Bonus, CardType::Istantanea],
                engineer: true,
            },
            PlayerView {
                hand: Hand::Hidden(4),
                open: false,
                classroom: Vec::new(),
                bonus_malus: Vec::new(),
                barred: Vec::new(),
                engineer: false,
            },
            PlayerView {
                hand: Hand::Open(ids(&["Moka"])),
                open: true,
                classroom: ids(&["Ordinato"]),
                bonus_malus: ids(&["Nebbia"]),
                barred: Vec::new(),
                engineer: false,
            },
        ],
        draw: 54,
        discard: ids(&["Fuga", "Alt"]),
        study_room: ids(&["Timido"]),
        in_play: Vec::new(),
        asked: Some(ADA),
        decision: None,
        winner: None,
    }
}

fn plain() -> Look {
    Look { plain: true, ..look(40) }
}

#[test]
fn the_table_is_a_few_lines() {
    let sample = Sample::new(Language::Italian);
    assert_eq!(
        table_state(&view(&sample), &sample.narrator(), look(60)),
        [
            "Mazzo 54, scarti 2, aula studio 1",
            "Ada (di turno): 3 carte in mano, studenti 2 su 6",
            "  Aula: Furbo, Timido",
            "  Bonus-malus: Moka",
            "  Non può vincere. Non può giocare bonus, istantanee.",
            "Bruno: 4 carte in mano, studenti 0 su 6",
            "Carla: 1 carta in mano, studenti 1 su 6",
            "  Aula: Ordinato",
            "  Bonus-malus: Nebbia",
            "  Ha la mano scoperta.",
        ]
    );
}

#[test]
fn nothing_is_wider_than_the_screen() {
    let mut sample = Sample::new(Language::Italian);
    sample.names[0] = "学生🎓".repeat(9);
    let mut view = view(&sample);
    view.in_play = vec![sample.id("Furbo")];
    for width in 8..100 {
        for winner in [None, Some(ADA)] {
            view.winner = winner;
            for line in table_state(&view, &sample.narrator(), look(width)) {
                assert!(columns(&line) <= width, "{width}: {line:?}");
            }
        }
        for seat in [ADA, BRUNO] {
            for line in player_cards(&view, seat, &sample.narrator(), look(width)) {
                assert!(columns(&line) <= width, "{width}: {line:?}");
            }
        }
    }
}

#[test]
fn a_finished_game_says_who_has_won() {
    let sample = Sample::new(Language::English);
    let mut view = view(&sample);
    view.winner = Some(BRUNO);
    assert_eq!(table_state(&view, &sample.narrator(), plain())[0], "The game is over: Bruno wins.");
}

#[test]
fn effects_under_way_are_named() {
    let sample = Sample::new(Language::Italian);
    let mut view = view(&sample);
    view.in_play = vec![sample.id("Fuga"), sample.id("Alt")];
    assert_eq!(table_state(&view, &sample.narrator(), plain())[1], "Effetti in corso: Fuga, Alt");
}

#[test]
fn the_own_hand_is_shown_and_copies_are_counted() {
    let sample = Sample::new(Language::Italian);
    let lines = player_cards(&view(&sample), ADA, &sample.narrator(), plain());
    assert_eq!(lines[0], "Mano di Ada: 3 carte");
    assert!(
        lines[1].starts_with("x2 Fuga (MAGIA)") && lines[2].starts_with("Alt (ISTANTANEA)"),
        "{lines:#?}"
    );
    assert_eq!(lines[3], "Aula di Ada: 2 studenti");
    let boxes = player_cards(&view(&sample), ADA, &sample.narrator(), look(80));
    assert!(boxes[1].starts_with("+-x2--"), "{boxes:#?}");
}

#[test]
fn a_hidden_hand_is_a_number_and_an_open_one_is_shown() {
    let sample = Sample::new(Language::Italian);
    let lines = cards_of_others(&view(&sample), ADA, &sample.narrator(), plain());
    assert_eq!(
        lines[..3],
        [
            "Mano coperta di Bruno: 4 carte",
            "Aula di Bruno: nessuno studente",
            "Bonus-malus di Bruno: nessuna carta"
        ]
    );
    assert_eq!(lines[3], "Mano di Carla: 1 carta");
    assert!(lines[4].starts_with("Moka (BONUS)"), "{lines:#?}");
}

#[test]
fn the_others_come_in_the_order_of_play_after_the_player() {
    let sample = Sample::new(Language::English);
    let lines = cards_of_others(&view(&sample), BRUNO, &sample.narrator(), plain());
    let order: Vec<&String> = lines.iter().filter(|line| line.to_lowercase().contains("hand:")).collect();
    assert!(order[0].contains("Carla") && order[1].contains("Ada"), "{order:?}");
}

#[test]
fn a_seat_that_is_not_there_has_no_cards() {
    let sample = Sample::new(Language::Italian);
    assert!(player_cards(&view(&sample), Seat::new(7), &sample.narrator(), plain()).is_empty());
}
