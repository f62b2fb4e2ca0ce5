//! The statistics: a table of all players that can be sorted by each figure, and who leads which. People and
//! automatic games are apart. A player's page lies behind each line.

mod meeting;
mod player;
mod table;

use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use self::player::PlayerPage;
use self::table::Table;
use super::confirm::Confirm;
use crate::store::Statistics;
use crate::store::statistics::export::{self, Exported};
use crate::store::statistics::{Kind, Notice, Row, Sort};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Answer, Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::{panel, text};
use crate::ui::{fault, statistics_text, width};

/// The fewest lines in which table and leaders have room together.
const LINES_FOR_BOTH: u16 = 18;

/// A part of the screen that can have the keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Players(Kind),
    Leaders(Kind),
}

/// The screen of the statistics.
pub struct StatisticsScreen {
    statistics: Rc<Statistics>,
    /// What people should know of how the statistics were read.
    notice: Option<Notice>,
    part: Part,
    table: Table,
    leaders: List,
    /// Where the parts were drawn last.
    areas: [Rect; 2],
}

impl StatisticsScreen {
    /// The statistics of the folder, or why there are none.
    #[must_use]
    pub fn open(context: &Context<'_>) -> Flow {
        match Statistics::load(context.world.folder) {
            Ok((statistics, notice)) => Flow::Push(Box::new(Self::of(statistics, notice))),
            Err(error) => Flow::Tell(fault::statistics(&error, &context.locale)),
        }
    }

    fn of(statistics: Statistics, notice: Option<Notice>) -> Self {
        let mut screen = Self {
            statistics: Rc::new(statistics),
            notice,
            part: Part::Players(Kind::People),
            table: Table::default(),
            leaders: List::default(),
            areas: [Rect::ZERO; 2],
        };
        if let Some(&first) = screen.parts().first() {
            screen.part = first;
        }
        screen
    }

    /// Everything that can have the keys: kinds of games without players have nothing to show.
    fn parts(&self) -> Vec<Part> {
        [Kind::People, Kind::Automatic]
            .into_iter()
            .filter(|&kind| !self.statistics.rows(kind, Sort::Name).is_empty())
            .flat_map(|kind| [Part::Players(kind), Part::Leaders(kind)])
            .collect()
    }

