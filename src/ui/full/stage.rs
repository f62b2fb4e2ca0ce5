//! What a screen is, and what becomes of the stack of screens after a key.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::command::Command;
use super::context::Context;
use super::input::Pointing;
use super::settings::Settings;

/// A screen on the stack.
pub trait Screen {
    /// Draws the screen into `area`, which may have any size. A popup draws its box into the middle.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>);

    /// Every command the screen knows, in the order of the key bar.
    fn commands(&self) -> Vec<Command>;

    /// The same with help and settings, which every screen has that is no popup.
    fn all_commands(&self) -> Vec<Command> {
        let mut commands = self.commands();
        if !self.is_popup() {
            commands.extend([Command::Help, Command::Settings]);
        }
        commands
    }

    /// Why a command it knows cannot be carried out now; such a command is shown dimmed.
    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        let _ = (command, context);
        None
    }

    /// Carries out a command that it knows and that it has no reason to refuse.
    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow;

    /// Whether characters go to a text that is being typed. Only keys without a character are commands then.
    fn is_typing(&self) -> bool {
        false
    }

    /// Text was typed or pasted, or some of it before the cursor taken back (`TAKE_BACK` and its like in `app`).
    fn typed(&mut self, text: &str, context: &Context<'_>) -> Flow {
        let _ = (text, context);
        Flow::Stay
    }

    /// A key that is no command, for first letters.
    fn letter(&mut self, letter: char, at: Duration, context: &Context<'_>) -> Flow {
        let _ = (letter, at, context);
        Flow::Stay
    }

    /// The mouse did something.
    fn mouse(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        let _ = (pointing, at, context);
        Flow::Stay
    }

    /// The screen has just been shown to the person; input from before that is not meant for what is new.
    fn shown(&mut self, at: Duration) {
        let _ = at;
    }

    /// When the screen wants to go on by itself; never, where nothing moves.
    fn wakes(&self) -> Option<Duration> {
        None
    }

    /// The moment has come. Says what becomes of the stack.
    fn wake(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let _ = (at, context);
        Flow::Stay
    }

    /// Whether the screen leaves what lies below it to be seen round its box.
    fn is_popup(&self) -> bool {
        false
    }

    /// A screen above this one was closed with this answer to its question.
    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        let _ = (answer, at, context);
        Flow::Redraw
    }

    /// The screen leaves the stack for good. Gives a sentence if something of it could not be brought to its end.
    fn closed(&mut self, context: &Context<'_>) -> Option<String> {
        let _ = context;
        None
    }

    /// Whether a game is under way here, which stays saved when the program ends.
    fn keeps_game(&self) -> bool {
        false
    }

    /// The key of the title and of the help text: `"menu"` for `help-menu`.
    fn name(&self) -> &'static str;
}

/// What a popup was closed with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No, or closed.
    No,
    /// A text that was typed.
    Text(String),
}

/// What becomes of the stack.
pub enum Flow {
    /// Nothing has changed.
    Stay,
    /// The screen looks different now.
    Redraw,
    /// Another screen comes above this one.
    Push(Box<dyn Screen>),
    /// Another screen takes this one's place.
    Replace(Box<dyn Screen>),
    /// This screen is closed.
    Close,
    /// This screen is closed with an answer for the one below it.
    Answer(Answer),
    /// All screens but the lowest are closed.
    Menu,
    /// The program ends.
    Quit,
    /// The settings are these from now on.
    Settings(Box<Settings>),
    /// A sentence has to be told.
    Tell(String),
    /// The game cannot be kept, or the screen cannot be used: the sentence is told after the program's end.
    Fail(String),
}
