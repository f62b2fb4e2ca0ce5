//! A popup that shows one card in full, and says what every word on it means. The arrows go to the other
//! cards that were seen beside it, and to those that the story tells of.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::students::{Card, CardId, Deck, Event};
use crate::ui::card_box::Face;
use crate::ui::full::command::{Binding, Command, Key, binding};
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::Item;
use crate::ui::full::widget::panel;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::sentence::Narrator;
use crate::ui::{glossary, width};

/// The widest the popup gets, in columns.
const WIDTH: u16 = 72;

/// So many cards of the story are shown at most.
const LATEST: usize = 20;

/// A card in full.
pub struct CardPopup {
    /// The cards, each with where it lies.
    cards: Vec<(Card, String)>,
    index: usize,
    scroll: Scroll,
}

impl CardPopup {
    /// The card at `index` of these, each with a few words on where it lies.
    #[must_use]
    pub fn new(cards: Vec<(CardId, String)>, index: usize, deck: &Deck) -> Self {
        let cards: Vec<_> = cards.into_iter().map(|(card, place)| (deck.card(card).clone(), place)).collect();
        let index = index.min(cards.len().saturating_sub(1));
        Self { cards, index, scroll: Scroll::default() }
    }

    fn go(&mut self, back: bool) {
        let count = self.cards.len().max(1);
        self.index = (self.index + if back { count - 1 } else { 1 }) % count;
        self.scroll = Scroll::default();
    }
}

/// The cards under way, then those that `events` tell of, which come the newest first and as their reader may see them.
/// Each is there once, with what was told of it last.
#[must_use]
pub fn told(
    in_play: &[CardId],
    events: impl Iterator<Item = Event>,
    narrator: &Narrator<'_>,
) -> Vec<(CardId, String)> {
    let mut told: Vec<(CardId, String)> = Vec::new();
    let under_way = in_play.iter().rev().map(|&card| (card, None));
    let happened = events.flat_map(|event| event.cards().map(move |card| (card, Some(event))));
    for (card, event) in under_way.chain(happened) {
        if told.len() == LATEST {
            break;
        }
        if told.iter().all(|(other, _)| *other != card) {
            let sentence = match event {
                Some(event) => narrator.event(&event),
                None => narrator.locale.text("card-under-way"),
            };
            told.push((card, sentence));
        }
    }
    told
}

/// Adds those of the cards told of that are not there already.
pub fn add_told(cards: &mut Vec<(CardId, String)>, told: Vec<(CardId, String)>) {
    for (card, sentence) in told {
        if cards.iter().all(|(other, _)| *other != card) {
            cards.push((card, sentence));
        }
    }
}

/// Everything that is said of a card, on lines of a width.
fn lines(card: &Card, place: &str, room: usize, context: &Context<'_>) -> Vec<Item> {
    let Face { label, name, description, effects } = Face::new(card, room, &context.locale);
    let mut all: Vec<Item> = Vec::new();
    let mut add = |lines: Vec<String>, role: Role| {
        all.extend(lines.into_iter().map(|line| Item::new(line).role(role)));
    };
    let space = || vec![String::new()];
    add(label, Role::Card(card.card_type));
    add(name, Role::Title);
    add(width::wrap(place, room), Role::Text);
    add(space(), Role::Text);
    add(effects, Role::Text);
    if !description.is_empty() {
        add(space(), Role::Text);
        add(description, Role::Text);
    }
    add(space(), Role::Text);
    add(width::wrap(&context.text("card-words"), room), Role::Title);
    for entry in glossary::card(card, &context.locale) {
        let sentence = format!("- {}: {}", entry.word, entry.meaning);
        add(width::wrap_hanging(&sentence, room, 2), Role::Text);
    }
    all
}

impl Screen for CardPopup {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let Some((card, place)) = self.cards.get(self.index) else { return };
        let width = WIDTH.min(area.width);
        let room = usize::from(width.saturating_sub(4));
        let lines = lines(card, place, room, context);
        let title = if self.cards.len() > 1 {
            let values = [("number", (self.index + 1).into()), ("count", self.cards.len().into())];
            context.text_with("card-number", &values)
        } else {
            String::new()
        };
        let height = (lines.len() as u16).saturating_add(2).min(area.height);
        let inner = panel::popup(area, width, height, &title, buffer, context);
        // The arrows of what is not seen lie on the space before the frame.
        let place = Rect {
            x: inner.x.saturating_add(1).min(inner.right()),
            width: inner.width.saturating_sub(1),
            ..inner
        };
        self.scroll.draw(place, &lines, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        use Command::{Close, Down, First, Help, Last, NextCard, PageUp, PreviousCard, Up};
        let mut commands = vec![Close];
        if self.cards.len() > 1 {
            commands.extend([NextCard, PreviousCard]);
        }
        commands.extend([self.scroll.page_down(), Help, Up, Down, PageUp, First, Last]);
        commands
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Close => return Flow::Close,
            Command::PreviousCard => self.go(true),
            Command::NextCard => self.go(false),
            other => {
                self.scroll.command(other);
            }
        }
        Flow::Redraw
    }

    /// The key that shows a card takes it away again.
    fn letter(&mut self, letter: char, _: Duration, _: &Context<'_>) -> Flow {
        let is_bound = |binding: &Binding| binding.keys.contains(&Key::Char(letter));
        if binding(Command::ShowCard).is_some_and(is_bound) { Flow::Close } else { Flow::Stay }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        match pointing.pointer {
            Pointer::Click => Flow::Close,
            _ if self.scroll.mouse(pointing) => Flow::Redraw,
            _ => Flow::Stay,
        }
    }

    fn is_popup(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "card"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::ui::locale::Language;
    use crate::ui::sample::Sample;

    #[test]
    fn cards_under_way_and_of_the_story_come_the_newest_first_and_each_once() {
        let sample = Sample::new(Language::English);
        let [ada, bruno] = [0, 1].map(Seat::new);
        let [moka, furbo, alt, student] = ["Moka", "Furbo", "Alt", "Ordinato"].map(|name| sample.id(name));
        let events = [
            Event::Drew { seat: ada, card: Some(student), open: false },
            Event::Drew { seat: bruno, card: Some(moka), open: false },
            Event::Played { seat: ada, card: furbo, on: None },
            Event::Defended { seat: bruno, card: alt, attacker: ada, against: furbo },
            Event::Swapped { seat: ada, other: bruno },
        ];
        let seen = |seat| events.iter().rev().map(move |event| event.seen_by(Some(seat)));
        let of = |in_play: &[CardId], seat| told(in_play, seen(seat), &sample.narrator());
        let cards = |told: &[(CardId, String)]| told.iter().map(|(card, _)| *card).collect::<Vec<_>>();
        let told_ada = of(&[furbo], ada);
        assert_eq!(cards(&told_ada), [furbo, alt, student]);
        assert_eq!(told_ada[0].1, sample.locale.text("card-under-way"));
        assert_eq!(told_ada[1].1, sample.narrator().event(&events[3]));
        assert_eq!(cards(&of(&[], bruno)), [alt, furbo, moka]);
        let mut beside = vec![(alt, "In hand.".to_owned())];
        add_told(&mut beside, told_ada);
        assert_eq!(cards(&beside), [alt, furbo, student]);
        assert_eq!(beside[0].1, "In hand.");
    }
}