    fn rows(&self) -> Vec<Row<'_>> {
        self.statistics.rows(self.part.kind(), self.table.sort())
    }

    /// Gives the keys to the part that is `steps` further on.
    fn go_on(&mut self, steps: usize) {
        let parts = self.parts();
        let now = parts.iter().position(|&part| part == self.part).unwrap_or_default();
        if let Some(&part) = parts.get((now + steps) % parts.len().max(1)) {
            self.part = part;
        }
    }

    fn leader_items(&self, context: &Context<'_>) -> Vec<Item> {
        let leaders = self.statistics.leaders(self.part.kind());
        let words = |figure, value| {
            [statistics_text::title(figure, &context.locale), statistics_text::figure(figure, value)]
        };
        let rows: Vec<[String; 2]> =
            leaders.iter().map(|leader| words(leader.figure, leader.value)).collect();
        let widest =
            |column: usize| rows.iter().map(|row| width::columns(&row[column])).max().unwrap_or_default();
        let (titles, values) = (widest(0), widest(1));
        leaders
            .iter()
            .zip(&rows)
            .map(|(leader, [title, value])| {
                let (title, value) = (width::pad(title, titles), width::pad_left(value, values));
                Item::new(format!("{title}  {value}  {}", leader.names.join(", ")))
            })
            .collect()
    }

    /// How many lines the part with the keys has.
    fn lines(&self) -> usize {
        match self.part {
            Part::Players(kind) => self.statistics.rows(kind, Sort::Name).len(),
            Part::Leaders(kind) => self.statistics.leaders(kind).len(),
        }
    }

    const fn list(&mut self) -> &mut List {
        match self.part {
            Part::Players(_) => &mut self.table.list,
            Part::Leaders(_) => &mut self.leaders,
        }
    }

    /// Opens the page of whoever the marked line is about.
    fn open_page(&self) -> Flow {
        let kind = self.part.kind();
        let name = match self.part {
            Part::Players(_) => self.rows().get(self.table.list.marked()).map(|row| row.name.to_owned()),
            Part::Leaders(_) => {
                let leaders = self.statistics.leaders(kind);
                leaders
                    .get(self.leaders.marked())
                    .and_then(|leader| Some((*leader.names.first()?).to_owned()))
            }
        };
        name.map_or(Flow::Stay, |name| {
            Flow::Push(Box::new(PlayerPage::new(Rc::clone(&self.statistics), name, kind)))
        })
    }

    /// Writes the figures to files; asks first where something else would be lost.
    fn export(&self, replaces: bool, context: &Context<'_>) -> Flow {
        let locale = &context.locale;
        let shown = |paths: &[std::path::PathBuf]| {
            paths.iter().map(|path| fault::path(path)).collect::<Vec<_>>().join(", ")
        };
        match export::write(&self.statistics, self.table.sort(), context.world.folder, replaces) {
            Ok(Exported::Written(paths)) => {
                Flow::Tell(locale.text_with("records-exported", &[("paths", shown(&paths).into())]))
            }
            Ok(Exported::InTheWay(paths)) => {
                let values = [("count", paths.len().into()), ("paths", shown(&paths).into())];
                Flow::Push(Box::new(Confirm::new(locale.text_with("records-replace", &values))))
            }
            Err(error) => Flow::Tell(fault::file(&error, locale)),
        }
    }

    /// What is said below the table.
    fn footer(&self, context: &Context<'_>) -> Vec<(String, Role)> {
        let sort = self.table.sort();
        let values = [
            ("figure", statistics_text::title(sort, &context.locale).into()),
            ("column", (self.table.column() + 1).into()),
            ("columns", Sort::ALL.len().into()),
        ];
        let notice = self.notice.as_ref().map(|notice| fault::notice(notice, &context.locale));
        let sorted = (context.text_with("records-sorted", &values), Role::Dim);
        notice.map(|notice| (notice, Role::Bad)).into_iter().chain([sorted]).collect()
    }

    fn draw_table(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let has_keys = self.part.is_table();
        let title = context.text(match self.part.kind() {
            Kind::People => "statistics-people",
            Kind::Automatic => "statistics-automatic",
        });
        let inner = panel::draw(area, &title, has_keys, buffer, context);
        let footer: Vec<(String, Role)> = self
            .footer(context)
            .into_iter()
            .flat_map(|(sentence, role)| {
                width::wrap(&sentence, inner.width.into()).into_iter().map(move |line| (line, role))
            })
            .collect();
        let below = (footer.len() as u16).min(inner.height.saturating_sub(4));
        let [table, foot] = Layout::vertical([Constraint::Fill(1), Constraint::Length(below)]).areas(inner);
        let statistics = Rc::clone(&self.statistics);
        let rows = statistics.rows(self.part.kind(), self.table.sort());
        self.table.draw(table, &rows, has_keys, buffer, context);
        for (line, (sentence, role)) in (0..foot.height).zip(&footer) {
            text::line(foot, line, sentence, context.style(*role), buffer);
        }
    }

    fn draw_leaders(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let has_keys = !self.part.is_table();
        let inner = panel::draw(area, &context.text("records-leaders"), has_keys, buffer, context);
        let items = self.leader_items(context);
        self.leaders.draw(inner, &items, has_keys, buffer, context);
    }
}

impl Part {
    const fn kind(self) -> Kind {
        match self {
            Self::Players(kind) | Self::Leaders(kind) => kind,
        }
    }

    const fn is_table(self) -> bool {
        matches!(self, Self::Players(_))
    }
}

