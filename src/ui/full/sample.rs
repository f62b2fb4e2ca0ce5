//! A stage for the tests of screens: a context without a terminal, and frames as text.

use std::time::{Duration, SystemTime};

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use super::context::{Ability, Context};
use super::settings::Settings;
use super::stage::{Flow, Screen};
use super::theme::Depth;
use crate::session::Luck;
use crate::store::Folder;
use crate::ui::chronicle::Chronicle;
use crate::ui::locale::{Language, Locale};
use crate::ui::world::World;

/// A test with the context of a person who reads `language` and plays in `folder`.
pub(super) fn with_context(folder: &Folder, language: Language, test: impl FnOnce(&Context<'_>)) {
    let luck = || Luck { seed: 1, game_id: [1; 16] };
    let clock = |_: SystemTime| "2026-01-01 12:00".to_owned();
    let italian = Locale::new(Language::Italian);
    let world = World { folder, luck: &luck, clock: &clock };
    let ability = Ability { language, unicode: true, depth: Depth::Sixteen };
    test(&Context::new(world, Chronicle::new(&italian), ability, Settings::default()));
}

/// The lines of a frame of `width` columns and `height` lines. Nothing is drawn outside of it.
pub(super) fn frame(screen: &mut dyn Screen, width: u16, height: u16, context: &Context<'_>) -> Vec<String> {
    const MARGIN: u16 = 2;
    let area = Rect::new(MARGIN, MARGIN, width, height);
    let all = Rect::new(0, 0, width + 2 * MARGIN, height + 2 * MARGIN);
    let outside = Cell::new("~");
    let mut buffer = Buffer::filled(all, outside.clone());
    for position in area.positions() {
        buffer[position] = Cell::default();
    }
    screen.draw(area, &mut buffer, context);
    for position in all.positions().filter(|&position| !area.contains(position)) {
        assert_eq!(buffer[position], outside, "{position} of {area}");
    }
    let line = |row| area.columns().map(|column| buffer[(column.x, row)].symbol()).collect::<String>();
    (area.top()..area.bottom()).map(|row| line(row).trim_end().to_owned()).collect()
}

/// Draws the screen into every size from 1x1 to 60x30, and into some large ones.
pub(super) fn every_size(screen: &mut dyn Screen, context: &Context<'_>) {
    let small = (1..=60).flat_map(|width| (1..=30).map(move |height| (width, height)));
    for (width, height) in small.chain([(80, 24), (100, 30), (146, 40), (300, 5), (5, 200), (200, 60)]) {
        frame(screen, width, height, context);
    }
}

/// The screen that a flow puts on the stack.
pub(super) fn pushed(flow: Flow) -> Box<dyn Screen> {
    match flow {
        Flow::Push(screen) | Flow::Replace(screen) => screen,
        Flow::Tell(sentence) | Flow::Fail(sentence) => panic!("no screen: {sentence}"),
        _ => panic!("no screen"),
    }
}

/// A moment after the beginning.
pub(super) const fn at(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}
