//! A small table of text: columns aligned by what they take on the screen, numbers at the right. Where the
//! screen is too narrow, each row folds into lines of `title: value`, so that nothing is cut.

use super::style::Look;
use super::width::{columns, pad, pad_left, wrap_hanging};

const GAP: &str = "  ";

/// A table under construction, or ready to be shown.
#[derive(Clone, Debug)]
pub struct TextTable {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

/// One column.
#[derive(Clone, Debug)]
pub struct Column {
    title: String,
    is_number: bool,
}

impl Column {
    /// A column of words, at the left edge.
    #[must_use]
    pub fn words(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: false }
    }

    /// A column of numbers, at the right edge.
    #[must_use]
    pub fn numbers(title: impl Into<String>) -> Self {
        Self { title: title.into(), is_number: true }
    }

    fn aligned(&self, text: &str, width: usize) -> String {
        if self.is_number { pad_left(text, width) } else { pad(text, width) }
    }
}

impl TextTable {
    /// An empty table.
    #[must_use]
    pub const fn new(columns: Vec<Column>) -> Self {
        Self { columns, rows: Vec::new() }
    }

    /// Adds a row. Cells beyond the columns are not shown; missing ones are empty.
    pub fn row(&mut self, mut cells: Vec<String>) {
        cells.resize(self.columns.len(), String::new());
        self.rows.push(cells);
    }

    /// The lines as `look` wants them: a table as wide as the screen, or a sentence for each row.
    #[must_use]
    pub fn shown(&self, look: Look) -> Vec<String> {
        if look.plain { self.sentences() } else { self.lines(look.width) }
    }

    /// Each row in one line: what it is about, then what stands below each of the other titles. For whoever hears
    /// line after line, or compares them.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        let sentence = |row: &Vec<String>| {
            let mut cells = self.columns.iter().zip(row).filter(|(_, cell)| !cell.is_empty());
            let about = cells.next().map(|(_, cell)| cell.as_str()).unwrap_or_default();
            let rest: Vec<String> = cells.map(|(column, cell)| format!("{}: {cell}", column.title)).collect();
            format!("{about}. {}.", rest.join("; "))
        };
        self.rows.iter().map(sentence).collect()
    }

    /// The lines for a screen of `width` columns: a table where it fits, else [`Self::records`].
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<String> {
        let widths = self.widths();
        let total = widths.iter().sum::<usize>() + GAP.len() * widths.len().saturating_sub(1);
        if total > width {
            return self.records(width);
        }
        let titles = self.columns.iter().map(|column| column.title.as_str());
        let mut lines = vec![self.line(titles, &widths), "-".repeat(total)];
        lines.extend(self.rows.iter().map(|row| self.line(row.iter().map(String::as_str), &widths)));
        lines
    }

    /// Each row as lines of `title: value`, the rows apart by an empty line: for narrow screens, and for
    /// screen readers, to whom a line of bare numbers says nothing.
    #[must_use]
    pub fn records(&self, width: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for row in &self.rows {
            if !lines.is_empty() {
                lines.push(String::new());
            }
            for (column, cell) in self.columns.iter().zip(row).filter(|(_, cell)| !cell.is_empty()) {
                lines.extend(wrap_hanging(&format!("{}: {cell}", column.title), width, 2));
            }
        }
        lines
    }

    fn widths(&self) -> Vec<usize> {
        let cells = |index: usize| self.rows.iter().map(move |row| columns(&row[index]));
        self.columns
            .iter()
            .enumerate()
            .map(|(index, column)| cells(index).fold(columns(&column.title), usize::max))
            .collect()
    }

    fn line<'a>(&self, cells: impl Iterator<Item = &'a str>, widths: &[usize]) -> String {
        let cells: Vec<String> = self
            .columns
            .iter()
            .zip(cells)
            .zip(widths)
            .map(|((column, cell), &width)| column.aligned(cell, width))
            .collect();
        cells.join(GAP).trim_end().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::Paint;

    fn table() -> TextTable {
        let mut table = TextTable::new(vec![Column::words("Nome"), Column::numbers("Vinte")]);
        table.row(vec!["学生".to_owned(), "12".to_owned()]);
        table.row(vec!["Ada".to_owned(), "3".to_owned()]);
        table
    }

    #[test]
    fn columns_are_aligned_by_what_is_shown() {
        assert_eq!(table().lines(80), ["Nome  Vinte", "-----------", "学生     12", "Ada       3"]);
        assert_eq!(table().lines(11).len(), 4);
    }

    #[test]
    fn a_narrow_screen_gets_one_line_a_value() {
        assert_eq!(table().lines(10), ["Nome: 学生", "Vinte: 12", "", "Nome: Ada", "Vinte: 3"]);
        assert!(table().lines(4).iter().all(|line| columns(line) <= 4));
    }

    #[test]
    fn a_plain_look_gets_a_sentence_for_each_row_without_columns() {
        let mut table = TextTable::new(["Nome", "Livello", "Vinte"].map(Column::words).into());
        table.row(["Ada", "medio", "12"].map(str::to_owned).into());
        table.row(["学生", "", "3"].map(str::to_owned).into());
        let look = Look { width: 10, paint: Paint::new(false), plain: true };
        assert_eq!(table.shown(look), ["Ada. Livello: medio; Vinte: 12.", "学生. Vinte: 3."]);
        let look = Look { width: 80, plain: false, ..look };
        assert_eq!(table.shown(look), table.lines(80));
    }

    #[test]
    fn an_empty_table_still_says_its_titles() {
        assert_eq!(TextTable::new(vec![Column::words("Nome")]).lines(80), ["Nome", "----"]);
    }
}
