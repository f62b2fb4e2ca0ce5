//! A walk through a game by random moves.

use std::sync::Arc;

use unstable_students::engine::{Game, Options, Random, Seat, Step, Table};
use unstable_students::students::{Deck, Kit, Move, UnstableStudents};

/// A game that is walked through.
pub struct Walk {
    pub kit: Kit,
    pub options: Options,
    pub seed: u64,
    pub table: Table<UnstableStudents>,
    /// What the last move, or the beginning, led to.
    pub step: Step<UnstableStudents>,
    luck: Random,
}

impl Walk {
    /// A new game, carried on to its first question. With odd seeds each owner chooses at `ELIMINA`.
    pub fn new(deck: &Arc<Deck>, players: usize, seed: u64) -> Self {
        let kit = Kit { deck: Arc::clone(deck), position: None };
        let chooser = if seed % 2 == 1 { "owner" } else { "user" };
        let options = crate::common::options(&[("chooser", chooser)]);
        let mut table = Table::new(&kit, &options, players, Random::new(seed), false).unwrap();
        let step = table.resume();
        Self { kit, options, seed, table, step, luck: Random::new(seed ^ 0x5eed) }
    }

    /// Who is asked, and what can be answered; nothing when the game is over.
    pub fn asked(&self) -> Option<(Seat, Vec<Move>)> {
        let seat = self.table.to_act().iter().next()?;
        Some((seat, self.table.moves(seat)))
    }

    /// A random number below `bound`, of the walk's own luck.
    pub fn chance(&mut self, bound: usize) -> usize {
        self.luck.below(bound)
    }

    /// Makes a random move and says which; nothing when the game is over.
    pub fn stride(&mut self) -> Option<(Seat, Move)> {
        let (seat, moves) = self.asked()?;
        let choice = moves[self.chance(moves.len())];
        self.step = self.table.play(seat, &choice).unwrap();
        Some((seat, choice))
    }

    /// Looks at up to `moves` states, and says whether the game has ended by then.
    pub fn through(&mut self, moves: usize, mut look: impl FnMut(&mut Self)) -> bool {
        for _ in 0..moves {
            look(self);
            if self.stride().is_none() {
                return true;
            }
        }
        false
    }
}

/// Every conceivable move at a table with this deck, foolish ones too.
pub fn conceivable(deck: &Deck) -> Vec<Move> {
    let cards = deck.ids().chain([unstable_students::students::CardId(u16::MAX)]);
    let mut moves: Vec<Move> =
        cards.flat_map(|id| [Move::Play(id), Move::Pick(id), Move::Defend(id)]).collect();
    moves.extend([0, 1, 2, 3, 4, 255].map(|seat| Move::Player(Seat::new(seat))));
    moves.extend([Move::Draw, Move::Yes, Move::No]);
    moves
}

/// Runs the same look over games of 2, 3 and 4 players with the official deck and all odd decks. Official
/// games must end within `moves`; the odd ones need not, since some of their cards keep anybody from
/// winning.
pub fn all_games(games: u64, moves: usize, mut look: impl FnMut(&mut Walk)) {
    use super::deck::{chance, defences, storms, students, tiny};
    let odd = [tiny(), students(), defences(), storms()];
    for players in 2..=4 {
        for seed in 0..games {
            let mut walk = Walk::new(&crate::common::official_deck(), players, seed);
            assert!(walk.through(20_000, &mut look), "seed {seed} with {players} players does not end");
            for deck in odd.iter().chain([&chance(seed), &chance(seed + 1_000)]) {
                let mut walk = Walk::new(deck, players, seed);
                walk.through(moves, &mut look);
            }
        }
    }
    assert_eq!(UnstableStudents::definition().max_seats, 4);
}
