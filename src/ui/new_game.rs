//! What the forms of a new game share, by lines or on the full screen: what is known before anybody is asked,
//! and how seats are written. Who plays at a seat is a word of saves; nothing here knows what it means to play.

use std::path::PathBuf;

use crate::cpu::Level;
use crate::engine::Options;
use crate::player::Kind;
use crate::session::Participant;
use crate::store::SaveName;
use crate::store::save::look_the_same;
use crate::students::Text;
use crate::ui::Locale;

/// Names that are proposed for computers: of people to whom these owe something. More than sit at a table.
const PROPOSED: [&str; 7] = ["Turing", "Lovelace", "Hopper", "Dijkstra", "Boole", "Knuth", "Olivetti"];

/// What is known of a new game before anybody is asked.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// The save's name.
    pub save: Option<SaveName>,
    /// Who plays, as far as it is known.
    pub participants: Vec<Participant>,
    /// A deck of its own.
    pub deck: Option<PathBuf>,
    /// What the cards are shuffled by.
    pub seed: Option<u64>,
    /// The options of the table; none where they have to be asked.
    pub options: Option<Options>,
}

/// Whether a player with this name, or with one that looks like it, is among `participants`.
#[must_use]
pub fn is_taken(participants: &[Participant], name: &Text) -> bool {
    participants.iter().any(|seat| look_the_same(seat.name.as_str(), name.as_str()))
}

/// A name for a computer that none of `others` looks like.
#[must_use]
pub fn proposed_name(others: &[&str]) -> &'static str {
    let is_free = |name: &&&str| others.iter().all(|other| !look_the_same(other, name));
    PROPOSED.iter().find(is_free).unwrap_or(&PROPOSED[0])
}

/// So many computers of the usual level, with the names that are proposed for them.
#[must_use]
pub fn computers(count: usize) -> Vec<Participant> {
    let of = |name: &&str| Participant { name: Text::new(name), kind: Kind::Cpu(Level::Medio) };
    PROPOSED.iter().take(count).map(of).collect()
}

/// A seat as people write it, `NAME` or `NAME=KIND`.
///
/// # Errors
/// There is no such kind; gives the word.
pub fn split_seat(seat: &str) -> Result<(&str, Kind), &str> {
    let Some((name, word)) = seat.rsplit_once('=') else { return Ok((seat, Kind::Human)) };
    let word = word.trim();
    let kind = match word {
        "persona" | "person" => Some(Kind::Human),
        _ => Kind::from_word(word).filter(|kind| Kind::OFFERED.contains(kind)),
    };
    kind.map(|kind| (name, kind)).ok_or(word)
}

/// Who plays at a seat, in words for people.
#[must_use]
pub fn kind_words(kind: &Kind, locale: &Locale) -> String {
    let key = match kind {
        Kind::Human => "kind-human",
        Kind::Cpu(Level::Facile) => "kind-facile",
        Kind::Cpu(Level::Medio) => "kind-medio",
        Kind::Cpu(Level::Difficile) => "kind-difficile",
        other => return other.to_string(),
    };
    locale.text(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::Language;

    #[test]
    fn a_seat_is_a_name_and_a_kind_in_either_language() {
        assert_eq!(split_seat("Ada"), Ok(("Ada", Kind::Human)));
        assert_eq!(split_seat("Ada=medio"), Ok(("Ada", Kind::Cpu(Level::Medio))));
        assert_eq!(split_seat("Ada = hard"), Ok(("Ada ", Kind::Cpu(Level::Difficile))));
        assert_eq!(split_seat("=facile"), Ok(("", Kind::Cpu(Level::Facile))));
        assert_eq!(split_seat("a=b=persona"), Ok(("a=b", Kind::Human)));
        assert_eq!(split_seat("a=b \n"), Err("b"));
        assert_eq!(split_seat("a=random"), Err("random"), "measures of the arena sit at no table");
    }

    #[test]
    fn every_kind_has_words_in_both_languages() {
        for locale in Language::ALL.map(Locale::new) {
            for kind in Kind::OFFERED {
                assert_ne!(kind_words(&kind, &locale), kind.to_string());
            }
        }
    }

    #[test]
    fn a_name_is_proposed_that_nobody_has() {
        assert_eq!(proposed_name(&["Ada", "turing"]), "Lovelace");
        assert_eq!(proposed_name(&PROPOSED), PROPOSED[0], "more players than there can be");
    }
}
