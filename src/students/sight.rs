//! What one seat may know of a game, borrowed from it: the only door between the open truth and those who
//! play. A [`super::View`] is a copy of what is seen through it.

use super::card::CardType;
use super::context::{GameContext, Phase};
use super::decision::Decision;
use super::deck::{CardId, Deck};
use super::piles::Place;
use super::ring::PlayerRing;
use crate::engine::Seat;

/// A game as one seat, or the public, may see it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    game: &'a GameContext,
    viewer: Option<Seat>,
}

impl<'a> Sight<'a> {
    /// The game as `viewer` may see it; as the public where nobody is given.
    #[must_use]
    pub const fn new(game: &'a GameContext, viewer: Option<Seat>) -> Self {
        Self { game, viewer }
    }

    /// Who looks.
    #[must_use]
    pub const fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The deck, which everybody knows.
    #[must_use]
    pub fn deck(&self) -> &'a Deck {
        self.game.deck()
    }

    /// The players and whose round it is.
    #[must_use]
    pub const fn ring(&self) -> PlayerRing {
        self.game.ring()
    }

    /// The number of the round.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.game.round()
    }

    /// The part of the round.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// The cards of a hand, front first; nothing where they are hidden from the viewer.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<&'a [CardId]> {
        let seen = self.viewer == Some(seat) || self.game.is_open(seat);
        seen.then(|| self.game.cards(Place::Hand(seat)))
    }

    /// How many cards a hand has.
    #[must_use]
    pub fn hand_len(&self, seat: Seat) -> usize {
        self.game.cards(Place::Hand(seat)).len()
    }

    /// The students of a player, front first.
    #[must_use]
    pub fn classroom(&self, seat: Seat) -> &'a [CardId] {
        self.game.cards(Place::Classroom(seat))
    }

    /// The BONUS and MALUS cards of a player, front first.
    #[must_use]
    pub fn bonus_malus(&self, seat: Seat) -> &'a [CardId] {
        self.game.cards(Place::BonusMalus(seat))
    }

    /// The students of a player and then the BONUS and MALUS cards.
    #[must_use]
    #[inline]
    pub fn table(&self, owner: Seat) -> &'a [CardId] {
        self.game.table(owner)
    }

    /// Cards whose effects are under way and that lie nowhere else.
    #[must_use]
    pub fn in_play(&self) -> &'a [CardId] {
        self.game.cards(Place::InPlay)
    }

    /// How many cards the draw pile has.
    #[must_use]
    pub fn draw_len(&self) -> usize {
        self.game.cards(Place::Draw).len()
    }

    /// The cards on the discard pile, sorted, so that their order stays unknown.
    #[must_use]
    pub fn discard(&self) -> Vec<CardId> {
        self.sorted(Place::Discard)
    }

    /// The cards in the study room, sorted, so that their order stays unknown.
    #[must_use]
    pub fn study_room(&self) -> Vec<CardId> {
        self.sorted(Place::StudyRoom)
    }

    fn sorted(&self, place: Place) -> Vec<CardId> {
        let mut cards = self.game.cards(place).to_vec();
        cards.sort_unstable();
        cards
    }

    /// Whether a `MOSTRA` effect opens a hand to all.
    #[must_use]
    pub fn is_open(&self, seat: Seat) -> bool {
        self.game.is_open(seat)
    }

    /// Whether an `INGEGNERE` effect keeps a player from winning.
    #[must_use]
    pub fn is_engineer(&self, seat: Seat) -> bool {
        self.game.is_engineer(seat)
    }

    /// Whether an `IMPEDIRE` effect bars a player from playing cards of a type.
    #[must_use]
    pub fn is_barred(&self, seat: Seat, card: CardType) -> bool {
        self.game.is_barred(seat, card)
    }

    /// Whether the zone of a player for this card has one with the same name.
    #[must_use]
    pub fn has_identical(&self, owner: Seat, card: CardId) -> bool {
        self.game.has_identical(owner, card)
    }

    /// Who has to answer.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.game.decision().map(|decision| decision.seat)
    }

    /// The question, where it is asked of the viewer.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        self.game.decision().filter(|decision| Some(decision.seat) == self.viewer)
    }

    /// Who has won.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.game.winner()
    }
}
