//! A screen that is looked at from another side each time it is drawn: first into a small or odd size, then as
//! it was asked to. Whatever screen it puts on the stack is looked at in the same way.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use unstable_students::engine::Random;
use unstable_students::ui::full::input::Pointing;
use unstable_students::ui::full::stage::Answer;
use unstable_students::ui::full::{Command, Context, Flow, Screen};

/// Where the small frame lies in its buffer, and what is round it.
const MARGIN: u16 = 2;
const OUTSIDE: &str = "#";

/// What all probes of a person have seen.
pub struct Watch {
    sizes: Box<dyn Iterator<Item = (u16, u16)>>,
    /// How often each screen was drawn, by its name.
    pub drawn: BTreeMap<&'static str, u32>,
}

/// A screen under observation.
pub struct Probe {
    inner: Box<dyn Screen>,
    watch: Rc<RefCell<Watch>>,
}

impl Watch {
    /// Each frame is also drawn in the next of these sizes.
    pub fn new(sizes: impl Iterator<Item = (u16, u16)> + 'static) -> Rc<RefCell<Self>> {
        Rc::new(RefCell::new(Self { sizes: Box::new(sizes), drawn: BTreeMap::new() }))
    }

    /// Each frame is also drawn in a size from 1x1 to 60x30.
    pub fn by_luck(seed: u64) -> Rc<RefCell<Self>> {
        let mut luck = Random::new(seed);
        Self::new(std::iter::repeat_with(move || (1 + luck.below(60) as u16, 1 + luck.below(30) as u16)))
    }
}

impl Probe {
    pub fn round(inner: Box<dyn Screen>, watch: &Rc<RefCell<Watch>>) -> Box<dyn Screen> {
        Box::new(Self { inner, watch: Rc::clone(watch) })
    }

    fn wrap(&self, flow: Flow) -> Flow {
        match flow {
            Flow::Push(screen) => Flow::Push(Self::round(screen, &self.watch)),
            Flow::Replace(screen) => Flow::Replace(Self::round(screen, &self.watch)),
            other => other,
        }
    }
}

/// Draws a screen into a part of a buffer and sees to it that the rest is left alone.
fn draw_alone(screen: &mut dyn Screen, (width, height): (u16, u16), context: &Context<'_>) {
    let area = Rect::new(MARGIN, MARGIN, width, height);
    let outer = Rect::new(0, 0, width + 2 * MARGIN, height + 2 * MARGIN);
    let outside = Cell::new(OUTSIDE);
    let mut buffer = Buffer::filled(outer, outside.clone());
    screen.draw(area, &mut buffer, context);
    for place in outer.positions().filter(|&place| !area.contains(place)) {
        assert_eq!(buffer[place], outside, "{} draws at {place}, outside of {area}", screen.name());
    }
}

impl Screen for Probe {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let size = {
            let mut watch = self.watch.borrow_mut();
            *watch.drawn.entry(self.inner.name()).or_default() += 1;
            watch.sizes.next()
        };
        if let Some(size) = size {
            draw_alone(self.inner.as_mut(), size, context);
        }
        self.inner.draw(area, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        self.inner.commands()
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        self.inner.refusal(command, context)
    }

    fn command(&mut self, command: Command, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.inner.command(command, at, context);
        self.wrap(flow)
    }

    fn keeps_game(&self) -> bool {
        self.inner.keeps_game()
    }

    fn is_typing(&self) -> bool {
        self.inner.is_typing()
    }

    fn typed(&mut self, text: &str, context: &Context<'_>) -> Flow {
        let flow = self.inner.typed(text, context);
        self.wrap(flow)
    }

    fn letter(&mut self, letter: char, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.inner.letter(letter, at, context);
        self.wrap(flow)
    }

    fn mouse(&mut self, pointing: Pointing, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.inner.mouse(pointing, at, context);
        self.wrap(flow)
    }

    fn shown(&mut self, at: Duration) {
        self.inner.shown(at);
    }

    fn wakes(&self) -> Option<Duration> {
        self.inner.wakes()
    }

    fn wake(&mut self, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.inner.wake(at, context);
        self.wrap(flow)
    }

    fn is_popup(&self) -> bool {
        self.inner.is_popup()
    }

    fn answered(&mut self, answer: Answer, at: Duration, context: &Context<'_>) -> Flow {
        let flow = self.inner.answered(answer, at, context);
        self.wrap(flow)
    }

    fn name(&self) -> &'static str {
        self.inner.name()
    }
}
