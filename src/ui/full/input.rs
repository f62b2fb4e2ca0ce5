//! What comes in: keys, mouse, size and signals, each with the moment at which it came. The moment decides
//! whether a key was meant for the question that is on the screen.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Position;

/// Two clicks at the same place within this time are a double click.
pub const DOUBLE_CLICK: Duration = Duration::from_millis(500);

/// Something that came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// When, since the program began.
    pub at: Duration,
    /// What.
    pub happening: Happening,
}

/// What can come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A key was pressed or repeats.
    Key(KeyEvent),
    /// Text was pasted.
    Paste(String),
    /// The mouse did something.
    Mouse(Pointing),
    /// The screen has another size, or was lost and has to be drawn anew.
    Resize,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-Z.
    Suspend,
    /// SIGTERM or SIGHUP: leave at once.
    Terminate,
}

/// What a mouse does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// The left button was pressed.
    Click,
    /// The wheel turned away from the hand.
    WheelUp,
    /// The wheel turned towards the hand.
    WheelDown,
}

/// What a mouse does, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointing {
    /// What.
    pub pointer: Pointer,
    /// The column and the line of the whole screen.
    pub place: Position,
}

impl Pointer {
    /// The same at a column and a line.
    #[must_use]
    pub const fn at(self, column: u16, line: u16) -> Pointing {
        Pointing { pointer: self, place: Position::new(column, line) }
    }
}

impl Happening {
    /// What an event of the terminal means; nothing for those of no interest, a key's release among them.
    #[must_use]
    pub fn of(event: Event) -> Option<Self> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) => Some(Self::of_key(key)),
            Event::Paste(text) => Some(Self::Paste(text)),
            Event::Resize(..) => Some(Self::Resize),
            Event::Mouse(mouse) => {
                let pointer = match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => Pointer::Click,
                    MouseEventKind::ScrollUp => Pointer::WheelUp,
                    MouseEventKind::ScrollDown => Pointer::WheelDown,
                    _ => return None,
                };
                Some(Self::Mouse(pointer.at(mouse.column, mouse.row)))
            }
            Event::FocusGained | Event::FocusLost => None,
        }
    }

    fn of_key(key: KeyEvent) -> Self {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c' | 'C') => return Self::Interrupt,
                KeyCode::Char('z' | 'Z') => return Self::Suspend,
                KeyCode::Char('l' | 'L') => return Self::Resize,
                _ => {}
            }
        }
        Self::Key(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers, kind: KeyEventKind) -> Option<Happening> {
        Happening::of(Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)))
    }

    #[test]
    fn a_press_is_a_key_and_a_release_is_nothing() {
        let a = KeyCode::Char('a');
        assert!(matches!(key(a, KeyModifiers::NONE, KeyEventKind::Press), Some(Happening::Key(_))));
        assert!(matches!(key(a, KeyModifiers::NONE, KeyEventKind::Repeat), Some(Happening::Key(_))));
        assert_eq!(key(a, KeyModifiers::NONE, KeyEventKind::Release), None);
    }

    #[test]
    fn control_keys_that_terminals_give_a_meaning_keep_it() {
        let control = |c| key(KeyCode::Char(c), KeyModifiers::CONTROL, KeyEventKind::Press);
        assert_eq!(control('c'), Some(Happening::Interrupt));
        assert_eq!(control('z'), Some(Happening::Suspend));
        assert_eq!(control('l'), Some(Happening::Resize));
    }
}
