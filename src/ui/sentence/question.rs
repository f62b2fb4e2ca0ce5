//! What is asked and what can be answered, in words that say what is at stake.

use super::effect::{card_effects, effect_lines, effect_values};
use super::{Narrator, kind_value};
use crate::students::{Decision, HAND_LIMIT, Move, Question, Target};
use crate::ui::locale::Value;

impl Narrator<'_> {
    /// A decision as a question to the player who has to make it.
    #[must_use]
    pub fn question(&self, decision: &Decision) -> String {
        let seat = decision.seat;
        let say = |key: &str, values: &[(&str, Value<'_>)]| self.locale.text_with(key, values);
        let effects = |card| effect_lines(self.deck.card(card), self.locale);
        match decision.question {
            Question::Action => say("question-action", &[("player", self.player(seat).into())]),
            Question::PlayCard { kind, cause } => {
                let [player, card] = self.who_and_what(seat, cause);
                say("question-play-card", &[player, card, kind_value(kind)])
            }
            Question::Recipient { card, .. } => {
                let [player, name] = self.who_and_what(seat, card);
                let kind = ("kind", self.deck.card(card).card_type.word().into());
                say("question-recipient", &[player, name, kind])
            }
            Question::Duplicate { card, owner, .. } => {
                let key = if owner == seat { "question-duplicate-own" } else { "question-duplicate-on" };
                say(key, &self.between(seat, owner, card))
            }
            Question::UseEffects { card } => {
                let [player, name] = self.who_and_what(seat, card);
                let effects = effects(card);
                let count = ("count", effects.len().into());
                say("question-use-effects", &[player, name, ("effects", effects.join("; ").into()), count])
            }
            Question::Target { card } => {
                let [player, name] = self.who_and_what(seat, card);
                say("question-target", &[player, name, ("effects", effects(card).join("; ").into())])
            }
            Question::Eliminate { owner, kind, cause } => {
                let key = if owner == seat { "question-eliminate-own" } else { "question-eliminate" };
                let [player, other, card] = self.between(seat, owner, cause);
                say(key, &[player, other, card, kind_value(kind)])
            }
            Question::Steal { owner, kind, cause } => {
                let [player, other, card] = self.between(seat, owner, cause);
                say("question-steal", &[player, other, card, kind_value(kind)])
            }
            Question::Discard { kind, cause: Some(cause) } => {
                let [player, card] = self.who_and_what(seat, cause);
                say("question-discard", &[player, card, kind_value(kind)])
            }
            Question::Discard { cause: None, .. } => say(
                "question-discard-limit",
                &[("player", self.player(seat).into()), ("limit", HAND_LIMIT.into())],
            ),
            Question::Defend { attacker, card, effect: Some(effect) } => {
                let [player, other, card] = self.between(seat, attacker, card);
                let [action, target, kind] = effect_values(effect);
                say("question-defend", &[player, other, card, action, target, kind])
            }
            Question::Defend { attacker, card, effect: None } => {
                let [player, other, name] = self.between(seat, attacker, card);
                let card = self.deck.card(card);
                let effects = ("effects", card_effects(card, self.locale).into());
                let kind = kind_value(card.card_type);
                say("question-defend-placement", &[player, other, name, kind, effects])
            }
        }
    }

    /// An answer to a decision as the text of a numbered choice.
    #[must_use]
    pub fn answer(&self, decision: &Decision, answer: &Move) -> String {
        let of_card = |key: &str, card| self.locale.text_with(key, &[("card", self.card(card).into())]);
        match *answer {
            Move::Draw => self.locale.text("answer-draw"),
            Move::Play(card) => of_card("answer-play", card),
            Move::Pick(card) => match decision.question {
                Question::Eliminate { .. } => of_card("answer-eliminate", card),
                Question::Steal { .. } => of_card("answer-steal", card),
                Question::Discard { .. } => of_card("answer-discard", card),
                _ => of_card("answer-pick", card),
            },
            Move::Player(seat) => {
                let key = if seat == decision.seat { "answer-player-self" } else { "answer-player" };
                self.locale.text_with(key, &[("player", self.player(seat).into())])
            }
            Move::Defend(card) => match decision.question {
                Question::Defend { effect: Some(effect), .. } if effect.target != Target::Tu => {
                    of_card("answer-defend-all", card)
                }
                _ => of_card("answer-defend", card),
            },
            Move::Yes => match decision.question {
                Question::Duplicate { .. } => self.locale.text("answer-play-anyway"),
                _ => self.locale.text("answer-yes"),
            },
            Move::No => match decision.question {
                Question::Duplicate { .. } => self.locale.text("answer-choose-anew"),
                Question::Defend { .. } => self.locale.text("answer-let-pass"),
                _ => self.locale.text("answer-no"),
            },
        }
    }
}
