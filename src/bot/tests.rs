//! Every fault that a program can make, made by programs of one line. They are written for a POSIX shell.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::protocol::{Greeting, Player};
use super::*;
use crate::engine::{Game, Options, Random};
use crate::students::{Card, CardType, Deck, GameContext, Kit, Text, UnstableStudents, When};

const GREETS: &str = r#"echo '{"type":"hello","protocol":1,"name":"x"}'"#;
/// Nobody has to wait longer than this for a program that behaves.
const PATIENT: Duration = Duration::from_secs(20);

/// A table of two at its first question, which is put to seat 0.
fn table() -> GameContext {
    let card = |name: &str, card_type| Card {
        card_type,
        name: Text::new(name),
        description: Text::new(""),
        effects: Vec::new(),
        when: When::Mai,
        optional: false,
    };
    let cards = [card("Matricola", CardType::Matricola), card("Studente", CardType::StudenteSemplice)];
    let deck = Arc::new(Deck::new(cards.map(|card| (card, 20))).unwrap());
    let mut random = Random::new(1);
    let kit = Kit { deck, position: None };
    let mut game = UnstableStudents::setup(&kit, &Options::default(), 2, &mut random).unwrap();
    UnstableStudents::resume(&mut game, &mut random, &mut Vec::new());
    game
}

/// The program `sh -c SCRIPT` at seat 0.
fn shell(script: &str, answer: Duration) -> Bot {
    started(script, answer, None)
}

/// The same, with a place for what it writes to its standard error.
fn started(script: &str, answer: Duration, errors: Option<Box<dyn Write + Send>>) -> Bot {
    let limits = Limits { greeting: if script.contains("hello") { PATIENT } else { answer }, answer };
    let command = Command::parse(&format!("sh -c {}", shlex::try_quote(script).unwrap())).unwrap();
    let players = ["Ada", "Bea"].map(|name| Player { name: name.to_owned(), kind: "bot".to_owned() });
    let game = table();
    let greeting =
        Greeting::new(game.deck(), Options::default(), Seat::new(0), players.to_vec(), limits.answer);
    Bot::start(&command, greeting, limits, errors)
}

fn asked(bot: &mut Bot) -> Result<Move, Fault> {
    let game = table();
    let mut moves = Vec::new();
    UnstableStudents::moves(&game, Seat::new(0), &mut moves);
    assert_eq!(moves, [Move::Play(crate::students::CardId(1)), Move::Draw]);
    bot.ask(&UnstableStudents::view(&game, Some(Seat::new(0))), &moves)
}

/// What comes of the first question to a program that greets and then does `script`.
fn first(script: &str, answer: Duration) -> Result<Move, Fault> {
    asked(&mut shell(&format!("read hello; {GREETS}; {script}"), answer))
}

/// What comes of an answer, which is a line that the program writes whatever it is asked.
fn answered(line: &str) -> Result<Move, Fault> {
    first(&format!("read request; echo '{line}'; cat"), PATIENT)
}

