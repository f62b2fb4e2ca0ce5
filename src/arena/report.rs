//! What came out of a match: sums that do not depend on who added them up in which order, and the winners in the
//! order of the games, by which players are rated.

use std::time::Duration;

use super::rating::{self, Rating};
use crate::player::{Conduct, Trouble};
use crate::students::CardId;

/// What came out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Report {
    /// Games that ended with a victory.
    pub finished: u64,
    /// Games that were broken off.
    pub unfinished: u64,
    /// Rounds of all games.
    pub rounds: u64,
    /// Moves of all games.
    pub moves: u64,
    /// The players, in the order of the match.
    pub players: Vec<PlayerFigures>,
    /// The cards, in the order of the deck.
    pub cards: Vec<CardFigures>,
}

/// What came out for one player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerFigures {
    /// Games won.
    pub wins: u64,
    /// Moves made.
    pub moves: u64,
    /// The time that the player took for them: the only figure that differs from run to run.
    pub spent: Duration,
    /// How the player behaved, where it is a program.
    pub conduct: Conduct,
    /// The rating after all games.
    pub rating: Rating,
}

/// What came out for one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardFigures {
    /// How often it was played, as a defence too.
    pub played: u64,
    /// In how many finished games somebody played it; where several players did, each counts.
    pub users: u64,
    /// How many of those have won.
    pub wins: u64,
}

/// What one thread has written down.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    report: Report,
    /// Who has won each game, in their order.
    winners: Vec<Option<u8>>,
    /// Which cards each player has used in the game under way.
    used: Vec<(usize, CardId)>,
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
        rate(self.players[player].wins, self.games())
    }

    /// The sum of what threads have written down that took turns with the deals, `seatings` games each.
    pub(super) fn of(sheets: Vec<Sheet>, seatings: usize) -> Self {
        let mut games: Vec<_> = sheets.iter().map(|sheet| sheet.winners.chunks(seatings)).collect();
        let players = sheets.first().map_or(0, |sheet| sheet.report.players.len());
        let mut ratings = vec![Rating::default(); players];
        // One deal of each thread after the other, as they were dealt.
        loop {
            let mut is_over = true;
            for winner in games.iter_mut().filter_map(Iterator::next).flatten() {
                is_over = false;
                if let Some(winner) = winner {
                    rating::update(&mut ratings, (*winner).into());
                }
            }
            if is_over {
                break;
            }
        }
        let sum = sheets.into_iter().map(|sheet| sheet.report).reduce(Self::and);
        let mut sum = sum.unwrap_or_default();
        for (player, rating) in sum.players.iter_mut().zip(ratings) {
            player.rating = rating;
        }
        sum
    }

    fn and(mut self, other: Self) -> Self {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        self.rounds += other.rounds;
        self.moves += other.moves;
        for (sum, more) in self.players.iter_mut().zip(other.players) {
            sum.wins += more.wins;
            sum.moves += more.moves;
            sum.spent += more.spent;
            sum.conduct.add(&more.conduct);
        }
        for (sum, more) in self.cards.iter_mut().zip(other.cards) {
            sum.played += more.played;
            sum.users += more.users;
            sum.wins += more.wins;
        }
        self
    }
}

impl Sheet {
    pub(super) fn new(players: usize, cards: usize) -> Self {
        let report = Report {
            players: vec![PlayerFigures::default(); players],
            cards: vec![CardFigures::default(); cards],
            ..Report::default()
        };
        Self { report, winners: Vec::new(), used: Vec::new() }
    }

    /// A player has moved, or somebody else for it who was in trouble.
    pub(super) fn moved(&mut self, player: usize, spent: Duration, trouble: Option<&Trouble>) {
        let figures = &mut self.report.players[player];
        figures.moves += 1;
        figures.spent += spent;
        figures.conduct.asked(trouble);
    }

    /// How each player behaved.
    pub(super) fn conducts(&self) -> impl Iterator<Item = &Conduct> {
        self.report.players.iter().map(|figures| &figures.conduct)
    }

