//! `arena`: its figures for people and programs.

use super::program::Home;

const SEATS: [&str; 6] = ["--seat", "A=medio", "--seat", "B=random", "--seed", "3"];

fn arena(home: &Home, arguments: &[&str]) -> String {
    home.run(&[&["arena"], &SEATS[..], arguments].concat()).success().to_owned()
}

fn json(home: &Home, arguments: &[&str]) -> serde_json::Value {
    let mut figures: serde_json::Value =
        serde_json::from_str(&arena(home, &[arguments, &["--format", "json"]].concat())).unwrap();
    for seat in figures["seats"].as_array_mut().unwrap() {
        // The only figure that depends on the machine.
        assert!(seat["ms_per_move"].take().as_f64().unwrap() > 0.0);
    }
    figures
}

#[test]
fn programs_get_everything_and_the_same_for_any_number_of_threads() {
    let home = Home::new();
    let figures = json(&home, &["--games", "51"]);
    assert_eq!(json(&home, &["--games", "51", "--threads", "2"]), figures);
    assert_eq!((&figures["games"], &figures["unfinished"]), (&51.into(), &0.into()));
    let seat = &figures["seats"][0];
    assert_eq!((&seat["name"], &seat["kind"], &seat["games"]), (&"A".into(), &"medio".into(), &51.into()));
    let interval = seat["ci95"].as_array().unwrap();
    let rate = seat["win_rate"].as_f64().unwrap();
    assert!(interval[0].as_f64().unwrap() < rate && rate <= interval[1].as_f64().unwrap());
    assert!(seat["rating"].as_f64().unwrap() > figures["seats"][1]["rating"].as_f64().unwrap());
    let card = &figures["cards"][0];
    assert!(card["users"].as_u64() <= card["played"].as_u64() && card["type"].is_string());
    // Every deal once for every seating.
    assert_eq!(json(&home, &["--games", "51", "--rotate"])["games"], 52);
    assert_eq!(home.files(), []);
}

#[test]
fn spreadsheets_get_a_line_for_each_player_or_card() {
    let home = Home::new();
    let players = arena(&home, &["--games", "20", "--format", "csv"]);
    let head = "name,kind,games,wins,win_rate,ci95_low,ci95_high,moves,own_moves,ms_per_move,rating,rating_deviation,faults";
    assert_eq!(players.lines().next(), Some(head));
    assert!(players.lines().nth(1).unwrap().starts_with("A,medio,20,") && players.lines().count() == 3);
    let cards = arena(&home, &["--games", "20", "--format", "csv", "--cards"]);
    assert_eq!(cards.lines().next(), Some("card,type,played,users,wins,win_rate,ci95_low,ci95_high"));
    assert!(cards.lines().count() > 30);
}

#[test]
fn people_get_a_table_and_the_cards_that_decide_games() {
    let home = Home::new();
    let short = arena(&home, &["--games", "40", "--lang", "en"]);
    let long = arena(&home, &["--games", "40", "--lang", "en", "--cards"]);
    assert!(
        short.contains("40 games") && short.contains("Rating") && short.contains("won most often"),
        "{short}"
    );
    assert!(short.contains(" seconds, all finished; "), "{short}");
    assert!(short.lines().all(|line| line.chars().count() <= 80), "{short}");
    assert!(long.lines().count() > short.lines().count() + 20);
}

#[test]
fn only_players_that_are_no_people_sit_in_the_arena() {
    let home = Home::new();
    let person = home.run(&["arena", "--seat", "A=medio", "--seat", "B=human"]);
    assert!(person.wrong_usage().contains("\"B\""), "{person:?}");
    home.run(&["arena", "--seat", "A=medio"]).wrong_usage();
    let twice = home.run(&["arena", "--seat", "A=medio", "--seat", "A=facile"]);
    assert!(twice.wrong_usage().contains("\"A\""), "{twice:?}");
    home.run(&["arena", "--seat", "medio", "--seat", "random", "--games", "2"]).success();
    home.run(&["arena", "--seat", "A=medio", "--seat", "B=medio", "--games", "0"]).wrong_usage();
}

#[test]
fn a_level_alone_is_its_own_name_and_one_without_a_name_gets_one() {
    let home = Home::new();
    for command in ["arena", "auto"] {
        let seats = ["--seat", "MEDIO", "--seat", "=Easy", "--seat", "=medio", "--seat", "Turing=medio"];
        let told = home.run(&[&[command, "--games", "2"], &seats[..]].concat());
        for player in ["MEDIO", "Lovelace", "Hopper", "Turing"] {
            assert!(told.success().contains(&format!("\n{player} ")), "{command}: {told:?}");
        }
    }
    let told = home.run(&["arena", "--seat", "=medio", "--seat", "=persona", "--lang", "en"]);
    assert!(told.wrong_usage().contains("a person"), "{told:?}");
    let told = home.run(&["new", "--save", "x", "--seat", "=medio", "--seat", "", "--lang", "en"]);
    assert!(told.wrong_usage().contains("name"), "{told:?}");
}

#[test]
fn an_unknown_kind_is_told_before_the_number_of_players_and_with_those_there_are() {
    let home = Home::new();
    for command in ["arena", "auto", "new"] {
        let refused = home.run(&[command, "--seat", "A=pippo"]);
        let told = refused.wrong_usage();
        assert!(told.contains("\"pippo\"") && told.contains("difficile, bot:COMANDO"), "{told}");
        assert_eq!(told.contains("random, course"), command == "arena", "{told}");
        assert_eq!(told.contains("persona"), command == "new", "{told}");
    }
}

#[test]
fn italian_figures_have_a_decimal_comma_and_those_for_programs_a_point() {
    let home = Home::new();
    let arguments = ["--games", "1", "--lang", "it"];
    let table = arena(&home, &arguments);
    assert!(table.starts_with("Una partita in 0,") && table.contains(" secondi, finita; "), "{table}");
    assert!(table.contains("100,0 %") && !table.contains("0.0"), "{table}");
    let csv = arena(&home, &[&arguments[..], &["--format", "csv"]].concat());
    assert!(csv.lines().all(|line| line.matches(',').count() == 12), "{csv}");
}
