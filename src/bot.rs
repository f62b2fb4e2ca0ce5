//! Other programs as players. A [`Bot`] starts a program, tells it over its standard input what its seat may
//! know, and takes its moves from its standard output, by the protocol of [`protocol`] (`docs/bots.md`).
//!
//! Whatever a program does, a question to it has an outcome within a limit of time: a legal move, or a
//! [`Fault`]. Who sits in for it then is not this room's business. It knows rules by their contract only,
//! no file but the program that it starts, no terminal and no sentence for people.

mod command;
mod fault;
mod obstacle;
mod process;
pub mod protocol;

use std::io::Write;
use std::time::{Duration, Instant};

pub use command::{Command, CommandError, PREFIX};
pub use fault::{Ending, Fault, Patience};
pub use obstacle::Obstacle;
pub use process::end_all;

use crate::engine::Seat;
use crate::students::{Event, Move, View};
use process::{Line, Process};
use protocol::{Greeting, Message, Reply, Request, milliseconds};

/// As much of a line that cannot be understood is repeated.
const QUOTED_CHARACTERS: usize = 80;
/// And as much of what is wrong with it, which repeats words of the line too.
const REASON_CHARACTERS: usize = 160;

/// How often a program is asked in one round. Who takes back each card that it would play in vain, to choose it
/// again, could go on for ever.
const MOST_REQUESTS: u32 = 50;

/// A line is too long.
const OVERSIZED: Fault = Fault::Oversized { limit: protocol::LONGEST_LINE };
/// There is nobody to be asked, or nothing.
const GONE: Fault = Fault::Ended { ending: Ending::Closed, has_complained: false };

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// For its greeting, from when it is first asked for a move.
    pub greeting: Duration,
    /// For each move.
    pub answer: Duration,
}

impl Limits {
    /// A greeting may take longer than a move: programs have to be loaded, and that on a machine that is busy.
    const LEAST_GREETING: Duration = Duration::from_secs(2);
    /// But nobody waits longer for a program that does not greet.
    const MOST_GREETING: Duration = Duration::from_secs(10);
    /// Between the two, as many times as long as a move.
    const GREETING_MOVES: u32 = 5;

    /// So long for each move, and for the greeting what fits that.
    #[must_use]
    pub fn of(answer: Duration) -> Self {
        let greeting = answer.saturating_mul(Self::GREETING_MOVES);
        Self { greeting: greeting.clamp(Self::LEAST_GREETING, Self::MOST_GREETING), answer }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::of(Duration::from_millis(2_000))
    }
}

/// A program at a seat, for one game. It is told that the game is over, and ends, when the value is dropped.
#[derive(Debug)]
pub struct Bot {
    seat: Seat,
    limits: Limits,
    /// The program, as long as it plays.
    process: Option<Process>,
    /// Why there is none, where nobody has been told.
    start_fault: Option<Fault>,
    has_greeted: bool,
    /// The number of the last request.
    number: u64,
    /// The round that the seat was asked in last, and how often in it.
    round: (u32, u32),
    /// What goes to the program with the next request, a parcel of lines for each move: a player may still
    /// take the last one back.
    untold: Vec<Vec<u8>>,
    /// Who has won, as far as that was told.
    winner: Option<Seat>,
    patience: Patience,
}

impl Bot {
    /// Starts a program and greets it. What it writes to its standard error goes to `errors`. A program that
    /// cannot be started is a fault of the first move.
    #[must_use]
    pub fn start(
        command: &Command,
        greeting: Greeting,
        limits: Limits,
        errors: Option<Box<dyn Write + Send>>,
    ) -> Self {
        let seat = greeting.seat;
        let (process, start_fault) = match Process::start(command, errors) {
            Ok(process) => {
                process.send(protocol::line(&Message::Hello(greeting)));
                (Some(process), None)
            }
            Err(error) => {
                let program = command.program().to_owned();
                let obstacle = Obstacle::of(&program, &error);
                (None, Some(Fault::Start { program, obstacle }))
            }
        };
        Self {
            seat,
            limits,
            process,
            start_fault,
            has_greeted: false,
            number: 0,
            round: (0, 0),
            untold: Vec::new(),
            winner: None,
            patience: Patience::default(),
        }
    }

    /// A move has led to `events`. The program gets them as its seat may see them, with its next request or
    /// at the end.
    pub fn tell(&mut self, events: &[Event]) {
        if self.process.is_none() {
            return;
        }
        let seen = events.iter().map(|event| event.seen_by(Some(self.seat)));
        self.untold.push(seen.flat_map(|event| protocol::line(&Message::Event(event))).collect());
        self.winner = events.iter().find_map(|event| match *event {
            Event::Won { seat, .. } => Some(seat),
            _ => None,
        });
    }

    /// The last move that was told has been taken back.
    pub fn take_back(&mut self) {
        self.untold.pop();
        self.winner = None;
    }

    /// The program's move, one of `moves`. Waits for it no longer than the limits say.
    ///
    /// # Errors
    /// What the program did wrong. After that it may be [`Self::is_out`], and must not be asked again.
    pub fn ask(&mut self, view: &View, moves: &[Move]) -> Result<Move, Fault> {
        self.number += 1;
        match self.answer(view, moves) {
            Ok(choice) => {
                self.patience.praise();
                Ok(choice)
            }
            Err(fault) => {
                // Who has not greeted well, or has gone, will not come to it.
                self.patience.blame(!self.has_greeted || matches!(fault, Fault::Ended { .. }));
                let number = self.has_greeted.then_some(self.number);
                self.say(&Message::Fault { number, reason: fault.to_string() });
                if self.is_out() {
                    self.leave();
                }
                Err(fault)
            }
        }
    }

