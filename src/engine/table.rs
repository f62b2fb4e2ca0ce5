//! The table referees a game: it holds the state and the luck, lets only legal moves through, collects
//! what happened and can take a move back. It is the only way in which a front may touch a game.

use thiserror::Error;

use super::{Game, Options, Outcome, Random, Seat, SeatSet, Witness};

/// A game under way.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    state: G::State,
    random: Random,
    /// The moment before the last move, where that can be taken back.
    before: Option<(G::State, Random)>,
    undo: bool,
    moves: u64,
}

/// What one move, or carrying a game on, has led to.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// What happened, in order, unfiltered.
    pub events: Vec<G::Event>,
    /// The last point passed from which the game can be resumed, and how many events came before it.
    pub milestone: Option<Milestone<G>>,
}

/// A point from which a game can be resumed: what a save holds.
#[derive(Clone, Debug)]
pub struct Milestone<G: Game> {
    /// The state.
    pub state: G::State,
    /// The luck.
    pub random: Random,
    /// How many events of the step happened before.
    pub events_before: usize,
}

/// Why a move is not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum UndoError {
    /// The options of the table do not allow it.
    #[error("this table plays without taking moves back")]
    NotAllowed,
    /// There is no last move, or luck was drawn or something hidden was revealed since.
    #[error("the last move cannot be taken back: luck or a hidden card was involved, or there is none")]
    Final,
}

impl<G: Game> Witness<G> for Step<G> {
    fn event(&mut self, event: G::Event, _: &G::State) {
        self.events.push(event);
    }

    fn milestone(&mut self, state: &G::State, random: &Random) {
        self.milestone = Some(Milestone {
            state: state.clone(),
            random: random.clone(),
            events_before: self.events.len(),
        });
    }
}

/// A step being made, and who else watches it.
struct Watched<'a, G: Game, W>(Step<G>, &'a mut W);

impl<G: Game, W: Witness<G>> Witness<G> for Watched<'_, G, W> {
    fn event(&mut self, event: G::Event, state: &G::State) {
        self.1.event(event.clone(), state);
        self.0.event(event, state);
    }

    fn milestone(&mut self, state: &G::State, random: &Random) {
        self.1.milestone(state, random);
        self.0.milestone(state, random);
    }
}

impl<G: Game> Step<G> {
    const fn new() -> Self {
        Self { events: Vec::new(), milestone: None }
    }
}

impl<G: Game> Table<G> {
    /// A table with a new game at its first milestone; `undo` says whether moves may be taken back.
    ///
    /// # Errors
    /// The kit cannot be set up for that many seats.
    pub fn new(
        kit: &G::Kit,
        options: &Options,
        seats: usize,
        mut random: Random,
        undo: bool,
    ) -> Result<Self, G::SetupError> {
        let state = G::setup(kit, options, seats, &mut random)?;
        Ok(Self::at(state, random, 0, undo))
    }

    /// A table at a milestone of a game in which `moves` moves have been made so far.
    #[must_use]
    pub const fn at(state: G::State, random: Random, moves: u64, undo: bool) -> Self {
        Self { state, random, before: None, undo, moves }
    }

    /// Carries the game on from a milestone to its next decision.
    pub fn resume(&mut self) -> Step<G> {
        self.resume_before(&mut ())
    }

    /// Likewise, and `witness` sees it.
    pub fn resume_before(&mut self, witness: &mut impl Witness<G>) -> Step<G> {
        let mut watched = Watched(Step::new(), witness);
        G::resume(&mut self.state, &mut self.random, &mut watched);
        watched.0
    }

    /// Makes a move.
    ///
    /// # Errors
    /// The move is not legal; the table is unchanged.
    pub fn play(&mut self, seat: Seat, choice: &G::Move) -> Result<Step<G>, G::IllegalMove> {
        self.play_before(seat, choice, &mut ())
    }

    /// Makes a move, and `witness` sees it.
    ///
    /// # Errors
    /// The move is not legal; the table is unchanged.
    pub fn play_before(
        &mut self,
        seat: Seat,
        choice: &G::Move,
        witness: &mut impl Witness<G>,
    ) -> Result<Step<G>, G::IllegalMove> {
        let before = self.undo.then(|| (self.state.clone(), self.random.clone()));
        let mut watched = Watched(Step::new(), witness);
        G::play(&mut self.state, seat, choice, &mut self.random, &mut watched)?;
        let step = watched.0;
        let free = step.milestone.is_none() && !step.events.iter().any(G::reveals);
        self.before = before.filter(|(_, random)| free && *random == self.random);
        self.moves += 1;
        Ok(step)
    }

    /// Whether the last move can be taken back.
    ///
    /// # Errors
    /// The options do not allow it, or the move cannot be taken back.
    pub const fn may_undo(&self) -> Result<(), UndoError> {
        match (self.undo, &self.before) {
            (false, _) => Err(UndoError::NotAllowed),
            (true, None) => Err(UndoError::Final),
            (true, Some(_)) => Ok(()),
        }
    }

    /// Takes the last move back.
    ///
    /// # Errors
    /// The options do not allow it, or the move cannot be taken back.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        self.may_undo()?;
        let (state, random) = self.before.take().ok_or(UndoError::Final)?;
        (self.state, self.random) = (state, random);
        self.moves -= 1;
        Ok(())
    }

    /// The open truth; fronts show a view of it.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The luck as it is now.
    #[must_use]
    pub const fn random(&self) -> &Random {
        &self.random
    }

    /// How many moves have been made since the game was set up.
    #[must_use]
    pub const fn moves_made(&self) -> u64 {
        self.moves
    }

    /// What `viewer` may know.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        G::view(&self.state, viewer)
    }

    /// Who may act now.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        G::to_act(&self.state)
    }

    /// Every legal move of a seat.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        G::moves(&self.state, seat, &mut moves);
        moves
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }
}