impl Screen for StatisticsScreen {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        self.areas = [Rect::ZERO; 2];
        if self.statistics.is_empty() {
            let inner = panel::draw(area, &context.text("entry-statistics"), true, buffer, context);
            let mut next = text::paragraph(
                inner,
                0,
                &context.text("statistics-empty"),
                context.style(Role::Text),
                buffer,
            );
            if let Some(notice) = &self.notice {
                next = next.saturating_add(1);
                text::paragraph(
                    inner,
                    next,
                    &fault::notice(notice, &context.locale),
                    context.style(Role::Bad),
                    buffer,
                );
            }
            return;
        }
        let leaders = self.statistics.leaders(self.part.kind()).len() as u16 + 2;
        self.areas = match self.part {
            _ if area.height >= LINES_FOR_BOTH => {
                Layout::vertical([Constraint::Fill(1), Constraint::Length(leaders.min(area.height / 2))])
                    .areas(area)
            }
            Part::Players(_) => [area, Rect::ZERO],
            Part::Leaders(_) => [Rect::ZERO, area],
        };
        let [table, leaders] = self.areas;
        if !table.is_empty() {
            self.draw_table(table, buffer, context);
        }
        if !leaders.is_empty() {
            self.draw_leaders(leaders, buffer, context);
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::Sort,
            Command::NextPart,
            Command::Export,
            Command::Back,
            Command::PreviousPart,
            Command::Up,
            Command::Down,
            Command::Left,
            Command::Right,
            Command::PageUp,
            Command::PageDown,
            Command::First,
            Command::Last,
            Command::Number(0),
        ]
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        let needs_players = matches!(
            command,
            Command::Confirm | Command::Sort | Command::Export | Command::NextPart | Command::PreviousPart
        );
        (needs_players && self.statistics.is_empty()).then(|| context.text("statistics-empty"))
    }

    fn command(&mut self, command: Command, _: Duration, context: &Context<'_>) -> Flow {
        match command {
            Command::Back => return Flow::Close,
            Command::Confirm => return self.open_page(),
            Command::Export => return self.export(false, context),
            Command::NextPart => self.go_on(1),
            Command::PreviousPart => self.go_on(self.parts().len().saturating_sub(1)),
            Command::Sort | Command::Right => self.table.sort_by_column(self.table.column() + 1),
            Command::Left => self.table.sort_by_column(self.table.column() + Sort::ALL.len() - 1),
            // The tenth column has the last digit.
            Command::Number(number) => self.table.sort_by_column((usize::from(number) + 9) % 10),
            other => {
                let lines = self.lines();
                self.list().command(other, lines);
            }
        }
        Flow::Redraw
    }

    fn letter(&mut self, letter: char, _: Duration, _: &Context<'_>) -> Flow {
        let Part::Players(_) = self.part else { return Flow::Stay };
        let names: Vec<Item> = self.rows().iter().map(|row| Item::new(row.name)).collect();
        match self.table.list.line_with_letter(letter, &names) {
            Some(line) => {
                self.table.list.mark(line, names.len());
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        let kind = self.part.kind();
        let Pointing { pointer, place } = pointing;
        let before = self.part;
        self.part = match self.areas.map(|area| area.contains(place)) {
            [true, _] => Part::Players(kind),
            [_, true] => Part::Leaders(kind),
            _ => return Flow::Stay,
        };
        let lines = self.lines();
        if pointer != Pointer::Click {
            self.list().wheel(pointer, lines);
        } else if let Some(figure) = self.table.figure_at(place).filter(|_| self.part.is_table()) {
            self.table.sort_by_column(figure);
        } else if self.list().clicked(place, lines) == Some(true) && self.part == before {
            return self.open_page();
        }
        Flow::Redraw
    }

    fn answered(&mut self, answer: Answer, _: Duration, context: &Context<'_>) -> Flow {
        if answer == Answer::Yes { self.export(true, context) } else { Flow::Redraw }
    }

    fn name(&self) -> &'static str {
        "statistics"
    }
}

#[cfg(test)]
mod tests;
