//! What happened, one sentence an event.

use super::Narrator;
use super::effect::effect_values;
use crate::engine::Seat;
use crate::students::{CardId, CardType, Event};
use crate::ui::locale::Value;

impl Narrator<'_> {
    /// What happened, as one sentence. The event has to be filtered for its reader by `Event::seen_by`;
    /// a card that the reader may not know is "a card".
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        let say = |key: &str, values: &[(&str, Value<'_>)]| self.locale.text_with(key, values);
        match *event {
            Event::RoundBegan { round, seat } => say("event-round-began", &self.round(round, seat)),
            Event::Drew { seat, card: Some(card), .. } => say("event-drew", &self.who_and_what(seat, card)),
            Event::Drew { seat, card: None, .. } => say("event-drew-hidden", &[self.who(seat)]),
            Event::NothingToDraw { seat } => say("event-nothing-to-draw", &[self.who(seat)]),
            Event::Reshuffled { cards } => say("event-reshuffled", &[("cards", cards.into())]),
            Event::Played { seat, card, on: None } => say("event-played", &self.who_and_what(seat, card)),
            Event::Played { seat, card, on: Some(on) } => {
                let key = if on == seat { "event-played-own" } else { "event-played-on" };
                say(key, &self.between(seat, on, card))
            }
            Event::PlayedInVain { seat, card, owner } => {
                let key = if owner == seat { "event-played-in-vain-own" } else { "event-played-in-vain-on" };
                say(key, &self.between(seat, owner, card))
            }
            Event::Triggered { seat, card } => say("event-triggered", &self.who_and_what(seat, card)),
            Event::Declined { seat, card } => say("event-declined", &self.who_and_what(seat, card)),
            Event::Targeted { seat, card, target } => {
                say("event-targeted", &self.between(seat, target, card))
            }
            Event::Lost { card, effect, seat } => {
                let [player, card] = self.who_and_what(seat, card);
                let [action, target, kind] = effect_values(effect);
                say("event-lost", &[player, card, action, target, kind])
            }
            Event::MayPlay { seat, cause } => say("event-may-play", &self.who_and_what(seat, cause)),
            Event::Eliminated { by, owner, card } => {
                let key = if by == owner { "event-eliminated-own" } else { "event-eliminated" };
                say(key, &self.zone_change(by, owner, card))
            }
            Event::Stolen { by, owner, card } => say("event-stolen", &self.zone_change(by, owner, card)),
            Event::NoRoom { seat, card } => {
                let [player, name] = self.who_and_what(seat, card);
                say("event-no-room", &[player, name, ("pile", self.pile(card).into())])
            }
            Event::Discarded { seat, card, at_random } => {
                let key = if at_random { "event-discarded-at-random" } else { "event-discarded" };
                say(key, &self.who_and_what(seat, card))
            }
            Event::DrawnInVain { seat, card } => say("event-drawn-in-vain", &self.who_and_what(seat, card)),
            Event::Taken { by, from, card: Some(card), .. } => {
                say("event-taken", &self.between(by, from, card))
            }
            Event::Taken { by, from, card: None, .. } => say("event-taken-hidden", &self.two(by, from)),
            Event::Swapped { seat, other } => say("event-swapped", &self.two(seat, other)),
            Event::Defended { seat, card, attacker, against } => {
                let [player, other, card] = self.between(seat, attacker, card);
                say("event-defended", &[player, other, card, ("against", self.card(against).into())])
            }
            Event::Blocked { card, discarded } => {
                let key = if discarded { "event-blocked-discarded" } else { "event-blocked" };
                say(key, &[("card", self.card(card).into())])
            }
            Event::RoundEnded { round, seat } => say("event-round-ended", &self.round(round, seat)),
            Event::Won { seat, students } => {
                say("event-won", &[self.who(seat), ("students", students.into())])
            }
        }
    }

    fn who(&self, seat: Seat) -> (&'static str, Value<'_>) {
        ("player", self.player(seat).into())
    }

    fn two(&self, seat: Seat, other: Seat) -> [(&'static str, Value<'_>); 2] {
        [self.who(seat), ("other", self.player(other).into())]
    }

    fn round(&self, round: u32, seat: Seat) -> [(&'static str, Value<'_>); 2] {
        [("round", round.into()), self.who(seat)]
    }

    /// A card that leaves the classroom or the bonus-malus of `owner`; which of the two, its type says.
    fn zone_change(&self, by: Seat, owner: Seat, card: CardId) -> [(&'static str, Value<'_>); 4] {
        let is_student = self.deck.card(card).card_type.is_student();
        let [player, other, card] = self.between(by, owner, card);
        [player, other, card, ("zone", if is_student { "classroom" } else { "bonus-malus" }.into())]
    }

    /// The pile to which a card goes that is put away.
    fn pile(&self, card: CardId) -> &'static str {
        match self.deck.card(card).card_type {
            CardType::Matricola => "study-room",
            _ => "discards",
        }
    }
}
