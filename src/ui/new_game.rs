//! What the forms of a new game share, by lines or on the full screen: what is known before anybody is asked,
//! and how seats are written. Who plays at a seat is a word of saves; nothing here knows what it means to play.

use std::path::PathBuf;

use crate::bot::{Command, CommandError, Limits, PREFIX};
use crate::cpu::Level;
use crate::engine::Options;
use crate::player::Kind;
use crate::session::Participant;
use crate::store::SaveName;
use crate::store::save::look_the_same;
use crate::students::Text;
use crate::ui::{Locale, fault};

/// The word of people's seats.
const PERSON: &str = "persona";

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

/// The name of a seat: what was typed, or for a computer without a name one that none of `others` looks like.
#[must_use]
pub fn seat_name<'a>(typed: &'a str, kind: &Kind, others: &[&str]) -> &'a str {
    if typed.trim().is_empty() && !kind.is_human() { proposed_name(others) } else { typed }
}

/// So many computers of the usual level, with the names that are proposed for them.
#[must_use]
pub fn computers(count: usize) -> Vec<Participant> {
    let of = |name: &&str| Participant { name: Text::new(name), kind: Kind::Cpu(Level::Medio) };
    PROPOSED.iter().take(count).map(of).collect()
}

/// Who may sit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// People and whoever is offered to them.
    Game,
    /// An automatic game: whoever is offered to people, but no people.
    Automatic,
    /// The arena: all players that are no people, measures for others among them.
    Arena,
}

impl Company {
    /// Whether players of this level may sit here.
    fn admits(self, level: Level) -> bool {
        self == Self::Arena || Kind::OFFERED.contains(&Kind::Cpu(level))
    }

    /// The word by which sentences know who is possible.
    const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Automatic => "automatic",
            Self::Arena => "arena",
        }
    }
}

/// Why a seat as people write it is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatError<'a> {
    /// There is no such kind of player in this company.
    Kind(&'a str, Company),
    /// It is a person's, and no people sit in this company.
    Person(&'a str, Company),
    /// The command of a program names none.
    Command(CommandError),
}

impl SeatError<'_> {
    /// The error in a sentence.
    #[must_use]
    pub fn sentence(&self, locale: &Locale) -> String {
        let sentence = |key: &str, value: &str, company: Company| {
            locale.text_with(key, &[("value", fault::shown(value)), ("company", company.word().into())])
        };
        match *self {
            Self::Kind(word, company) => sentence("usage-seat-kind", word, company),
            Self::Person(name, company) => sentence("usage-seat-person", name, company),
            Self::Command(ref error) => fault::command(error, locale),
        }
    }
}

/// A seat as people write it, `NAME`, `NAME=KIND`, or `NAME=bot:COMMAND` for a program that plays within
/// `limits`. Where no people sit a kind alone is its own name.
///
/// # Errors
/// There is no such kind in this company, or no such command.
pub fn split_seat(seat: &str, limits: Limits, company: Company) -> Result<(&str, Kind), SeatError<'_>> {
    if let Some((name, command)) = split_program(seat) {
        let command = Command::parse(command).map_err(SeatError::Command)?;
        return Ok((name, Kind::Program(command, limits)));
    }
    let (name, word) = match seat.rsplit_once('=') {
        Some((name, word)) => (name, word.trim()),
        None if company == Company::Game => (seat, PERSON),
        None => (seat, seat.trim()),
    };
    let is_person = [PERSON, "person", "human"].iter().any(|person| word.eq_ignore_ascii_case(person));
    let kind = if is_person { Some(Kind::Human) } else { Kind::from_word(word) };
    match kind {
        Some(Kind::Human) if company != Company::Game => Err(SeatError::Person(name, company)),
        Some(Kind::Human) => Ok((name, Kind::Human)),
        Some(Kind::Cpu(level)) if company.admits(level) => Ok((name, Kind::Cpu(level))),
        _ => Err(SeatError::Kind(word, company)),
    }
}

