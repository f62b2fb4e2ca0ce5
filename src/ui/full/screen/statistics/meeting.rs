//! Two players side by side: the games in which they met, who won how many of them, and all their figures.

use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use crate::store::Statistics;
use crate::store::statistics::{Ending, HeadToHead, Kind, Row, Sort};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::Pointing;
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::chart::{self, Bar};
use crate::ui::full::widget::list::Item;
use crate::ui::full::widget::panel;
use crate::ui::full::widget::scroll::Scroll;
use crate::ui::table_text::{Column, TextTable};
use crate::ui::{statistics_text, width};

/// The head-to-head of two players.
pub(super) struct Meeting {
    statistics: Rc<Statistics>,
    names: [String; 2],
    kind: Kind,
    record: HeadToHead,
    scroll: Scroll,
}

impl Meeting {
    /// What came of the games in which both played.
    pub(super) fn new(
        statistics: Rc<Statistics>,
        names: [String; 2],
        kind: Kind,
        record: HeadToHead,
    ) -> Self {
        Self { statistics, names, kind, record, scroll: Scroll::default() }
    }

    /// The games that both played, the last one first.
    fn games(&self) -> impl Iterator<Item = &Ending> {
        let [one, other] = &self.names;
        let games = self.statistics.history(one, self.kind);
        games.into_iter().rev().filter(|game| game.has(other, self.kind))
    }

    /// All figures of both.
    fn figures(&self, columns: usize, context: &Context<'_>) -> Vec<String> {
        let locale = &context.locale;
        let rows = self.statistics.rows(self.kind, Sort::Name);
        let of = |name: &str| rows.iter().find(|row| row.name == name);
        let [one, other] = &self.names;
        let cell = |row: Option<&Row<'_>>, sort| {
            row.map_or_else(String::new, |row| statistics_text::cell(row, sort))
        };
        let mut table = TextTable::new(vec![
            Column::words(""),
            Column::numbers(one.as_str()),
            Column::numbers(other.as_str()),
        ]);
        for &sort in &Sort::ALL[1..] {
            table.row(vec![statistics_text::title(sort, locale), cell(of(one), sort), cell(of(other), sort)]);
        }
        table.lines(columns)
    }

    fn lines(&self, columns: usize, context: &Context<'_>) -> Vec<Item> {
        let [one, other] = &self.names;
        let HeadToHead { games, won, lost } = self.record;
        let values = [
            ("one", one.as_str().into()),
            ("other", other.as_str().into()),
            ("games", games.into()),
            ("others", games.saturating_sub(won + lost).into()),
        ];
        let mut lines: Vec<Item> = width::wrap(&context.text_with("records-meetings", &values), columns)
            .into_iter()
            .map(Item::new)
            .collect();
        lines.push(Item::new(""));
        lines.extend(self.figures(columns, context).into_iter().map(Item::new));
        lines.push(Item::new(""));
        lines.push(Item::new(context.text("records-games")).role(Role::Title));
        for game in self.games() {
            let players: Vec<&str> = game.players.iter().map(|player| player.name.as_str()).collect();
            let values = [
                ("number", game.number.into()),
                ("winner", game.winner.as_str().into()),
                ("rounds", game.rounds.into()),
                ("players", players.join(", ").into()),
            ];
            let sentence = context.text_with("records-game", &values);
            lines.extend(width::wrap_hanging(&sentence, columns, 2).into_iter().map(Item::new));
        }
        lines
    }
}

impl Screen for Meeting {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let [one, other] = &self.names;
        let values = [("one", one.as_str().into()), ("other", other.as_str().into())];
        let inner = panel::draw(area, &context.text_with("records-meeting", &values), true, buffer, context);
        let [bars, below] = Layout::vertical([Constraint::Length(2), Constraint::Fill(1)]).areas(inner);
        let won = [self.record.won, self.record.lost];
        let both = self.names.clone().into_iter().zip(won);
        let both: Vec<Bar> = both.map(|(label, value)| Bar { label, role: Role::Title, value }).collect();
        chart::bars(bars, &both, buffer, context);
        let lines = self.lines(Scroll::columns(below), context);
        self.scroll.draw(below, &lines, buffer, context);
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Back,
            Command::Up,
            Command::Down,
            Command::PageUp,
            self.scroll.page_down(),
            Command::First,
            Command::Last,
        ]
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        if self.scroll.command(command) { Flow::Redraw } else { Flow::Close }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        if self.scroll.mouse(pointing) { Flow::Redraw } else { Flow::Stay }
    }

    fn name(&self) -> &'static str {
        "player"
    }
}
