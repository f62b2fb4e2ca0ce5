use crossterm::event::{KeyCode, KeyEvent};
use ratatui::buffer::Cell;
use ratatui::style::Color;

use super::*;
use crate::store::Folder;
use crate::ui::chronicle::Chronicle;
use crate::ui::full::context::Ability;
use crate::ui::full::sample::{at, every_size, frame, with_context};
use crate::ui::full::settings::{LanguageChoice, Settings, Speed, ThemeChoice};
use crate::ui::full::theme::Depth;
use crate::ui::full::{App, Happening, Input};
use crate::ui::locale::{Language, Locale};

/// What a command sets, if it does.
fn set(flow: Flow) -> Option<Settings> {
    match flow {
        Flow::Settings(settings) => Some(*settings),
        _ => None,
    }
}

fn with(test: impl FnOnce(&Context<'_>)) {
    let root = tempfile::tempdir().unwrap();
    with_context(&Folder::new(root.path()), Language::Italian, test);
}

#[test]
fn a_change_holds_at_once_and_is_kept() {
    with(|context| {
        let mut screen = SettingsScreen::default();
        let english = set(screen.command(Command::Left, at(0), context)).unwrap();
        assert_eq!(english.language, Some(LanguageChoice::En));
        assert_eq!(Settings::load(context.world.folder).unwrap().settings, english);
        screen.command(Command::Down, at(0), context);
        let dark = set(screen.command(Command::Confirm, at(0), context)).unwrap();
        assert_eq!(dark.theme, ThemeChoice::Dark);
        assert_eq!(Settings::load(context.world.folder).unwrap().settings, dark);
    });
}

#[test]
fn what_cannot_be_kept_holds_all_the_same_and_the_reason_is_told() {
    let root = tempfile::tempdir().unwrap();
    let in_the_way = root.path().join("file");
    std::fs::write(&in_the_way, "").unwrap();
    with_context(&Folder::new(&in_the_way), Language::English, |context| {
        let mut screen = SettingsScreen::default();
        assert!(set(screen.command(Command::Right, at(0), context)).is_some());
        let fault = screen.fault.clone().unwrap();
        let lines = frame(&mut screen, 146, 40, context).join("\n");
        assert!(lines.contains(&fault[..20]), "{lines}");
        assert!(!lines.contains("Saved in"), "{lines}");
    });
}

#[test]
fn every_value_is_a_click_away_where_there_is_room() {
    with(|context| {
        let mut screen = SettingsScreen::default();
        let lines = frame(&mut screen, 80, 24, context);
        // The frame lies two columns and two lines inside the screen.
        let line = lines.iter().position(|line| line.contains("lente")).unwrap();
        let before = lines[line].split("lente").next().unwrap();
        let (column, line) = (width::columns(before) as u16 + 2, line as u16 + 2);
        let slow = set(screen.mouse(Pointer::Click.at(column, line), at(0), context)).unwrap();
        assert_eq!(slow.speed, Speed::Slow);
        assert!(matches!(screen.mouse(Pointer::Click.at(0, 0), at(0), context), Flow::Stay));
    });
}

#[test]
fn where_there_is_no_room_the_value_that_holds_is_shown_and_clicked_on() {
    with(|context| {
        let mut screen = SettingsScreen::default();
        let lines = frame(&mut screen, 40, 11, context);
        assert!(lines[2].contains("< terminale >"), "{lines:?}");
        assert!(set(screen.mouse(Pointer::Click.at(20, 4), at(0), context)).is_none());
        let dark = set(screen.mouse(Pointer::Click.at(20, 4), at(0), context)).unwrap();
        assert_eq!(dark.theme, ThemeChoice::Dark);
    });
}

#[test]
fn all_settings_and_what_the_marked_one_means_are_seen_on_the_smallest_screen() {
    for language in Language::ALL {
        with_context(&Folder::new("nowhere"), language, |context| {
            for (number, setting) in Setting::ALL.into_iter().enumerate() {
                let mut screen = SettingsScreen::default();
                screen.list.mark(number, Setting::ALL.len());
                let text = frame(&mut screen, 40, 11, context).join(" ");
                let words = |text: &str| {
                    text.replace(['│', '|'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
                };
                for setting in Setting::ALL {
                    assert!(text.contains(&context.text(setting.texts().0)), "{text}");
                }
                assert!(words(&text).contains(&words(&context.text(setting.texts().1))), "{text}");
            }
        });
    }
}

#[test]
fn the_settings_fit_every_size() {
    with(|context| every_size(&mut SettingsScreen::default(), context));
}

#[test]
fn the_same_key_leaves_the_settings_again() {
    with(|context| {
        for command in [Command::Settings, Command::Back] {
            assert!(matches!(SettingsScreen::default().command(command, at(0), context), Flow::Close));
        }
    });
}

/// A test with a program of its own, that shows the settings on a terminal with so many colours.
fn with_app(depth: Depth, test: impl FnOnce(&mut App<'_>)) {
    let italian = Locale::new(Language::Italian);
    with(|context| {
        let ability = Ability { language: Language::Italian, unicode: false, depth };
        let chronicle = Chronicle::new(&italian);
        let context = Context::new(context.world, chronicle, ability, Settings::default());
        test(&mut App::new(context, Box::new(SettingsScreen::default())));
    });
}

fn press(app: &mut App<'_>, code: KeyCode) {
    app.input(Input { at: at(0), happening: Happening::Key(KeyEvent::from(code)) });
}

fn shown(app: &mut App<'_>) -> String {
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    app.draw(area, &mut buffer);
    buffer.content().iter().map(Cell::symbol).collect()
}

#[test]
fn another_language_is_spoken_at_once() {
    with_app(Depth::Sixteen, |app| {
        assert!(shown(app).contains("Impostazioni"));
        press(app, KeyCode::Left);
        assert!(shown(app).contains("Settings") && shown(app).contains("Enter choose"));
    });
}

#[test]
fn a_theme_covers_the_whole_screen_at_once() {
    with_app(Depth::True, |app| {
        press(app, KeyCode::Down);
        press(app, KeyCode::Right);
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        app.draw(area, &mut buffer);
        assert!(buffer.content().iter().all(|cell| cell.bg != Color::Reset));
    });
}

#[test]
fn where_colours_are_not_wanted_no_theme_has_any_and_the_reason_is_told() {
    with_app(Depth::None, |app| {
        press(app, KeyCode::Down);
        for _ in ThemeChoice::ALL {
            press(app, KeyCode::Right);
            let area = Rect::new(0, 0, 80, 24);
            let mut buffer = Buffer::empty(area);
            app.draw(area, &mut buffer);
            assert!(buffer.content().iter().all(|cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset)));
        }
        assert!(shown(app).contains("NO_COLOR"));
    });
}
