//! The game in words: what happened, what is asked, what can be answered, why not. A sentence is made from
//! an event, a decision or a move as its reader may see it (`Event::seen_by`), so nothing hidden can get
//! into one here.
//!
//! Names of players and cards are taken as they are: no sentence inflects them or agrees with them.

mod effect;
mod event;
mod question;

use super::locale::{Locale, Value};
use crate::engine::Seat;
use crate::students::{CardId, CardType, Deck, Event, IllegalMove};

pub use effect::{card_effects, card_sentence, card_when, effect_lines};

/// Tells a game of one deck among these players in one language.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub locale: &'a Locale,
    /// The deck that the cards belong to.
    pub deck: &'a Deck,
    /// The players' names, by seat.
    pub names: &'a [String],
}

impl<'a> Narrator<'a> {
    /// The name of the player at `seat`.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a card.
    #[must_use]
    pub fn card(&self, id: CardId) -> &'a str {
        self.deck.card(id).name.as_str()
    }

    /// Whether an event is told by the sentence of the one just before it: that several effects of a card were lost for
    /// the same reason need not be read more than once.
    #[must_use]
    pub fn repeats(&self, event: &Event, before: Option<&Event>) -> bool {
        let lost = |event: &Event| matches!(event, Event::Lost { .. });
        before.is_some_and(|before| lost(event) && lost(before) && self.event(event) == self.event(before))
    }

    /// Why a move is refused, as one sentence to the player who made it.
    #[must_use]
    pub fn refusal(&self, reason: &IllegalMove) -> String {
        match *reason {
            IllegalMove::NothingAsked => self.locale.text("refusal-nothing-asked"),
            IllegalMove::NotYourTurn(seat) => {
                self.locale.text_with("refusal-not-your-turn", &[("player", self.player(seat).into())])
            }
            IllegalMove::NoAnswer => self.locale.text("refusal-no-answer"),
            IllegalMove::NotThere => self.locale.text("refusal-not-there"),
            IllegalMove::WrongType(kind) => self.locale.text_with("refusal-wrong-type", &[kind_value(kind)]),
            IllegalMove::OnlyBlocks => self.locale.text("refusal-only-blocks"),
            IllegalMove::Barred(kind) => self.locale.text_with("refusal-barred", &[kind_value(kind)]),
            IllegalMove::CannotBlock => self.locale.text("refusal-cannot-block"),
            IllegalMove::HasIdentical => self.locale.text("refusal-has-identical"),
            IllegalMove::NotThatPlayer => self.locale.text("refusal-not-that-player"),
        }
    }

    /// The values that most sentences need: a player and a card.
    fn who_and_what(&self, seat: Seat, card: CardId) -> [(&'static str, Value<'a>); 2] {
        [("player", self.player(seat).into()), ("card", self.card(card).into())]
    }

    /// The values of a sentence about two players and a card.
    fn between(&self, seat: Seat, other: Seat, card: CardId) -> [(&'static str, Value<'a>); 3] {
        let [player, card] = self.who_and_what(seat, card);
        [player, ("other", self.player(other).into()), card]
    }
}

/// The types of cards are told apart by the messages themselves.
fn kind_value(kind: CardType) -> (&'static str, Value<'static>) {
    ("kind", kind.word().into())
}

#[cfg(test)]
mod tests;
