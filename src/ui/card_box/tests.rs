use super::*;
use crate::students::{CardType, Text, When};
use crate::ui::locale::Language;
use crate::ui::sample::{Sample, card, look};
use crate::ui::style::Paint;

/// Cards that are hard to put into a box.
fn odd_cards() -> Vec<Card> {
    let mut cards: Vec<Card> = [
        "",
        "🎓🎓🎓🎓🎓🎓🎓",
        "Perche\u{301} no",
        "学生学生学生学生学生",
        "Precipitevolissimevolmente12345",
        "👩\u{200d}🎓👩\u{200d}🎓",
        "a\u{200b}b\u{300}\u{301}\u{302}",
    ]
    .map(|name| card(name, CardType::Malus, &[], When::Mai))
    .to_vec();
    for card in &mut cards {
        card.description = Text::new(&card.name.as_str().repeat(6));
    }
    cards[3].description = Text::new("");
    cards
}

#[test]
fn a_box_shows_everything_that_is_printed_on_the_card() {
    let sample = Sample::new(Language::Italian);
    let moka = Captioned::new(sample.deck.card(sample.id("Moka")), "[3]");
    assert_eq!(
        card_boxes(&[moka], &sample.locale, look(40)),
        [
            "+-[3]------------------------+",
            "| BONUS                      |",
            "| Moka                       |",
            "+----------------------------+",
            "| Così è, perché sì.         |",
            "|                            |",
            "| Davanti a te, all'inizio   |",
            "| del tuo turno              |",
            "| (facoltativo):             |",
            "| - pesca una carta (3       |",
            "|   volte)                   |",
            "+----------------------------+",
        ]
    );
}

#[test]
fn nothing_breaks_at_any_width() {
    let sample = Sample::new(Language::Italian);
    let cards = odd_cards();
    let shown: Vec<Captioned<'_>> =
        cards.iter().map(|card| Captioned::new(card, "[12] 学生学生学生学生学生学生")).collect();
    for width in 0..150 {
        let lines = card_boxes(&shown, &sample.locale, look(width));
        for line in &lines {
            assert!(columns(line) <= width.max(LEAST), "{width}: {line:?}");
            assert!(line.starts_with(['+', '|']), "{width}: {line:?}");
        }
        let edges = lines.iter().filter(|line| line.starts_with("+-[")).count();
        assert_eq!(edges, cards.len().div_ceil(layout(width).0), "{width}");
    }
}

#[test]
fn the_boxes_of_a_row_are_equally_high_and_wide() {
    let sample = Sample::new(Language::Italian);
    let cards = odd_cards();
    let shown: Vec<Captioned<'_>> = cards.iter().take(3).map(|card| Captioned::new(card, "")).collect();
    let lines = card_boxes(&shown, &sample.locale, look(80));
    let edge = format!("+{0}+ +{0}+ +{0}+", "-".repeat(24));
    assert_eq!((lines.first(), lines.last()), (Some(&edge), Some(&edge)));
    assert!(lines.iter().all(|line| columns(line) == 80), "{lines:#?}");
}

#[test]
fn as_many_boxes_lie_beside_each_other_as_there_is_room_for() {
    assert_eq!(layout(20), (1, 20));
    assert_eq!(layout(40), (1, 30));
    assert_eq!(layout(60), (2, 29));
    assert_eq!(layout(80), (3, 26));
    assert_eq!(layout(146), (5, 28));
    assert_eq!(layout(0), (1, LEAST));
    assert!(layout(usize::MAX).0 > 1000);
}

#[test]
fn colour_changes_no_column_and_is_not_the_only_sign_of_a_type() {
    let sample = Sample::new(Language::Italian);
    let shown = [Captioned::new(sample.deck.card(sample.id("Nebbia")), "")];
    let plain = card_boxes(&shown, &sample.locale, look(40));
    let mut painted = card_boxes(&shown, &sample.locale, Look { paint: Paint::new(true), ..look(40) });
    assert!(painted[1].contains("\u{1b}[31m") && plain[1].contains("MALUS"));
    for line in &mut painted {
        *line = line.replace("\u{1b}[31m", "").replace("\u{1b}[0m", "");
    }
    assert_eq!(painted, plain);
}

#[test]
fn a_plain_look_gets_one_line_a_card_and_no_box() {
    let sample = Sample::new(Language::English);
    let shown = [
        Captioned::new(sample.deck.card(sample.id("Timido")), "[1]"),
        Captioned::new(sample.deck.card(sample.id("Alt")), ""),
    ];
    let lines = card_boxes(&shown, &sample.locale, Look { plain: true, ..look(40) });
    assert_eq!(
        lines,
        [
            "[1] Timido (FRESHMAN). No effect. Così è, perché sì.",
            "Alt (INSTANT). In defence: block a card that another player uses against you. Così è, perché sì.",
        ]
    );
}

#[test]
fn no_cards_are_no_lines() {
    assert!(card_boxes(&[], &Locale::new(Language::Italian), look(80)).is_empty());
}
