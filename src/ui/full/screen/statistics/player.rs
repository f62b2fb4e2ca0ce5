//! A player's page: the figures, the cards played by type, how victories grew with the games, and everybody
//! whom the player met.

use std::rc::Rc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::meeting::Meeting;
use crate::store::Statistics;
use crate::store::statistics::{Figures, HeadToHead, Kind, Row, Sort};
use crate::students::CardType;
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::full::input::{Pointer, Pointing};
use crate::ui::full::stage::{Flow, Screen};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::chart::{self, Bar, Point};
use crate::ui::full::widget::list::{Item, List};
use crate::ui::full::widget::{panel, text};
use crate::ui::{statistics_text, width};

/// The figures that are no types of cards, in the order of [`Sort::ALL`], without the name.
const MAIN_FIGURES: std::ops::Range<usize> = 1..7;
/// Columns and lines in which all parts have room together.
const ROOM_FOR_ALL: (u16, u16) = (70, 18);

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Opponents,
    Figures,
    Cards,
    Wins,
}

const PARTS: [Part; 4] = [Part::Opponents, Part::Figures, Part::Cards, Part::Wins];

/// The page of one player in games of one kind.
pub(super) struct PlayerPage {
    statistics: Rc<Statistics>,
    name: String,
    kind: Kind,
    /// Which part has the keys, as its place in [`PARTS`].
    part: usize,
    opponents: List,
    /// Where the parts were drawn last.
    areas: [Rect; PARTS.len()],
}

impl PlayerPage {
    /// The page of `name`.
    pub(super) fn new(statistics: Rc<Statistics>, name: String, kind: Kind) -> Self {
        Self { statistics, name, kind, part: 0, opponents: List::default(), areas: Default::default() }
    }

    fn met(&self) -> Vec<(&str, HeadToHead)> {
        self.statistics.opponents(&self.name, self.kind)
    }

    fn figures(&self) -> Figures {
        let player = self.statistics.players().find(|(name, _)| *name == self.name);
        player.map_or_else(Figures::default, |(_, player)| match self.kind {
            Kind::People => player.people,
            Kind::Automatic => player.automatic,
        })
    }

    /// Opens what came of the games with whoever is marked.
    fn open(&self) -> Flow {
        self.met().get(self.opponents.marked()).map_or(Flow::Stay, |&(other, record)| {
            let names = [self.name.clone(), other.to_owned()];
            Flow::Push(Box::new(Meeting::new(Rc::clone(&self.statistics), names, self.kind, record)))
        })
    }

    fn draw_part(&mut self, part: Part, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let has_keys = PARTS[self.part] == part;
        let title = context.text(match part {
            Part::Opponents => "records-opponents",
            Part::Figures => "records-figures",
            Part::Cards => "records-cards",
            Part::Wins => "records-wins",
        });
        let inner = panel::draw(area, &title, has_keys, buffer, context);
        match part {
            Part::Opponents => self.draw_opponents(inner, has_keys, buffer, context),
            Part::Figures => self.draw_figures(inner, buffer, context),
            Part::Cards => self.draw_cards(inner, buffer, context),
            Part::Wins => self.draw_wins(inner, buffer, context),
        }
    }

    fn draw_opponents(&mut self, area: Rect, has_keys: bool, buffer: &mut Buffer, context: &Context<'_>) {
        let items: Vec<Item> = self
            .met()
            .into_iter()
            .map(|(other, record)| {
                let values = [
                    ("other", other.into()),
                    ("games", record.games.into()),
                    ("won", record.won.into()),
                    ("lost", record.lost.into()),
                ];
                Item::new(context.text_with("records-met", &values))
            })
            .collect();
        if items.is_empty() {
            text::paragraph(area, 0, &context.text("records-met-nobody"), context.style(Role::Dim), buffer);
        } else {
            self.opponents.draw(area, &items, has_keys, buffer, context);
        }
    }

    fn draw_figures(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let figures = self.figures();
        let row = Row { name: &self.name, kind: self.kind, figures: &figures };
        let lines: Vec<[String; 2]> = Sort::ALL[MAIN_FIGURES]
            .iter()
            .map(|&sort| [statistics_text::title(sort, &context.locale), statistics_text::cell(&row, sort)])
            .collect();
        let widest = |cell: usize| lines.iter().map(|line| width::columns(&line[cell])).max().unwrap_or(0);
        let (titles, values) = (widest(0), widest(1));
        for (number, [title, value]) in (0..).zip(&lines) {
            let line = format!("{}  {}", width::pad(title, titles), width::pad_left(value, values));
            text::line(area, number, &line, context.style(Role::Text), buffer);
        }
    }

