use std::fs;

use super::*;
use crate::store::Folder;
use crate::store::statistics::Share;
use crate::students::Tally;
use crate::ui::full::sample::{at, every_size, frame, pushed, with_context};
use crate::ui::{Language, Locale};

/// Ada and Bea play three games, Carla the last two of them; robots play one.
fn some() -> Statistics {
    let mut statistics = Statistics::default();
    let tally = |rounds| Tally { rounds, discarded: 1, played: [rounds, 2, 0, 0, 2, 1, 3, 2, 1] };
    let names = ["Ada", "Bea", "Carla"];
    for (game, (players, winner)) in [(2, "Bea"), (3, "Ada"), (3, "Bea")].into_iter().enumerate() {
        let id = [game as u8; 16];
        let players = &names[..players];
        let figures = |seat: usize| tally(12 + seat as u32).into();
        let shares = players.iter().enumerate();
        let shares = shares.map(|(seat, &name)| Share { name, automatic: false, figures: figures(seat) });
        statistics.record_round(id, 30, shares);
        statistics.record_victory(id, winner, players.iter().map(|&name| (name, false)));
    }
    let robots = ["robot", "androide"];
    let figures = tally(9).into();
    statistics.record_round([9; 16], 9, robots.map(|name| Share { name, automatic: true, figures }));
    statistics.record_victory([9; 16], "robot", robots.map(|name| (name, true)));
    statistics
}

/// A test with the screen of these statistics.
fn on_screen(statistics: &Statistics, test: impl FnOnce(&mut dyn Screen, &Context<'_>, &Folder)) {
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    statistics.save(&folder).unwrap();
    with_context(&folder, Language::English, |context| {
        let mut screen = pushed(StatisticsScreen::open(context));
        test(screen.as_mut(), context, &folder);
    });
}

fn line_with<'a>(frame: &'a [String], words: &str) -> &'a str {
    frame.iter().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{frame:#?}"))
}

#[test]
fn all_figures_are_seen_where_there_is_room_and_the_sorted_one_everywhere() {
    on_screen(&some(), |screen, context, _| {
        let wide = frame(screen, 146, 40, context);
        assert!(line_with(&wide, "Name").contains("[Wins]") && line_with(&wide, "Name").contains("Instant"));
        assert!(line_with(&wide, "> Bea").contains("67 %"));
        for column in (2..15).chain([0, 1]) {
            screen.command(Command::Sort, at(0), context);
            let sorted = statistics_text::title(Sort::ALL[column], &context.locale);
            let narrow = frame(screen, 40, 11, context);
            assert!(narrow.iter().any(|line| line.contains(&format!("[{sorted}]"))), "{narrow:#?}");
        }
    });
}

#[test]
fn the_table_is_sorted_by_key_number_and_click() {
    on_screen(&some(), |screen, context, _| {
        screen.command(Command::Number(1), at(0), context);
        assert!(line_with(&frame(screen, 80, 23, context), "> ").contains("Ada"));
        screen.command(Command::Right, at(0), context);
        assert!(line_with(&frame(screen, 80, 23, context), "> ").contains("Bea"));
        let shown = frame(screen, 80, 23, context);
        let title = shown[1].find("Turns").unwrap() as u16;
        // A frame of a test begins at the third column and the third line.
        screen.mouse(Pointer::Click.at(title + 2, 3), at(0), context);
        assert!(frame(screen, 80, 23, context)[1].contains("[Turns]"));
    });
}

#[test]
fn people_and_automatic_games_are_apart() {
    on_screen(&some(), |screen, context, _| {
        assert!(!frame(screen, 80, 23, context).concat().contains("robot"));
        screen.command(Command::NextPart, at(0), context);
        assert!(line_with(&frame(screen, 40, 11, context), "Who leads").contains("[ "));
        screen.command(Command::NextPart, at(0), context);
        let automatic = frame(screen, 80, 23, context);
        assert!(line_with(&automatic, "[ ").contains("Automatic") && !automatic.concat().contains("Ada"));
        screen.command(Command::PreviousPart, at(0), context);
        screen.command(Command::PreviousPart, at(0), context);
        assert!(frame(screen, 80, 23, context).concat().contains("Ada"));
    });
}

