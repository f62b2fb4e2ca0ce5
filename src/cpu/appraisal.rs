//! What cards and effects are worth to a player, from what that player may see. All figures are whole
//! numbers, so that they are the same on every machine.

use super::{Sight, Weights};
use crate::engine::Seat;
use crate::students::{Action, Card, CardId, CardType, Effect, STUDENTS_TO_WIN, Target, When};

/// The position as `me` weighs it.
#[derive(Clone, Copy)]
pub(super) struct Appraisal<'a> {
    pub sight: Sight<'a>,
    pub me: Seat,
    pub weights: &'a Weights,
}

impl Appraisal<'_> {
    pub fn card(&self, card: CardId) -> &Card {
        self.sight.deck().card(card)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        self.sight.ring().others(self.me)
    }

    /// How much it matters to hit a player, in hundredths: most for who wins next.
    pub fn threat(&self, seat: Seat) -> i32 {
        let students = self.sight.classroom(seat).len().min(STUDENTS_TO_WIN);
        let threat = self.weights.threat[students];
        if self.sight.is_engineer(seat) { threat / 2 } else { threat }
    }

    /// Whether a player has a card with the same name in the zone of this one.
    pub fn has_identical(&self, owner: Seat, card: CardId) -> bool {
        let named = self.card(card);
        let zone = if named.card_type.is_student() {
            self.sight.classroom(owner)
        } else {
            self.sight.bonus_malus(owner)
        };
        zone.iter().any(|&other| other == card || self.card(other).name.as_str() == named.name.as_str())
    }

    /// What a card on the table is worth to its owner; a MALUS less than nothing.
    pub fn on_table(&self, card: CardId, owner: Seat) -> i32 {
        let card = self.card(card);
        let weights = self.weights;
        if card.card_type.is_student() {
            return weights.student + if card.when == When::Fine { weights.parting } else { 0 };
        }
        let lasting: i32 = card.effects.iter().map(|&effect| self.lasting(effect, owner)).sum();
        let at_beginning =
            if card.when == When::Inizio { self.usual(card) * weights.lasting / 100 } else { 0 };
        lasting + at_beginning
    }

    /// What an effect that lasts is worth to its owner.
    fn lasting(&self, effect: Effect, owner: Seat) -> i32 {
        let weights = self.weights;
        match effect.action {
            Action::Mostra => -weights.open_hand,
            Action::Impedire if effect.card_type == CardType::Istantanea => -weights.defenceless,
            Action::Impedire if effect.card_type == CardType::All => -weights.engineer,
            Action::Impedire => -weights.barred,
            Action::Ingegnere => -weights.engineer * (100 + self.threat(owner)) / 150,
            _ => 0,
        }
    }

    /// What a card's effects are worth to its user in a usual position.
    fn usual(&self, card: &Card) -> i32 {
        let sum = card.effects.iter().map(|&effect| self.usual_effect(effect)).sum();
        if card.optional { 0.max(sum) } else { sum }
    }

    fn usual_effect(&self, effect: Effect) -> i32 {
        let weights = self.weights;
        let (own, others) = match (effect.action, effect.card_type) {
            (Action::Elimina, CardType::Malus) => (weights.barred, -weights.barred),
            (Action::Elimina, CardType::Bonus) => (-weights.keep_bonus, weights.keep_bonus),
            (Action::Elimina, CardType::All) => (-weights.student / 3, weights.student * 2 / 3),
            (Action::Elimina, _) => (-weights.student, weights.student * 2 / 3),
            (Action::Scarta, _) => (-weights.keep_magic, weights.hand_card / 2),
            (Action::Gioca, _) => (weights.play, -weights.play / 2),
            (Action::Ruba, CardType::Bonus) => (0, weights.keep_bonus * 2),
            (Action::Ruba, _) => (0, weights.student * 3 / 2),
            (Action::Pesca, CardType::All) => (weights.draw, -weights.draw / 2),
            (Action::Pesca, _) => (weights.draw / 2, -weights.draw / 4),
            (Action::Prendi, _) => (0, weights.hand_card),
            _ => (0, 0),
        };
        match effect.target {
            Target::Io => own,
            Target::Tu => others,
            Target::Voi => others * (self.sight.ring().len() as i32 - 1) / 2,
            Target::Tutti => own + others * (self.sight.ring().len() as i32 - 1) / 2,
        }
    }

    /// What a card in the own hand is worth as long as it stays there.
    pub fn in_hand(&self, card: CardId) -> i32 {
        let weights = self.weights;
        let value = match self.card(card).card_type {
            CardType::Bonus => weights.keep_bonus,
            CardType::Malus => weights.keep_malus,
            CardType::Magia => weights.keep_magic,
            CardType::Istantanea => weights.keep_defence,
            _ if self.has_identical(self.me, card) => weights.keep_student / 2,
            _ => weights.keep_student,
        };
        if self.sight.is_barred(self.me, self.card(card).card_type) { value / 2 } else { value }
    }

    /// What all effects of a card are worth now, `target` being the player whom `TU` means, if that is
    /// settled.
    pub fn effects_now(&self, card: CardId, target: Option<Seat>) -> i32 {
        let card = self.card(card);
        let aim = |seat: Seat| -> i32 {
            let effects = card.effects.iter().filter(|effect| effect.target == Target::Tu);
            effects.map(|&effect| self.on_other(effect, seat)).sum()
        };
        let aimed = match target {
            Some(seat) => aim(seat),
            None => self.others().map(aim).max().unwrap_or_default(),
        };
        let mut discarded = 0;
        let mut sum = aimed;
        for effect in card.effects.iter().filter(|effect| effect.target != Target::Tu) {
            if effect.target != Target::Voi {
                sum += self.on_me(*effect, &mut discarded);
            }
            if effect.target != Target::Io {
                sum += self.others().map(|seat| self.on_other(*effect, seat)).sum::<i32>();
            }
        }
        sum
    }

    /// What an effect of an own card brings on myself; `discarded` counts the cards discarded on the way.
    fn on_me(&self, effect: Effect, discarded: &mut usize) -> i32 {
        let kind = effect.card_type;
        match effect.action {
            Action::Elimina => -self.least_on_table(kind),
            Action::Scarta => {
                *discarded += 1;
                -self.nth_in_hand(*discarded - 1, kind)
            }
            Action::Gioca => self.weights.play,
            Action::Pesca if kind == CardType::All => self.weights.draw,
            Action::Pesca => self.weights.draw / 2,
            _ => 0,
        }
    }

    /// What I lose when I have to give a matching card from the table; less than nothing for a MALUS.
    fn least_on_table(&self, kind: CardType) -> i32 {
        self.matching(self.me, kind).map(|card| self.on_table(card, self.me)).min().unwrap_or_default()
    }

    /// The value of my matching hand card that is the `skip`-th least.
    fn nth_in_hand(&self, skip: usize, kind: CardType) -> i32 {
        let hand = self.sight.hand(self.me).unwrap_or_default();
        let mut values: Vec<i32> = hand
            .iter()
            .filter(|&&card| kind.matches(self.card(card).card_type))
            .map(|&card| self.in_hand(card))
            .collect();
        values.sort_unstable();
        values.get(skip).copied().unwrap_or_default()
    }

    /// What an effect of an own card brings when it works on another player.
    pub fn on_other(&self, effect: Effect, seat: Seat) -> i32 {
        let weights = self.weights;
        let kind = effect.card_type;
        let threat = self.threat(seat);
        let cards = self.sight.hand_len(seat) as i32;
        match effect.action {
            Action::Elimina => {
                let best = self.matching(seat, kind).map(|card| self.on_table(card, seat)).max();
                best.unwrap_or_default() * threat / 100
            }
            Action::Ruba => {
                let stealable = self.matching(seat, kind).filter(|&card| !self.has_identical(self.me, card));
                stealable.map(|card| self.steal(card, seat)).max().unwrap_or_default()
            }
            Action::Scarta if cards > 0 => weights.hand_card * threat / 150,
            Action::Prendi if cards > 0 => weights.hand_card + weights.hand_card * threat / 200,
            Action::Scambia => {
                let mine = self.sight.hand(self.me).unwrap_or_default();
                // The card with the effect has left the hand by then.
                let worth: i32 =
                    mine.iter().map(|&card| self.in_hand(card)).sum::<i32>() - weights.keep_magic;
                (cards * weights.hand_card - worth) * 2 / 3
            }
            Action::Pesca => -weights.draw * threat / 200,
            Action::Gioca => -weights.play * threat / 200,
            _ => 0,
        }
    }

    /// What stealing a card brings.
    pub fn steal(&self, card: CardId, owner: Seat) -> i32 {
        let mut value = self.on_table(card, self.me) + self.on_table(card, owner) * self.threat(owner) / 100;
        if self.card(card).card_type.is_student() {
            value += self.winning_student();
        }
        value
    }

    /// More for the student that makes the classroom complete.
    pub fn winning_student(&self) -> i32 {
        let complete = self.sight.classroom(self.me).len() + 1 >= STUDENTS_TO_WIN;
        let mine = self.sight.ring().current() == self.me && !self.sight.is_engineer(self.me);
        if complete && mine { self.weights.victory } else { 0 }
    }

    /// What an effect of another player's card costs me when it works on me.
    pub fn suffered(&self, effect: Effect, attacker: Seat) -> i32 {
        let weights = self.weights;
        let kind = effect.card_type;
        let most = self.matching(self.me, kind).map(|card| self.on_table(card, self.me)).max();
        let danger = self.sight.classroom(self.me).len().min(STUDENTS_TO_WIN) as i32;
        match effect.action {
            Action::Elimina => most.unwrap_or_default() * (80 + 8 * danger) / 100,
            Action::Ruba => most.unwrap_or_default() * (100 + self.threat(attacker)) / 100,
            Action::Scarta | Action::Prendi if self.sight.hand_len(self.me) > 0 => weights.hand_card,
            Action::Scambia => {
                let mine = self.sight.hand(self.me).unwrap_or_default();
                let worth: i32 = mine.iter().map(|&card| self.in_hand(card)).sum();
                worth - self.sight.hand_len(attacker) as i32 * weights.hand_card
            }
            _ => 0,
        }
    }

    fn matching(&self, owner: Seat, kind: CardType) -> impl Iterator<Item = CardId> {
        let cards = self.sight.classroom(owner).iter().chain(self.sight.bonus_malus(owner)).copied();
        cards.filter(move |&card| kind.matches(self.card(card).card_type))
    }
}