    fn draw_cards(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let figures = self.figures();
        let types = CardType::ALL.iter().copied().filter(|card_type| card_type.is_concrete());
        let bars: Vec<Bar> = types
            .map(|card_type| Bar {
                label: context.text_with("kind-label", &[("kind", card_type.word().into())]),
                role: Role::Card(card_type),
                value: figures.played_of(card_type),
            })
            .collect();
        chart::bars(area, &bars, buffer, context);
    }

    /// How many games were won after each game, and below each whether it was one of them.
    fn draw_wins(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let history = self.statistics.history(&self.name, self.kind);
        let mut won = 0_u64;
        let series: Vec<Point> = history
            .iter()
            .map(|game| {
                let is_won = game.winner == self.name;
                won += u64::from(is_won);
                Point { value: won, sign: if is_won { "+" } else { "-" } }
            })
            .collect();
        let values = [("won", won.into()), ("games", series.len().into())];
        let sentence = context.text_with("records-won", &values);
        let next = text::paragraph(area, 0, &sentence, context.style(Role::Dim), buffer).min(area.height);
        let below = Rect { y: area.y.saturating_add(next), height: area.height - next, ..area };
        chart::columns(below, &series, buffer, context);
    }
}

impl Screen for PlayerPage {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let kind = context.text(match self.kind {
            Kind::People => "statistics-people",
            Kind::Automatic => "statistics-automatic",
        });
        let title = format!("{} - {kind}", self.name);
        text::line(area, 0, &title, context.style(Role::Title), buffer);
        let below = Rect {
            y: area.y.saturating_add(1).min(area.bottom()),
            height: area.height.saturating_sub(1),
            ..area
        };
        self.areas = if (area.width, area.height) >= ROOM_FOR_ALL && area.height >= ROOM_FOR_ALL.1 {
            let halves = Layout::vertical([Constraint::Length(9), Constraint::Fill(1)]);
            let [upper, lower] = halves.areas(below);
            let columns = Layout::horizontal([Constraint::Percentage(40), Constraint::Fill(1)]);
            let [[figures, cards], [wins, opponents]] = [columns.areas(upper), columns.areas(lower)];
            [opponents, figures, cards, wins]
        } else {
            let mut only = <[Rect; PARTS.len()]>::default();
            only[self.part] = below;
            only
        };
        for (part, area) in PARTS.into_iter().zip(self.areas) {
            if !area.is_empty() {
                self.draw_part(part, area, buffer, context);
            }
        }
    }

    fn commands(&self) -> Vec<Command> {
        vec![
            Command::Confirm,
            Command::NextPart,
            Command::Back,
            Command::PreviousPart,
            Command::Up,
            Command::Down,
            Command::PageUp,
            Command::PageDown,
            Command::First,
            Command::Last,
        ]
    }

    fn refusal(&self, command: Command, context: &Context<'_>) -> Option<String> {
        (command == Command::Confirm && self.met().is_empty()).then(|| context.text("records-met-nobody"))
    }

    fn command(&mut self, command: Command, _: Duration, _: &Context<'_>) -> Flow {
        match command {
            Command::Back => return Flow::Close,
            Command::Confirm if self.part == 0 => return self.open(),
            Command::Confirm => self.part = 0,
            Command::NextPart => self.part = (self.part + 1) % PARTS.len(),
            Command::PreviousPart => self.part = (self.part + PARTS.len() - 1) % PARTS.len(),
            other => {
                let lines = self.met().len();
                self.part = 0;
                self.opponents.command(other, lines);
            }
        }
        Flow::Redraw
    }

    fn letter(&mut self, letter: char, _: Duration, _: &Context<'_>) -> Flow {
        let names: Vec<Item> = self.met().iter().map(|(name, _)| Item::new(*name)).collect();
        match self.opponents.line_with_letter(letter, &names) {
            Some(line) => {
                self.part = 0;
                self.opponents.mark(line, names.len());
                Flow::Redraw
            }
            None => Flow::Stay,
        }
    }

    fn mouse(&mut self, pointing: Pointing, _: Duration, _: &Context<'_>) -> Flow {
        let Pointing { pointer, place } = pointing;
        let Some(part) = self.areas.iter().position(|area| area.contains(place)) else { return Flow::Stay };
        let had_keys = self.part == part;
        self.part = part;
        let lines = self.met().len();
        if PARTS[part] == Part::Opponents {
            if pointer != Pointer::Click {
                self.opponents.wheel(pointer, lines);
            } else if self.opponents.clicked(place, lines) == Some(true) && had_keys {
                return self.open();
            }
        }
        Flow::Redraw
    }

    fn name(&self) -> &'static str {
        "player"
    }
}
