//! The files of other programs of the family: what each must show, or why it must be refused. They lie beside the
//! checkout, in `../shared/fixtures`; where they are missing, the tests say loudly that they were skipped, and fail
//! if `UNSTABLE_STUDENTS_REQUIRE_FIXTURES` is set.

#![allow(clippy::panic, clippy::unwrap_used)]

#[path = "common/fixture.rs"]
mod fixture;

use std::fs;

use fixture::fixture;
use unstable_students::store::check::{self, Kind};
use unstable_students::store::oddity::{Oddity, Zone};
use unstable_students::store::save::{Layout, Loaded, OFFICIAL_CARDS, Save};
use unstable_students::store::statistics::{self, Notice, Sort};
use unstable_students::store::{DeckFile, Folder, OwnBlock, Statistics};
use unstable_students::students::{Action, CardId, CardType, Target, Text, When};

/// The MATRICOLA cards of the official deck.
const MATRICOLE: usize = 6;

fn load(name: &str) -> Option<(Vec<u8>, Loaded)> {
    let (_, bytes) = fixture(name)?;
    let loaded = Save::from_bytes(&bytes).unwrap();
    Some((bytes, loaded))
}

/// Name, hand, classroom and bonus-malus of every player.
fn table(save: &Save) -> Vec<(&str, [usize; 3])> {
    let sizes = save.position.players.iter().map(|h| [h.hand.len(), h.classroom.len(), h.bonus_malus.len()]);
    save.players.iter().map(Text::as_str).zip(sizes).collect()
}

/// Draw pile, discards, study room.
fn piles(save: &Save) -> [usize; 3] {
    [&save.position.draw, &save.position.discard, &save.position.study_room].map(Vec::len)
}

fn names<'a>(save: &'a Save, cards: &[CardId]) -> Vec<&'a str> {
    cards.iter().map(|&id| save.deck.card(id).name.as_str()).collect()
}

/// The official part of a save for 64 bits, with pointers, padding and bytes after a NUL set to zero.
fn cleaned(bytes: &[u8], players: usize) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let number = |bytes: &[u8], at: usize| i32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    let end_text = |field: &mut [u8]| {
        let end = field.iter().position(|&byte| byte == 0).unwrap_or(field.len());
        field[end..].fill(0);
    };
    let mut at = 4;
    for list in 0..3 * players + 3 {
        if list % 3 == 0 && list < 3 * players {
            end_text(&mut bytes[at..at + 32]);
            bytes[at + 32..at + 64].fill(0);
            at += 64;
        }
        let cards = number(&bytes, at);
        at += 4;
        for _ in 0..cards {
            end_text(&mut bytes[at..at + 32]);
            end_text(&mut bytes[at + 32..at + 288]);
            bytes[at + 296..at + 304].fill(0);
            bytes[at + 309..at + 320].fill(0);
            at += 320 + 12 * number(&bytes, at + 292);
        }
    }
    bytes.truncate(at);
    bytes
}

#[test]
fn the_official_save_of_four_is_decoded() {
    let Some((_, Loaded { save, layout, oddities })) = load("official_4p.sav") else { return };
    assert_eq!((layout, save.position.round, save.position.current.index()), (Layout::Official64, 1, 0));
    assert_eq!(
        table(&save),
        [("Ada", [3, 2, 0]), ("Bruno", [4, 3, 1]), ("Carla", [5, 1, 3]), ("Dario", [2, 1, 1])]
    );
    assert_eq!((piles(&save), save.deck.total(), save.deck.ids().count()), ([93, 15, 3], OFFICIAL_CARDS, 49));
    let ada = &save.position.players[0];
    assert_eq!(names(&save, &ada.hand), ["Tasto reset", "Laureando Avido", "Aperitivo da Tiffany"]);
    assert_eq!(names(&save, &ada.classroom), ["Laureando Ladro", "Matricola Gamer"]);
    let thief = save.deck.card(ada.classroom[0]);
    assert_eq!((thief.card_type, thief.when), (CardType::Laureando, When::Subito));
    assert!(thief.effects.iter().any(|e| e.action == Action::Ruba && e.target == Target::Tu));
    assert_eq!(oddities, []);
}

