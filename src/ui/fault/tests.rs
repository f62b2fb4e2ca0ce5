mod program;

use std::io::ErrorKind;
use std::path::PathBuf;

use super::*;
use crate::engine::table::UndoError;
use crate::engine::{JournalError, OptionError, Seat};
use crate::store::deck_file::{DeckFault, DeckFileError, DeckLoadError, Expected};
use crate::store::save::{Field, PlayerNameError, SaveError, SaveFault, SaveWriteError};
use crate::store::save_set::SaveSetError;
use crate::store::statistics::{Notice, StatisticsError};
use crate::store::{
    Encoding, FileAction, FileError, FileFault, Layout, LoadError, LockError, NameError, Oddity, Zone,
};
use crate::students::{CardId, CardType, DeckError};
use crate::ui::locale::Language;

/// Says it in both languages and looks for each of `values` in what was said.
fn check(say: impl Fn(&Locale) -> String, values: &[&str]) {
    let [italian, english] = Language::ALL.map(|language| {
        let sentence = say(&Locale::new(language));
        assert!(!sentence.contains(['{', '}']), "{sentence}");
        assert!(!sentence.contains(char::is_control), "{sentence:?}");
        for value in values {
            assert!(sentence.contains(value), "'{value}' is missing: {sentence}");
        }
        sentence
    });
    assert_ne!(italian, english);
}

/// Like [`check`], for what begins with a capital letter and ends with a full stop.
fn check_sentence(say: impl Fn(&Locale) -> String, values: &[&str]) {
    check(
        |locale| {
            let sentence = say(locale);
            let first = sentence.trim_start_matches('"').chars().next().unwrap();
            assert!(!first.is_lowercase() || sentence.starts_with('"'), "{sentence}");
            assert!(sentence.ends_with('.') && !sentence.ends_with(".."), "{sentence}");
            sentence
        },
        values,
    );
}

fn path() -> PathBuf {
    PathBuf::from("saves/x.sav")
}

fn file_error(action: FileAction, fault: FileFault) -> FileError {
    FileError { action, path: path(), fault }
}

fn missing() -> FileError {
    file_error(FileAction::Read, FileFault::System(ErrorKind::NotFound))
}

const ACTIONS: [FileAction; 6] = [
    FileAction::Read,
    FileAction::Write,
    FileAction::CreateFolder,
    FileAction::SetAside,
    FileAction::Lock,
    FileAction::Delete,
];

#[test]
fn every_action_with_every_fault_of_a_file_is_a_sentence() {
    let kinds = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::StorageFull,
        ErrorKind::QuotaExceeded,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::AlreadyExists,
        ErrorKind::FileTooLarge,
        ErrorKind::InvalidFilename,
    ];
    for action in ACTIONS {
        for kind in kinds {
            let error = file_error(action, FileFault::System(kind));
            check_sentence(|locale| file(&error, locale), &["saves/x.sav"]);
            // In the language of the person, not of the system.
            for language in Language::ALL {
                assert!(!file(&error, &Locale::new(language)).contains("system answers"));
                assert!(!file(&error, &Locale::new(language)).contains("sistema risponde"));
            }
        }
        for kind in [ErrorKind::BrokenPipe, ErrorKind::ResourceBusy, ErrorKind::TimedOut] {
            let error = file_error(action, FileFault::System(kind));
            check_sentence(|locale| file(&error, locale), &["saves/x.sav"]);
            assert!(!file(&error, &Locale::new(Language::Italian)).contains(&kind.to_string()));
        }
        let error = file_error(action, FileFault::NotAFile);
        check_sentence(|locale| file(&error, locale), &["saves/x.sav"]);
        let error = file_error(action, FileFault::TooLarge { limit: 33_554_432 });
        check_sentence(|locale| file(&error, locale), &["saves/x.sav", "33554432"]);
    }
}

