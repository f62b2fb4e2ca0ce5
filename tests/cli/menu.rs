//! The main menu and what is behind its entries.

use std::fs;

use unstable_students::students::Text;
use unstable_students::ui::Language::{self, English, Italian};

use super::player::{Player, Prompt, Prompts, Turn};
use super::program::Home;

/// A whole game from the menu, by a form filled in by `orders`, to the victory and out of the menu.
fn game(language: Language, look: &[&str], orders: &[&str], seed: u64) -> (Home, Vec<Turn>, String) {
    let home = Home::new();
    let mut program = home.start(&[&["--lang", language.code()], look].concat());
    let turns = Player::new(language, seed).first(orders).play(&mut program);
    let said = program.end().success().to_owned();
    (home, turns, said)
}

#[test]
fn a_game_of_two_goes_from_the_menu_to_the_victory_in_italian() {
    let (home, turns, said) = game(Italian, &["--plain"], &["1", "sabato", "2", "Ada", "Bruno", "n"], 1);
    assert!(said.starts_with("Unstable Students\n\n[1] Nuova partita\n[2] Carica"), "{said}");
    assert!(said.contains(" vince la partita con "), "{said}");
    assert!(said.contains("La partita è finita. Ecco le carte di tutti."), "{said}");
    assert!(said.ends_with("A presto!\n"), "{said}");
    assert_eq!(turns.last().unwrap().prompt, Prompt::Menu);
    assert_eq!(home.text("saves/cache.txt"), "sabato\n");
    let log = home.text("log.txt");
    assert!(log.lines().all(|line| line.starts_with("[Turno ")), "{log}");
    assert!(log.contains("Si gioca \"sabato\": Ada, Bruno."), "{log}");
}

#[test]
fn a_game_of_three_goes_from_the_menu_to_the_victory_in_english_and_in_boxes() {
    let (home, _, said) = game(English, &[], &["1", "x", "3", "Ada", "Bruno", "Carla", "no"], 2);
    assert!(said.contains("wins the game with"), "{said}");
    assert!(said.contains("+-[1]---"), "no boxes: {said}");
    assert!(said.ends_with("See you soon!\n"), "{said}");
    assert!(home.text("log.txt").contains("vince la partita"), "the log is Italian");
}

#[test]
fn a_game_of_four_goes_from_the_menu_to_the_victory_with_options() {
    let form = ["1", "x", "4", "Ada", "Bruno", "Carla", "Dario", "s", "owner", ""];
    let (home, turns, said) = game(Italian, &["--plain"], &form, 3);
    assert_eq!(turns.iter().filter(|turn| turn.prompt == Prompt::TableOption).count(), 2);
    assert!(said.contains(" vince la partita con "));
    let options = home.save("x").own.unwrap().options;
    assert!(format!("{options:?}").contains("owner"), "{options:?}");
}

#[test]
fn the_first_player_entered_begins_and_each_has_five_cards() {
    let home = Home::new();
    home.run_with(&[], "1\nx\n3\nCarla\nAda\nBruno\nn\n").failure();
    let save = home.save("x");
    assert_eq!(save.players[save.position.current.index()].as_str(), "Carla");
    assert_eq!(save.position.round, 1);
    assert!(save.position.players.iter().all(|it| it.hand.len() == 5 && it.classroom.len() == 1));
}

#[test]
fn quitting_at_once_leaves_nothing_behind() {
    let home = Home::new();
    assert!(home.run_with(&[], "0\n").success().contains("[3] Statistiche"));
    assert_eq!(home.files(), []);
}

#[test]
fn empty_statistics_say_so() {
    let home = Home::new();
    let said = home.run_with(&["--lang", "it"], "3\n0\n");
    assert!(said.success().contains("Non ci sono ancora statistiche"), "{said:?}");
    let said = home.run_with(&["--lang", "en"], "3\n0\n");
    assert!(said.success().contains("There are no statistics yet"), "{said:?}");
}

#[test]
fn statistics_in_the_menu_show_every_player_and_a_new_game_shows_the_leaders_first() {
    let (home, _, _) = game(Italian, &["--plain"], &["1", "x", "2", "Ada", "Bruno", "n"], 1);
    let said = home.run_with(&[], "3\n0\n").success().to_owned();
    assert!(said.contains("Partite con persone") && said.contains("Più partite vinte: "), "{said}");
    for name in ["Ada", "Bruno"] {
        assert!(said.lines().any(|line| line.starts_with(name)), "{said}");
    }
    let said = home.run_with(&[], "1\ny\n2\nAda\nBea\nn\n").said;
    let leaders = said.find("Più partite vinte: ").unwrap();
    assert!(leaders < said.find("Turno 1").unwrap(), "{said}");
}

