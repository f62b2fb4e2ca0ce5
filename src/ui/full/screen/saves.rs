//! The saves: a list, and beside it what is known of the marked one. A save can be played, renamed, copied,
//! deleted and watched; one that is gone can be dropped from the list. Nothing is lost without a yes.

mod change;
mod detail;
mod sheet;

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use self::change::{Act, Change};
use super::confirm::Confirm;
use super::prompt::Prompt;
use super::table::Table;
use crate::session::Session;
use crate::store::listing::{self, Entry, State};
use crate::store::save_set::Existing;
use crate::store::statistics::Notice;
use crate::store::{SaveName, Statistics, cache, save_set};
use crate::ui::fault;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::widget::list::List;
use crate::ui::full::widget::scroll::Scroll;

/// The screen of the saves.
pub struct Saves {
    entries: Vec<Entry>,
    /// How many files the list does not have, because of their names.
    left_out: usize,
    /// What is wrong with statistics and cache, which is told once.
    notice: Option<String>,
    /// What has been told of that.
    told: Option<String>,
    list: List,
    detail: Scroll,
    part: Part,
    /// Where the list and the details were drawn last.
    areas: [Rect; 2],
    /// What the popup above the screen is about.
    asking: Option<Change>,
}

/// The part of the screen that has the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    List,
    Detail,
}

impl Saves {
    /// Opens the screen.
    #[must_use]
    pub fn open(context: &Context<'_>) -> Flow {
        let mut screen = Self {
            entries: Vec::new(),
            left_out: 0,
            notice: None,
            told: None,
            list: List::default(),
            detail: Scroll::default(),
            part: Part::List,
            areas: [Rect::default(); 2],
            asking: None,
        };
        match screen.read(context) {
            Ok(()) => {
                screen.mark_last_played();
                Flow::Push(Box::new(screen))
            }
            Err(sentence) => Flow::Tell(sentence),
        }
    }

    /// Reads anew what there is. On an error what was read before stays.
    fn read(&mut self, context: &Context<'_>) -> Result<(), String> {
        let folder = context.world.folder;
        let mut notices = Vec::new();
        // Without statistics it is only unknown which games are finished, without a cache in which order.
        let statistics = match Statistics::load(folder) {
            Ok((statistics, notice)) => {
                let notice = notice.filter(|notice| matches!(notice, Notice::SetAside { .. }));
                notices.extend(notice.map(|notice| fault::notice(&notice, &context.locale)));
                statistics
            }
            Err(error) => {
                notices.push(fault::statistics(&error, &context.locale));
                Statistics::default()
            }
        };
        notices.extend(cache::names(folder).err().map(|error| fault::file(&error, &context.locale)));
        let notice = (!notices.is_empty()).then(|| notices.join(" "));
        if notice != self.told {
            self.notice.clone_from(&notice);
            self.told = notice;
        }
        let fail = |error| fault::file(&error, &context.locale);
        self.entries = listing::list(folder, &statistics).map_err(fail)?;
        self.left_out = listing::left_out(folder).map_err(fail)?;
        self.list.mark(self.list.marked(), self.entries.len());
        Ok(())
    }

    /// Marks the save that was written last, which is the one that whoever comes here mostly wants.
    fn mark_last_played(&mut self) {
        let written = |entry: &Entry| match &entry.state {
            State::Playable(summary) => summary.modified,
            State::Missing | State::Damaged(_) => None,
        };
        let played = self.entries.iter().enumerate().filter(|(_, entry)| written(entry).is_some());
        if let Some((index, _)) = played.max_by_key(|(_, entry)| written(entry)) {
            self.list.mark(index, self.entries.len());
        }
    }

    fn marked(&self) -> Option<&Entry> {
        self.entries.get(self.list.marked())
    }

    /// Enter on the marked save: plays it, or drops it where it is gone.
    fn choose(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        match self.marked() {
            None => Flow::Stay,
            Some(Entry { name, state: State::Missing, .. }) => {
                self.ask(Change::Forget(name.clone()), context)
            }
            Some(entry) => self.play(&entry.name.clone(), at, context),
        }
    }

    /// Takes a save up, which may be one that the list does not have.
    fn play(&mut self, name: &SaveName, at: Duration, context: &Context<'_>) -> Flow {
        let folder = context.world.folder;
        let table = Statistics::load(folder)
            .map_err(Into::into)
            .and_then(|(statistics, _)| Session::open(folder, name, (context.world.luck)(), &statistics))
            .and_then(|opened| Table::take_up(opened, context, at));
        match table {
            Ok(table) => Flow::Replace(table),
            Err(error) => Flow::Tell(fault::session(&error, &context.locale)),
        }
    }

    /// Asks what a change needs to know, or whether it is meant.
    fn ask(&mut self, change: Change, context: &Context<'_>) -> Flow {
        let popup: Box<dyn Screen> = match change.question(context) {
            change::Question::Sure(question) => Box::new(Confirm::new(question)),
            change::Question::Name(question, text) => {
                let asked = change.clone();
                Box::new(Prompt::new(question, text, context, move |text, context| {
                    asked.judge(text, context)
                }))
            }
        };
        self.asking = Some(change);
        Flow::Push(popup)
    }

    /// Makes a change and shows what has become of the saves.
    fn carry_out(&mut self, change: &Change, context: &Context<'_>) -> Flow {
        let done = change.carry_out(context);
        if let Err(sentence) = self.read(context) {
            return Flow::Tell(sentence);
        }
        match done {
            Err(sentence) => Flow::Tell(sentence),
            Ok(name) => {
                if let Some(index) = self.entries.iter().position(|entry| Some(&entry.name) == name) {
                    self.list.mark(index, self.entries.len());
                }
                Flow::Redraw
            }
        }
    }
}

