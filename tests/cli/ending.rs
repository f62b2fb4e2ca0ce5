//! The end of the input, and nonsense, at every prompt.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use unstable_students::ui::Language::{self, English, Italian};

use super::player::{Player, Prompt, Prompts, Turn, words};
use super::program::Home;

/// A second is what it may take; a machine that builds and tests at the same time gets more.
const SOON: Duration = Duration::from_secs(10);

const FORM: [&str; 10] = ["1", "", "x", "2", "Ada", "Bruno", "y", "user", "false", "\n"];

/// A game from its save to the victory, with the save as it was at every prompt.
fn recorded_game(language: Language) -> (Home, Vec<(Turn, Vec<u8>)>) {
    let template = Home::with_game();
    let home = template.copy();
    let mut program = home.start(&["gioco", "--plain", "--lang", language.code()]);
    let mut player = Player::new(language, 4);
    let mut turns = Vec::new();
    while let Some(screen) = program.hear() {
        let (prompt, answer) = player.answer(&screen);
        turns.push((Turn { screen, prompt, answer: answer.clone() }, home.bytes("saves/gioco.sav")));
        program.answer(&answer);
    }
    (template, turns)
}

/// What is asked, without the names: the kind of the prompt and the question in front of it.
fn question(turn: &Turn) -> (Prompt, String) {
    let question = turn.screen.lines().find(|line| line.ends_with('?')).unwrap_or_default();
    let question = question.split('"').step_by(2).collect::<String>();
    (turn.prompt, question.replace("Ada", "X").replace("Bruno", "X"))
}

#[test]
fn the_input_may_end_at_any_prompt_of_a_game_and_the_save_is_that_of_the_round() {
    let (template, turns) = recorded_game(Italian);
    // The first and the last time that each thing is asked.
    let mut cuts: BTreeMap<(Prompt, String), [usize; 2]> = BTreeMap::new();
    for (index, (turn, _)) in turns.iter().enumerate() {
        cuts.entry(question(turn)).or_insert([index; 2])[1] = index;
    }
    assert!(cuts.len() >= 10, "a dull game: {:?}", cuts.keys());
    for cut in cuts.values().flatten() {
        let answers: String = turns[..*cut].iter().map(|(turn, _)| format!("{}\n", turn.answer)).collect();
        let home = template.copy();
        let begun = Instant::now();
        let end = home.run_with(&["gioco", "--plain"], answers);
        assert!(begun.elapsed() < SOON);
        assert!(end.failure().starts_with("Input terminato"), "{end:?}");
        assert!(end.said.trim_end().ends_with(turns[*cut].0.screen.trim_end()), "another prompt");
        assert!(home.bytes("saves/gioco.sav") == turns[*cut].1, "the save has changed at {cut}");
    }
}

#[test]
fn the_input_may_end_in_the_middle_of_a_line() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    home.run_with(&["gioco"], "\n3").failure();
    assert_eq!(home.bytes("saves/gioco.sav"), before);
}

#[test]
fn the_input_may_end_at_any_prompt_of_the_menu() {
    let saves = Home::with_game();
    saves.put("saves/cache.txt", "gone\ngioco\n");
    let before = saves.files();
    for answers in ["", "1\n", "1\ngioco\n", "2\n", "2\n1\n", "1\ny\n", "1\ny\n2\n", "1\ny\n2\nAda\n"] {
        assert!(saves.run_with(&[], answers).failure().starts_with("Input terminato"), "{answers:?}");
    }
    for answers in ["1\ny\n2\nAda\nBea\n", "1\ny\n2\nAda\nBea\ns\n", "1\ny\n2\nAda\nBea\ns\nuser\n"] {
        assert!(saves.run_with(&[], answers).failure().starts_with("Input terminato"), "{answers:?}");
    }
    assert_eq!(saves.files(), before);
}

