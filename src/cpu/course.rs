//! The player that the course's programs have, as a measure for the others: a fixed order of cards, the
//! opponent with most students as the target, every defence spent at once.

use super::Sight;
use crate::engine::{Random, Seat};
use crate::students::{Action, CardId, CardType, Move, Question, Target};

/// Students of an opponent above which the player attacks.
const CALM: usize = 3;
/// The order in which cards are discarded.
const DISCARDS: [CardType; 7] = [
    CardType::Magia,
    CardType::Malus,
    CardType::Bonus,
    CardType::StudenteSemplice,
    CardType::Laureando,
    CardType::Matricola,
    CardType::Istantanea,
];

/// The number of the move.
pub(super) fn choose(sight: Sight<'_>, me: Seat, moves: &[Move], luck: &mut Random) -> usize {
    let Some(decision) = sight.decision() else { return 0 };
    let find = |wanted: &dyn Fn(Move) -> bool| moves.iter().position(|&choice| wanted(choice));
    let card_type = |card: CardId| sight.deck().card(card).card_type;
    let leader = sight.ring().others(me).max_by_key(|&seat| sight.classroom(seat).len());
    let chosen = match decision.question {
        Question::Action | Question::PlayCard { .. } => play(sight, me, moves),
        Question::Recipient { card, .. } if card_type(card) == CardType::Bonus => {
            find(&|choice| choice == Move::Player(me))
        }
        Question::Recipient { .. } | Question::Target { .. } => {
            find(&|choice| leader.is_some_and(|seat| choice == Move::Player(seat)))
        }
        Question::Duplicate { .. } | Question::UseEffects { .. } => find(&|choice| choice == Move::Yes),
        Question::Defend { .. } => find(&|choice| matches!(choice, Move::Defend(_))),
        Question::Discard { .. } => DISCARDS
            .iter()
            .find_map(|&kind| find(&|choice| matches!(choice, Move::Pick(card) if card_type(card) == kind))),
        Question::Eliminate { .. } | Question::Steal { .. } => None,
    };
    chosen.unwrap_or_else(|| luck.below(moves.len()))
}

/// The card to play: a LAUREANDO; against a strong opponent an attack; then by type.
fn play(sight: Sight<'_>, me: Seat, moves: &[Move]) -> Option<usize> {
    let card = |choice: &Move| match *choice {
        Move::Play(card) => Some(sight.deck().card(card)),
        _ => None,
    };
    let of_type = |kind: CardType| {
        moves.iter().position(|choice| card(choice).is_some_and(|card| card.card_type == kind))
    };
    let attacks = || {
        moves.iter().position(|choice| {
            card(choice).is_some_and(|card| {
                card.effects.iter().any(|effect| match effect.action {
                    Action::Ruba => true,
                    Action::Elimina => effect.target != Target::Io,
                    _ => false,
                })
            })
        })
    };
    let is_threatened = sight.ring().others(me).any(|seat| sight.classroom(seat).len() > CALM);
    of_type(CardType::Laureando)
        .or_else(|| if is_threatened { attacks() } else { None })
        .or_else(|| of_type(CardType::StudenteSemplice))
        .or_else(|| of_type(CardType::Bonus))
        .or_else(|| of_type(CardType::Magia))
        .or_else(|| of_type(CardType::Malus))
        .or_else(|| moves.iter().position(|&choice| choice == Move::Draw))
}
