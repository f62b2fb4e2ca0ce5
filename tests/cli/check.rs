//! `check`, and saves that are no saves.

use std::fs;

use serde_json::{Value, json};

use super::program::Home;

/// Where the number of cards in the first player's hand stands: after the number of players, a name of 32
/// bytes and four pointers.
const HAND: usize = 4 + 64;
/// Where the type of that hand's first card stands.
const CARD_TYPE: usize = HAND + 4 + 32 + 256;

/// `bytes` with a number in little-endian order at an offset.
fn with(bytes: &[u8], offset: usize, number: i32) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    bytes[offset..offset + 4].copy_from_slice(&number.to_le_bytes());
    bytes
}

/// Files that are no saves, with the offset of what is wrong where it is certain.
fn hostile(save: &[u8]) -> Vec<(&'static str, Vec<u8>, Option<usize>)> {
    vec![
        ("empty", Vec::new(), Some(0)),
        ("short", vec![2, 0], Some(0)),
        ("no-players", with(save, 0, 0), Some(0)),
        ("one-player", with(save, 0, 1), Some(0)),
        ("five-players", with(save, 0, 5), Some(0)),
        ("minus-players", with(save, 0, -1), Some(0)),
        ("many-players", with(save, 0, 1_000_000_000), Some(0)),
        ("minus-cards", with(save, HAND, -1), None),
        ("many-cards", with(save, HAND, 1_000_000_000), None),
        ("no-cards", with(save, HAND, 0), None),
        ("type", with(save, CARD_TYPE, 99), None),
        ("minus-type", with(save, CARD_TYPE, -1), None),
        ("effects", with(save, CARD_TYPE + 4, 1_000_000_000), None),
        ("minus-effects", with(save, CARD_TYPE + 4, -1), None),
        ("when", with(save, CARD_TYPE + 16, 5), None),
        ("cut", save[..save.len() / 3].to_vec(), None),
        ("zeros", vec![0; 5000], Some(0)),
        ("text", b"Lorem ipsum dolor sit amet".repeat(9), None),
    ]
}

/// The report about a file, and whether all was fine.
fn report(home: &Home, file: &str) -> (Value, bool) {
    let path = home.file(file);
    let said = home.run(&["check", "--format", "json", path.to_str().unwrap()]);
    assert_eq!(said.errors, "");
    assert_eq!(said.said.lines().count(), 1, "one object a file: {said:?}");
    (serde_json::from_str(&said.said).unwrap(), said.code == Some(0))
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

const KEYS: [&str; 10] =
    ["cards", "error", "file", "kind", "layout", "oddities", "ok", "piles", "players", "round"];

#[test]
fn a_save_is_described_for_people() {
    let home = Home::with_game();
    let path = home.file("saves/gioco.sav");
    let said = home.run(&["check", path.to_str().unwrap(), "--lang", "en"]).success().to_owned();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].ends_with("gioco.sav: a save (official-64), turn 1, 137 cards."), "{said}");
    assert_eq!(lines[1], "- Ada: 5 in hand, 1 in the classroom, 0 in the bonus-malus.");
    assert_eq!(lines[3], "- draw pile 121, discards 0, study room 4.");
    let italian = home.run(&["check", path.to_str().unwrap(), "--lang", "it"]);
    assert!(italian.success().contains("un salvataggio (official-64), turno 1, 137 carte."));
}

#[test]
fn a_save_is_described_for_programs() {
    let home = Home::with_game();
    let (report, fine) = report(&home, "saves/gioco.sav");
    assert!(fine);
    assert_eq!(keys(&report), KEYS);
    let player = |name: &str| json!({"name": name, "hand": 5, "classroom": 1, "bonus_malus": 0});
    assert_eq!(report["file"], home.file("saves/gioco.sav").to_str().unwrap());
    assert_eq!((&report["kind"], &report["ok"], &report["round"]), (&json!("save"), &json!(true), &json!(1)));
    assert_eq!(report["layout"], "official-64");
    assert_eq!(report["players"], json!([player("Ada"), player("Bruno")]));
    assert_eq!(report["piles"], json!({"draw": 121, "discard": 0, "study_room": 4}));
    assert_eq!((&report["cards"], &report["oddities"]), (&json!(137), &json!([])));
    assert_eq!(report["error"], Value::Null);
}

#[test]
fn a_deck_is_described() {
    let home = Home::new();
    home.put("mazzo.txt", "3\nM\n\n2\n0\n3\n0\n20\nS\n\n3\n0\n3\n0\n");
    let (deck, fine) = report(&home, "mazzo.txt");
    assert!(fine);
    assert_eq!(keys(&deck), KEYS);
    assert_eq!((&deck["kind"], &deck["cards"], &deck["ok"]), (&json!("deck"), &json!(23), &json!(true)));
    assert_eq!((&deck["layout"], &deck["piles"], &deck["players"]), (&Value::Null, &Value::Null, &json!([])));
    let path = home.file("mazzo.txt");
    let said = home.run(&["check", path.to_str().unwrap(), "--lang", "en"]);
    assert!(said.success().contains("a deck of 23 cards"), "{said:?}");
    home.put("bad.txt", "1\nA\nb\n99\n");
    let (bad, fine) = report(&home, "bad.txt");
    assert!(!fine);
    assert_eq!(keys(&bad), KEYS);
    assert_eq!((&bad["kind"], &bad["ok"], &bad["error"]["line"]), (&json!("deck"), &json!(false), &json!(4)));
    assert!(bad["error"]["reason"].as_str().unwrap().contains("99"));
}

