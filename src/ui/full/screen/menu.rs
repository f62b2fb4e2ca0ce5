//! The main menu, the lowest screen.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::new_game::NewGameForm;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::{panel, text};
use crate::ui::new_game::Given;
use crate::ui::width;

/// The entries in the order of the original's numbers, leaving last.
const ENTRIES: [&str; 7] = [
    "entry-new",
    "entry-saves",
    "entry-statistics",
    "entry-auto",
    "entry-settings",
    "entry-help",
    "entry-quit",
];

/// The main menu.
#[derive(Default)]
pub struct Menu {
    list: List,
}

impl Menu {
    fn choose(&self, entry: usize, context: &Context<'_>) -> Flow {
        match entry {
            0 => NewGameForm::open(Given::default(), context),
            1 => super::saves::Saves::open(context),
            2 => super::statistics::StatisticsScreen::open(context),
            3 => NewGameForm::automatic(context),
            4 => Flow::Push(Box::new(super::settings::SettingsScreen::default())),
            5 => Flow::Push(Box::new(super::help::Help::new(self.name(), self.all_commands(), false))),
            6 => Flow::Push(super::confirm::leave(false, context)),
            _ => Flow::Stay,
        }
    }

    fn items(context: &Context<'_>) -> Vec<Item> {
        let number = |index: usize| if index + 1 == ENTRIES.len() { 0 } else { index + 1 };
        let entries = ENTRIES.iter().enumerate();
        entries.map(|(index, key)| Item::new(format!("{} {}", number(index), context.text(key)))).collect()
    }
}

impl Screen for Menu {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let inner = panel::draw(area, &context.text("welcome"), true, buffer, context);
        let about = width::wrap(&context.text("cli-about"), inner.width.into());
        // Where space is short the entries come before what the program is.
        let needed = (about.len() + ENTRIES.len() + 2) as u16;
        let next = if inner.height < needed {
            u16::from(usize::from(inner.height) > ENTRIES.len())
        } else {
            (1..).zip(&about).for_each(|(line, part)| {
                text::line(inner, line, part, context.style(Role::Text), buffer);
            });
            about.len() as u16 + 2
        };
        let list = Rect {
            x: inner.x + 2.min(inner.width),
            y: inner.y.saturating_add(next).min(inner.bottom()),
            width: inner.width.saturating_sub(2),
            height: inner.height.saturating_sub(next),
        };
        self.list.draw(list, &Self::items(context), true, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::Leave,
            Command::Up,
            Command::Down,
            Command::First,
            Command::Last,
            Command::Number(0),
        ]
    }

    fn command(&mut self, command: Command, _: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Confirm => self.choose(self.list.marked(), context),
            Command::Leave | Command::Number(0) => self.choose(ENTRIES.len() - 1, context),
            Command::Number(number) if usize::from(number) < ENTRIES.len() => {
                self.choose(usize::from(number) - 1, context)
            }
            other => {
                self.list.command(other, ENTRIES.len());
                Flow::Redraw
            }
        }
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        match self.list.line_with_letter(letter, &Self::items(context)) {
            Some(line) => {
                self.list.mark(line, ENTRIES.len());
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, context: &Context<'_>) -> Flow {
        match (pointing.pointer, self.list.line_at(pointing.place, ENTRIES.len())) {
            (Pointer::Click, Some(index)) => {
                self.list.mark(index, ENTRIES.len());
                self.choose(index, context)
            }
            _ => Flow::Stay,
        }
    }

    fn answered(&mut self, _: Answer, _: Duration, _: &Context<'_>) -> Flow {
        Flow::Redraw
    }

    fn name(&self) -> &'static str {
        "menu"
    }
}
