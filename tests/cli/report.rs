//! `stats`, `saves` and `deck`.

use std::fs;
use std::sync::OnceLock;

use unstable_students::ui::Language::English;

use super::player::Player;
use super::program::{Home, bare, finish};

/// A folder with two games won. Played once for all tests of this file.
fn played() -> Home {
    static GAMES: OnceLock<Home> = OnceLock::new();
    GAMES
        .get_or_init(|| {
            let home = Home::new();
            for (save, others) in [("one", vec!["Bruno"]), ("two", vec!["Ugo \"il, Re\"", "èlle"])] {
                let mut arguments =
                    vec!["new", "--save", save, "--seed", "3", "--lang", "en", "--seat", "Ada"];
                arguments.extend(others.iter().flat_map(|name| ["--seat", name]));
                let mut program = home.start(&arguments);
                Player::new(English, 31).play(&mut program);
                program.end().success();
            }
            home
        })
        .copy()
}

fn json(home: &Home, sort: &str) -> Vec<serde_json::Value> {
    serde_json::from_str(home.run(&["stats", "--format", "json", "--sort", sort]).success()).unwrap()
}

#[test]
fn without_games_there_are_no_statistics_in_any_format() {
    let home = Home::new();
    assert!(home.run(&["stats", "--lang", "it"]).success().contains("Non ci sono ancora statistiche"));
    assert_eq!(home.run(&["stats", "--format", "json"]).success().trim(), "[]");
    let csv = home.run(&["stats", "--format", "csv"]);
    assert_eq!(csv.success().lines().count(), 1, "{csv:?}");
    assert_eq!(home.files(), []);
}

#[test]
fn statistics_are_a_table_with_the_leaders_of_each_figure() {
    let home = played();
    let table = home.run(&["stats", "--lang", "en"]).success().to_owned();
    assert_eq!(home.run(&["stats", "--format", "table", "--lang", "en"]).said, table);
    for word in ["Games with people", "Win rate", "Ada", "Bruno", "èlle", " %", "Most wins: "] {
        assert!(table.contains(word), "{word} is not in {table}");
    }
    assert!(!table.contains("Automatic games"), "{table}");
}