    /// A player has used a card.
    pub(super) fn used(&mut self, player: usize, card: CardId) {
        self.report.cards[usize::from(card.0)].played += 1;
        if !self.used.contains(&(player, card)) {
            self.used.push((player, card));
        }
    }

    /// A game has ended, or was broken off.
    pub(super) fn ended(&mut self, winner: Option<usize>, rounds: u64, moves: u64) {
        self.report.rounds += rounds;
        self.report.moves += moves;
        self.report.players.iter_mut().for_each(|player| player.conduct.game_over());
        self.winners.push(winner.and_then(|winner| u8::try_from(winner).ok()));
        let used = std::mem::take(&mut self.used);
        let Some(winner) = winner else {
            self.report.unfinished += 1;
            return;
        };
        self.report.finished += 1;
        self.report.players[winner].wins += 1;
        for (player, card) in used {
            let figures = &mut self.report.cards[usize::from(card.0)];
            figures.users += 1;
            figures.wins += u64::from(player == winner);
        }
    }

    /// Adds what was written down after this.
    pub(super) fn add(&mut self, other: Self) {
        self.report = std::mem::take(&mut self.report).and(other.report);
        self.winners.extend(other.winners);
    }
}

/// The part of all tries that succeeded, and the interval in which that part lies with 95 % (Wilson 1927).
#[must_use]
pub fn rate(successes: u64, tries: u64) -> (f64, [f64; 2]) {
    if tries == 0 {
        return (0.0, [0.0, 1.0]);
    }
    let tries = tries as f64;
    let rate = successes as f64 / tries;
    let z = 1.96_f64;
    let middle = rate + z * z / (2.0 * tries);
    let half = z * (rate * (1.0 - rate) / tries + z * z / (4.0 * tries * tries)).sqrt();
    let scale = 1.0 + z * z / tries;
    // Rounding must not leave the part itself outside.
    (rate, [((middle - half) / scale).clamp(0.0, rate), ((middle + half) / scale).clamp(rate, 1.0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_has_the_interval_of_wilson() {
        let (rate, [low, high]) = rate(30, 100);
        assert!((rate - 0.3).abs() < 1e-9 && (low - 0.2189).abs() < 1e-3 && (high - 0.3958).abs() < 1e-3);
        assert_eq!(super::rate(0, 0), (0.0, [0.0, 1.0]));
        let (_, [low, high]) = super::rate(5, 5);
        assert!(low > 0.5 && (high - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_card_counts_once_for_each_player_who_used_it_in_a_game_that_ended() {
        let mut sheet = Sheet::new(2, 3);
        let card = CardId(1);
        for player in [0, 0, 1] {
            sheet.used(player, card);
        }
        sheet.ended(Some(0), 5, 9);
        sheet.used(0, card);
        sheet.ended(None, 5, 9);
        let report = Report::of(vec![sheet], 1);
        assert_eq!(report.cards[1], CardFigures { played: 4, users: 2, wins: 1 });
        assert_eq!((report.finished, report.unfinished, report.rounds, report.moves), (1, 1, 10, 18));
    }

    #[test]
    fn ratings_follow_the_order_of_the_games_and_not_the_threads() {
        let sheet = |winners: &[Option<usize>]| {
            let mut sheet = Sheet::new(2, 0);
            for &winner in winners {
                sheet.ended(winner, 1, 1);
            }
            sheet
        };
        let games = [Some(0), Some(1), None, Some(1), Some(0), Some(0)];
        let one = Report::of(vec![sheet(&games)], 1);
        let [mut first, mut second] = [Vec::new(), Vec::new()];
        for (number, game) in games.into_iter().enumerate() {
            if number % 2 == 0 { &mut first } else { &mut second }.push(game);
        }
        assert_eq!(Report::of(vec![sheet(&first), sheet(&second)], 1), one);
        assert!(one.players[0].rating.mean > one.players[1].rating.mean);
    }
}
