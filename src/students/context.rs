//! The whole state of a game: who is to play, where every card lies, what part of the round it is, what
//! is asked and what is suspended.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::action::{impedire, ingegnere, mostra};
use super::card::CardType;
use super::decision::Decision;
use super::deck::{CardId, Deck, TypeSet};
use super::frame::Frame;
use super::piles::{Piles, Place};
use super::position::{Holdings, Position, PositionError};
use super::ring::PlayerRing;
use super::standing::Standing;
use super::{MAX_PLAYERS, MIN_PLAYERS};
use crate::engine::{Options, Seat};

/// The part of a round (RULES, "A round").
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The round is about to begin; a save holds the game at this point.
    Begin,
    /// The `INIZIO` cards take effect, then the current player draws.
    Opening,
    /// The current player's action.
    Play,
    /// Discards down to the hand limit, then victory or the next round.
    End,
}

/// A game of Unstable Students at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameContext {
    pub(super) deck: Arc<Deck>,
    pub(super) piles: Piles,
    /// By seat.
    standing: [Standing; MAX_PLAYERS],
    pub(super) ring: PlayerRing,
    pub(super) round: u32,
    pub(super) phase: Phase,
    /// Whether each owner chooses what `ELIMINA` on several players takes (table option *chooser*).
    pub(super) owner_chooses: bool,
    /// The `INIZIO` cards of this round that have yet to take effect, the next one last.
    pub(super) waiting: Vec<CardId>,
    pub(super) stack: Vec<Frame>,
    pub(super) decision: Option<Decision>,
    pub(super) winner: Option<Seat>,
}

impl GameContext {
    /// A game at the beginning of a round, with every card where `position` says.
    ///
    /// # Errors
    /// The position has other cards than the deck, or cards where their type may not lie, or impossible
    /// numbers. Two identical cards in one zone, as real saves have them, are no error.
    pub fn from_position(
        deck: Arc<Deck>,
        position: &Position,
        options: &Options,
    ) -> Result<Self, PositionError> {
        Self::assembled(deck, position, &[], options)
    }

