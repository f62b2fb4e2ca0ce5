//! `auto`: the computer plays alone, by lines or many games at once.

use unstable_students::ui::Language::English;
use unstable_students::ui::Locale;

use super::program::Home;

/// The moves in a journal.
fn moves(home: &Home, save: &str) -> Vec<String> {
    let journal = home.text(&format!("saves/{save}.journal"));
    journal.lines().filter(|line| line.starts_with("{\"seat\"")).map(str::to_owned).collect()
}

/// How many games of people and how many automatic ones the statistics have of a player.
fn games(home: &Home, name: &str) -> (u64, u64) {
    let text = home.run(&["stats", "--format", "json"]);
    let statistics: serde_json::Value = serde_json::from_str(text.success()).unwrap();
    let figure = |automatic: bool| {
        let players = statistics.as_array().unwrap();
        let player = players.iter().find(|row| row["name"] == name && row["automatic"] == automatic);
        player.map_or(0, |player| player["games"].as_u64().unwrap())
    };
    (figure(false), figure(true))
}

#[test]
fn the_computer_plays_a_game_by_lines_with_all_cards_open() {
    let home = Home::new();
    let arguments = ["auto", "--players", "3", "--seed", "4", "--lang", "en", "--plain"];
    let told = home.run(&arguments);
    let said = told.success();
    assert!(said.contains("Turing draws \"") && said.contains("Hopper draws \"") && said.contains("Hand: "));
    assert!(said.contains(&Locale::new(English).text("final-hands")), "{said}");
    assert_eq!(games(&home, "Hopper"), (0, 1));
    assert!(moves(&home, "auto").len() > 20);
    // Another game gets a name of its own, and the same seed is the same game.
    assert_eq!(home.run(&arguments).success(), said);
    assert_eq!(moves(&home, "auto"), moves(&home, "auto-2"));
    home.run(&["replay", "auto-2"]).success();
}

#[test]
fn an_automatic_game_goes_on_from_its_save_and_is_not_begun_anew_by_accident() {
    let home = Home::new();
    home.run(&["auto", "--save", "sera", "--seat", "Ada=medio", "--seat", "Ugo=easy", "--seed", "8"])
        .success();
    let whole = moves(&home, "sera");
    home.run(&["auto", "--save", "sera"]).success();
    home.run(&["sera"]).success();
    assert_eq!(moves(&home, "sera"), whole);
    assert_eq!(games(&home, "Ugo"), (0, 1));
    let again = home.run(&["auto", "--save", "sera", "--seed", "9"]);
    assert!(again.wrong_usage().contains("sera"), "{again:?}");
    let people = Home::with_game();
    let refused = people.run(&["auto", "--save", "gioco"]);
    assert!(refused.wrong_usage().contains("gioco"), "{refused:?}");
}

#[test]
fn only_the_computer_sits_at_an_automatic_table() {
    let home = Home::new();
    let person = home.run(&["auto", "--seat", "Bruno=medio", "--seat", "Ada"]);
    assert!(person.wrong_usage().contains("Ada"));
    let person = home.run(&["auto", "--seat", "Bruno=medio", "--seat", "Ada=persona"]);
    assert!(person.wrong_usage().contains("una persona"));
    home.run(&["auto", "--seat", "Ada=medio"]).wrong_usage();
    home.run(&["auto", "--players", "5"]).wrong_usage();
    home.run(&["auto", "--players", "2", "--seat", "Ada"]).wrong_usage();
    home.run(&["auto", "--games", "10001"]).wrong_usage();
    home.run(&["auto", "--games", "2", "--delay", "5"]).wrong_usage();
    assert_eq!(home.files(), []);
}

#[test]
fn many_games_are_summed_up_and_counted() {
    let home = Home::new();
    let arguments = ["auto", "--games", "30", "--seed", "4", "--seat", "Ada=medio", "--seat", "Bea=facile"];
    let told = home.run(&arguments);
    let wins: u64 = told
        .success()
        .lines()
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            let is_player = words.next().is_some_and(|name| ["Ada", "Bea"].contains(&name));
            is_player.then(|| words.nth(1).unwrap().parse::<u64>().unwrap())
        })
        .sum();
    assert_eq!(wins, 30, "{told:?}");
    assert_eq!((games(&home, "Ada"), games(&home, "Bea")), ((0, 30), (0, 30)));
    assert!(!home.file("saves/auto.sav").exists());
}

