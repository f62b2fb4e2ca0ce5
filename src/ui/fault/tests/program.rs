//! What is said of other programs at the table.

use std::io::ErrorKind;

use super::*;
use crate::bot::protocol::EntriesError;
use crate::bot::{CommandError, Ending, Fault as Wrong, Obstacle};
use crate::player::Trouble;
use crate::player::service::ServiceError;

#[test]
fn every_fault_of_a_program_is_told_with_who_plays_instead() {
    let text = || "x\u{1b}[2J".to_owned();
    let start = |obstacle| Wrong::Start { program: "bot.py".to_owned(), obstacle };
    let interpreter = |path: &str| start(Obstacle::Interpreter { interpreter: path.to_owned() });
    let ended = |ending, has_complained| Wrong::Ended { ending, has_complained };
    for (fault, values) in [
        (start(Obstacle::Missing), &["bot.py"][..]),
        (start(Obstacle::NotInPath), &["\"bot.py\"", "\"./bot.py\"", "PATH"]),
        (start(Obstacle::Folder), &["bot.py"]),
        (start(Obstacle::NotExecutable), &["bot.py", "chmod +x"]),
        (start(Obstacle::Empty), &["bot.py"]),
        (start(Obstacle::NoProgram), &["bot.py", "#!"]),
        (interpreter("/bin/python9\u{1b}"), &["bot.py", "\"/bin/python9\u{fffd}\""]),
        (interpreter("/bin/sh\r"), &["bot.py", "\"/bin/sh\"", "Windows"]),
        (start(Obstacle::System(ErrorKind::OutOfMemory)), &["bot.py"]),
        (ended(Ending::Code(-7), false), &["-7"]),
        (ended(Ending::Signal("SIGKILL".to_owned()), true), &["SIGKILL", "bot-Bea.log"]),
        (ended(Ending::Closed, true), &["output", "bot-Bea.log"]),
        (Wrong::NoGreeting { limit_ms: 123 }, &["123"]),
        (Wrong::Greeting { line: text(), reason: text() }, &["(x\u{fffd}[2J)", "\"x\u{fffd}[2J\""]),
        (Wrong::Protocol { found: 7, known: 1 }, &["7", "1"]),
        (Wrong::Late { limit_ms: 250 }, &["250"]),
        (Wrong::Unreadable { line: text(), reason: text() }, &["(x\u{fffd}[2J)", "\"x\u{fffd}[2J\""]),
        (Wrong::Oversized { limit: 99 }, &["99"]),
        (Wrong::Number { found: u64::MAX, asked: 3 }, &["18446744073709551615", "3"]),
        (Wrong::Index { index: 5, moves: 5 }, &["5", "4"]),
        (Wrong::Endless { limit: 50 }, &["50"]),
        (Wrong::Illegal { choice: "{\"play\":3}".replace(['{', '}'], "") }, &["\"play\":3"]),
    ] {
        for is_out in [false, true] {
            let trouble = Trouble { fault: fault.clone(), is_out };
            let values: Vec<&str> = [values, &["Bea"]].concat();
            check_sentence(|locale| super::trouble("Bea", &trouble, locale), &values);
        }
    }
}

#[test]
fn a_command_that_names_no_program_is_told_with_what_to_do() {
    check_sentence(|locale| command(&CommandError::Empty, locale), &["bot:"]);
    check_sentence(|locale| command(&CommandError::Quotation { text: "a 'b".to_owned() }, locale), &["a 'b"]);
    check_sentence(
        |locale| command(&CommandError::Nul { text: "a\0b".to_owned() }, locale),
        &["a\u{fffd}b", "NUL"],
    );
    let name = "Zoe".to_owned();
    check_sentence(
        |locale| session(&SessionError::NoSuchPlayer { name: name.clone() }, locale),
        &["Zoe", "--seat"],
    );
}

#[test]
fn every_reason_for_a_level_to_stop_playing_as_a_program_is_a_sentence() {
    let card = || "x\u{1b}[2J".to_owned();
    let views = [
        PositionError::Players(7),
        PositionError::Current(4),
        PositionError::Round,
        PositionError::Copies(1, 2, 3),
        PositionError::WrongZone(1, "hand"),
    ];
    let views =
        views.map(|reason| (ServiceError::View { number: u64::MAX, reason }, vec!["18446744073709551615"]));
    let errors = [
        (ServiceError::Io(ErrorKind::BrokenPipe.into()), vec![]),
        (ServiceError::Greeting, vec!["bot:"]),
        (ServiceError::Protocol { found: 7 }, vec!["7", "1"]),
        (ServiceError::Game { found: card() }, vec!["x\u{fffd}[2J", "unstable-students"]),
        (ServiceError::Rules { found: 7 }, vec!["7", "1"]),
        (ServiceError::Deck(EntriesError::Number { name: card(), id: CardId(3) }), vec!["x\u{fffd}[2J"]),
        (
            ServiceError::Deck(DeckError::Type { name: card(), card_type: CardType::All }.into()),
            vec!["x\u{fffd}[2J"],
        ),
        (ServiceError::Deck(DeckError::TooMany { copies: 70_000 }.into()), vec![]),
        (ServiceError::Moves { number: 5 }, vec!["5"]),
    ];
    for (error, values) in views.into_iter().chain(errors) {
        check_sentence(|locale| service(&error, locale), &values);
    }
}