#[test]
fn every_fault_of_a_save_is_said_with_its_place() {
    let why = |fault: SaveFault, values: &[&str]| {
        let error = SaveError { offset: 41200, layout: Layout::Official64, fault };
        let values = [values, &["41200"]].concat();
        check_sentence(|locale| check_fault(&error.clone().into(), locale), &values);
        let error = LoadError::Content { path: path(), error };
        check_sentence(|locale| load(&error, locale), &[&values[..], &["saves/x.sav"]].concat());
        check(|locale| load_reason(&error, locale), &["41200"]);
    };
    why(SaveFault::CutOff { needed: 320, left: 17 }, &["320", "17"]);
    why(
        SaveFault::WrongZone { card: "Ada\u{1b}".into(), card_type: CardType::Malus, zone: Zone::Hand },
        &["Ada\u{fffd}", "MALUS"],
    );
    why(SaveFault::NoCards, &[]);
    why(SaveFault::TooManyCards { cards: 70_000 }, &["70000"]);
    why(SaveFault::Trailer { bytes: 5 }, &["5"]);
    for field in [
        Field::Players,
        Field::Cards,
        Field::CardType,
        Field::Effects,
        Field::Action,
        Field::Target,
        Field::EffectType,
        Field::When,
        Field::Optional,
    ] {
        why(SaveFault::Value { field, value: -99 }, &["-99"]);
        why(SaveFault::Count { field, count: 1_000_000_000, left: 17 }, &["1000000000", "17"]);
    }
    check_sentence(|locale| load(&LoadError::File(missing()), locale), &["saves/x.sav"]);
    check(|locale| load_reason(&LoadError::File(missing()), locale), &[]);
    check_sentence(|locale| check_fault(&missing().into(), locale), &["saves/x.sav"]);
}

#[test]
fn a_list_of_saves_gets_a_few_words() {
    let error = |offset, left| LoadError::Content {
        path: path(),
        error: SaveError {
            offset,
            layout: Layout::Official64,
            fault: SaveFault::CutOff { needed: 320, left },
        },
    };
    let italian = Locale::new(Language::Italian);
    assert_eq!(load_reason(&error(41200, 17), &italian), "tagliato al byte 41200");
    assert_eq!(load_reason(&error(0, 0), &italian), "il file è vuoto");
    assert_eq!(load_reason(&LoadError::File(missing()), &italian), "non esiste");
}

#[test]
fn every_fault_of_a_deck_is_said_with_its_line() {
    let faults = [
        (DeckFault::NoCards, ""),
        (DeckFault::End, ""),
        (DeckFault::Empty, ""),
        (DeckFault::NoNumber { text: "x y".into() }, "x y"),
        (DeckFault::Value { value: i64::MAX }, "9223372036854775807"),
        (DeckFault::TooLong { text: "Matricola".into(), bytes: 32, max: 31 }, "Matricola"),
        (DeckFault::Nul, "NUL"),
    ];
    for (fault, value) in faults {
        for expected in [
            Expected::Copies,
            Expected::Name,
            Expected::Description,
            Expected::CardType,
            Expected::EffectCount,
            Expected::Effect,
            Expected::When,
            Expected::Optional,
        ] {
            let error = DeckFileError { line: 412, expected, fault: fault.clone() };
            check_sentence(|locale| deck_error(&error, locale), &["412", value]);
            check_sentence(|locale| check_fault(&error.clone().into(), locale), &["412", value]);
            let error = DeckLoadError::Content { path: path(), error };
            check_sentence(|locale| deck(&error, locale), &["saves/x.sav", "412", value]);
        }
    }
    check_sentence(|locale| deck(&DeckLoadError::File(missing()), locale), &["saves/x.sav"]);
}

#[test]
fn every_name_that_is_refused_is_told_why() {
    let name = || "a\u{1b}b\u{202e}".to_owned();
    let shown = "a\u{fffd}b\u{fffd}";
    for (error, values) in [
        (NameError::Empty, vec![]),
        (NameError::Separator { name: name(), separator: '\\' }, vec![shown, "\\"]),
        (NameError::DotDot { name: name() }, vec![shown]),
        (NameError::LeadingDot { name: name() }, vec![shown]),
        (NameError::Space { name: name() }, vec![shown]),
        (NameError::Control { name: name(), code: 0x1b }, vec![shown, "U+001B"]),
        (NameError::Reserved { name: name() }, vec![shown]),
        (NameError::TooLong { bytes: 300 }, vec!["300", "247"]),
    ] {
        check_sentence(|locale| save_name(&error, locale), &values);
    }
    for (error, values) in [
        (PlayerNameError::Empty, vec![]),
        (PlayerNameError::Invisible, vec![]),
        (PlayerNameError::TooLong { name: name(), bytes: 32 }, vec![shown, "32", "31"]),
        (PlayerNameError::Control { name: name(), code: 0 }, vec![shown, "U+0000"]),
    ] {
        check_sentence(|locale| player_name(&error, locale), &values);
    }
}

