//! The form as it lies on the screen: a line a field, remarks below them, the explanation of the marked field,
//! and who leads the statistics where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Position, Rect};

use super::choice::hint_key;
use super::draft::{Draft, Field};
use crate::engine::Game;
use crate::students::UnstableStudents;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::{panel, scroll, text};
use crate::ui::width;

/// From this width on the leaders stand beside the form, else above it.
const WIDE: u16 = 100;
/// The lines kept free for remarks below the fields before the leaders get any.
const REMARK_LINES: usize = 3;
/// The most columns for what fields are called.
const LABEL_COLUMNS: usize = 18;
/// The columns for a text: a name of a player and the cursor, and some space.
const TEXT_COLUMNS: u16 = 36;
/// What stands where nothing has been written yet.
const EMPTY: &str = "____________";
/// Fewer columns for a name are too few to write it beside who plays.
const NAME_COLUMNS: usize = 20;
/// The columns round a choice for the signs that it is marked.
const CHOICE_SIGNS: usize = 4;

/// Where the fields were drawn last.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    /// The first row that is seen.
    first: usize,
    fields: Vec<(Field, Rect)>,
}

/// A line of the form.
#[derive(Clone, Debug)]
enum Row {
    Field(Field),
    /// Who plays at a seat, and beside it in what name.
    Seat(usize),
    /// What is said about the field above.
    Remark(Field, String, Role),
}

impl Row {
    fn has(&self, field: Field) -> bool {
        match *self {
            Self::Field(other) | Self::Remark(other, ..) => other == field,
            Self::Seat(seat) => field == Field::Kind(seat) || field == Field::Player(seat),
        }
    }
}

/// How the columns of the form are shared out.
#[derive(Clone, Copy)]
struct Columns {
    label: usize,
    kind: usize,
    /// Whether a name has room beside who plays.
    are_seats_joined: bool,
}

impl Sheet {
    /// The field at a place of the screen.
    pub(super) fn field_at(&self, place: Position) -> Option<Field> {
        self.fields.iter().find(|(_, area)| area.contains(place)).map(|&(field, _)| field)
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
        let refused = (marked == Field::Start).then(|| draft.reason(context)).flatten();
        let hint = width::wrap(&refused.unwrap_or_else(|| hint(marked, context)), inner.width.into());
        let columns = columns(draft, inner.width.into(), context);
        let rows = rows(draft, columns.are_seats_joined, context, inner.width.saturating_sub(4).into());
        let lines = rows.iter().filter(|row| !matches!(row, Row::Remark(..))).count();
        let needed = lines + hint.len() + 1;
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
        let lines = u16::try_from(rows.len()).unwrap_or(u16::MAX);
        let [_, fields, _, explanation] = Layout::vertical([
            Constraint::Length(top),
            Constraint::Length(lines.min(inner.height.saturating_sub(top))),
            Constraint::Length(u16::from(inner.height > top.saturating_add(lines + 1))),
            Constraint::Fill(1),
        ])
        .areas(inner);
        for (line, part) in (0..).zip(&hint) {
            text::line(explanation, line, part, context.style(Role::Text), buffer);
        }
        self.scroll_to(marked, &rows, fields.height);
        self.fields.clear();
        scroll::arrows(fields, self.first, rows.len(), buffer, context);
        let is_scrolled = rows.len() > fields.height.into();
        let fields = Rect { width: fields.width - u16::from(is_scrolled).min(fields.width), ..fields };
        for (line, row) in (0..fields.height).zip(rows.iter().skip(self.first)) {
            let place = Rect { y: fields.y + line, height: 1, ..fields };
            let mut pen = Pen { draft, marked, columns, buffer, context };
            match row {
                Row::Field(field) => {
                    pen.field(*field, place);
                    self.fields.push((*field, place));
                }
                Row::Seat(seat) => self.fields.extend(pen.seat(*seat, place)),
                Row::Remark(field, remark, role) => {
                    text::line(place, 0, &format!("    {remark}"), context.style(*role), buffer);
                    self.fields.push((*field, place));
                }
            }
        }
    }

    /// Scrolls so that the marked field is seen, with what is said about it where there is room for that.
    fn scroll_to(&mut self, marked: Field, rows: &[Row], height: u16) {
        let height = usize::from(height).max(1);
        let has_mark = |row: &Row| row.has(marked);
        let top = rows.iter().position(has_mark).unwrap_or(0);
        let bottom = rows.iter().rposition(has_mark).unwrap_or(top);
        self.first = self.first.max((bottom + 1).saturating_sub(height)).min(top);
        self.first = self.first.min(rows.len().saturating_sub(height));
    }
}

fn columns(draft: &Draft, width: usize, context: &Context<'_>) -> Columns {
    let labelled = draft.fields().into_iter().filter(|&field| field != Field::Start);
    let label = labelled.map(|field| width::columns(&draft.label(field, context))).max().unwrap_or(0);
    let label = label.min(LABEL_COLUMNS).min(width / 2);
    let kind = draft.choice(Field::Kind(0)).map_or(0, |kind| kind.columns(context)) + CHOICE_SIGNS;
    Columns { label, kind, are_seats_joined: width >= 2 + label + 1 + kind + 1 + NAME_COLUMNS }
}