impl Screen for Saves {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        self.areas = self.parts(area);
        let [list, detail] = self.areas;
        if !list.is_empty() {
            self.draw_list(list, buffer, context);
        }
        if !detail.is_empty() {
            self.draw_detail(detail, buffer, context);
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::Rename,
            Command::Copy,
            Command::Delete,
            Command::Replay,
            Command::ByName,
            Command::Back,
            Command::NextPart,
            Command::PreviousPart,
            Command::Up,
            Command::Down,
            Command::Left,
            Command::Right,
            Command::First,
            Command::Last,
            Command::PageUp,
            Command::PageDown,
            Command::Number(0),
        ]
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        let needs_save = [Command::Confirm, Command::Rename, Command::Copy, Command::Delete, Command::Replay];
        if !needs_save.contains(&command) {
            return None;
        }
        let Some(entry) = self.marked() else { return Some(context.text("saves-none")) };
        let name = ("save", entry.name.as_str().into());
        match (&entry.state, command) {
            (State::Missing, Command::Rename | Command::Copy) => {
                Some(context.text_with("save-missing", &[name]))
            }
            (State::Damaged(error), Command::Confirm) => {
                let reason = fault::load_reason(error, &context.locale).into();
                Some(context.text_with("save-damaged", &[name, ("reason", reason)]))
            }
            (_, Command::Replay) if !entry.has_journal => {
                Some(context.text_with("saves-no-journal", &[name]))
            }
            _ => None,
        }
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        let name = self.marked().map(|entry| entry.name.clone());
        match (command, name) {
            (Command::Back, _) if self.part == Part::Detail && self.areas[0].is_empty() => {
                self.part = Part::List;
            }
            (Command::Back | Command::Number(0), _) => return Flow::Close,
            (Command::Number(number), _) => {
                let Some(index) = usize::from(number).checked_sub(1).filter(|&it| it < self.entries.len())
                else {
                    return Flow::Stay;
                };
                self.list.mark(index, self.entries.len());
                self.detail = Scroll::default();
            }
            (Command::Confirm, _) => return self.choose(at, context),
            (Command::Rename, Some(name)) => return self.ask(Change::Name(Act::Rename, name), context),
            (Command::Copy, Some(name)) => return self.ask(Change::Name(Act::Copy, name), context),
            (Command::Delete, Some(name)) => {
                let is_missing = self.marked().is_some_and(|entry| entry.state == State::Missing);
                let change = if is_missing { Change::Forget(name) } else { Change::Delete(name) };
                return self.ask(change, context);
            }
            (Command::Replay, Some(name)) => return super::replay::Replay::open(context, &name),
            (Command::ByName, _) => return self.ask(Change::Play, context),
            (Command::NextPart | Command::PreviousPart, _) => {
                self.part = if self.part == Part::List { Part::Detail } else { Part::List };
            }
            (Command::Left, _) => self.part = Part::List,
            (Command::Right, _) => self.part = Part::Detail,
            (other, _) if self.part == Part::Detail => {
                self.detail.command(other);
            }
            (other, _) => {
                self.list.command(other, self.entries.len());
                self.detail = Scroll::default();
            }
        }
        Flow::Redraw
    }

    fn letter(&mut self, letter: char, _: Duration, context: &Context<'_>) -> Flow {
        match self.list.line_with_letter(letter, &self.items(context)) {
            Some(line) => {
                self.list.mark(line, self.entries.len());
                self.detail = Scroll::default();
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        let Pointing { pointer, place } = pointing;
        if self.areas[1].contains(place) {
            if pointer == Pointer::Click {
                self.part = Part::Detail;
            } else {
                self.detail.mouse(pointing);
            }
            return Flow::Redraw;
        }
        let count = self.entries.len();
        match pointer {
            Pointer::Click => match self.list.clicked(place, count) {
                None => return Flow::Stay,
                Some(was_marked) => {
                    let had_keys = self.part == Part::List;
                    self.part = Part::List;
                    self.detail = Scroll::default();
                    if was_marked && had_keys {
                        return match self.refusal(Command::Confirm, context) {
                            Some(reason) => Flow::Tell(reason),
                            None => self.choose(at, context),
                        };
                    }
                }
            },
            Pointer::WheelUp => self.list.mark(self.list.marked().saturating_sub(1), count),
            Pointer::WheelDown => self.list.mark(self.list.marked() + 1, count),
        }
        Flow::Redraw
    }

    fn wakes(&self) -> Option<Duration> {
        self.notice.is_some().then_some(Duration::ZERO)
    }

    fn wake(&mut self, _: Duration, _: &Context<'_>) -> Flow {
        self.notice.take().map_or(Flow::Stay, Flow::Tell)
    }

    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        let Some(change) = self.asking.take() else { return Flow::Redraw };
        match answer {
            Answer::No => Flow::Redraw,
            Answer::Yes => self.carry_out(&change, context),
            Answer::Text(text) => match (SaveName::new(&text), change) {
                (Err(error), _) => Flow::Tell(fault::save_name(&error, &context.locale)),
                (Ok(name), Change::Play) => self.play(&name, at, context),
                (Ok(name), change) => {
                    let is_taken = save_set::is_taken(context.world.folder, &name);
                    let existing = if is_taken { Existing::Replace } else { Existing::Keep };
                    match change.named(&name, existing) {
                        Some(named) if is_taken => self.ask(named, context),
                        Some(named) => self.carry_out(&named, context),
                        None => Flow::Redraw,
                    }
                }
            },
        }
    }

    fn name(&self) -> &'static str {
        "saves"
    }
}

#[cfg(test)]
mod tests;