#[test]
fn the_originals_save_in_round_20_is_decoded() {
    let Some((_, Loaded { save, layout, oddities })) = load("original_round20.sav") else { return };
    assert_eq!((layout, save.position.round), (Layout::Official64, 20));
    assert_eq!(
        table(&save),
        [("playerD", [3, 5, 2]), ("playerA", [1, 2, 3]), ("playerB", [3, 6, 2]), ("playerC", [2, 1, 0])]
    );
    assert_eq!((piles(&save), save.deck.total()), ([83, 22, 2], OFFICIAL_CARDS));
    // Six students, and an INGEGNERE that keeps them from winning. The space after the name is not part of it.
    let engineer = &save.position.players[2];
    assert_eq!(names(&save, &engineer.bonus_malus), ["CTM in orario", "Ingegnerizzazione"]);
    let first = &save.position.players[0];
    assert_eq!(names(&save, &first.bonus_malus), ["Macchinetta inceppata", "CTM in orario"]);
    assert_eq!(save.deck.card(first.bonus_malus[0]).name.stored(), b"Macchinetta inceppata ");
    assert_eq!(oddities, []);
}

#[test]
fn the_save_with_doubled_piles_is_decoded_and_all_that_is_odd_is_said() {
    let Some((_, Loaded { save, layout, oddities })) = load("doubled_piles_214_cards.sav") else { return };
    assert_eq!((layout, save.position.round), (Layout::Official64, 10));
    assert_eq!(table(&save), [("Ada", [4, 1, 2]), ("Bea", [5, 1, 4])]);
    assert_eq!((piles(&save), save.deck.total()), ([192, 5, 0], 214));
    let identical = Oddity::IdenticalCards {
        player: "Bea".to_owned(),
        zone: Zone::BonusMalus,
        card: "Teams fuori servizio".to_owned(),
        copies: 2,
    };
    assert_eq!(
        oddities,
        [Oddity::RoundFromTrailer { round: 10 }, Oddity::CardCount { cards: 214 }, identical]
    );
}

#[test]
fn the_save_with_a_trailer_of_8_bytes_is_decoded() {
    let Some((_, Loaded { save, layout, oddities })) = load("trailer_8_bytes.sav") else { return };
    assert_eq!((layout, save.position.round), (Layout::Official64, 19));
    assert_eq!(
        table(&save),
        [("Vert", [3, 2, 2]), ("Blanc", [2, 1, 1]), ("Neptune", [2, 6, 1]), ("Noire", [5, 1, 1])]
    );
    assert_eq!((piles(&save), save.deck.total()), ([85, 22, 1], 135));
    let identical = Oddity::IdenticalCards {
        player: "Neptune".to_owned(),
        zone: Zone::Classroom,
        card: "Studente Chiacchierone".to_owned(),
        copies: 2,
    };
    assert_eq!(
        oddities,
        [Oddity::RoundFromTrailer { round: 19 }, Oddity::CardCount { cards: 135 }, identical]
    );
}

#[test]
fn the_save_with_bare_players_is_decoded() {
    let Some((_, Loaded { save, layout, oddities })) = load("bare_players_216_cards.sav") else { return };
    assert_eq!((layout, save.position.round), (Layout::BarePlayers, 1));
    assert_eq!(table(&save), [("Ada", [5, 2, 0]), ("Bruno", [5, 1, 0])]);
    assert_eq!((piles(&save), save.deck.total()), ([118, 81, 4], 216));
    let matricola = |id: &CardId| save.deck.card(*id).card_type == CardType::Matricola;
    assert!(save.position.study_room.iter().all(matricola));
    let outside = save.position.discard.iter().filter(|id| matricola(id)).count();
    assert_eq!(
        oddities,
        [Oddity::BarePlayers, Oddity::CardCount { cards: 216 }, Oddity::MatricolaOutside { cards: outside }]
    );
}

#[test]
fn the_undecoded_layout_is_refused_with_place_and_reason() {
    let Some((path, bytes)) = fixture("early_layout_undecoded.sav") else { return };
    let error = Save::from_bytes(&bytes).unwrap_err();
    assert!(error.offset < bytes.len() && !error.fault.to_string().is_empty());
    let report = check::file(&path);
    assert_eq!((report.kind, report.ok), (Kind::Save, false));
    let report = serde_json::to_value(&report).unwrap();
    assert_eq!(report["error"]["offset"], error.offset);
    assert!(report["error"]["line"].is_null() && report["error"]["reason"].is_string());
}