#[test]
fn a_wrong_answer_to_the_form_is_told_and_asked_again() {
    let home = Home::new();
    let mut program = home.start(&["--lang", "en"]);
    program.asked();
    program.say("1");
    assert!(program.say("").contains("Type a name for the game."));
    assert!(program.say("a/b").contains("\"/\""));
    assert!(program.say("game").contains("How many players"));
    for nonsense in ["1", "5", "two", ""] {
        assert!(program.say(nonsense).contains("Type a number from 2 to 4."));
    }
    assert!(program.say("2").contains("Name of player 1"));
    assert!(program.say("").contains("Type a name for the player."));
    // 32 bytes, and 16 letters of two bytes each, are one too many; nothing is cut.
    for long in ["x".repeat(32), "è".repeat(16)] {
        let said = program.say(&long);
        assert!(said.contains("32") && said.contains("31") && said.contains("Name of player 1"), "{said}");
    }
    assert!(program.say(&"è".repeat(15)).contains("Name of player 2"));
    let said = program.say(&"è".repeat(15));
    assert!(said.contains("choose another name") && said.contains("Name of player 2"), "{said}");
    assert!(program.say("Bruno").contains("rules of the table"));
    program.say("y");
    let said = program.say("nobody");
    assert!(said.contains("Possible: ") && said.contains("owner"), "{said}");
    program.end().failure();
    assert_eq!(home.files(), [], "a form that was not finished begins no game");
}

#[test]
fn a_form_can_be_left_by_zero() {
    let home = Home::new();
    assert!(home.run_with(&[], "1\n0\n0\n").success().ends_with("A presto!\n"));
    assert_eq!(home.files(), []);
}

#[test]
fn a_save_is_loaded_by_its_number() {
    let home = Home::with_game();
    home.begin_game("altra", 8);
    let mut program = home.start(&["--lang", "en"]);
    program.asked();
    let list = program.say("2");
    assert!(list.contains("[1] gioco: turn 1, Ada to play (Ada, Bruno), 20"), "{list}");
    assert!(list.contains("[2] altra: turn 1"), "{list}");
    assert!(program.say("1").contains("Pass the keyboard"), "the game is on");
    program.kill();
    let log = home.text("log.txt");
    let opening = log.lines().rev().find(|line| line.contains("Si gioca")).unwrap();
    assert!(opening.contains("\"gioco\""), "{opening}");
}

#[test]
fn a_save_loaded_by_a_typed_name_enters_the_cache() {
    let home = Home::with_game();
    fs::rename(home.file("saves/gioco.sav"), home.file("saves/Sabato sera.sav")).unwrap();
    fs::write(home.file("saves/cache.txt"), "").unwrap();
    let mut program = home.start(&[]);
    program.asked();
    program.say("2");
    assert!(program.say("nessuno").contains("Non c'è nessun salvataggio che si chiama \"nessuno\""));
    assert!(program.say("Sabato sera").contains("Passa la tastiera"));
    program.end().failure();
    assert_eq!(home.text("saves/cache.txt"), "Sabato sera\n");
}

#[test]
fn a_missing_save_is_marked_and_can_be_dropped() {
    let home = Home::with_game();
    fs::remove_file(home.file("saves/gioco.sav")).unwrap();
    let mut program = home.start(&["--lang", "en"]);
    program.asked();
    assert!(program.say("2").contains("[1] gioco: the file is gone."));
    assert!(program.say("1").contains("Take the name off the list? [y/n]"));
    assert!(program.say("n").contains("[1] gioco: the file is gone."));
    assert_eq!(home.text("saves/cache.txt"), "gioco\n");
    program.say("1");
    let said = program.say("y");
    assert!(said.contains("off the list") && said.contains("There are no saves yet."), "{said}");
    assert_eq!(home.text("saves/cache.txt"), "");
    program.say("0");
    program.answer("0");
    program.end().success();
}

#[test]
fn a_damaged_save_is_marked_refused_and_left_alone() {
    let home = Home::with_game();
    let whole = home.bytes("saves/gioco.sav");
    home.put("saves/gioco.sav", &whole[..whole.len() / 2]);
    let before = home.files();
    let mut program = home.start(&["--lang", "en"]);
    program.asked();
    let list = program.say("2");
    assert!(list.contains("[1] gioco: cannot be played: "), "{list}");
    let said = program.say("1");
    assert!(said.contains("Cannot load \"") && said.contains("saves/gioco.sav\": "), "{said}");
    assert_eq!(Prompts::new(English).of(&said), Prompt::Menu);
    program.answer("0");
    program.end().success();
    assert_eq!(home.files(), before);
}

#[test]
fn an_existing_save_is_only_overwritten_after_a_yes() {
    let home = Home::with_game();
    let before = home.files();
    let mut program = home.start(&[]);
    program.asked();
    program.say("1");
    assert!(program.say("gioco").contains("Lo sostituisco? [s/n]"));
    assert!(program.say("n").contains("Nome del salvataggio"), "another name is asked for");
    assert_eq!(home.files(), before);
    program.say("gioco");
    program.say("s");
    for answer in ["2", "Carla", "Dario"] {
        program.say(answer);
    }
    assert_eq!(home.files(), before, "nothing is replaced before the game begins");
    program.say("n");
    program.end().failure();
    assert_eq!(home.save("gioco").players[0].as_str(), "Carla");
}

#[test]
fn the_form_seats_the_computer_and_names_it_where_nobody_does() {
    let home = Home::new();
    let outcome = home.run_with(&["--plain"], "1\nx\n3\nAda\nHal=robot\nHal=hard\n=facile\nn\n");
    outcome.failure();
    assert!(outcome.said.contains("\"robot\""), "{outcome:?}");
    let save = home.save("x");
    assert_eq!(save.own.unwrap().seats, ["human", "difficile", "facile"]);
    assert_eq!(save.players.iter().map(Text::as_str).collect::<Vec<_>>(), ["Ada", "Hal", "Turing"]);
}
