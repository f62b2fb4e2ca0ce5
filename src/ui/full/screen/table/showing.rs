//! The table as a screen of the stack: what it draws, which keys mean what on it, and when it goes on by
//! itself.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::board::{Scene, Target};
use super::spot::Part;
use super::{Stage, Table};
use crate::engine::table::UndoError;
use crate::ui::fault;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::Pointing;
use crate::ui::full::screen::handover;
use crate::ui::full::screen::message::Message;
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::sentence::Narrator;

impl Screen for Table {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        if self.is_watched() {
            return self.draw_watched(area, buffer, context);
        }
        self.places.clear();
        let Some(watcher) = self.watcher else {
            if let Stage::HandedOver(seat) = self.stage {
                let inside = handover::draw(area, &self.names[seat.index()], buffer, context);
                self.places.push((inside, Target::Part(Part::Question)));
            }
            return;
        };
        let view = self.view();
        let narrator = Narrator { locale: &context.locale, deck: &self.deck, names: &self.names };
        let asked = match &self.stage {
            Stage::Asking(asked) => Some(asked),
            _ => None,
        };
        let message = self.message(context);
        let scene = Scene {
            view: &view,
            narrator,
            asked,
            title: "part-question",
            message,
            focus: self.focus,
            marks: self.marks,
        };
        let (history, scroll) = (&self.history, &mut self.scroll);
        let story = |area: Rect, buffer: &mut Buffer| {
            scroll.draw(area, history.sentences(watcher, &narrator), buffer, context);
        };
        self.places = scene.draw(area, story, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        use Command::{
            Back, Confirm, Continue, Down, First, GiveBack, Last, Leave, Left, NextPart, Number, PageDown,
            PageUp, PreviousPart, Right, ShowCard, Skip, Undo, Up,
        };
        let way_back = if self.focus == Part::Question { Leave } else { Back };
        let mut commands = match self.stage {
            Stage::HandedOver(_) => return vec![Continue, Leave],
            Stage::Watching(_) => return self.watched_commands(),
            Stage::Asking(_) => vec![Confirm, Number(0)],
            _ if self.is_looking() => vec![Confirm],
            Stage::Telling(_) | Stage::Passing(_) | Stage::Over => vec![Continue],
            Stage::Thinking(_) => Vec::new(),
        };
        if matches!(self.stage, Stage::Telling(_)) {
            commands.push(Skip);
        }
        // Whoever sits in for a CPU player may always stand up.
        if self.watcher.is_some_and(|seat| self.session.may_give_back(seat)) {
            commands.push(GiveBack);
        }
        commands.extend([NextPart, ShowCard]);
        let allows_undo =
            self.watcher.is_some_and(|seat| self.session.may_undo(seat) != Err(UndoError::NotAllowed));
        if allows_undo && matches!(self.stage, Stage::Asking(_) | Stage::Passing(_)) {
            commands.push(Undo);
        }
        commands.extend([way_back, Up, Down, Left, Right, PreviousPart, First, Last, PageUp, PageDown]);
        commands
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        if matches!(self.stage, Stage::Watching(_)) {
            return self.watched_refusal(command, context);
        }
        let asked = self.asked();
        match command {
            Command::Undo => {
                let reason = self.session.may_undo(self.watcher?).err()?;
                Some(fault::undo(reason, &context.locale))
            }
            Command::Number(_) if self.opens_playing() => None,
            Command::Number(number) if self.picks_from_hand() => {
                self.hand_refusal(usize::from(number).checked_sub(1)?, context)
            }
            Command::Number(number) => {
                let asked = asked?;
                let index = asked.with_number(number.into())?;
                self.choice_refusal(index, context)
            }
            Command::Confirm if self.is_looking() => None,
            Command::Confirm => match self.focus {
                Part::Question => self.choice_refusal(self.marks.choice, context),
                Part::Hand if !self.opens_playing() => self.hand_refusal(self.marks.hand, context),
                _ => None,
            },
            _ => None,
        }
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        if let Some(flow) = self.watched_command(command, at, context) {
            return flow;
        }
        if !matches!(command, Command::Confirm | Command::Continue) {
            self.was_looking = false;
        }
        match command {
            Command::Confirm | Command::Continue if !self.follows_a_pause(at) && self.is_wiped() => {
                Flow::Stay
            }
            Command::Confirm | Command::Continue => self.confirm(at, context),
            Command::Number(number) => self.number(number.into(), at, context),
            Command::Skip => self.happens(|table| table.tell_on(true, at, context)),
            Command::NextPart | Command::PreviousPart => {
                let back = command == Command::PreviousPart;
                let watched = self.is_watched();
                self.go_to(if watched {
                    self.focus.next_seen(back, &self.view())
                } else {
                    self.focus.next(back)
                });
                Flow::Redraw
            }
            Command::Back => {
                self.go_to(Part::Question);
                Flow::Redraw
            }
            Command::Leave => self.leave(context),
            Command::ShowCard => self.show_card(context),
            Command::Undo => self.undo(at, context),
            Command::GiveBack => self.give_back(at, context),
            other => self.go(other),
        }
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        self.was_looking = false;
        self.mark_by_letter(letter, context)
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.point(pointing, at, context);
        self.was_looking = false;
        flow
    }

    fn shown(&mut self, at: Duration) {
        self.seen.get_or_insert(at);
    }

    fn wakes(&self) -> Option<Duration> {
        match self.stage {
            Stage::Telling(next) | Stage::Thinking(next) => Some(next),
            Stage::Watching(next) => next,
            _ => None,
        }
    }

    fn wake(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        match self.stage {
            Stage::Telling(next) if at >= next => self.happens(|table| table.tell_on(false, at, context)),
            Stage::Thinking(next) | Stage::Watching(Some(next)) if at >= next => {
                self.happens(|table| table.glance(at, context))
            }
            _ => Flow::Stay,
        }
    }

    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        let joining = self.watch.joining.take();
        if answer != Answer::Yes {
            return Flow::Redraw;
        }
        if let Some(seat) = joining {
            return self.take_over(seat, at, context);
        }
        let values =
            [("round", self.session.game().round().into()), ("save", self.session.name().as_str().into())];
        Flow::Replace(Box::new(Message::new(context.text_with("left", &values))))
    }

    fn closed(&mut self, context: &Context<'_>) -> Option<String> {
        self.session.settle().err().map(|error| fault::session(&error, &context.locale))
    }

    fn keeps_game(&self) -> bool {
        self.stage != Stage::Over
    }

    fn name(&self) -> &'static str {
        if self.is_watched() { "watch" } else { "table" }
    }
}
