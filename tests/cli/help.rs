//! Help, version, completions, the man page, and wrong usage.

use super::program::{Home, bare, finish};

const COMMANDS: [&str; 11] =
    ["new", "stats", "saves", "check", "replay", "deck", "auto", "arena", "bot", "completions", "man"];

#[test]
fn every_command_has_a_help_text_in_both_languages() {
    let home = Home::new();
    for command in [None].into_iter().chain(COMMANDS.map(Some)) {
        let help = |language: &str| {
            let mut arguments: Vec<&str> = command.into_iter().collect();
            arguments.extend(["--help", "--lang", language]);
            home.run(&arguments).success().to_owned()
        };
        let (italian, english) = (help("it"), help("en"));
        assert!(italian.contains("Uso:\n") && italian.contains("Opzioni:\n"), "{italian}");
        assert!(english.contains("Usage:\n") && english.contains("Options:\n"), "{english}");
        for text in [&italian, &english] {
            assert!(!text.contains('{') && !text.contains("Print help"), "{text}");
            for option in ["--dir", "--lang", "--color", "--width", "--plain", "--help"] {
                assert!(text.contains(option), "{option} is not in {text}");
            }
        }
        for foreign in ["Commands:", "Arguments:", "[default", "[possible", "aliases"] {
            assert!(!italian.contains(foreign), "{italian}");
        }
    }
    let english = home.run(&["--help", "--lang", "en"]).said;
    assert!(COMMANDS.iter().all(|command| english.contains(&format!("  {command} "))), "{english}");
    assert_eq!(home.files(), []);
}

#[test]
fn the_help_of_a_command_says_what_holds_where_nothing_is_said() {
    let home = Home::new();
    for (command, usual) in [
        ("arena", &["1000 by default", "The seed of the first deal, 0 by default", "use, 1 by default"][..]),
        ("arena", &["2000 by default", "table by default"]),
        ("auto", &["4 by default", "1200 on the full screen", "\"auto\" by default", "at random"]),
        ("bot", &["1000 by default", "among, 1 by default"]),
        ("stats", &["wins by default", "table by default"]),
        ("check", &["text by default", "auto by default"]),
    ] {
        // No sentence is folded.
        let told = home.run(&[command, "--help", "--lang", "en"]);
        let help = told.success().split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in usual {
            assert!(help.contains(sentence), "{command}: {sentence:?} is not in {help}");
        }
    }
}

#[test]
fn the_language_of_the_system_is_taken_where_none_is_asked_for() {
    for (variable, value, expected) in [
        ("LANG", "it_IT.UTF-8", "Uso:"),
        ("LANG", "C", "Uso:"),
        ("LANG", "", "Uso:"),
        ("LANG", "en_GB.UTF-8", "Usage:"),
        ("LC_ALL", "de_DE", "Usage:"),
    ] {
        let mut command = bare(&["--help"]);
        command.env(variable, value);
        let said = finish(command, b"");
        assert!(said.success().contains(expected), "{variable}={value}: {said:?}");
    }
    assert!(finish(bare(&["--help"]), b"").success().contains("Uso:"));
}

#[test]
fn the_version_is_told() {
    let home = Home::new();
    for option in ["--version", "-V"] {
        assert_eq!(
            home.run(&[option]).success(),
            concat!("unstable-students ", env!("CARGO_PKG_VERSION"), "\n")
        );
    }
}