#[test]
fn an_answer_names_its_move_by_position_or_by_itself() {
    assert_eq!(answered(r#"{"type":"answer","number":1,"index":1}"#), Ok(Move::Draw));
    assert_eq!(answered(r#"{"type":"answer","number":1,"move":"draw"}"#), Ok(Move::Draw));
    assert_eq!(
        answered(r#"{"type":"answer","number":1,"move":{"play":1},"later":[]}"#),
        Ok(Move::Play(crate::students::CardId(1)))
    );
}

#[test]
fn a_move_that_there_is_not_is_a_fault() {
    assert_eq!(
        answered(r#"{"type":"answer","number":1,"index":2}"#),
        Err(Fault::Index { index: 2, moves: 2 })
    );
    assert_eq!(
        answered(r#"{"type":"answer","number":1,"move":{"play":0}}"#),
        Err(Fault::Illegal { choice: r#"{"play":0}"#.to_owned() })
    );
}

#[test]
fn an_answer_to_a_request_that_there_was_not_yet_is_a_fault() {
    assert_eq!(
        answered(r#"{"type":"answer","number":2,"index":0}"#),
        Err(Fault::Number { found: 2, asked: 1 })
    );
}

#[test]
fn an_answer_to_an_older_request_is_passed_over() {
    let late = r#"echo '{"type":"answer","number":0,"index":9}'"#;
    let now = r#"echo '{"type":"answer","number":1,"index":0}'"#;
    assert!(first(&format!("read request; {late}; {now}; cat"), PATIENT).is_ok());
    let brief = Duration::from_millis(200);
    assert_eq!(first(&format!("read request; {late}; cat >&2"), brief), Err(Fault::Late { limit_ms: 200 }));
    // Without end, and faster than anybody can read.
    let flood = first(&format!("while :; do {late}; done"), brief);
    assert_eq!(flood, Err(Fault::Late { limit_ms: 200 }));
}

#[test]
fn a_line_that_is_no_answer_is_a_fault() {
    for (line, why) in [
        ("hello", "expected value"),
        ("", "EOF"),
        ("[", "EOF"),
        ("{}", "missing field `type`"),
        (r#"{"type":"answer"}"#, "missing field `number`"),
        (r#"{"type":"answer","number":1}"#, "neither `index` nor `move`"),
        (r#"{"type":"answer","number":1,"index":null}"#, "neither `index` nor `move`"),
        (r#"{"type":"answer","number":-1,"index":0}"#, "`-1`, expected u64"),
        (r#"{"type":"answer","number":1,"index":-1}"#, "`-1`, expected usize"),
        (r#"{"type":"answer","number":1,"index":0.0}"#, "`0.0`, expected usize"),
        (r#"{"type":"answer","number":1,"index":"0"}"#, "string \"0\", expected usize"),
        (r#"{"type":"answer","number":1,"index":0,"move":7}"#, "integer `7`"),
        (r#"{"type":"answer","number":1,"move":{"fly":1}}"#, "unknown variant `fly`"),
        (r#"{"type":"other","number":1,"index":0}"#, "unknown variant `other`"),
        (r#"{"type":"hello","protocol":1,"name":"x"}"#, "the type is `hello`"),
    ] {
        match answered(line) {
            Err(Fault::Unreadable { line: repeated, reason }) => {
                assert!(repeated == line && reason.contains(why), "{line}: {reason}");
            }
            other => panic!("{line}: {other:?}"),
        }
    }
    let long = format!(r#"{{"type":"{}"}}"#, "x".repeat(5_000));
    assert!(
        matches!(answered(&long), Err(Fault::Unreadable { reason, .. }) if reason.len() == REASON_CHARACTERS)
    );
    // Not UTF-8, and deeper than anybody reads.
    assert!(matches!(first(r"read request; printf '\377\n'; cat", PATIENT), Err(Fault::Unreadable { .. })));
    let deep = first("read request; yes '[' | head -c 60000 | tr -d '\\n'; echo; cat", PATIENT);
    assert!(matches!(deep, Err(Fault::Unreadable { line, .. }) if line.len() == QUOTED_CHARACTERS));
}

#[test]
fn a_line_without_end_is_a_fault_at_once_or_in_time_and_takes_no_memory() {
    let limit = protocol::LONGEST_LINE;
    let long = first("read request; yes x | head -c 1000000 | tr -d '\\n'; echo; cat", PATIENT);
    assert_eq!(long, Err(Fault::Oversized { limit }));
    let endless = first("read request; yes x | tr -d '\\n'", Duration::from_millis(300));
    assert_eq!(endless, Err(Fault::Late { limit_ms: 300 }));
}

#[test]
fn silence_is_a_fault_when_the_time_is_up() {
    let started = Instant::now();
    assert_eq!(first("cat >&2", Duration::from_millis(150)), Err(Fault::Late { limit_ms: 150 }));
    assert!(started.elapsed() >= Duration::from_millis(150));
}

#[test]
fn a_program_that_never_reads_keeps_nobody_waiting() {
    let mut bot = shell(&format!("{GREETS}; exec sleep 1000"), Duration::from_millis(50));
    // More than any pipe holds.
    for _ in 0..2_000 {
        bot.tell(&[Event::NothingToDraw { seat: Seat::new(0) }; 10]);
    }
    for asked_before in 0..3 {
        assert!(!bot.is_out(), "{asked_before}");
        assert_eq!(asked(&mut bot), Err(Fault::Late { limit_ms: 50 }));
    }
    assert!(bot.is_out());
}

#[test]
fn a_program_that_is_not_there_is_out_at_once() {
    let command = Command::parse("/nowhere/at-all").unwrap();
    let greeting =
        Greeting::new(table().deck(), Options::default(), Seat::new(0), Vec::new(), Duration::ZERO);
    let mut bot = Bot::start(&command, greeting, Limits::default(), None);
    let fault = Fault::Start { program: "/nowhere/at-all".to_owned(), obstacle: Obstacle::Missing };
    assert_eq!(asked(&mut bot), Err(fault));
    assert!(bot.is_out());
    assert_eq!(bot.patience.faults(), 1);
}

#[test]
fn a_program_that_ends_is_out_at_once() {
    let signal = |name: &str| Ending::Signal(name.to_owned());
    for (script, ending) in [
        (format!("{GREETS}; exit"), Ending::Code(0)),
        (format!("{GREETS}; read hello; read request; exit 3"), Ending::Code(3)),
        (format!("read hello; {GREETS}; kill -KILL $$"), signal("SIGKILL")),
        (format!("{GREETS}; exec >&-; cat >&2"), Ending::Closed),
        ("exit".to_owned(), Ending::Code(0)),
    ] {
        let mut bot = shell(&script, PATIENT);
        assert_eq!(asked(&mut bot), Err(Fault::Ended { ending, has_complained: false }), "{script}");
        assert!(bot.is_out());
    }
}

#[test]
fn a_program_that_ends_is_known_to_have_complained_or_not() {
    let complained = |script: &str| {
        let mut bot = started(script, PATIENT, Some(Box::new(std::io::sink())));
        match asked(&mut bot) {
            Err(Fault::Ended { ending: Ending::Code(1), has_complained }) => has_complained,
            other => panic!("{script}: {other:?}"),
        }
    };
    assert!(complained("echo it was like that >&2; exit 1"));
    assert!(!complained("exit 1"));
}

#[test]
fn a_wrong_greeting_is_out_at_once() {
    let greeting = |line: &str| {
        let mut bot = shell(&format!("read hello; echo '{line}'; cat"), PATIENT);
        let fault = asked(&mut bot).unwrap_err();
        assert!(bot.is_out(), "{line}");
        fault
    };
    for (line, why) in [
        ("hi", "expected value"),
        (r#"{"type":"answer","number":1,"index":0}"#, "the type is `answer`"),
        (r#"{"type":"hello","protocol":1}"#, "missing field `name`"),
        (r#"{"type":"hello","protocol":"1","name":"x"}"#, "string \"1\", expected u32"),
    ] {
        match greeting(line) {
            Fault::Greeting { line: repeated, reason } => {
                assert!(repeated == line && reason.contains(why), "{line}: {reason}");
            }
            other => panic!("{line}: {other:?}"),
        }
    }
    let mut long = shell("read hello; yes x | head -c 200000 | tr -d '\\n'; echo; cat", PATIENT);
    assert_eq!(asked(&mut long), Err(OVERSIZED));
    assert!(long.is_out());
    assert_eq!(
        greeting(r#"{"type":"hello","protocol":2,"name":"x"}"#),
        Fault::Protocol { found: 2, known: 1 }
    );
    let mut bot = shell("cat >&2", Duration::from_millis(100));
    assert_eq!(asked(&mut bot), Err(Fault::NoGreeting { limit_ms: 100 }));
    assert!(bot.is_out());
}

#[test]
fn three_faults_in_a_row_cost_the_seat_and_a_good_answer_forgives_two() {
    let wrong = r#"read r; echo x;"#;
    let right = |number: u64| format!(r#"read r; echo '{{"type":"answer","number":{number},"index":0}}';"#);
    // A fault is told, which is a line too.
    let script = format!(
        "read hello; {GREETS}; {wrong} read f; {wrong} read f; {} {wrong} read f; {wrong} read f; {wrong} cat",
        right(3)
    );
    let mut bot = shell(&script, PATIENT);
    let results: Vec<bool> = (0..6).map(|_| asked(&mut bot).is_ok()).collect();
    assert_eq!(results, [false, false, true, false, false, false]);
    assert!(bot.is_out());
    assert_eq!(bot.patience.faults(), 5);
}

#[test]
fn a_program_hears_of_everything_in_its_order() {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    let answer = r#"{"type":"answer","number":1,"index":0}"#;
    let script = format!(
        "exec 3>{}; read -r l; echo \"$l\" >&3; {GREETS}; read -r l; echo \"$l\" >&3; read -r l; echo \"$l\" >&3; echo '{answer}'; cat >&3",
        heard.display()
    );
    let mut bot = shell(&script, PATIENT);
    let seat = Seat::new(1);
    bot.tell(&[Event::Drew { seat, card: Some(crate::students::CardId(1)), open: false }]);
    bot.tell(&[Event::NothingToDraw { seat }]);
    bot.take_back();
    asked(&mut bot).unwrap();
    bot.tell(&[Event::Won { seat, students: 6 }]);
    drop(bot);
    let text = std::fs::read_to_string(heard).unwrap();
    let messages: Vec<Message> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(matches!(&messages[0], Message::Hello(greeting) if greeting.seat == Seat::new(0)));
    assert_eq!(messages[1], Message::Event(Event::Drew { seat, card: None, open: false }));
    assert!(matches!(&messages[2], Message::Request(Request { number: 1, .. })));
    assert_eq!(
        messages[3..],
        [
            Message::Event(Event::Won { seat, students: 6 }),
            Message::End { winners: vec![seat] },
            Message::Bye
        ]
    );
}

#[test]
fn a_program_that_comes_to_no_decision_in_a_round_loses_its_seat() {
    let answer = r#"echo "{\"type\":\"answer\",\"number\":$n,\"index\":0}""#;
    let mut bot =
        shell(&format!("read hello; {GREETS}; n=0; while read r; do n=$((n + 1)); {answer}; done"), PATIENT);
    for _ in 0..50 {
        assert!(asked(&mut bot).is_ok());
    }
    for _ in 0..3 {
        assert!(!bot.is_out());
        assert_eq!(asked(&mut bot), Err(Fault::Endless { limit: 50 }));
    }
    assert!(bot.is_out());
}

#[test]
fn a_program_ends_with_all_that_it_has_started() {
    let folder = tempfile::tempdir().unwrap();
    let mark = folder.path().join("mark");
    // Neither of the two cares for the end of its input.
    let script = format!(
        "(sleep 2; echo late > {}) & read hello; {GREETS}; while :; do sleep 1; done",
        mark.display()
    );
    let mut bot = shell(&script, Duration::from_millis(10));
    assert!(asked(&mut bot).is_err());
    let started = Instant::now();
    drop(bot);
    assert!(started.elapsed() < Duration::from_millis(1_900), "{:?}", started.elapsed());
    std::thread::sleep(Duration::from_millis(2_500));
    assert!(!mark.exists());
}

#[test]
fn the_greeting_has_five_times_as_long_as_a_move_between_two_seconds_and_ten() {
    for (answer, greeting) in [(1, 2_000), (400, 2_000), (1_000, 5_000), (2_000, 10_000), (60_000, 10_000)] {
        assert_eq!(Limits::of(Duration::from_millis(answer)).greeting, Duration::from_millis(greeting));
    }
}
