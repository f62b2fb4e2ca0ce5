//! The table as one viewer sees it, drawn from a `View` and nothing else: header, players, hand, question.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::asked::Asked;
use super::layout::{self, Areas, Need};
use super::spot::{self, Part, Spot, Zone, spots};
use crate::engine::Seat;
use crate::students::{PlayerView, STUDENTS_TO_WIN, View};
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::card::{self, Grid, Shown};
use crate::ui::full::widget::token::{self, Flow, Token};
use crate::ui::full::widget::{panel, text};
use crate::ui::sentence::{Narrator, card_effects};
use crate::ui::width;

/// Narrower columns of players do not go beside each other.
const COLUMN: u16 = 18;

/// What is drawn.
pub struct Scene<'a> {
    /// What the viewer may see.
    pub view: &'a View,
    /// The words for it.
    pub narrator: Narrator<'a>,
    /// The question, once it is there.
    pub asked: Option<&'a Asked>,
    /// What to say where nothing is asked.
    pub message: Option<String>,
    /// Which part has the keys.
    pub focus: Part,
    /// What is marked in each part.
    pub marks: Marks,
}

/// The number of what is marked in each part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The choice.
    pub choice: usize,
    /// The card of the hand.
    pub hand: usize,
    /// The own card on the table.
    pub own: usize,
    /// The card of another player.
    pub others: usize,
}

/// What lies at a place of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A choice.
    Choice(usize),
    /// A card of a part.
    Card(Part, usize),
    /// A part.
    Part(Part),
}

/// What lies where; later places lie above earlier ones.
pub type Places = Vec<(Rect, Target)>;

impl Marks {
    /// The mark of a part, to be moved.
    pub const fn of(&mut self, part: Part) -> Option<&mut usize> {
        match part {
            Part::Question => Some(&mut self.choice),
            Part::Hand => Some(&mut self.hand),
            Part::Own => Some(&mut self.own),
            Part::Others => Some(&mut self.others),
            Part::Story => None,
        }
    }

    /// The number of what is marked in a part.
    #[must_use]
    pub const fn get(mut self, part: Part) -> Option<usize> {
        match self.of(part) {
            Some(mark) => Some(*mark),
            None => None,
        }
    }
}