    /// As [`Self::from_position`], with cards in play besides.
    pub(super) fn assembled(
        deck: Arc<Deck>,
        position: &Position,
        in_play: &[CardId],
        options: &Options,
    ) -> Result<Self, PositionError> {
        let players = position.players.len();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players) {
            return Err(PositionError::Players(players));
        }
        if position.current.index() >= players {
            return Err(PositionError::Current(position.current.index()));
        }
        if position.round == 0 {
            return Err(PositionError::Round);
        }
        check_copies(&deck, position, in_play)?;
        check_zones(&deck, position)?;
        let held = |seat: Seat, zone: fn(&Holdings) -> &Vec<CardId>| -> &[CardId] {
            position.players.get(seat.index()).map_or(&[], |player| zone(player))
        };
        let piles = Piles::new(|place| match place {
            Place::Hand(seat) => held(seat, |player| &player.hand),
            Place::Classroom(seat) => held(seat, |player| &player.classroom),
            Place::BonusMalus(seat) => held(seat, |player| &player.bonus_malus),
            Place::InPlay => in_play,
            Place::Draw => &position.draw,
            Place::Discard => &position.discard,
            Place::StudyRoom => &position.study_room,
        });
        let standing =
            std::array::from_fn(|seat| Standing::of(&deck, piles.at(Place::BonusMalus(Seat::new(seat)))));
        Ok(Self {
            piles,
            standing,
            deck,
            ring: PlayerRing::new(players, position.current),
            round: position.round,
            phase: Phase::Begin,
            owner_chooses: options.chose(super::game::CHOOSER, super::game::CHOOSER_OWNER),
            waiting: Vec::new(),
            stack: Vec::new(),
            decision: None,
            winner: None,
        })
    }

    /// Where every card lies. At the beginning of a round [`Self::from_position`] gives the same game; at
    /// other moments, suspended work and cards in play are not part of it.
    #[must_use]
    pub fn position(&self) -> Position {
        let cards = |place| self.cards(place).to_vec();
        Position {
            round: self.round,
            current: self.ring.current(),
            players: self
                .ring
                .seats()
                .iter()
                .map(|seat| Holdings {
                    hand: cards(Place::Hand(seat)),
                    classroom: cards(Place::Classroom(seat)),
                    bonus_malus: cards(Place::BonusMalus(seat)),
                })
                .collect(),
            draw: cards(Place::Draw),
            discard: cards(Place::Discard),
            study_room: cards(Place::StudyRoom),
        }
    }

    /// The deck the game is played with.
    #[must_use]
    pub const fn deck(&self) -> &Arc<Deck> {
        &self.deck
    }

    /// The cards at a place, front first. This is the open truth: players get a [`super::View`].
    #[must_use]
    #[inline]
    pub fn cards(&self, place: Place) -> &[CardId] {
        self.piles.at(place)
    }

    /// The players and whose round it is.
    #[must_use]
    pub const fn ring(&self) -> PlayerRing {
        self.ring
    }

    /// The number of the round, from 1.
    #[must_use]
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// The part of the round.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// What is asked, and of whom.
    #[must_use]
    pub const fn decision(&self) -> Option<Decision> {
        self.decision
    }

    /// Who has won.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Whether a `MOSTRA` effect opens the player's hand to all.
    #[must_use]
    #[inline]
    pub fn is_open(&self, seat: Seat) -> bool {
        mostra::is_open(self, seat)
    }

    /// Whether an `INGEGNERE` effect keeps the player from winning.
    #[must_use]
    pub fn is_engineer(&self, seat: Seat) -> bool {
        ingegnere::holds(self, seat)
    }

    /// Whether an `IMPEDIRE` effect bars the player from playing cards of this type.
    #[must_use]
    #[inline]
    pub fn is_barred(&self, seat: Seat, card: CardType) -> bool {
        self.barred(seat).has(card)
    }

    /// The types that `IMPEDIRE` effects bar the player from playing.
    #[inline]
    pub(super) fn barred(&self, seat: Seat) -> TypeSet {
        impedire::barred(self, seat)
    }

    /// What lasts before a player.
    #[inline]
    pub(super) const fn standing(&self, seat: Seat) -> Standing {
        self.standing[seat.index()]
    }

    /// Moves the card at `index` of a place to the front of another place.
    #[inline]
    pub(super) fn shift(&mut self, from: Place, index: usize, to: Place) {
        self.piles.shift(from, index, to);
        for place in [from, to] {
            if let Place::BonusMalus(seat) = place {
                self.standing[seat.index()] = Standing::of(&self.deck, self.piles.at(place));
            }
        }
    }

    /// The zone of `owner` in which cards of this type lie; none for cards that lie in no zone.
    pub(super) const fn zone(owner: Seat, card: CardType) -> Option<Place> {
        if card.is_student() {
            Some(Place::Classroom(owner))
        } else if card.is_bonus_malus() {
            Some(Place::BonusMalus(owner))
        } else {
            None
        }
    }

    #[inline]
    pub(super) fn type_of(&self, card: CardId) -> CardType {
        self.deck.facts(card).card_type
    }

    /// Where a card with this number lies at a place, front first.
    #[inline]
    pub(super) fn find(&self, place: Place, card: CardId) -> Option<usize> {
        self.cards(place).iter().position(|&other| other == card)
    }

    /// Whether the player's zone for this card has an identical one.
    pub(super) fn has_identical(&self, owner: Seat, card: CardId) -> bool {
        let facts = self.deck.facts(card);
        Self::zone(owner, facts.card_type).is_some_and(|zone| {
            self.cards(zone).iter().any(|&other| self.deck.facts(other).name == facts.name)
        })
    }

    /// The cards of a player's classroom and then of the bonus-malus.
    #[inline]
    pub(super) fn table(&self, owner: Seat) -> &[CardId] {
        self.piles.table(owner)
    }

    /// All cards of a player's classroom and bonus-malus that `kind` matches, front first.
    pub(super) fn on_table(&self, owner: Seat, kind: CardType) -> impl Iterator<Item = CardId> {
        let types = TypeSet::of(kind);
        self.table(owner).iter().copied().filter(move |&card| types.has(self.type_of(card)))
    }

    /// All cards of a player's hand that `kind` matches, front first.
    pub(super) fn in_hand(&self, owner: Seat, kind: CardType) -> impl Iterator<Item = CardId> {
        let types = TypeSet::of(kind);
        self.cards(Place::Hand(owner)).iter().copied().filter(move |&card| types.has(self.type_of(card)))
    }
}

/// Every copy of the deck must lie somewhere, and nothing else may.
fn check_copies(deck: &Deck, position: &Position, in_play: &[CardId]) -> Result<(), PositionError> {
    let mut found = vec![0_usize; deck.ids().count()];
    let piles = [&position.draw, &position.discard, &position.study_room];
    let held =
        position.players.iter().flat_map(|player| [&player.hand, &player.classroom, &player.bonus_malus]);
    for &CardId(number) in piles.into_iter().chain(held).flatten().chain(in_play) {
        match found.get_mut(usize::from(number)) {
            Some(count) => *count += 1,
            None => return Err(PositionError::Copies(number, 1, 0)),
        }
    }
    for (id, count) in deck.ids().zip(found) {
        if count != deck.copies(id) {
            return Err(PositionError::Copies(id.0, count, deck.copies(id)));
        }
    }
    Ok(())
}

/// Classrooms hold students, bonus-malus zones BONUS and MALUS, the study room MATRICOLA cards.
fn check_zones(deck: &Deck, position: &Position) -> Result<(), PositionError> {
    let check = |cards: &[CardId], zone, fits: fn(CardType) -> bool| match cards
        .iter()
        .find(|&&card| !fits(deck.card(card).card_type))
    {
        Some(card) => Err(PositionError::WrongZone(card.0, zone)),
        None => Ok(()),
    };
    for player in &position.players {
        check(&player.classroom, "classroom", CardType::is_student)?;
        check(&player.bonus_malus, "bonus-malus", CardType::is_bonus_malus)?;
    }
    check(&position.study_room, "study room", |kind| kind == CardType::Matricola)
}
