//! Leaving and going on: the same answers give the same game as without the break, and nothing counts twice.

use unstable_students::engine::journal::Journal;
use unstable_students::students::{Event, UnstableStudents};
use unstable_students::ui::Language::{English, Italian};

use super::player::{Player, Prompt, Turn};
use super::program::Home;

/// The answers of a game that was played straight through from the save `gioco`.
fn straight(home: &Home) -> Vec<Turn> {
    let mut program = home.start(&["gioco", "--plain"]);
    let turns = Player::new(Italian, 11).play(&mut program);
    program.end().success();
    turns
}

/// Whether the round has just begun: nothing stands in the journal after the last milestone.
fn at_the_beginning(home: &Home) -> bool {
    home.text("saves/gioco.journal").lines().last().unwrap().starts_with("{\"milestone\"")
}

/// Plays `gioco` with the answers of `turns` from number `from` on, leaving and loading again before every answer
/// for which `leaves` says so: given are the number of the answer, and whether the round has just begun. Gives the
/// number of breaks and that of the first answer of the last round.
fn broken(
    home: &Home,
    turns: &[Turn],
    from: usize,
    mut leaves: impl FnMut(usize, bool) -> bool,
) -> (usize, usize) {
    // The new watcher at the keyboard is asked for anew after each break: those turns are no answers.
    let answers: Vec<&Turn> = turns.iter().filter(|turn| turn.prompt != Prompt::Handover).collect();
    let prompts = super::player::Prompts::new(Italian);
    let mut program = home.start(&["gioco", "--plain"]);
    let (mut next, mut round, mut breaks) = (from, from, 0);
    while let Some(screen) = program.hear() {
        let prompt = prompts.of(&screen);
        if prompt == Prompt::Handover {
            program.answer("");
            continue;
        }
        let beginning = at_the_beginning(home);
        if beginning && prompt != Prompt::Hand {
            round = next;
        }
        if matches!(prompt, Prompt::Action | Prompt::Choice) && leaves(next, beginning) {
            breaks += 1;
            program.say("0");
            program.answer("s");
            program.end().success();
            program = home.start(&["gioco", "--plain"]);
            next = round;
            continue;
        }
        assert_eq!(prompt, answers[next].prompt, "{screen}");
        program.answer(&answers[next].answer);
        next += 1;
    }
    program.end().success();
    (breaks, round)
}

fn statistics(home: &Home) -> serde_json::Value {
    serde_json::from_str(home.run(&["stats", "--format", "json"]).success()).unwrap()
}

#[test]
fn a_game_with_breaks_between_rounds_is_the_game_without() {
    let whole = Home::with_game();
    let parts = whole.copy();
    let turns = straight(&whole);
    let mut rounds = 0;
    let mut at = None;
    let (breaks, _) = broken(&parts, &turns, 0, |answer, beginning| {
        // Once at the beginning of every third round.
        let fresh = beginning && at != Some(answer);
        at = beginning.then_some(answer).or(at);
        rounds += usize::from(fresh);
        fresh && rounds % 3 == 0
    });
    assert!(breaks >= 3, "only {breaks}");
    assert_eq!(whole.bytes("saves/gioco.sav"), parts.bytes("saves/gioco.sav"));
    assert_eq!(whole.text("saves/gioco.journal"), parts.text("saves/gioco.journal"));
    assert_eq!(statistics(&whole), statistics(&parts));
    assert_eq!(whole.run(&["replay", "gioco"]).success(), parts.run(&["replay", "gioco"]).success());
}

#[test]
fn a_game_left_in_the_middle_of_rounds_goes_on_from_their_beginnings_and_counts_them_once() {
    let whole = Home::with_game();
    let parts = whole.copy();
    let turns = straight(&whole);
    let mut left = Vec::new();
    let (breaks, _) = broken(&parts, &turns, 0, |answer, beginning| {
        let leaves = !beginning && answer % 4 == 1 && !left.contains(&answer);
        if leaves {
            left.push(answer);
        }
        leaves
    });
    assert!(breaks >= 3, "only {breaks}");
    assert_eq!(whole.bytes("saves/gioco.sav"), parts.bytes("saves/gioco.sav"));
    assert_eq!(whole.text("saves/gioco.journal"), parts.text("saves/gioco.journal"));
    assert_eq!(statistics(&whole), statistics(&parts));
}