impl Scene<'_> {
    /// Draws everything; `story` draws its part. Gives what lies where.
    pub fn draw(
        &self,
        area: Rect,
        story: impl FnOnce(Rect, &mut Buffer),
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) -> Places {
        buffer.set_style(area, context.style(Role::Text));
        let areas = self.areas(area, context);
        let mut places = Places::new();
        self.header(areas.header, buffer, context);
        self.players(&areas, &mut places, buffer, context);
        self.hand(areas.hand, &mut places, buffer, context);
        if !areas.story.is_empty() {
            places.push((areas.story, Target::Part(Part::Story)));
            let title = context.text("part-story");
            let inner = panel::section(areas.story, &title, self.has_keys(Part::Story), buffer, context);
            story(inner, buffer);
        }
        self.question(areas.question, &mut places, buffer, context);
        places
    }

    fn areas(&self, area: Rect, context: &Context<'_>) -> Areas {
        let hand = self.hand_cards();
        let own = self.shown(&spots(self.view, Part::Own));
        let boxes =
            |cards: &[Shown<'_>], width: u16| Grid::new(cards, width, context).map(|grid| grid.height() + 1);
        let need = Need {
            focus: self.focus,
            question: &|width| self.question_lines(width),
            players: &|width, with_own| self.players_lines(width, with_own),
            hand: (hand.len() as u16).max(1) + 1,
            hand_boxes: &|width| boxes(&hand, width),
            own_boxes: &|width| boxes(&own, width),
        };
        layout::divide(area, &need)
    }

    fn has_keys(&self, part: Part) -> bool {
        self.focus == part
    }

    /// The round and the piles, as much of it as the line has room for.
    fn header(&self, area: Rect, buffer: &mut Buffer, context: &Context<'_>) {
        let view = self.view;
        let left = match view.winner {
            Some(winner) => {
                context.text_with("table-won", &[("player", self.narrator.player(winner).into())])
            }
            None => {
                let player = self.narrator.player(view.current).into();
                context.text_with("table-round", &[("round", view.round.into()), ("player", player)])
            }
        };
        let piles = [
            ("draw", view.draw.into()),
            ("discard", view.discard.len().into()),
            ("study_room", view.study_room.len().into()),
        ];
        let room = usize::from(area.width);
        let used = width::columns(&left) + 2;
        let right = ["table-piles", "board-piles-short"]
            .map(|key| context.text_with(key, &piles))
            .into_iter()
            .find(|right| used + width::columns(right) <= room);
        text::line(area, 0, &left, context.style(Role::Title), buffer);
        if let Some(right) = right {
            let columns = width::columns(&right) as u16;
            let place = Rect { x: area.right() - columns, width: columns, ..area };
            text::line(place, 0, &right, context.style(Role::Text), buffer);
            let names: Vec<&str> = view.in_play.iter().map(|&card| self.narrator.card(card)).collect();
            let between = room - usize::from(columns) - used;
            if !names.is_empty() && between > 12 {
                let cards = [("cards", names.join(", ").into())];
                let cards = width::cut(&context.text_with("table-in-play", &cards), between).into_owned();
                let place = Rect { x: area.x + used as u16, width: between as u16, ..area };
                text::line(place, 0, &cards, context.style(Role::Text), buffer);
            }
        }
    }

    /// The columns of the players, and the viewer's own cards where they have a row of their own.
    fn players(&self, areas: &Areas, places: &mut Places, buffer: &mut Buffer, context: &Context<'_>) {
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
        for (&seat, column) in seats.iter().zip(columns(areas.players, &seats, marked)) {
            self.player(column, seat, places, buffer, context);
        }
    }

    /// Whether all parts are seen at once.
    const fn is_whole(&self, areas: &Areas) -> bool {
        areas.question.height > 0
    }

    /// Whose columns are shown.
    fn column_seats(&self, with_own: bool) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.view.viewer;
        spot::order(self.view).filter(move |&seat| with_own || Some(seat) != viewer)
    }

    /// The lines that the highest column needs.
    fn players_lines(&self, room: u16, with_own: bool) -> u16 {
        let seats: Vec<Seat> = self.column_seats(with_own).collect();
        let count = (seats.len() as u16).max(1);
        let column = (room.saturating_sub(count - 1) / count).max(1);
        let lines = |&seat: &Seat| {
            let about = self.about(seat, column).len();
            let tokens = self.tokens(&spot::of_player(self.view, seat));
            1 + about + token::lines(&tokens, column, Flow::Filled)
        };
        seats.iter().map(lines).max().unwrap_or_default() as u16
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
        let title = format!("{}: {}", self.title(seat), about.collect::<Vec<_>>().join(" "));
        let inner = panel::section(area, &title, self.has_keys(Part::Own), buffer, context);
        let marked = self.marked(Part::Own, &cards);
        let drawn = card::draw(inner, &shown, marked, self.has_keys(Part::Own), buffer, context);
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
        let inner = panel::section(area, &self.title(seat), has_keys, buffer, context);
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

    fn title(&self, seat: Seat) -> String {
        let name = self.narrator.player(seat);
        let name = if Some(seat) == self.view.viewer {
            self.narrator.locale.text_with("answer-player-self", &[("player", name.into())])
        } else {
            name.to_owned()
        };
        if seat == self.view.current { format!("* {name}") } else { name }
    }

    /// Progress, hand, and what holds a player, on lines of a width.
    fn about(&self, seat: Seat, room: u16) -> Vec<(String, Role)> {
        let Some(player) = self.view.players.get(seat.index()) else { return Vec::new() };
        let room = usize::from(room);
        let progress = self.narrator.locale.text_with(
            "board-progress",
            &[
                ("bar", bar(player).into()),
                ("students", player.classroom.len().into()),
                ("goal", STUDENTS_TO_WIN.into()),
                ("hand", player.hand.len().into()),
            ],
        );
        let mut lines: Vec<(String, Role)> =
            width::wrap(&progress, room).into_iter().map(|line| (line, Role::Text)).collect();
        let holds = self.holds(player);
        if !holds.is_empty() {
            let wrapped = width::wrap_hanging(&format!("! {}", holds.join(", ")), room, 2);
            lines.extend(wrapped.into_iter().map(|line| (line, Role::Bad)));
        }
        lines
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
                let zone = if spot.zone == Zone::Hand { "?" } else { "" };
                Token {
                    badge: Some((card::sign(card.card_type), Role::Card(card.card_type))),
                    ..Token::new(format!("{number}{}{copies}{zone}", card.name))
                }
            })
            .collect()
    }

    /// The hand, as boxes or as a list.
    fn hand(&self, area: Rect, places: &mut Places, buffer: &mut Buffer, context: &Context<'_>) {
        let Some(seat) = self.view.viewer.filter(|_| !area.is_empty()) else { return };
        places.push((area, Target::Part(Part::Hand)));
        let cards = spots(self.view, Part::Hand);
        let count: usize = cards.iter().map(|spot| spot.copies).sum();
        let values = [("player", self.narrator.player(seat).into()), ("count", count.into())];
        let title = context.text_with("look-hand", &values);
        let inner = panel::section(area, &title, self.has_keys(Part::Hand), buffer, context);
        let shown = self.hand_cards();
        let marked = self.marked(Part::Hand, &cards);
        let drawn = card::draw(inner, &shown, marked, self.has_keys(Part::Hand), buffer, context);
        places.extend(drawn.into_iter().map(|(index, place)| (place, Target::Card(Part::Hand, index))));
    }

    /// The cards of the hand with the numbers by which they can be chosen now.
    fn hand_cards(&self) -> Vec<Shown<'_>> {
        let cards = spots(self.view, Part::Hand);
        let mut shown = self.shown(&cards);
        for ((index, shown), spot) in shown.iter_mut().enumerate().zip(&cards) {
            let Some(asked) = self.asked.filter(|asked| asked.is_about_hand()) else { continue };
            shown.is_refused = asked.answer_at(spot).is_none();
            if asked.is_action() && self.has_keys(Part::Hand) {
                shown.caption = format!("{}{}", index + 1, shown.caption);
            }
        }
        shown
    }

    fn shown(&self, cards: &[Spot]) -> Vec<Shown<'_>> {
        cards
            .iter()
            .map(|spot| {
                let number = self.asked.and_then(|asked| asked.number_at(spot));
                let number = number.map_or_else(String::new, |number| number.to_string());
                Shown {
                    card: self.narrator.deck.card(spot.card),
                    caption: format!("{number}{}", copies(spot.copies)),
                    is_refused: false,
                }
            })
            .collect()
    }

    /// Which card of a part is marked: the one that the arrows are at, or the one that the marked choice is
    /// about.
    fn marked(&self, part: Part, cards: &[Spot]) -> Option<usize> {
        if self.has_keys(part) {
            return self.marks.get(part);
        }
        let asked = self.asked.filter(|_| self.has_keys(Part::Question))?;
        cards.iter().position(|spot| asked.is_about(self.marks.choice, spot))
    }

    /// The text of the question part, and its choices.
    fn question_parts(&self) -> (Vec<(String, Role)>, Vec<Token>) {
        let locale = self.narrator.locale;
        let Some(asked) = self.asked else {
            return (self.message.iter().map(|message| (message.clone(), Role::Title)).collect(), Vec::new());
        };
        if self.picks_from_hand() {
            let mut texts = vec![(locale.text("hand-prompt"), Role::Title)];
            if let Some(spot) = spots(self.view, Part::Hand).get(self.marks.hand) {
                texts.push(self.about_card(asked, spot));
            }
            return (texts, Vec::new());
        }
        let token = |index: usize| {
            let words = asked.text(asked.choices[index], &self.narrator);
            Token::new(format!("{} {words}", asked.number(index)))
        };
        let question = (self.narrator.question(&asked.decision), Role::Title);
        (vec![question], (0..asked.choices.len()).map(token).collect())
    }

    /// Whether a card of the hand is being chosen to be played.
    fn picks_from_hand(&self) -> bool {
        self.has_keys(Part::Hand) && self.asked.is_some_and(Asked::is_action)
    }

    /// What a card of the hand does when played, or why it cannot be played.
    fn about_card(&self, asked: &Asked, spot: &Spot) -> (String, Role) {
        match asked.refusal(spot.card) {
            Some(reason) => (self.narrator.refusal(reason), Role::Bad),
            None => {
                let card = self.narrator.deck.card(spot.card);
                (format!("{}. {}.", card.name, card_effects(card, self.narrator.locale)), Role::Text)
            }
        }
    }

    /// The lines of the question with its title. They stay as many while the mark goes through the hand.
    fn question_lines(&self, room: u16) -> u16 {
        let lines = |text: &str| width::wrap(text, room.into()).len();
        let (texts, tokens) = self.question_parts();
        let text: usize = match self.asked.filter(|_| self.picks_from_hand()) {
            Some(asked) => {
                let cards = spots(self.view, Part::Hand);
                let about = cards.iter().map(|spot| lines(&self.about_card(asked, spot).0));
                lines(&texts[0].0) + about.max().unwrap_or_default()
            }
            None => texts.iter().map(|(text, _)| lines(text)).sum(),
        };
        (1 + text + token::lines(&tokens, room, Flow::Filled)) as u16
    }

    fn question(&self, area: Rect, places: &mut Places, buffer: &mut Buffer, context: &Context<'_>) {
        if area.is_empty() {
            return;
        }
        places.push((area, Target::Part(Part::Question)));
        let has_keys = self.has_keys(Part::Question);
        let inner = panel::section(area, &context.text("part-question"), has_keys, buffer, context);
        let (texts, tokens) = self.question_parts();
        let mut line = 0;
        for (sentence, role) in &texts {
            line = text::paragraph(inner, line, sentence, context.style(*role), buffer);
        }
        let rest = Rect {
            y: inner.y.saturating_add(line).min(inner.bottom()),
            height: inner.height.saturating_sub(line),
            ..inner
        };
        let flow = if tokens.len() <= usize::from(rest.height) { Flow::Lines } else { Flow::Filled };
        let drawn = token::draw(rest, &tokens, flow, Some(self.marks.choice), has_keys, buffer, context);
        places.extend(drawn.into_iter().map(|(index, place)| (place, Target::Choice(index))));
    }
}

/// A column for each player; below each other where they are too narrow, most of it for the marked one.
fn columns(area: Rect, seats: &[Seat], marked: Option<Seat>) -> Vec<Rect> {
    let count = seats.len() as u16;
    if count == 0 {
        return Vec::new();
    }
    if area.width / count >= COLUMN {
        return Layout::horizontal(vec![Constraint::Fill(1); seats.len()]).spacing(1).split(area).to_vec();
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

fn copies(count: usize) -> String {
    if count > 1 { format!(" x{count}") } else { String::new() }
}
