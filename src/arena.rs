//! The arena: many games between players that are no people, to measure how strong they are and what decides
//! games. Each deal may be played once with every player at every seat, so that neither cards nor seats favour
//! anybody, nor do neighbours over many deals. But for the time that was spent, the result does not depend on the
//! number of threads.

mod rating;
mod report;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::bot::Fault;
use crate::cpu::Thumb;
use crate::engine::{Game, Options, Random, Seat};
use crate::player::{Conduct, Kind, Player, Seating};
use crate::store::{Folder, ProgramLog};
use crate::students::{Deck, Event, Kit, SetupError, UnstableStudents};

pub use rating::Rating;
pub use report::{CardFigures, PlayerFigures, Report, rate};

use report::Sheet;

/// Moves after which a game is broken off: no sensible game is nearly as long.
pub const LONGEST_GAME: u64 = 20_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Match {
    /// The deck.
    pub deck: Arc<Deck>,
    /// The players' names.
    pub names: Vec<String>,
    /// Who plays in those names, nobody of them a person.
    pub kinds: Vec<Kind>,
    /// How many deals.
    pub deals: u64,
    /// Whether each deal is played once with every player at every seat, and who sits after whom changes from deal
    /// to deal; else once, by the players in their order.
    pub rotate: bool,
    /// What the cards of the first deal are shuffled by; the next deals follow it.
    pub seed: u64,
    /// Threads to play in.
    pub threads: usize,
    /// Where the standard error of programs that play is kept, if anywhere.
    pub folder: Option<Folder>,
}

/// How far a match is, and whether it has to end: shared with who plays it.
#[derive(Debug, Default)]
pub struct Progress {
    /// Set to end the match; deals that are not played to their end do not count.
    pub stop: Arc<AtomicBool>,
    /// Games that have been played.
    pub played: AtomicU64,
    /// The first fault of each kind of each player, by its number in the match, as they come up.
    pub faults: Mutex<Vec<(usize, Fault)>>,
}

impl Progress {
    /// A player has made a fault.
    fn note(&self, player: usize, fault: &Fault) {
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        let is_alike = |(other, known): &(usize, Fault)| *other == player && known.is_like(fault);
        if !faults.iter().any(is_alike) {
            faults.push((player, fault.clone()));
        }
    }
}

impl Match {
    /// How many games the match has.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.deals.saturating_mul(self.seatings() as u64)
    }

    /// Plays all games, or until `progress` says stop, or a program has shown that it does not play.
    ///
    /// # Errors
    /// The deck is not enough for so many players.
    pub fn play(&self, progress: &Progress) -> Result<Report, SetupError> {
        let threads = self.threads.clamp(1, 64) as u64;
        let conducts = Mutex::new(vec![Conduct::default(); self.kinds.len()]);
        let hall = &Hall { game: self, thumb: Arc::new(Thumb::tuned(&self.deck)), progress, conducts };
        let sheets = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|first| {
                    scope.spawn(move || {
                        let mut sheet = self.sheet();
                        for deal in (first..self.deals).step_by(threads as usize) {
                            if hall.is_hopeless() {
                                break;
                            }
                            let Some(played) = hall.play_deal(deal)? else { break };
                            sheet.add(played);
                        }
                        Ok(sheet)
                    })
                })
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|_| Ok(self.sheet())))
                .collect::<Result<Vec<_>, SetupError>>()
        })?;
        Ok(Report::of(sheets, self.seatings()))
    }

    const fn seatings(&self) -> usize {
        if self.rotate { self.kinds.len() } else { 1 }
    }

    /// The number of the player at each seat, in game `turn` of the deal with this seed. With rotated seats all
    /// circles in which the players can sit come up in turn from seed to seed: it matters who plays after whom.
    fn seating(&self, seed: u64, turn: usize) -> Vec<usize> {
        let players = self.kinds.len();
        let mut order: Vec<usize> = (0..players).collect();
        if self.rotate {
            let mut circle = seed;
            for seat in 1..players {
                let left = (players - seat) as u64;
                order.swap(seat, seat + (circle % left) as usize);
                circle /= left;
            }
        }
        order.rotate_left(turn);
        order
    }

    fn sheet(&self) -> Sheet {
        Sheet::new(self.kinds.len(), self.deck.ids().count())
    }
}

/// Where a match is played.
struct Hall<'a> {
    game: &'a Match,
    thumb: Arc<Thumb>,
    progress: &'a Progress,
    /// How each player behaved in all deals that were played, whoever played them.
    conducts: Mutex<Vec<Conduct>>,
}

