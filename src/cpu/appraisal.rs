//! What cards and effects are worth to a player, from what that player may see. All figures are whole
//! numbers, so that they are the same on every machine.

use super::thumb::Thumb;
use super::{Memory, Sight, Weights};
use crate::engine::Seat;
use crate::students::{Action, Card, CardId, CardType, Effect, MAX_PLAYERS, STUDENTS_TO_WIN, Target, When};

/// The position as `me` weighs it.
#[derive(Clone, Copy)]
pub(super) struct Appraisal<'a> {
    pub sight: Sight<'a>,
    pub me: Seat,
    pub thumb: &'a Thumb,
    pub weights: &'a Weights,
    memory: &'a Memory,
    /// How much it matters to hit each player, in hundredths.
    threats: [i32; MAX_PLAYERS],
    players: usize,
    /// How near the end is: the most students of any player, in four steps.
    stage: usize,
}

impl<'a> Appraisal<'a> {
    pub fn new(sight: Sight<'a>, me: Seat, thumb: &'a Thumb, memory: &'a Memory) -> Self {
        let weights = thumb.weights();
        let mut threats = [0; MAX_PLAYERS];
        let mut most = 0;
        for seat in sight.ring().seats().iter() {
            let students = sight.classroom(seat).len().min(STUDENTS_TO_WIN);
            most = most.max(students);
            let threat = weights.threat[students];
            threats[seat.index()] = if sight.is_engineer(seat) { threat / 2 } else { threat };
        }
        let players = sight.ring().len();
        Self { sight, me, thumb, weights, memory, threats, players, stage: most.clamp(2, 5) - 2 }
    }

    pub fn card(&self, card: CardId) -> &Card {
        self.sight.deck().card(card)
    }

    pub fn card_type(&self, card: CardId) -> CardType {
        self.thumb.worth(card).card_type
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        self.sight.ring().others(self.me)
    }

    /// How much it matters to hit a player, in hundredths: most for who wins next.
    pub const fn threat(&self, seat: Seat) -> i32 {
        self.threats[seat.index()]
    }

    /// What one more student is worth to me.
    pub fn student(&self) -> i32 {
        self.weights.student[self.sight.classroom(self.me).len().min(STUDENTS_TO_WIN - 1)]
    }

    /// What a card on the table is worth to its owner; a MALUS less than nothing.
    pub fn on_table(&self, id: CardId, owner: Seat) -> i32 {
        let card = self.thumb.worth(id);
        let weights = self.weights;
        if card.card_type.is_student() {
            let parting = if card.when == When::Fine { weights.parting } else { 0 };
            let others = self.sight.classroom(self.me).len().clamp(1, STUDENTS_TO_WIN) - 1;
            return parting + if owner == self.me { weights.student[others] } else { 100 };
        }
        let engineer = card.engineers * (-weights.engineer * (100 + self.threat(owner)) / 150);
        let rounds = if owner == self.me { &weights.lasting_own } else { &weights.lasting_other };
        let at_beginning =
            if card.when == When::Inizio { self.usual(id) * rounds[self.stage] / 100 } else { 0 };
        card.lasting + engineer + at_beginning
    }

    /// What a card's effects are worth to its user in a usual position.
    fn usual(&self, card: CardId) -> i32 {
        self.thumb.worth(card).usual[self.players]
    }

    /// What a card in the own hand is worth as long as it stays there.
    pub fn in_hand(&self, id: CardId) -> i32 {
        let worth = self.thumb.worth(id);
        let (value, card_type) = (worth.kept[self.players], worth.card_type);
        let is_idle = card_type.is_student() && self.sight.has_identical(self.me, id);
        if is_idle || self.sight.is_barred(self.me, card_type) { value / 2 } else { value }
    }

