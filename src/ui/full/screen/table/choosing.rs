//! Choosing: what Enter and the digits do, and why they may not; showing a card in full.

use std::time::Duration;

use super::asked::{Asked, Choice};
use super::spot::{Part, Spot, Zone, spots};
use super::{Stage, Table};
use crate::students::{CardId, View};
use crate::ui::eyes::Eyes;
use crate::ui::full::context::Context;
use crate::ui::full::screen::card::{self, CardPopup};
use crate::ui::full::stage::Flow;

/// Longer than a key is held down before it repeats itself.
const PAUSE: Duration = Duration::from_millis(800);
/// Longer than from one repetition to the next.
const REPETITION: Duration = Duration::from_millis(200);

impl Table {
    /// The card that the arrows are at.
    pub(super) fn spot(&self) -> Option<Spot> {
        spots(&self.view(), self.focus).get(self.marks.get(self.focus)?).copied()
    }

    /// Carries out a choice of the question.
    pub(super) fn choose(&mut self, index: usize, at: Duration, context: &Context<'_>) -> Flow {
        let Some(&choice) = self.asked().and_then(|asked| asked.choices.get(index)) else {
            return Flow::Stay;
        };
        self.marks.choice = index;
        match choice {
            Choice::Answer(answer) => return self.answer(answer, at, context),
            Choice::Leave => return self.leave(context),
            Choice::Play => {
                self.start_playing();
                self.mark_playable();
            }
            Choice::Own => self.go_to(Part::Own),
            Choice::Others => self.go_to(Part::Others),
        }
        Flow::Redraw
    }

    /// Lets a card of the hand be chosen to be played.
    pub(super) fn start_playing(&mut self) {
        if let Stage::Asking(asked) = &mut self.stage {
            asked.is_playing = true;
            self.focus = Part::Hand;
        }
    }

    /// Marks the first card of the hand that can be played, unless one is marked already.
    fn mark_playable(&mut self) {
        let cards = spots(&self.view(), Part::Hand);
        let Some(asked) = self.asked() else { return };
        let can_play = |spot: &Spot| asked.answer_at(spot).is_some();
        if !cards.get(self.marks.hand).is_some_and(can_play)
            && let Some(first) = cards.iter().position(can_play)
        {
            self.marks.hand = first;
        }
    }

    /// Gives the keys to a part; no card is being chosen to be played any more.
    pub(super) fn go_to(&mut self, part: Part) {
        if self.focus == Part::Story && part != Part::Story {
            self.scroll.to_newest();
        }
        self.focus = part;
        if let Stage::Asking(asked) = &mut self.stage {
            asked.is_playing = false;
        }
    }

    /// Whether a card of the hand is only a question away from being played: looking at the hand must not play
    /// one by a slip.
    pub(super) fn opens_playing(&self) -> bool {
        self.focus == Part::Hand && self.asked().is_some_and(|asked| asked.is_action() && !asked.is_playing)
    }

    /// Chooses the marked card where it answers the question, else shows it.
    pub(super) fn choose_card(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let Some(spot) = self.spot() else { return Flow::Stay };
        match self.asked().and_then(|asked| asked.answer_at(&spot)) {
            Some(answer) => self.answer(answer, at, context),
            None => self.show_card(context),
        }
    }

    /// Whether Enter shows the card that the arrows are at: nothing is asked, or that came while the card was being
    /// looked at, and Enter may be meant for it still.
    pub(super) fn is_looking(&self) -> bool {
        let may_look = self.was_looking || self.asked().is_none();
        may_look && !self.is_wiped() && self.spot().is_some()
    }

    /// Whether Enter is pressed anew after a pause on what is shown now. A key that is held down, or was typed ahead,
    /// must not open the next player's hand.
    pub(super) fn follows_a_pause(&mut self, at: Duration) -> bool {
        let is_paused = self.seen.is_some_and(|seen| at.saturating_sub(seen) >= PAUSE);
        let is_new = |last: Duration| is_paused && at.saturating_sub(last) >= REPETITION;
        self.pressed.replace(at).is_none_or(is_new)
    }

    /// What the Enter key does.
    pub(super) fn confirm(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        if self.is_looking() {
            self.was_looking = false;
            return self.show_card(context);
        }
        if !self.is_meant(at) {
            return Flow::Stay;
        }
        match self.stage {
            Stage::Telling(_) => return self.tell_on(true, at, context),
            Stage::HandedOver(seat) => self.show_to(seat, at, context),
            Stage::Passing(_) if self.focus == Part::Question => {
                self.watcher = None;
                self.go_on(at, context);
            }
            Stage::Over if self.focus == Part::Question => return self.finish(context),
            Stage::Asking(_) if self.focus == Part::Question => {
                return self.choose(self.marks.choice, at, context);
            }
            Stage::Asking(_) if self.opens_playing() => self.start_playing(),
            _ => return self.choose_card(at, context),
        }
        Flow::Redraw
    }

