//! Many games that are interrupted while a program is silent, through the real binary.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::program::Home;

/// Nothing here takes as long; who waits for the program waits an hour.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that has greeted, and then cares for nothing but being killed. It writes its number into a file.
fn silent(number: &Path) -> String {
    let greets = r#"read -r hello; echo "{\"type\":\"hello\",\"protocol\":1,\"name\":\"x\"}""#;
    let script = format!(
        r#"trap "" INT TERM HUP; {greets}; read -r event; echo $$ > {}; sleep 99; sleep 99"#,
        number.display()
    );
    format!("Bea=bot:sh -c '{script}'")
}

fn shell(script: &str) -> bool {
    Command::new("sh").args(["-c", script]).stderr(Stdio::null()).status().unwrap().success()
}

/// Waits for what has to come.
fn awaited<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(started.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_signal_ends_many_games_at_once_with_the_program_that_is_silent_and_blames_it_for_nothing() {
    let commands = [&["arena", "--threads", "1"][..], &["auto"], &["auto", "--save", "serie"]];
    for (command, signal) in
        commands.into_iter().flat_map(|command| ["INT", "TERM", "HUP"].map(|it| (command, it)))
    {
        let home = Home::new();
        let number = home.file("number");
        let seat = silent(&number);
        let table = [
            "--games",
            "9",
            "--seat",
            &seat,
            "--seat",
            "Ada=facile",
            "--bot-time",
            "3600000",
            "--lang",
            "en",
        ];
        let games = home.start(&[command, &table].concat());
        let number = awaited("the program does not start", || {
            fs::read_to_string(&number).ok().filter(|number| number.ends_with('\n'))
        });
        assert!(shell(&format!("kill -{signal} {}", games.id())));
        let outcome = games.end();
        assert_eq!(outcome.code, Some(1), "SIG{signal}: {outcome:?}");
        assert!(outcome.said.contains("Ada") && outcome.said.contains("Bea"), "{outcome:?}");
        let lines: Vec<&str> = outcome.errors.lines().filter(|line| !line.contains("\"serie-1\"")).collect();
        assert_eq!(lines, ["Interrupted: 0 of 9 games played."], "SIG{signal}");
        awaited("the program goes on", || (!shell(&format!("kill -0 {}", number.trim()))).then_some(()));
    }
}
