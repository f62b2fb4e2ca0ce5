use std::fs;
use std::sync::Arc;

use super::film::Happened;
use super::*;
use crate::engine::journal::{Entry, Header};
use crate::engine::{Game, Options, Random, Seat};
use crate::store::{DeckFile, Folder};
use crate::students::{Event, Kit, Move};
use crate::ui::Language;
use crate::ui::full::input::Pointer;
use crate::ui::full::sample::{at, every_size, frame, pushed, with_context};
use crate::ui::full::stage::{Answer, Screen};

/// The journal of a random game of three players with at most so many moves, some of them taken back.
fn journal(moves: u64) -> Vec<String> {
    let kit = Kit { deck: Arc::new(DeckFile::built_in().deck), position: None };
    let declared = UnstableStudents::definition().options;
    let options = Options::parse(declared, [("undo", "yes")]).unwrap();
    let names = ["Ada", "Bruno", "Carla"].map(str::to_owned).to_vec();
    let random = Random::new(14);
    let header =
        Header::new::<UnstableStudents>(kit.clone(), options.clone(), names, Some(14), random.clone());
    let mut table: Table<UnstableStudents> = Table::new(&kit, &options, 3, random, true).unwrap();
    let mut lines = vec![header.line()];
    let mut step = table.resume();
    let mut luck = Random::new(5);
    while table.moves_made() < moves {
        if let Some(milestone) = &step.milestone {
            lines.push(Entry::milestone::<UnstableStudents>(table.moves_made(), &milestone.state).line());
        }
        let Some(seat) = table.to_act().iter().next() else { break };
        let possible = table.moves(seat);
        let choice = possible[luck.below(possible.len())];
        step = table.play(seat, &choice).unwrap();
        lines.push(Entry::Move { seat, choice }.line());
        if luck.below(3) == 0 && table.undo().is_ok() {
            lines.push(Entry::<Move>::Undo { undo: true }.line());
            step = table.play(seat, &choice).unwrap();
            lines.push(Entry::Move { seat, choice }.line());
        }
    }
    lines
}