impl Hall<'_> {
    /// Whether a program has shown that it does not play: the figures of more games would not be its own.
    fn is_hopeless(&self) -> bool {
        let games = self.progress.played.load(Ordering::Relaxed);
        let conducts = self.conducts.lock().unwrap_or_else(PoisonError::into_inner);
        conducts.iter().any(|conduct| conduct.is_hopeless(games))
    }

    /// Plays one deal with every seating; nothing where it has to stop before its end.
    fn play_deal(&self, deal: u64) -> Result<Option<Sheet>, SetupError> {
        let mut sheet = self.game.sheet();
        for turn in 0..self.game.seatings() {
            if !self.play_game(deal, turn, &mut sheet)? {
                return Ok(None);
            }
        }
        let mut conducts = self.conducts.lock().unwrap_or_else(PoisonError::into_inner);
        conducts.iter_mut().zip(sheet.conducts()).for_each(|(sum, conduct)| sum.add(conduct));
        self.progress.played.fetch_add(self.game.seatings() as u64, Ordering::Relaxed);
        Ok(Some(sheet))
    }

    /// Plays game `turn` of a deal, and writes it down unless it has to stop before its end. Says whether it came to
    /// an end.
    fn play_game(&self, deal: u64, turn: usize, sheet: &mut Sheet) -> Result<bool, SetupError> {
        let seats = self.game.kinds.len();
        let kit = Kit { deck: Arc::clone(&self.game.deck), position: None };
        let seed = self.game.seed.wrapping_add(deal);
        let mut random = Random::new(seed);
        let mut luck = Random::new(seed.wrapping_mul(64).wrapping_add(turn as u64));
        let options = Options::default().checked(UnstableStudents::definition().options).unwrap_or_default();
        let mut game = UnstableStudents::setup(&kit, &options, seats, &mut random)?;
        let seating = self.game.seating(seed, turn);
        let at = |seat: Seat| seating[seat.index()];
        let mut players = self.seated(&seating, &options);
        let mut events = Vec::<Event>::new();
        UnstableStudents::resume(&mut game, &mut random, &mut events);
        let mut made = 0;
        while let Some(decision) = game.decision().filter(|_| made < LONGEST_GAME) {
            for player in players.iter_mut().flatten() {
                player.watch(&game, &events);
            }
            let seat = decision.seat;
            let Some(player) = &mut players[seat.index()] else { break };
            let begun = Instant::now();
            let (choice, trouble) = player.choose(&game, &mut luck);
            // Then the trouble, if there is any, is that all programs were ended.
            if self.progress.stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            sheet.moved(at(seat), begun.elapsed(), trouble.as_ref());
            if let Some(trouble) = trouble {
                self.progress.note(at(seat), &trouble.fault);
            }
            events.clear();
            if UnstableStudents::play(&mut game, seat, &choice, &mut random, &mut events).is_err() {
                break;
            }
            made += 1;
            for event in &events {
                if let Event::Played { seat, card, .. } | Event::Defended { seat, card, .. } = *event {
                    sheet.used(at(seat), card);
                }
            }
        }
        for player in players.iter_mut().flatten() {
            // Programs hear of the end too.
            player.watch(&game, &events);
        }
        sheet.ended(game.winner().map(at), game.round().into(), made);
        Ok(true)
    }

    /// The players of one game, `seating` being the number of the player at each seat.
    fn seated(&self, seating: &[usize], options: &Options) -> Vec<Option<Player>> {
        let Match { deck, names, kinds, folder, .. } = self.game;
        let names: Vec<String> = seating.iter().map(|&player| names[player].clone()).collect();
        let kinds: Vec<Kind> = seating.iter().map(|&player| kinds[player].clone()).collect();
        let errors = |seat: Seat| -> Option<Box<dyn Write + Send>> {
            let folder = folder.as_ref()?;
            Some(Box::new(ProgramLog::new(folder.program_log(&names[seat.index()]))))
        };
        let table =
            Seating { deck, thumb: &self.thumb, options, names: &names, kinds: &kinds, errors: &errors };
        (0..kinds.len()).map(|seat| Player::new(Seat::new(seat), table)).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::cpu::Level;

    fn of(players: usize, rotate: bool) -> Match {
        Match {
            deck: Arc::new(Deck::new([]).unwrap()),
            names: vec![String::new(); players],
            kinds: vec![Kind::Cpu(Level::Medio); players],
            deals: 0,
            rotate,
            seed: 0,
            threads: 1,
            folder: None,
        }
    }

    #[test]
    fn over_some_deals_with_rotated_seats_the_players_sit_once_in_every_order() {
        for (players, deals, orders) in [(2, 1, 2), (3, 2, 6), (4, 6, 24)] {
            let game = of(players, true);
            let seatings = (9..9 + deals).flat_map(|seed| (0..players).map(move |turn| (seed, turn)));
            let all: BTreeSet<Vec<usize>> = seatings.map(|(seed, turn)| game.seating(seed, turn)).collect();
            assert_eq!(all.len(), orders, "{players} players");
            for seat in 0..players {
                let there: BTreeSet<usize> = (0..players).map(|turn| game.seating(9, turn)[seat]).collect();
                assert_eq!(there.len(), players, "in one deal everybody sits once at seat {seat}");
            }
        }
        assert_eq!(of(3, false).seating(9, 0), [0, 1, 2]);
    }
}
