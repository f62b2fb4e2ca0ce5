//! The table as one viewer sees it, drawn from a `View` and nothing else: header, players, hand, question.

mod player;
mod question;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::asked::Asked;
use super::layout::{self, Areas, Need};
use super::spot::{Part, Spot, spots};
use crate::students::View;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::card::{self, Grid, Mark, Shown};
use crate::ui::full::widget::{panel, text};
use crate::ui::sentence::Narrator;
use crate::ui::width;

/// What is drawn.
pub struct Scene<'a> {
    /// What the viewer may see.
    pub view: &'a View,
    /// The words for it.
    pub narrator: Narrator<'a>,
    /// The question, once it is there.
    pub asked: Option<&'a Asked>,
    /// The key of the title above the question, or above what is said instead of one.
    pub title: &'static str,
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
        self.header(&areas, buffer, context);
        self.standings(areas.standings, buffer, context);
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
            seats: self.view.players.len() as u16,
            question: &|width| self.question_lines(width),
            players: &|width, with_own| self.players_lines(width, with_own),
            // Who looks on has no hand.
            hand: if self.view.viewer.is_some() { (hand.len() as u16).clamp(1, u16::MAX - 1) + 1 } else { 0 },
            hand_boxes: &|width| boxes(&hand, width),
            own_boxes: &|width| boxes(&own, width),
        };
        layout::divide(area, &need)
    }

    fn has_keys(&self, part: Part) -> bool {
        self.focus == part
    }

    /// The round and the piles, as much of it as the line has room for; the question where it is not seen below.
    fn header(&self, areas: &Areas, buffer: &mut Buffer, context: &Context<'_>) {
        let (view, area) = (self.view, areas.header);
        let left = match view.winner {
            _ if let Some(asked) = self.asked.filter(|_| areas.question.is_empty()) => {
                self.narrator.question(&asked.decision)
            }
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
        let piles = ["table-piles", "board-piles-short"].map(|key| context.text_with(key, &piles));
        let under_way = self.under_way(context);
        // The cards under way whole, before the piles at length.
        let fits = |(under_way, piles): &(&String, &String)| {
            used + width::columns(under_way) + 2 + width::columns(piles) <= room
        };
        let both = under_way.iter().flat_map(|under_way| piles.iter().map(move |piles| (under_way, piles)));
        let (middle, right) = match both.into_iter().find(fits) {
            Some((under_way, piles)) => (Some(under_way), Some(piles)),
            None => (None, piles.iter().find(|piles| used + width::columns(piles) <= room)),
        };
        text::line(area, 0, &left, context.style(Role::Title), buffer);
        if let Some(middle) = middle {
            let place = Rect { x: area.x + used as u16, width: area.width - used as u16, ..area };
            text::line(place, 0, middle, context.style(Role::Text), buffer);
        }
        if let Some(right) = right {
            let columns = width::columns(right) as u16;
            let place = Rect { x: area.right() - columns, width: columns, ..area };
            text::line(place, 0, right, context.style(Role::Text), buffer);
        }
    }

    /// The cards under way in fewer and fewer words, at last only the newest and how many others there are.
    fn under_way(&self, context: &Context<'_>) -> Vec<String> {
        let names: Vec<&str> = self.view.in_play.iter().map(|&card| self.narrator.card(card)).collect();
        let Some((newest, others)) = names.split_last() else { return Vec::new() };
        let all = names.join(", ");
        let one = if others.is_empty() { all.clone() } else { format!("{newest} +{}", others.len()) };
        [("table-in-play", &all), ("board-in-play", &all), ("board-in-play", &one)]
            .map(|(key, cards)| context.text_with(key, &[("cards", cards.as_str().into())]))
            .into_iter()
            .chain([one.clone()])
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
        let drawn = card::draw(inner, &shown, self.mark(Part::Hand, &cards), buffer, context);
        places.extend(drawn.into_iter().map(|(index, place)| (place, Target::Card(Part::Hand, index))));
    }

    /// The cards of the hand with the numbers by which they can be chosen now.
    fn hand_cards(&self) -> Vec<Shown<'_>> {
        let cards = spots(self.view, Part::Hand);
        let mut shown = self.shown(&cards);
        for ((index, shown), spot) in shown.iter_mut().enumerate().zip(&cards) {
            let Some(asked) = self.asked.filter(|asked| asked.is_about_hand()) else { continue };
            shown.is_refused = asked.answer_at(spot).is_none();
            if asked.is_action() {
                let numbered = format!("{}{}", index + 1, shown.caption);
                shown.room = width::columns(&numbered) + 2;
                if self.has_keys(Part::Hand) {
                    shown.caption = numbered;
                }
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
                    room: 0,
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

    /// The mark of a part. Cards stay where they are in sight when the keys go to another part.
    fn mark(&self, part: Part, cards: &[Spot]) -> Mark {
        let marked = self.marked(part, cards);
        let card = marked.or(self.marks.get(part)).unwrap_or_default();
        Mark { card, is_seen: marked.is_some(), has_keys: self.has_keys(part) }
    }
}

/// How many copies of a card there are, where there are several.
fn copies(count: usize) -> String {
    if count > 1 { format!(" x{count}") } else { String::new() }
}
