//! Help: what a screen is for, every key that does something there, the rules in short, and what the words
//! on cards mean. One long text, folded at the width of the screen.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};

use crate::ui::full::command::{Command, binding, explanation, keys_of};
use crate::ui::full::context::Context;
use crate::ui::full::input::Pointing;
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::Item;
use crate::ui::full::widget::panel;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::glossary::{self, Entry};
use crate::ui::width;

/// The name of the screen.
pub const NAME: &str = "help";

/// The keys of the sentences about what holds on every screen.
pub const EVERYWHERE: [&str; 6] = [
    "everywhere-letter",
    "everywhere-brackets",
    "everywhere-typing",
    "everywhere-mouse",
    "everywhere-interrupt",
    "everywhere-suspend",
];

/// The signs on a table.
const SIGNS: [&str; 4] = ["signs-piles", "signs-players", "signs-kinds", "signs-cards"];

/// The rules in short.
const RULES: [&str; 7] = [
    "rules-goal",
    "rules-begin",
    "rules-round",
    "rules-student",
    "rules-defence",
    "rules-identical",
    "rules-lost",
];

/// Longer lines are hard to read, in columns.
const WIDEST: usize = 100;

/// The columns by which the meaning of a word lies to the right of the word.
const INDENT: usize = 2;

/// The help of one screen.
pub struct Help {
    screen: &'static str,
    commands: Vec<Command>,
    /// Whether text is typed there.
    is_typing: bool,
    scroll: Scroll,
    /// The lines at which parts begin.
    parts: Vec<usize>,
}

/// What a screen is for: the key of the sentences about the screen of this name.
fn purpose(screen: &str) -> &'static str {
    match screen {
        "menu" => "help-menu",
        "table" => "help-table",
        "watch" => "help-watch",
        "handover" => "help-handover",
        "card" => "help-card",
        "new-game" => "help-new-game",
        "saves" => "help-saves",
        "statistics" => "help-statistics",
        "player" => "help-player",
        "replay" => "help-replay",
        "settings" => "help-settings",
        "victory" => "help-victory",
        _ => "help-any",
    }
}

impl Help {
    /// The help of the screen with this name and these commands, and whether text is typed there.
    #[must_use]
    pub fn new(screen: &'static str, commands: Vec<Command>, is_typing: bool) -> Self {
        Self { screen, commands, is_typing, scroll: Scroll::default(), parts: Vec::new() }
    }

    /// All there is to say, in lines of at most `columns`, and the lines at which parts begin.
    fn text(&self, columns: usize, context: &Context<'_>) -> (Vec<Item>, Vec<usize>) {
        let mut text = Text { lines: Vec::new(), parts: vec![0], columns };
        text.paragraph(&context.text(purpose(self.screen)));
        text.part(&context.text("help-heading-keys"));
        text.keys(&self.commands, self.is_typing, context);
        if matches!(self.screen, "table" | "watch" | "replay") {
            text.part(&context.text("help-heading-signs"));
            for key in SIGNS {
                text.point(&context.text(key));
            }
        }
        text.part(&context.text("help-heading-everywhere"));
        for key in EVERYWHERE {
            text.point(&context.text(key));
        }
        text.part(&context.text("help-heading-rules"));
        for key in RULES {
            text.point(&context.text(key));
        }
        text.part(&context.text("help-heading-words"));
        for entry in glossary::all(&context.locale) {
            text.entry(&entry);
        }
        (text.lines, text.parts)
    }

    /// The line at which the part after the first line that is seen begins, or the one before.
    fn part(&self, on: bool) -> usize {
        let first = self.scroll.first();
        let mut parts = self.parts.iter().copied();
        if on { parts.find(|&part| part > first) } else { parts.rfind(|&part| part < first) }
            .unwrap_or(if on { first } else { 0 })
    }
}

/// Lines that are being written.
struct Text {
    lines: Vec<Item>,
    parts: Vec<usize>,
    columns: usize,
}

impl Text {
    fn part(&mut self, heading: &str) {
        self.lines.push(Item::new(""));
        self.parts.push(self.lines.len());
        self.lines.push(Item::new(heading).role(Role::Title));
    }

    fn paragraph(&mut self, sentences: &str) {
        self.lines.extend(width::wrap(sentences, self.columns).into_iter().map(Item::new));
    }

    /// A sentence of a list.
    fn point(&mut self, sentence: &str) {
        let lines = width::wrap_hanging(&format!("- {sentence}"), self.columns, INDENT);
        self.lines.extend(lines.into_iter().map(Item::new));
    }

    fn keys(&mut self, commands: &[Command], is_typing: bool, context: &Context<'_>) {
        let locale = &context.locale;
        let mut rows = Vec::new();
        for &command in commands.iter().filter(|command| !matches!(command, Command::Number(_))) {
            let keys: Vec<_> = keys_of(command, commands, is_typing).map(|key| key.name(locale)).collect();
            if let Some(binding) = binding(command).filter(|_| !keys.is_empty()) {
                rows.push((keys.join(", "), locale.text(binding.text)));
            }
        }
        let number = commands.iter().find(|command| matches!(command, Command::Number(_)));
        rows.extend(number.filter(|_| !is_typing).map(|&number| explanation(number, locale)));
        let longest = rows.iter().map(|(keys, _)| width::columns(keys)).max().unwrap_or_default();
        let beside = (longest + INDENT).min(self.columns / 2);
        for (keys, word) in rows {
            let row = format!("{} {word}", width::pad(&keys, beside));
            self.lines.push(Item::new(row));
        }
    }

    fn entry(&mut self, entry: &Entry) {
        let word = match entry.card_type {
            Some(card_type) => Item::new(format!(" {} ", entry.word)).role(Role::Card(card_type)),
            None => Item::new(entry.word.as_str()).role(Role::Title),
        };
        self.lines.push(word);
        let meaning = width::wrap(&entry.meaning, self.columns.saturating_sub(INDENT));
        self.lines.extend(meaning.iter().map(|line| Item::new(format!("{:INDENT$}{line}", ""))));
    }
}

impl Screen for Help {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let inner = panel::draw(area, &context.text("help-title"), true, buffer, context);
        let inner = inner.inner(Margin::new(1, 0));
        let lines;
        (lines, self.parts) = self.text(Scroll::columns(inner).min(WIDEST), context);
        self.scroll.draw(inner, &lines, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Back,
            Command::Next,
            Command::Previous,
            Command::Up,
            Command::Down,
            Command::PageUp,
            self.scroll.page_down(),
            Command::First,
            Command::Last,
        ]
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Back | Command::Help => return Flow::Close,
            Command::Next => self.scroll.go_to(self.part(true)),
            Command::Previous => self.scroll.go_to(self.part(false)),
            other => {
                self.scroll.command(other);
            }
        }
        Flow::Redraw
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        if self.scroll.mouse(pointing) { Flow::Redraw } else { Flow::Stay }
    }

    fn name(&self) -> &'static str {
        NAME
    }
}

#[cfg(test)]
mod tests;
