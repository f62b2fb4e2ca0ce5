//! The question that is on the screen, with its choices: for the action of a round those of the original
//! program with its numbers, else every answer with a number of its own.

use super::spot::{Part, Spot, Zone};
use crate::students::{CardId, CardType, Decision, GameContext, IllegalMove, Move, Place, Question};
use crate::ui::full::context::Context;
use crate::ui::sentence::Narrator;

/// A question with its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question.
    pub decision: Decision,
    /// What can be chosen.
    pub choices: Vec<Choice>,
    /// The number of the one that is marked at first, so that pressing Enter does no harm to oneself.
    pub first: usize,
    /// Whether playing a card was chosen, and the card is being chosen now.
    pub is_playing: bool,
    answers: Vec<Move>,
    /// The cards of the hand that cannot be played now, and why.
    refused: Vec<(CardId, IllegalMove)>,
}

/// What can be chosen at a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// An answer.
    Answer(Move),
    /// To play a card, which is chosen next.
    Play,
    /// To look at the own cards.
    Own,
    /// To look at the others.
    Others,
    /// To leave the game.
    Leave,
}

impl Asked {
    /// A question that a game asks, with all its answers.
    #[must_use]
    pub fn new(game: &GameContext, decision: Decision, answers: Vec<Move>) -> Self {
        let kind = match decision.question {
            Question::Action => Some(CardType::All),
            Question::PlayCard { kind, .. } => Some(kind),
            _ => None,
        };
        let hand = game.cards(Place::Hand(decision.seat));
        let refusal = |&card: &CardId| Some((card, game.may_play(decision.seat, card, kind?).err()?));
        let choices = match decision.question {
            Question::Action => {
                vec![Choice::Play, Choice::Answer(Move::Draw), Choice::Own, Choice::Others, Choice::Leave]
            }
            _ => answers.iter().copied().map(Choice::Answer).collect(),
        };
        let is_harmless = |choice: &Choice| match (decision.question, choice) {
            (Question::Recipient { card, .. }, Choice::Answer(Move::Player(seat))) => {
                *seat != decision.seat || game.deck().card(card).card_type != CardType::Malus
            }
            (Question::Duplicate { .. }, Choice::Answer(answer)) => *answer == Move::No,
            _ => true,
        };
        Self {
            decision,
            first: choices.iter().position(is_harmless).unwrap_or_default(),
            choices,
            is_playing: false,
            refused: hand.iter().filter_map(refusal).collect(),
            answers,
        }
    }

    /// Whether it is the action of a round.
    #[must_use]
    pub fn is_action(&self) -> bool {
        self.decision.question == Question::Action
    }

    /// The number of a choice. Leaving is 0, as it was in the original.
    #[must_use]
    pub fn number(&self, index: usize) -> usize {
        if self.choices.get(index) == Some(&Choice::Leave) { 0 } else { index + 1 }
    }

    /// The choice with a number.
    #[must_use]
    pub fn with_number(&self, number: usize) -> Option<usize> {
        (0..self.choices.len()).find(|&index| self.number(index) == number)
    }

    /// The words of a choice, without its number.
    #[must_use]
    pub fn text(&self, choice: Choice, narrator: &Narrator<'_>) -> String {
        match choice {
            Choice::Answer(answer) => narrator.answer(&self.decision, &answer),
            Choice::Play => narrator.locale.text("choice-play"),
            Choice::Own => narrator.locale.text("choice-own"),
            Choice::Others => narrator.locale.text("choice-others"),
            Choice::Leave => narrator.locale.text("choice-leave"),
        }
    }

    /// The answer that a card on the screen stands for.
    #[must_use]
    pub fn answer_at(&self, spot: &Spot) -> Option<Move> {
        self.answers.iter().copied().find(|answer| self.stands_for(answer, spot))
    }

    /// The number by which the card on the screen can be chosen at this question.
    #[must_use]
    pub fn number_at(&self, spot: &Spot) -> Option<usize> {
        let answer = Choice::Answer(self.answer_at(spot)?);
        self.choices.iter().position(|&choice| choice == answer).map(|index| self.number(index))
    }

    /// Whether a card on the screen is what a choice is about.
    #[must_use]
    pub fn is_about(&self, index: usize, spot: &Spot) -> bool {
        match self.choices.get(index) {
            Some(Choice::Answer(answer)) => self.stands_for(answer, spot),
            _ => false,
        }
    }

    fn stands_for(&self, answer: &Move, spot: &Spot) -> bool {
        let seat = self.decision.seat;
        let (card, owner, zone) = match (*answer, self.decision.question) {
            (Move::Pick(card), Question::Eliminate { owner, .. } | Question::Steal { owner, .. }) => {
                (card, owner, Zone::Table)
            }
            (Move::Play(card) | Move::Defend(card) | Move::Pick(card), _) => (card, seat, Zone::Hand),
            _ => return false,
        };
        (card, owner, zone) == (spot.card, spot.seat, spot.zone)
    }

    /// Whether cards of the hand are what is chosen from.
    #[must_use]
    pub const fn is_about_hand(&self) -> bool {
        matches!(
            self.decision.question,
            Question::Action | Question::PlayCard { .. } | Question::Discard { .. } | Question::Defend { .. }
        )
    }

    /// The part of the screen where the cards lie that are chosen from, where there is one.
    #[must_use]
    pub fn part(&self) -> Option<Part> {
        match self.decision.question {
            Question::Eliminate { owner, .. } if owner == self.decision.seat => Some(Part::Own),
            Question::Eliminate { .. } | Question::Steal { .. } => Some(Part::Others),
            _ if self.is_about_hand() => Some(Part::Hand),
            _ => None,
        }
    }

    /// Why a card of the hand cannot be played.
    #[must_use]
    pub fn refusal(&self, card: CardId) -> Option<&IllegalMove> {
        self.refused.iter().find(|(refused, _)| *refused == card).map(|(_, reason)| reason)
    }

    /// Why no card of the hand can be played, where that is so.
    #[must_use]
    pub fn nothing_playable(&self, context: &Context<'_>) -> Option<String> {
        let can_play = self.answers.iter().any(|answer| matches!(answer, Move::Play(_)));
        let key = if self.refused.is_empty() { "hand-empty" } else { "hand-nothing-playable" };
        (!can_play).then(|| context.text(key))
    }

    /// The card that asks, where a card does.
    #[must_use]
    pub const fn cause(&self) -> Option<CardId> {
        match self.decision.question {
            Question::Action => None,
            Question::Discard { cause, .. } => cause,
            Question::PlayCard { cause, .. }
            | Question::Eliminate { cause, .. }
            | Question::Steal { cause, .. } => Some(cause),
            Question::Recipient { card, .. }
            | Question::Duplicate { card, .. }
            | Question::UseEffects { card }
            | Question::Target { card }
            | Question::Defend { card, .. } => Some(card),
        }
    }

    /// The card that a choice is about.
    #[must_use]
    pub fn card(&self, index: usize) -> Option<CardId> {
        match self.choices.get(index) {
            Some(Choice::Answer(Move::Play(card) | Move::Pick(card) | Move::Defend(card))) => Some(*card),
            _ => None,
        }
    }
}