    /// What all effects of a card are worth now, `target` being the player whom `TU` means, if that is
    /// settled.
    pub fn effects_now(&self, card: CardId, target: Option<Seat>) -> i32 {
        let card = self.thumb.worth(card);
        let aim = |seat: Seat| -> i32 { card.aimed.iter().map(|&effect| self.on_other(effect, seat)).sum() };
        let mut sum = match target {
            _ if card.aimed.is_empty() => 0,
            Some(seat) => aim(seat),
            None => self.others().map(aim).max().unwrap_or_default(),
        };
        let mut discarded = 0;
        for effect in &card.unaimed {
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
            Action::Pesca if kind == CardType::All => self.draw(),
            Action::Pesca => self.draw() / 2,
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
        let matching = hand.iter().filter(|&&card| kind.matches(self.card_type(card)));
        let values = matching.map(|&card| self.in_hand(card));
        if skip == 0 {
            return values.min().unwrap_or_default();
        }
        let mut values: Vec<i32> = values.collect();
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
                let stealable =
                    self.matching(seat, kind).filter(|&card| !self.sight.has_identical(self.me, card));
                stealable.map(|card| self.steal(card, seat)).max().unwrap_or_default()
            }
            Action::Scarta if cards > 0 => weights.lost_card * threat / 100,
            Action::Prendi if cards > 0 => self.hand_of(seat) / cards + weights.lost_card * threat / 100,
            Action::Scambia => {
                // The card with the effect has left the hand by then.
                let mine = self.my_hand() - weights.keep[3];
                (self.hand_of(seat) - mine) * 2 / 3
            }
            Action::Pesca => -self.weights.draw[2] * threat / 200,
            Action::Gioca => -weights.play * threat / 200,
            _ => 0,
        }
    }

    /// What all cards in my hand are worth.
    fn my_hand(&self) -> i32 {
        self.sight.hand(self.me).unwrap_or_default().iter().map(|&card| self.in_hand(card)).sum()
    }

    /// What all cards in another hand would be worth to me: the known ones, and the others as any card.
    fn hand_of(&self, seat: Seat) -> i32 {
        let known = self.memory.hand(seat);
        let others = self.sight.hand_len(seat).saturating_sub(known.len()) as i32;
        known.iter().map(|&card| self.in_hand(card)).sum::<i32>() + others * self.weights.taken_card
    }

    /// What a card drawn is worth.
    pub fn draw(&self) -> i32 {
        let draw = &self.weights.draw;
        draw[self.sight.hand_len(self.me).min(draw.len() - 1)]
    }

    /// What the effects of a card that enters are worth.
    pub fn entering(&self, id: CardId) -> i32 {
        let card = self.thumb.worth(id);
        let value = if card.when == When::Subito { self.effects_now(id, None) } else { 0 };
        if card.optional { value.max(0) } else { value }
    }

    /// What spending a defence costs; less than nothing, usually.
    pub fn defence(&self) -> i32 {
        let students = self.sight.classroom(self.me).len();
        let hand = self.sight.hand(self.me).unwrap_or_default();
        let defences = hand.iter().filter(|&&card| self.card_type(card) == CardType::Istantanea).count();
        let spare = if defences > 1 { self.weights.spare_defence } else { 0 };
        self.weights.defence[(students.max(1) - 1).min(4) / 2] + spare
    }

    /// What stealing a card brings.
    pub fn steal(&self, card: CardId, owner: Seat) -> i32 {
        let taken = self.on_table(card, owner) * self.threat(owner) / 100;
        let worth = self.thumb.worth(card);
        let mine = if worth.card_type.is_student() {
            // Its effects as they usually are: it may steal a card that steals.
            let effects = if worth.when == When::Subito { self.usual(card) } else { 0 };
            self.student() + self.winning_student() + effects
        } else {
            self.on_table(card, self.me)
        };
        mine + taken
    }

    /// More for the student that makes the classroom complete.
    pub fn winning_student(&self) -> i32 {
        let complete = self.sight.classroom(self.me).len() + 1 >= STUDENTS_TO_WIN;
        let mine = self.sight.ring().current() == self.me && !self.sight.is_engineer(self.me);
        if complete && mine { Weights::VICTORY } else { 0 }
    }

    /// What an effect of another player's card costs me when it works on me.
    pub fn suffered(&self, effect: Effect, attacker: Seat) -> i32 {
        let weights = self.weights;
        let kind = effect.card_type;
        let most = self.matching(self.me, kind).map(|card| self.on_table(card, self.me)).max();
        match effect.action {
            Action::Elimina => most.unwrap_or_default(),
            Action::Ruba => most.unwrap_or_default() * (100 + self.threat(attacker)) / 100,
            Action::Scarta | Action::Prendi if self.sight.hand_len(self.me) > 0 => weights.taken_card,
            Action::Scambia => self.my_hand() - self.sight.hand_len(attacker) as i32 * weights.taken_card,
            _ => 0,
        }
    }

    fn matching(&self, owner: Seat, kind: CardType) -> impl Iterator<Item = CardId> {
        self.sight.table(owner).iter().copied().filter(move |&card| kind.matches(self.card_type(card)))
    }
}