    /// What a digit does: it chooses a card of the hand where one is being chosen, else a choice.
    pub(super) fn number(&mut self, number: usize, at: Duration, context: &Context<'_>) -> Flow {
        if !self.is_meant(at) {
            return Flow::Stay;
        }
        let Some(asked) = self.asked() else { return Flow::Stay };
        if self.picks_from_hand() {
            let Some(index) = number.checked_sub(1) else {
                self.go_to(Part::Question);
                return Flow::Redraw;
            };
            if index >= self.count(Part::Hand) {
                return Flow::Stay;
            }
            self.marks.hand = index;
            if self.opens_playing() {
                self.start_playing();
                return Flow::Redraw;
            }
            return self.choose_card(at, context);
        }
        match asked.with_number(number) {
            Some(index) => self.choose(index, at, context),
            None if number == 0 => self.leave(context),
            None => Flow::Stay,
        }
    }

    /// Whether digits are the numbers of cards in the hand.
    pub(super) fn picks_from_hand(&self) -> bool {
        self.focus == Part::Hand && self.asked().is_some_and(Asked::is_action)
    }

    /// Why a choice cannot be chosen.
    pub(super) fn choice_refusal(&self, index: usize, context: &Context<'_>) -> Option<String> {
        let asked = self.asked()?;
        match asked.choices.get(index)? {
            Choice::Play => asked.nothing_playable(context),
            _ => None,
        }
    }

    /// Why a card of the hand cannot be chosen.
    pub(super) fn hand_refusal(&self, index: usize, context: &Context<'_>) -> Option<String> {
        let spot = *spots(&self.view(), Part::Hand).get(index)?;
        let reason = self.asked()?.refusal(spot.card)?;
        Some(self.narrator(context).refusal(reason))
    }

    /// The cards that can be shown in full from where the arrows are, and the one they are at.
    pub(super) fn cards_to_show(&self, context: &Context<'_>) -> (Vec<(CardId, String)>, usize) {
        let view = self.view();
        let told = self.told(&view, context);
        if self.focus == Part::Story && !told.is_empty() {
            return (told, 0);
        }
        let narrator = self.narrator(context);
        let mut index = self.marks.get(self.focus).unwrap_or_default();
        let with_place = |spot: &Spot| {
            let values = [("player", narrator.player(spot.seat).into())];
            let key = if spot.zone == Zone::Hand { "card-in-hand" } else { "card-on-table" };
            (spot.card, context.text_with(key, &values))
        };
        let mut cards = match (self.focus, self.asked()) {
            (Part::Question, Some(asked)) if !asked.is_action() => {
                // The card that asks, then those that can answer.
                let named = |key: &str, card| (card, context.text(key));
                let answers =
                    (0..asked.choices.len()).filter_map(|choice| Some((choice, asked.card(choice)?)));
                let mut cards: Vec<_> =
                    asked.cause().map(|card| named("card-that-asks", card)).into_iter().collect();
                index = 0;
                for (choice, card) in answers {
                    if choice == self.marks.choice {
                        index = cards.len();
                    }
                    cards.push(named("card-that-answers", card));
                }
                cards
            }
            (Part::Question | Part::Story, _) => {
                let parts = [Part::Hand, Part::Own, Part::Others];
                index = 0;
                parts.iter().flat_map(|&part| spots(&view, part)).map(|spot| with_place(&spot)).collect()
            }
            (part, _) => spots(&view, part).iter().map(with_place).collect(),
        };
        if self.focus == Part::Question {
            card::add_told(&mut cards, told);
        }
        (cards, index)
    }

    /// The cards under way, and those that whoever sees the screen has been told of.
    fn told(&self, view: &View, context: &Context<'_>) -> Vec<(CardId, String)> {
        let eyes = match self.watcher {
            _ if self.is_watched() => Eyes::Everything,
            Some(seat) => Eyes::Of(seat),
            None => return Vec::new(),
        };
        card::told(&view.in_play, self.history.told(eyes), &self.narrator(context))
    }

    pub(super) fn show_card(&self, context: &Context<'_>) -> Flow {
        let (cards, index) = self.cards_to_show(context);
        if cards.is_empty() {
            return Flow::Tell(context.text("board-no-card"));
        }
        Flow::Push(Box::new(CardPopup::new(cards, index, &self.deck)))
    }
}
