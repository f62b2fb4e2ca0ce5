//! What is drawn: everything inside, nothing that the viewer may not see.

use super::*;
use crate::ui::full::screen::table::board::Scene;

#[test]
fn nothing_is_seen_while_the_keyboard_is_passed() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 3, 5, &[]);
    let hidden = names(&table.deck);
    let mut passed = 0;
    play_to_the_end(&mut table, &context, |table| {
        if let Stage::HandedOver(seat) = table.stage
            && passed < 60
        {
            passed += 1;
            let frame = frame(table, 80, 23, &context);
            assert!(frame.contains(&table.names[seat.index()]));
            assert!(hidden.iter().all(|name| !frame.contains(name.as_str())), "{frame}");
            let places: Vec<Target> = table.places.iter().map(|&(_, target)| target).collect();
            assert_eq!(places, [Target::Part(Part::Question)]);
        }
    });
    assert!(passed > 10);
}

#[test]
fn every_frame_of_a_game_stays_inside() {
    let (_root, context) = context(Language::English, Speed::Off);
    let mut table = table(&context, 4, 7, &[]);
    let mut step = 0_u16;
    play_to_the_end(&mut table, &context, |table| {
        step = step.wrapping_add(1);
        for (width, height) in [(80, 23), (step * 7 % 150, step * 3 % 50)] {
            let shown = frame(table, width, height, &context);
            if table.watcher.is_some() && (width, height) == (80, 23) {
                assert!(shown.contains(&context.text("part-question")), "{shown}");
            }
        }
    });
}

#[test]
fn every_size_is_drawn_without_panic() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 4, 3, &[]);
    let mut luck = Random::new(2);
    // Somewhere in the middle of a game, with cards on the table.
    for at in 0..120 {
        match table.stage.clone() {
            Stage::Asking(asked) if !asked.is_action() => {
                table.marks.choice = luck.below(asked.choices.len());
            }
            Stage::Asking(_) => {
                press(&mut table, Command::Number(1), at, &context);
                if table.hand_refusal(0, &context).is_some() {
                    press(&mut table, Command::Number(0), at, &context);
                    table.marks.choice = 1;
                }
            }
            _ => {}
        }
        press(&mut table, Command::Confirm, at, &context);
    }
    until_asked(&mut table, 130, &context);
    let cards: Vec<(CardId, String)> = table.deck.ids().map(|id| (id, "Qui.".into())).collect();
    let mut popup = CardPopup::new(cards, 30, &table.deck);
    for part in Part::ALL {
        table.focus = part;
        let large = [(100, 29), (146, 39), (200, 60), (300, 5), (20, 90)];
        for (width, height) in
            (1..=60).flat_map(|width| (1..=30).map(move |height| (width, height))).chain(large)
        {
            frame(&mut table, width, height, &context);
            if part == Part::Hand {
                frame(&mut popup, width, height, &context);
            }
        }
    }
}

#[test]
fn at_80x24_every_choice_is_seen_once_it_is_marked() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 4, 9, &[]);
    play_to_the_end(&mut table, &context, |table| {
        let Some(asked) = table.asked() else { return };
        let choices = asked.choices.len();
        let is_seen = |table: &mut Table, target: Target| {
            frame(table, 80, 23, &context);
            table.places.iter().any(|(place, at)| *at == target && place.width > 3)
        };
        for choice in 0..choices {
            table.marks.choice = choice;
            assert!(is_seen(table, Target::Choice(choice)), "choice {choice} of {:?}", table.stage);
        }
        table.marks.choice = 0;
        for part in [Part::Hand, Part::Own, Part::Others] {
            table.focus = part;
            for card in 0..table.count(part) {
                *table.marks.of(part).unwrap() = card;
                assert!(is_seen(table, Target::Card(part, card)), "card {card} of {part:?}");
            }
        }
        (table.focus, table.marks) = (Part::Question, Marks::default());
    });
}

#[test]
fn at_80x24_players_whose_names_begin_alike_are_told_apart_and_numbers_stay_with_their_words() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let session = game(&context, 4, 3, &[]);
    let names = ["Alessandra Bianchi", "Alessandra Rossi", "Alessandro Verdi", "Ada"].map(str::to_owned);
    let [mut shown, ..] = scene(session.game(), Seat::new(0), &names, &context);
    let words = ["Ale... (tu)", "Alessa...Rossi", "Alessandro...", "Ada", "1/6 studenti", "5 carte in mano"];
    for word in words {
        assert!(shown.contains(word), "{word} in {shown}");
    }
    [shown, ..] = scene(session.game(), Seat::new(1), &names, &context);
    assert!(shown.contains("* Ales...Bian ") && shown.contains("Aless... (tu)"), "{shown}");
}

/// Everything that the drawing part draws for a viewer.
fn scene(game: &GameContext, viewer: Seat, names: &[String], context: &Context<'_>) -> [String; 4] {
    let view = UnstableStudents::view(game, Some(viewer));
    let asked = view.decision.map(|decision| {
        let mut answers = Vec::new();
        UnstableStudents::moves(game, viewer, &mut answers);
        Asked::new(game, decision, answers)
    });
    let narrator = Narrator { locale: &context.locale, deck: game.deck(), names };
    let draw = |(width, height, focus)| {
        let marks = Marks::default();
        let scene = Scene {
            view: &view,
            narrator,
            asked: asked.as_ref(),
            title: "part-question",
            message: None,
            focus,
            marks,
        };
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        scene.draw(area, |_, _| {}, &mut buffer, context);
        text_of(&buffer, area)
    };
    let sizes =
        [(80, 23, Part::Question), (146, 39, Part::Question), (40, 11, Part::Hand), (40, 11, Part::Others)];
    sizes.map(draw)
}

#[test]
fn a_frame_does_not_change_when_what_its_viewer_cannot_see_is_dealt_anew() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let names: Vec<String> = ["Ada", "Bruno", "Carla"].map(str::to_owned).to_vec();
    let session = game(&context, 3, 21, &[]);
    let mut table = session.table().clone();
    table.resume();
    let mut luck = Random::new(4);
    for step in 0..400 {
        let Some(seat) = table.to_act().iter().next() else { return };
        if step % 4 == 0 {
            for viewer in table.state().ring().seats().iter() {
                let dealt = UnstableStudents::redeal(table.state(), viewer, &mut luck);
                let [before, after] =
                    [table.state(), &dealt].map(|game| scene(game, viewer, &names, &context));
                assert_eq!(before, after);
            }
        }
        let moves = table.moves(seat);
        table.play(seat, &moves[luck.below(moves.len())]).unwrap();
    }
}
