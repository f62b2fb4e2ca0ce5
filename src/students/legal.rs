//! Which answers a question has: all of them listed, or one of them checked by itself, and why it is refused.
//! The two must agree, which the tests see to at every state of random play.

use super::action::{blocca, gioca, ruba};
use super::card::CardType;
use super::context::GameContext;
use super::decision::{Decision, IllegalMove, Move, Question};
use super::deck::CardId;
use super::defence;
use super::piles::Place;
use crate::engine::Seat;

/// Adds every answer to a question, each once.
pub(super) fn list(game: &GameContext, Decision { seat, question }: Decision, out: &mut Vec<Move>) {
    match question {
        Question::Action => {
            list_cards(gioca::playable(game, seat, CardType::All), Move::Play, out);
            out.push(Move::Draw);
        }
        Question::PlayCard { kind, .. } => list_cards(gioca::playable(game, seat, kind), Move::Play, out),
        Question::Recipient { .. } => out.extend(game.ring.from(seat).map(Move::Player)),
        Question::Target { .. } => out.extend(game.ring.others(seat).map(Move::Player)),
        Question::Duplicate { .. } | Question::UseEffects { .. } => out.extend([Move::Yes, Move::No]),
        Question::Eliminate { owner, kind, .. } => list_cards(game.on_table(owner, kind), Move::Pick, out),
        Question::Steal { owner, kind, .. } => {
            list_cards(ruba::stealable(game, seat, owner, kind), Move::Pick, out);
        }
        Question::Discard { kind, .. } => list_cards(game.in_hand(seat, kind), Move::Pick, out),
        Question::Defend { card, .. } => {
            list_cards(defence::defences(game, seat, game.type_of(card)), Move::Defend, out);
            out.push(Move::No);
        }
    }
}

/// Adds a move for each different card.
fn list_cards(cards: impl Iterator<Item = CardId>, of: impl Fn(CardId) -> Move, out: &mut Vec<Move>) {
    let first = out.len();
    let mut seen = 0_u64;
    for card in cards {
        // Whose bit nobody has taken yet is new; only the others have to be looked for.
        let bit = 1 << (card.0 % 64);
        if seen & bit == 0 || !out[first..].contains(&of(card)) {
            out.push(of(card));
        }
        seen |= bit;
    }
}

/// Checks an answer by itself, without listing the others.
#[inline]
pub(super) fn check(
    game: &GameContext,
    Decision { seat, question }: Decision,
    choice: Move,
) -> Result<(), IllegalMove> {
    match (question, choice) {
        (Question::Action, Move::Draw)
        | (Question::Duplicate { .. } | Question::UseEffects { .. }, Move::Yes | Move::No)
        | (Question::Defend { .. }, Move::No) => Ok(()),
        (Question::Action, Move::Play(card)) => game.may_play(seat, card, CardType::All),
        (Question::PlayCard { kind, .. }, Move::Play(card)) => game.may_play(seat, card, kind),
        (Question::Recipient { .. }, Move::Player(player)) => check_player(game, player, None),
        (Question::Target { .. }, Move::Player(player)) => check_player(game, player, Some(seat)),
        (Question::Eliminate { owner, kind, .. }, Move::Pick(card)) => {
            check_on_table(game, owner, card, kind)
        }
        (Question::Steal { owner, kind, .. }, Move::Pick(card)) => {
            check_on_table(game, owner, card, kind)?;
            if game.has_identical(seat, card) { Err(IllegalMove::HasIdentical) } else { Ok(()) }
        }
        (Question::Discard { kind, .. }, Move::Pick(card)) => check_in_hand(game, seat, card, kind),
        (Question::Defend { card: attack, .. }, Move::Defend(card)) => {
            check_in_hand(game, seat, card, CardType::All)?;
            if !blocca::blocks(game, card, game.type_of(attack)) {
                return Err(IllegalMove::CannotBlock);
            }
            check_barred(game, seat, card)
        }
        _ => Err(IllegalMove::NoAnswer),
    }
}

#[inline]
fn check_in_hand(game: &GameContext, seat: Seat, card: CardId, kind: CardType) -> Result<(), IllegalMove> {
    game.find(Place::Hand(seat), card).ok_or(IllegalMove::NotThere)?;
    if kind.matches(game.type_of(card)) { Ok(()) } else { Err(IllegalMove::WrongType(kind)) }
}

fn check_on_table(game: &GameContext, owner: Seat, card: CardId, kind: CardType) -> Result<(), IllegalMove> {
    if !game.on_table(owner, CardType::All).any(|other| other == card) {
        return Err(IllegalMove::NotThere);
    }
    if kind.matches(game.type_of(card)) { Ok(()) } else { Err(IllegalMove::WrongType(kind)) }
}

#[inline]
fn check_barred(game: &GameContext, seat: Seat, card: CardId) -> Result<(), IllegalMove> {
    let card_type = game.type_of(card);
    if game.is_barred(seat, card_type) { Err(IllegalMove::Barred(card_type)) } else { Ok(()) }
}

fn check_player(game: &GameContext, player: Seat, except: Option<Seat>) -> Result<(), IllegalMove> {
    if player.index() < game.ring.len() && Some(player) != except {
        Ok(())
    } else {
        Err(IllegalMove::NotThatPlayer)
    }
}

impl GameContext {
    /// Whether a card may be played from the player's hand where `kind` is wanted (RULES, "Playing a card").
    ///
    /// # Errors
    /// Why not.
    pub fn may_play(&self, seat: Seat, card: CardId, kind: CardType) -> Result<(), IllegalMove> {
        check_in_hand(self, seat, card, kind)?;
        if self.type_of(card) == CardType::Istantanea {
            return Err(IllegalMove::OnlyBlocks);
        }
        check_barred(self, seat, card)
    }
}
