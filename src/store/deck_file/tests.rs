use proptest::prelude::*;

use super::*;
use crate::store::encoding::Encoding;
use crate::students::{Action, CardType, Effect, Target, When};

const SPELL: &str = "2\nFirst spell\nDraws.\n7\n2\n4 0 0\n1 1 0\n0\n1\n";
const STUDENT: &str = "3\nSomebody\nStudies.\n2\n0\n3\n0\n";

fn parse(text: &str) -> Result<DeckFile, DeckFileError> {
    DeckFile::parse(text.as_bytes())
}

fn error(text: &str) -> (usize, Expected, DeckFault) {
    let error = parse(text).unwrap_err();
    (error.line, error.expected, error.fault)
}

#[test]
fn reads_records_in_the_order_of_the_file() {
    let file = parse(&format!("{SPELL}{STUDENT}")).unwrap();
    assert_eq!(file.records.len(), 2);
    let (spell, copies) = &file.records[0];
    assert_eq!((spell.name.as_str(), spell.description.as_str(), *copies), ("First spell", "Draws.", 2));
    let pesca = Effect { action: Action::Pesca, target: Target::Io, card_type: CardType::All };
    let scarta = Effect { action: Action::Scarta, target: Target::Tu, card_type: CardType::All };
    assert_eq!(spell.effects, [pesca, scarta]);
    assert_eq!((spell.card_type, spell.when, spell.optional), (CardType::Magia, When::Subito, true));
    assert_eq!((file.deck.total(), file.deck.count(CardType::Matricola)), (5, 3));
    assert!(file.oddities.is_empty());
}

#[test]
fn everything_untidy_in_real_decks_gives_the_same_deck() {
    let tidy = parse(&format!("{SPELL}{STUDENT}")).unwrap();
    let crlf = format!("{SPELL}{STUDENT}").replace('\n', "\r\n");
    let no_newline = format!("{SPELL}{}", STUDENT.trim_end());
    let spaces = format!("{SPELL}{STUDENT}").replace("4 0 0", " 4  0 \t0 ").replace("Somebody", "Somebody ");
    let variants = [
        crlf,
        no_newline,
        spaces,
        format!("\u{feff}{SPELL}{STUDENT}"),
        format!("\n\r\n{SPELL}\n \n{STUDENT}\n\n"),
        format!("{SPELL}{STUDENT}0\nwhatever comes after the end"),
    ];
    for variant in &variants {
        assert_eq!(parse(variant).unwrap().records, tidy.records, "{variant:?}");
    }
    let broken_in_record = SPELL.replace("7\n", "\n7\n\n");
    assert_eq!(parse(&broken_in_record).unwrap().records, tidy.records[..1]);
}

#[test]
fn older_encodings_are_read_and_written_back() {
    let latin = b"1\nPerch\xe9 no\nCos\xec.\n7\n0\n0\n0\n";
    let file = DeckFile::parse(latin).unwrap();
    assert_eq!(file.records[0].0.name.as_str(), "Perché no");
    assert_eq!(file.oddities, [Oddity::OlderEncoding { encoding: Encoding::Windows1252 }]);
    assert_eq!(to_bytes(&file.records), latin);
}

