//! Looking at cards while others move: nothing moves away from under the fingers.

use super::*;
use crate::player::Kind;

/// A game of Ada with CPU players, at her first question.
fn among_computers(context: &Context<'_>, seed: u64) -> Table {
    let participants = ["Ada", "Bruno", "Carla"].map(|name| match name {
        "Ada" => Participant::human(Text::new(name)),
        _ => Participant { name: Text::new(name), kind: Kind::from_word("facile").unwrap() },
    });
    let game = NewGame {
        deck: Arc::new(DeckFile::built_in().deck),
        participants: participants.into(),
        options: Options::default().checked(UnstableStudents::definition().options).unwrap(),
        luck: Luck { seed, game_id: [seed as u8; 16] },
    };
    let session = Session::create(context.world.folder, &SaveName::new("prova").unwrap(), game).unwrap();
    let mut table = Table::seated(session, Rc::default(), Vec::new(), context, Duration::ZERO).unwrap();
    wait(&mut table, 1, context);
    table
}

/// Lets the others move until Ada is asked or the game is over.
fn wait(table: &mut Table, at: u64, context: &Context<'_>) {
    for moment in 0.. {
        let at = seconds(at) + 20 * Duration::from_millis(moment);
        table.shown(at);
        if table.wakes().is_none() {
            return;
        }
        table.wake(at, context);
        std::thread::yield_now();
    }
}

#[test]
fn who_looks_at_a_card_while_others_move_still_looks_at_it_and_enter_shows_it() {
    let (_root, context) = context(Language::Italian, Speed::Quick);
    let mut kept = 0;
    for seed in 1..5 {
        let mut table = among_computers(&context, seed);
        for turn in 1..40 {
            let at = 10_000 * turn;
            let Some(asked) = table.asked().cloned() else { break };
            press(&mut table, Command::Back, at, &context);
            if asked.is_action() {
                press(&mut table, Command::Number(2), at, &context);
            } else {
                press(&mut table, Command::Confirm, at, &context);
            }
            if table.asked().is_some() || table.stage == Stage::Over {
                continue;
            }
            let part = [Part::Others, Part::Hand, Part::Own][turn as usize % 3];
            table.go_to(part);
            press(&mut table, Command::Last, at, &context);
            let Some(card) = table.spot() else {
                wait(&mut table, at + 1, &context);
                continue;
            };
            let moves = table.session.table().moves_made();
            wait(&mut table, at + 1, &context);
            let is_theirs = table.session.table().moves_made() > moves;
            if !is_theirs || !spots(&table.view(), part).iter().any(|spot| spot.is_same(&card)) {
                continue;
            }
            kept += 1;
            assert_eq!(table.focus, part);
            assert!(table.spot().unwrap().is_same(&card), "{part:?}");
            // An Enter from before the question, and one from right after it.
            let moves = table.session.table().moves_made();
            table.seen = None;
            assert_eq!(table.refusal(Command::Confirm, &context), None);
            assert!(matches!(table.command(Command::Confirm, seconds(at + 2), &context), Flow::Push(_)));
            assert_eq!(table.session.table().moves_made(), moves);
        }
    }
    assert!(kept > 20, "{kept}");
}

#[test]
fn a_question_that_comes_while_a_card_is_looked_at_is_seen_on_the_smallest_screen_as_well() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = among_computers(&context, 1);
    let question = table.narrator(&context).question(&table.asked().unwrap().decision);
    press(&mut table, Command::Number(4), 2, &context);
    let frame = frame(&mut table, 40, 11, &context);
    assert!(frame.contains(&question), "{frame}");
}

#[test]
fn two_clicks_are_no_double_click_where_the_question_comes_between_them() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    until_asked(&mut table, 1, &context);
    press(&mut table, Command::Number(1), 2, &context);
    frame(&mut table, 80, 23, &context);
    // The first is marked already.
    let can_play = |&index: &usize| table.hand_refusal(index, &context).is_none();
    let index = (0..table.count(Part::Hand)).rfind(can_play).unwrap();
    assert_ne!(index, table.marks.hand);
    let target = Target::Card(Part::Hand, index);
    let (place, _) = table.places.iter().find(|(_, at)| *at == target).copied().unwrap();
    let click = Pointer::Click.at(place.x, place.y);
    table.mouse(click, seconds(3), &context);
    table.seen = Some(seconds(3) + Duration::from_millis(100));
    table.mouse(click, seconds(3) + Duration::from_millis(200), &context);
    assert_eq!(table.session.table().moves_made(), 0);
    table.mouse(click, seconds(3) + Duration::from_millis(300), &context);
    assert_eq!(table.session.table().moves_made(), 1);
}

#[test]
fn the_cards_of_the_story_can_be_read_in_full_and_none_that_it_did_not_tell_of() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 3, 9, &[]);
    let mut pages = 0;
    play_to_the_end(&mut table, &context, |table| {
        let Some(watcher) = table.watcher else { return };
        let focus = std::mem::replace(&mut table.focus, Part::Story);
        let (of_story, index) = table.cards_to_show(&context);
        table.focus = Part::Question;
        let (of_question, _) = table.cards_to_show(&context);
        table.focus = focus;
        let view = table.view();
        let narrator = table.narrator(&context);
        let story: Vec<String> =
            table.history.sentences(watcher, &narrator).map(|sentence| sentence.text).collect();
        let in_sight: Vec<CardId> = [Part::Hand, Part::Own, Part::Others]
            .iter()
            .flat_map(|&part| spots(&view, part))
            .map(|spot| spot.card)
            .collect();
        let under_way = context.text("card-under-way");
        assert_eq!(index, 0);
        let is_told = |(card, sentence): &(CardId, String)| {
            (view.in_play.contains(card) && *sentence == under_way) || story.contains(sentence)
        };
        // Before anything was told the story shows what lies on the table.
        if of_story.iter().any(is_told) {
            assert!(of_story.iter().all(is_told), "{of_story:?}");
            pages += 1;
        }
        for (card, _) in &of_story {
            assert!(of_question.iter().any(|(other, _)| other == card));
        }
        assert!(of_question.iter().all(|page| {
            is_told(page)
                || in_sight.contains(&page.0)
                || table.asked().and_then(Asked::cause) == Some(page.0)
        }));
    });
    assert!(pages > 50, "{pages}");
}
