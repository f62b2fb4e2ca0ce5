//! How things look: colours, boxes, plain lines, narrow screens.

use unstable_students::ui::Language::{English, Italian};
use unstable_students::ui::width::columns;

use super::player::Player;
use super::program::{Home, finish};

const ESCAPE: char = '\u{1b}';

/// Names that are hard on columns: wide characters, a joined emoji, an accent of its own, a long word.
const NAMES: [&str; 4] = ["学生学生", "👩\u{200d}🎓🎲", "Zoe\u{301}", "Precipitevolissimevolmente"];

/// Everything that a game between `NAMES` says, to the victory.
fn game(options: &[&str]) -> String {
    let home = Home::new();
    let mut arguments = vec!["new", "--save", "x", "--seed", "8", "--lang", "en"];
    arguments.extend(NAMES.iter().flat_map(|name| ["--seat", name]));
    let mut program = home.start(&[&arguments, options].concat());
    Player::new(English, 5).play(&mut program);
    program.end().success().to_owned()
}

#[test]
fn colours_come_when_they_are_asked_for_and_not_through_a_pipe() {
    let home = Home::with_game();
    let run = |options: &[&str], no_colour: bool| {
        let mut command = home.command(&[&["deck"], options].concat());
        if no_colour {
            command.env("NO_COLOR", "1");
        }
        finish(command, b"").success().to_owned()
    };
    for colourless in [run(&[], false), run(&["--color", "never"], false), run(&["--color", "auto"], true)] {
        assert!(!colourless.contains(ESCAPE));
    }
    for colourful in [run(&["--color", "always"], false), run(&["--color=always"], true)] {
        assert!(colourful.contains("\u{1b}[31m"), "no MALUS in red");
    }
    let said = home.run_with(&["gioco", "--color", "always"], "\n3\n0\ns\n");
    assert!(said.success().contains(ESCAPE));
    let said = home.run_with(&["gioco"], "\n3\n0\ns\n");
    assert!(!said.success().contains(ESCAPE));
}

#[test]
fn colour_only_repeats_what_the_words_say() {
    let home = Home::new();
    let colourful = home.run(&["deck", "--color", "always"]).said;
    let mut text = String::new();
    for (number, part) in colourful.split(ESCAPE).enumerate() {
        text.push_str(if number == 0 { part } else { part.split_once('m').unwrap().1 });
    }
    assert_eq!(text, home.run(&["deck"]).said);
}

#[test]
fn a_plain_game_has_no_boxes_and_folds_no_sentence() {
    let said = game(&["--plain"]);
    for line in said.lines() {
        assert!(!line.starts_with("+-") && !line.starts_with("| ") && !line.starts_with("==="), "{line}");
        assert!(!line.contains("---"), "{line}");
    }
    assert!(!said.contains(ESCAPE));
    let cards = said.lines().filter(|line| line.contains("(PLAIN STUDENT). "));
    assert!(cards.count() > 10, "cards are sentences: {said}");
}

#[test]
fn nothing_is_wider_than_a_screen_of_40_columns() {
    for (width, said) in [(40, game(&["--width", "40"])), (21, game(&["--width", "21"]))] {
        let too_wide: Vec<&str> = said.lines().filter(|line| columns(line) > width).collect();
        assert_eq!(too_wide, [""; 0], "wider than {width}");
        assert!(said.contains("+-[1]---"));
    }
}

#[test]
fn boxes_stand_beside_each_other_as_far_as_the_screen_is_wide() {
    let home = Home::new();
    for (width, beside) in [("40", 1), ("60", 2), ("80", 3), ("146", 5)] {
        let said = home.run(&["deck", "--width", width]).said;
        assert_eq!(said.lines().next().unwrap().matches("+-x").count(), beside, "{width}");
        assert!(said.lines().all(|line| columns(line) <= width.parse().unwrap()), "{width}");
    }
}

#[test]
fn menus_and_tables_fit_a_narrow_screen() {
    let home = Home::with_game();
    let mut program = home.start(&["gioco"]);
    Player::new(Italian, 2).play(&mut program);
    program.end().success();
    home.put("saves/bad.sav", "x");
    home.put("saves/cache.txt", "gioco\nuna partita che non c'è più da molto tempo\n");
    for language in ["it", "en"] {
        let narrow = ["--width", "40", "--lang", language];
        let menu =
            home.run_with(&narrow, "3\n2\n2\nn\n1\n\n9\n0\ny\n1\n?\ngioco\nn\nx\n2\nAda\nBea\ny\n?\n\n\n");
        let mut said = menu.said;
        for command in ["stats", "deck"] {
            said.push_str(home.run(&[&[command], &narrow[..]].concat()).success());
        }
        let too_wide: Vec<&str> = said.lines().filter(|line| columns(line) > 40).collect();
        assert_eq!(too_wide, [""; 0]);
    }
}
