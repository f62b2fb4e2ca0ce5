//! Marking: what the arrows, letters and the mouse do.

use std::time::Duration;

use ratatui::layout::Position;

use super::Table;
use super::board::Target;
use super::spot::{Part, Spot, spots};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{DOUBLE_CLICK, Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};

/// A click.
#[derive(Clone, Copy)]
pub(super) struct Click {
    place: Position,
    at: Duration,
}

impl Table {
    /// Whether nothing is shown but whose keyboard it is.
    pub(super) fn is_wiped(&self) -> bool {
        self.watcher.is_none() && !self.is_watched()
    }

    /// Moves the mark; where there is nothing to mark, scrolls the story.
    pub(super) fn go(&mut self, command: Command) -> Flow {
        let cards = spots(&self.view(), self.focus);
        let count = self.count(self.focus);
        let Some(mark) = self.marks.of(self.focus).filter(|_| count > 0) else {
            return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay };
        };
        // At the other players, left and right go from player to player.
        let is_first = |&index: &usize| index == 0 || cards[index].seat != cards[index - 1].seat;
        let by_player = self.focus == Part::Others && matches!(command, Command::Left | Command::Right);
        let stops: Vec<usize> =
            if by_player { (0..count).filter(is_first).collect() } else { (0..count).collect() };
        let here = stops.iter().rposition(|stop| stop <= mark).unwrap_or_default();
        let last = stops.len() - 1;
        let there = match command {
            Command::Up | Command::Left => here.checked_sub(1).unwrap_or(last),
            Command::Down | Command::Right if here == last => 0,
            Command::Down | Command::Right => here + 1,
            Command::First => 0,
            Command::Last => last,
            _ => return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay },
        };
        *mark = stops[there];
        Flow::Redraw
    }

    /// Marks the next thing that begins with a letter.
    pub(super) fn mark_by_letter(&mut self, letter: char, context: &Context<'_>) -> Flow {
        let names: Vec<String> = match (self.focus, self.asked()) {
            (Part::Question, Some(asked)) => {
                let narrator = self.narrator(context);
                // Of answers that all begin with the same word, the cards' names tell them apart.
                let name = |index: usize| match asked.card(index) {
                    Some(card) => narrator.card(card).to_owned(),
                    None => asked.text(asked.choices[index], &narrator),
                };
                (0..asked.choices.len()).map(name).collect()
            }
            (part, _) => {
                let name = |spot: &Spot| self.deck.card(spot.card).name.to_string();
                spots(&self.view(), part).iter().map(name).collect()
            }
        };
        let Some(mark) = self.marks.of(self.focus) else { return Flow::Stay };
        let starts = |index: &usize| {
            let mut letters = names[*index].chars().filter(|char| char.is_alphabetic());
            letters.next().is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let after = (*mark + 1).min(names.len());
        let Some(found) = (after..names.len()).chain(0..after).find(starts) else { return Flow::Stay };
        *mark = found;
        Flow::Redraw
    }

    /// What the mouse does at a place of the screen.
    pub(super) fn point(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        let Pointing { pointer, place } = pointing;
        let target = self.places.iter().rev().find(|(area, _)| area.contains(place));
        let Some(&(_, target)) = target else { return Flow::Stay };
        if pointer == Pointer::Click {
            let first = self.clicked.replace(Click { place, at });
            let is_second =
                |first: &Click| first.place == place && at.saturating_sub(first.at) <= DOUBLE_CLICK;
            // The second click of two is not meant for what the first has brought.
            if first.filter(is_second).is_some_and(|first| !self.is_meant(first.at)) {
                return Flow::Stay;
            }
        }
        match (pointer, target) {
            // Only a click into the box shows the next player's cards.
            (Pointer::Click, _) if self.is_wiped() => self.confirm(at, context),
            _ if self.is_wiped() => Flow::Stay,
            (Pointer::Click, _) => self.click(target, at, context),
            (wheel, Target::Card(part, _) | Target::Part(part)) => {
                let command = if wheel == Pointer::WheelUp { Command::Up } else { Command::Down };
                if part == Part::Story {
                    return if self.scroll.command(command) { Flow::Redraw } else { Flow::Stay };
                }
                self.go_to(part);
                self.go(command)
            }
            (_, Target::Choice(_)) => Flow::Stay,
        }
    }

    /// A click marks a card, one on the card that is marked chooses it; a choice is chosen at once, as in the menu.
    fn click(&mut self, target: Target, at: Duration, context: &Context<'_>) -> Flow {
        match target {
            Target::Choice(index) => {
                self.go_to(Part::Question);
                self.marks.choice = index;
                match self.choice_refusal(index, context) {
                    Some(reason) => Flow::Tell(reason),
                    None if self.is_meant(at) => self.choose(index, at, context),
                    None => Flow::Stay,
                }
            }
            Target::Card(part, index) => {
                // Nothing is chosen by a click into a part that did not have the keys, nor where a question has come
                // while the card was only looked at.
                let was_marked = self.focus == part && self.marks.get(part) == Some(index);
                let was_meant = self.is_meant(at) && !self.was_looking;
                let chooses = was_marked && was_meant && !self.opens_playing();
                self.go_to(part);
                if self.opens_playing() {
                    self.start_playing();
                }
                if let Some(mark) = self.marks.of(part) {
                    *mark = index;
                }
                if !chooses {
                    return Flow::Redraw;
                }
                match self.refusal(Command::Confirm, context) {
                    Some(reason) => Flow::Tell(reason),
                    None => self.choose_card(at, context),
                }
            }
            Target::Part(part) => {
                self.go_to(part);
                if part == Part::Question && self.asked().is_none() {
                    return self.command(Command::Confirm, at, context);
                }
                Flow::Redraw
            }
        }
    }
}
