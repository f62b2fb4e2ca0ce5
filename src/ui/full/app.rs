//! The stack of screens. `App` is pure: input and time go in, frames come out of a buffer. Nothing is drawn while
//! nothing changes.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use super::command::{Command, meaning};
use super::context::Context;
use super::input::{DOUBLE_CLICK, Happening, Input, Pointer, Pointing};
use super::screen::{confirm, help, message, settings};
use super::stage::{Flow, Screen};
use super::theme::Role;
use super::widget::key_bar;
use super::{MIN_HEIGHT, MIN_WIDTH};

/// The character by which a screen learns that the last one typed is taken back.
pub const TAKE_BACK: &str = "\u{8}";
/// The same for the last word.
pub const TAKE_BACK_WORD: &str = "\u{17}";
/// The same for everything before the cursor.
pub const TAKE_BACK_ALL: &str = "\u{15}";

/// The program as a person sees it.
pub struct App<'a> {
    stack: Vec<Box<dyn Screen>>,
    context: Context<'a>,
    /// Something looks different from the last frame.
    changed: bool,
    /// Why the last key did nothing; shown in the key bar until the next one.
    notice: Option<String>,
    /// Ctrl-C was pressed once.
    interrupted: bool,
    /// The last frame had no room for the screen.
    is_hidden: bool,
    /// What lay where in the key bar of the last frame.
    bar: Vec<(Command, Rect)>,
    /// The click by which the topmost screen was opened, if it was the last one.
    opened_by: Option<(Position, Duration)>,
    /// A screen has been opened by what came in last.
    has_opened: bool,
    ending: Option<Ending>,
}

/// How the program ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The person left.
    Left,
    /// The system asked the program to leave.
    Terminated,
    /// Something failed; a sentence about it.
    Failed(String),
}

impl<'a> App<'a> {
    /// The program with `first` as the lowest screen.
    #[must_use]
    pub fn new(context: Context<'a>, first: Box<dyn Screen>) -> Self {
        Self {
            stack: vec![first],
            context,
            changed: true,
            notice: None,
            interrupted: false,
            is_hidden: false,
            bar: Vec::new(),
            opened_by: None,
            has_opened: false,
            ending: None,
        }
    }

    /// Puts a screen on top, as if it had been chosen.
    pub fn push(&mut self, screen: Box<dyn Screen>) {
        self.stack.push(screen);
        self.changed = true;
    }

    /// Tells a sentence in a popup.
    pub fn tell(&mut self, sentence: impl Into<String>) {
        self.push(Box::new(message::Message::new(sentence)));
    }

    /// How the program ended; nothing while it goes on.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Whether a new frame would look different.
    #[must_use]
    pub const fn has_changed(&self) -> bool {
        self.changed
    }

