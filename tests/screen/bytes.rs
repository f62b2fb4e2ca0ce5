//! How much goes over the line to a terminal far away, at 80x24.

use crossterm::event::KeyCode;
use unstable_students::students::{Move, Question};
use unstable_students::ui::full::Settings;
use unstable_students::ui::full::settings::ThemeChoice;
use unstable_students::ui::full::theme::Depth;

use super::person::{Home, Taste};
use super::play::Play;
use super::wire::Wire;

/// A full repaint sends fewer bytes.
const REPAINT: usize = 8 << 10;
/// An ordinary key, which marks something else or goes to another part, sends fewer bytes.
const KEY: usize = 1 << 10;

/// Keys that mark the cards that can be played, after the one that shows them.
const PLAYING: [KeyCode; 3] = [KeyCode::Down, KeyCode::End, KeyCode::Home];
/// Keys at any question: through the choices, and through every part with its cards, and back.
const LOOKING: [KeyCode; 18] = {
    use KeyCode::{BackTab, Down, End, Esc, Home, Left, PageUp, Right, Tab, Up};
    [Down, End, Home, Tab, Down, End, Tab, Right, End, Tab, Right, Left, End, Tab, Up, PageUp, BackTab, Esc]
};

/// Every so many questions somebody looks round.
const CURIOSITY: usize = 9;

/// The most bytes of a full repaint and of a key, while a whole game is played by luck.
fn most_bytes(theme: ThemeChoice, depth: Depth, seed: u64) -> (usize, usize) {
    let settings = Settings { theme, ..Taste::default().settings };
    let home = Home::new();
    let mut play = Play::new(&home, &Taste { depth, settings, ..Taste::default() }, 4, seed, (80, 24));
    let mut wire = Wire::new((80, 24));
    let (mut repaint, mut ordinary) = (0, 0);
    for question in 0.. {
        let Some(choice) = play.any_move() else { break };
        if question % CURIOSITY == 0 {
            play.until_asked();
            repaint = repaint.max(wire.send_all(&mut play.person.app).len());
            let is_action = play.decision().is_some_and(|decision| decision.question == Question::Action);
            let can_play = is_action && play.moves().iter().any(|choice| matches!(choice, Move::Play(_)));
            ordinary = ordinary.max(most_of(&LOOKING, &mut play, &mut wire));
            if can_play {
                play.person.keys("1");
                wire.send(&mut play.person.app);
                ordinary = ordinary.max(most_of(&PLAYING, &mut play, &mut wire));
                play.person.key(KeyCode::Esc);
            }
        }
        play.choose(choice);
    }
    (repaint, ordinary)
}

/// The most bytes that one of these keys sends.
fn most_of(keys: &[KeyCode], play: &mut Play<'_>, wire: &mut Wire) -> usize {
    let sent = |&key: &KeyCode| {
        play.person.key(key);
        wire.send(&mut play.person.app).len()
    };
    keys.iter().map(sent).max().unwrap_or_default()
}

fn sends_little(theme: ThemeChoice, depth: Depth, seed: u64) {
    let (repaint, ordinary) = most_bytes(theme, depth, seed);
    assert!(repaint < REPAINT, "{theme:?} {depth:?}: {repaint} bytes for a repaint");
    assert!(ordinary < KEY, "{theme:?} {depth:?}: {ordinary} bytes for a key");
}

#[test]
fn a_frame_and_a_key_send_little_in_every_theme_in_all_colours() {
    for (seed, &theme) in (1..).zip(ThemeChoice::ALL) {
        sends_little(theme, Depth::True, seed);
    }
}

#[test]
fn a_frame_and_a_key_send_little_in_fewer_colours() {
    let colours = [
        (ThemeChoice::Terminal, Depth::Sixteen),
        (ThemeChoice::Terminal, Depth::None),
        (ThemeChoice::Dark, Depth::Palette),
        (ThemeChoice::Light, Depth::Sixteen),
    ];
    for (seed, (theme, depth)) in (11..).zip(colours) {
        sends_little(theme, depth, seed);
    }
}

#[test]
fn a_frame_that_does_not_differ_sends_no_cell() {
    let home = Home::new();
    let mut play = Play::new(&home, &Taste::default(), 2, 1, (80, 24));
    let mut wire = Wire::new((80, 24));
    play.until_asked();
    wire.send(&mut play.person.app);
    assert!(wire.send(&mut play.person.app).is_empty());
}
