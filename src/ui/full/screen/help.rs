//! Help: what a screen is for, and every key that does something there.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ui::full::command::{Command, binding};
use crate::ui::full::context::Context;
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::panel;

/// The help of one screen.
pub struct Help {
    screen: &'static str,
    commands: Vec<Command>,
    list: List,
}

impl Help {
    /// The help of the screen with this name and these commands.
    #[must_use]
    pub fn new(screen: &'static str, commands: Vec<Command>) -> Self {
        Self { screen, commands, list: List::default() }
    }

    fn items(&self, context: &Context<'_>) -> Vec<Item> {
        self.commands
            .iter()
            .filter_map(|&command| binding(command))
            .map(|binding| {
                let keys: Vec<String> = binding.keys.iter().map(|key| key.name()).collect();
                Item::new(format!("{}: {}", keys.join(", "), context.text(binding.text)))
            })
            .collect()
    }
}

impl Screen for Help {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let inner = panel::draw(area, self.screen, true, buffer, context);
        let items = self.items(context);
        self.list.draw(inner, &items, true, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Back,
            Command::Up,
            Command::Down,
            Command::PageUp,
            Command::PageDown,
            Command::First,
            Command::Last,
        ]
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        if command == Command::Back {
            return Flow::Close;
        }
        self.list.command(command, self.commands.len());
        Flow::Redraw
    }

    fn name(&self) -> &'static str {
        "help"
    }
}
