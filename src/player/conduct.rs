//! How a program behaved over many games: for the figures of a match, and for whoever has started it and wants to
//! know why it does not play.

use super::Trouble;
use crate::bot::Fault;

/// What a program did over many games. Of a player that is no program it says nothing but how often it moved.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conduct {
    /// Moves that the player was asked for.
    moves: u64,
    /// Those that it made itself.
    own_moves: u64,
    /// Each kind of fault: the first of it, and how often it happened; as they came up.
    faults: Vec<(Fault, u64)>,
    /// Whether somebody else plays the rest of the game under way.
    is_out: bool,
}

impl Conduct {
    /// Games in which a program has to show that it plays at all. One that never presents itself costs the whole
    /// time for it in each game.
    const TRIAL_GAMES: u64 = 3;

    /// The player was asked for a move, and either made it or was in trouble. Says whether that is the first
    /// fault of its kind.
    pub fn asked(&mut self, trouble: Option<&Trouble>) -> bool {
        self.moves += 1;
        match trouble {
            Some(Trouble { fault, is_out }) => {
                self.is_out |= is_out;
                self.fault(fault, 1)
            }
            None => {
                self.own_moves += u64::from(!self.is_out);
                false
            }
        }
    }

    /// The game is over: in the next one the program plays again.
    pub const fn game_over(&mut self) {
        self.is_out = false;
    }

    /// Adds what the player did in other games.
    pub fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.own_moves += other.own_moves;
        for (fault, times) in &other.faults {
            self.fault(fault, *times);
        }
    }

    /// Each kind of fault: the first of it, and how often it happened.
    #[must_use]
    pub fn faults(&self) -> &[(Fault, u64)] {
        &self.faults
    }

    /// How often the player failed, whatever it did wrong.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.faults.iter().map(|(_, times)| times).sum()
    }

    /// How many moves the player was asked for.
    #[must_use]
    pub const fn moves(&self) -> u64 {
        self.moves
    }

    /// How many of them it made itself.
    #[must_use]
    pub const fn own_moves(&self) -> u64 {
        self.own_moves
    }

    /// Whether the player was asked, and not one move was its own.
    #[must_use]
    pub const fn never_moved(&self) -> bool {
        self.own_moves == 0 && !self.faults.is_empty()
    }

    /// Whether the player made no move of its own in so many games, which are enough to expect none any more.
    #[must_use]
    pub const fn is_hopeless(&self, games: u64) -> bool {
        games >= Self::TRIAL_GAMES && self.never_moved()
    }

    /// Counts a fault so many times; says whether it is the first of its kind.
    fn fault(&mut self, fault: &Fault, times: u64) -> bool {
        match self.faults.iter_mut().find(|(known, _)| known.is_like(fault)) {
            Some((_, count)) => {
                *count += times;
                false
            }
            None => {
                self.faults.push((fault.clone(), times));
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Ending;

    const ENDED: Fault = Fault::Ended { ending: Ending::Closed, has_complained: false };

    #[test]
    fn each_kind_of_fault_is_new_once_and_counted() {
        let mut conduct = Conduct::default();
        let late = |limit_ms| Trouble { fault: Fault::Late { limit_ms }, is_out: false };
        assert!(conduct.asked(Some(&late(1))));
        assert!(!conduct.asked(Some(&late(2))));
        assert!(conduct.never_moved());
        assert!(!conduct.asked(None));
        assert!(!conduct.never_moved());
        assert_eq!((conduct.moves(), conduct.own_moves()), (3, 1));
        let mut both = Conduct::default();
        both.asked(Some(&Trouble { fault: ENDED, is_out: true }));
        let complained = Fault::Ended { ending: Ending::Closed, has_complained: true };
        assert!(!both.asked(Some(&Trouble { fault: complained, is_out: true })));
        both.add(&conduct);
        assert_eq!(both.faults(), [(ENDED, 2), (Fault::Late { limit_ms: 1 }, 2)]);
        assert_eq!(both.failures(), 4);
        let killed = Fault::Ended { ending: Ending::Signal("SIGKILL".to_owned()), has_complained: false };
        assert!(both.asked(Some(&Trouble { fault: killed, is_out: true })));
    }

    #[test]
    fn moves_that_are_made_for_a_program_that_is_out_are_not_its_own() {
        let mut conduct = Conduct::default();
        conduct.asked(Some(&Trouble { fault: ENDED, is_out: true }));
        conduct.asked(None);
        assert!(conduct.never_moved());
        conduct.game_over();
        conduct.asked(None);
        assert!(!conduct.never_moved());
    }
}
