//! The players: a column each, and the viewer's own cards as boxes where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{Places, Scene, Target, copies};
use crate::engine::Seat;
use crate::students::{PlayerView, STUDENTS_TO_WIN};
use crate::ui::full::context::Context;
use crate::ui::full::screen::table::layout::{Areas, PLAYER_COLUMNS};
use crate::ui::full::screen::table::spot::{self, Part, Spot, Zone, spots};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::card::{self, Grid};
use crate::ui::full::widget::token::{self, Flow, Token};
use crate::ui::full::widget::{panel, text};
use crate::ui::width;

/// The columns between players who are told of on one line.
const GAP: usize = 2;
/// Columns too few for a name that is cut with dots.
const FEW: usize = 7;

impl Scene<'_> {
    /// The columns of the players, and the viewer's own cards where they have a row of their own.
    pub(super) fn players(
        &self,
        areas: &Areas,
        places: &mut Places,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        if !areas.own.is_empty()
            && let Some(seat) = self.view.viewer
        {
            self.own(areas.own, seat, places, buffer, context);
        }
        if areas.players.is_empty() {
            return;
        }
        let seats: Vec<Seat> = self.column_seats(areas.own.is_empty() && self.is_whole(areas)).collect();
        let marked = spots(self.view, Part::Others).get(self.marks.others).map(|spot| spot.seat);
        let needed = |&seat: &Seat| self.player_lines(seat, areas.players.width);
        let needed: Vec<u16> = seats.iter().map(needed).collect();
        for (&seat, column) in seats.iter().zip(columns(areas.players, &seats, marked, &needed)) {
            self.player(column, seat, places, buffer, context);
        }
    }

    /// How near everybody is to victory, on one line.
    pub(super) fn standings(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        if area.is_empty() {
            return;
        }
        let names: Vec<&str> = spot::order(self.view).map(|seat| self.narrator.player(seat)).collect();
        let signs: Vec<(&str, String)> = spot::order(self.view)
            .filter_map(|seat| {
                let students = self.view.players.get(seat.index())?.classroom.len();
                let star = if seat == self.view.current { "* " } else { "" };
                Some((star, format!(" {students}/{STUDENTS_TO_WIN}")))
            })
            .collect();
        // The longest names are cut first.
        let taken: usize = signs.iter().map(|(star, progress)| star.len() + progress.len() + GAP).sum();
        let room = (usize::from(area.width) + GAP).saturating_sub(taken);
        let lengths = |most: usize| names.iter().map(|name| width::columns(name).min(most)).sum::<usize>();
        let most = (1..=room).rev().find(|&most| lengths(most) <= room).unwrap_or(1);
        let players = names.iter().zip(&signs).map(|(name, (star, progress))| {
            let others: Vec<&str> = names.iter().filter(|other| *other != name).copied().collect();
            // A few letters say more than fewer and three dots.
            let name = if most < FEW {
                width::head(name, most).into()
            } else {
                width::cut_apart(name, &others, most)
            };
            format!("{star}{name}{progress}")
        });
        let players = players.collect::<Vec<_>>().join(&" ".repeat(GAP));
        let whole = context.text_with("board-standings", &[("players", players.as_str().into())]);
        let line = if width::columns(&whole) > area.width.into() { players } else { whole };
        text::line(area, 0, &line, context.style(Role::Text), buffer);
    }

    /// Whether all parts are seen at once.
    const fn is_whole(&self, areas: &Areas) -> bool {
        areas.question.height > 0 && areas.standings.is_empty()
    }

    /// Whose columns are shown.
    fn column_seats(&self, with_own: bool) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.view.viewer;
        spot::order(self.view).filter(move |&seat| with_own || Some(seat) != viewer)
    }

    /// The lines that the highest column needs.
    pub(super) fn players_lines(&self, room: u16, with_own: bool) -> u16 {
        let seats: Vec<Seat> = self.column_seats(with_own).collect();
        let count = (seats.len() as u16).max(1);
        let column = (room.saturating_sub(count - 1) / count).max(1);
        seats.iter().map(|&seat| self.player_lines(seat, column)).max().unwrap_or_default()
    }

    /// The lines that a player needs on so many columns.
    fn player_lines(&self, seat: Seat, column: u16) -> u16 {
        let about = self.about(seat, column).len();
        let tokens = self.tokens(&spot::of_player(self.view, seat));
        (1 + about + token::lines(&tokens, column, Flow::Filled)) as u16
    }

    /// The viewer's own cards on the table: as boxes where there is room, else as a column.
    fn own(&self, area: Rect, seat: Seat, places: &mut Places, buffer: &mut Buffer, context: &Context<'_>) {
        let cards = spots(self.view, Part::Own);
        let shown = self.shown(&cards);
        let inner_height = area.height.saturating_sub(1);
        if Grid::new(&shown, area.width, context).is_none_or(|grid| grid.height() > inner_height) {
            return self.player(area, seat, places, buffer, context);
        }
        places.push((area, Target::Part(Part::Own)));
        let about = self.about(seat, u16::MAX).into_iter().map(|(line, _)| line);
        let title = format!("{}: {}", self.title(seat, u16::MAX), about.collect::<Vec<_>>().join(" "));
        let inner = panel::section(area, &title, self.has_keys(Part::Own), buffer, context);
        let drawn = card::draw(inner, &shown, self.mark(Part::Own, &cards), buffer, context);
        places.extend(drawn.into_iter().map(|(index, place)| (place, Target::Card(Part::Own, index))));
    }

    /// One player: name, progress, what holds them, and the names of their cards.
    fn player(
        &self,
        area: Rect,
        seat: Seat,
        places: &mut Places,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        let part = if Some(seat) == self.view.viewer { Part::Own } else { Part::Others };
        places.push((area, Target::Part(part)));
        let all = spots(self.view, part);
        let first = all.iter().position(|spot| spot.seat == seat).unwrap_or_default();
        let cards: Vec<Spot> = all.iter().filter(|spot| spot.seat == seat).copied().collect();
        let marked = self.marked(part, &all).and_then(|marked| marked.checked_sub(first));
        let marked = marked.filter(|&marked| marked < cards.len());
        let has_keys = self.has_keys(part) && (part == Part::Own || marked.is_some());
        let title = self.title(seat, panel::title_columns(area));
        let inner = panel::section(area, &title, has_keys, buffer, context);
        let mut line = 0;
        // However much there is to say, the cards can be seen.
        let most = inner.height.saturating_sub((!cards.is_empty()).into());
        for (sentence, role) in self.about(seat, inner.width).into_iter().take(most.into()) {
            text::line(inner, line, &sentence, context.style(role), buffer);
            line += 1;
        }
        let rest = Rect {
            y: inner.y.saturating_add(line).min(inner.bottom()),
            height: inner.height.saturating_sub(line),
            ..inner
        };
        let tokens = self.tokens(&cards);
        let drawn = token::draw(rest, &tokens, Flow::Filled, marked, has_keys, buffer, context);
        places.extend(drawn.into_iter().map(|(index, place)| (place, Target::Card(part, first + index))));
    }

    /// The name of a player in a title of so many columns: whose turn it is has a star, the viewer is called so, and
    /// others whose names begin alike can be told apart.
    fn title(&self, seat: Seat, room: u16) -> String {
        let is_viewer = Some(seat) == self.view.viewer;
        let with_marks = |name: &str| {
            let name = if is_viewer {
                self.narrator.locale.text_with("answer-player-self", &[("player", name.into())])
            } else {
                name.to_owned()
            };
            if seat == self.view.current { format!("* {name}") } else { name }
        };
        let room = usize::from(room).saturating_sub(width::columns(&with_marks("")));
        let name = self.narrator.player(seat);
        let names = self.narrator.names.iter().map(String::as_str);
        let others: Vec<&str> = names.filter(|&other| !is_viewer && other != name).collect();
        with_marks(&width::cut_apart(name, &others, room))
    }

    /// Progress, hand, and what holds a player, on lines of a width.
    fn about(&self, seat: Seat, room: u16) -> Vec<(String, Role)> {
        let Some(player) = self.view.players.get(seat.index()) else { return Vec::new() };
        let room = usize::from(room);
        let progress = self.progress(player, room);
        let mut lines: Vec<(String, Role)> = progress.into_iter().map(|line| (line, Role::Text)).collect();
        let holds = self.holds(player);
        if !holds.is_empty() {
            let wrapped = width::wrap_hanging(&format!("! {}", holds.join(", ")), room, 2);
            lines.extend(wrapped.into_iter().map(|line| (line, Role::Bad)));
        }
        lines
    }

    /// The way to victory and the hand: on one line, or on one each, with fewer words where there is no room.
    fn progress(&self, player: &PlayerView, room: usize) -> Vec<String> {
        let values = [
            ("bar", bar(player).into()),
            ("students", player.classroom.len().into()),
            ("goal", STUDENTS_TO_WIN.into()),
            ("hand", player.hand.len().into()),
        ];
        let text = |key: &str| self.narrator.locale.text_with(key, &values);
        let fits = |text: &String| width::columns(text) <= room;
        let whole = text("board-progress");
        if fits(&whole) {
            return vec![whole];
        }
        let students =
            Some(text("board-students")).filter(fits).unwrap_or_else(|| text("board-students-short"));
        [students, text("hand-size")].iter().flat_map(|part| width::wrap(part, room)).collect()
    }

    /// What keeps a player from winning, playing or hiding something, in a few words each.
    fn holds(&self, player: &PlayerView) -> Vec<String> {
        let locale = self.narrator.locale;
        let barred = player.barred.iter().map(|kind| {
            let kind = locale.text_with("kind-many", &[("kind", kind.word().into())]);
            locale.text_with("hold-barred", &[("kinds", kind.into())])
        });
        let engineer = player.engineer.then(|| locale.text("hold-engineer"));
        let open = player.open.then(|| locale.text("hold-open"));
        engineer.into_iter().chain(barred).chain(open).collect()
    }

    fn tokens(&self, cards: &[Spot]) -> Vec<Token> {
        cards
            .iter()
            .map(|spot| {
                let card = self.narrator.deck.card(spot.card);
                let number = self.asked.and_then(|asked| asked.number_at(spot));
                let number = number.map_or_else(String::new, |number| format!("[{number}] "));
                let copies = copies(spot.copies);
                Token {
                    badge: Some((card::sign(card.card_type), Role::Card(card.card_type))),
                    ..Token::new(match spot.zone {
                        Zone::Table => format!("{number}{}{copies}", card.name),
                        Zone::Hand => format!("{number}({}{copies})", card.name),
                    })
                }
            })
            .collect()
    }
}

/// A column for each player; below each other where they are too narrow, with the lines that each needs if there are so
/// many, else most of them for the marked one.
fn columns(area: Rect, seats: &[Seat], marked: Option<Seat>, needed: &[u16]) -> Vec<Rect> {
    let count = seats.len() as u16;
    if count == 0 {
        return Vec::new();
    }
    if area.width / count >= PLAYER_COLUMNS {
        return Layout::horizontal(vec![Constraint::Fill(1); seats.len()]).spacing(1).split(area).to_vec();
    }
    if needed.iter().copied().fold(0, u16::saturating_add) <= area.height {
        return Layout::vertical(needed.iter().map(|&lines| Constraint::Length(lines))).split(area).to_vec();
    }
    let wide = seats.iter().position(|&seat| Some(seat) == marked).unwrap_or_default();
    let height = |index: usize| if index == wide { Constraint::Fill(1) } else { Constraint::Length(2) };
    Layout::vertical((0..seats.len()).map(height)).split(area).to_vec()
}

/// The way to victory as a bar.
fn bar(player: &PlayerView) -> String {
    let students = player.classroom.len();
    format!("{}{}", "#".repeat(students), ".".repeat(STUDENTS_TO_WIN.saturating_sub(students)))
}
