//! The line to a terminal, and what goes over it: only what differs from the frame before.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use ratatui::layout::Rect;
use ratatui::{Terminal, TerminalOptions, Viewport};
use unstable_students::ui::full::app::App;
use unstable_students::ui::full::terminal::pen::Pen;

/// A terminal at the other end of a line.
pub struct Wire {
    terminal: Terminal<Pen<Sink>>,
    sink: Sink,
    area: Rect,
}

#[derive(Clone, Default)]
struct Sink(Rc<RefCell<Vec<u8>>>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Wire {
    /// A terminal of this size that shows nothing yet.
    pub fn new((width, height): (u16, u16)) -> Self {
        let (sink, area) = (Sink::default(), Rect::new(0, 0, width, height));
        let options = TerminalOptions { viewport: Viewport::Fixed(area) };
        let terminal = Terminal::with_options(Pen::new(sink.clone()), options).unwrap();
        Self { terminal, sink, area }
    }

    /// Sends a frame and gives the bytes.
    pub fn send(&mut self, app: &mut App<'_>) -> Vec<u8> {
        self.terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).unwrap();
        self.sink.0.take()
    }

    /// Sends a whole frame, whatever the terminal shows, and gives the bytes.
    pub fn send_all(&mut self, app: &mut App<'_>) -> Vec<u8> {
        self.terminal.resize(self.area).unwrap();
        self.send(app)
    }
}
