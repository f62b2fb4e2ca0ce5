//! From what one seat may know to a state that looks like it: for players who get views, and whose search needs
//! states. What is hidden gets any place; [`super::redeal`] deals it as often as wanted.

use std::sync::Arc;

use super::context::GameContext;
use super::deck::{CardId, Deck};
use super::position::{Holdings, Position, PositionError};
use super::view::{Hand, View};
use crate::engine::Options;

impl GameContext {
    /// A state that looks like `view`, with every hidden card anywhere it may be. Work that is suspended is no
    /// part of a view: where there is some, the state can be looked at, but not be played on from.
    ///
    /// # Errors
    /// No game with this deck looks like that.
    pub fn guessed(deck: Arc<Deck>, options: &Options, view: &View) -> Result<Self, PositionError> {
        let mut unseen = unseen(&deck, view).into_iter();
        let mut holdings = |player: &super::PlayerView| Holdings {
            hand: match &player.hand {
                Hand::Open(cards) => cards.clone(),
                Hand::Hidden(count) => unseen.by_ref().take(*count).collect(),
            },
            classroom: player.classroom.clone(),
            bonus_malus: player.bonus_malus.clone(),
        };
        let position = Position {
            round: view.round,
            current: view.current,
            players: view.players.iter().map(&mut holdings).collect(),
            draw: unseen.collect(),
            discard: view.discard.clone(),
            study_room: view.study_room.clone(),
        };
        let mut game = Self::assembled(deck, &position, &view.in_play, options)?;
        game.phase = view.phase;
        game.decision = view.decision;
        game.winner = view.winner;
        Ok(game)
    }
}

/// All copies of all cards that are not seen anywhere.
fn unseen(deck: &Deck, view: &View) -> Vec<CardId> {
    let hands = view.players.iter().filter_map(|player| match &player.hand {
        Hand::Open(cards) => Some(cards),
        Hand::Hidden(_) => None,
    });
    let tables = view.players.iter().flat_map(|player| [&player.classroom, &player.bonus_malus]);
    let piles = [&view.discard, &view.study_room, &view.in_play];
    let mut copies: Vec<usize> = deck.ids().map(|id| deck.copies(id)).collect();
    for card in hands.chain(tables).chain(piles).flatten() {
        if let Some(copies) = copies.get_mut(usize::from(card.0)) {
            *copies = copies.saturating_sub(1);
        }
    }
    deck.ids().zip(copies).flat_map(|(id, copies)| std::iter::repeat_n(id, copies)).collect()
}
