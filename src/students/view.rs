//! What a seat, or the public, may know of a game. A view is built from what is allowed and from nothing
//! else; players of every kind get views, never the state.

use serde::Serialize;

use super::card::{Action, CardType};
use super::context::{GameContext, Phase};
use super::decision::Decision;
use super::deck::CardId;
use super::piles::Place;
use crate::engine::Seat;

/// What one seat, or the public, may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// What `viewer` may know of the game.
    pub(super) fn new(game: &GameContext, viewer: Option<Seat>) -> Self {
        let sorted = |place| {
            let mut cards = game.cards(place).to_vec();
            cards.sort_unstable();
            cards
        };
        Self {
            viewer,
            round: game.round(),
            phase: game.phase(),
            current: game.ring().current(),
            players: game.ring().seats().iter().map(|seat| PlayerView::new(game, seat, viewer)).collect(),
            draw: game.cards(Place::Draw).len(),
            discard: sorted(Place::Discard),
            study_room: sorted(Place::StudyRoom),
            in_play: game.cards(Place::InPlay).to_vec(),
            asked: game.decision().map(|decision| decision.seat),
            decision: game.decision().filter(|decision| Some(decision.seat) == viewer),
            winner: game.winner(),
        }
    }
}

impl PlayerView {
    fn new(game: &GameContext, seat: Seat, viewer: Option<Seat>) -> Self {
        let open = game.is_open(seat);
        let hand = game.cards(Place::Hand(seat));
        let bonus_malus = game.cards(Place::BonusMalus(seat)).to_vec();
        let effects = bonus_malus.iter().flat_map(|&card| &game.deck().card(card).effects);
        let mut barred: Vec<CardType> = effects
            .filter(|effect| effect.action == Action::Impedire)
            .map(|effect| effect.card_type)
            .collect();
        barred.sort_unstable();
        barred.dedup();
        Self {
            hand: if open || viewer == Some(seat) {
                Hand::Open(hand.to_vec())
            } else {
                Hand::Hidden(hand.len())
            },
            open,
            classroom: game.cards(Place::Classroom(seat)).to_vec(),
            barred,
            engineer: game.is_engineer(seat),
            bonus_malus,
        }
    }
}
