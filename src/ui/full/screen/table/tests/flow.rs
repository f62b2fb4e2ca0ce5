//! How a game goes on by commands, keys and the mouse.

use super::*;

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
    table.mouse(Pointer::Click.at(column, line), seconds(2), &context);
    assert_eq!((table.focus, table.marks.hand), (Part::Hand, 1));
    table.mouse(Pointer::WheelDown.at(column, line), seconds(3), &context);
    assert_eq!(table.marks.hand, 2);
    let (column, line) = at(&table, Target::Choice(1));
    table.mouse(Pointer::Click.at(column, line), seconds(4), &context);
    assert_eq!(table.session.table().moves_made(), 1);
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
    // The game that has ended can still be watched.
    for name in ["prova", "prova-2"] {
        let name = SaveName::new(name).unwrap();
        assert!(context.world.folder.save(&name).exists() && context.world.folder.journal(&name).exists());
    }
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
                None if key % 2 == 0 => Happening::Mouse(Pointer::Click.at(height * 2, width / 4)),
                None => Happening::Mouse(Pointer::WheelUp.at(width / 2, height / 2)),
            };
            app.input(Input { at, happening });
            if app.wakes().is_some_and(|wakes| wakes <= at) {
                app.wake(at);
            }
            assert!(!matches!(app.ending(), Some(Ending::Failed(_))));
        }
    }
}

#[test]
fn a_slow_second_click_plays_the_card_that_the_first_has_marked() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    press(&mut table, Command::Number(1), 2, &context);
    let playable = table.marks.hand;
    assert_eq!(table.hand_refusal(playable, &context), None, "the mark begins at a card that can be played");
    let other = (0..table.count(Part::Hand))
        .rev()
        .find(|&card| card != playable && table.hand_refusal(card, &context).is_none())
        .unwrap();
    frame(&mut table, 80, 23, &context);
    let place = |table: &Table| {
        let target = Target::Card(Part::Hand, other);
        table
            .places
            .iter()
            .find(|(_, at)| *at == target)
            .map(|(place, _)| Pointer::Click.at(place.x, place.y))
    };
    let click = place(&table).unwrap();
    table.mouse(click, seconds(10), &context);
    assert!(table.asked().is_some_and(Asked::is_action));
    assert_eq!((table.session.table().moves_made(), table.marks.hand), (0, other));
    table.mouse(click, seconds(20), &context);
    assert_eq!(table.session.table().moves_made(), 1);
}
