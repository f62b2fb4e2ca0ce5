//! Small charts: bars beside their labels, columns over time, how far something has got. They are drawn with
//! ASCII where boxes are, and a number or a sign says what a length shows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::bar;
use ratatui::widgets::{Sparkline, Widget};

use super::text;
use crate::ui::full::context::Context;
use crate::ui::full::settings::Borders;
use crate::ui::full::theme::Role;
use crate::ui::width;

/// A game or another thing is no wider than this in a chart of columns.
const WIDEST_COLUMN: usize = 3;
/// No column is higher: what is higher is not read better.
const HIGHEST_COLUMN: u16 = 8;

const ASCII: bar::Set<'static> = bar::Set {
    full: "#",
    seven_eighths: "#",
    three_quarters: "#",
    five_eighths: ":",
    half: ":",
    three_eighths: ":",
    one_quarter: ".",
    one_eighth: ".",
    empty: " ",
};

/// A bar with what it stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// What is counted.
    pub label: String,
    /// How the label looks.
    pub role: Role,
    /// How much of it there is.
    pub value: u64,
}

fn symbols(context: &Context<'_>) -> bar::Set<'static> {
    match context.borders() {
        Borders::Ascii => ASCII,
        Borders::Unicode => bar::NINE_LEVELS,
    }
}

/// Draws one bar a line, the longest over all the room there is. What is more than nothing has a length.
pub fn bars(area: Rect, bars: &[Bar], buffer: &mut Buffer, context: &Context<'_>) {
    let longest = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or_default() as u16;
    let label_width = longest(&mut bars.iter().map(|bar| width::columns(&bar.label))).min(area.width / 2);
    let value_width = longest(&mut bars.iter().map(|bar| bar.value.to_string().len()));
    let room = area.width.saturating_sub(label_width + value_width + 2);
    let most = bars.iter().map(|bar| bar.value).max().unwrap_or_default().max(1);
    let full = symbols(context).full;
    for (line, bar) in (0..area.height).zip(bars) {
        let label = Rect { width: label_width, ..area };
        text::line(label, line, &bar.label, context.style(bar.role), buffer);
        let length = (u128::from(bar.value) * u128::from(room)).div_ceil(most.into()) as usize;
        let value = format!("{} {}", full.repeat(length), bar.value);
        let rest = Rect {
            x: area.x.saturating_add(label_width + 1).min(area.right()),
            width: area.width.saturating_sub(label_width + 1),
            ..area
        };
        text::line(rest, line, &value, context.style(Role::Text), buffer);
    }
}

/// One thing of a series, for a chart of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// How high its column is.
    pub value: u64,
    /// What is written below the column, in one column of the screen.
    pub sign: &'static str,
}

/// Draws a series as columns with their signs below. Where there are more than fit, only every so manieth is
/// shown, the last one always, and no signs.
pub fn columns(area: Rect, series: &[Point], buffer: &mut Buffer, context: &Context<'_>) {
    let room = usize::from(area.width);
    if series.is_empty() || area.is_empty() {
        return;
    }
    let each = (room / series.len()).min(WIDEST_COLUMN);
    let shown: Vec<Point> = match each {
        0 => (1..=room).map(|column| series[column * series.len() / room - 1]).collect(),
        _ => series.iter().flat_map(|point| std::iter::repeat_n(*point, each)).collect(),
    };
    let has_signs = each > 0 && area.height > 1;
    let area = Rect { height: area.height.min(HIGHEST_COLUMN + u16::from(has_signs)), ..area };
    if has_signs {
        let signs: String = series.iter().map(|point| format!("{:each$}", point.sign)).collect();
        text::line(area, area.height - 1, &signs, context.style(Role::Text), buffer);
    }
    let columns = Rect { height: area.height - u16::from(has_signs), ..area };
    Sparkline::default()
        .data(shown.iter().map(|point| point.value))
        .bar_set(symbols(context))
        .style(context.style(Role::Text))
        .render(columns, buffer);
}

/// Draws how far `done` of `all` has got, in one line.
pub fn progress(area: Rect, done: usize, all: usize, buffer: &mut Buffer, context: &Context<'_>) {
    let room = usize::from(area.width);
    let length = if all == 0 { room } else { (done.min(all) * room).div_ceil(all) };
    let (full, empty) = match context.borders() {
        Borders::Ascii => ("#", "."),
        Borders::Unicode => ("\u{2588}", "\u{2591}"),
    };
    let line = format!("{}{}", full.repeat(length), empty.repeat(room - length));
    text::line(area, 0, &line, context.style(Role::Text), buffer);
}

/// The place on a line of `width` columns where somebody points, as a part of `all`.
#[must_use]
pub fn pointed(column: u16, width: u16, all: usize) -> usize {
    let last = usize::from(width.saturating_sub(1)).max(1);
    (usize::from(column) * all + last / 2) / last
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Folder;
    use crate::ui::full::sample::with_context;
    use crate::ui::locale::Language;

    /// The lines of a chart of this size.
    fn drawn(width: u16, height: u16, draw: impl FnOnce(Rect, &mut Buffer, &Context<'_>)) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        with_context(&Folder::new("/nonexistent"), Language::English, |context| {
            draw(area, &mut buffer, context);
        });
        let line = |row| area.columns().map(|column| buffer[(column.x, row)].symbol()).collect::<String>();
        (0..height).map(|row| line(row).trim_end().to_owned()).collect()
    }

    #[test]
    fn a_bar_is_as_long_as_its_value_and_never_nothing() {
        let bar = |label: &str, value| Bar { label: label.to_owned(), role: Role::Text, value };
        let all = [bar("Ada", 1000), bar("Bea", 500), bar("Zoe", 1), bar("Ugo", 0)];
        let lines = drawn(18, 4, |area, buffer, context| bars(area, &all, buffer, context));
        assert_eq!(lines, ["Ada █████████ 1000", "Bea █████ 500", "Zoe █ 1", "Ugo  0"]);
        let huge = [bar("Ada", u64::MAX), bar("Bea", 0)];
        drawn(60, 2, |area, buffer, context| bars(area, &huge, buffer, context));
    }

    #[test]
    fn of_too_many_columns_the_last_is_always_seen() {
        let series = |count: u64| -> Vec<Point> {
            (1..=count).map(|value| Point { value, sign: if value % 2 == 0 { "+" } else { "-" } }).collect()
        };
        let lines = drawn(6, 3, |area, buffer, context| columns(area, &series(4), buffer, context));
        assert_eq!(lines[2], "-+-+");
        assert!(lines[0].ends_with('█') && lines[0].chars().count() == 4);
        let lines = drawn(6, 3, |area, buffer, context| columns(area, &series(100), buffer, context));
        assert!(lines[2].starts_with('▃') && lines[0].ends_with('█'), "{lines:?}");
        drawn(6, 3, |area, buffer, context| columns(area, &[], buffer, context));
    }

    #[test]
    fn both_ends_of_a_progress_can_be_pointed_at() {
        let bar = |done| drawn(10, 1, |area, buffer, context| progress(area, done, 40, buffer, context));
        assert_eq!([bar(0), bar(20), bar(40)], [["░░░░░░░░░░"], ["█████░░░░░"], ["██████████"]]);
        assert_eq!([pointed(0, 10, 40), pointed(9, 10, 40), pointed(0, 1, 40)], [0, 40, 0]);
    }
}
