//! Events, questions and answers in few words, so that a test reads like the game it tells of.

use unstable_students::engine::Seat;
use unstable_students::students::{CardId, Decision, Deck, Event, Move, Question};

/// Who sits where.
const NAMES: [&str; 4] = ["ada", "bruno", "carla", "dario"];

/// The name of the player at a seat.
pub fn player(seat: Seat) -> &'static str {
    NAMES[seat.index()]
}

/// The name of a card; `?` where it is hidden.
fn hidden(deck: &Deck, card: Option<CardId>) -> &str {
    card.map_or("?", |card| deck.card(card).name.as_str())
}

/// An event.
pub fn event(deck: &Deck, event: &Event) -> String {
    let name = |card: CardId| deck.card(card).name.as_str();
    match *event {
        Event::RoundBegan { round, seat } => format!("round {round} of {}", player(seat)),
        Event::Drew { seat, card, .. } => format!("{} draws {}", player(seat), hidden(deck, card)),
        Event::NothingToDraw { seat } => format!("{} finds nothing to draw", player(seat)),
        Event::Reshuffled { cards } => format!("{cards} discards are shuffled"),
        Event::Played { seat, card, on: None } => format!("{} plays {}", player(seat), name(card)),
        Event::Played { seat, card, on: Some(on) } => {
            format!("{} plays {} on {}", player(seat), name(card), player(on))
        }
        Event::PlayedInVain { seat, card, owner } => {
            format!("{} plays {} in vain on {}", player(seat), name(card), player(owner))
        }
        Event::Triggered { seat, card } => format!("{} of {} takes effect", name(card), player(seat)),
        Event::Declined { seat, card } => format!("{} declines {}", player(seat), name(card)),
        Event::Targeted { seat, card, target } => {
            format!("{} aims {} at {}", player(seat), name(card), player(target))
        }
        Event::Lost { effect, seat, .. } => format!("{} on {} is lost", effect.action.word(), player(seat)),
        Event::MayPlay { seat, .. } => format!("{} may play", player(seat)),
        Event::Eliminated { by, owner, card } => {
            format!("{} eliminates {} of {}", player(by), name(card), player(owner))
        }
        Event::Stolen { by, owner, card } => {
            format!("{} steals {} of {}", player(by), name(card), player(owner))
        }
        Event::NoRoom { seat, card } => format!("{} finds no room with {}", name(card), player(seat)),
        Event::Discarded { seat, card, at_random: false } => {
            format!("{} discards {}", player(seat), name(card))
        }
        Event::Discarded { seat, card, at_random: true } => format!("{} loses {}", player(seat), name(card)),
        Event::DrawnInVain { seat, card } => format!("{} throws {} away", player(seat), name(card)),
        Event::Taken { by, from, card, .. } => {
            format!("{} takes {} from {}", player(by), hidden(deck, card), player(from))
        }
        Event::Swapped { seat, other } => format!("{} swaps hands with {}", player(seat), player(other)),
        Event::Defended { seat, card, against, .. } => {
            format!("{} answers {} with {}", player(seat), name(against), name(card))
        }
        Event::Blocked { card, discarded: false } => format!("{} is blocked", name(card)),
        Event::Blocked { card, discarded: true } => format!("{} is blocked and discarded", name(card)),
        Event::RoundEnded { round, seat } => format!("round {round} of {} ends", player(seat)),
        Event::Won { seat, students } => format!("{} wins with {students} students", player(seat)),
    }
}

/// A question, with whom it is asked of.
pub fn question(deck: &Deck, decision: Option<Decision>) -> String {
    let Some(Decision { seat, question }) = decision else { return "nobody".to_owned() };
    let name = |card: CardId| deck.card(card).name.as_str();
    let asked = match question {
        Question::Action => "action".to_owned(),
        Question::PlayCard { kind, .. } => format!("play {}", kind.word()),
        Question::Recipient { card, .. } => format!("{} before whom", name(card)),
        Question::Duplicate { card, owner, .. } => format!("{} in vain on {}", name(card), player(owner)),
        Question::UseEffects { card } => format!("use {}", name(card)),
        Question::Target { card } => format!("aim {}", name(card)),
        Question::Eliminate { owner, kind, .. } => format!("eliminate {} of {}", kind.word(), player(owner)),
        Question::Steal { owner, kind, .. } => format!("steal {} of {}", kind.word(), player(owner)),
        Question::Discard { kind, .. } => format!("discard {}", kind.word()),
        Question::Defend { card, effect: None, .. } => format!("block {}", name(card)),
        Question::Defend { card, effect: Some(effect), .. } => {
            format!("block {} of {}", effect.action.word(), name(card))
        }
    };
    format!("{}: {asked}?", player(seat))
}

/// An answer.
pub fn answer(deck: &Deck, choice: &Move) -> String {
    let name = |card: CardId| deck.card(card).name.as_str().to_owned();
    match *choice {
        Move::Draw => "draw".to_owned(),
        Move::Yes => "yes".to_owned(),
        Move::No => "no".to_owned(),
        Move::Play(card) | Move::Pick(card) | Move::Defend(card) => name(card),
        Move::Player(seat) => player(seat).to_owned(),
    }
}
