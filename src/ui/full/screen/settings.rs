//! The settings, each with its values. A change holds at once and is written at once; where it cannot be
//! written it holds all the same, and the screen says why it will not be kept.

mod setting;

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};

use crate::students::CardType;
use crate::ui::fault;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::{panel, text};
use crate::ui::width;
use setting::{Setting, Value};

/// The name of the screen.
pub const NAME: &str = "settings";

/// The columns between a setting's name and its values, and those of the mark before the name.
const GAP: usize = 2;

/// What is shown of the looks, with the keys of its words.
const SAMPLE: [(&str, Role); 7] = [
    ("sample-text", Role::Text),
    ("sample-dim", Role::Dim),
    ("sample-title", Role::Title),
    ("sample-marked", Role::Marked),
    ("sample-disabled", Role::Disabled),
    ("sample-good", Role::Good),
    ("sample-bad", Role::Bad),
];

/// The screen of the settings.
#[derive(Default)]
pub struct SettingsScreen {
    list: List,
    /// What was drawn where: the number of a setting, and of its value where there is one.
    places: Vec<(Rect, usize, Option<usize>)>,
    /// Why the last change is not kept.
    fault: Option<String>,
}

impl SettingsScreen {
    /// Makes a value hold from now on.
    fn choose(&mut self, value: &Value, context: &Context<'_>) -> Flow {
        let saved = value.settings.save(context.world.folder);
        self.fault = saved.err().map(|error| fault::file(&error, &context.locale));
        Flow::Settings(Box::new(value.settings.clone()))
    }

    /// Chooses the value after the one that holds, or before it, round from the ends.
    fn turn(&mut self, on: bool, context: &Context<'_>) -> Flow {
        let (values, held) = Setting::ALL[self.list.marked()].values(&context.settings);
        let step = if on { 1 } else { values.len() - 1 };
        self.choose(&values[(held + step) % values.len()], context)
    }

    /// Draws the name of a setting and its values: all where there is room, else the one that holds.
    fn draw_setting(&mut self, place: Rect, number: usize, buffer: &mut Buffer, context: &Context<'_>) {
        let names = Setting::ALL.map(|setting| context.text(setting.texts().0));
        let names_columns = names.iter().map(|name| width::columns(name)).max().unwrap_or_default();
        let is_marked = number == self.list.marked();
        let (sign, role) = if is_marked { ("> ", Role::Marked) } else { ("  ", Role::Text) };
        let name = format!("{sign}{}", width::pad(&names[number], names_columns));
        text::line(place, 0, &name, context.style(role), buffer);

        let (values, held) = Setting::ALL[number].values(&context.settings);
        let words: Vec<String> = values.iter().map(|value| context.text(value.word)).collect();
        let first = width::columns(&name) + GAP;
        let all = words.iter().map(|word| width::columns(word) + GAP).sum::<usize>();
        if first + all > place.width.into() {
            let word = format!("< {} >", words[held]);
            text::line(right_of(place, first), 0, &word, context.style(Role::Title), buffer);
        } else {
            let mut column = first;
            for (index, word) in words.iter().enumerate() {
                let (word, role) = if index == held {
                    (format!("[{word}]"), Role::Title)
                } else {
                    (format!(" {word} "), Role::Text)
                };
                let columns = width::columns(&word);
                let right = right_of(place, column);
                let spot = Rect { width: right.width.min(columns as u16), ..right };
                text::line(spot, 0, &word, context.style(role), buffer);
                self.places.push((spot, number, Some(index)));
                column += columns;
            }
        }
        self.places.push((place, number, None));
    }

    /// What there is to say about the marked setting, most important first.
    fn remarks(&self, context: &Context<'_>) -> Vec<(String, Role)> {
        let setting = Setting::ALL[self.list.marked()];
        let mut remarks: Vec<_> = self.fault.iter().map(|fault| (fault.clone(), Role::Bad)).collect();
        if setting == Setting::Theme && !context.theme.can_have_colours() {
            remarks.push((context.text("settings-no-colours"), Role::Bad));
        }
        remarks.push((context.text(setting.texts().1), Role::Text));
        remarks
    }
}

