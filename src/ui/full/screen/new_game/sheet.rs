//! The form as it lies on the screen: a line a field, remarks below them, the explanation of the marked field,
//! and who leads the statistics where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect};

use super::choice::hint_key;
use super::draft::{Draft, Field};
use crate::engine::Game;
use crate::player::Kind;
use crate::students::UnstableStudents;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// From this width on the leaders stand beside the form, else above it.
const WIDE: u16 = 100;
/// The lines kept free for remarks below the fields before the leaders get any.
const REMARK_LINES: usize = 3;
/// The most columns for what fields are called.
const LABEL_COLUMNS: usize = 18;
/// The columns for a text: a name of a player and the cursor, and some space.
const TEXT_COLUMNS: u16 = 36;
/// Fewer columns for a name are too few to write beside it who plays.
const NAME_COLUMNS: u16 = 32;

/// Where the fields were drawn last.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    area: Rect,
    /// The first row that is seen.
    first: usize,
    rows: Vec<Row>,
}

/// A line of the form.
#[derive(Clone, Debug)]
enum Row {
    Field(Field),
    /// What is said about the field above.
    Remark(Field, String, Role),
}

impl Row {
    const fn field(&self) -> Field {
        match self {
            Self::Field(field) | Self::Remark(field, ..) => *field,
        }
    }
}

impl Sheet {
    /// The field at a place of the screen.
    pub(super) fn field_at(&self, column: u16, line: u16) -> Option<Field> {
        let inside = self.area.contains(Position::new(column, line));
        let row = self.first + usize::from(line.saturating_sub(self.area.y));
        inside.then(|| self.rows.get(row).map(Row::field)).flatten()
    }

    /// Draws everything.
    pub(super) fn draw(
        &mut self,
        draft: &Draft,
        marked: Field,
        leaders: &[String],
        area: Rect,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        let (form, beside) = if area.width >= WIDE && !leaders.is_empty() {
            let [form, beside] = Layout::horizontal([Constraint::Fill(3), Constraint::Fill(2)]).areas(area);
            (form, Some(beside))
        } else {
            (area, None)
        };
        let inner = panel::draw(form, &context.text("entry-new"), true, buffer, context);
        let inner = inner.inner(Margin::new(u16::from(inner.width > 60), 0));
        let hint = width::wrap(&hint(marked, context), inner.width.into());
        self.rows = rows(draft, context, inner.width.saturating_sub(4).into());
        let needed = draft.fields().len() + hint.len() + 1;
        let mut top = 0;
        match beside {
            Some(beside) => {
                let inside = panel::draw(beside, &context.text("field-leaders"), false, buffer, context);
                let mut line = 0;
                for leader in leaders {
                    line = text::paragraph(inside, line, leader, context.style(Role::Text), buffer);
                }
            }
            None => {
                let room = usize::from(inner.height).saturating_sub(needed + REMARK_LINES + 1);
                let lines = leaders.iter().flat_map(|leader| width::wrap(leader, inner.width.into()));
                for (line, leader) in (0..).zip(lines.take(room)) {
                    text::line(inner, line, &leader, context.style(Role::Dim), buffer);
                    top = line + 2;
                }
            }
        }
        // Where space is short the fields come before their explanation.
        let rows = u16::try_from(self.rows.len()).unwrap_or(u16::MAX);
        let [_, fields, _, explanation] = Layout::vertical([
            Constraint::Length(top),
            Constraint::Length(rows.min(inner.height.saturating_sub(top))),
            Constraint::Length(u16::from(inner.height > top.saturating_add(rows + 1))),
            Constraint::Fill(1),
        ])
        .areas(inner);
        for (line, part) in (0..).zip(&hint) {
            text::line(explanation, line, part, context.style(Role::Dim), buffer);
        }
        self.area = fields;
        self.scroll_to(marked);
        for (line, row) in (0..fields.height).zip(self.rows.iter().skip(self.first)) {
            let place = Rect { y: fields.y + line, height: 1, ..fields };
            match row {
                Row::Field(field) => draw_field(draft, *field, *field == marked, place, buffer, context),
                Row::Remark(_, remark, role) => {
                    text::line(place, 0, &format!("    {remark}"), context.style(*role), buffer);
                }
            }
        }
    }

