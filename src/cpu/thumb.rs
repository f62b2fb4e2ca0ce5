//! Rules of thumb: each possible answer is weighed by itself, and the best one is made.

use super::appraisal::Appraisal;
use super::{Sight, Weights};
use crate::engine::{Random, Seat};
use crate::students::{CardId, CardType, Decision, Effect, Move, Question, Target, When};

/// How often a beginner does not think, in hundredths.
const CARELESS: usize = 60;
/// What a beginner would never do, even without thinking: an answer worse than this, in hundredths of a
/// student.
const ABSURD: i32 = -20;

/// The number of the best move; the first of equals.
pub(super) fn choose(sight: Sight<'_>, me: Seat, moves: &[Move], weights: &Weights) -> usize {
    let appraisal = Appraisal { sight, me, weights };
    let Some(decision) = sight.decision() else { return 0 };
    let mut best = (0, i32::MIN);
    for (index, &choice) in moves.iter().enumerate() {
        let value = appraisal.answer(decision, choice);
        if value > best.1 {
            best = (index, value);
        }
    }
    best.0
}

/// The number of a move as a beginner makes it: mostly the best, now and then any that is not absurd.
pub(super) fn choose_carelessly(sight: Sight<'_>, me: Seat, moves: &[Move], luck: &mut Random) -> usize {
    let best = choose(sight, me, moves, &Weights::TUNED);
    if luck.below(100) >= CARELESS {
        return best;
    }
    let appraisal = Appraisal { sight, me, weights: &Weights::TUNED };
    let Some(decision) = sight.decision() else { return best };
    let any = luck.below(moves.len());
    let value = |index: usize| appraisal.answer(decision, moves[index]);
    if value(any) >= ABSURD.min(value(best)) { any } else { best }
}

impl Appraisal<'_> {
    /// What an answer is worth.
    fn answer(&self, Decision { question, .. }: Decision, choice: Move) -> i32 {
        match (question, choice) {
            (_, Move::Draw) => self.weights.draw,
            (_, Move::Play(card)) => self.play(card),
            (Question::Recipient { card, .. }, Move::Player(seat)) => self.placed(card, seat),
            (Question::Target { card }, Move::Player(seat)) => self.effects_now(card, Some(seat)),
            (Question::Eliminate { owner, .. }, Move::Pick(card)) if owner == self.me => {
                -self.on_table(card, owner)
            }
            (Question::Eliminate { owner, .. }, Move::Pick(card)) => self.on_table(card, owner),
            (Question::Steal { owner, .. }, Move::Pick(card)) => self.steal(card, owner),
            (Question::Discard { .. }, Move::Pick(card)) => -self.in_hand(card),
            (Question::UseEffects { card }, Move::Yes) => self.effects_now(card, None),
            (Question::Duplicate { .. }, Move::Yes) => 1,
            (Question::Defend { attacker, card, effect }, Move::Defend(_)) => {
                self.saved(attacker, card, effect) - self.weights.keep_defence
            }
            _ => 0,
        }
    }

    /// What playing a card from the hand is worth now.
    fn play(&self, id: CardId) -> i32 {
        let card = self.card(id);
        let given = self.in_hand(id) / 2;
        let value = match card.card_type {
            CardType::Bonus | CardType::Malus => {
                let seats = self.sight.ring().seats();
                seats.iter().map(|seat| self.placed(id, seat)).max().unwrap_or_default()
            }
            CardType::Magia => self.entering(id),
            _ if self.has_identical(self.me, id) => 0,
            _ => self.weights.student + self.winning_student() + self.entering(id),
        };
        value - given
    }

    /// What the effects of a card that enters are worth.
    fn entering(&self, id: CardId) -> i32 {
        let card = self.card(id);
        let value = if card.when == When::Subito { self.effects_now(id, None) } else { 0 };
        if card.optional { value.max(0) } else { value }
    }

    /// What a BONUS or MALUS is worth to me before a player.
    fn placed(&self, card: CardId, owner: Seat) -> i32 {
        if self.has_identical(owner, card) {
            return 0;
        }
        let value = self.on_table(card, owner);
        if owner == self.me { value } else { -value * self.threat(owner) / 100 }
    }

    /// What a defence saves me from: the effects of the attacking card that have yet to come, on me.
    fn saved(&self, attacker: Seat, card: CardId, effect: Option<Effect>) -> i32 {
        let Some(effect) = effect else { return -self.on_table(card, self.me) };
        let effects = &self.card(card).effects;
        let first = effects.iter().position(|other| *other == effect).unwrap_or_default();
        let coming = effects.iter().skip(first).filter(|effect| effect.target != Target::Io);
        coming.map(|&effect| self.suffered(effect, attacker)).sum()
    }
}
