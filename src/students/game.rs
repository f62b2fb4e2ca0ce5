//! Unstable Students on the contract of the engine: setting up, legal moves, and answers to questions.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::action::{elimina, ruba};
use super::card::CardType;
use super::context::{GameContext, Phase};
use super::dealer::Dealer;
use super::decision::{Decision, IllegalMove, Move, Question, Reason};
use super::deck::{CardId, Deck};
use super::defence;
use super::event::Event;
use super::frame::Frame;
use super::position::{Holdings, Position, PositionError};
use super::redeal::redeal;
use super::sight::Sight;
use super::view::View;
use super::{CARDS_DEALT, MAX_PLAYERS, MIN_PLAYERS};
use super::{legal, playing};
use crate::engine::{
    Definition, Game, OptionKind, OptionSpec, Options, Outcome, Random, Seat, SeatSet, Witness, fingerprint,
};

/// The table option that says who chooses what `ELIMINA` on several players takes.
pub const CHOOSER: &str = "chooser";
/// Its value for each owner; the default is the user of the card.
pub const CHOOSER_OWNER: &str = "owner";
/// The table option that allows to take a move back.
pub const UNDO: &str = "undo";

/// The rules of Unstable Students.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnstableStudents {}

/// What a game is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kit {
    /// The deck.
    pub deck: Arc<Deck>,
    /// Where its cards lie already; none for a new game, which is shuffled and dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Fewer than two or more than four players.
    #[error("{0} players cannot play; {MIN_PLAYERS} to {MAX_PLAYERS} can")]
    Players(usize),
    /// The deck has too few cards to deal.
    #[error(
        "the deck has {matricole} MATRICOLA cards and {others} others; {players} players need {players} and {needed}"
    )]
    TooFewCards {
        /// Its MATRICOLA cards.
        matricole: usize,
        /// All its other cards.
        others: usize,
        /// The players.
        players: usize,
        /// The other cards they need.
        needed: usize,
    },
    /// The prepared position is for another number of players.
    #[error("the position has {0} players, the table {1}")]
    OtherPlayers(usize, usize),
    /// The prepared position is impossible.
    #[error("the position is impossible: {0}")]
    Position(#[from] PositionError),
}

const DEFINITION: Definition = Definition {
    key: "unstable-students",
    name: "Unstable Students",
    min_seats: MIN_PLAYERS,
    max_seats: MAX_PLAYERS,
    rules_version: 1,
    options: &[
        OptionSpec { key: CHOOSER, kind: OptionKind::Choice { words: &["user", CHOOSER_OWNER] } },
        OptionSpec { key: UNDO, kind: OptionKind::Bool { default: false } },
    ],
    statistics: &["wins", "games", "rounds", "discarded", "played"],
};

impl Game for UnstableStudents {
    type Kit = Kit;
    type State = GameContext;
    type Move = Move;
    type Event = Event;
    type View = View;
    type IllegalMove = IllegalMove;
    type SetupError = SetupError;

