//! What happens where the game cannot be kept on disk.

use std::fs;

use super::*;

/// A table at its first question, and a log that cannot be written from then on.
fn without_a_log(context: &Context<'_>) -> Table {
    let mut table = table(context, 2, 5, &[]);
    until_asked(&mut table, 1, context);
    table.session.settle().unwrap();
    let log = context.world.folder.log();
    fs::remove_file(&log).unwrap();
    fs::create_dir(&log).unwrap();
    table
}

#[test]
fn a_file_that_cannot_be_written_is_told_at_the_next_move_which_is_not_made() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = without_a_log(&context);
    let mut flow = press(&mut table, Command::Number(2), 2, &context);
    // The error comes up as soon as the writing thread has met it: by the first move after that.
    let mut made = 1;
    for at in 3..10_000 {
        if matches!(flow, Flow::Fail(_)) {
            break;
        }
        made = table.session.table().moves_made();
        flow = press(&mut table, Command::Confirm, at, &context);
        std::thread::sleep(Duration::from_millis(1));
    }
    let Flow::Fail(sentence) = flow else { panic!("nothing is told") };
    assert!(sentence.contains("log.txt"), "{sentence}");
    assert_eq!(table.session.table().moves_made(), made);
}

#[test]
fn a_file_that_cannot_be_written_is_told_to_who_leaves() {
    for leave in [Happening::Terminate, Happening::Interrupt] {
        let (_root, context) = context(Language::Italian, Speed::Off);
        let mut table = without_a_log(&context);
        press(&mut table, Command::Number(2), 2, &context);
        let mut app = App::new(context, Box::new(Menu::default()));
        app.push(Box::new(table));
        for at in [3, 4] {
            app.input(Input { at: seconds(at), happening: leave.clone() });
        }
        let ending = app.ending().cloned().unwrap();
        assert!(!matches!(ending, Ending::Failed(_)));
        let ending = app.end(ending);
        assert!(matches!(&ending, Ending::Failed(sentence) if sentence.contains("log.txt")), "{ending:?}");
    }
}

#[test]
fn whoever_leaves_leaves_a_save_of_the_round() {
    let (_root, context) = context(Language::Italian, Speed::Off);
    let mut table = table(&context, 2, 5, &[]);
    let path = context.world.folder.save(table.session.name());
    let mut at = 0;
    while table.session.game().round() < 4 {
        at += 1;
        let number = if table.asked().is_some_and(Asked::is_action) { 2 } else { 1 };
        let is_asked = table.asked().is_some();
        press(&mut table, if is_asked { Command::Number(number) } else { Command::Confirm }, at, &context);
    }
    drop(table);
    assert_eq!(Save::load(&path).unwrap().save.position.round, 4);
    let (statistics, _) = Statistics::load(context.world.folder).unwrap();
    let rounds: u64 = statistics.players().map(|(_, player)| player.people.rounds).sum();
    assert_eq!(rounds, 3);
}