#[test]
fn the_statistics_are_those_of_the_journal() {
    let home = Home::with_game();
    straight(&home);
    let journal = Journal::<UnstableStudents>::parse(&home.text("saves/gioco.journal")).unwrap();
    let (mut rounds, mut discarded, mut won) = ([0; 2], [0; 2], [0; 2]);
    journal
        .replay(None, |_, step| {
            for event in &step.events {
                match event {
                    Event::RoundEnded { seat, .. } => rounds[seat.index()] += 1,
                    Event::Discarded { seat, .. } => discarded[seat.index()] += 1,
                    Event::Won { seat, .. } => won[seat.index()] += 1,
                    _ => {}
                }
            }
        })
        .unwrap();
    let rows = statistics(&home);
    for (seat, name) in ["Ada", "Bruno"].into_iter().enumerate() {
        let row = rows.as_array().unwrap().iter().find(|row| row["name"] == name).unwrap();
        assert_eq!((&row["rounds"], &row["discarded"]), (&rounds[seat].into(), &discarded[seat].into()));
        assert_eq!((&row["wins"], &row["games"]), (&won[seat].into(), &1.into()));
        assert_eq!(row["automatic"], false);
    }
}

#[test]
fn leaving_in_the_middle_of_a_round_leaves_the_save_and_counts_nothing() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    // Left at the first question in the middle of a round after the first.
    let mut program = home.start(&["gioco", "--plain"]);
    let mut player = Player::new(Italian, 11);
    while let Some(screen) = program.hear() {
        let (prompt, answer) = player.answer(&screen);
        let save = home.bytes("saves/gioco.sav");
        if prompt == Prompt::Choice && !at_the_beginning(&home) && save != before {
            let statistics = home.run(&["stats", "--format", "json"]).said;
            program.say("0");
            program.answer("s");
            assert!(program.end().success().contains("Partita salvata"));
            assert_eq!(home.bytes("saves/gioco.sav"), save);
            assert_eq!(home.run(&["stats", "--format", "json"]).said, statistics);
            return;
        }
        program.answer(&answer);
    }
    panic!("no round with a question in its middle");
}

#[test]
fn a_game_won_stays_at_its_last_round_and_winning_it_again_counts_nothing() {
    let home = Home::with_game();
    let first = home.copy();
    let turns = straight(&home);
    let (_, last_round) = broken(&first, &turns, 0, |_, _| false);
    let (save, counted) = (home.bytes("saves/gioco.sav"), statistics(&home));
    let list = home.run(&["saves", "--lang", "it"]).success().to_owned();
    assert!(list.contains("Finita: ha vinto "), "{list}");
    for _ in 0..2 {
        broken(&home, &turns, last_round, |_, _| false);
        assert_eq!(home.bytes("saves/gioco.sav"), save);
        assert_eq!(statistics(&home), counted);
    }
}

#[test]
fn a_game_won_says_so_and_another_victory_after_it_counts_nothing() {
    let home = Home::with_game();
    straight(&home);
    let row = |name: &str| {
        let rows = statistics(&home);
        let row = rows.as_array().unwrap().iter().find(|row| row["name"] == name).unwrap();
        (row["wins"].clone(), row["games"].clone())
    };
    let counted = [row("Ada"), row("Bruno")];
    for seed in [12, 13] {
        let mut program = home.start(&["gioco", "--plain", "--lang", "en"]);
        let turns = Player::new(English, seed).play(&mut program);
        assert!(turns[0].screen.contains("This game is finished: "), "{}", turns[0].screen);
        assert!(program.end().success().contains("wins the game"));
        assert_eq!([row("Ada"), row("Bruno")], counted);
    }
}

#[test]
fn leaving_a_finished_game_leaves_it_finished() {
    let home = Home::with_game();
    straight(&home);
    let (save, counted) = (home.bytes("saves/gioco.sav"), statistics(&home));
    home.run_with(&["gioco"], "\n0\ns\n").success();
    assert_eq!(home.bytes("saves/gioco.sav"), save);
    assert_eq!(statistics(&home), counted);
    assert!(home.run(&["saves", "--lang", "en"]).success().contains("Finished: "));
}
