//! Who is how likely to win, at a glance: each player has odds by what lies before them and how many cards
//! they hold, and hopes for the share that these have of the odds of all.

use super::Sight;
use crate::students::{CardType, STUDENTS_TO_WIN};

// The tables come from some thousand games of `medio` against itself: how much likelier to win a player is with
// so many of something than with none, everything else being equal (conditional logit).
/// By students.
const STUDENTS: [f64; STUDENTS_TO_WIN + 1] = [1.0, 1.12, 1.4, 1.7, 2.3, 3.88, 6.16];
/// By cards in the hand.
const HAND: [f64; 8] = [1.0, 1.08, 1.23, 1.37, 1.57, 1.58, 1.58, 1.58];
/// By BONUS cards.
const BONUS: [f64; 4] = [1.0, 1.22, 1.61, 2.47];
/// By MALUS cards.
const MALUS: [f64; 3] = [1.0, 0.75, 0.75];
/// Whose round it is.
const CURRENT: f64 = 1.19;

/// Writes what each seat may hope for, by its number. It looks at nothing that is hidden from the public.
pub(super) fn hopes(sight: Sight<'_>, hopes: &mut Vec<f64>) {
    let ring = sight.ring();
    for seat in ring.seats().iter() {
        let before = sight.bonus_malus(seat);
        let bonus =
            before.iter().filter(|&&card| sight.deck().card(card).card_type == CardType::Bonus).count();
        let mut odds = at(&STUDENTS, sight.classroom(seat).len())
            * at(&HAND, sight.hand_len(seat))
            * at(&BONUS, bonus)
            * at(&MALUS, before.len() - bonus);
        if ring.current() == seat {
            odds *= CURRENT;
        }
        hopes.push(odds);
    }
    let all: f64 = hopes.iter().sum();
    hopes.iter_mut().for_each(|hope| *hope /= all);
}

fn at(table: &[f64], index: usize) -> f64 {
    table[index.min(table.len() - 1)]
}