/// The name and the command of a seat that is written `NAME=bot:COMMAND`. The command may hold anything, so the
/// first `=bot:` counts.
#[must_use]
pub fn split_program(seat: &str) -> Option<(&str, &str)> {
    let (name, kind) = seat
        .match_indices('=')
        .map(|(at, _)| (&seat[..at], seat[at + 1..].trim_start()))
        .find(|(_, kind)| kind.starts_with(PREFIX))?;
    Some((name, &kind[PREFIX.len()..]))
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
        let split_seat = |seat| split_seat(seat, Limits::default(), Company::Game);
        assert_eq!(split_seat("Ada"), Ok(("Ada", Kind::Human)));
        assert_eq!(split_seat("Ada=medio"), Ok(("Ada", Kind::Cpu(Level::Medio))));
        assert_eq!(split_seat("Ada = hard"), Ok(("Ada ", Kind::Cpu(Level::Difficile))));
        assert_eq!(split_seat("Ada=MEDIO"), Ok(("Ada", Kind::Cpu(Level::Medio))));
        assert_eq!(split_seat("Ada=Persona"), Ok(("Ada", Kind::Human)));
        assert_eq!(split_seat("medio"), Ok(("medio", Kind::Human)), "where people sit it is a name");
        assert_eq!(split_seat("=facile"), Ok(("", Kind::Cpu(Level::Facile))));
        assert_eq!(split_seat("a=b=persona"), Ok(("a=b", Kind::Human)));
        assert_eq!(split_seat("a=b \n"), Err(SeatError::Kind("b", Company::Game)));
        assert_eq!(
            split_seat("a=random"),
            Err(SeatError::Kind("random", Company::Game)),
            "measures of the arena sit at no table"
        );
    }

    #[test]
    fn a_program_is_seated_by_its_command_whatever_stands_in_that() {
        let limits = Limits::default();
        let split_seat = |seat| split_seat(seat, limits, Company::Game);
        let command = Command::parse("python3 x.py --a=bot:1").unwrap();
        let seat = Ok(("Ada", Kind::Program(command, limits)));
        assert_eq!(split_seat("Ada=bot:python3 x.py --a=bot:1"), seat);
        assert_eq!(split_seat("a=b=bot:x").unwrap().0, "a=b");
        assert_eq!(split_seat("Ada=bot:"), Err(SeatError::Command(CommandError::Empty)));
        assert!(matches!(split_seat("Ada=bot:'x"), Err(SeatError::Command(CommandError::Quotation { .. }))));
    }

    #[test]
    fn whoever_may_not_sit_in_a_company_is_told_who_may() {
        let refused = |seat, company| {
            let error = split_seat(seat, Limits::default(), company).unwrap_err();
            Language::ALL.map(|language| error.sentence(&Locale::new(language)))
        };
        for company in [Company::Game, Company::Automatic, Company::Arena] {
            for sentence in refused("Ada=pippo", company) {
                assert!(sentence.contains("\"pippo\""), "{sentence}");
                for level in Level::ALL {
                    assert_eq!(sentence.contains(level.word()), company.admits(level), "{sentence}");
                }
                let people = sentence.contains("persona") || sentence.contains("human");
                assert_eq!(people, company == Company::Game, "{sentence}");
            }
        }
        for company in [Company::Automatic, Company::Arena] {
            for seat in ["Ada=human", "Ada"] {
                for sentence in refused(seat, company) {
                    assert!(sentence.contains("\"Ada\"") && sentence.contains("difficile"), "{sentence}");
                }
            }
            let alone = split_seat("Medio", Limits::default(), company);
            assert_eq!(alone, Ok(("Medio", Kind::Cpu(Level::Medio))));
        }
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
        assert_eq!(seat_name(" ", &Kind::Cpu(Level::Medio), &["Turing"]), "Lovelace");
        assert_eq!(seat_name(" ", &Kind::Human, &[]), " ", "people say what they are called");
    }
}