/// A test with the replay of a journal.
fn on_screen(lines: &[String], test: impl FnOnce(&mut dyn Screen, &Context<'_>)) {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    folder.prepare().unwrap();
    let name = SaveName::new("prova").unwrap();
    fs::write(folder.journal(&name), lines.join("\n") + "\n").unwrap();
    with_context(&folder, Language::English, |context| {
        test(pushed(Replay::open(context, &name)).as_mut(), context);
    });
}

/// What a frame says of where the replay is.
fn shown(screen: &mut dyn Screen, context: &Context<'_>) -> String {
    frame(screen, 146, 40, context).join("\n")
}

#[test]
fn every_step_of_a_film_is_the_game_as_it_was() {
    let lines = journal(300);
    let film = Film::new(&lines).unwrap();
    let taken_back = |step: &&film::Step| matches!(step.happened, Happened::TakenBack(_));
    assert!(film.steps().iter().filter(taken_back).count() > 3 && film.fault().is_none());
    let journal = crate::engine::Journal::<UnstableStudents>::parse(&(lines.join("\n") + "\n")).unwrap();
    for number in (0..=film.last()).rev() {
        let step = &film.steps()[number];
        let table = film.table(number);
        assert_eq!((table.moves_made(), table.state().round()), (step.moves, step.round));
    }
    let end = journal.replay(None, |_, _| {}).unwrap();
    assert!(film.table(film.last()).state() == end.state());
}

#[test]
fn rounds_are_gone_through_in_both_directions() {
    let film = Film::new(&journal(200)).unwrap();
    let (first, last) = film.rounds();
    assert!(first == 1 && last > 20);
    let mut step = 0;
    for round in 2..=last {
        step = film.round_on(step);
        assert_eq!((film.steps()[step].round, step), (round, film.beginning_of(round)));
    }
    assert_eq!(film.round_on(film.beginning_of(last)), film.last());
    for round in (1..last).rev() {
        step = film.round_back(step);
        assert_eq!((film.steps()[step].round, step), (round, film.beginning_of(round)));
    }
    assert_eq!(film.round_back(0), 0);
}

#[test]
fn a_replay_goes_by_steps_and_rounds_and_to_what_is_asked_for() {
    on_screen(&journal(60), |screen, context| {
        assert!(shown(screen, context).contains("Move 0 of 60, turn 1 of"));
        assert!(shown(screen, context).contains("[ Progress ]"));
        assert!(screen.refusal(Command::StepBack, context).is_some());
        screen.command(Command::StepOn, at(0), context);
        assert!(shown(screen, context).contains("Move 1 of 60"));
        screen.command(Command::RoundOn, at(0), context);
        assert!(shown(screen, context).contains("turn 2 of"));
        screen.command(Command::Left, at(0), context);
        assert!(shown(screen, context).contains("turn 1 of"));
        assert!(matches!(screen.command(Command::Number(7), at(0), context), Flow::Push(_)));
        screen.answered(Answer::Text("7".to_owned()), at(0), context);
        assert!(shown(screen, context).contains("turn 7 of"));
        screen.answered(Answer::Text("m 31".to_owned()), at(0), context);
        assert!(shown(screen, context).contains("Move 31 of 60"));
        screen.answered(Answer::No, at(0), context);
        screen.command(Command::Last, at(0), context);
        assert!(shown(screen, context).contains("This is as far as the game has been played."));
        assert!(screen.refusal(Command::StepOn, context).is_some());
    });
}

#[test]
fn a_replay_runs_at_its_pace_until_the_end_and_can_be_held() {
    on_screen(&journal(5), |screen, context| {
        assert_eq!(screen.wakes(), None);
        screen.command(Command::Run, at(10), context);
        assert_eq!(screen.wakes(), Some(at(1010)));
        assert!(matches!(screen.wake(at(1009), context), Flow::Stay));
        screen.wake(at(1010), context);
        assert!(shown(screen, context).contains("Move 1 of 5"));
        screen.command(Command::Run, at(1100), context);
        assert_eq!(screen.wakes(), None);
        screen.command(Command::Faster, at(1100), context);
        screen.command(Command::Run, at(1100), context);
        let mut steps = 0;
        while let Some(next) = screen.wakes() {
            screen.wake(next, context);
            steps += 1;
        }
        assert!((4..20).contains(&steps) && shown(screen, context).contains("Move 5 of 5"));
        screen.command(Command::Run, at(9000), context);
        assert!(shown(screen, context).contains("Move 0 of 5") && screen.wakes().is_some());
    });
}

#[test]
fn hands_are_covered_in_a_game_that_goes_on_until_the_viewer_changes() {
    let lines = journal(8);
    let film = Film::new(&lines).unwrap();
    let table = film.table(0);
    let hands: Vec<Vec<&str>> = (0..3)
        .map(|seat| {
            let cards = table.state().cards(crate::students::Place::Hand(Seat::new(seat)));
            cards.iter().map(|&card| film.deck().card(card).name.as_str()).collect()
        })
        .collect();
    on_screen(&lines, |screen, context| {
        let seen = |screen: &mut dyn Screen| {
            let frame = frame(screen, 200, 60, context).join("\n");
            hands.iter().map(|hand| hand.iter().all(|card| frame.contains(card))).collect::<Vec<_>>()
        };
        assert_eq!(seen(screen), [false, false, false]);
        for expected in [[true, false, false], [false, true, false], [false, false, true], [true; 3]] {
            screen.command(Command::Viewer, at(0), context);
            assert_eq!(seen(screen), expected);
        }
    });
}

#[test]
fn a_finished_game_is_seen_with_all_hands_open() {
    let lines = journal(u64::MAX);
    assert!(Film::new(&lines).unwrap().is_finished());
    on_screen(&lines, |screen, context| {
        assert!(shown(screen, context).contains("All hands are open."));
        screen.command(Command::Last, at(0), context);
        assert!(shown(screen, context).contains("The game ends here."));
    });
}

#[test]
fn a_journal_that_does_not_fit_is_seen_up_to_its_line() {
    let good = journal(30);
    let last_move = good.iter().rposition(|line| line.contains("\"move\"")).unwrap();
    for bad in ["{}", "{\"seat\":9,\"move\":\"draw\"}", "{\"milestone\":1,\"state\":\"00\"}", "rubbish"] {
        let mut lines = good.clone();
        lines[last_move] = bad.to_owned();
        on_screen(&lines, |screen, context| {
            screen.command(Command::Last, at(0), context);
            let shown = shown(screen, context);
            assert!(shown.contains("The journal stops here."), "{bad}: {shown}");
            assert!(shown.contains(&format!("ine {} ", last_move + 1)), "{bad}: {shown}");
        });
    }
}

#[test]
fn without_a_journal_the_reason_is_said() {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    folder.prepare().unwrap();
    let name = SaveName::new("prova").unwrap();
    with_context(&folder, Language::English, |context| {
        assert!(
            matches!(Replay::open(context, &name), Flow::Tell(sentence) if sentence.contains("no journal"))
        );
        for content in ["", "{}\n", "x", &journal(3)[0].replace("Ada", "Bea\u{7}"), "\n\n"] {
            fs::write(folder.journal(&name), content).unwrap();
            assert!(matches!(Replay::open(context, &name), Flow::Tell(_)), "{content:?}");
        }
    });
}

#[test]
fn clicks_choose_parts_and_places_of_the_progress() {
    on_screen(&journal(60), |screen, context| {
        frame(screen, 80, 23, context);
        // The bar ends at the right edge of a frame that begins at the third column.
        screen.mouse(Pointer::Click.at(81, 2), at(0), context);
        assert!(shown(screen, context).contains("Move 60 of 60"));
        let frame = frame(screen, 80, 23, context);
        let story = frame.iter().position(|line| line.contains(" Story ")).unwrap() as u16;
        screen.mouse(Pointer::Click.at(10, story + 3), at(0), context);
        assert!(shown(screen, context).contains("[ Story ]"));
        screen.command(Command::Back, at(0), context);
        assert!(!shown(screen, context).contains("[ Story ]"));
    });
}

#[test]
fn every_size_is_drawn_with_every_part_in_every_pair_of_eyes() {
    on_screen(&journal(80), |screen, context| {
        for part in 0..5 {
            screen.command(Command::RoundOn, at(0), context);
            screen.command(Command::Viewer, at(0), context);
            for _ in 0..part {
                screen.command(Command::Down, at(0), context);
            }
            every_size(screen, context);
            screen.command(Command::NextPart, at(0), context);
        }
    });
}

#[test]
fn no_sequence_of_commands_leads_astray() {
    on_screen(&journal(120), |screen, context| {
        let mut luck = Random::new(3);
        let mut now = 0;
        for step in 0..2000 {
            let commands = screen.commands();
            let command = commands[luck.below(commands.len())];
            now += luck.below(900) as u64;
            if screen.refusal(command, context).is_none()
                && let Flow::Push(mut popup) = screen.command(command, at(now), context)
            {
                frame(popup.as_mut(), 60, 20, context);
                screen.answered(Answer::Text(format!("m{}", luck.below(130))), at(now), context);
            }
            if screen.wakes().is_some_and(|next| next <= at(now)) {
                screen.wake(at(now), context);
            }
            let (column, line) = (luck.below(90) as u16, luck.below(30) as u16);
            screen.mouse(Pointer::Click.at(column, line), at(now), context);
            frame(screen, 1 + step % 97, 1 + step % 31, context);
        }
    });
}

#[test]
fn the_cards_of_the_story_are_shown_in_full_as_these_eyes_saw_them() {
    let lines = journal(60);
    let film = Film::new(&lines).unwrap();
    let drawn = |eyes| {
        let secret = |event: &Event| matches!(event, Event::Drew { card: Some(_), open: false, .. });
        film.told(film.last(), eyes).filter(secret).count()
    };
    assert!(drawn(Eyes::Everything) > drawn(Eyes::Of(Seat::new(0))) && drawn(Eyes::Public) == 0);
    on_screen(&lines, |screen, context| {
        for _ in 0..film.last() {
            screen.command(Command::StepOn, at(0), context);
        }
        // The story comes before the question.
        screen.command(Command::PreviousPart, at(0), context);
        let under_way = film.table(film.last()).view(None).in_play.last().copied();
        let told = film.told(film.last(), Eyes::Everything).find_map(|event| event.cards().next());
        let newest = under_way.or(told).unwrap();
        let page = frame(&mut *pushed(screen.command(Command::ShowCard, at(0), context)), 80, 24, context);
        let name = film.deck().card(newest).name.as_str();
        assert!(page.join("\n").contains(name), "{name}: {page:#?}");
    });
}
