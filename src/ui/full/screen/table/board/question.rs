//! The question and its choices.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Places, Scene, Target};
use crate::ui::full::context::Context;
use crate::ui::full::screen::table::asked::Asked;
use crate::ui::full::screen::table::spot::{Part, Spot, spots};
use crate::ui::full::theme::Role;
use crate::ui::full::widget::token::{self, Flow, Token};
use crate::ui::full::widget::{panel, text};
use crate::ui::sentence::card_effects;
use crate::ui::width;

impl Scene<'_> {
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
        self.has_keys(Part::Hand) && self.asked.is_some_and(|asked| asked.is_playing)
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
    pub(super) fn question_lines(&self, room: u16) -> u16 {
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

    pub(super) fn question(
        &self,
        area: Rect,
        places: &mut Places,
        buffer: &mut Buffer,
        context: &Context<'_>,
    ) {
        if area.is_empty() {
            return;
        }
        places.push((area, Target::Part(Part::Question)));
        let has_keys = self.has_keys(Part::Question);
        let inner = panel::section(area, &context.text(self.title), has_keys, buffer, context);
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
