//! What a program that plays can do wrong, and how much of it is borne.

use std::mem::discriminant;

use thiserror::Error;

use super::obstacle::Obstacle;

/// What a program did wrong. For each, another move is made in its place; see [`Patience`] for how often.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// It cannot be started.
    #[error("'{program}' cannot be started: {obstacle}")]
    Start {
        /// The program.
        program: String,
        /// Why not.
        obstacle: Obstacle,
    },
    /// It has ended, or has closed its output.
    #[error("the program {ending}")]
    Ended {
        /// Which of it, and how.
        ending: Ending,
        /// Whether it has written to its standard error, where that is kept.
        has_complained: bool,
    },
    /// It has not greeted in time.
    #[error("no greeting within {limit_ms} ms")]
    NoGreeting {
        /// How long it had.
        limit_ms: u64,
    },
    /// Its first line is no greeting.
    #[error("the first line is no valid greeting ({reason}): '{line}'")]
    Greeting {
        /// The beginning of the line.
        line: String,
        /// What is wrong with it, in the words of whoever reads JSON.
        reason: String,
    },
    /// It speaks another version of the protocol.
    #[error("the program speaks version {found} of the protocol; this is version {known}")]
    Protocol {
        /// Its version.
        found: u32,
        /// The one that is spoken here.
        known: u32,
    },
    /// It has not answered in time.
    #[error("no answer within {limit_ms} ms")]
    Late {
        /// How long it had.
        limit_ms: u64,
    },
    /// It has written what is no answer.
    #[error("the line is no valid answer ({reason}): '{line}'")]
    Unreadable {
        /// The beginning of the line.
        line: String,
        /// What is wrong with it, in the words of whoever reads JSON.
        reason: String,
    },
    /// It has written a line without end, or nearly.
    #[error("a line is longer than {limit} bytes")]
    Oversized {
        /// The most bytes.
        limit: usize,
    },
    /// It has answered a request that there was not yet.
    #[error("the answer has the number {found}; {asked} was asked")]
    Number {
        /// The number of the answer.
        found: u64,
        /// The number of the request.
        asked: u64,
    },
    /// It has chosen a move by a position that there is not.
    #[error("there is no move at {index}; there are {moves}, from 0")]
    Index {
        /// The position.
        index: usize,
        /// How many there are.
        moves: usize,
    },
    /// It has been asked so often in one round that it seems not to come to an end.
    #[error("more than {limit} requests in one round; come to a decision")]
    Endless {
        /// The most requests.
        limit: u32,
    },
    /// It has made a move that is not legal now.
    #[error("the move '{choice}' is not among the legal ones")]
    Illegal {
        /// The move, as it was written.
        choice: String,
    },
}

impl Fault {
    /// Whether this is the same kind of fault as another one, so that both are told and counted as one. Programs
    /// that end end in different ways, which is the first thing that whoever writes one has to know.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Ended { ending, .. }, Self::Ended { ending: other, .. }) => ending == other,
            _ => discriminant(self) == discriminant(other),
        }
    }
}

/// How it came that a program writes no more.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Ending {
    /// It has ended by itself.
    #[error("has ended with exit code {0}")]
    Code(i32),
    /// It was ended.
    #[error("was ended by the signal {0}")]
    Signal(String),
    /// It lives, or so it seems.
    #[error("has closed its output")]
    Closed,
}

/// How many faults a program has made, and whether they are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Patience {
    in_a_row: u32,
    in_all: u32,
    is_over: bool,
}

impl Patience {
    /// So many faults one after the other, and the program does not play any more.
    pub const IN_A_ROW: u32 = 3;
    /// So many faults in one game, and the program does not play any more.
    pub const IN_ALL: u32 = 10;

    /// The program has answered as it should.
    pub const fn praise(&mut self) {
        self.in_a_row = 0;
    }

    /// The program has made a fault, which may be final by itself.
    pub const fn blame(&mut self, is_final: bool) {
        self.in_a_row += 1;
        self.in_all += 1;
        self.is_over |= is_final || self.in_a_row >= Self::IN_A_ROW || self.in_all >= Self::IN_ALL;
    }

    /// Whether the program does not play any more.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many faults there were.
    #[must_use]
    pub const fn faults(&self) -> u32 {
        self.in_all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_faults_in_a_row_or_ten_in_all_or_one_that_is_final_are_too_many() {
        let mut patience = Patience::default();
        for _ in 0..2 {
            patience.blame(false);
        }
        patience.praise();
        patience.blame(false);
        assert!(!patience.is_over());
        let mut row = patience;
        row.blame(false);
        row.blame(false);
        assert!(row.is_over());
        while patience.faults() < 9 {
            patience.praise();
            patience.blame(false);
        }
        patience.praise();
        assert!(!patience.is_over());
        patience.blame(false);
        assert!(patience.is_over());
        let mut dead = Patience::default();
        dead.blame(true);
        assert!(dead.is_over());
    }
}
