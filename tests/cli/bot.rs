//! Other programs at the table, through the real binary. Those of one line are written for a POSIX shell.

use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::player::Player;
use super::program::{Home, Outcome};
use unstable_students::ui::Language::{English, Italian};

/// One of our own levels as a program.
fn level(arguments: &str) -> String {
    format!("bot:{} bot {arguments}", env!("CARGO_BIN_EXE_unstable-students"))
}

/// An example of the repository, run by a program that not every machine has: nothing where it is missing.
fn example(interpreter: &str, file: &str) -> Option<String> {
    if Command::new(interpreter).arg("--version").output().is_err() {
        // Not by the macro, whose words a test that passes keeps to itself.
        let _ = writeln!(io::stderr(), "SKIPPED: there is no {interpreter} here to run {file}");
        return None;
    }
    Some(format!("bot:{interpreter} {}/examples/bots/{file}", env!("CARGO_MANIFEST_DIR")))
}

/// The figures of an arena.
fn arena(home: &Home, games: usize, arguments: &[&str]) -> Value {
    let games = games.to_string();
    let command = ["arena", "--format", "json", "--seed", "3", "--games", &games];
    let mut figures: Value =
        serde_json::from_str(home.run(&[&command, arguments].concat()).success()).unwrap();
    // What depends on the clock, and what a player is.
    for seat in figures["seats"].as_array_mut().unwrap() {
        let seat = seat.as_object_mut().unwrap();
        seat.remove("kind");
        seat.remove("ms_per_move");
    }
    figures
}

#[test]
fn a_level_as_a_program_plays_the_same_games_as_the_level_itself() {
    let home = Home::new();
    let medio = level("--level medio");
    let program =
        arena(&home, 12, &["--seat", &format!("A={medio}"), "--seat", "B=course", "--seat", "C=medio"]);
    let itself = arena(&home, 12, &["--seat", "A=medio", "--seat", "B=course", "--seat", "C=medio"]);
    assert_eq!(program, itself);
    assert_eq!(program["seats"][0]["faults"], 0);
}

#[test]
fn programs_with_the_same_seed_play_the_same_games_on_one_and_two_threads() {
    let home = Home::new();
    let [one, other] = [level("--level facile --seed 1"), level("--level random --seed 2")];
    let seats = ["--seat", &format!("A={one}"), "--seat", &format!("B={other}")];
    let first = arena(&home, 10, &[&seats[..], &["--threads", "1"]].concat());
    assert_eq!(first, arena(&home, 10, &[&seats[..], &["--threads", "2"]].concat()));
    assert_eq!(first["unfinished"], 0);
    assert_eq!((&first["seats"][0]["faults"], &first["seats"][1]["faults"]), (&0.into(), &0.into()));
}

#[test]
fn difficile_as_a_program_ends_its_games_without_a_fault() {
    let home = Home::new();
    let difficile = level("--level difficile --seed 1");
    // Not optimised and beside all other tests it needs more time than usual.
    let seats = ["--seat", &format!("A={difficile}"), "--seat", "B=facile", "--bot-time", "60000"];
    let figures = arena(&home, 2, &seats);
    assert_eq!((&figures["unfinished"], &figures["seats"][0]["faults"]), (&0.into(), &0.into()));
}

#[test]
fn the_example_in_python_beats_players_of_random_moves() {
    let Some(bot) = example("python3", "thrifty.py") else { return };
    let home = Home::new();
    let seats = ["--seat", &format!("A={bot}"), "--seat", "B=random", "--bot-time", "30000"];
    let figures = arena(&home, 20, &seats);
    assert_eq!((&figures["unfinished"], &figures["seats"][0]["faults"]), (&0.into(), &0.into()));
    assert!(figures["seats"][0]["wins"].as_u64().unwrap() >= 15, "{figures}");
    assert!(!home.file("bot-A.log").exists(), "{}", home.text("bot-A.log"));
}

#[cfg(unix)]
#[test]
fn the_example_in_shell_plays_whole_games() {
    let bot = example("sh", "first.sh").unwrap();
    let home = Home::new();
    let seats = ["--seat", &format!("A={bot}"), "--seat", &format!("B={bot}"), "--bot-time", "30000"];
    let figures = arena(&home, 4, &seats);
    assert_eq!((&figures["unfinished"], &figures["seats"][0]["faults"]), (&0.into(), &0.into()));
}

