//! The table of all players: the names, and as many columns of figures as there is room for, the one that is
//! sorted by always among them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::store::statistics::{Row, Sort};
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::text;
use crate::ui::{statistics_text, width};

/// Columns between two columns, and before the first one for the mark of the list.
const GAP: usize = 2;

/// The table: what it is sorted by, and which line is marked.
pub(super) struct Table {
    /// The lines.
    pub(super) list: List,
    /// The number of the column that is sorted by.
    column: usize,
    /// Where the titles were drawn last, by the numbers of their columns.
    titles: Vec<(usize, Rect)>,
}

impl Default for Table {
    fn default() -> Self {
        Self { list: List::default(), column: 1, titles: Vec::new() }
    }
}

impl Table {
    /// What the table is sorted by.
    pub(super) const fn sort(&self) -> Sort {
        Sort::ALL[self.column]
    }

    /// The number of the column that it is sorted by, from 0.
    pub(super) const fn column(&self) -> usize {
        self.column
    }

    /// Sorts by a column; after the last comes the first.
    pub(super) fn sort_by_column(&mut self, column: usize) {
        self.column = column % Sort::ALL.len();
        self.list = List::default();
    }

    /// The column whose title stands at a place of the screen.
    pub(super) fn figure_at(&self, place: Position) -> Option<usize> {
        self.titles.iter().find(|(_, area)| area.contains(place)).map(|&(column, _)| column)
    }

    /// Draws titles and rows.
    pub(super) fn draw(
        &mut self,
        area: Rect,
        rows: &[Row<'_>],
        has_keys: bool,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        // Rows that scroll leave the last column to arrows.
        let is_scrolled = rows.len() >= area.height.into();
        let room = usize::from(area.width).saturating_sub(GAP + usize::from(is_scrolled));
        let columns = self.shown(rows, room, context);
        self.titles.clear();
        let mut x = area.x.saturating_add(GAP as u16);
        for &(column, title_width) in &columns {
            let is_sorted = column == self.column;
            let title = title(column, is_sorted, context);
            let place =
                Rect { x, width: title_width as u16, height: area.height.min(1), ..area }.intersection(area);
            let role = if is_sorted { Role::Title } else { Role::Text };
            text::line(place, 0, &aligned(column, &title, title_width), context.style(role), buffer);
            self.titles.push((column, place));
            x = x.saturating_add((title_width + GAP) as u16);
        }
        let items: Vec<Item> = rows
            .iter()
            .map(|row| {
                let cells = columns.iter().map(|&(column, column_width)| {
                    aligned(column, &statistics_text::cell(row, Sort::ALL[column]), column_width)
                });
                Item::new(cells.collect::<Vec<_>>().join("  "))
            })
            .collect();
        let lines = Rect {
            y: area.y.saturating_add(1).min(area.bottom()),
            height: area.height.saturating_sub(1),
            ..area
        };
        self.list.draw(lines, &items, has_keys, buffer, context);
    }

    /// The numbers and widths of the columns that are seen: the name, then those from as far left as leaves
    /// room for the sorted one.
    fn shown(&self, rows: &[Row<'_>], room: usize, context: &Context<'_>) -> Vec<(usize, usize)> {
        let needed = |column: usize| {
            let title = width::columns(&title(column, column == self.column, context));
            let cells = rows.iter().map(|row| width::columns(&statistics_text::cell(row, Sort::ALL[column])));
            cells.chain([title]).max().unwrap_or_default()
        };
        let name = needed(0).min((room / 3).max(8)).min(room);
        let widths: Vec<usize> = (0..Sort::ALL.len()).map(needed).collect();
        let taken = |from: usize, to: usize| widths[from..=to].iter().map(|width| width + GAP).sum::<usize>();
        let last_needed = self.column.max(1);
        let first = (1..=last_needed).find(|&first| name + taken(first, last_needed) <= room);
        let first = first.unwrap_or(last_needed);
        let fitting = (first..Sort::ALL.len()).take_while(|&last| name + taken(first, last) <= room);
        std::iter::once((0, name)).chain(fitting.map(|column| (column, widths[column]))).collect()
    }
}

/// The title of a column; the sorted one's in brackets.
fn title(column: usize, is_sorted: bool, context: &Context<'_>) -> String {
    let title = statistics_text::title(Sort::ALL[column], &context.locale);
    if is_sorted { format!("[{title}]") } else { title }
}

/// Names at the left edge, figures at the right one.
fn aligned(column: usize, text: &str, columns: usize) -> String {
    if Sort::ALL[column] == Sort::Name { width::pad(text, columns) } else { width::pad_left(text, columns) }
}