#[test]
fn nonsense_at_a_prompt_of_the_menu_is_answered_by_what_is_expected() {
    let home = Home::new();
    home.put("saves/cache.txt", "gone\n");
    let mut program = home.start(&["--lang", "en"]);
    let prompts = Prompts::new(English);
    let mut screen = program.asked();
    for answer in ["2", "1", "n", "0"].iter().chain(&FORM) {
        let prompt = prompts.of(&screen);
        if !matches!(prompt, Prompt::PlayerName | Prompt::Handover) {
            check_nonsense(&mut program_says(&mut program), prompt, &prompts);
        }
        screen = program.say(answer);
    }
}

/// Answers like a person at the program.
fn program_says(program: &mut super::program::Program) -> impl FnMut(&str) -> String {
    |nonsense| program.say(nonsense)
}

/// What comes of nonsense: nothing but one sentence, and the same prompt.
fn check_nonsense(say: &mut impl FnMut(&str) -> String, prompt: Prompt, prompts: &Prompts) {
    for nonsense in ["/", "9999999999999999999999", "-1", "\u{1b}[2J", "9\0", "/?!\u{fffd}"] {
        if prompt == Prompt::SaveName || prompt == Prompt::Saves {
            // Almost everything is a name there.
            if !nonsense.contains(['/', '\u{1b}', '\0']) {
                continue;
            }
        }
        let said = say(nonsense);
        assert_eq!(prompts.of(&said), prompt, "{nonsense:?}: {said}");
        // The sentence and the prompt, which may be folded: no menu, list or question again.
        let lines = said.trim_start_matches('\n').lines().count();
        assert!(lines == 2 || prompt == Prompt::TableOption && lines <= 4, "{said}");
        assert!(!said.contains('\u{1b}'), "{said:?}");
    }
}

#[test]
fn nonsense_at_a_prompt_of_a_game_is_answered_by_what_is_expected_and_changes_nothing() {
    for language in [Italian, English] {
        let (template, turns) = recorded_game(language);
        let home = template.copy();
        let mut program = home.start(&["gioco", "--plain", "--lang", language.code()]);
        let prompts = Prompts::new(language);
        let mut seen = Vec::new();
        for (turn, save) in &turns {
            // The same game goes on after any amount of nonsense.
            assert_eq!(words(&program.asked()), words(&turn.screen));
            assert!(home.bytes("saves/gioco.sav") == *save);
            let question = question(turn);
            if turn.prompt != Prompt::Handover && !seen.contains(&question) {
                seen.push(question);
                check_nonsense(&mut program_says(&mut program), turn.prompt, &prompts);
            }
            program.answer(&turn.answer);
        }
        assert!(program.end().success().contains(if language == English { "wins" } else { "vince" }));
    }
}

#[test]
fn looking_at_cards_and_not_leaving_after_all_ends_no_round() {
    let home = Home::with_game();
    let before = home.bytes("saves/gioco.sav");
    let mut program = home.start(&["gioco", "--lang", "en"]);
    program.asked();
    program.say("");
    assert!(program.say("3").contains("Ada's hand: 6 cards"));
    assert!(program.say("4").contains("Bruno's hidden hand: 5 cards"));
    assert!(program.say("0").contains("leave?"));
    assert!(program.say("n").contains("[1] Play a card"));
    program.say("0");
    program.answer("y");
    let end = program.end();
    assert!(end.success().contains("Game saved"));
    assert_eq!(home.bytes("saves/gioco.sav"), before);
}

#[test]
fn the_others_are_looked_at_one_by_one_or_all_at_once() {
    let home = Home::new();
    let seats = ["--seat", "Ada", "--seat", "Bruno", "--seat", "Carla"];
    let mut program =
        home.start(&[&["new", "--save", "x", "--seed", "1", "--plain", "--lang", "en"], &seats[..]].concat());
    program.asked();
    program.say("");
    assert!(program.say("4").contains("[1] Bruno\n[2] Carla\n[3] All of them"));
    let said = program.say("2");
    assert!(said.contains("Carla's hidden hand: 5 cards") && !said.contains("Bruno's"), "{said}");
    program.say("4");
    let said = program.say("3");
    assert!(
        said.contains("Carla's hidden hand: 5 cards") && said.contains("Bruno's hidden hand: 5 cards"),
        "{said}"
    );
    program.say("4");
    assert!(program.say("0").contains("[1] Play a card"));
}
