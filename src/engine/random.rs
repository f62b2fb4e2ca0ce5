//! All luck of every game: one generator with a name, one way to pick a number and one shuffle. They are
//! written down here instead of taken from a distribution library, because a seed must mean the same
//! game on every platform and after every update.

use rand_core::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// The generator PCG-XSH-RR 64/32 (O'Neill 2014) with a fixed stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Random(Pcg32);

impl Random {
    /// The name by which journals and saves call this generator and its use.
    pub const NAME: &'static str = "pcg32";

    /// The stream constant of the reference implementation's examples.
    const STREAM: u64 = 54;

    /// A generator at the start of the sequence of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Pcg32::new(seed, Self::STREAM))
    }

    /// A number in `0..bound`, each equally likely (Lemire 2019, without bias); 0 where `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).unwrap_or(u32::MAX);
        if bound <= 1 {
            return 0;
        }
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// Puts `items` into a random order, each order equally likely (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_the_published_algorithm() {
        // The first outputs of the reference implementation's pcg32-demo with seed 42 and stream 54.
        let mut random = Random::new(42);
        let first: Vec<u32> = (0..6).map(|_| random.0.next_u32()).collect();
        assert_eq!(first, [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e]);
    }

    #[test]
    fn every_number_below_a_bound_comes_up_about_equally_often() {
        let mut random = Random::new(1);
        let mut seen = [0_u32; 5];
        for _ in 0..50_000 {
            seen[random.below(5)] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..=10_400).contains(&count)), "{seen:?}");
        assert_eq!((random.below(0), random.below(1)), (0, 0));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut random = Random::new(7);
        let mut orders = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [1, 2, 3];
            random.shuffle(&mut items);
            *orders.entry(items).or_insert(0) += 1;
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|count| (850..=1_150).contains(count)), "{orders:?}");
    }

    #[test]
    fn a_stored_generator_goes_on_where_it_was() {
        let mut random = Random::new(3);
        random.below(10);
        let stored = serde_json::to_string(&random).unwrap();
        let mut loaded: Random = serde_json::from_str(&stored).unwrap();
        assert_eq!(loaded, random);
        assert_eq!(loaded.below(1_000_000), random.below(1_000_000));
    }
}
