use proptest::prelude::*;

use super::record::{DESCRIPTION_FIELD, NAME_FIELD};
use super::*;
use crate::engine::{Options, Random, Seat};
use crate::store::encoding::Encoding;
use crate::store::oddity::Zone;
use crate::students::{Action, Card, CardId, CardType, Effect, Holdings, Target, When};

fn card(name: &str, card_type: CardType, effects: usize) -> Card {
    let effect = Effect { action: Action::Pesca, target: Target::Voi, card_type: CardType::All };
    Card {
        card_type,
        name: Text::new(name),
        description: Text::new("What it does."),
        effects: vec![effect; effects],
        when: When::Subito,
        optional: effects == 1,
    }
}

/// A small game of three in round 8, whose seat 1 is to play.
fn game() -> Save {
    let cards = [
        (card("Fresher", CardType::Matricola, 0), 4),
        (card("Graduate", CardType::Laureando, 1), 2),
        (card("Burden", CardType::Malus, 2), 2),
        (card("Perché no", CardType::Magia, 3), 3),
    ];
    let deck = Arc::new(Deck::new(cards).unwrap());
    let [fresher, graduate, burden, spell] = [0, 1, 2, 3].map(CardId);
    let holdings = |hand: &[CardId], bonus_malus: &[CardId]| Holdings {
        hand: hand.to_vec(),
        classroom: vec![fresher],
        bonus_malus: bonus_malus.to_vec(),
    };
    let position = Position {
        round: 8,
        current: Seat::new(1),
        players: vec![holdings(&[spell, graduate], &[]), holdings(&[], &[burden]), holdings(&[spell], &[])],
        draw: vec![burden, graduate],
        discard: vec![spell],
        study_room: vec![fresher],
    };
    Save { players: ["Ada", "Bruno", "Carla"].map(Text::new).to_vec(), deck, position, own: None }
}