#[test]
fn what_is_odd_is_said_and_is_fine() {
    let home = Home::with_game();
    let save = home.bytes("saves/gioco.sav");
    // Bruno becomes a second Ada: his name follows the first player's cards.
    let at = save.windows(6).position(|bytes| bytes == b"Bruno\0").unwrap();
    let mut odd = save.clone();
    odd[at..at + 6].copy_from_slice(b"Ada\0\0\0");
    home.put("saves/odd.sav", odd);
    let (odd, fine) = report(&home, "saves/odd.sav");
    assert!(fine, "{odd}");
    assert_eq!(odd["oddities"].as_array().unwrap().len(), 1, "{odd}");
    let said = home.run(&["check", home.file("saves/odd.sav").to_str().unwrap(), "--lang", "en"]);
    assert!(said.success().contains("- note: Two players are called \"Ada\""), "{said:?}");
    let said = home.run_with(&["odd", "--lang", "en"], "\n0\ny\n");
    assert!(said.success().contains("Note: Two players are called \"Ada\""), "{said:?}");
}

#[test]
fn what_is_no_save_is_refused_with_offset_and_reason_and_left_untouched() {
    let home = Home::with_game();
    let save = home.bytes("saves/gioco.sav");
    for (name, bytes, offset) in hostile(&save) {
        let file = format!("saves/{name}.sav");
        home.put(&file, &bytes);
        let (bad, fine) = report(&home, &file);
        assert!(!fine && bad["ok"] == false && bad["kind"] == "save", "{name}: {bad}");
        assert_eq!(keys(&bad), KEYS);
        assert_eq!(keys(&bad["error"]), ["line", "offset", "reason"]);
        let found = bad["error"]["offset"].as_u64().unwrap();
        assert!(found as usize <= bytes.len(), "{name}: {bad}");
        if let Some(offset) = offset {
            assert_eq!(found as usize, offset, "{name}: {bad}");
        }
        for language in ["it", "en"] {
            let text = home.run(&["check", home.file(&file).to_str().unwrap(), "--lang", language]);
            assert_eq!((text.code, text.said.lines().count()), (Some(1), 1), "{name}: {text:?}");
            let load = home.run_with(&[name, "--lang", language], "\n");
            assert!(load.failure().contains(&file), "{name}: {load:?}");
            assert!(load.said.is_empty());
        }
        assert_eq!(home.bytes(&file), bytes, "{name} was touched");
    }
    assert_eq!(home.text("saves/cache.txt"), "gioco\n");
}

#[test]
fn a_folder_called_like_a_save_is_told() {
    let home = Home::with_game();
    fs::create_dir(home.file("saves/x.sav")).unwrap();
    let before = home.files();
    let (bad, fine) = report(&home, "saves/x.sav");
    assert!(!fine && bad["kind"] == "save" && bad["error"]["offset"].is_null(), "{bad}");
    assert!(home.run(&["x", "--lang", "en"]).failure().contains("x.sav"));
    assert!(home.run(&["saves", "--lang", "en"]).success().contains("x: cannot be played: "));
    let new = ["new", "--save", "x", "--seat", "A", "--seat", "B", "--lang", "en"];
    assert!(home.run_with(&new, "y\n").failure().contains("x.sav"));
    assert_eq!(home.files(), before, "a failed game leaves nothing");
}

#[test]
fn one_faulty_file_among_several_fails_the_check_and_all_are_told() {
    let home = Home::with_game();
    home.put("bad.sav", "");
    let (fine, bad) = (home.file("saves/gioco.sav"), home.file("bad.sav"));
    let missing = home.file("none.txt");
    let files = [fine.to_str().unwrap(), bad.to_str().unwrap(), missing.to_str().unwrap()];
    let said = home.run(&[&["check", "--format", "json"], &files[..]].concat());
    assert_eq!((said.code, said.errors.as_str()), (Some(1), ""));
    let oks: Vec<bool> = said
        .said
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["ok"].as_bool().unwrap())
        .collect();
    assert_eq!(oks, [true, false, false]);
    let text = home.run(&[&["check", "--lang", "en"], &files[..]].concat());
    assert_eq!(text.code, Some(1));
    for file in files {
        assert!(text.said.contains(file), "{text:?}");
    }
    assert!(home.run(&["check"]).wrong_usage().contains("FILE"));
}

#[test]
fn a_file_called_by_control_characters_moves_no_cursor() {
    let home = Home::new();
    let said = home.run(&["check", "x\u{1b}[2J.sav"]);
    assert!(said.code == Some(1) && !said.said.contains('\u{1b}'), "{said:?}");
    let said = home.run(&["deck", "--deck", "x\u{1b}[2J.txt"]);
    assert!(!said.failure().contains('\u{1b}'), "{said:?}");
}
