//! Games without people of which no save, journal or log is kept: played at once, and counted in the statistics
//! afterwards. The same seed and players give the same game as a [`Session`].

use std::sync::atomic::{AtomicBool, Ordering};

use super::keeper::Ended;
use super::opening::shown;
use super::players::Players;
use super::{NewGame, decision_luck};
use crate::engine::{Random, Seat, Table};
use crate::player::Trouble;
use crate::store::Statistics;
use crate::students::{Event, Kit, SetupError, Tally, UnstableStudents};

/// Moves after which a game is broken off: no sensible game is nearly as long.
pub const LONGEST_GAME: u64 = 20_000;

/// A game that was played.
pub struct Unkept {
    game_id: [u8; 16],
    names: Vec<String>,
    rounds: Vec<Ended>,
    /// Who has won; nobody where the game was broken off.
    pub winner: Option<Seat>,
    /// The moves of the game.
    pub moves: u64,
}

impl Unkept {
    /// Plays a game of players none of whom is a person. Nothing where `stop` was set before its end. `asked`
    /// hears of each player who had to move, and of its trouble if it did not make the move itself.
    ///
    /// # Errors
    /// The deck is not enough for so many players.
    pub fn play(
        game: NewGame,
        stop: &AtomicBool,
        mut asked: impl FnMut(Seat, Option<&Trouble>),
    ) -> Result<Option<Self>, SetupError> {
        let NewGame { deck, participants, options, luck } = game;
        let kit = Kit { deck, position: None };
        let random = Random::new(luck.seed);
        let mut table = Table::<UnstableStudents>::new(&kit, &options, participants.len(), random, false)?;
        let names = shown(&participants);
        let players = Players::new(None, table.state().deck(), &options, &names, &participants);
        let mut tallies = vec![Tally::default(); participants.len()];
        let mut rounds = Vec::new();
        let mut step = table.resume();
        loop {
            players.tell(table.state(), &step.events);
            for event in &step.events {
                Tally::record(&mut tallies, event, table.state().deck());
                if let Event::RoundEnded { round, .. } = *event {
                    let figures = tallies.iter_mut().map(std::mem::take).map(Into::into).collect();
                    let winner = table.state().winner();
                    rounds.push(Ended { round, automatic: true, figures, winner });
                }
            }
            let decision = table.state().decision().filter(|_| table.moves_made() < LONGEST_GAME);
            let thought = decision
                .and_then(|decision| players.thought(decision.seat, table.state(), decision_luck(&table)));
            let Some((seat, choice, trouble)) = thought.map(super::Thought::think) else { break };
            // Then the trouble, if there is any, is that all programs were ended.
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            asked(seat, trouble.as_ref());
            let Ok(next) = table.play(seat, &choice) else { break };
            step = next;
        }
        Ok(Some(Self {
            game_id: luck.game_id,
            names,
            rounds,
            winner: table.state().winner(),
            moves: table.moves_made(),
        }))
    }

    /// How many rounds the game had.
    #[must_use]
    pub const fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Counts the game as an automatic one.
    pub fn count(&self, statistics: &mut Statistics) {
        for round in &self.rounds {
            round.count(statistics, self.game_id, &self.names);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Options};
    use crate::player::Kind;
    use crate::session::{Luck, Participant};
    use crate::store::DeckFile;
    use crate::students::Text;

    #[test]
    fn a_game_that_is_stopped_brings_nothing() {
        let ends = |stop: bool| {
            let cpu = Kind::from_word("facile").unwrap();
            let participants =
                ["Ada", "Bruno"].map(|name| Participant { name: Text::new(name), kind: cpu.clone() });
            let game = NewGame {
                deck: DeckFile::built_in().deck.into(),
                participants: participants.into(),
                options: Options::default().checked(UnstableStudents::definition().options).unwrap(),
                luck: Luck { seed: 1, game_id: [1; 16] },
            };
            Unkept::play(game, &AtomicBool::new(stop), |_, _| ()).unwrap().is_some()
        };
        assert!(ends(false) && !ends(true));
    }
}
