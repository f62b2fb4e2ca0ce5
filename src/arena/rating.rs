//! How strong players are by who won against whom, whatever the number of players at a table: the ratings of
//! Weng and Lin (2011), in which each game moves the rating of everybody who played it.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The rating of a player: 25 give or take 8.3 before the first game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// How strong the player probably is.
    pub mean: f64,
    /// How uncertain that is, as a standard deviation.
    pub deviation: f64,
}

impl Default for Rating {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { mean: rating, deviation: uncertainty }
    }
}

/// The ratings after one game more, which the player at `winner` has won. The others share the second place.
pub(super) fn update(ratings: &mut [Rating], winner: usize) {
    let teams: Vec<[WengLinRating; 1]> = ratings
        .iter()
        .map(|rating| [WengLinRating { rating: rating.mean, uncertainty: rating.deviation }])
        .collect();
    let places: Vec<_> = teams
        .iter()
        .enumerate()
        .map(|(player, team)| (&team[..], MultiTeamOutcome::new(if player == winner { 1 } else { 2 })))
        .collect();
    let moved = weng_lin_multi_team(&places, &WengLinConfig::new());
    for (rating, team) in ratings.iter_mut().zip(moved) {
        if let [WengLinRating { rating: mean, uncertainty: deviation }] = team[..] {
            *rating = Rating { mean, deviation };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_the_others_fall_alike() {
        let mut ratings = [Rating::default(); 4];
        update(&mut ratings, 2);
        assert!(ratings[2].mean > 25.0 && ratings[0].mean < 25.0);
        assert!((ratings[0].mean - ratings[3].mean).abs() < 1e-9);
        assert!(ratings.iter().all(|rating| rating.deviation < Rating::default().deviation));
    }
}