#[test]
fn there_are_completions_for_every_shell() {
    let home = Home::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = home.run(&["completions", shell]);
        let script = said.success();
        for word in ["replay", "plain", "unstable-students"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    assert!(home.run(&["completions", "csh", "--lang", "en"]).wrong_usage().contains("csh"));
    assert!(home.run(&["completions"]).wrong_usage().contains("SHELL"));
}

#[test]
fn there_is_a_man_page_with_every_command() {
    let home = Home::new();
    let said = home.run(&["man", "--lang", "en"]);
    let page = said.success();
    assert!(page.contains(".TH unstable"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(command), "{command}");
    }
}

#[test]
fn wrong_usage_is_told_in_the_language_of_the_player() {
    let home = Home::new();
    for (arguments, english) in [
        (&["--nonsense"][..], "Unexpected argument: \"--nonsense\"."),
        (&["stats", "--format", "xml"], "\"xml\" is not a valid value for --format"),
        (&["--color", "pink"], "\"pink\" is not a valid value for --color"),
        (&["--width", "5"], "\"5\" is not a valid value for --width"),
        (&["--width", "wide"], "\"wide\" is not a valid value for --width"),
        (&["new", "--seed", "x"], "\"x\" is not a valid value for --seed"),
        (&["new", "--seed", "-1"], "\"-1\" is not a valid value for --seed"),
        (&["auto", "--delay", "-5"], "a whole number from 0 to 60000"),
        (&["auto", "--games", "0"], "a whole number from 1 to 10000."),
        (&["auto", "--games", "10001"], "a whole number from 1 to 10000."),
        (&["arena", "--games", "-3"], "a whole number from 1 to 10000000."),
        (&["arena", "--threads", "-1"], "a whole number from 1 to 64"),
        (&["arena", "--bot-time", "-1"], "a whole number from 1 to 3600000"),
        (&["replay", "x", "--to", "-1"], "a whole number from 0 to 18446744073709551615"),
        (&["--width", "-80"], "a whole number from 20 to 1000"),
        (&["auto", "--players", "-2"], "a whole number from 2 to 4"),
        (&["new", "--save"], "--save"),
        (&["replay"], "NAME"),
        (&["replay", "x", "--to", "soon"], "\"soon\" is not a valid value for --to"),
        (&["x", "--save", "y"], "[NAME] and --save <NAME> cannot be used together"),
        (&["auto", "--games", "3", "--delay", "100"], "--games <N> and --delay <MS> cannot be used together"),
        (
            &["auto", "--players", "2", "--seat", "A=easy"],
            "--players <N> and --seat <PLAYER> cannot be used together",
        ),
        (&["--plain", "--plain"], "--plain is given twice"),
        (&["new", "--seed", "1", "--seed", "2"], "--seed <N> is given twice"),
        (&["--plain=yes"], "--plain takes no value: leave \"=yes\" out"),
        (&["--seat", "A=easy", "auto"], "Write \"--seat\" after \"auto\""),
        (&["x", "new"], "Write \"x\" after \"new\""),
        (&["stats", "extra"], "Unexpected argument: \"extra\"."),
    ] {
        let said = home.run(&[arguments, &["--lang", "en"]].concat());
        assert!(said.wrong_usage().contains(english), "{arguments:?}: {said:?}");
        let of = COMMANDS.iter().find(|command| arguments.contains(command));
        let help = of.map_or_else(|| "--help".to_owned(), |command| format!("{command} --help"));
        assert!(said.errors.contains(&format!("Try \"unstable-students {help}\".")), "{said:?}");
        let italian = home.run(&[arguments, &["--lang", "it"]].concat());
        assert_ne!(italian.wrong_usage(), said.wrong_usage());
    }
    let wrong = home.run(&["--lang", "de"]);
    assert!(wrong.wrong_usage().contains("de"), "{wrong:?}");
    assert_eq!(home.files(), []);
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_is_wrong_usage() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::with_game();
    let mut command = home.command(&["--lang", "en"]);
    command.arg("--save").arg(OsStr::from_bytes(b"x\xff"));
    assert!(finish(command, b"").wrong_usage().contains("UTF-8"));
    let mut command = bare(&["saves", "--lang", "en", "--dir"]);
    command.arg(OsStr::from_bytes(b"/nowhere/x\xff"));
    let said = finish(command, b"");
    assert!(said.code == Some(0) && said.errors.starts_with("The folder /nowhere/x"), "{said:?}");
}