#[test]
fn a_long_text_is_not_repeated_without_end() {
    let error = PlayerNameError::TooLong { name: "x".repeat(100_000), bytes: 100_000 };
    check_sentence(|locale| player_name(&error, locale), &["xxx", "100000"]);
    for language in Language::ALL {
        assert!(player_name(&error, &Locale::new(language)).len() < 500);
    }
}

fn option_errors() -> [(OptionError, [&'static str; 3]); 2] {
    [
        (OptionError::Unknown { key: "x".into(), known: "chooser, undo".into() }, ["x", "chooser, undo", ""]),
        (
            OptionError::Value { key: "undo".into(), value: "forse".into(), possible: "true, false".into() },
            ["undo", "forse", "true, false"],
        ),
    ]
}

#[test]
fn an_option_that_does_not_fit_is_answered_with_what_does() {
    for (error, values) in option_errors() {
        check_sentence(|locale| option(&error, locale), &values);
    }
}

#[test]
fn every_reason_against_setting_a_game_up_is_a_sentence() {
    for (error, values) in [
        (SetupError::Players(0), vec!["2", "4"]),
        (SetupError::Players(1), vec!["2", "4"]),
        (SetupError::Players(9), vec!["9", "2", "4"]),
        (
            SetupError::TooFewCards { matricole: 1, others: 14, players: 3, needed: 15 },
            vec!["1", "14", "3", "15"],
        ),
        (SetupError::OtherPlayers(3, 2), vec!["3", "2"]),
        (PositionError::Players(5).into(), vec!["5"]),
        (PositionError::Current(6).into(), vec!["7"]),
        (PositionError::Round.into(), vec!["0"]),
        (PositionError::Copies(12, 3, 4).into(), vec!["12", "3", "4"]),
        (PositionError::WrongZone(12, "classroom").into(), vec!["12"]),
    ] {
        check_sentence(|locale| setup(&error, locale), &values);
    }
    let italian = Locale::new(Language::Italian);
    for (zone, words) in
        [("classroom", "in aula,"), ("bonus-malus", "nel bonus-malus,"), ("study room", "in aula studio,")]
    {
        let sentence = setup(&PositionError::WrongZone(12, zone).into(), &italian);
        assert!(sentence.contains(words), "{sentence}");
    }
}

#[test]
fn every_fault_of_a_journal_is_a_sentence() {
    let reason = || "expected `,`".to_owned();
    let mut errors = vec![
        (JournalError::Empty, vec![]),
        (JournalError::Line { line: 7, reason: reason() }, vec!["7"]),
        (JournalError::OtherGame("cartagena".into()), vec!["cartagena"]),
        (JournalError::OtherRules { found: 9, known: 1 }, vec!["9", "1"]),
        (JournalError::OtherGenerator("xorshift".into()), vec!["xorshift"]),
        (JournalError::ChangedKit, vec![]),
        (JournalError::Setup(reason()), vec![]),
        (JournalError::IllegalMove { line: 7, reason: reason() }, vec!["7"]),
        (JournalError::Undo { line: 7, reason: UndoError::NotAllowed }, vec!["7"]),
        (JournalError::Undo { line: 7, reason: UndoError::Final }, vec!["7"]),
        (JournalError::OtherState { line: 7 }, vec!["7"]),
    ];
    errors.extend(option_errors().map(|(error, values)| (error.into(), values.to_vec())));
    for (error, values) in errors {
        check_sentence(|locale| journal(&error, locale), &values);
        check_sentence(|locale| session(&error.clone().into(), locale), &values);
    }
}

#[test]
fn every_refusal_outside_of_a_game_is_a_sentence() {
    let kind = CardType::Malus;
    for reason in [
        IllegalMove::NothingAsked,
        IllegalMove::NotYourTurn(Seat::new(1)),
        IllegalMove::NoAnswer,
        IllegalMove::NotThere,
        IllegalMove::WrongType(kind),
        IllegalMove::OnlyBlocks,
        IllegalMove::Barred(kind),
        IllegalMove::CannotBlock,
        IllegalMove::HasIdentical,
        IllegalMove::NotThatPlayer,
    ] {
        let value = if matches!(reason, IllegalMove::NotYourTurn(_)) { "2" } else { "" };
        check_sentence(|locale| session(&SessionError::IllegalMove(reason), locale), &[value]);
    }
}

#[test]
fn a_session_says_what_the_file_below_it_says() {
    let inside: [SessionError; 8] = [
        missing().into(),
        LockError::File(missing()).into(),
        LockError::Held { path: path() }.into(),
        LoadError::File(missing()).into(),
        SaveWriteError::File(missing()).into(),
        StatisticsError::File(missing()).into(),
        StatisticsError::Newer { path: path(), version: 9 }.into(),
        DeckLoadError::File(missing()).into(),
    ];
    for error in inside {
        check_sentence(|locale| session(&error, locale), &["saves/x.sav"]);
    }
    let newer = StatisticsError::Newer { path: path(), version: 9 };
    check_sentence(|locale| statistics(&newer, locale), &["9"]);
    let text = SaveWriteError::Text { text: "Ada".into(), max: 31 };
    check_sentence(|locale| session(&SessionError::Write(text.clone()), locale), &["Ada", "31"]);
    check_sentence(|locale| session(&SetupError::Players(9).into(), locale), &["9"]);
    check_sentence(|locale| session(&SessionError::Keeper, locale), &[]);
}

#[test]
fn what_happened_to_the_statistics_is_told() {
    for players in [1, 7] {
        let taken_over = Notice::TakenOver { players, copy: path() };
        check_sentence(|locale| notice(&taken_over, locale), &["saves/x.sav"]);
    }
    check_sentence(|locale| notice(&Notice::SetAside { kept: path() }, locale), &["saves/x.sav"]);
}

#[test]
fn every_oddity_is_a_sentence() {
    let text = || "Ada\u{7}".to_owned();
    let identical = |zone| Oddity::IdenticalCards { player: "Bruno".into(), zone, card: text(), copies: 2 };
    let oddities = [
        (Oddity::BarePlayers, vec![]),
        (Oddity::Pointers32, vec!["32"]),
        (Oddity::CardCount { cards: 216 }, vec!["216", "137"]),
        (identical(Zone::Hand), vec!["Bruno", "Ada\u{fffd}", "2"]),
        (identical(Zone::Classroom), vec!["Bruno", "Ada\u{fffd}", "2"]),
        (identical(Zone::BonusMalus), vec!["bonus-malus"]),
        (identical(Zone::Draw), vec!["Bruno"]),
        (identical(Zone::Discard), vec!["Bruno"]),
        (identical(Zone::StudyRoom), vec!["Bruno"]),
        (Oddity::LargeHand { player: text(), cards: 18 }, vec!["Ada\u{fffd}", "18", "5"]),
        (Oddity::MatricolaOutside { cards: 1 }, vec!["1"]),
        (Oddity::MatricolaOutside { cards: 8 }, vec!["8"]),
        (Oddity::DuplicateName { name: text(), shown: "Ada (2)".into() }, vec!["Ada\u{fffd}", "Ada (2)"]),
        (Oddity::EmptyName { shown: "Giocatore 3".into() }, vec!["Giocatore 3"]),
        (Oddity::NotTerminated { text: text() }, vec!["Ada\u{fffd}"]),
        (Oddity::OlderEncoding { encoding: Encoding::Windows1252 }, vec!["Windows-1252"]),
        (Oddity::OlderEncoding { encoding: Encoding::Cp850 }, vec!["CP850"]),
        (Oddity::RoundFromTrailer { round: 12 }, vec!["12"]),
        (Oddity::UnknownTrailer { bytes: 1 }, vec!["1"]),
        (Oddity::UnknownTrailer { bytes: 8 }, vec!["8"]),
        (Oddity::OwnBlockUnreadable, vec![]),
        (Oddity::SameNameDifferentCard { card: text() }, vec!["Ada\u{fffd}"]),
        (Oddity::IdleSpell { card: text() }, vec!["Ada\u{fffd}"]),
        (Oddity::IdleInstant { card: text() }, vec!["Ada\u{fffd}"]),
    ];
    for (odd, values) in oddities {
        check_sentence(|locale| oddity(&odd, locale), &values);
    }
}

#[test]
fn what_keeps_a_save_from_being_moved_is_said() {
    let taken = SaveSetError::Taken { name: crate::store::SaveName::new("Sabato").unwrap() };
    check_sentence(|locale| save_set(&taken, locale), &["Sabato"]);
    check_sentence(|locale| save_set(&LockError::Held { path: path() }.into(), locale), &["saves/x.sav"]);
    check_sentence(|locale| save_set(&missing().into(), locale), &["saves/x.sav"]);
}
