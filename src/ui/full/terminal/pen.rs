//! Writes the cells of a frame that have changed with as few bytes as it can, for terminals at the end of a long
//! line: what is set stays set until a cell needs something else, a blank needs little, a few characters that stay
//! are written again where going past them is longer, and the cells come in the order of their places or by their
//! looks, whichever is shorter.
//!
//! It knows escape sequences (ECMA-48, and 24-bit colours as xterm has them), and nothing of what is on the screen.
//! The terminal's own 16 colours are asked for by their old short numbers, which every terminal knows. After each
//! frame all is as a terminal is by itself; a frame without colours has no sequence that speaks of them.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};

use crate::ui::width;

/// Draws on a terminal; everything but cells is left to crossterm.
pub struct Pen<W: Write> {
    terminal: CrosstermBackend<W>,
    shown: Shown,
}

/// What the terminal shows, as far as it is known, by column and line.
type Shown = HashMap<(u16, u16), Cell>;

/// How a terminal writes what comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    text: Color,
    ground: Color,
    modifier: Modifier,
}

/// A modifier with the number that sets it, and the one that takes it back. Bold and dim share the latter.
const MODIFIERS: [(Modifier, u8, u8); 6] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::REVERSED, 7, 27),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// Modifiers that are seen on a blank.
const SEEN_ON_BLANKS: Modifier = Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

impl Look {
    /// How a terminal writes by itself.
    const PLAIN: Self = Self { text: Color::Reset, ground: Color::Reset, modifier: Modifier::empty() };

    const fn of(cell: &Cell) -> Self {
        Self { text: cell.fg, ground: cell.bg, modifier: cell.modifier }
    }

    /// Whether a blank of this look is the same in the other.
    fn is_same_on_blanks(self, other: Self) -> bool {
        let seen = (self.modifier | other.modifier).intersects(SEEN_ON_BLANKS);
        self.ground == other.ground && !seen
    }

    /// Writes what makes this look out of another.
    fn write_after(self, before: Self, text: &mut String) {
        if self == before {
            return;
        }
        if self == Self::PLAIN {
            text.push_str("\u{1b}[m");
            return;
        }
        let mut separator = "\u{1b}[";
        let mut number = |text: &mut String, number: std::fmt::Arguments<'_>| {
            // Writing to a string does not fail.
            let _ = write!(text, "{separator}{number}");
            separator = ";";
        };
        let mut now = before.modifier;
        for (modifier, _, off) in MODIFIERS {
            if now.contains(modifier) && !self.modifier.contains(modifier) {
                number(text, format_args!("{off}"));
                for (other, _, same) in MODIFIERS {
                    if same == off {
                        now.remove(other);
                    }
                }
            }
        }
        for (modifier, on, _) in MODIFIERS {
            if self.modifier.contains(modifier) && !now.contains(modifier) {
                number(text, format_args!("{on}"));
            }
        }
        for (colour, old, first) in [(self.text, before.text, 30), (self.ground, before.ground, 40)] {
            if colour != old {
                match colour {
                    Color::Rgb(red, green, blue) => {
                        number(text, format_args!("{};2;{red};{green};{blue}", first + 8));
                    }
                    Color::Indexed(index) => number(text, format_args!("{};5;{index}", first + 8)),
                    other => number(text, format_args!("{}", first + of_sixteen(other))),
                }
            }
        }
        text.push('m');
    }
}

/// What is added to 30 or 40 for a colour that has a name.
const fn of_sixteen(colour: Color) -> u8 {
    match colour {
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
        Color::Reset | Color::Rgb(..) | Color::Indexed(_) => 9,
    }
}

/// A cell that has changed, with its column and line.
type Change<'a> = (u16, u16, &'a Cell);

/// A key that brings cells of the same look together, in the order in which looks first come. A blank goes with any
/// look that does for it.
fn by_look<'a>() -> impl FnMut(&Change<'a>) -> usize {
    let mut looks: Vec<Look> = Vec::new();
    move |(_, _, cell)| {
        let wanted = Look::of(cell);
        let does = |look: &Look| *look == wanted || cell.symbol() == " " && wanted.is_same_on_blanks(*look);
        looks.iter().position(does).unwrap_or_else(|| {
            looks.push(wanted);
            looks.len() - 1
        })
    }
}