#[test]
fn statistics_are_csv_and_json_with_the_same_columns() {
    let home = played();
    let rows = json(&home, "name");
    let csv = home.run(&["stats", "--format", "csv", "--sort", "name"]).success().to_owned();
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let head = reader.headers().unwrap().clone();
    let keys: Vec<&str> = head.iter().collect();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    assert_eq!(rows[0].as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>(), sorted);
    let records: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(records.len(), rows.len());
    for (record, row) in records.iter().zip(&rows) {
        for (key, cell) in keys.iter().zip(record) {
            let value = match &row[*key] {
                serde_json::Value::String(text) => text.clone(),
                serde_json::Value::Null => String::new(),
                other => other.to_string(),
            };
            assert_eq!(cell, value, "{key}");
        }
    }
    assert_eq!(rows.iter().filter(|row| row["name"] == "Ugo \"il, Re\"").count(), 1);
    let wins: u64 = rows.iter().map(|row| row["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 2);
    let ada = rows.iter().find(|row| row["name"] == "Ada").unwrap();
    assert_eq!((&ada["games"], &ada["automatic"]), (&2.into(), &false.into()));
    assert_eq!(ada["rate"].as_f64().unwrap(), ada["wins"].as_f64().unwrap() / 2.0);
}

#[test]
fn statistics_are_sorted_by_any_figure() {
    let home = played();
    let head = home.run(&["stats", "--format", "csv"]).said.lines().next().unwrap().to_owned();
    let figures: Vec<&str> = head.split(',').filter(|&column| column != "automatic").collect();
    assert_eq!(figures.len(), 15);
    for figure in figures {
        let rows = json(&home, figure);
        if figure == "name" {
            assert_eq!(rows[0]["name"], "Ada");
        } else {
            let values: Vec<f64> = rows.iter().map(|row| row[figure].as_f64().unwrap_or(-1.0)).collect();
            assert!(values.is_sorted_by(|one, other| one >= other), "{figure}: {values:?}");
        }
    }
    let said = home.run(&["stats", "--sort", "luck", "--lang", "en"]);
    assert!(said.wrong_usage().contains("luck") && said.wrong_usage().contains("rounds"), "{said:?}");
}

#[test]
fn the_list_of_saves_shows_round_players_date_and_oddities() {
    let home = played();
    home.begin_game("three", 1);
    home.put("saves/four.sav", "");
    let odd = home.bytes("saves/three.sav");
    home.put("saves/five.sav", [&odd[..], b"12345678901"].concat());
    fs::remove_file(home.file("saves/two.sav")).unwrap();
    let said = home.run(&["saves", "--lang", "en"]).success().to_owned();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("one: turn ") && lines[0].contains("Finished: "), "{said}");
    assert_eq!(lines[1], "two: the file is gone.");
    assert!(lines[2].starts_with("three: turn 1, Ada to play (Ada, Bruno), 20"), "{said}");
    assert!(lines[3].starts_with("five: turn 1"), "{said}");
    assert!(lines[4].starts_with("four: cannot be played: "), "{said}");
    assert_eq!(lines.len(), 5);
    let italian = home.run(&["saves", "--lang", "it"]).success().to_owned();
    assert!(italian.contains("three: turno 1 di Ada"), "{italian}");
}

#[test]
fn without_saves_the_list_says_so() {
    let home = Home::new();
    assert!(home.run(&["saves", "--lang", "en"]).success().contains("There are no saves yet."));
    let nowhere = home.file("nowhere");
    let said = bare(&["saves", "--lang", "en", "--dir", nowhere.to_str().unwrap()]);
    let said = finish(said, b"");
    assert!(said.errors.contains("nowhere does not exist yet."), "{said:?}");
    assert!(said.said.contains("There are no saves yet.") && !nowhere.exists());
}

#[test]
fn saves_that_are_a_file_are_an_error_and_not_an_empty_list() {
    let home = Home::new();
    home.put("saves", "not a folder");
    for arguments in [&["saves"][..], &["x"]] {
        let said = home.run(arguments);
        assert_eq!(said.code, Some(1), "{arguments:?}: {said:?}");
    }
    let said = home.run(&["new", "--save", "x", "--seat", "A", "--seat", "B", "--lang", "en"]);
    assert!(said.failure().contains("saves"), "{said:?}");
    assert_eq!(home.files().len(), 1);
}

#[test]
fn the_deck_is_shown_as_boxes_or_as_sentences() {
    let home = Home::new();
    let boxes = home.run(&["deck", "--lang", "en"]).success().to_owned();
    assert!(boxes.contains("+-x1---") && boxes.contains("| GRADUAND"), "{boxes}");
    assert!(boxes.contains("49 different cards, 137 in all."), "the built-in deck is the official one");
    let plain = home.run(&["deck", "--plain", "--lang", "en"]).success().to_owned();
    assert_eq!(plain.lines().count(), 50, "{plain}");
    assert!(plain.contains("x4 Laureando Nerd (GRADUAND). "), "{plain}");
    home.put("mazzo.txt", "1\nSola\n\n7\n0\n3\n0\n");
    let odd = home.run(&["deck", "--lang", "en"]).success().to_owned();
    assert!(odd.contains("Sola") && odd.contains("Note: "), "{odd}");
    let path = home.put("other.txt", "2\nAltra\n\n3\n0\n3\n0");
    let other = home.run(&["deck", "--deck", path.to_str().unwrap()]);
    assert!(other.success().contains("Altra"));
    assert!(home.run(&["deck", "--deck", "/nowhere/x.txt"]).failure().contains("/nowhere/x.txt"));
}

#[test]
fn without_dir_the_working_folder_is_taken_where_it_is_one_of_the_game() {
    let home = Home::with_game();
    let elsewhere = Home::new();
    let run = |working: &Home| {
        let mut command = bare(&["saves", "--lang", "en"]);
        command.current_dir(working.path()).env("HOME", elsewhere.path());
        command.env("XDG_DATA_HOME", elsewhere.file("data"));
        finish(command, b"").success().to_owned()
    };
    assert!(run(&home).contains("gioco: turn 1"));
    let bare_folder = Home::new();
    assert!(run(&bare_folder).contains("no saves yet"));
    let mut command = bare(&["new", "--save", "x", "--seat", "A", "--seat", "B"]);
    command.current_dir(bare_folder.path()).env("XDG_DATA_HOME", elsewhere.file("data"));
    command.env("HOME", elsewhere.path());
    finish(command, b"").failure();
    assert_eq!(bare_folder.files(), []);
    assert!(
        elsewhere.file("data/unstable-students/saves/x.sav").is_file(),
        "an installed binary plays anywhere"
    );
    assert!(run(&bare_folder).contains("x: turn 1"));
}