#[test]
fn every_error_names_the_line_and_what_was_expected_there() {
    let value = |value| DeckFault::Value { value };
    let text = |text: &str| DeckFault::NoNumber { text: text.to_owned() };
    assert_eq!(error(""), (1, Expected::Copies, DeckFault::NoCards));
    assert_eq!(error("\n\n0\n"), (3, Expected::Copies, DeckFault::NoCards));
    assert_eq!(error("many"), (1, Expected::Copies, text("many")));
    assert_eq!(error("-1"), (1, Expected::Copies, value(-1)));
    assert_eq!(error("65536\n"), (1, Expected::Copies, value(65536)));
    assert_eq!(error("99999999999999999999"), (1, Expected::Copies, text("99999999999999999999")));
    assert_eq!(error(&format!("{STUDENT}1000000000\n")), (8, Expected::Copies, value(1_000_000_000)));
    assert_eq!(error("1\n\n"), (2, Expected::Name, DeckFault::Empty));
    assert_eq!(error("1\nA\0B\n"), (2, Expected::Name, DeckFault::Nul));
    assert_eq!(error("1\nA"), (3, Expected::Description, DeckFault::End));
    assert_eq!(error("1\nA\nb\n99"), (4, Expected::CardType, value(99)));
    assert_eq!(error("1\nA\nb\n1"), (4, Expected::CardType, value(1)));
    assert_eq!(error("1\nA\nb\n2 2"), (4, Expected::CardType, text("2 2")));
    assert_eq!(error("1\nA\nb\n2\n-1"), (5, Expected::EffectCount, value(-1)));
    assert_eq!(error("1\nA\nb\n7\n1000000000\n4 0 0\n"), (7, Expected::Effect, DeckFault::End));
    assert_eq!(error("1\nA\nb\n7\n1\n11 0 0"), (6, Expected::Effect, value(11)));
    assert_eq!(error("1\nA\nb\n7\n1\n4 4 0"), (6, Expected::Effect, value(4)));
    assert_eq!(error("1\nA\nb\n7\n1\n4 0 9"), (6, Expected::Effect, value(9)));
    assert_eq!(error("1\nA\nb\n7\n1\n4 0"), (6, Expected::Effect, text("4 0")));
    assert_eq!(error("1\nA\nb\n2\n0\n5"), (6, Expected::When, value(5)));
    assert_eq!(error("1\nA\nb\n2\n0\n3\n2"), (7, Expected::Optional, value(2)));
    assert_eq!(error("1\nA\nb\n2\n0\n3"), (7, Expected::Optional, DeckFault::End));
}

#[test]
fn texts_longer_than_a_save_can_hold_are_refused() {
    let card = |name: usize, description: usize| {
        format!("1\n{}\n{}\n2\n0\n3\n0\n", "n".repeat(name), "d".repeat(description))
    };
    assert!(parse(&card(31, 255)).is_ok());
    let long = |bytes: usize, max, letter: &str| DeckFault::TooLong {
        text: letter.repeat(bytes.min(60)),
        bytes,
        max,
    };
    assert_eq!(error(&card(32, 0)), (2, Expected::Name, long(32, 31, "n")));
    assert_eq!(error(&card(1, 256)), (3, Expected::Description, long(256, 255, "d")));
}

#[test]
fn the_error_is_a_sentence() {
    let error = parse("1\nA\nb\n99").unwrap_err();
    assert_eq!(error.to_string(), "line 4: '99' was found where a card type from 2 to 8 was expected");
}

#[test]
fn odd_cards_are_pointed_out() {
    let idle_spell = "1\nIdle\n\n7\n0\n3\n0\n";
    let idle_instant = "1\nNo\n\n8\n0\n0\n0\n";
    let twin = "1\nSomebody\nOther.\n2\n0\n3\n0\n";
    let file = parse(&format!("{STUDENT}{idle_spell}{idle_instant}{twin}{STUDENT}")).unwrap();
    assert_eq!(
        file.oddities,
        [
            Oddity::SameNameDifferentCard { card: "Somebody".to_owned() },
            Oddity::IdleSpell { card: "Idle".to_owned() },
            Oddity::IdleInstant { card: "No".to_owned() },
        ]
    );
}

#[test]
fn the_built_in_deck_is_the_official_one_and_nothing_about_it_is_odd() {
    let file = DeckFile::built_in();
    assert_eq!((file.records.len(), file.deck.total()), (49, crate::store::save::OFFICIAL_CARDS));
    assert!(file.oddities.is_empty(), "{:?}", file.oddities);
    assert_eq!(DeckFile::parse(&to_bytes(&file.records)).unwrap(), file);
}

proptest! {
    #[test]
    fn no_bytes_make_reading_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = DeckFile::parse(&bytes);
    }

    #[test]
    fn changed_decks_are_refused_or_written_back(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = format!("{SPELL}{STUDENT}").into_bytes();
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(file) = DeckFile::parse(&bytes) {
            prop_assert_eq!(DeckFile::parse(&to_bytes(&file.records)).unwrap().records, file.records);
        }
    }
}