#[test]
fn a_save_that_was_loaded_and_saved_again_is_equal_byte_by_byte() {
    let saves =
        ["official_4p.sav", "original_round20.sav", "doubled_piles_214_cards.sav", "trailer_8_bytes.sav"];
    for (bytes, loaded) in saves.into_iter().filter_map(load) {
        let players = loaded.save.players.len();
        let round = loaded.save.position.round.to_le_bytes();
        let expected = [cleaned(&bytes, players), round.to_vec()].concat();
        assert_eq!(loaded.save.to_bytes().unwrap(), expected);
        let own = OwnBlock {
            game_id: [1; 16],
            options: Default::default(),
            seats: vec!["human".to_owned(); players],
            random: None,
            moves: 0,
        };
        let with_own = Save { own: Some(own), ..loaded.save }.to_bytes().unwrap();
        assert!(with_own.starts_with(&expected) && with_own.len() > expected.len());
    }
}

#[test]
fn every_save_that_is_cut_is_refused() {
    for name in ["official_4p.sav", "bare_players_216_cards.sav"] {
        let Some((_, bytes)) = fixture(name) else { return };
        for end in (0..bytes.len()).step_by(97).chain(bytes.len() - 40..bytes.len()) {
            assert!(Save::from_bytes(&bytes[..end]).is_err(), "{name} cut to {end} bytes");
        }
    }
}

#[test]
fn the_official_deck_is_read_and_written_and_nothing_about_it_is_odd() {
    let Some((path, _)) = fixture("mazzo_official.txt") else { return };
    let official = DeckFile::load(&path).unwrap();
    assert_eq!((official.records.len(), official.deck.total()), (49, OFFICIAL_CARDS));
    assert_eq!((official.deck.count(CardType::Matricola), &official.oddities[..]), (MATRICOLE, &[][..]));
    let written = unstable_students::store::deck_file::to_bytes(&official.records);
    assert_eq!(DeckFile::parse(&written).unwrap(), official);
    // The built-in deck has the same names, numbers and effects; its descriptions are its own.
    let facts = |file: &DeckFile| {
        let mut facts: Vec<_> = file
            .records
            .iter()
            .map(|(card, copies)| {
                let name = card.name.to_string();
                (name, card.card_type, card.effects.clone(), card.when, card.optional, *copies)
            })
            .collect();
        facts.sort();
        facts
    };
    assert_eq!(facts(&DeckFile::built_in()), facts(&official));
}

#[test]
fn the_originals_statistics_are_taken_over_and_a_copy_is_kept() {
    let Some((_, bytes)) = fixture("original_stats.bin") else { return };
    let root = tempfile::tempdir().unwrap();
    let folder = Folder::new(root.path());
    fs::write(folder.statistics(), &bytes).unwrap();
    let (statistics, notice) = Statistics::load(&folder).unwrap();
    let copy = root.path().join("stats.bin.original");
    assert_eq!(notice, Some(Notice::TakenOver { players: 4, copy: copy.clone() }));
    assert_eq!(fs::read(copy).unwrap(), bytes);
    let rows = statistics.rows(statistics::Kind::People, Sort::Name);
    let figures: Vec<_> = rows
        .iter()
        .map(|row| (row.name, row.figures.won, row.figures.rounds, row.figures.discarded))
        .collect();
    assert_eq!(
        figures,
        [("playerA", 0, 5, 5), ("playerB", 0, 5, 5), ("playerC", 0, 5, 1), ("playerD", 2, 6, 5)]
    );
    assert_eq!(rows[3].figures.played, [10, 6, 0, 5, 1, 2, 0, 2, 0]);
    assert_eq!(rows[1].figures.played, [7, 5, 0, 1, 4, 1, 0, 1, 0]);
}

#[test]
fn a_check_reports_the_facts_of_a_file() {
    let Some((path, _)) = fixture("original_round20.sav") else { return };
    let report = serde_json::to_value(check::file(&path)).unwrap();
    assert_eq!((&report["kind"], &report["ok"]), (&"save".into(), &true.into()));
    assert_eq!((&report["layout"], &report["round"]), (&"official-64".into(), &20.into()));
    let player = serde_json::json!({"name": "playerD", "hand": 3, "classroom": 5, "bonus_malus": 2});
    assert_eq!(report["players"][0], player);
    assert_eq!(report["piles"], serde_json::json!({"draw": 83, "discard": 22, "study_room": 2}));
    assert_eq!((&report["cards"], report["error"].is_null()), (&137.into(), true));
    let Some((deck, _)) = fixture("mazzo_official.txt") else { return };
    let report = check::file(&deck);
    assert_eq!((report.kind, report.ok, report.cards), (Kind::Deck, true, Some(137)));
}
