//! A popup that shows one card in full, and says what every word on it means. The arrows go to the other
//! cards that were seen beside it.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::students::Card;
use crate::ui::card_box::Face;
use crate::ui::full::command::{Binding, Command, Key, binding};
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::Item;
use crate::ui::full::widget::panel;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::{glossary, width};

/// The widest the popup gets, in columns.
const WIDTH: u16 = 72;

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
    pub fn new(cards: Vec<(Card, String)>, index: usize) -> Self {
        let index = index.min(cards.len().saturating_sub(1));
        Self { cards, index, scroll: Scroll::default() }
    }

    fn go(&mut self, back: bool) {
        let count = self.cards.len().max(1);
        self.index = (self.index + if back { count - 1 } else { 1 }) % count;
        self.scroll = Scroll::default();
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
        use Command::{Close, Down, First, Last, Left, Next, PageDown, PageUp, Previous, Right, Up};
        vec![Close, Left, Right, Up, Down, PageUp, PageDown, First, Last, Next, Previous]
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Close => return Flow::Close,
            Command::Left | Command::Previous => self.go(true),
            Command::Right | Command::Next => self.go(false),
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
