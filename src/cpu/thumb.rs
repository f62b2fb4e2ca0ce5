//! Rules of thumb: each possible answer is weighed by itself, and the best one is made.

use super::appraisal::Appraisal;
use super::worth::Worth;
use super::{CardValue, Memory, Sight, Weights};
use crate::engine::{Random, Seat};
use crate::students::{CardId, CardType, Decision, Deck, Effect, Move, Question, STUDENTS_TO_WIN, Target};

/// What a MALUS is worth before oneself, whatever it does.
const NEVER: i32 = -10_000;
/// How often a beginner does not think, in hundredths.
const CARELESS: usize = 60;
/// What a beginner would never do, even without thinking: an answer worse than this, in hundredths of a
/// student.
const ABSURD: i32 = -20;

/// All values by which answers are weighed, for one deck.
#[derive(Clone, Debug)]
pub struct Thumb {
    weights: Weights,
    /// By the number of the card.
    cards: Vec<CardValue>,
    /// What follows from both, by the number of the card.
    worths: Vec<Worth>,
}

impl Thumb {
    /// The values in use. Cards that are not of the official deck have none of their own.
    #[must_use]
    pub fn tuned(deck: &Deck) -> Self {
        let cards = deck.ids().map(|id| CardValue::tuned(deck.card(id).name.as_str())).collect();
        Self::new(deck, Weights::TUNED, cards)
    }

    fn new(deck: &Deck, weights: Weights, cards: Vec<CardValue>) -> Self {
        let worth = |(id, value): (CardId, &CardValue)| Worth::of(deck.card(id), &weights, *value);
        let worths = deck.ids().zip(&cards).map(worth).collect();
        Self { weights, cards, worths }
    }

    /// The values of things.
    #[must_use]
    pub const fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The values of one card.
    pub(super) fn card(&self, card: CardId) -> CardValue {
        self.cards[usize::from(card.0)]
    }

    /// The values of all cards, by number.
    #[must_use]
    pub fn cards(&self) -> &[CardValue] {
        &self.cards
    }

    /// What a card is worth whatever the position.
    pub(super) fn worth(&self, card: CardId) -> &Worth {
        &self.worths[usize::from(card.0)]
    }

    /// All values one after the other, to be tuned.
    #[must_use]
    pub fn figures(&self) -> Vec<i32> {
        let Self { mut weights, mut cards, .. } = self.clone();
        weights.figures().chain(cards.iter_mut().flat_map(CardValue::figures)).map(|value| *value).collect()
    }

    /// The same with other values, in the order of [`Self::figures`].
    #[must_use]
    pub fn with_figures(&self, deck: &Deck, figures: &[i32]) -> Self {
        let Self { mut weights, mut cards, .. } = self.clone();
        let own = weights.figures().chain(cards.iter_mut().flat_map(CardValue::figures));
        own.zip(figures).for_each(|(value, figure)| *value = *figure);
        Self::new(deck, weights, cards)
    }

    /// What each of `moves` is worth to `me`, who is asked and remembers so much, in hundredths of a student.
    pub fn weigh<'a>(
        &'a self,
        sight: Sight<'a>,
        me: Seat,
        moves: &'a [Move],
        memory: &'a Memory,
    ) -> impl Iterator<Item = i32> + 'a {
        let appraisal = Appraisal::new(sight, me, self, memory);
        let decision = sight.decision();
        moves.iter().map(move |&choice| decision.map_or(0, |decision| appraisal.answer(decision, choice)))
    }

    /// The number of the best move; the first of equals.
    #[must_use]
    pub fn choose(&self, sight: Sight<'_>, me: Seat, moves: &[Move], memory: &Memory) -> usize {
        if moves.len() < 2 {
            return 0;
        }
        let mut best = (0, i32::MIN);
        for (index, value) in self.weigh(sight, me, moves, memory).enumerate() {
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }

    /// The number of a move as a beginner makes it: mostly the best, now and then any that is not absurd. It
    /// remembers nothing.
    pub(super) fn choose_carelessly(
        &self,
        sight: Sight<'_>,
        me: Seat,
        moves: &[Move],
        luck: &mut Random,
    ) -> usize {
        let best = self.choose(sight, me, moves, &Memory::NOTHING);
        if luck.below(100) >= CARELESS {
            return best;
        }
        let any = luck.below(moves.len());
        let values: Vec<i32> = self.weigh(sight, me, moves, &Memory::NOTHING).collect();
        if values[any] >= ABSURD.min(values[best]) { any } else { best }
    }
}

impl Appraisal<'_> {
    /// What an answer is worth.
    fn answer(&self, Decision { question, .. }: Decision, choice: Move) -> i32 {
        match (question, choice) {
            (_, Move::Draw) => self.draw(),
            (_, Move::Play(card)) => self.play(card),
            (Question::Recipient { card, .. }, Move::Player(seat)) => self.placed(card, seat),
            (Question::Target { card }, Move::Player(seat)) => self.effects_now(card, Some(seat)),
            (Question::Eliminate { owner, .. }, Move::Pick(card)) if owner == self.me => {
                -self.on_table(card, owner)
            }
            (Question::Eliminate { owner, .. }, Move::Pick(card)) => self.on_table(card, owner),
            (Question::Steal { owner, .. }, Move::Pick(card)) => self.steal(card, owner),
            (Question::Discard { .. }, Move::Pick(card)) => -self.in_hand(card),
            (Question::UseEffects { card }, Move::Yes) => self.effects_now(card, None),
            (Question::Duplicate { .. }, Move::Yes) => 1,
            (Question::Defend { attacker, card, effect }, Move::Defend(_)) => {
                self.saved(attacker, card, effect) + self.defence()
            }
            _ => 0,
        }
    }

    /// What playing a card from the hand is worth now.
    fn play(&self, id: CardId) -> i32 {
        let value = match self.card_type(id) {
            CardType::Bonus | CardType::Malus => {
                let seats = self.sight.ring().seats();
                seats.iter().map(|seat| self.placed(id, seat)).max().unwrap_or_default()
            }
            CardType::Magia => self.entering(id),
            _ if self.sight.has_identical(self.me, id) => 0,
            _ => self.student() + self.winning_student() + self.entering(id),
        };
        let own = self.thumb.card(id);
        let late = self.sight.classroom(self.me).len() * 2 >= STUDENTS_TO_WIN;
        value + own.played + if late { own.played_late } else { 0 }
    }

    /// What a BONUS or MALUS is worth to me before a player.
    fn placed(&self, card: CardId, owner: Seat) -> i32 {
        if self.sight.has_identical(owner, card) {
            return 0;
        }
        let value = self.on_table(card, owner);
        match self.card_type(card) {
            CardType::Malus if owner == self.me => NEVER,
            _ if owner == self.me => value,
            _ => -value * self.threat(owner) / 100,
        }
    }

    /// What a defence saves me from: the effects of the attacking card that have yet to come, on me.
    fn saved(&self, attacker: Seat, card: CardId, effect: Option<Effect>) -> i32 {
        let Some(effect) = effect else { return -self.on_table(card, self.me) };
        let effects = &self.card(card).effects;
        let first = effects.iter().position(|other| *other == effect).unwrap_or_default();
        let coming = effects.iter().skip(first).filter(|effect| effect.target != Target::Io);
        coming.map(|&effect| self.suffered(effect, attacker)).sum()
    }
}
