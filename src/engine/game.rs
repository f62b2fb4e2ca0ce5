//! The contract between the engine and a game. A game is pure and deterministic: state, move and luck in,
//! new state and events out. It holds all of its rules; the engine holds none.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use super::{OptionSpec, Options, Random, Seat, SeatSet};

/// What a game is called and what it needs, known without setting it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Definition {
    /// The word by which files call the game.
    pub key: &'static str,
    /// The game's name for people.
    pub name: &'static str,
    /// The fewest seats.
    pub min_seats: usize,
    /// The most seats.
    pub max_seats: usize,
    /// The version of the rules; grows whenever the same moves could give another game.
    pub rules_version: u32,
    /// The options of a table.
    pub options: &'static [OptionSpec],
    /// The names of the figures the game reports for each player.
    pub statistics: &'static [&'static str],
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Everybody who has won; nobody in a draw.
    pub winners: SeatSet,
}

/// Who watches a game being carried on. A `Vec` of events is the simplest witness.
pub trait Witness<G: Game + ?Sized> {
    /// Something happened, and left the game in this state. Events come in order.
    fn event(&mut self, event: G::Event, state: &G::State);

    /// The game passes a point from which `Game::resume` can carry it on: what a save holds.
    fn milestone(&mut self, state: &G::State, random: &Random) {
        let _ = (state, random);
    }
}

impl<G: Game> Witness<G> for Vec<G::Event> {
    fn event(&mut self, event: G::Event, _: &G::State) {
        self.push(event);
    }
}

/// Nobody watches.
impl<G: Game> Witness<G> for () {
    fn event(&mut self, _: G::Event, _: &G::State) {}
}

/// A game: the rules as functions over a state.
///
/// At every moment after `resume` either the game is over or somebody is to act and has a legal move.
pub trait Game {
    /// What lies on the table before the game begins: a deck, a map, a prepared position.
    type Kit: Clone + Debug + Serialize + DeserializeOwned;
    /// The whole state of a game, suspended work included.
    type State: Clone + PartialEq + Debug;
    /// The answer to what is asked of a seat.
    type Move: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that happened, as facts.
    type Event: Clone + PartialEq + Debug + Serialize;
    /// What a seat, or the public, may know of a state.
    type View: Clone + PartialEq + Debug + Serialize;
    /// Why a move is refused.
    type IllegalMove: std::error::Error + Clone + PartialEq;
    /// Why a game cannot be set up.
    type SetupError: std::error::Error + Clone + PartialEq;

    /// Name, seats, options and version of the rules.
    fn definition() -> &'static Definition;

    /// A game at its first milestone: everything is dealt, nobody has been asked anything yet.
    ///
    /// # Errors
    /// The kit is not enough for that many seats, or the seats are too few or too many.
    fn setup(
        kit: &Self::Kit,
        options: &Options,
        seats: usize,
        random: &mut Random,
    ) -> Result<Self::State, Self::SetupError>;

    /// Carries a state on from a milestone to the next decision. Does nothing where one is pending.
    fn resume(state: &mut Self::State, random: &mut Random, witness: &mut impl Witness<Self>);

    /// The seats that may act now; empty at a milestone and when the game is over.
    fn to_act(state: &Self::State) -> SeatSet;

    /// Adds every legal move of `seat` to `out`, each once; none where the seat is not to act.
    fn moves(state: &Self::State, seat: Seat, out: &mut Vec<Self::Move>);

    /// Whether `seat` may make the move now.
    ///
    /// # Errors
    /// Why not.
    fn allows(state: &Self::State, seat: Seat, choice: &Self::Move) -> Result<(), Self::IllegalMove>;

    /// Makes the move and carries the state on to the next decision or the end.
    ///
    /// # Errors
    /// The move is not legal; state and luck are then unchanged and nothing was witnessed.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Move,
        random: &mut Random,
        witness: &mut impl Witness<Self>,
    ) -> Result<(), Self::IllegalMove>;

    /// How the game ended, or nothing while it goes on.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What `viewer` may know of the state; the public where nobody is given.
    fn view(state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// The event as `viewer` may see it; the public where nobody is given.
    fn seen_by(event: &Self::Event, viewer: Option<Seat>) -> Self::Event;

    /// Whether the event told somebody what was hidden from them before. Such moves cannot be undone.
    fn reveals(event: &Self::Event) -> bool;

    /// A complete state that looks the same to `seat`, with all that is hidden from it dealt anew.
    fn redeal(state: &Self::State, seat: Seat, random: &mut Random) -> Self::State;

    /// A number that tells milestones apart on every platform; suspended work is not part of it.
    fn fingerprint(state: &Self::State) -> u64;
}