    fn definition() -> &'static Definition {
        &DEFINITION
    }

    fn setup(
        kit: &Kit,
        options: &Options,
        seats: usize,
        random: &mut Random,
    ) -> Result<GameContext, SetupError> {
        let position = match &kit.position {
            Some(position) if position.players.len() != seats => {
                return Err(SetupError::OtherPlayers(position.players.len(), seats));
            }
            Some(position) => position.clone(),
            None => deal(&kit.deck, seats, random)?,
        };
        Ok(GameContext::from_position(Arc::clone(&kit.deck), &position, options)?)
    }

    fn resume(state: &mut GameContext, random: &mut Random, witness: &mut impl Witness<Self>) {
        Dealer { game: state, random, witness }.run();
    }

    fn to_act(state: &GameContext) -> SeatSet {
        state.decision.map_or(SeatSet::EMPTY, |decision| SeatSet::only(decision.seat))
    }

    fn moves(state: &GameContext, seat: Seat, out: &mut Vec<Move>) {
        if let Some(decision) = state.decision
            && decision.seat == seat
        {
            legal::list(state, decision, out);
        }
    }

    #[inline]
    fn allows(state: &GameContext, seat: Seat, choice: &Move) -> Result<(), IllegalMove> {
        let decision = state.decision.ok_or(IllegalMove::NothingAsked)?;
        if decision.seat != seat {
            return Err(IllegalMove::NotYourTurn(decision.seat));
        }
        legal::check(state, decision, *choice)
    }

    fn play(
        state: &mut GameContext,
        seat: Seat,
        choice: &Move,
        random: &mut Random,
        witness: &mut impl Witness<Self>,
    ) -> Result<(), IllegalMove> {
        Self::allows(state, seat, choice)?;
        if let Some(decision) = state.decision.take() {
            let mut dealer = Dealer { game: state, random, witness };
            answer(&mut dealer, decision, *choice);
            dealer.run();
        }
        Ok(())
    }

    fn outcome(state: &GameContext) -> Option<Outcome> {
        state.winner.map(|seat| Outcome { winners: SeatSet::only(seat) })
    }

    fn view(state: &GameContext, viewer: Option<Seat>) -> View {
        View::new(Sight::new(state, viewer))
    }

    fn seen_by(event: &Event, viewer: Option<Seat>) -> Event {
        event.seen_by(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn redeal(state: &GameContext, seat: Seat, random: &mut Random) -> GameContext {
        redeal(state, seat, |_| &[], random)
    }

    fn fingerprint(state: &GameContext) -> u64 {
        fingerprint::of_value(&(state.position(), state.phase, state.decision, state.winner))
    }
}

/// Shuffles and deals (RULES, "Setting up"): the MATRICOLA cards into the study room, all others into the
/// draw pile; then turn by turn a MATRICOLA into each classroom and five cards into each hand.
fn deal(deck: &Deck, seats: usize, random: &mut Random) -> Result<Position, SetupError> {
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&seats) {
        return Err(SetupError::Players(seats));
    }
    let matricole = deck.count(CardType::Matricola);
    let others = deck.total() - matricole;
    let needed = seats * CARDS_DEALT;
    if matricole < seats || others < needed {
        return Err(SetupError::TooFewCards { matricole, others, players: seats, needed });
    }
    let mut draw = Vec::with_capacity(matricole + others);
    draw.extend(deck.ids().flat_map(|id| std::iter::repeat_n(id, deck.copies(id))));
    random.shuffle(&mut draw);
    let is_matricola = |card: &CardId| deck.facts(*card).card_type == CardType::Matricola;
    let mut study_room: Vec<CardId> = draw.iter().copied().filter(is_matricola).collect();
    draw.retain(|card| !is_matricola(card));
    let players = (0..seats)
        .map(|seat| Holdings {
            hand: draw[..needed].iter().skip(seat).step_by(seats).rev().copied().collect(),
            classroom: vec![study_room[seat]],
            bonus_malus: Vec::new(),
        })
        .collect();
    study_room.drain(..seats);
    draw.drain(..needed);
    Ok(Position { round: 1, current: Seat::new(0), players, draw, discard: Vec::new(), study_room })
}

/// Carries out an answer that has been checked.
#[inline]
fn answer<W: Witness<UnstableStudents>>(
    dealer: &mut Dealer<'_, W>,
    Decision { seat, question }: Decision,
    choice: Move,
) {
    match (question, choice) {
        (Question::Action, Move::Draw) => {
            dealer.game.phase = Phase::End;
            dealer.draw(seat);
        }
        (Question::Action, Move::Play(card)) => playing::play(dealer, seat, card, Reason::Action),
        (Question::PlayCard { kind, cause }, Move::Play(card)) => {
            playing::play(dealer, seat, card, Reason::Effect { kind, cause });
        }
        (Question::Recipient { card, reason }, Move::Player(owner)) => {
            playing::play_before(dealer, seat, card, owner, reason);
        }
        (Question::Duplicate { card, owner, reason }, Move::Yes) => {
            playing::play_in_vain(dealer, seat, card, owner, reason);
        }
        (Question::Duplicate { reason, .. }, Move::No) => playing::choose_anew(dealer, seat, reason),
        (Question::UseEffects { card }, Move::Yes) => dealer.report(Event::Triggered { seat, card }),
        (Question::UseEffects { card }, Move::No) => {
            dealer.game.stack.pop();
            dealer.report(Event::Declined { seat, card });
        }
        (Question::Target { card }, Move::Player(target)) => {
            if let Some(Frame::Chain(chain)) = dealer.game.stack.last_mut() {
                chain.target = Some(target);
            }
            dealer.report(Event::Targeted { seat, card, target });
        }
        (Question::Eliminate { owner, .. }, Move::Pick(card)) => {
            elimina::eliminate(dealer, seat, owner, card);
        }
        (Question::Steal { owner, .. }, Move::Pick(card)) => ruba::steal(dealer, seat, owner, card),
        (Question::Discard { .. }, Move::Pick(card)) => dealer.discard(seat, card, false),
        (Question::Defend { .. }, Move::Defend(card)) => defence::defend(dealer, seat, card),
        // Whoever does not defend lets the attack go on; nothing else passes the check.
        _ => {}
    }
}
