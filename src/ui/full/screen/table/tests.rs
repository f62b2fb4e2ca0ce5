mod slip;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use proptest::prelude::{ProptestConfig, proptest};
use ratatui::layout::Position;

use super::board::Scene;
use super::*;
use crate::engine::{Game, Options, Random};
use crate::session::{Luck, NewGame, Participant};
use crate::store::{DeckFile, Folder, SaveName};
use crate::students::{Card, CardId, GameContext, Text, UnstableStudents};
use crate::ui::chronicle::Chronicle;
use crate::ui::full::app::App;
use crate::ui::full::command::Command;
use crate::ui::full::context::Ability;
use crate::ui::full::input::Pointer;
use crate::ui::full::input::{Happening, Input};
use crate::ui::full::screen::card::CardPopup;
use crate::ui::full::screen::menu::Menu;
use crate::ui::full::settings::Settings;
use crate::ui::full::stage::Answer;
use crate::ui::full::theme::Depth;
use crate::ui::locale::{Language, Locale};
use crate::ui::world::World;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A folder of its own and what screens may use. What the context borrows lives as long as the tests.
pub(crate) fn context(language: Language, speed: Speed) -> (tempfile::TempDir, Context<'static>) {
    let root = tempfile::tempdir().unwrap();
    let folder: &'static Folder = Box::leak(Box::new(Folder::new(root.path())));
    let italian: &'static Locale = Box::leak(Box::new(Locale::new(Language::Italian)));
    let world = World { folder, luck: &|| Luck { seed: 5, game_id: [5; 16] }, clock: &|_| String::new() };
    let ability = Ability { language, unicode: true, depth: Depth::Sixteen };
    let settings = Settings { speed, ..Settings::default() };
    (root, Context::new(world, Chronicle::new(italian), ability, settings))
}

/// A new game of so many people.
pub(crate) fn game(context: &Context<'_>, players: usize, seed: u64, options: &[(&str, &str)]) -> Session {
    let names = ["Ada", "Bruno", "Carla", "学生学生学生学生"];
    let participants = names[..players].iter().map(|name| Participant::human(Text::new(name))).collect();
    let options = Options::parse(UnstableStudents::definition().options, options.iter().copied()).unwrap();
    let luck = Luck { seed, game_id: [seed as u8; 16] };
    let deck = Arc::new(DeckFile::built_in().deck);
    let game = NewGame { deck, participants, options, luck };
    Session::create(context.world.folder, &SaveName::new("prova").unwrap(), game).unwrap()
}

fn table(context: &Context<'_>, players: usize, seed: u64, options: &[(&str, &str)]) -> Table {
    let session = game(context, players, seed, options);
    Table::seated(session, Statistics::default(), Vec::new(), context, Duration::ZERO).unwrap()
}

/// Draws a screen into a part of a larger buffer, sees to it that the rest is left alone, and gives the text.
fn frame(screen: &mut dyn Screen, width: u16, height: u16, context: &Context<'_>) -> String {
    let whole = Rect::new(0, 0, width + 4, height + 4);
    let area = Rect::new(2, 2, width, height);
    let mut buffer = Buffer::filled(whole, ratatui::buffer::Cell::new("~"));
    screen.draw(area, &mut buffer, context);
    text_of(&buffer, area)
}

