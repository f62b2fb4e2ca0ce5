//! The arena: many games between players that are no people, to measure how strong they are. Each deal is played once for
//! every way of seating the players in turn, so that neither cards nor seats favour anybody. The result does
//! not depend on the number of threads.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::{Game, Options, Random, Seat};
use crate::player::{Kind, Player, Seating};
use crate::store::{Folder, ProgramLog};
use crate::students::{Deck, Event, Kit, SetupError, UnstableStudents};

/// Moves after which a game is broken off: no sensible game is nearly as long.
const LONGEST_GAME: u32 = 20_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The deck.
    pub deck: Arc<Deck>,
    /// The players' names.
    pub names: Vec<String>,
    /// Who plays in those names, nobody of them a person.
    pub kinds: Vec<Kind>,
    /// How many deals, each played once for every seating.
    pub deals: u64,
    /// What the cards of the first deal are shuffled by; the next deals follow it.
    pub seed: u64,
    /// Threads to play in.
    pub threads: usize,
    /// Where the standard error of programs that play is kept, if anywhere.
    pub folder: Option<Folder>,
}

/// What came out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games that ended with a victory.
    pub finished: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Rounds of all games.
    pub rounds: u64,
    /// Moves of all games.
    pub moves: u64,
    /// Games won by each player, in the order of the match.
    pub wins: Vec<u64>,
    /// How often each player, where it is a program, has failed to make its move.
    pub faults: Vec<u64>,
}

impl Match {
    /// Plays all games, or those begun before `stop` is set.
    ///
    /// # Errors
    /// The deck is not enough for so many players.
    pub fn play(&self, stop: &AtomicBool) -> Result<Report, SetupError> {
        let threads = self.threads.clamp(1, 64) as u64;
        let reports = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|first| {
                    scope.spawn(move || {
                        let mut report = self.empty();
                        for deal in (first..self.deals).step_by(threads as usize) {
                            if stop.load(Ordering::Relaxed) {
                                break;
                            }
                            self.play_deal(deal, &mut report)?;
                        }
                        Ok(report)
                    })
                })
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|_| Ok(self.empty())))
                .collect::<Result<Vec<_>, SetupError>>()
        })?;
        Ok(reports.into_iter().fold(self.empty(), Report::and))
    }

    fn empty(&self) -> Report {
        let none = vec![0; self.kinds.len()];
        Report { wins: none.clone(), faults: none, ..Report::default() }
    }

    /// Plays one deal with every seating.
    fn play_deal(&self, deal: u64, report: &mut Report) -> Result<(), SetupError> {
        let seats = self.kinds.len();
        let kit = Kit { deck: Arc::clone(&self.deck), position: None };
        let options = Options::default();
        let seed = self.seed.wrapping_add(deal);
        let mut events = Vec::<Event>::new();
        for turn in 0..seats {
            let mut random = Random::new(seed);
            let mut luck = Random::new(seed.wrapping_mul(64).wrapping_add(turn as u64));
            let mut game = UnstableStudents::setup(&kit, &options, seats, &mut random)?;
            let of = |seat: usize| (seat + turn) % seats;
            let names: Vec<String> = (0..seats).map(|seat| self.names[of(seat)].clone()).collect();
            let kinds: Vec<Kind> = (0..seats).map(|seat| self.kinds[of(seat)].clone()).collect();
            let errors = |seat: Seat| -> Option<Box<dyn Write + Send>> {
                let folder = self.folder.as_ref()?;
                Some(Box::new(ProgramLog::new(folder.program_log(&names[seat.index()]))))
            };
            let table = Seating {
                deck: &self.deck,
                options: &options,
                names: &names,
                kinds: &kinds,
                errors: &errors,
            };
            let mut players: Vec<Option<Player>> =
                (0..seats).map(|seat| Player::new(Seat::new(seat), table)).collect();
            events.clear();
            UnstableStudents::resume(&mut game, &mut random, &mut events);
            let mut made = 0;
            while let Some(decision) = game.decision().filter(|_| made < LONGEST_GAME) {
                for player in players.iter_mut().flatten() {
                    player.watch(&game, &events);
                }
                let seat = decision.seat;
                let Some(player) = &mut players[seat.index()] else { break };
                let (choice, _) = player.choose(&game, &mut luck);
                events.clear();
                if UnstableStudents::play(&mut game, seat, &choice, &mut random, &mut events).is_err() {
                    break;
                }
                made += 1;
            }
            for (seat, player) in players.iter_mut().enumerate() {
                if let Some(player) = player {
                    // Programs hear of the end too.
                    player.watch(&game, &events);
                    report.faults[of(seat)] += u64::from(player.faults());
                }
            }
            report.moves += u64::from(made);
            report.rounds += u64::from(game.round());
            match game.winner() {
                Some(winner) => {
                    report.finished += 1;
                    report.wins[of(winner.index())] += 1;
                }
                None => report.unfinished += 1,
            }
        }
        Ok(())
    }
}

impl Report {
    /// All games, ended or not.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.finished + self.unfinished
    }

    /// The part of all games that a player has won, and the interval in which that part lies with 95 %.
    #[must_use]
    pub fn rate(&self, player: usize) -> (f64, [f64; 2]) {
        rate(self.wins[player], self.games())
    }

    fn and(mut self, other: Self) -> Self {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.rounds += other.rounds;
        self.moves += other.moves;
        for (sum, wins) in self.wins.iter_mut().zip(other.wins) {
            *sum += wins;
        }
        for (sum, faults) in self.faults.iter_mut().zip(other.faults) {
            *sum += faults;
        }
        self
    }
}

/// The part of all tries that succeeded, and the interval in which that part lies with 95 % (Wilson 1927).
#[must_use]
pub fn rate(successes: u64, tries: u64) -> (f64, [f64; 2]) {
    let tries = tries.max(1) as f64;
    let rate = successes as f64 / tries;
    let z = 1.96_f64;
    let middle = rate + z * z / (2.0 * tries);
    let half = z * (rate * (1.0 - rate) / tries + z * z / (4.0 * tries * tries)).sqrt();
    let scale = 1.0 + z * z / tries;
    (rate, [(middle - half) / scale, (middle + half) / scale])
}