/// What a terminal is sent for these cells, one after the other; `shown` is what it shows after that.
fn written(cells: &[Change<'_>], shown: &Shown) -> String {
    let mut text = String::new();
    let mut look = Look::PLAIN;
    let mut next = None;
    for &(x, y, cell) in cells {
        let place = Position { x, y };
        match next.and_then(|from| staying(from, place, look, shown)) {
            Some(between) => text.push_str(&between),
            None => move_to(next, place, &mut text),
        }
        let wanted = Look::of(cell);
        let symbol = cell.symbol();
        if symbol != " " || !wanted.is_same_on_blanks(look) {
            wanted.write_after(look, &mut text);
            look = wanted;
        }
        text.push_str(symbol);
        // Terminals do not agree on how wide some wide characters are.
        next = (width::columns(symbol) == 1).then_some(Position { x: x + 1, y });
    }
    Look::PLAIN.write_after(look, &mut text);
    text
}

/// The characters between two places of a line, if they stay, can be written in this look, and are shorter than a
/// move past them.
fn staying(from: Position, to: Position, look: Look, shown: &Shown) -> Option<String> {
    let move_past = match to.x.checked_sub(from.x).filter(|_| from.y == to.y)? {
        1 => 3,
        2 | 3 => 4,
        _ => return None,
    };
    let symbols = (from.x..to.x).map(|x| {
        let cell = shown.get(&(x, to.y))?;
        let (symbol, wanted) = (cell.symbol(), Look::of(cell));
        let is_fit = wanted == look || symbol == " " && wanted.is_same_on_blanks(look);
        (is_fit && width::columns(symbol) == 1).then_some(symbol)
    });
    symbols.collect::<Option<String>>().filter(|between| between.len() < move_past)
}

/// Moves on from where the terminal writes next, if that is known.
fn move_to(from: Option<Position>, to: Position, text: &mut String) {
    // Writing to a string does not fail.
    let _ = match from {
        Some(from) if from == to => Ok(()),
        Some(from) if from.y == to.y && from.x + 1 == to.x => write!(text, "\u{1b}[C"),
        Some(from) if from.y == to.y && from.x < to.x => write!(text, "\u{1b}[{}C", to.x - from.x),
        _ if to.x == 0 => write!(text, "\u{1b}[{}H", to.y + 1),
        _ => write!(text, "\u{1b}[{};{}H", to.y + 1, to.x + 1),
    };
}

impl<W: Write> Pen<W> {
    /// A pen that writes to a terminal.
    pub fn new(terminal: W) -> Self {
        Self { terminal: CrosstermBackend::new(terminal), shown: Shown::new() }
    }
}

impl<W: Write> Write for Pen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.terminal.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Write::flush(&mut self.terminal)
    }
}

impl<W: Write> Backend for Pen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, cells: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut cells: Vec<Change<'a>> = cells.collect();
        for &(x, y, cell) in &cells {
            self.shown.insert((x, y), cell.clone());
            for covered in 1..width::columns(cell.symbol()) as u16 {
                self.shown.remove(&(x + covered, y));
            }
        }
        let by_place = written(&cells, &self.shown);
        cells.sort_by_cached_key(by_look());
        let by_look = written(&cells, &self.shown);
        let shorter = if by_look.len() < by_place.len() { by_look } else { by_place };
        self.terminal.write_all(shorter.as_bytes())
    }

    fn append_lines(&mut self, count: u16) -> io::Result<()> {
        self.shown.clear();
        self.terminal.append_lines(count)
    }

    /// It stays hidden as long as the program has the terminal.
    fn hide_cursor(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.terminal.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.terminal.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.terminal.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.shown.clear();
        self.terminal.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.shown.clear();
        self.terminal.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.terminal.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.terminal)
    }
}

#[cfg(test)]
mod tests;
