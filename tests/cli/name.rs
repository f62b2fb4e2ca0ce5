//! Names of saves that cannot be (the list of bad input): one message, exit code 2 on the command
//! line, no file changed.

use super::program::Home;

/// Each with what its message must show, in English.
fn bad_names() -> Vec<(String, &'static str)> {
    vec![
        ("a/b".to_owned(), "\"/\""),
        ("/etc/passwd".to_owned(), "\"/\""),
        ("a\\b".to_owned(), "\"\\\""),
        ("..".to_owned(), "\"..\""),
        ("a..b".to_owned(), "\"..\""),
        ("../gioco".to_owned(), "\"/\""),
        ("a\u{1b}[2J".to_owned(), "U+001B"),
        ("a\u{7f}".to_owned(), "U+007F"),
        ("x".repeat(256), "256"),
        ("è".repeat(128), "256"),
    ]
}

#[test]
fn every_command_refuses_a_bad_name_with_one_message_and_changes_nothing() {
    let home = Home::with_game();
    let before = home.files();
    for (name, shown) in bad_names() {
        let name = name.as_str();
        for arguments in [
            vec![name],
            vec!["--save", name],
            vec!["replay", name],
            vec!["new", "--save", name, "--seat", "Ada", "--seat", "Bruno"],
            vec!["auto", "--save", name],
        ] {
            let english = home.run(&[&arguments[..], &["--lang", "en"]].concat());
            let message = english.wrong_usage();
            assert!(message.contains(shown), "{name}: {message}");
            assert!(!message.contains(['\u{1b}', '\u{7f}']), "{message:?}");
            let italian = home.run(&[&arguments[..], &["--lang", "it"]].concat());
            assert_ne!(italian.wrong_usage(), message);
        }
    }
    assert_eq!(home.files(), before);
}

#[test]
fn the_menu_answers_a_bad_name_and_asks_again() {
    let home = Home::with_game();
    let before = home.files();
    let mut program = home.start(&["--lang", "en"]);
    program.asked();
    for entry in ["1", "2"] {
        program.say(entry);
        let mut names = bad_names();
        names.push(("a\0b".to_owned(), "U+0000"));
        for (name, shown) in names {
            let said = program.say(&name);
            assert!(said.contains(shown) && said.ends_with("(0 to go back): "), "{name}: {said}");
            // A line below the answer, one or more of the message, the prompt: no list again.
            assert!(!said.contains("[1]") && said.lines().count() <= 5, "{said}");
        }
        program.say("0");
    }
    program.answer("0");
    program.end().success();
    assert_eq!(home.files(), before);
}

#[test]
fn a_missing_save_is_said_with_those_that_there_are() {
    let home = Home::with_game();
    let before = home.files();
    let said = home.run(&["nessuno", "--lang", "it"]);
    assert!(said.failure().contains("\"nessuno\"") && said.failure().contains("gioco"), "{said:?}");
    let said = home.run(&["nobody", "--lang", "en"]);
    assert!(said.failure().contains("There are: gioco."), "{said:?}");
    assert_eq!(home.files(), before);
    let empty = Home::new();
    assert!(empty.run(&["nobody", "--lang", "en"]).failure().contains("begin a game"));
    assert_eq!(empty.files(), []);
}

#[test]
fn a_save_is_played_by_its_bare_name() {
    let home = Home::with_game();
    let said = home.run_with(&["gioco", "--plain"], "\n0\ns\n");
    assert!(said.success().contains("Ada, che cosa fai?"), "{said:?}");
}

#[test]
fn a_save_called_like_a_subcommand_is_reached_with_save() {
    let home = Home::new();
    for name in ["stats", "new", "check", "help"] {
        home.begin_game(name, 3);
        let said = home.run_with(&["--save", name, "--plain"], "\n0\ns\n");
        assert!(said.success().contains(&format!("quando vuoi con \"{name}\"")), "{said:?}");
    }
    assert!(home.run(&["stats"]).success().contains("statistiche"));
}
