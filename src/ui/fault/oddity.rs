//! What is odd about a file that can be used all the same, one sentence each.

use super::shown;
use crate::store::save::OFFICIAL_CARDS;
use crate::store::{Oddity, Zone};
use crate::students::HAND_LIMIT;
use crate::ui::locale::Locale;

/// Something odd about a save or a deck (FILE_FORMATS, "saves/NAME.sav" and "mazzo.txt").
#[must_use]
pub fn oddity(oddity: &Oddity, locale: &Locale) -> String {
    match oddity {
        Oddity::BarePlayers => locale.text("oddity-bare-players"),
        Oddity::Pointers32 => locale.text("oddity-pointers-32"),
        Oddity::CardCount { cards } => {
            let values = [("cards", (*cards).into()), ("official", OFFICIAL_CARDS.into())];
            locale.text_with("oddity-card-count", &values)
        }
        Oddity::IdenticalCards { player, zone, card, copies } => {
            let values = [
                ("player", shown(player)),
                ("zone", zone_word(*zone).into()),
                ("card", shown(card)),
                ("copies", (*copies).into()),
            ];
            locale.text_with("oddity-identical-cards", &values)
        }
        Oddity::LargeHand { player, cards } => {
            let values =
                [("player", shown(player)), ("cards", (*cards).into()), ("limit", HAND_LIMIT.into())];
            locale.text_with("oddity-large-hand", &values)
        }
        Oddity::MatricolaOutside { cards } => {
            locale.text_with("oddity-matricola-outside", &[("cards", (*cards).into())])
        }
        Oddity::DuplicateName { name, shown: renamed } => {
            let values = [("name", shown(name)), ("shown", shown(renamed))];
            locale.text_with("oddity-duplicate-name", &values)
        }
        Oddity::EmptyName { shown: renamed } => {
            locale.text_with("oddity-empty-name", &[("shown", shown(renamed))])
        }
        Oddity::NotTerminated { text } => locale.text_with("oddity-not-terminated", &[("text", shown(text))]),
        Oddity::OlderEncoding { encoding } => {
            locale.text_with("oddity-older-encoding", &[("encoding", encoding.name().into())])
        }
        Oddity::RoundFromTrailer { round } => {
            locale.text_with("oddity-round-from-trailer", &[("round", (*round).into())])
        }
        Oddity::UnknownTrailer { bytes } => {
            locale.text_with("oddity-unknown-trailer", &[("bytes", (*bytes).into())])
        }
        Oddity::OwnBlockUnreadable => locale.text("oddity-own-block"),
        Oddity::SameNameDifferentCard { card } => {
            locale.text_with("oddity-same-name", &[("card", shown(card))])
        }
        Oddity::IdleSpell { card } => locale.text_with("oddity-idle-spell", &[("card", shown(card))]),
        Oddity::IdleInstant { card } => locale.text_with("oddity-idle-instant", &[("card", shown(card))]),
    }
}

/// The word by which sentences choose how a zone is called.
pub(super) const fn zone_word(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "hand",
        Zone::Classroom => "classroom",
        Zone::BonusMalus => "bonus_malus",
        Zone::Draw => "draw",
        Zone::Discard => "discard",
        Zone::StudyRoom => "study_room",
    }
}
