//! The game by lines at a terminal: what is hidden is wiped away before the keyboard is passed.

use super::seat::{Home, SIZE};
use super::tty::{Tty, program};

/// The sequences that clear the screen and what has scrolled off it.
const CLEAR: &str = "\u{1b}[2J";
const PURGE: &str = "\u{1b}[3J";

#[test]
fn what_is_hidden_is_wiped_away_before_the_keyboard_is_passed() {
    for look in [&[][..], &["--plain"]] {
        let home = Home::new();
        let new = ["new", "--save", "prova", "--seat", "Ada", "--seat", "Bruno", "--seed", "7"];
        let mut command = program(home.path(), &[&new[..], look].concat());
        if look.is_empty() {
            // Boxes, and still lines.
            command.env("TERM", "dumb");
        }
        let mut tty = Tty::start(command, SIZE);
        tty.until_words(&home.about("handover", "Ada"));
        tty.press("\n");
        tty.until_words(&home.text("action-menu"));
        tty.press("1\n");
        tty.until_words(&home.text("hand-prompt"));
        assert!(tty.text().contains("Carta"), "{}", tty.text());
        tty.press("1\n");
        tty.until_words(&home.about("handover", "Bruno"));
        let raw = String::from_utf8_lossy(&tty.raw).into_owned();
        let (cleared, purged) = (raw.rfind(CLEAR), raw.rfind(PURGE));
        assert!(cleared.is_some() && cleared < purged, "{raw}");
        let after = &raw[purged.unwrap()..];
        assert!(!after.contains("Carta"), "{after}");
        assert!(!tty.text().contains("Carta"), "{}", tty.text());
        assert_eq!(tty.screen().scrollback_len(), 0);
    }
}