impl Screen for SettingsScreen {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let inner = panel::draw(area, &context.text("settings-title"), true, buffer, context);
        self.places.clear();
        for (line, number) in (0..inner.height).zip(0..Setting::ALL.len()) {
            self.draw_setting(line_of(inner, line), number, buffer, context);
        }
        let rest = below(inner.inner(Margin::new(2, 0)), Setting::ALL.len() as u16);
        // Every line counts where there are few.
        let gap = u16::from(rest.height > 6);
        let mut line = gap;
        for (remark, role) in self.remarks(context) {
            line = text::paragraph(rest, line, &remark, context.style(role), buffer);
        }
        line = draw_sample(below(rest, line + gap), buffer, context).saturating_add(line + 2 * gap);
        if self.fault.is_none() {
            let file = fault::shown_path(&context.world.folder.settings());
            let file = context.text_with("settings-file", &[("file", file)]);
            text::paragraph(rest, line, &file, context.style(Role::Dim), buffer);
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::Back,
            Command::Up,
            Command::Down,
            Command::Left,
            Command::Right,
            Command::First,
            Command::Last,
        ]
    }

    fn command(&mut self, command: Command, _: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Back | Command::Settings => Flow::Close,
            Command::Confirm | Command::Right => self.turn(true, context),
            Command::Left => self.turn(false, context),
            other => {
                self.list.command(other, Setting::ALL.len());
                Flow::Redraw
            }
        }
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        let items = Setting::ALL.map(|setting| Item::new(context.text(setting.texts().0)));
        match self.list.line_with_letter(letter, &items) {
            Some(line) => {
                self.list.mark(line, Setting::ALL.len());
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, context: &Context<'_>) -> Flow {
        let Pointing { pointer, place } = pointing;
        if pointer != Pointer::Click {
            self.list.wheel(pointer, Setting::ALL.len());
            return Flow::Redraw;
        }
        let Some(&(_, number, value)) = self.places.iter().find(|(area, ..)| area.contains(place)) else {
            return Flow::Stay;
        };
        let was_marked = self.list.marked() == number;
        self.list.mark(number, Setting::ALL.len());
        match value {
            Some(value) => {
                let value = Setting::ALL[number].values(&context.settings).0.swap_remove(value);
                self.choose(&value, context)
            }
            // Where there is room for one value only, a second click on it goes on to the next.
            None if was_marked => self.turn(true, context),
            None => Flow::Redraw,
        }
    }

    fn name(&self) -> &'static str {
        NAME
    }
}

/// Draws what the colours look like; gives the lines that it took.
fn draw_sample(area: Rect, buffer: &mut Buffer, context: &Context<'_>) -> u16 {
    let words = SAMPLE.iter().map(|&(word, role)| (context.text(word), role));
    let cards = CardType::ALL.iter().filter(|card_type| card_type.is_concrete()).map(|card_type| {
        let label = context.text_with("kind-label", &[("kind", card_type.word().into())]);
        (format!(" {label} "), Role::Card(*card_type))
    });
    let title = (format!("{}:", context.text("settings-sample")), Role::Text);
    let (mut line, mut column) = (0, 0);
    for (word, role) in std::iter::once(title).chain(words).chain(cards) {
        let columns = width::columns(&word);
        if column > 0 && column + columns > area.width.into() {
            (line, column) = (line + 1, 0);
        }
        text::line(right_of(below(area, line), column), 0, &word, context.style(role), buffer);
        column += columns + GAP;
    }
    line + 1
}

fn line_of(area: Rect, line: u16) -> Rect {
    Rect { height: 1, ..below(area, line) }
}

fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

fn right_of(area: Rect, columns: usize) -> Rect {
    let columns = (columns.min(area.width.into())) as u16;
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}

#[cfg(test)]
mod tests;
