//! The parts of a save that have a fixed size, as a C compiler lays them out.

use serde::{Deserialize, Serialize};

use super::Layout;

/// The field of a player's or card's name.
pub(super) const NAME_FIELD: usize = 32;
/// The field of a card's description.
pub(super) const DESCRIPTION_FIELD: usize = 256;
/// An effect: action, target, card type.
pub(super) const EFFECT_SIZE: usize = 12;

/// A card after its two texts. `P` is what a pointer is: `u64` or `u32`.
#[derive(Serialize, Deserialize)]
pub(super) struct CardRecord<P> {
    pub card_type: i32,
    pub effects: i32,
    pub effect_list: P,
    pub when: i32,
    pub optional: u8,
    pub padding: [u8; 3],
    pub next: P,
}

impl CardRecord<u32> {
    /// The same card for 64 bits.
    pub(super) fn widened(self) -> CardRecord<u64> {
        let Self { card_type, effects, effect_list, when, optional, padding, next } = self;
        CardRecord {
            card_type,
            effects,
            effect_list: effect_list.into(),
            when,
            optional,
            padding,
            next: next.into(),
        }
    }
}

impl Layout {
    /// The size of a pointer.
    pub(super) const fn pointer(self) -> usize {
        match self {
            Self::Official64 | Self::BarePlayers => 8,
            Self::Official32 => 4,
        }
    }

    /// The size of a player, the lists not counted.
    pub(super) const fn player_size(self) -> usize {
        match self {
            Self::BarePlayers => NAME_FIELD,
            Self::Official64 | Self::Official32 => NAME_FIELD + 4 * self.pointer(),
        }
    }

    /// The size of a card, the effects not counted.
    pub(super) const fn card_size(self) -> usize {
        NAME_FIELD + DESCRIPTION_FIELD + 16 + 2 * self.pointer()
    }

    /// Where a card has its `when`, from the card's beginning.
    pub(super) const fn when_offset(self) -> usize {
        NAME_FIELD + DESCRIPTION_FIELD + 8 + self.pointer()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::codec;

    #[test]
    fn sizes_are_those_of_the_c_compilers() {
        let sizes = |layout: Layout| (layout.player_size(), layout.card_size());
        assert_eq!(sizes(Layout::Official64), (64, 320));
        assert_eq!(sizes(Layout::BarePlayers), (32, 320));
        assert_eq!(sizes(Layout::Official32), (48, 312));
        let mut out = Vec::new();
        let record = CardRecord {
            card_type: 0,
            effects: 0,
            effect_list: 0_u64,
            when: 3,
            optional: 0,
            padding: [0; 3],
            next: 0,
        };
        codec::append(&mut out, &record);
        assert_eq!(NAME_FIELD + DESCRIPTION_FIELD + out.len(), 320);
        assert_eq!(out[Layout::Official64.when_offset() - NAME_FIELD - DESCRIPTION_FIELD], 3);
    }
}