#[test]
fn a_program_that_never_plays_is_complained_of_beside_the_figures_and_fails_the_command() {
    for command in [&["arena"][..], &["auto"], &["auto", "--save", "x"]] {
        let home = Home::new();
        let seats = ["--seat", "Ada=bot:nosuchcmd", "--seat", "Bea=facile", "--games", "3", "--lang", "it"];
        let outcome = home.run(&[command, &seats].concat());
        assert_eq!(outcome.code, Some(1), "{outcome:?}");
        let complaints: Vec<&str> = outcome.errors.lines().collect();
        assert_eq!(complaints.len(), 3, "{outcome:?}");
        assert!(
            complaints[0].starts_with("Il programma di Ada (\"bot:nosuchcmd\") non si avvia"),
            "{outcome:?}"
        );
        assert!(complaints[0].contains("livello facile"), "{outcome:?}");
        assert!(complaints[1].ends_with("è successo 3 volte."), "{outcome:?}");
        assert!(complaints[2].contains("nemmeno una mossa"), "{outcome:?}");
        let row = outcome.said.lines().find(|line| line.starts_with("Ada ")).unwrap();
        assert!(outcome.said.contains("Errori") && row.ends_with(" 3"), "{outcome:?}");
    }
}

#[test]
fn a_series_ends_after_three_games_in_which_a_program_never_plays() {
    for command in [&["arena", "--threads", "1"][..], &["auto"], &["auto", "--save", "x"]] {
        let home = Home::new();
        let seats = ["--seat", "Ada=bot:nosuchcmd", "--seat", "Bea=facile", "--games", "50", "--lang", "en"];
        let outcome = home.run(&[command, &seats].concat());
        assert_eq!(outcome.code, Some(1), "{outcome:?}");
        assert!(outcome.said.starts_with("3 games"), "{outcome:?}");
        assert!(
            outcome.errors.ends_with("\nSo the series ends here: 3 of 50 games played.\n"),
            "{outcome:?}"
        );
    }
    // A deal is played with every seating first.
    let seats = ["--seat", "A=bot:nosuchcmd", "--seat", "B=facile", "--format", "json", "--rotate"];
    let outcome = Home::new().run(&[&["arena", "--games", "50", "--threads", "1"], &seats[..]].concat());
    let figures: Value = serde_json::from_str(&outcome.said).unwrap();
    assert_eq!(figures["games"], 4);
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_after_some_moves_is_complained_of_but_fails_nothing() {
    let home = Home::new();
    // A level that hears the greeting, what happened before its first move, and little more.
    let program = format!("{} bot --level facile --seed 1", env!("CARGO_BIN_EXE_unstable-students"));
    let lines =
        r#"i=0; while [ $i -lt 60 ] && IFS= read -r line; do printf "%s\n" "$line"; i=$((i+1)); done"#;
    let seat = format!("Ada=bot:sh -c '{lines} | {program}'");
    let arguments = ["arena", "--seat", &seat, "--seat", "Bea=facile", "--games", "2", "--lang", "en"];
    let outcome = home.run(&arguments);
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let complaints: Vec<&str> = outcome.errors.lines().collect();
    assert_eq!(complaints.len(), 3, "{outcome:?}");
    assert_eq!(complaints[1], "Ada's program has ended with exit code 0: this happened 2 times.");
    assert!(complaints[2].starts_with("Of ") && complaints[2].contains("the easy level made the others"));
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_is_told_of_in_the_game_and_in_the_log_and_its_game_ends() {
    for (language, sentence) in [
        (
            "it",
            r#"Il programma di Bea è terminato con il codice di uscita 0 (i suoi messaggi di errore sono in "bot-Bea.log"): da qui alla fine della partita"#,
        ),
        (
            "en",
            r#"Bea's program has ended with exit code 0 (its error messages are in "bot-Bea.log"): from here to the end of the game"#,
        ),
    ] {
        let home = Home::new();
        let seat = "Bea=bot:sh -c 'echo so it goes >&2'";
        let mut program = home.start(&[
            "new", "--save", "x", "--seat", "Ada", "--seat", seat, "--seed", "4", "--lang", language,
            "--width", "200",
        ]);
        let locale = if language == "it" { Italian } else { English };
        let turns = Player::new(locale, 2).play(&mut program);
        let end = program.end();
        assert_eq!(end.code, Some(0), "{end:?}");
        let said: String = turns.iter().map(|turn| turn.screen.as_str()).chain([end.said.as_str()]).collect();
        assert!(said.contains(sentence), "{said}");
        let awaited = ["Aspetto il programma di Bea...", "Waiting for Bea's program..."];
        assert_eq!(
            awaited.map(|awaited| end.said.matches(awaited).count()).iter().sum::<usize>(),
            1,
            "{end:?}"
        );
        assert_eq!(home.text("log.txt").matches("Il programma di Bea è terminato").count(), 1);
        assert_eq!(home.text("bot-Bea.log"), "so it goes\n");
        // The whole game lies in the journal, the moves that were made for the program included.
        home.run(&["replay", "x"]).success();
    }
}

#[cfg(unix)]
#[test]
fn a_save_never_starts_a_program_but_the_person_who_opens_it_does() {
    let home = Home::new();
    let mark = home.file("started");
    let seat = format!("Bea=bot:sh -c 'echo > {}; cat >&2'", mark.display());
    let begun = home.run(&["new", "--save", "x", "--seat", "Ada", "--seat", &seat, "--seed", "4"]);
    assert_eq!(begun.code, Some(1), "{begun:?}");
    std::fs::remove_file(&mark).unwrap();
    let opened = home.run(&["x", "--lang", "en", "--width", "500"]);
    assert!(opened.said.contains("Bea was played by the program \"sh -c"), "{opened:?}");
    assert!(opened.said.contains("the easy level plays in its place"), "{opened:?}");
    assert!(!mark.exists());
    // The save has not forgotten it.
    let opened = home.run(&["x", "--lang", "it", "--width", "500"]);
    assert!(opened.said.contains("Bea era affidato al programma"), "{opened:?}");
    home.run(&["x", "--seat", &seat]);
    assert!(mark.exists());
    let unknown = home.run(&["x", "--seat", "Zoe=facile", "--lang", "en"]);
    assert!(unknown.failure().contains("Zoe"), "{unknown:?}");
}

#[test]
fn a_command_that_names_no_program_is_wrong_usage() {
    let home = Home::new();
    for (seat, english) in [("Bea=bot:", "no program after"), ("Bea=bot:'x", "does not end")] {
        for command in [&["new", "--save", "x"][..], &["arena"], &["auto"]] {
            let arguments = [command, &["--seat", "Ada=facile", "--seat", seat, "--lang", "en"]].concat();
            assert!(home.run(&arguments).wrong_usage().contains(english), "{arguments:?}");
        }
    }
    let time = home.run(&["arena", "--bot-time", "0", "--lang", "en"]);
    assert!(time.wrong_usage().contains("--bot-time"), "{time:?}");
    assert_eq!(home.files(), []);
}

#[test]
fn a_level_that_hears_nonsense_says_what_it_expects() {
    let home = Home::new();
    let said =
        |input: &str| -> Outcome { home.run_with(&["bot", "--level", "medio", "--lang", "en"], input) };
    assert!(said("hello\n").wrong_usage().contains("no greeting of a game"));
    let italian = home.run_with(&["bot", "--level", "medio", "--lang", "it"], "hello\n");
    assert!(italian.wrong_usage().starts_with("La prima riga non è il saluto"), "{italian:?}");
    said("").success();
    assert_eq!(home.files(), []);
}

#[test]
fn a_level_that_hears_another_game_or_version_says_which_it_plays() {
    let home = Home::new();
    // Of another game nothing more needs to be understood.
    for (greeting, expected) in [
        (r#"{"type":"hello","protocol":2}"#, "version 2 of the protocol"),
        (r#"{"type":"hello","protocol":1,"game":"scopa","deck":40}"#, "\"scopa\""),
        (r#"{"type":"hello","protocol":1,"game":"unstable-students","rules":9}"#, "version 9 of the rules"),
        (r#"{"type":"hello","protocol":1,"game":"unstable-students","rules":1}"#, "no greeting of a game"),
    ] {
        let outcome = home.run_with(&["bot", "--level", "medio", "--lang", "en"], format!("{greeting}\n"));
        assert!(outcome.wrong_usage().contains(expected), "{outcome:?}");
    }
}

#[test]
fn a_level_as_a_program_takes_a_budget_and_words_in_english() {
    let home = Home::new();
    let difficile = level("--level hard --seed 1 --simulations 30 --threads 2");
    let seats = ["--seat", &format!("A={difficile}"), "--seat", "B=random"];
    let figures = arena(&home, 2, &seats);
    assert_eq!((&figures["unfinished"], &figures["seats"][0]["faults"]), (&0.into(), &0.into()));
    let nothing = home.run(&["bot", "--level", "difficile", "--simulations", "0", "--lang", "en"]);
    assert!(nothing.wrong_usage().contains("--simulations"), "{nothing:?}");
}

#[cfg(unix)]
#[test]
fn no_program_outlives_a_game_that_is_ended_by_a_signal() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = Home::new();
        let number = home.file("number");
        // It cares for nothing but being killed.
        let script =
            format!("trap \"\" INT TERM HUP; echo $$ > {}; while :; do sleep 1; done", number.display());
        let seat = format!("Bea=bot:sh -c '{script}'");
        let mut command =
            home.command(&["new", "--save", "x", "--seat", "Ada", "--seat", &seat, "--seed", "4"]);
        let mut game =
            command.stdin(std::process::Stdio::piped()).stdout(std::process::Stdio::null()).spawn().unwrap();
        let started = Instant::now();
        let number = loop {
            match std::fs::read_to_string(&number) {
                Ok(number) if number.ends_with('\n') => break number,
                _ => std::thread::sleep(Duration::from_millis(10)),
            }
            assert!(started.elapsed() < Duration::from_secs(30), "the program does not start");
        };
        let shell = |script: &str| Command::new("sh").args(["-c", script]).output().unwrap().status.success();
        assert!(shell(&format!("kill -{signal} {}", game.id())));
        assert!(!game.wait().unwrap().success());
        while shell(&format!("kill -0 {}", number.trim())) {
            assert!(started.elapsed() < Duration::from_secs(60), "the program goes on after SIG{signal}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}