fn own() -> OwnBlock {
    let mut random = Random::new(3);
    random.below(7);
    OwnBlock {
        game_id: [9; 16],
        options: serde_json::from_str(r#"{"chooser":"owner","limit":5,"open":true}"#).unwrap(),
        seats: ["human", "cpu easy", "human"].map(str::to_owned).to_vec(),
        random: Some(random),
        moves: u64::MAX,
    }
}

fn own_game() -> Save {
    Save { own: Some(own()), ..game() }
}

fn bytes() -> Vec<u8> {
    game().to_bytes().unwrap()
}

fn refused(bytes: &[u8]) -> (usize, SaveFault) {
    let error = Save::from_bytes(bytes).unwrap_err();
    (error.offset, error.fault)
}

/// `bytes` with the four at `offset` replaced by `value`.
fn with(mut bytes: Vec<u8>, offset: usize, value: i32) -> Vec<u8> {
    bytes[offset..offset + 4].copy_from_slice(&value.to_le_bytes());
    bytes
}

// In the file Bruno comes first: 4 bytes, his block of 64, an empty hand, a classroom of one card.
const FIRST_HAND: usize = 68;
const FIRST_CARD: usize = FIRST_HAND + 8;
const CARD_TYPE: usize = FIRST_CARD + NAME_FIELD + DESCRIPTION_FIELD;

#[test]
fn a_game_comes_back_whole_with_the_own_block() {
    let save = own_game();
    let loaded = Save::from_bytes(&save.to_bytes().unwrap()).unwrap();
    assert_eq!(loaded, Loaded { save, layout: Layout::Official64, oddities: vec![] });
}

#[test]
fn the_player_whose_round_begins_is_the_first_of_the_file_and_gets_seat_0_without_the_own_block() {
    let loaded = Save::from_bytes(&bytes()).unwrap();
    let names: Vec<&str> = loaded.save.players.iter().map(Text::as_str).collect();
    assert_eq!(names, ["Bruno", "Carla", "Ada"]);
    assert_eq!((loaded.save.position.current, loaded.save.position.round), (Seat::new(0), 8));
    assert_eq!(loaded.save.position.players[2], game().position.players[0]);
    assert_eq!(loaded.oddities, [Oddity::CardCount { cards: 11 }]);
}

#[test]
fn an_own_block_that_is_garbled_later_or_about_others_is_no_error() {
    let whole = own_game().to_bytes().unwrap();
    let body = bytes().len();
    let mut later = whole.clone();
    later[body + 8] = 2;
    let mut garbled = whole.clone();
    garbled[body + 20] ^= 0xff;
    let cut = whole[..whole.len() - 5].to_vec();
    let mut other_table = bytes();
    let two_seats = OwnBlock { seats: vec!["human".to_owned(); 2], ..own() };
    own::append(&mut other_table, &two_seats, 1);
    for bytes in [later, garbled, cut, other_table] {
        let loaded = Save::from_bytes(&bytes).unwrap();
        assert_eq!((loaded.save.own, loaded.save.position.round), (None, 8));
        assert!(loaded.oddities.contains(&Oddity::OwnBlockUnreadable));
    }
    let options = OwnBlock { options: Options::default(), random: None, ..own() };
    let save = Save { own: Some(options), ..game() };
    assert_eq!(Save::from_bytes(&save.to_bytes().unwrap()).unwrap().save, save);
}

#[test]
fn the_round_is_1_where_it_is_absent_or_below_1() {
    let whole = bytes();
    let piles = whole.len() - 4;
    let round = |bytes: &[u8]| Save::from_bytes(bytes).unwrap().save.position.round;
    assert_eq!(round(&whole), 8);
    assert_eq!(round(&whole[..piles]), 1);
    assert_eq!(round(&with(whole.clone(), piles, 0)), 1);
    assert_eq!(round(&with(whole, piles, -3)), 1);
}

#[test]
fn trailers_are_odd_and_no_error() {
    let piles = bytes().len() - 4;
    let trailed = |numbers: &[i32]| {
        let trailer = numbers.iter().flat_map(|number| number.to_le_bytes());
        let bytes: Vec<u8> = bytes()[..piles].iter().copied().chain(trailer).collect();
        Save::from_bytes(&bytes).map(|loaded| (loaded.save.position.round, loaded.oddities[0].clone()))
    };
    let unknown = |bytes| Oddity::UnknownTrailer { bytes };
    assert_eq!(trailed(&[0, 19]), Ok((19, Oddity::RoundFromTrailer { round: 19 })));
    assert_eq!(trailed(&[0, 0]), Ok((1, unknown(4))));
    assert_eq!(trailed(&[5, 19]), Ok((5, unknown(4))));
    assert_eq!(trailed(&[5, 0, 19]), Ok((5, unknown(8))));
    assert_eq!(trailed(&[5, 1, 2, 3, 4]), Ok((5, unknown(16))));
    let error = trailed(&[0x7274_614d, 1, 2, 3, 4]).unwrap_err();
    assert_eq!((error.offset, error.fault), (piles, SaveFault::Trailer { bytes: 20 }));
}

#[test]
fn hostile_values_are_refused_with_their_place() {
    let value = |field, value| SaveFault::Value { field, value };
    for players in [0, 1, 5, -1, 1_000_000] {
        assert_eq!(refused(&with(bytes(), 0, players)), (0, value(Field::Players, players)));
    }
    assert_eq!(refused(&with(bytes(), FIRST_HAND, -1)), (FIRST_HAND, value(Field::Cards, -1)));
    let left = bytes().len() - FIRST_HAND - 4;
    let count = |field, left| SaveFault::Count { field, count: 1_000_000_000, left };
    let huge = with(bytes(), FIRST_HAND, 1_000_000_000);
    assert_eq!(refused(&huge), (FIRST_HAND, count(Field::Cards, left)));
    assert_eq!(refused(&with(bytes(), CARD_TYPE, 99)), (CARD_TYPE, value(Field::CardType, 99)));
    assert_eq!(refused(&with(bytes(), CARD_TYPE, 0)), (CARD_TYPE, value(Field::CardType, 0)));
    let effects = CARD_TYPE + 4;
    assert_eq!(refused(&with(bytes(), effects, -1)), (effects, value(Field::Effects, -1)));
    let left = bytes().len() - FIRST_CARD - 320;
    let huge = with(bytes(), effects, 1_000_000_000);
    assert_eq!(refused(&huge), (effects, count(Field::Effects, left)));
    let when = CARD_TYPE + 16;
    assert_eq!(refused(&with(bytes(), when, 5)), (when, value(Field::When, 5)));
    assert_eq!(refused(&with(bytes(), when + 4, 2)), (when + 4, value(Field::Optional, 2)));
    let burden = FIRST_CARD + 320 + 4;
    for (place, field) in [(0, Field::Action), (4, Field::Target), (8, Field::EffectType)] {
        let at = burden + 320 + place;
        assert_eq!(refused(&with(bytes(), at, 11)), (at, value(field, 11)));
    }
}

#[test]
fn a_card_in_a_zone_of_another_type_is_refused() {
    let fault =
        SaveFault::WrongZone { card: "Fresher".into(), card_type: CardType::Magia, zone: Zone::Classroom };
    assert_eq!(refused(&with(bytes(), CARD_TYPE, CardType::Magia.code())), (CARD_TYPE, fault));
}

#[test]
fn a_file_that_is_cut_anywhere_is_refused() {
    assert_eq!(refused(b""), (0, SaveFault::CutOff { needed: 4, left: 0 }));
    let whole = bytes();
    let piles = whole.len() - 4;
    for end in (0..piles).chain(piles + 1..whole.len()) {
        assert!(Save::from_bytes(&whole[..end]).is_err(), "{end}");
    }
    let fault = SaveFault::Count { field: Field::Cards, count: 1, left: 319 };
    assert_eq!(refused(&whole[..piles - 1]), (piles - 324, fault));
    assert_eq!(refused(&whole[..piles - 322]), (piles - 324, SaveFault::CutOff { needed: 4, left: 2 }));
}

#[test]
fn a_game_without_cards_is_refused() {
    let empty = [2_i32.to_le_bytes().to_vec(), vec![0; 2 * (64 + 12) + 12]].concat();
    assert!(matches!(refused(&empty), (_, SaveFault::NoCards)));
}

#[test]
fn names_become_distinct_and_keep_their_bytes() {
    let named = |names: [&str; 3]| {
        let save = Save { players: names.map(Text::new).to_vec(), ..own_game() };
        let bytes = save.to_bytes().unwrap();
        let loaded = Save::from_bytes(&bytes).unwrap();
        assert_eq!(loaded.save.to_bytes().unwrap(), bytes);
        let shown: Vec<String> = loaded.save.players.iter().map(ToString::to_string).collect();
        (shown, loaded.oddities)
    };
    let duplicate = |shown: &str| Oddity::DuplicateName { name: "Ada".to_owned(), shown: shown.to_owned() };
    let (shown, oddities) = named(["Ada", "Ada", "Ada"]);
    assert_eq!(shown, ["Ada", "Ada (2)", "Ada (3)"]);
    assert_eq!(oddities, [duplicate("Ada (2)"), duplicate("Ada (3)")]);
    assert_eq!(named(["Ada", "Ada", "Ada (2)"]).0, ["Ada", "Ada (3)", "Ada (2)"]);
    assert_eq!(named(["Ada", "Ada ", "1"]).0, ["Ada", "Ada (2)", "1"]);
    let (shown, oddities) = named(["", "Giocatore 1", ""]);
    assert_eq!(shown, ["Giocatore 2", "Giocatore 1", "Giocatore 3"]);
    assert!(matches!(&oddities[..], [Oddity::EmptyName { .. }, Oddity::EmptyName { .. }]));
}

#[test]
fn older_encodings_and_full_fields_come_back_byte_by_byte() {
    let mut bytes = bytes();
    bytes[4..9].copy_from_slice(b"Perch");
    bytes[9] = 0xe9;
    bytes[FIRST_CARD..FIRST_CARD + 32].fill(b'n');
    let loaded = Save::from_bytes(&bytes).unwrap();
    assert_eq!(loaded.save.players[0].as_str(), "Perché");
    assert!(loaded.oddities.contains(&Oddity::OlderEncoding { encoding: Encoding::Windows1252 }));
    assert!(loaded.oddities.contains(&Oddity::NotTerminated { text: "n".repeat(32) }));
    assert_eq!(loaded.save.to_bytes().unwrap(), bytes);
}

#[test]
fn garbage_in_pointers_padding_and_after_a_nul_means_nothing() {
    let clean = bytes();
    let mut dirty = clean.clone();
    dirty[4 + 6..4 + 64].fill(0xcc);
    let card = FIRST_CARD;
    dirty[card + 8..card + 32].fill(0xcc);
    dirty[card + 32 + 20..card + 288].fill(0xcc);
    dirty[card + 296..card + 304].fill(0xcc);
    dirty[card + 309..card + 320].fill(0xcc);
    let loaded = Save::from_bytes(&dirty).unwrap();
    assert_eq!(loaded, Save::from_bytes(&clean).unwrap());
    assert_eq!(loaded.save.to_bytes().unwrap(), clean);
}

#[test]
fn what_real_saves_have_too_much_of_is_pointed_out() {
    let mut save = game();
    let [ada, ..] = &mut save.position.players[..] else { panic!("three players") };
    ada.hand = vec![CardId(3); 18];
    ada.classroom = vec![CardId(0); 2];
    save.position.discard = vec![CardId(0)];
    let loaded = Save::from_bytes(&save.to_bytes().unwrap()).unwrap();
    let identical = Oddity::IdenticalCards {
        player: "Ada".to_owned(),
        zone: Zone::Classroom,
        card: "Fresher".to_owned(),
        copies: 2,
    };
    for oddity in [
        Oddity::LargeHand { player: "Ada".to_owned(), cards: 18 },
        identical,
        Oddity::MatricolaOutside { cards: 1 },
    ] {
        assert!(loaded.oddities.contains(&oddity), "{oddity}");
    }
}

/// The file of `save` as programs of another layout write it.
fn laid_out(save: &Save, layout: Layout) -> Vec<u8> {
    let official = save.to_bytes().unwrap();
    let mut rest = &official[..];
    let mut out = Vec::new();
    let mut copy = |out: &mut Vec<u8>, size: usize| {
        let (taken, after) = rest.split_at(size);
        rest = after;
        out.extend_from_slice(taken);
        taken.to_vec()
    };
    let integer = |bytes: &[u8]| i32::from_le_bytes(bytes.try_into().unwrap()) as usize;
    let mut skipped = Vec::new();
    let mut list = |out: &mut Vec<u8>, copy: &mut dyn FnMut(&mut Vec<u8>, usize) -> Vec<u8>| {
        for _ in 0..integer(&copy(out, 4)) {
            copy(out, NAME_FIELD + DESCRIPTION_FIELD + 4);
            let effects = integer(&copy(out, 4));
            let pointer = layout.pointer();
            out.extend(std::iter::repeat_n(0xcc, pointer));
            copy(&mut skipped, 8);
            copy(out, 8);
            out.extend(std::iter::repeat_n(0xcc, pointer));
            copy(&mut skipped, 8);
            copy(out, effects * 12);
        }
    };
    for _ in 0..integer(&copy(&mut out, 4)) {
        copy(&mut out, NAME_FIELD);
        copy(&mut Vec::new(), 32);
        out.extend(std::iter::repeat_n(0xcc, layout.player_size() - NAME_FIELD));
        for _ in 0..3 {
            list(&mut out, &mut copy);
        }
    }
    let mut piles = [Vec::new(), Vec::new(), Vec::new()];
    for pile in &mut piles {
        list(pile, &mut copy);
    }
    if layout == Layout::BarePlayers {
        piles.rotate_right(1);
    }
    out.extend(piles.concat());
    copy(&mut out, 4);
    out
}

#[test]
fn every_layout_is_recognised_and_gives_the_same_game() {
    let official = Save::from_bytes(&bytes()).unwrap();
    for layout in Layout::ALL {
        let loaded = Save::from_bytes(&laid_out(&game(), layout)).unwrap();
        assert_eq!((loaded.layout, &loaded.save), (layout, &official.save));
    }
}

#[test]
fn a_cut_file_of_another_layout_is_refused_where_it_was_cut() {
    for layout in Layout::ALL {
        let whole = laid_out(&game(), layout);
        for end in 0..whole.len() - 4 {
            assert!(Save::from_bytes(&whole[..end]).is_err(), "{layout:?} {end}");
        }
        let error = Save::from_bytes(&whole[..whole.len() - 30]).unwrap_err();
        assert_eq!(error.layout, layout);
    }
}

#[test]
fn a_text_that_does_not_fit_is_not_written() {
    let save = Save { players: ["A".repeat(33).as_str(), "B", "C"].map(Text::new).to_vec(), ..game() };
    assert!(matches!(save.to_bytes(), Err(SaveWriteError::Text { max: 31, .. })));
}

#[test]
fn the_error_is_a_sentence() {
    let error = Save::from_bytes(&with(bytes(), CARD_TYPE, 99)).unwrap_err();
    assert_eq!(error.to_string(), "byte 364: the card type is '99', which does not exist");
}

proptest! {
    #[test]
    fn no_bytes_make_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        let _ = Save::from_bytes(&bytes);
    }

    #[test]
    fn changed_saves_are_refused_or_written_back(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        layout in 0..3_usize,
        end in any::<prop::sample::Index>(),
        cut in any::<bool>(),
    ) {
        let mut bytes = laid_out(&game(), Layout::ALL[layout]);
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        if cut {
            bytes.truncate(end.index(bytes.len()));
        }
        if let Ok(loaded) = Save::from_bytes(&bytes) {
            let again = Save::from_bytes(&loaded.save.to_bytes().unwrap()).unwrap();
            prop_assert_eq!(again.save, loaded.save);
        }
    }

    #[test]
    fn any_game_comes_back(
        current in 0..3_usize,
        round in 1..=i32::MAX as u32,
        names in prop::array::uniform3("[a-zèé0-9 ]{1,15}"),
        moves in any::<u64>(),
        seed in any::<u64>(),
    ) {
        let mut save = own_game();
        save.position.current = Seat::new(current);
        save.position.round = round;
        save.players = names.iter().enumerate().map(|(i, name)| Text::new(&format!("{i}{}", name.trim_end()))).collect();
        save.own = Some(OwnBlock { moves, random: Some(Random::new(seed)), ..own() });
        prop_assert_eq!(Save::from_bytes(&save.to_bytes().unwrap()).unwrap().save, save);
    }
}