    /// What every screen may use.
    #[must_use]
    pub const fn context(&self) -> &Context<'a> {
        &self.context
    }

    /// Draws a whole frame.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.changed = false;
        buffer.set_style(area, self.context.style(Role::Text));
        self.is_hidden = area.width < MIN_WIDTH || area.height < MIN_HEIGHT;
        if self.is_hidden {
            return too_small(area, buffer, &self.context);
        }
        let bar = key_bar::area(area, self.notice.as_deref());
        let body = Rect { height: area.height - 1, ..area };
        let lowest = self.stack.iter().rposition(|screen| !screen.is_popup()).unwrap_or(0);
        for screen in &mut self.stack[lowest..] {
            screen.draw(body, buffer, &self.context);
        }
        if let Some(top) = self.stack.last() {
            let commands = top.all_commands();
            let shown = commands.iter().map(|&command| (command, top.refusal(command, &self.context)));
            let notice = self.notice.as_deref();
            self.bar = key_bar::draw(bar, buffer, shown, top.is_typing(), notice, &self.context);
        }
    }

    /// The person sees the frame that was drawn last.
    pub fn shown(&mut self, at: Duration) {
        if let Some(top) = self.stack.last_mut().filter(|_| !self.is_hidden) {
            top.shown(at);
        }
    }

    /// When something goes on by itself.
    #[must_use]
    pub fn wakes(&self) -> Option<Duration> {
        self.stack.last().and_then(|top| top.wakes())
    }

    /// The moment for that has come.
    pub fn wake(&mut self, at: Duration) {
        let Some(top) = self.stack.last_mut() else { return };
        let flow = top.wake(at, &self.context);
        self.follow(flow, at);
    }

    /// Something came in.
    pub fn input(&mut self, input: Input) {
        let Happening::Mouse(Pointing { pointer: Pointer::Click, place }) = input.happening else {
            return self.take(input);
        };
        let is_second = |(first, then): (Position, Duration)| {
            first == place && input.at.saturating_sub(then) <= DOUBLE_CLICK
        };
        // The second click of two is not meant for the screen that the first has opened.
        if self.opened_by.take().is_some_and(is_second) {
            return;
        }
        let at = input.at;
        self.has_opened = false;
        self.take(input);
        self.opened_by = self.has_opened.then_some((place, at));
    }

    fn take(&mut self, input: Input) {
        let at = input.at;
        if self.is_hidden
            && matches!(input.happening, Happening::Key(_) | Happening::Paste(_) | Happening::Mouse(..))
        {
            return;
        }
        if matches!(input.happening, Happening::Key(_) | Happening::Mouse(..)) {
            self.interrupted = false;
            self.changed |= self.notice.take().is_some();
        }
        if let Happening::Mouse(pointing) = input.happening
            && let Some(command) = self.clicked(pointing)
        {
            return self.command(command, at);
        }
        let Some(top) = self.stack.last_mut() else { return };
        let flow = match input.happening {
            Happening::Key(key) => return self.key(key, at),
            Happening::Paste(text) if top.is_typing() => {
                top.typed(&text.replace(char::is_control, " "), &self.context)
            }
            Happening::Paste(_) | Happening::Suspend => Flow::Stay,
            Happening::Mouse(pointing) => top.mouse(pointing, at, &self.context),
            Happening::Resize => Flow::Redraw,
            Happening::Interrupt if self.interrupted => Flow::Quit,
            Happening::Interrupt => {
                self.interrupted = true;
                let keeps_game = self.stack.iter().any(|screen| screen.keeps_game());
                Flow::Push(confirm::leave(keeps_game, &self.context))
            }
            Happening::Terminate => {
                self.ending = Some(Ending::Terminated);
                Flow::Stay
            }
        };
        self.follow(flow, at);
    }

    fn key(&mut self, key: KeyEvent, at: Duration) {
        let Some(top) = self.stack.last_mut() else { return };
        let plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        let control = key.modifiers == KeyModifiers::CONTROL;
        let flow = match key.code {
            KeyCode::Char(char) if top.is_typing() && plain => {
                top.typed(char.encode_utf8(&mut [0; 4]), &self.context)
            }
            KeyCode::Backspace if top.is_typing() => top.typed(TAKE_BACK, &self.context),
            KeyCode::Char('w') if top.is_typing() && control => top.typed(TAKE_BACK_WORD, &self.context),
            KeyCode::Char('u') if top.is_typing() && control => top.typed(TAKE_BACK_ALL, &self.context),
            code => match (meaning(key, &top.all_commands()), code) {
                (Some(command), _) => return self.command(command, at),
                (None, KeyCode::Char(letter)) if plain => top.letter(letter, at, &self.context),
                (None, _) => Flow::Stay,
            },
        };
        self.follow(flow, at);
    }

    /// The command of the key bar that was clicked, if one was.
    fn clicked(&self, pointing: Pointing) -> Option<Command> {
        let entry = self.bar.iter().find(|(_, area)| area.contains(pointing.place));
        entry.filter(|_| pointing.pointer == Pointer::Click).map(|&(command, _)| command)
    }

    /// Carries out a command of the topmost screen, or says why it cannot be.
    fn command(&mut self, command: Command, at: Duration) {
        let Some(top) = self.stack.last_mut() else { return };
        let flow = match top.refusal(command, &self.context) {
            Some(reason) => {
                self.notice = Some(reason);
                Flow::Redraw
            }
            None => Self::carry_out(top.as_mut(), command, at, &self.context),
        };
        self.follow(flow, at);
    }

    /// Help and settings are the same everywhere, but close themselves; everything else is the screen's.
    fn carry_out(top: &mut dyn Screen, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Help if top.name() != help::NAME => {
                Flow::Push(Box::new(help::Help::new(top.name(), top.all_commands(), top.is_typing())))
            }
            Command::Settings if top.name() != settings::NAME => {
                Flow::Push(Box::new(settings::SettingsScreen::default()))
            }
            _ => top.command(command, at, context),
        }
    }

    fn follow(&mut self, flow: Flow, at: Duration) {
        self.changed |= !matches!(flow, Flow::Stay);
        match flow {
            Flow::Stay | Flow::Redraw => {}
            Flow::Push(screen) => {
                self.stack.push(screen);
                self.has_opened = true;
            }
            Flow::Replace(screen) => {
                self.pop();
                self.stack.push(screen);
                self.has_opened = true;
            }
            Flow::Close => self.close(),
            Flow::Answer(answer) => {
                self.close();
                if let Some(below) = self.stack.last_mut() {
                    let flow = below.answered(answer, at, &self.context);
                    self.follow(flow, at);
                }
            }
            Flow::Menu => {
                while self.stack.len() > 1 {
                    self.pop();
                }
            }
            Flow::Quit => self.ending = Some(Ending::Left),
            Flow::Settings(settings) => self.context.apply(*settings),
            Flow::Tell(sentence) => self.tell(sentence),
            Flow::Fail(sentence) => self.ending = Some(Ending::Failed(sentence)),
        }
    }

    fn close(&mut self) {
        self.pop();
        if self.stack.is_empty() {
            self.ending.get_or_insert(Ending::Left);
        }
    }

    /// Takes the topmost screen away and lets it bring to its end what it has begun.
    fn pop(&mut self) {
        let sentence = self.stack.pop().and_then(|mut screen| screen.closed(&self.context));
        if let Some(sentence) = sentence
            && !matches!(self.ending, Some(Ending::Failed(_)))
        {
            self.ending = Some(Ending::Failed(sentence));
        }
    }

    /// Ends the program with all its screens, and says how it ended: as it was about to, unless one of them
    /// could not be brought to its end.
    pub fn end(&mut self, ending: Ending) -> Ending {
        self.ending = Some(ending.clone());
        while !self.stack.is_empty() {
            self.pop();
        }
        self.ending.take().unwrap_or(ending)
    }
}

/// What a screen too small for anything says.
fn too_small(area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
    use ratatui::widgets::{Paragraph, Widget, Wrap};
    let values = [("width", MIN_WIDTH.into()), ("height", MIN_HEIGHT.into())];
    Paragraph::new(context.text_with("screen-too-small", &values))
        .wrap(Wrap { trim: true })
        .render(area, buffer);
}