#[test]
fn a_players_page_shows_figures_cards_victories_and_opponents() {
    on_screen(&some(), |screen, context, _| {
        let mut page = pushed(screen.command(Command::Confirm, at(0), context));
        let shown = frame(page.as_mut(), 80, 23, context);
        assert!(shown[0].starts_with("Bea - Games with people"));
        assert!(line_with(&shown, "Win rate").contains("67 %"));
        assert!(line_with(&shown, "BONUS").contains('█'));
        assert!(line_with(&shown, "2 won of 3 games").contains("> Ada: 2 to 1 in 3 games"));
        assert!(shown.iter().any(|line| line.contains("+  -  +")), "{shown:#?}");
        every_size(page.as_mut(), context);
        let mut meeting = pushed(page.command(Command::Confirm, at(0), context));
        let shown = frame(meeting.as_mut(), 80, 40, context);
        assert!(shown.concat().contains("They met in 3 games. Each time one or the other won."));
        assert!(line_with(&shown, "Game 3").contains("Bea won after 30 turns (Ada, Bea, Carla)."));
        every_size(meeting.as_mut(), context);
        page.command(Command::Down, at(0), context);
        let mut meeting = pushed(page.command(Command::Confirm, at(0), context));
        assert!(frame(meeting.as_mut(), 80, 40, context).concat().contains("They met in 2 games."));
    });
}

#[test]
fn the_second_of_two_clicks_opens_a_page() {
    on_screen(&some(), |screen, context, _| {
        let row = frame(screen, 80, 23, context).iter().position(|line| line.contains("Carla")).unwrap();
        let click =
            |screen: &mut dyn Screen| screen.mouse(Pointer::Click.at(6, row as u16 + 2), at(0), context);
        assert!(matches!(click(screen), Flow::Redraw));
        assert!(frame(pushed(click(screen)).as_mut(), 80, 23, context)[0].starts_with("Carla"));
    });
}

#[test]
fn an_export_asks_before_it_replaces_something_else() {
    on_screen(&some(), |screen, context, folder| {
        fs::write(folder.statistics_csv(), "mine").unwrap();
        let question = screen.command(Command::Export, at(0), context);
        assert!(matches!(question, Flow::Push(_)));
        screen.answered(Answer::No, at(0), context);
        assert_eq!(fs::read_to_string(folder.statistics_csv()).unwrap(), "mine");
        let Flow::Tell(sentence) = screen.answered(Answer::Yes, at(0), context) else { panic!() };
        assert!(sentence.contains("statistics.csv") && sentence.contains("statistics.json"));
        assert!(fs::read_to_string(folder.statistics_csv()).unwrap().starts_with("name,"));
    });
}

#[test]
fn without_statistics_nothing_can_be_done_and_the_reason_is_said() {
    on_screen(&Statistics::default(), |screen, context, _| {
        for command in screen.commands() {
            if screen.refusal(command, context).is_none() {
                screen.command(command, at(0), context);
            }
        }
        assert!(screen.refusal(Command::Export, context).is_some());
        assert!(frame(screen, 80, 23, context).concat().contains("no statistics yet"));
        every_size(screen, context);
    });
}

#[test]
fn every_size_is_drawn_in_every_part() {
    on_screen(&some(), |screen, context, _| {
        for _ in 0..4 {
            every_size(screen, context);
            screen.command(Command::NextPart, at(0), context);
            screen.command(Command::Sort, at(0), context);
        }
    });
}

#[test]
fn one_meeting_is_told_of_as_one() {
    for (language, ours, theirs) in [
        (
            Language::English,
            "They met in one game. One of the two won it.",
            "They met in one game. Someone else won it.",
        ),
        (
            Language::Italian,
            "Si sono incontrati in una partita. L'ha vinta uno dei due.",
            "Si sono incontrati in una partita. L'ha vinta qualcun altro.",
        ),
    ] {
        let locale = Locale::new(language);
        for (others, sentence) in [(0_u32, ours), (1, theirs)] {
            let values = [("games", 1_u32.into()), ("others", others.into())];
            assert_eq!(locale.text_with("records-meetings", &values), sentence);
        }
    }
}