#[test]
fn plain_figures_are_a_sentence_for_each_player() {
    let home = Home::new();
    let seats = ["--seat", "Ada=medio", "--seat", "Bea=facile"];
    for command in ["auto", "arena"] {
        let options = ["--games", "5", "--plain", "--width", "20", "--lang", "it"];
        let told = home.run(&[&[command][..], &seats, &options].concat());
        let lines: Vec<&str> = told.success().lines().skip(2).take(2).collect();
        for (line, start) in
            lines.iter().zip(["Ada. Livello: medio; Vinte: ", "Bea. Livello: facile; Vinte: "])
        {
            assert!(line.starts_with(start) && !line.contains("  ") && line.ends_with('.'), "{line}");
        }
    }
}

#[test]
fn many_games_with_a_save_are_kept_one_by_one_and_are_the_same_games() {
    let home = Home::new();
    let table = ["--seat", "Ada=medio", "--seat", "Bea=facile", "--seed", "4"];
    home.run(&[&["auto", "--save", "serie", "--games", "2"], &table[..]].concat()).success();
    home.run(&[&["auto", "--save", "sola"], &table[..]].concat()).success();
    assert_eq!(moves(&home, "serie-1"), moves(&home, "sola"));
    assert!(home.file("saves/serie-2.sav").exists());
    assert_eq!(games(&home, "Bea"), (0, 3));
    let again = home.run(&["auto", "--save", "serie", "--games", "3", "--lang", "en"]);
    let told = again.wrong_usage();
    assert!(told.contains("\"serie-1\"") && told.contains("another name"), "{told}");
    assert!(!told.contains("go on"), "games of a series do not go on: {told}");
    // Unkept, they bring the same statistics.
    let other = Home::new();
    other.run(&[&["auto", "--games", "2"], &table[..]].concat()).success();
    let kept = Home::new();
    kept.run(&[&["auto", "--save", "x", "--games", "2"], &table[..]].concat()).success();
    let figures = |home: &Home| home.run(&["stats", "--format", "json"]).success().to_owned();
    assert_eq!(figures(&other), figures(&kept));
}

#[cfg(unix)]
#[test]
fn whoever_interrupts_a_game_by_lines_hears_how_it_goes_on() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    for signal in ["INT", "TERM"] {
        let home = Home::new();
        let mut command =
            home.command(&["auto", "--players", "2", "--save", "sera", "--delay", "60000", "--lang", "en"]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut game = command.spawn().unwrap();
        // The first move has been told: the program waits before the next one.
        let mut said = BufReader::new(game.stdout.take().unwrap()).lines();
        assert!(said.any(|line| line.unwrap().contains("draws")));
        let kill = Command::new("sh").args(["-c", &format!("kill -{signal} {}", game.id())]).status();
        assert!(kill.unwrap().success());
        let output = game.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("\"sera\"") && told.contains("\"auto --save\""), "{told}");
        home.run(&["auto", "--save", "sera"]).success();
    }
}

#[cfg(unix)]
#[test]
fn whoever_interrupts_many_games_hears_of_those_that_were_played_and_of_the_one_left_in_the_middle() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let home = Home::new();
    let table = ["--seat", "Ada=medio", "--seat", "Bea=facile", "--seed", "4", "--lang", "en"];
    let mut command = home.command(&[&["auto", "--save", "serie", "--games", "9999"], &table[..]].concat());
    let games = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let started = Instant::now();
    while !home.file("saves/serie-3.sav").exists() {
        assert!(started.elapsed() < Duration::from_secs(60), "the third game does not begin");
        std::thread::sleep(Duration::from_millis(5));
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", games.id())]).status();
    assert!(kill.unwrap().success());
    let output = games.wait_with_output().unwrap();
    assert!(!output.status.success());
    let [said, told] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(said.contains("Ada") && said.contains("Bea"), "{said}");
    let lines: Vec<&str> = told.lines().collect();
    let save = lines[0].split('"').nth(1).unwrap();
    let played: u64 = save.strip_prefix("serie-").unwrap().parse::<u64>().unwrap() - 1;
    assert!(played >= 2 && lines[1] == format!("Interrupted: {played} of 9999 games played."), "{told}");
    home.run(&["auto", "--save", save]).success();
}
