//! What a seat, or the public, may know of a game, as a value of its own: a copy of what a [`Sight`] shows.
//! Players of every kind get views or sights, never the state.

use serde::{Deserialize, Serialize};

use super::card::{Action, CardType};
use super::context::Phase;
use super::decision::Decision;
use super::deck::CardId;
use super::sight::Sight;
use crate::engine::Seat;

/// What one seat, or the public, may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the public.
    pub viewer: Option<Seat>,
    /// The number of the round.
    pub round: u32,
    /// The part of the round.
    pub phase: Phase,
    /// Whose round it is.
    pub current: Seat,
    /// Every player, by seat.
    pub players: Vec<PlayerView>,
    /// How many cards the draw pile has.
    pub draw: usize,
    /// The cards on the discard pile, sorted: everybody saw them come, nobody knows their order.
    pub discard: Vec<CardId>,
    /// The cards in the study room, sorted.
    pub study_room: Vec<CardId>,
    /// Cards that have been played or have left their zone and whose effects are under way.
    pub in_play: Vec<CardId>,
    /// Who has to answer.
    pub asked: Option<Seat>,
    /// The question, where it is asked of the viewer.
    pub decision: Option<Decision>,
    /// Who has won.
    pub winner: Option<Seat>,
}

/// What may be known of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The hand.
    pub hand: Hand,
    /// Whether a `MOSTRA` effect opens the hand to all.
    pub open: bool,
    /// The classroom, front first.
    pub classroom: Vec<CardId>,
    /// The bonus-malus, front first.
    pub bonus_malus: Vec<CardId>,
    /// The types that `IMPEDIRE` effects bar, as the cards say it.
    pub barred: Vec<CardType>,
    /// Whether an `INGEGNERE` effect keeps the player from winning.
    pub engineer: bool,
}

/// A hand as a viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The cards, front first.
    Open(Vec<CardId>),
    /// Their number.
    Hidden(usize),
}

impl Hand {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Hidden(count) => *count,
        }
    }

    /// Whether there is no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    /// A copy of what is seen through `sight`.
    #[must_use]
    pub fn new(sight: Sight<'_>) -> Self {
        Self {
            viewer: sight.viewer(),
            round: sight.round(),
            phase: sight.phase(),
            current: sight.ring().current(),
            players: sight.ring().seats().iter().map(|seat| PlayerView::new(sight, seat)).collect(),
            draw: sight.draw_len(),
            discard: sight.discard(),
            study_room: sight.study_room(),
            in_play: sight.in_play().to_vec(),
            asked: sight.asked(),
            decision: sight.decision(),
            winner: sight.winner(),
        }
    }
}

impl PlayerView {
    fn new(sight: Sight<'_>, seat: Seat) -> Self {
        let bonus_malus = sight.bonus_malus(seat).to_vec();
        let effects = bonus_malus.iter().flat_map(|&card| &sight.deck().card(card).effects);
        let mut barred: Vec<CardType> = effects
            .filter(|effect| effect.action == Action::Impedire)
            .map(|effect| effect.card_type)
            .collect();
        barred.sort_unstable();
        barred.dedup();
        Self {
            hand: sight
                .hand(seat)
                .map_or_else(|| Hand::Hidden(sight.hand_len(seat)), |hand| Hand::Open(hand.to_vec())),
            open: sight.is_open(seat),
            classroom: sight.classroom(seat).to_vec(),
            barred,
            engineer: sight.is_engineer(seat),
            bonus_malus,
        }
    }
}