fn text_of(buffer: &Buffer, area: Rect) -> String {
    let mut text = String::new();
    for line in 0..buffer.area.height {
        for column in 0..buffer.area.width {
            let symbol = buffer[(column, line)].symbol();
            if area.contains(Position::new(column, line)) {
                text.push_str(symbol);
            } else {
                assert_eq!(symbol, "~", "something is drawn outside at {column},{line}");
            }
        }
        text.push('\n');
    }
    text
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Gives a command as somebody who sees the screen first.
fn press(table: &mut Table, command: Command, at: u64, context: &Context<'_>) -> Flow {
    table.shown(seconds(at));
    table.command(command, seconds(at), context)
}

/// Presses Enter until a question is asked.
fn until_asked(table: &mut Table, at: u64, context: &Context<'_>) {
    for _ in 0..9 {
        if table.asked().is_some() {
            return;
        }
        press(table, Command::Confirm, at, context);
    }
    panic!("no question in {:?}", table.stage);
}

/// Plays by luck until the game is over.
fn play_to_the_end(table: &mut Table, context: &Context<'_>, mut look: impl FnMut(&mut Table)) {
    let mut luck = Random::new(11);
    for at in 0..100_000 {
        look(table);
        match table.stage.clone() {
            Stage::Over => return,
            Stage::Asking(asked) if !asked.is_action() => {
                table.marks.choice = luck.below(asked.choices.len());
                press(table, Command::Confirm, at, context);
            }
            Stage::Asking(_) => {
                let cards = table.count(Part::Hand);
                press(table, Command::Number(1), at, context);
                table.marks.hand = luck.below(cards.max(1));
                if luck.below(3) == 0 || table.hand_refusal(table.marks.hand, context).is_some() {
                    press(table, Command::Back, at, context);
                    press(table, Command::Number(2), at, context);
                } else {
                    press(table, Command::Confirm, at, context);
                }
            }
            _ => {
                press(table, Command::Confirm, at, context);
            }
        }
    }
    panic!("the game does not end");
}

fn names(deck: &Deck) -> Vec<String> {
    deck.ids().map(|card: CardId| deck.card(card).name.to_string()).collect()
}

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
    let cards: Vec<(Card, String)> =
        table.deck.ids().map(|id| (table.deck.card(id).clone(), "Qui.".into())).collect();
    let mut popup = CardPopup::new(cards, 30);
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
fn a_key_from_before_the_question_does_not_answer_it() {
    let (_root, context) = context(Language::Italian, Speed::Quick);
    let mut table = table(&context, 2, 5, &[]);
    // Not even the keyboard is taken over by a key from before.
    assert!(matches!(table.command(Command::Confirm, seconds(1), &context), Flow::Stay));
    table.shown(seconds(2));
    table.command(Command::Confirm, seconds(1), &context);
    assert!(matches!(table.stage, Stage::HandedOver(_)));
    table.command(Command::Confirm, seconds(3), &context);
    assert!(matches!(table.stage, Stage::Telling(_)));
    assert_eq!(table.wakes(), Some(Duration::from_millis(3250)));
    table.wake(seconds(4), &context);
    assert!(table.asked().is_some_and(Asked::is_action) && table.wakes().is_none());
    let moves = table.session.table().moves_made();
    table.command(Command::Number(2), seconds(5), &context);
    table.shown(seconds(6));
    table.command(Command::Number(2), seconds(5), &context);
    assert_eq!(table.session.table().moves_made(), moves);
    table.command(Command::Number(2), seconds(6), &context);
    assert_eq!(table.session.table().moves_made(), moves + 1);
}

#[test]
fn what_happens_is_told_bit_by_bit_and_skipped_by_a_key() {
    let (_root, context) = context(Language::Italian, Speed::Slow);
    let mut table = table(&context, 2, 5, &[]);
    press(&mut table, Command::Confirm, 1, &context);
    let told = |table: &Table| table.history.sentences(Seat::new(0), &table.narrator(&context)).count();
    assert_eq!((told(&table), table.asked().is_none()), (1, true));
    assert!(matches!(table.wake(seconds(2), &context), Flow::Stay));
    table.command(Command::Skip, seconds(2), &context);
    assert_eq!((told(&table), table.asked().is_some()), (2, true));
}

#[test]
fn the_keys_of_the_original_do_what_they_did() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    press(&mut table, Command::Number(1), 2, &context);
    assert_eq!(table.focus, Part::Hand);
    press(&mut table, Command::Number(0), 2, &context);
    assert_eq!(table.focus, Part::Question);
    for (number, part) in [(3, Part::Own), (4, Part::Others)] {
        press(&mut table, Command::Number(number), 3, &context);
        assert_eq!(table.focus, part);
        assert!(matches!(press(&mut table, Command::Confirm, 3, &context), Flow::Push(_)));
        press(&mut table, Command::Back, 3, &context);
    }
    assert!(matches!(press(&mut table, Command::Number(0), 4, &context), Flow::Push(_)));
    assert!(matches!(table.answered(Answer::No, seconds(4), &context), Flow::Redraw));
    assert!(matches!(table.answered(Answer::Yes, seconds(4), &context), Flow::Replace(_)));
}

