//! Slips of the hand do nothing that cannot be taken back.

use super::*;
use crate::engine;
use crate::students::{CardType, Kit, Move, Question};
use crate::ui::full::screen::table::asked::Choice;

#[test]
fn a_digit_or_enter_at_the_hand_asks_before_it_plays() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    let prompt = context.text("hand-prompt");
    for command in [Command::Confirm, Command::Number(2)] {
        press(&mut table, Command::NextPart, 2, &context);
        assert_eq!(table.focus, Part::Hand);
        assert!(!frame(&mut table, 80, 23, &context).contains(&prompt));
        assert_eq!(table.refusal(command, &context), None);
        press(&mut table, command, 2, &context);
        assert_eq!(table.session.table().moves_made(), 0);
        assert!(frame(&mut table, 80, 23, &context).contains(&prompt));
        press(&mut table, Command::Back, 2, &context);
        assert_eq!(table.focus, Part::Question);
    }
    assert_eq!(table.marks.hand, 1);
}

#[test]
fn on_the_smallest_screen_the_own_cards_are_seen_together_with_the_hand() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    press(&mut table, Command::Number(3), 2, &context);
    for (width, height) in [(40, 11), (53, 16)] {
        frame(&mut table, width, height, &context);
        for part in [Part::Own, Part::Hand] {
            let target = Target::Part(part);
            assert!(table.places.iter().any(|&(_, at)| at == target), "{part:?} at {width}x{height}");
        }
    }
}

#[test]
fn only_a_click_into_the_box_shows_the_next_players_cards() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    frame(&mut table, 80, 23, &context);
    table.shown(seconds(1));
    let (inside, _) = table.places[0];
    assert!(matches!(table.mouse(Pointer::Click.at(1, 1), seconds(1), &context), Flow::Stay));
    assert!(matches!(table.mouse(Pointer::WheelUp.at(inside.x, inside.y), seconds(1), &context), Flow::Stay));
    assert_eq!(table.watcher, None);
    table.mouse(Pointer::Click.at(inside.x, inside.y), seconds(1), &context);
    assert_eq!(table.watcher, Some(Seat::new(0)));
}

#[test]
fn escape_is_called_leaving_where_it_leaves() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    assert!(table.commands().contains(&Command::Leave));
    until_asked(&mut table, 1, &context);
    let ways = |table: &Table| [Command::Leave, Command::Back].map(|way| table.commands().contains(&way));
    assert_eq!(ways(&table), [true, false]);
    press(&mut table, Command::NextPart, 2, &context);
    assert_eq!(ways(&table), [false, true]);
}

#[test]
fn the_table_does_not_run_ahead_of_the_story() {
    let (_root, context) = context(Language::Italian, Speed::Slow);
    let mut table = table(&context, 2, 5, &[]);
    let before = table.session.table().view(Some(Seat::new(0)));
    press(&mut table, Command::Confirm, 1, &context);
    // The round has begun, and nothing more has been told: the card that was drawn is still in its pile.
    let told = table.view();
    assert_eq!((told.draw, told.players[0].hand.len()), (before.draw + 1, before.players[0].hand.len() - 1));
    let with_draw = |table: &Table| {
        context.text_with(
            "table-piles",
            &[
                ("draw", table.view().draw.into()),
                ("discard", 0.into()),
                ("study_room", table.view().study_room.len().into()),
            ],
        )
    };
    let piles = with_draw(&table);
    assert!(frame(&mut table, 80, 23, &context).contains(&piles));
    press(&mut table, Command::Skip, 2, &context);
    assert_eq!(table.view(), table.session.table().view(Some(Seat::new(0))));
}

#[test]
fn keys_and_clicks_do_nothing_on_a_screen_that_is_too_small_to_be_seen() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let table = table(&context, 2, 5, &[]);
    let mut app = App::new(context, Box::new(table));
    let escape = KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE);
    let click = Happening::Mouse(Pointer::Click.at(1, 1));
    let small = Rect::new(0, 0, 39, 12);
    app.draw(small, &mut Buffer::empty(small));
    for happening in [Happening::Key(escape), click, Happening::Paste("x".into())] {
        app.input(Input { at: seconds(1), happening });
        assert!(!app.has_changed() && app.ending().is_none());
    }
    app.input(Input { at: seconds(1), happening: Happening::Interrupt });
    app.input(Input { at: seconds(1), happening: Happening::Interrupt });
    assert!(app.ending().is_some());
}

#[test]
fn what_is_marked_at_first_puts_no_malus_before_oneself_and_gives_no_card_away() {
    let kit = Kit { deck: Arc::new(DeckFile::built_in().deck), position: None };
    let mut luck = Random::new(1);
    let (mut malus, mut duplicate) = (0, 0);
    for seed in 0..30 {
        let random = Random::new(seed);
        let mut game: engine::Table<UnstableStudents> =
            engine::Table::new(&kit, &Options::default(), 3, random, false).unwrap();
        game.resume();
        while let Some(decision) = game.state().decision() {
            let moves = game.moves(decision.seat);
            let asked = Asked::new(game.state(), decision, moves.clone());
            match decision.question {
                Question::Recipient { card, .. } if kit.deck.card(card).card_type == CardType::Malus => {
                    assert_ne!(asked.choices[asked.first], Choice::Answer(Move::Player(decision.seat)));
                    malus += 1;
                }
                Question::Duplicate { .. } => {
                    assert_eq!(asked.choices[asked.first], Choice::Answer(Move::No));
                    duplicate += 1;
                }
                _ => assert_eq!(asked.first, 0),
            }
            game.play(decision.seat, &moves[luck.below(moves.len())]).unwrap();
        }
    }
    assert!(malus > 0 && duplicate > 0);
}

#[test]
fn a_key_that_is_held_down_does_not_open_the_next_players_hand() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    let at = |table: &mut Table, milliseconds: u64| {
        let at = Duration::from_millis(milliseconds);
        table.shown(at);
        table.command(Command::Confirm, at, &context);
        table.watcher
    };
    // It waits before it repeats itself, and then is fast. Ada's own first press is one.
    assert_eq!(at(&mut table, 1_000), Some(Seat::new(0)));
    let mut time = 1_600;
    while table.watcher.is_some() {
        at(&mut table, time);
        time += 30;
    }
    for _ in 0..100 {
        assert_eq!(at(&mut table, time), None);
        time += 30;
    }
    // Whoever presses it again and again gets there.
    assert_eq!(at(&mut table, time + 250), Some(Seat::new(1)));
}
