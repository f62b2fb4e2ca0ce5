use std::fs;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::*;
use crate::cpu::Level;
use crate::engine::{Game, Options};
use crate::player::Kind;
use crate::session::Participant;
use crate::store::save::player_name;
use crate::store::{Folder, SaveName};
use crate::students::UnstableStudents;
use crate::ui::Language;
use crate::ui::full::app::TAKE_BACK;
use crate::ui::full::command::meaning;
use crate::ui::full::sample::{at, every_size, frame, pushed, with_context};

/// A test in an empty folder with an open form.
fn with_form(language: Language, test: impl FnOnce(&mut dyn Screen, &Context<'_>)) {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    folder.prepare().unwrap();
    with_context(&folder, language, |context| {
        test(&mut *pushed(NewGameForm::open(Given::default(), context)), context);
    });
}

fn seen(form: &mut dyn Screen, context: &Context<'_>) -> String {
    frame(form, 80, 23, context).join("\n")
}

fn down(form: &mut dyn Screen, times: usize, context: &Context<'_>) {
    for _ in 0..times {
        form.command(Command::Down, at(0), context);
    }
}

/// The name of a save and of two players, and the mark on the line that begins.
fn fill(form: &mut dyn Screen, context: &Context<'_>) {
    for (text, steps) in [("sabato", 3), ("Ada", 2), ("Bea", 4)] {
        form.typed(text, context);
        down(form, steps, context);
    }
    assert!(seen(form, context).contains("> Begin"), "{}", seen(form, context));
}

#[test]
fn nobody_is_told_what_they_have_not_written_yet() {
    with_form(Language::English, |form, context| {
        assert!(!seen(form, context).contains("Type a name for the "));
        form.typed("a/", context);
        let frame = seen(form, context);
        assert!(frame.contains("a/") && frame.contains("without folders"), "{frame}");
        form.typed(TAKE_BACK, context);
        assert!(!seen(form, context).contains("without folders"));
        form.typed(TAKE_BACK, context);
        assert!(seen(form, context).contains("Type a name for the "), "{}", seen(form, context));
    });
}

#[test]
fn the_game_does_not_begin_before_all_is_right_and_the_reason_is_told() {
    with_form(Language::English, |form, context| {
        assert_eq!(form.refusal(Command::Confirm, context), None, "Enter goes on to the next field");
        form.command(Command::PageDown, at(0), context);
        let reason = form.refusal(Command::Confirm, context).unwrap();
        assert!(reason.starts_with("Save: "), "{reason}");
        assert!(seen(form, context).contains("(Begin the game)"));
        form.command(Command::PageUp, at(0), context);
        fill(form, context);
        assert_eq!(form.refusal(Command::Confirm, context), None);
        assert!(!seen(form, context).contains("(Begin the game)"));
    });
}

#[test]
fn two_players_cannot_have_one_name() {
    with_form(Language::English, |form, context| {
        fill(form, context);
        form.command(Command::PageUp, at(0), context);
        down(form, 5, context);
        for _ in 0..3 {
            form.typed(TAKE_BACK, context);
        }
        form.typed(" Ada ", context);
        let frame = seen(form, context);
        assert!(frame.contains("\"Ada\""), "{frame}");
        form.command(Command::PageDown, at(0), context);
        assert!(form.refusal(Command::Confirm, context).unwrap().starts_with("Player 2: "));
    });
}

/// The mark on who plays at the second seat, a name for the save and for the first player.
fn to_second_kind(form: &mut dyn Screen, context: &Context<'_>) {
    for (text, steps) in [("sabato", 3), ("Turing", 1)] {
        form.typed(text, context);
        down(form, steps, context);
    }
    assert!(seen(form, context).contains("< person >"), "{}", seen(form, context));
}

#[test]
fn the_computer_is_seated_by_arrows_and_numbers_and_brings_a_name_that_nobody_has() {
    with_form(Language::English, |form, context| {
        to_second_kind(form, context);
        form.command(Command::Right, at(0), context);
        let frame = seen(form, context);
        assert!(frame.contains("< computer: easy >") && frame.contains("Lovelace"), "{frame}");
        form.command(Command::Number(4), at(0), context);
        assert!(seen(form, context).contains("< computer: hard >"));
        form.command(Command::Number(3), at(0), context);
        assert!(seen(form, context).contains("< computer: medium >"));
        form.command(Command::Number(1), at(0), context);
        let frame = seen(form, context);
        assert!(frame.contains("< person >") && !frame.contains("Lovelace"), "{frame}");
    });
}

#[test]
fn a_name_that_was_typed_stays_whoever_plays() {
    with_form(Language::English, |form, context| {
        to_second_kind(form, context);
        down(form, 1, context);
        form.typed("Hal", context);
        form.command(Command::Up, at(0), context);
        for _ in 0..4 {
            form.command(Command::Right, at(0), context);
            assert!(seen(form, context).contains("Hal"));
        }
    });
}

#[test]
fn the_game_begins_with_the_computer_where_it_was_seated() {
    with_form(Language::English, |form, context| {
        to_second_kind(form, context);
        form.command(Command::Number(3), at(0), context);
        form.command(Command::PageDown, at(0), context);
        assert!(matches!(form.command(Command::Confirm, at(0), context), Flow::Replace(_)));
        let name = SaveName::new("sabato").unwrap();
        let save = crate::store::Save::load(&context.world.folder.save(&name)).unwrap().save;
        assert_eq!(save.own.unwrap().seats, ["human", "medio"]);
        assert_eq!(save.players[1].as_str(), "Lovelace");
    });
}

#[test]
fn the_computer_can_play_alone() {
    with_form(Language::English, |_, context| {
        let mut form = pushed(NewGameForm::automatic(context));
        let frame = seen(&mut *form, context);
        assert_eq!(frame.matches("computer: medium").count(), 4, "{frame}");
        assert!(matches!(form.command(Command::Back, at(0), context), Flow::Close), "nothing was typed");
        form.typed("x", context);
        form.command(Command::PageDown, at(0), context);
        assert!(matches!(form.command(Command::Confirm, at(0), context), Flow::Replace(_)));
    });
}

#[test]
fn what_is_known_already_stands_in_the_form_and_the_first_thing_that_is_missing_is_marked() {
    with_form(Language::English, |_, context| {
        let human = |name: &str| Participant::human(player_name(name).unwrap());
        let mut given = Given {
            participants: vec![
                human("Ada"),
                Participant { kind: Kind::Cpu(Level::Difficile), ..human("Hal") },
                human("Bea"),
            ],
            seed: Some(42),
            deck: Some("my-deck.txt".into()),
            options: Some(
                Options::parse(UnstableStudents::definition().options, [("undo", "true")]).unwrap(),
            ),
            ..Given::default()
        };
        let mut form = pushed(NewGameForm::open(given.clone(), context));
        let frame = seen(&mut *form, context);
        let words = frame.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in [
            "> Save",
            "Players 3",
            "person Ada",
            "computer: hard Hal",
            "person Bea",
            "Undo Yes",
            "42",
            "my-deck.txt",
        ] {
            assert!(words.contains(part), "{part}:\n{frame}");
        }
        given.save = Some(SaveName::new("sabato").unwrap());
        fs::write(context.world.folder.save(given.save.as_ref().unwrap()), "old").unwrap();
        let mut form = pushed(NewGameForm::open(given.clone(), context));
        let frame = seen(&mut *form, context);
        assert!(frame.contains("> Begin") && frame.contains("asked before it is replaced"), "{frame}");
        given.participants.pop();
        given.participants.pop();
        let mut form = pushed(NewGameForm::open(given, context));
        assert!(form.is_typing() && seen(&mut *form, context).contains("> Player 2"));
    });
}

#[test]
fn a_seed_is_a_number_or_nothing() {
    with_form(Language::English, |form, context| {
        fill(form, context);
        form.command(Command::Up, at(0), context);
        form.typed("18446744073709551616", context);
        assert!(seen(form, context).contains("whole number"));
        form.typed(TAKE_BACK, context);
        assert!(!seen(form, context).contains("whole number"));
        form.typed("x", context);
        form.command(Command::Down, at(0), context);
        assert!(form.refusal(Command::Confirm, context).unwrap().starts_with("Seed: "));
    });
}

#[test]
fn a_name_that_was_written_comes_back_with_its_place() {
    with_form(Language::Italian, |form, context| {
        down(form, 1, context);
        assert!(!form.is_typing());
        let three = KeyEvent::new(KeyCode::Char('3'), KeyModifiers::NONE);
        let command = meaning(three, &form.commands()).unwrap();
        form.command(command, at(0), context);
        down(form, 6, context);
        form.typed("Carla", context);
        for _ in 0..6 {
            form.command(Command::Up, at(0), context);
        }
        form.command(Command::Left, at(0), context);
        assert!(!seen(form, context).contains("Carla"));
        form.command(Command::Right, at(0), context);
        assert!(seen(form, context).contains("Carla"));
    });
}

#[test]
fn the_game_begins_with_what_was_entered() {
    with_form(Language::English, |form, context| {
        fill(form, context);
        form.command(Command::Up, at(0), context);
        form.typed("7", context);
        form.command(Command::Up, at(0), context);
        form.command(Command::Right, at(0), context);
        form.command(Command::PageDown, at(0), context);
        let flow = form.command(Command::Confirm, at(0), context);
        let Flow::Replace(table) = flow else { panic!("no table") };
        assert_eq!(table.name(), "table");
        drop(table);
        let name = SaveName::new("sabato").unwrap();
        let journal = fs::read_to_string(context.world.folder.journal(&name)).unwrap();
        let header = journal.lines().next().unwrap();
        for word in ["\"seed\":7", "\"undo\":true", "\"chooser\":\"user\"", "\"Ada\",\"Bea\""] {
            assert!(header.contains(word), "{word}: {header}");
        }
    });
}

#[test]
fn a_save_is_replaced_only_after_a_yes() {
    with_form(Language::English, |form, context| {
        let path = context.world.folder.save(&SaveName::new("sabato").unwrap());
        fs::write(&path, "old").unwrap();
        fill(form, context);
        form.command(Command::PageUp, at(0), context);
        assert!(seen(form, context).contains("asked before it is replaced"));
        form.command(Command::PageDown, at(0), context);
        assert!(pushed(form.command(Command::Confirm, at(0), context)).is_popup());
        assert!(matches!(form.answered(Answer::No, at(0), context), Flow::Redraw));
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        form.command(Command::Confirm, at(0), context);
        assert!(matches!(form.answered(Answer::Yes, at(0), context), Flow::Replace(_)));
        assert_ne!(fs::read(&path).unwrap(), b"old");
    });
}

#[test]
fn what_was_typed_is_not_lost_by_one_key() {
    with_form(Language::English, |form, context| {
        assert!(matches!(form.command(Command::Back, at(0), context), Flow::Close));
        form.typed("x", context);
        assert!(pushed(form.command(Command::Back, at(0), context)).is_popup());
        assert!(matches!(form.answered(Answer::No, at(0), context), Flow::Redraw));
        form.command(Command::Back, at(0), context);
        assert!(matches!(form.answered(Answer::Yes, at(0), context), Flow::Close));
    });
}

#[test]
fn the_mouse_marks_turns_values_and_begins() {
    with_form(Language::English, |form, context| {
        fill(form, context);
        form.command(Command::PageUp, at(0), context);
        let line_of = |form: &mut dyn Screen, text: &str| {
            let lines = frame(form, 80, 23, context);
            lines.iter().position(|line| line.contains(text)).unwrap() as u16 + 2
        };
        let line = line_of(form, "Undo");
        form.mouse(Pointer::Click.at(10, line), at(0), context);
        assert!(seen(form, context).contains("< No >"));
        form.mouse(Pointer::Click.at(10, line), at(0), context);
        assert!(seen(form, context).contains("< Yes >"));
        let line = line_of(form, "Begin");
        assert!(matches!(form.mouse(Pointer::Click.at(10, line), at(0), context), Flow::Replace(_)));
    });
}

#[test]
fn the_mouse_alone_begins_a_game() {
    with_form(Language::English, |form, context| {
        fs::write(context.world.folder.save(&SaveName::new("game 1").unwrap()), "old").unwrap();
        let click = |form: &mut dyn Screen, text: &str, from_left: usize| {
            let lines = frame(form, 80, 23, context);
            let line = lines.iter().position(|line| line.contains(text)).unwrap();
            form.mouse(Pointer::Click.at(2 + from_left as u16, 2 + line as u16), at(0), context)
        };
        for (text, from_left) in [
            ("Save", 20),
            ("Save", 20),
            ("Player 1", 40),
            ("Player 1", 40),
            ("Player 2", 15),
            ("Player 2", 15),
        ] {
            click(form, text, from_left);
        }
        let frame = seen(form, context);
        let words = frame.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in ["game 2", "person Turing", "< computer: easy > Lovelace"] {
            assert!(words.contains(part), "{part}:\n{frame}");
        }
        assert!(matches!(click(form, "Begin", 6), Flow::Replace(_)));
    });
}

#[test]
fn a_first_letter_finds_a_field_where_nothing_is_typed() {
    with_form(Language::English, |form, context| {
        down(form, 1, context);
        form.letter('u', at(0), context);
        assert!(seen(form, context).contains("> Undo"));
    });
}

#[test]
fn a_damaged_deck_is_told_and_leaves_no_save() {
    with_form(Language::English, |form, context| {
        fs::write(context.world.folder.deck(), "x").unwrap();
        fill(form, context);
        assert!(matches!(form.command(Command::Confirm, at(0), context), Flow::Tell(_)));
        assert_eq!(fs::read_dir(context.world.folder.saves()).unwrap().count(), 0);
    });
}

#[test]
fn the_form_is_drawn_into_every_size() {
    for language in Language::ALL {
        with_form(language, |form, context| {
            every_size(form, context);
            form.typed("a/b", context);
            down(form, 1, context);
            form.command(Command::Number(4), at(0), context);
            for _ in 0..9 {
                form.command(Command::Down, at(0), context);
                form.typed("un nome troppo lungo per un giocatore 学生", context);
                every_size(form, context);
            }
        });
    }
}