#[test]
fn a_move_is_taken_back_where_the_table_allows_it() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut refused = table(&context, 2, 5, &[]);
    until_asked(&mut refused, 1, &context);
    assert!(!refused.commands().contains(&Command::Undo));
    drop(refused);
    let mut table = table(&context, 2, 5, &[("undo", "true")]);
    until_asked(&mut table, 1, &context);
    assert!(table.commands().contains(&Command::Undo));
    assert_eq!(table.refusal(Command::Undo, &context), Some(context.text("undo-final")));
    // A card that is put before somebody asks before whom, which reveals nothing.
    let hand = spots(&table.view(), Part::Hand);
    let index = hand.iter().position(|spot| table.deck.card(spot.card).card_type.is_bonus_malus()).unwrap();
    press(&mut table, Command::Number(1), 2, &context);
    press(&mut table, Command::Number(index as u8 + 1), 2, &context);
    assert!(table.asked().is_some_and(|asked| !asked.is_action()));
    assert_eq!(table.refusal(Command::Undo, &context), None);
    press(&mut table, Command::Undo, 3, &context);
    assert!(table.asked().is_some_and(Asked::is_action));
    assert_eq!(table.session.table().moves_made(), 0);
    let journal = std::fs::read_to_string(context.world.folder.journal(table.session.name())).unwrap();
    assert!(journal.ends_with("{\"undo\":true}\n"), "{journal}");
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
fn the_mouse_chooses_marks_and_scrolls() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    frame(&mut table, 80, 23, &context);
    table.shown(seconds(2));
    let at = |table: &Table, target: Target| {
        let (place, _) = table.places.iter().find(|(_, other)| *other == target).copied().unwrap();
        (place.x, place.y)
    };
    let (column, line) = at(&table, Target::Card(Part::Hand, 1));
    table.mouse(Pointer::Click, column, line, seconds(2), &context);
    assert_eq!((table.focus, table.marks.hand), (Part::Hand, 1));
    table.mouse(Pointer::WheelDown, column, line, seconds(3), &context);
    assert_eq!(table.marks.hand, 2);
    let (column, line) = at(&table, Target::Choice(1));
    table.mouse(Pointer::Click, column, line, seconds(4), &context);
    assert_eq!(table.session.table().moves_made(), 1);
}

/// Everything that the drawing part draws for a viewer.
fn scene(game: &GameContext, viewer: Seat, names: &[String], context: &Context<'_>) -> Vec<String> {
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
            telling: None,
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
    sizes.into_iter().map(draw).collect()
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

#[test]
fn a_game_ends_with_its_victory() {
    let (_root, context) = context(Language::English, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    play_to_the_end(&mut table, &context, |_| {});
    let Flow::Replace(mut victory) = press(&mut table, Command::Confirm, 200_000, &context) else {
        panic!("no victory");
    };
    drop(table);
    let shown = frame(victory.as_mut(), 80, 400, &context);
    for key in ["victory-summary", "victory-turnings", "victory-statistics"] {
        assert!(shown.contains(&context.text(key)), "{shown}");
    }
    assert!(shown.contains("1 (+1)"), "{shown}");
    for (width, height) in (1..=60).flat_map(|width| (1..=30).map(move |height| (width, height))) {
        frame(victory.as_mut(), width, height, &context);
    }
    assert!(matches!(victory.command(Command::Number(1), seconds(1), &context), Flow::Push(_)));
    assert!(matches!(victory.answered(Answer::No, seconds(1), &context), Flow::Redraw));
    let Flow::Replace(mut again) = victory.answered(Answer::Yes, seconds(1), &context) else {
        panic!("no new game");
    };
    assert!(frame(again.as_mut(), 80, 23, &context).contains("Ada"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_keys_at_any_size_do_no_harm(
        steps in proptest::collection::vec((0_usize..40, 40_u16..150, 12_u16..50), 300),
        seed in 0_u64..1000,
    ) {
        let (_root, context) = context(Language::Italian, Speed::Quick);
        let first = Table::new(game(&context, 3, seed, &[("undo", "true")]), &context, Duration::ZERO).unwrap();
        let mut app = App::new(context, Box::new(Menu::default()));
        app.push(first);
        let keys = [
            KeyCode::Enter, KeyCode::Enter, KeyCode::Enter, KeyCode::Enter, KeyCode::Char('1'), KeyCode::Char('1'),
            KeyCode::Char('2'), KeyCode::Char('2'), KeyCode::Char('3'), KeyCode::Char('4'), KeyCode::Char('5'),
            KeyCode::Char('v'), KeyCode::Char('u'), KeyCode::Char('s'), KeyCode::Tab, KeyCode::BackTab,
            KeyCode::Up, KeyCode::Down, KeyCode::Down, KeyCode::Left, KeyCode::Right, KeyCode::Home, KeyCode::End,
            KeyCode::PageUp, KeyCode::PageDown, KeyCode::Esc, KeyCode::Char('m'), KeyCode::Char('p'),
            KeyCode::Char('n'), KeyCode::Char('?'), KeyCode::F(2),
        ];
        for (step, (key, width, height)) in (1..).zip(steps) {
            let at = seconds(step);
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            app.draw(area, &mut buffer);
            app.shown(at);
            let happening = match keys.get(key) {
                Some(&code) => Happening::Key(KeyEvent::new(code, KeyModifiers::NONE)),
                None if key % 2 == 0 => Happening::Mouse(Pointer::Click, height * 2, width / 4),
                None => Happening::Mouse(Pointer::WheelUp, width / 2, height / 2),
            };
            app.input(Input { at, happening });
            if app.wakes().is_some_and(|wakes| wakes <= at) {
                app.wake(at);
            }
            assert!(!matches!(app.ending(), Some(crate::ui::full::app::Ending::Failed(_))));
        }
    }
}
