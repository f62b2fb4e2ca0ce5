//! BLOCCA: ends the effects of another player's card. It has no effect of its own when its card is used:
//! who may play it, when, and what it ends is [`crate::students::defence`]'s.

use crate::students::card::CardType;
use crate::students::context::GameContext;
use crate::students::deck::CardId;

/// Whether this card, being an ISTANTANEA with `SUBITO`, can block an attacking card of type `attack`.
pub fn blocks(game: &GameContext, card: CardId, attack: CardType) -> bool {
    game.deck.facts(card).blocks.has(attack)
}
