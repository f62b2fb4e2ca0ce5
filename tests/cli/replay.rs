//! `replay`: a game's journal run again.

use std::sync::OnceLock;

use unstable_students::ui::Language::Italian;

use super::player::Player;
use super::program::Home;

/// A folder with the game `gioco`, won. Played once for all tests of this file.
fn won() -> Home {
    static GAME: OnceLock<Home> = OnceLock::new();
    GAME.get_or_init(|| {
        let home = Home::with_game();
        let mut program = home.start(&["gioco", "--plain"]);
        Player::new(Italian, 21).play(&mut program);
        program.end().success();
        home
    })
    .copy()
}

fn moves(home: &Home) -> usize {
    home.text("saves/gioco.journal").lines().filter(|line| line.starts_with("{\"seat\"")).count()
}

/// Puts `line` in the place of the line with this number, from 1, of the journal.
fn tamper(home: &Home, number: usize, line: &str) {
    let text = home.text("saves/gioco.journal");
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    home.put("saves/gioco.journal", lines.join("\n") + "\n");
}

#[test]
fn a_whole_game_is_told_and_verified() {
    let home = won();
    let before = home.files();
    let said = home.run(&["replay", "gioco", "--lang", "it"]).success().to_owned();
    assert!(said.contains("Turno 1: ") && said.contains("vince la partita"), "{said}");
    assert!(said.ends_with(&format!("Tutto corrisponde: {} mosse rigiocate.\n", moves(&home))), "{said}");
    // The log told the same when the game was played.
    let log = home.text("log.txt");
    for line in said.lines().filter(|line| !line.is_empty() && !line.starts_with("Tutto corrisponde")) {
        assert!(log.contains(line), "{line} is not in the log");
    }
    let english = home.run(&["replay", "gioco", "--lang", "en"]).success().to_owned();
    assert!(english.contains("Turn 1: ") && english.contains("wins the game"), "{english}");
    assert_eq!(home.files(), before, "a replay changes nothing");
}

#[test]
fn a_save_without_a_journal_cannot_be_replayed_and_that_is_said() {
    let home = Home::with_game();
    std::fs::remove_file(home.file("saves/gioco.journal")).unwrap();
    let said = home.run(&["replay", "gioco", "--lang", "it"]);
    assert!(said.failure().contains("\"gioco\" non ha un diario"), "{said:?}");
}

#[test]
fn a_replay_stops_at_the_move_that_is_asked_for() {
    let home = won();
    let whole = home.run(&["replay", "gioco", "--lang", "en"]).said;
    for to in [0, 1, 5] {
        let said = home.run(&["replay", "gioco", "--lang", "en", "--to", &to.to_string()]);
        let (events, end) = said.success().trim_end().rsplit_once('\n').unwrap();
        assert!(whole.starts_with(events.trim_end()), "{said:?}");
        let told = if to == 1 { "one move".to_owned() } else { format!("{to} moves") };
        assert!(end.contains(&format!("{told} replayed")), "{end}");
    }
    let too_far = home.run(&["replay", "gioco", "--lang", "en", "--to", "100000"]);
    assert_eq!(too_far.code, Some(1), "{too_far:?}");
}

#[test]
fn a_changed_journal_fails_at_the_line_that_does_not_fit() {
    let home = won();
    let text = home.text("saves/gioco.journal");
    let lines: Vec<&str> = text.lines().collect();
    let moved = |line: &&str| line.starts_with("{\"seat\"");
    let (first, last) =
        (lines.iter().position(moved).unwrap() + 1, lines.iter().rposition(moved).unwrap() + 1);
    for number in [first, last] {
        for line in
            ["{\"seat\":1,\"move\":{\"play\":9999}}", "{\"seat\":0,\"move\":\"fly\"}", "rubbish", "{}"]
        {
            let home = home.copy();
            tamper(&home, number, line);
            let said = home.run(&["replay", "gioco", "--lang", "en"]);
            assert!(said.failure().to_lowercase().contains(&format!("line {number} ")), "{line}: {said:?}");
        }
    }
    // Another state than the one that was played.
    let milestone = lines.iter().rposition(|line| line.starts_with("{\"milestone\"")).unwrap() + 1;
    tamper(&home, milestone, "{\"milestone\":0,\"state\":\"0000000000000000\"}");
    let said = home.run(&["replay", "gioco", "--lang", "en"]);
    assert!(said.failure().to_lowercase().contains(&format!("line {milestone} ")), "{said:?}");
}

#[test]
fn a_changed_deck_in_the_journal_is_found_out() {
    let home = won();
    let header = home.text("saves/gioco.journal").lines().next().unwrap().to_owned();
    tamper(&home, 1, &header.replacen("Matricola", "Maestro", 1));
    assert!(home.run(&["replay", "gioco", "--lang", "en"]).failure().contains("deck"));
    tamper(&home, 1, &header.replace("\"rules\":", "\"rules\":9"));
    assert!(home.run(&["replay", "gioco", "--lang", "en"]).failure().contains("rules"));
}

#[test]
fn a_torn_last_line_is_left_out() {
    let home = won();
    let whole = home.run(&["replay", "gioco"]).said;
    let mut journal = home.text("saves/gioco.journal");
    journal.push_str("{\"seat\":0,\"mo");
    home.put("saves/gioco.journal", &journal);
    assert_eq!(home.run(&["replay", "gioco"]).success(), whole);
    // And the game goes on.
    let said = home.run_with(&["gioco"], "\n0\ns\n");
    assert!(said.success().contains("Partita salvata"));
    home.run(&["replay", "gioco"]).success();
}

#[test]
fn a_save_whose_journal_is_gone_begins_a_new_one() {
    let home = won();
    std::fs::remove_file(home.file("saves/gioco.journal")).unwrap();
    home.run_with(&["gioco"], "\n0\ns\n").success();
    let said = home.run(&["replay", "gioco", "--lang", "en"]);
    assert!(said.success().contains("0 moves replayed"), "{said:?}");
}

#[test]
fn a_journal_that_is_missing_empty_or_a_folder_is_told() {
    let home = Home::new();
    assert!(home.run(&["replay", "x", "--lang", "en"]).failure().contains("x.journal"));
    home.put("saves/x.journal", "");
    assert!(home.run(&["replay", "x", "--lang", "en"]).failure().contains("empty"));
    std::fs::create_dir(home.file("saves/y.journal")).unwrap();
    assert!(home.run(&["replay", "y", "--lang", "en"]).failure().contains("y.journal"));
}
