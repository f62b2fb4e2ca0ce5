//! The replay as a screen of the stack: what it draws, which keys mean what on it, and when it goes on by
//! itself.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Goal, PACES, Replay, goal};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::screen::table::board::{Scene, Target};
use crate::ui::full::screen::table::spot::Part;
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::widget::chart;

impl Screen for Replay {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        self.draw_head(Rect { height: area.height.min(1), ..area }, buffer, context);
        let below = Rect {
            y: area.y.saturating_add(1).min(area.bottom()),
            height: area.height.saturating_sub(1),
            ..area
        };
        let view = self.view();
        let narrator = self.narrator(context);
        let message = Some(self.message(context));
        let scene = Scene {
            view: &view,
            narrator,
            asked: None,
            title: "replay-where",
            message,
            focus: self.focus,
            marks: self.marks,
        };
        let mut scroll = self.story;
        let story = |area: Rect, buffer: &mut Buffer| {
            scroll.draw(area, self.film.story(self.step, self.eyes, &narrator), buffer, context);
        };
        (self.places, self.story) = (scene.draw(below, story, buffer, context), scroll);
    }

    fn commands(&self) -> Vec<Command> {
        // Where no card is marked, the keys that choose one let the replay run instead.
        let choosing = (self.focus != Part::Question).then_some(Command::Confirm);
        let mut commands = Vec::from_iter(choosing);
        commands.extend([
            Command::Run,
            Command::StepBack,
            Command::StepOn,
            Command::RoundBack,
            Command::RoundOn,
            Command::Viewer,
            Command::Jump,
            Command::NextPart,
            Command::Faster,
            Command::Slower,
            Command::ShowCard,
            Command::Back,
            Command::PreviousPart,
            Command::Left,
            Command::Right,
            Command::Up,
            Command::Down,
            Command::PageUp,
            Command::PageDown,
            Command::First,
            Command::Last,
            Command::Number(0),
        ]);
        commands
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        let key = match command {
            Command::StepBack | Command::RoundBack if self.step == 0 => "replay-at-beginning",
            Command::StepOn | Command::RoundOn if self.is_at_end() => "replay-at-end",
            Command::Faster if self.pace + 1 == PACES.len() => "replay-fastest",
            Command::Slower if self.pace == 0 => "replay-slowest",
            _ => return None,
        };
        Some(context.text(key))
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        if let Some(step) = self.steered(command) {
            self.go_to(step);
            self.keep_running(at);
            return Flow::Redraw;
        }
        match command {
            Command::Back if self.focus != Part::Question => self.focus = Part::Question,
            Command::Back => return Flow::Close,
            Command::Confirm if self.focus == Part::Question => self.run(at),
            Command::Run => self.run(at),
            Command::Confirm | Command::ShowCard => return self.show_card(context),
            Command::Viewer => {
                self.eyes = self.eyes.next(self.film.names().len());
                if self.focus.has_no_cards(&self.view()) {
                    self.focus = Part::Question;
                }
            }
            Command::Jump => return self.ask_for_goal("", context),
            Command::Number(number) => return self.ask_for_goal(&number.to_string(), context),
            Command::NextPart | Command::PreviousPart => {
                self.focus = self.focus.next_seen(command == Command::PreviousPart, &self.view());
            }
            Command::Faster | Command::Slower => {
                self.pace = match command {
                    Command::Faster => (self.pace + 1).min(PACES.len() - 1),
                    _ => self.pace.saturating_sub(1),
                };
                self.keep_running(at);
            }
            other => self.go(other),
        }
        Flow::Redraw
    }

    fn answered(&mut self, answer: Answer, _: Duration, _: &Context<'_>) -> Flow {
        if let Answer::Text(typed) = answer {
            match goal(&typed) {
                Some(Goal::Round(round)) => self.go_to(self.film.beginning_of(round)),
                Some(Goal::Move(number)) => self.go_to(self.film.after_moves(number)),
                None => {}
            }
        }
        Flow::Redraw
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, _: &Context<'_>) -> Flow {
        let Pointing { pointer, place } = pointing;
        match pointer {
            Pointer::WheelUp => drop(self.story.command(Command::Up)),
            Pointer::WheelDown => drop(self.story.command(Command::Down)),
            Pointer::Click if self.progress.contains(place) => {
                let from_left = place.x - self.progress.x;
                self.go_to(chart::pointed(from_left, self.progress.width, self.film.last()));
                self.keep_running(at);
            }
            Pointer::Click => {
                let target = self.places.iter().rev().find(|(area, _)| area.contains(place));
                match target.map(|(_, target)| *target) {
                    Some(Target::Part(part)) => self.focus = part,
                    Some(Target::Card(part, index)) => {
                        self.focus = part;
                        if let Some(mark) = self.marks.of(part) {
                            *mark = index;
                        }
                    }
                    Some(Target::Choice(_)) | None => return Flow::Stay,
                }
            }
        }
        Flow::Redraw
    }

    fn wakes(&self) -> Option<Duration> {
        self.next
    }

    fn wake(&mut self, at: Duration, _: &Context<'_>) -> Flow {
        if self.next.is_none_or(|next| at < next) {
            return Flow::Stay;
        }
        self.go_to(self.step + 1);
        self.keep_running(at);
        Flow::Redraw
    }

    fn name(&self) -> &'static str {
        "replay"
    }
}
