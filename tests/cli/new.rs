//! `new`: a game without the menu.

use unstable_students::students::Text;
use unstable_students::ui::Language::Italian;

use super::player::Player;
use super::program::Home;

/// A whole game of `seed`, with the player's own seed.
fn whole_game(home: &Home, arguments: &[&str], player: u64) {
    let mut program = home.start(arguments);
    Player::new(Italian, player).play(&mut program);
    program.end().success();
}

const SEATS: [&str; 6] = ["--seat", "Ada", "--seat", "Bruno", "--seat", "Carla"];

#[test]
fn with_everything_given_the_game_begins_at_once() {
    let home = Home::new();
    let arguments = [&["new", "--save", "x", "--seed", "5", "--plain"], &SEATS[..]].concat();
    let mut program = home.start(&arguments);
    assert!(program.asked().contains("Passa la tastiera: ora decide Ada."));
    program.end().failure();
    let save = home.save("x");
    let names: Vec<&str> = save.players.iter().map(Text::as_str).collect();
    assert_eq!(names, ["Ada", "Bruno", "Carla"]);
    assert_eq!(home.text("saves/cache.txt"), "x\n");
}

#[test]
fn what_is_missing_in_a_pipe_is_wrong_usage() {
    let home = Home::new();
    let said = home.run(&[&["new"], &SEATS[..]].concat());
    assert!(said.wrong_usage().contains("--save"), "{said:?}");
    let said = home.run(&["new", "--save", "x"]);
    assert!(said.wrong_usage().contains("--seat"), "{said:?}");
    assert_eq!(home.files(), []);
}

#[test]
fn seats_that_make_no_table_are_wrong_usage() {
    let home = Home::new();
    let new = |seats: &[&str]| {
        let seats = seats.iter().flat_map(|&seat| ["--seat", seat]);
        let mut arguments = vec!["new", "--save", "x", "--lang", "en"];
        arguments.extend(seats);
        home.run(&arguments)
    };
    assert!(new(&["Ada"]).wrong_usage().contains("not 1"));
    assert!(new(&["A", "B", "C", "D", "E"]).wrong_usage().contains("not 5"));
    assert!(new(&["Ada", "Ada"]).wrong_usage().contains("\"Ada\""));
    assert!(new(&["Ada", "Bruno=robot"]).wrong_usage().contains("\"robot\""));
    assert!(new(&["Ada", &"x".repeat(32)]).wrong_usage().contains("32"));
    assert!(new(&["Ada", " "]).wrong_usage().contains("name"));
    assert_eq!(home.files(), []);
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let arguments = [&["new", "--save", "x", "--seed", "5"], &SEATS[..]].concat();
    let [one, other] = [Home::new(), Home::new()];
    whole_game(&one, &arguments, 9);
    whole_game(&other, &arguments, 9);
    assert_eq!(one.text("log.txt"), other.text("log.txt"));
    assert_eq!(one.text("saves/x.journal"), other.text("saves/x.journal"));
    let (mut save, mut same) = (one.save("x"), other.save("x"));
    // Two games are told apart in the statistics even where they went the same way.
    for save in [&mut save, &mut same] {
        save.own.as_mut().unwrap().game_id = [0; 16];
    }
    assert_eq!(save.to_bytes().unwrap(), same.to_bytes().unwrap());
    let stats = |home: &Home| home.run(&["stats", "--format", "json"]).success().to_owned();
    assert_eq!(stats(&one), stats(&other));
    let another = Home::new();
    another.run(&[&["new", "--save", "x", "--seed", "6"], &SEATS[..]].concat());
    assert_ne!(another.save("x").position, {
        let again = Home::new();
        again.run(&arguments);
        again.save("x").position
    });
}

#[test]
fn an_option_is_kept_in_the_save_and_a_wrong_one_is_wrong_usage() {
    let home = Home::new();
    let new = |option: &str| {
        home.run(&[&["new", "--save", "x", "--lang", "en", "--option", option], &SEATS[..]].concat())
    };
    assert!(new("chooser=nobody").wrong_usage().contains("\"nobody\""));
    assert!(new("speed=9").wrong_usage().contains("\"speed\""));
    assert!(new("chooser").wrong_usage().contains("KEY=VALUE"));
    assert_eq!(home.files(), []);
    new("chooser=owner").failure();
    let options = home.save("x").own.unwrap().options;
    assert!(format!("{options:?}").contains("owner"), "{options:?}");
}

