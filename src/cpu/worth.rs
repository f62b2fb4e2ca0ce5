//! What a card is worth whatever the position: worked out once for a deck, because choices ask for it all the
//! time.

use super::{CardValue, Weights};
use crate::students::{Action, Card, CardType, Effect, MAX_PLAYERS, Target};

/// The worth of one card, by the number of players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// What its effects bring its user in a usual position.
    pub usual: [i32; MAX_PLAYERS + 1],
    /// What it is worth in the hand of a player who can play it.
    pub kept: [i32; MAX_PLAYERS + 1],
}

impl Worth {
    pub(super) fn of(card: &Card, weights: &Weights, own: CardValue) -> Self {
        let Weights { keep, kept_effects, .. } = weights;
        let (kind, effects) = match card.card_type {
            CardType::Bonus => (1, kept_effects[1]),
            CardType::Malus => (2, -kept_effects[1]),
            CardType::Magia => (3, kept_effects[2]),
            CardType::Istantanea => (4, 0),
            _ => (0, kept_effects[0]),
        };
        let usual = std::array::from_fn(|players| usual(card, weights, players as i32));
        Self { usual, kept: usual.map(|usual| keep[kind] + own.kept + usual * effects / 100) }
    }
}

/// What a card's effects are worth to its user in a usual position.
fn usual(card: &Card, weights: &Weights, players: i32) -> i32 {
    let sum = card.effects.iter().map(|&effect| usual_effect(effect, weights, players)).sum();
    if card.optional { 0.max(sum) } else { sum }
}

fn usual_effect(effect: Effect, weights: &Weights, players: i32) -> i32 {
    let index = match (effect.action, effect.card_type) {
        (Action::Elimina, CardType::All) => 0,
        (Action::Elimina, CardType::Bonus) => 2,
        (Action::Elimina, CardType::Malus) => 3,
        (Action::Elimina, _) => 1,
        (Action::Scarta, _) => 4,
        (Action::Gioca, _) => 5,
        (Action::Ruba, kind) => 6 + usize::from(!kind.is_student()),
        (Action::Pesca, _) => 8,
        (Action::Prendi, _) => 9,
        (Action::Scambia, _) => 10,
        _ => return 0,
    };
    let (own, other) = (weights.usual_own[index], weights.usual_other[index]);
    let others = other * (players - 1) / 2;
    match effect.target {
        Target::Io => own,
        Target::Tu => other,
        Target::Voi => others,
        Target::Tutti => own + others,
    }
}