    /// Whether the program has lost its seat for the rest of the game.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.patience.is_over()
    }

    /// Greets where that is still to be done, asks, and understands the answer.
    fn answer(&mut self, view: &View, moves: &[Move]) -> Result<Move, Fault> {
        if let Some(fault) = self.start_fault.take() {
            return Err(fault);
        }
        let process = self.process.as_mut().ok_or(GONE)?;
        if !self.has_greeted {
            greeted(process, self.limits.greeting)?;
            self.has_greeted = true;
        }
        let asked = if self.round.0 == view.round { self.round.1 } else { 0 };
        self.round = (view.round, asked + 1);
        if asked >= MOST_REQUESTS {
            return Err(Fault::Endless { limit: MOST_REQUESTS });
        }
        let question = view.decision.ok_or(GONE)?.question;
        let mut lines = std::mem::take(&mut self.untold).concat();
        let time_ms = milliseconds(self.limits.answer);
        let request =
            Request { number: self.number, time_ms, question, moves: moves.to_vec(), view: view.clone() };
        lines.extend(protocol::line(&Message::Request(request)));
        process.send(lines);
        let deadline = Instant::now() + self.limits.answer;
        loop {
            let line = match process.receive(deadline) {
                Some(Line::Text(line)) => line,
                Some(Line::Oversized) => return Err(OVERSIZED),
                Some(Line::End) => return Err(ended(process)),
                None => return Err(Fault::Late { limit_ms: time_ms }),
            };
            let unreadable = |reason: &str| Fault::Unreadable {
                line: quoted(&line),
                reason: beginning(reason, REASON_CHARACTERS),
            };
            let (number, index, choice) = match serde_json::from_slice(&line) {
                Ok(Reply::Answer { number, index, choice }) => (number, index, choice),
                Ok(Reply::Hello { .. }) => return Err(unreadable("the type is `hello`, not `answer`")),
                Err(error) => return Err(unreadable(&error.to_string())),
            };
            match number {
                // Too late for the question that it answers, which is no news.
                number if number < self.number => {
                    if Instant::now() >= deadline {
                        return Err(Fault::Late { limit_ms: time_ms });
                    }
                }
                number if number > self.number => {
                    return Err(Fault::Number { found: number, asked: self.number });
                }
                _ => {
                    return chosen(moves, index, choice)
                        .unwrap_or_else(|| Err(unreadable("neither `index` nor `move`")));
                }
            }
        }
    }

    /// Sends a message after all that has not been told yet.
    fn say(&mut self, message: &Message) {
        let mut lines = std::mem::take(&mut self.untold).concat();
        if let Some(process) = &self.process {
            lines.extend(protocol::line(message));
            process.send(lines);
        }
    }

    /// Takes leave of the program, which ends.
    fn leave(&mut self) {
        if let Some(winner) = self.winner {
            self.say(&Message::End { winners: vec![winner] });
        }
        self.say(&Message::Bye);
        self.process = None;
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Waits for the greeting.
fn greeted(process: &mut Process, limit: Duration) -> Result<(), Fault> {
    let wrong = |line: &[u8], reason: &str| {
        Err(Fault::Greeting { line: quoted(line), reason: beginning(reason, REASON_CHARACTERS) })
    };
    match process.receive(Instant::now() + limit) {
        Some(Line::Text(line)) => match serde_json::from_slice(&line) {
            Ok(Reply::Hello { protocol: protocol::VERSION, .. }) => Ok(()),
            Ok(Reply::Hello { protocol: found, .. }) => {
                Err(Fault::Protocol { found, known: protocol::VERSION })
            }
            Ok(Reply::Answer { .. }) => wrong(&line, "the type is `answer`, not `hello`"),
            Err(error) => wrong(&line, &error.to_string()),
        },
        Some(Line::Oversized) => Err(OVERSIZED),
        Some(Line::End) => Err(ended(process)),
        None => Err(Fault::NoGreeting { limit_ms: milliseconds(limit) }),
    }
}

/// That the program writes no more.
fn ended(process: &mut Process) -> Fault {
    let (ending, has_complained) = process.ending();
    Fault::Ended { ending, has_complained }
}

/// The move that an answer means; nothing where it names none.
fn chosen(moves: &[Move], index: Option<usize>, choice: Option<Move>) -> Option<Result<Move, Fault>> {
    Some(match (index, choice) {
        (Some(index), _) => moves.get(index).copied().ok_or(Fault::Index { index, moves: moves.len() }),
        (None, Some(choice)) if moves.contains(&choice) => Ok(choice),
        (None, Some(choice)) => {
            Err(Fault::Illegal { choice: serde_json::to_string(&choice).unwrap_or_default() })
        }
        (None, None) => return None,
    })
}

/// The beginning of a line.
fn quoted(line: &[u8]) -> String {
    beginning(&String::from_utf8_lossy(line), QUOTED_CHARACTERS)
}

/// The beginning of a text.
fn beginning(text: &str, characters: usize) -> String {
    text.chars().take(characters).collect()
}

#[cfg(test)]
#[cfg(unix)]
mod tests;
