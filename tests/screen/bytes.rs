//! How much goes over the line to a terminal far away, at 80x24.

use crossterm::event::KeyCode;
use unstable_students::ui::full::Settings;
use unstable_students::ui::full::settings::ThemeChoice;
use unstable_students::ui::full::theme::Depth;

use super::person::{Home, Taste};
use super::play::Play;
use super::wire::Wire;

/// A full repaint sends fewer bytes.
const REPAINT: usize = 8 << 10;
/// An ordinary key, which marks something else, sends fewer bytes.
const KEY: usize = 1 << 10;
/// Questions that are looked at.
const QUESTIONS: usize = 10;

/// The most bytes of a full repaint and of a key that marks something else, while a game is played.
fn most_bytes(theme: ThemeChoice, depth: Depth) -> (usize, usize) {
    let settings = Settings { theme, ..Taste::default().settings };
    let home = Home::new();
    let mut play = Play::new(&home, &Taste { depth, settings, ..Taste::default() }, 4, 1, (80, 24));
    let mut wire = Wire::new((80, 24));
    let (mut repaint, mut ordinary) = (0, 0);
    for _ in 0..QUESTIONS {
        play.until_asked();
        for part in 0..4 {
            repaint = repaint.max(wire.send_all(&mut play.person.app).len());
            for key in [KeyCode::Down, KeyCode::Right, KeyCode::Up, KeyCode::End, KeyCode::Home] {
                play.person.key(key);
                ordinary = ordinary.max(wire.send(&mut play.person.app).len());
            }
            play.person.key(if part < 3 { KeyCode::Tab } else { KeyCode::Esc });
        }
        let choice = play.any_move().unwrap();
        play.choose(choice);
    }
    (repaint, ordinary)
}

#[test]
fn a_frame_and_a_key_send_little() {
    for (theme, depth) in [
        (ThemeChoice::Terminal, Depth::Sixteen),
        (ThemeChoice::Dark, Depth::Palette),
        (ThemeChoice::Terminal, Depth::None),
    ] {
        let (repaint, ordinary) = most_bytes(theme, depth);
        assert!(repaint < REPAINT, "{theme:?} {depth:?}: {repaint} bytes for a repaint");
        assert!(ordinary < KEY, "{theme:?} {depth:?}: {ordinary} bytes for a key");
    }
}

#[test]
fn a_frame_in_all_colours_sends_little() {
    let (repaint, _) = most_bytes(ThemeChoice::Light, Depth::True);
    assert!(repaint < REPAINT, "{repaint} bytes for a repaint");
}

#[test]
fn a_frame_that_does_not_differ_sends_no_cell() {
    let home = Home::new();
    let mut play = Play::new(&home, &Taste::default(), 2, 1, (80, 24));
    let mut wire = Wire::new((80, 24));
    play.until_asked();
    wire.send(&mut play.person.app);
    let again = String::from_utf8(wire.send(&mut play.person.app)).unwrap();
    // Resets of colours and the hidden cursor, nothing that is seen.
    assert!(again.len() < 32 && !again.contains('H'), "{again:?}");
}
