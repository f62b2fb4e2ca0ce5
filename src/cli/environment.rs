//! The real world: terminal, environment, folders, clock and luck of this machine, read once or on demand.

use std::ffi::OsStr;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;

use crate::session::Luck;
use crate::ui::full::theme::Depth;

/// Columns where nobody knows how many there are.
const DEFAULT_WIDTH: usize = 80;
/// Lines where nobody knows how many there are.
const DEFAULT_HEIGHT: usize = 24;

/// What the program needs to know of the machine it runs on.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The language of the system, as the system writes it.
    pub locale: Option<String>,
    /// The working folder.
    pub working: PathBuf,
    /// The program's folder among the platform's application data.
    pub application_data: Option<PathBuf>,
    /// Whether a person types the input.
    pub input_is_terminal: bool,
    /// Whether a screen shows the output.
    pub output_is_terminal: bool,
    /// Whether colours are not wanted: NO_COLOR, or a terminal that cannot.
    pub no_colour: bool,
    /// Whether the terminal can only show one line after the other.
    pub is_dumb: bool,
    /// Whether characters beyond ASCII arrive on the screen as they are.
    pub is_utf8: bool,
    /// How many colours the terminal says it has.
    pub depth: Depth,
    /// Columns of the screen.
    pub width: usize,
    /// Lines of the screen.
    pub height: usize,
}

impl Environment {
    /// This machine, as it is now.
    #[must_use]
    pub fn read() -> Self {
        let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        let output_is_terminal = std::io::stdout().is_terminal();
        let is_dumb = set("TERM").is_some_and(|term| term == "dumb");
        let size = if output_is_terminal { crossterm::terminal::size().ok() } else { None };
        let (width, height) = size.map_or((0, 0), |(width, height)| (width.into(), height.into()));
        Self {
            locale: system_locale(),
            working: std::env::current_dir().unwrap_or_else(|_| PathBuf::from(".")),
            application_data: etcetera::choose_base_strategy()
                .ok()
                .map(|strategy| strategy.data_dir().join(env!("CARGO_PKG_NAME"))),
            input_is_terminal: std::io::stdin().is_terminal(),
            output_is_terminal,
            no_colour: set("NO_COLOR").is_some() || is_dumb,
            is_dumb,
            is_utf8: cfg!(windows) || says_utf8(character_locale().as_deref()),
            depth: depth(set("COLORTERM").as_deref(), set("TERM").as_deref()),
            width: if width == 0 { DEFAULT_WIDTH } else { width },
            height: if height == 0 { DEFAULT_HEIGHT } else { height },
        }
    }

    /// New luck from the operating system; from the clock where it gives none.
    #[must_use]
    pub fn luck() -> Luck {
        let mut bytes = [0; 24];
        if getrandom::fill(&mut bytes).is_err() {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            bytes[..16].copy_from_slice(&now.as_nanos().to_le_bytes());
        }
        let (game_id, seed) = bytes.split_at(16);
        let read = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte));
        let mut id = [0; 16];
        id.copy_from_slice(game_id);
        Luck { seed: read(seed), game_id: id }
    }

    /// A moment in local time, to the minute.
    #[must_use]
    pub fn clock(moment: SystemTime) -> String {
        jiff::Timestamp::try_from(moment).map_or_else(
            |_| "?".to_owned(),
            |stamp| {
                stamp.to_zoned_datetime(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
            },
        )
    }

    /// How many colours to use: all there are, or none where they are not wanted.
    #[must_use]
    pub fn colours(&self, wish: Option<bool>) -> Depth {
        if wish.unwrap_or(!self.no_colour) { self.depth } else { Depth::None }
    }

    /// The folder of the game: the one asked for, or the usual one.
    #[must_use]
    pub fn folder(&self, asked: Option<&Path>) -> crate::store::Folder {
        crate::store::Folder::choose(asked, &self.working, self.application_data.as_deref())
    }
}

/// The locale that says how characters are written.
fn character_locale() -> Option<String> {
    ["LC_ALL", "LC_CTYPE", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

fn says_utf8(locale: Option<&str>) -> bool {
    locale.is_some_and(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.ends_with("utf-8") || locale.ends_with("utf8")
    })
}

/// How many colours a terminal has, by the variables in which it says so.
fn depth(colorterm: Option<&OsStr>, term: Option<&OsStr>) -> Depth {
    let term = term.map(OsStr::to_string_lossy).unwrap_or_default();
    match colorterm.and_then(OsStr::to_str) {
        Some("truecolor" | "24bit") => Depth::True,
        _ if term.contains("direct") => Depth::True,
        _ if term.contains("256color") => Depth::Palette,
        _ => Depth::Sixteen,
    }
}

/// The language of the system: the variables of POSIX first, which other systems may have too.
fn system_locale() -> Option<String> {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .or_else(sys_locale::get_locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_has_the_colours_that_it_says() {
        let of = |colorterm: &str, term: &str| depth(Some(OsStr::new(colorterm)), Some(OsStr::new(term)));
        assert_eq!(of("truecolor", "xterm-256color"), Depth::True);
        assert_eq!(of("", "xterm-256color"), Depth::Palette);
        assert_eq!((of("", "xterm"), depth(None, None)), (Depth::Sixteen, Depth::Sixteen));
    }

    #[test]
    fn characters_beyond_ascii_arrive_where_the_locale_says_so() {
        assert!(says_utf8(Some("it_IT.UTF-8")) && says_utf8(Some("C.utf8")));
        assert!(!says_utf8(Some("it_IT@euro")) && !says_utf8(None));
    }
}
