use std::fs;
use std::path::Path;

use super::*;
use crate::store::Folder;
use crate::students::CardType;
use crate::ui::full::sample::{at, every_size, frame, with_context};
use crate::ui::full::widget::card;
use crate::ui::locale::Language;

fn menu_help() -> Help {
    let commands = [Command::Confirm, Command::Back, Command::Number(1), Command::Number(0), Command::Help];
    Help::new("menu", commands.to_vec(), false)
}

fn with(language: Language, test: impl FnOnce(&Context<'_>)) {
    with_context(&Folder::new("nowhere"), language, test);
}

/// Every screen's name as its source gives it, if it is no popup.
fn screens() -> Vec<String> {
    fn read(folder: &Path, names: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, names);
                continue;
            }
            let source = fs::read_to_string(path).unwrap();
            for screen in source.split("impl Screen for ").skip(1) {
                let screen = screen.split("\n}\n").next().unwrap();
                let name = screen.split("fn name(").nth(1).unwrap();
                if let Some(name) = name.split('"').nth(1).filter(|_| !screen.contains("fn is_popup(")) {
                    names.push(name.to_owned());
                }
            }
        }
    }
    let mut names = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui/full/screen"), &mut names);
    names
}

#[test]
fn every_screen_says_what_it_is_for() {
    let screens = screens();
    assert!(screens.contains(&"menu".to_owned()));
    for name in screens {
        assert_ne!(purpose(&name), "help-any", "'{name}' has no help");
    }
}

#[test]
fn help_has_the_screen_its_keys_the_rules_and_the_words() {
    for language in Language::ALL {
        with(language, |context| {
            let text = frame(&mut menu_help(), 146, 200, context).join(" ").replace(['│', '|'], " ");
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for key in ["help-heading-keys", "key-confirm", "key-number", "rules-goal", "word-optional"] {
                assert!(text.contains(&context.text(key)), "{key}");
            }
            assert_eq!(text.matches("0-9").count(), 1, "numbers are one row");
            assert!(!text.contains('{'), "{text}");
        });
    }
}

#[test]
fn the_help_of_a_table_explains_its_signs() {
    for language in Language::ALL {
        with(language, |context| {
            let signs = context.text("signs-kinds");
            for kind in CardType::ALL
                .iter()
                .copied()
                .filter(|kind| !matches!(kind, CardType::All | CardType::Studente))
            {
                let word = context.text_with("kind-label", &[("kind", kind.word().into())]).to_lowercase();
                let entry = format!(" {} {word}", card::sign(kind));
                assert!(signs.contains(&entry), "{entry}: {signs}");
            }
            let piles = [("draw", 117.into()), ("discard", 2.into()), ("study_room", 4.into())];
            assert!(context.text("signs-piles").contains(&context.text_with("board-piles-short", &piles)));
            assert!(context.text("signs-players").contains(&context.text("hold-open")));
            for (screen, explains) in [("table", true), ("watch", true), ("replay", true), ("menu", false)] {
                let text =
                    frame(&mut Help::new(screen, vec![Command::Back], false), 146, 200, context).join(" ");
                assert_eq!(text.contains(&context.text("help-heading-signs")), explains, "{screen}");
                assert!(!text.contains("signs-"), "{text}");
            }
        });
    }
}

#[test]
fn where_text_is_typed_no_key_is_told_that_would_be_text() {
    with(Language::English, |context| {
        let commands =
            vec![Command::Confirm, Command::Up, Command::Rename, Command::Back, Command::Number(0)];
        let text = frame(&mut Help::new("new-game", commands, true), 146, 200, context).join("\n");
        let keys = text.split(&context.text("help-heading-keys")).nth(1).unwrap();
        let keys = keys.split(&context.text("help-heading-everywhere")).next().unwrap();
        for (key, is_told) in [
            ("Enter", true),
            ("Space", false),
            ("rename", false),
            ("0-9", false),
            ("Esc", true),
            ("Backspace", false),
        ] {
            assert_eq!(keys.contains(key), is_told, "{key}:\n{keys}");
        }
    });
}

#[test]
fn help_fits_every_size() {
    with(Language::Italian, |context| every_size(&mut menu_help(), context));
}

#[test]
fn every_part_is_a_key_away() {
    with(Language::English, |context| {
        let mut help = menu_help();
        frame(&mut help, 80, 23, context);
        let mut tops = Vec::new();
        for _ in 0..4 {
            help.command(Command::Next, at(0), context);
            tops.push(frame(&mut help, 80, 23, context)[1].clone());
        }
        for (top, key) in tops.iter().zip(["keys", "everywhere", "rules", "words"]) {
            assert!(top.contains(&context.text(&format!("help-heading-{key}"))), "{top}");
        }
        for _ in 0..4 {
            help.command(Command::Previous, at(0), context);
        }
        assert_eq!(help.scroll.first(), 0);
    });
}

#[test]
fn the_same_key_leaves_help_again() {
    with(Language::English, |context| {
        for command in [Command::Help, Command::Back] {
            assert!(matches!(menu_help().command(command, at(0), context), Flow::Close));
        }
    });
}
