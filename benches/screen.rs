//! From a key to its finished frame, and how many bytes that sends: the full screen in the middle of a game of
//! four, drawn into a buffer, compared with the frame before, and written as a terminal gets it.

// The tests' person uses a part of what they have.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

#[path = "common/scale.rs"]
mod scale;
#[path = "../tests/screen"]
mod screen {
    pub mod person;
    pub mod play;
    pub mod wire;
}

use std::time::{Duration, Instant};

use criterion::Criterion;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use scale::{Scale, say};
use screen::person::{Home, Taste};
use screen::play::Play;
use screen::wire::Wire;
use unstable_students::ui::full::{Happening, Input};

/// Windows.
const SIZES: [(u16, u16); 3] = [(80, 24), (146, 40), (200, 60)];
/// The seed of the game, and the moves after which it is in its middle.
const SEED: u64 = 4;
const MIDDLE: usize = 90;

/// A game in its middle, at a question, with a terminal at the end of a line.
struct Bench<'a> {
    play: Play<'a>,
    wire: Wire,
    at: Duration,
}

impl<'a> Bench<'a> {
    fn new(home: &'a Home, size: (u16, u16)) -> Self {
        let mut play = Play::new(home, &Taste::default(), 4, SEED, size);
        for _ in 0..MIDDLE {
            let choice = play.any_move().expect("a game of four is longer");
            play.choose(choice);
        }
        play.until_asked();
        let mut bench = Self { at: play.person.at, play, wire: Wire::new(size) };
        bench.repaint();
        bench
    }

    /// Presses a key, and gives the bytes of the frame that comes of it.
    fn press(&mut self, code: KeyCode) -> usize {
        self.at += Duration::from_millis(1);
        let happening = Happening::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let app = &mut self.play.person.app;
        app.input(Input { at: self.at, happening });
        let sent = self.wire.send(app).len();
        app.shown(self.at);
        sent
    }

    /// Plays on, and gives how long each answer took to be kept on disk and to be shown, the shortest first.
    fn answers(&mut self) -> Vec<Duration> {
        let mut times = Vec::new();
        while let Some(choice) = self.play.any_move() {
            let seat = self.play.prepare(choice);
            self.wire.send(&mut self.play.person.app);
            self.at = self.play.person.at;
            let start = Instant::now();
            self.press(KeyCode::Enter);
            times.push(start.elapsed());
            self.play.person.at = self.at;
            self.play.person.look();
            self.play.made(seat, choice);
        }
        times.sort();
        times
    }

    fn repaint(&mut self) -> usize {
        self.wire.send_all(&mut self.play.person.app).len()
    }
}

/// Keys by what they do, each with the one that undoes it.
const KEYS: [(&str, KeyCode, KeyCode); 4] = [
    ("a key that marks", KeyCode::Down, KeyCode::Up),
    ("a key to another part", KeyCode::Tab, KeyCode::BackTab),
    ("a card in full, and back", KeyCode::Char('v'), KeyCode::Esc),
    ("help, and back", KeyCode::Char('?'), KeyCode::Esc),
];

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let mut scale = Scale::new(&mut criterion);
    let mut bytes = String::from("\nbytes that are sent:\n");
    let mut answers = String::from("\nanswers of a game, each kept on disk: median, longest\n");
    for (width, height) in SIZES {
        let home = Home::new();
        let mut bench = Bench::new(&home, (width, height));
        let mut group = criterion.benchmark_group(format!("{width}x{height}"));
        let name = |what: &str| format!("{width}x{height}: {what}");
        let repaint = bench.repaint();
        bytes += &format!("  {:<44} {repaint:>6}\n", name("the whole frame"));
        scale.measure(&mut group, &name("the whole frame"), || bench.repaint());
        for (what, there, back) in KEYS {
            let sent = bench.press(there).max(bench.press(back));
            bytes += &format!("  {:<44} {sent:>6}\n", name(what));
            let mut is_there = false;
            scale.measure(&mut group, &name(what), || {
                is_there = !is_there;
                bench.press(if is_there { there } else { back })
            });
            if is_there {
                bench.press(back);
            }
        }
        group.finish();
        let times = bench.answers();
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        answers += &format!("  {:<44} {median:>12.3?} {most:>12.3?}\n", name("an answer"));
    }
    criterion.final_summary();
    scale.report();
    say(&bytes);
    say(&answers);
}
