//! Settings, each with its values.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::settings::Settings;
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::widget::panel;

/// The screen of the settings.
pub struct SettingsScreen {
    settings: Settings,
}

impl SettingsScreen {
    /// The settings as they are now.
    #[must_use]
    pub fn new(context: &Context<'_>) -> Self {
        Self { settings: context.settings.clone() }
    }
}

impl Screen for SettingsScreen {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        panel::draw(area, &context.text("key-settings"), true, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![Command::Confirm, Command::Back, Command::Up, Command::Down, Command::Left, Command::Right]
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        if command == Command::Back { Flow::Close } else { Flow::Settings(Box::new(self.settings.clone())) }
    }

    fn name(&self) -> &'static str {
        "settings"
    }
}
