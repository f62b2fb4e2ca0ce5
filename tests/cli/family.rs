//! The files of other programs of the family, played: whichever loads is played to the victory, and whichever
//! does not is left alone.

use unstable_students::students::Text;
use unstable_students::ui::Language::Italian;

use super::player::Player;
use super::program::Home;
use crate::fixture::fixture;

/// Loads a save of the family by its name and plays it to the victory.
fn is_played_to_the_victory(file: &str, seed: u64) {
    let Some((_, bytes)) = fixture(file) else { return };
    let home = Home::new();
    home.put("saves/vecchia.sav", &bytes);
    let players = home.save("vecchia").players;
    let mut program = home.start(&["vecchia", "--plain"]);
    Player::new(Italian, seed).play(&mut program);
    assert!(program.end().success().contains(" vince la partita con "));
    assert_eq!(home.bytes("saves/vecchia.sav.original"), bytes, "the other program's file is kept");
    assert_eq!(home.text("saves/cache.txt"), "vecchia\n");
    assert_eq!(home.save("vecchia").players.len(), players.len());
    home.run(&["replay", "vecchia"]).success();
    let statistics = home.run(&["stats", "--format", "json"]).success().to_owned();
    for name in players.iter().map(Text::as_str) {
        assert!(statistics.contains(&format!("\"{name}\"")), "{name} is not in {statistics}");
    }
}

#[test]
fn the_official_save_of_four_is_played_to_the_victory() {
    is_played_to_the_victory("official_4p.sav", 1);
}

#[test]
fn the_originals_save_in_round_20_is_played_to_the_victory() {
    is_played_to_the_victory("original_round20.sav", 2);
}

#[test]
fn the_save_with_doubled_piles_is_played_to_the_victory() {
    is_played_to_the_victory("doubled_piles_214_cards.sav", 3);
}

#[test]
fn the_save_with_a_trailer_is_played_to_the_victory() {
    is_played_to_the_victory("trailer_8_bytes.sav", 4);
}

#[test]
fn the_save_with_bare_players_is_played_to_the_victory() {
    is_played_to_the_victory("bare_players_216_cards.sav", 5);
}

#[test]
fn the_undecoded_layout_is_refused_and_left_untouched() {
    let Some((_, bytes)) = fixture("early_layout_undecoded.sav") else { return };
    let home = Home::new();
    home.put("saves/vecchia.sav", &bytes);
    let before = home.files();
    assert!(home.run(&["vecchia"]).failure().contains("vecchia.sav"));
    let check = home.run(&["check", home.file("saves/vecchia.sav").to_str().unwrap()]);
    assert_eq!(check.code, Some(1));
    assert_eq!(home.files(), before);
}

#[test]
fn a_game_with_the_official_deck_is_played_to_the_victory() {
    let Some((_, deck)) = fixture("mazzo_official.txt") else { return };
    let home = Home::new();
    home.put("mazzo.txt", deck);
    let mut program = home.start(&["new", "--save", "x", "--seed", "2", "--seat", "Ada", "--seat", "Bruno"]);
    Player::new(Italian, 6).play(&mut program);
    assert!(program.end().success().contains(" vince la partita con "));
}

#[test]
fn the_originals_statistics_are_taken_over_with_a_copy_beside_them() {
    let Some((_, bytes)) = fixture("original_stats.bin") else { return };
    let home = Home::with_game();
    home.put("stats.bin", &bytes);
    let said = home.run(&["stats", "--format", "csv"]);
    assert_eq!(said.code, Some(0));
    assert!(said.errors.contains("stats.bin.original"), "{said:?}");
    assert!(said.said.lines().count() > 1, "{said:?}");
    assert_eq!(home.bytes("stats.bin.original"), bytes);
    assert_eq!(home.run(&["stats", "--format", "csv"]).success(), said.said, "it is told once");
    let mut program = home.start(&["gioco", "--plain"]);
    Player::new(Italian, 1).play(&mut program);
    program.end().success();
    let after = home.run(&["stats", "--format", "csv"]).success().to_owned();
    assert!(after.contains("Ada,"), "{after}");
    assert!(after.lines().count() >= said.said.lines().count(), "nobody was lost: {after}");
    assert_eq!(home.bytes("stats.bin.original"), bytes);
}