fn rows(draft: &Draft, are_seats_joined: bool, context: &Context<'_>, columns: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for field in draft.fields() {
        match field {
            Field::Kind(seat) if are_seats_joined => rows.push(Row::Seat(seat)),
            Field::Player(_) if are_seats_joined => {}
            field => rows.push(Row::Field(field)),
        }
        if let Some((remark, role)) = draft.verdict(field, context).remark() {
            let lines = width::wrap(remark, columns);
            rows.extend(lines.into_iter().map(|line| Row::Remark(field, line, role)));
        }
        if let Some(deck) = draft.deck().filter(|_| field == Field::Seed) {
            let deck = context.text_with("field-deck", &[("file", deck.display().to_string().into())]);
            let lines = width::wrap(&deck, columns);
            rows.extend(lines.into_iter().map(|line| Row::Remark(field, line, Role::Text)));
        }
    }
    rows
}

/// What fields are drawn with.
struct Pen<'a, 'b> {
    draft: &'a Draft,
    marked: Field,
    columns: Columns,
    buffer: &'a mut Buffer,
    context: &'a Context<'b>,
}

impl Pen<'_, '_> {
    /// Draws a field with a line of its own.
    fn field(&mut self, field: Field, place: Rect) {
        let is_marked = field == self.marked;
        if field == Field::Start {
            return self.start(is_marked, place);
        }
        let label = match field {
            Field::Player(_) => format!("  {}", self.context.text("field-name")),
            field => self.draft.label(field, self.context),
        };
        let value = self.label(&label, is_marked, place);
        self.value(field, value);
    }

    /// Draws who plays at a seat and, beside it, in what name. Gives the places of both.
    fn seat(&mut self, seat: usize, place: Rect) -> [(Field, Rect); 2] {
        let [kind, name] = [Field::Kind(seat), Field::Player(seat)];
        let is_marked = self.marked == kind || self.marked == name;
        let value = self.label(&self.draft.label(kind, self.context), is_marked, place);
        let room = (self.columns.kind as u16 + 1).min(value.width);
        let at = value.x + room;
        let beside = Rect { x: at, width: value.right() - at, ..value };
        self.value(kind, Rect { width: room, ..value });
        self.value(name, beside);
        [
            (kind, Rect { width: at - place.x, ..place }),
            (name, Rect { x: at, width: place.right() - at, ..place }),
        ]
    }

    fn start(&mut self, is_marked: bool, place: Rect) {
        let is_refused = self.draft.first_fault(self.context).is_some();
        let role = match (is_marked, is_refused) {
            (true, _) => Role::Marked,
            (false, true) => Role::Disabled,
            (false, false) => Role::Title,
        };
        let label = self.draft.label(Field::Start, self.context);
        // What cannot be done now is in brackets, as in the key bar.
        let label = if is_refused { format!("({label})") } else { label };
        let sign = if is_marked { "> " } else { "  " };
        text::line(place, 0, &format!("{sign}{label}"), self.context.style(role), self.buffer);
    }

    /// Draws what a line is called, and gives the place for its value.
    fn label(&mut self, label: &str, is_marked: bool, place: Rect) -> Rect {
        let (sign, role) = if is_marked { ("> ", Role::Title) } else { ("  ", Role::Text) };
        let label = format!("{sign}{} ", width::pad(label, self.columns.label));
        text::line(place, 0, &label, self.context.style(role), self.buffer);
        let used = (width::columns(&label) as u16).min(place.width);
        Rect { x: place.x + used, width: place.width - used, ..place }
    }

    fn value(&mut self, field: Field, place: Rect) {
        let Self { draft, context, .. } = *self;
        let is_marked = field == self.marked;
        if let Some(choice) = draft.choice(field) {
            let shown = choice.shown(context);
            let (shown, role) = if is_marked {
                (format!("< {shown} >"), Role::Marked)
            } else {
                (format!("  {shown}"), Role::Text)
            };
            text::line(place, 0, &shown, context.style(role), self.buffer);
        } else if let Some(line) = draft.text(field) {
            let [_, place] =
                Layout::horizontal([Constraint::Length(2), Constraint::Max(TEXT_COLUMNS)]).areas(place);
            if line.text().is_empty() && !is_marked {
                let luck = (field == Field::Seed).then(|| context.text("field-seed-luck"));
                let empty = luck.as_deref().unwrap_or(EMPTY);
                text::line(place, 0, empty, context.style(Role::Dim), self.buffer);
            } else {
                line.draw(place, is_marked, self.buffer, context);
            }
        }
    }
}

/// The sentence that explains a field.
fn hint(field: Field, context: &Context<'_>) -> String {
    context.text(match field {
        Field::Save => "hint-save",
        Field::Players => "hint-players",
        Field::Kind(_) => "hint-kind",
        Field::Player(_) => "hint-player",
        Field::Option(index) => hint_key(UnstableStudents::definition().options[index].key),
        Field::Seed => "hint-seed",
        Field::Start => "hint-start",
    })
}