#[test]
fn another_deck_is_played_and_kept_in_the_save() {
    let home = Home::new();
    let mut deck = "4\nUnica Matricola\n\n2\n0\n3\n0\n".to_owned();
    deck.push_str("30\nUnico Studente\n\n3\n0\n3\n0\n0\n");
    let path = home.put("mine.txt", deck);
    let arguments = [&["new", "--save", "x", "--deck", path.to_str().unwrap()], &SEATS[..]].concat();
    home.run(&arguments).failure();
    assert_eq!(home.save("x").deck.total(), 34);
    std::fs::remove_file(path).unwrap();
    let said = home.run_with(&["x", "--plain"], "\n3\n0\ns\n");
    assert!(said.success().contains("Unico Studente"), "the save needs no deck file: {said:?}");
}

#[test]
fn the_deck_of_the_folder_is_taken_where_there_is_one() {
    let home = Home::new();
    home.put("mazzo.txt", "3\nM\n\n2\n0\n3\n0\n20\nS\n\n3\n0\n3\n0\n");
    home.run(&[&["new", "--save", "x"], &SEATS[..]].concat()).failure();
    assert_eq!(home.save("x").deck.total(), 23);
}

#[test]
fn a_deck_too_small_for_the_players_is_refused_with_both_counts() {
    let home = Home::new();
    home.put("mazzo.txt", "2\nM\n\n2\n0\n3\n0\n14\nS\n\n3\n0\n3\n0\n");
    let before = home.files();
    let said = home.run(&[&["new", "--save", "x", "--lang", "en"], &SEATS[..]].concat());
    let message = said.failure();
    assert!(message.contains('2') && message.contains("14"), "{message}");
    assert_eq!(home.files(), before);
}

#[test]
fn a_deck_with_a_fault_is_refused_with_file_and_line() {
    let home = Home::new();
    for (deck, line) in [
        ("1\nA\nb\n99\n", "4"),
        ("-1\nA\n", "1"),
        ("x\n", "1"),
        ("1\nA\n\n3\n1\n0 0\n", "6"),
        ("1\nA\n\n3\n1\n11 0 0\n", "6"),
        ("1\nA\n\n3\n0\n5\n", "6"),
        ("1\nA\n\n3\n0\n3\n2\n", "7"),
        ("1\nA\n\n3\n0\n3\n", "7"),
        ("1\nA\n\n3\n999999999\n", "6"),
        ("1000000000\nA\n\n3\n0\n3\n0\n", "1"),
        (&format!("1\n{}\n\n3\n0\n3\n0\n", "x".repeat(32)), "2"),
        (&format!("1\nA\n{}\n3\n0\n3\n0\n", "x".repeat(256)), "3"),
    ] {
        home.put("mazzo.txt", deck);
        let before = home.files();
        for arguments in [&["deck"][..], &[&["new", "--save", "x"], &SEATS[..]].concat()] {
            let said = home.run(&[arguments, &["--lang", "en"]].concat());
            let message = said.failure();
            assert!(message.contains("mazzo.txt"), "{message}");
            assert!(message.to_lowercase().contains(&format!("line {line}:")), "{deck:?}: {message}");
        }
        assert_eq!(home.files(), before);
    }
}

#[test]
fn an_existing_save_is_only_replaced_after_a_yes() {
    let home = Home::with_game();
    let before = home.files();
    let arguments = [&["new", "--save", "gioco", "--lang", "en"], &SEATS[..]].concat();
    assert!(home.run(&arguments).said.contains("Replace it? [y/n]"));
    assert_eq!(home.run_with(&arguments, "n\n").code, Some(1), "nobody gives another name");
    assert_eq!(home.run_with(&arguments, "n\n0\n").code, Some(0));
    assert_eq!(home.files(), before);
    home.run_with(&arguments, "y\n").failure();
    assert_eq!(home.save("gioco").players.len(), 3);
}
