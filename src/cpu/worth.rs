//! What a card is worth whatever the position: worked out once for a deck, because choices ask for it all the
//! time.

use super::{CardValue, Weights};
use crate::students::{Action, Card, CardType, Effect, MAX_PLAYERS, Target, When};

/// The worth of one card, by the number of players.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    /// What its effects bring its user in a usual position.
    pub usual: [i32; MAX_PLAYERS + 1],
    /// What it is worth in the hand of a player who can play it.
    pub kept: [i32; MAX_PLAYERS + 1],
    /// What its lasting effects are worth before its owner, but for those that keep the owner from winning.
    pub lasting: i32,
    /// How many effects it has that keep its owner from winning.
    pub engineers: i32,
    /// Its effects on the one whom `TU` means, and all others.
    pub aimed: Box<[Effect]>,
    pub unaimed: Box<[Effect]>,
    pub card_type: CardType,
    pub when: When,
    pub optional: bool,
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
        let (aimed, unaimed): (Vec<Effect>, Vec<Effect>) =
            card.effects.iter().partition(|effect| effect.target == Target::Tu);
        let is_engineer = |effect: &&Effect| effect.action == Action::Ingegnere;
        Self {
            usual,
            kept: usual.map(|usual| keep[kind] + own.kept + usual * effects / 100),
            lasting: card.effects.iter().map(|&effect| lasting(effect, weights)).sum(),
            engineers: card.effects.iter().filter(is_engineer).count() as i32,
            card_type: card.card_type,
            when: card.when,
            optional: card.optional,
            aimed: aimed.into(),
            unaimed: unaimed.into(),
        }
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

/// What an effect that lasts is worth to its owner, whoever that is.
const fn lasting(effect: Effect, weights: &Weights) -> i32 {
    match (effect.action, effect.card_type) {
        (Action::Mostra, _) => -weights.open_hand,
        (Action::Impedire, CardType::Istantanea) => -weights.defenceless,
        (Action::Impedire, CardType::All) => -weights.engineer,
        (Action::Impedire, _) => -weights.barred,
        _ => 0,
    }
}