    /// Scrolls so that the marked field is seen, with what is said about it where there is room for that.
    fn scroll_to(&mut self, marked: Field) {
        let height = usize::from(self.area.height).max(1);
        let of_marked = |row: &Row| row.field() == marked;
        let top = self.rows.iter().position(of_marked).unwrap_or(0);
        let bottom = self.rows.iter().rposition(of_marked).unwrap_or(top);
        self.first = self.first.max((bottom + 1).saturating_sub(height)).min(top);
        self.first = self.first.min(self.rows.len().saturating_sub(height));
    }
}

fn rows(draft: &Draft, context: &Context<'_>, columns: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for field in draft.fields() {
        rows.push(Row::Field(field));
        if let Some((remark, role)) = draft.verdict(field, context).remark() {
            let lines = width::wrap(remark, columns);
            rows.extend(lines.into_iter().map(|line| Row::Remark(field, line, role)));
        }
    }
    rows
}

fn draw_field(
    draft: &Draft,
    field: Field,
    is_marked: bool,
    place: Rect,
    buffer: &mut Buffer,
    context: &Context<'_>,
) {
    let sign = if is_marked { "> " } else { "  " };
    let label = draft.label(field, context);
    if field == Field::Start {
        let role = match (is_marked, draft.first_fault(context)) {
            (true, _) => Role::Marked,
            (false, Some(_)) => Role::Disabled,
            (false, None) => Role::Title,
        };
        // What cannot be done now is in brackets, as in the key bar.
        let label = if draft.first_fault(context).is_some() { format!("({label})") } else { label };
        return text::line(place, 0, &format!("{sign}{label}"), context.style(role), buffer);
    }
    let labelled = draft.fields().into_iter().filter(|&field| field != Field::Start);
    let columns = labelled.map(|field| width::columns(&draft.label(field, context)));
    let columns = columns.max().unwrap_or(0).min(LABEL_COLUMNS).min(usize::from(place.width) / 2);
    let role = if is_marked { Role::Title } else { Role::Text };
    let label = format!("{sign}{} ", width::pad(&label, columns));
    text::line(place, 0, &label, context.style(role), buffer);
    let used = (width::columns(&label) as u16).min(place.width);
    let value = Rect { x: place.x + used, width: place.width - used, ..place };
    if let Some(choice) = draft.choice(field) {
        let shown = choice.shown(context);
        let (shown, role) = if is_marked {
            (format!("< {shown} >"), Role::Marked)
        } else {
            (format!("  {shown}"), Role::Text)
        };
        text::line(value, 0, &shown, context.style(role), buffer);
    } else if let Some(line) = draft.text(field) {
        let kind = draft.kind(field).map(|kind| kind_word(kind, context)).unwrap_or_default();
        let kind_columns = if value.width >= NAME_COLUMNS { width::columns(&kind) as u16 } else { 0 };
        let [_, value, beside] = Layout::horizontal([
            Constraint::Length(2),
            Constraint::Max(TEXT_COLUMNS),
            Constraint::Length(kind_columns),
        ])
        .areas(value);
        text::line(beside, 0, &kind, context.style(Role::Dim), buffer);
        if line.text().is_empty() && !is_marked && field == Field::Seed {
            text::line(value, 0, &context.text("field-seed-luck"), context.style(Role::Dim), buffer);
        } else {
            line.draw(value, is_marked, buffer, context);
        }
    }
}

/// Who plays at a seat, in a word for people.
fn kind_word(kind: &Kind, context: &Context<'_>) -> String {
    if kind.is_human() { context.text("field-human") } else { kind.to_string() }
}

/// The sentence that explains a field.
fn hint(field: Field, context: &Context<'_>) -> String {
    context.text(match field {
        Field::Save => "hint-save",
        Field::Players => "hint-players",
        Field::Player(_) => "hint-player",
        Field::Option(index) => hint_key(UnstableStudents::definition().options[index].key),
        Field::Seed => "hint-seed",
        Field::Start => "hint-start",
    })
}
