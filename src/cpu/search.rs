//! Search by sampling, for any game on the contract of the engine: information-set Monte Carlo tree search
//! (Cowling, Powley and Whitehouse 2012). Each simulation deals anew what the player cannot see, goes down
//! one tree by the moves that are legal there, and plays on to the end by a policy.
//!
//! Among moves it chooses as AlphaGo does (PUCT), with the policy's own choice as the likeliest; of functions
//! that are not exact on every machine it uses none, so that the same luck gives the same choice anywhere.

use crate::engine::{Game, Random, Seat, SeatSet};

/// What a search asks of whoever knows the game.
pub trait Policy<G: Game> {
    /// A complete state that looks the same to `seat`, what it cannot see being dealt anew. Whoever remembers
    /// more than a seat sees may deal accordingly.
    fn deal(&self, state: &G::State, seat: Seat, luck: &mut Random) -> G::State {
        G::redeal(state, seat, luck)
    }

    /// What each seat may hope for in a position where a playout is broken off, by the number of the seat: its
    /// probability to win. Nobody may hope for anything where nothing is written.
    fn hopes(&self, state: &G::State, hopes: &mut Vec<f64>) {
        let _ = (state, hopes);
    }

    /// The number of a move of `seat`, of those in `moves`. It may use only what the seat can see.
    fn choose(&self, state: &G::State, seat: Seat, moves: &[G::Move], luck: &mut Random) -> usize;
}

/// How much to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulations for one choice, over all trees.
    pub simulations: usize,
    /// Trees that are grown apart and counted together. The choice depends on it, not on the threads. For the same
    /// simulations, fewer trees see further.
    pub trees: usize,
    /// Threads to grow them in; no more than there are trees have work.
    pub threads: usize,
    /// Moves of a playout, after which the policy says what may be hoped for.
    pub playout: usize,
}

/// How much a move that was tried seldom is worth trying.
const CURIOSITY: f64 = 0.7;
/// The share of the policy's choice among what is expected of all moves.
const TRUST: f64 = 0.4;

/// The number of the best move of `seat`, of those in `moves`; `luck` decides what is sampled.
pub fn choose<G: Game>(
    state: &G::State,
    seat: Seat,
    moves: &[G::Move],
    policy: &(impl Policy<G> + Sync),
    budget: Budget,
    luck: &mut Random,
) -> usize
where
    G::State: Sync,
    G::Move: Sync + Send,
{
    if moves.len() < 2 {
        return 0;
    }
    let trees = budget.trees.max(1);
    let seeds: Vec<u64> = (0..trees).map(|_| luck.below(1 << 31) as u64).collect();
    let each = budget.simulations.div_ceil(trees);
    let grow = |seed: u64| {
        Tree::<G>::grow(state, seat, policy, (each, budget.playout), Random::new(seed)).visits(moves)
    };
    let counts: Vec<Vec<u32>> = if budget.threads < 2 {
        seeds.iter().map(|&seed| grow(seed)).collect()
    } else {
        std::thread::scope(|scope| {
            let share = seeds.len().div_ceil(budget.threads);
            let workers: Vec<_> = seeds
                .chunks(share)
                .map(|seeds| scope.spawn(|| seeds.iter().map(|&seed| grow(seed)).collect::<Vec<_>>()))
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
        })
    };
    let sum = |index: usize| counts.iter().map(|visits| visits[index]).sum::<u32>();
    (0..moves.len()).rev().max_by_key(|&index| sum(index)).unwrap_or_default()
}

/// One tree of moves, whoever makes them.
struct Tree<G: Game> {
    nodes: Vec<Node<G::Move>>,
}

struct Node<M> {
    /// Who made the move that leads here, and the move; nobody's at the root.
    made: Option<(Seat, M)>,
    children: Vec<usize>,
    visits: u32,
    /// What the simulations brought to who made the move.
    reward: f64,
    prior: f64,
}

impl<G: Game> Tree<G> {
    fn grow(
        state: &G::State,
        seat: Seat,
        policy: &impl Policy<G>,
        (simulations, playout): (usize, usize),
        mut luck: Random,
    ) -> Self {
        let root = Node { made: None, children: Vec::new(), visits: 0, reward: 0.0, prior: 1.0 };
        let mut tree = Self { nodes: vec![root] };
        let (mut moves, mut path) = (Vec::new(), Vec::new());
        let mut rewards = Vec::new();
        for _ in 0..simulations {
            let mut sample = policy.deal(state, seat, &mut luck);
            path.clear();
            path.push(0);
            let mut here = 0;
            while G::outcome(&sample).is_none() {
                let Some(mover) = G::to_act(&sample).iter().next() else { break };
                moves.clear();
                G::moves(&sample, mover, &mut moves);
                let (child, is_new) = tree.descend(here, &sample, mover, &moves, policy, &mut luck);
                let Some((_, choice)) = tree.nodes[child].made.clone() else { break };
                if G::play(&mut sample, mover, &choice, &mut luck, &mut ()).is_err() {
                    break;
                }
                path.push(child);
                here = child;
                if is_new {
                    break;
                }
            }
            play_on::<G>(&mut sample, policy, playout, &mut luck, &mut moves);
            rewards.clear();
            match G::outcome(&sample) {
                Some(outcome) => share(outcome.winners, &mut rewards),
                None => policy.hopes(&sample, &mut rewards),
            }
            tree.learn(&path, &rewards);
        }
        tree
    }

    /// The node of the move to try next below `here`, and whether it was never tried before.
    fn descend(
        &mut self,
        here: usize,
        sample: &G::State,
        mover: Seat,
        moves: &[G::Move],
        policy: &impl Policy<G>,
        luck: &mut Random,
    ) -> (usize, bool) {
        let known = |tree: &Self, choice: &G::Move| {
            let is_it = |&child: &usize| {
                tree.nodes[child].made.as_ref().is_some_and(|(seat, made)| *seat == mover && made == choice)
            };
            tree.nodes[here].children.iter().copied().find(is_it)
        };
        if moves.iter().any(|choice| known(self, choice).is_none()) {
            let likeliest = policy.choose(sample, mover, moves, luck);
            let share = (1.0 - TRUST) / moves.len() as f64;
            for (index, choice) in moves.iter().enumerate() {
                if known(self, choice).is_none() {
                    let prior = share + if index == likeliest { TRUST } else { 0.0 };
                    let child = self.nodes.len();
                    self.nodes.push(Node {
                        made: Some((mover, choice.clone())),
                        children: Vec::new(),
                        visits: 0,
                        reward: 0.0,
                        prior,
                    });
                    self.nodes[here].children.push(child);
                }
            }
        }
        let tried: u32 =
            moves.iter().filter_map(|choice| known(self, choice)).map(|child| self.nodes[child].visits).sum();
        let root = f64::from(tried + 1).sqrt();
        let hope = self.hope(here);
        let value = |child: usize| {
            let node = &self.nodes[child];
            let visits = f64::from(node.visits);
            let mean = if node.visits == 0 { hope } else { node.reward / visits };
            mean + CURIOSITY * node.prior * root / (1.0 + visits)
        };
        let children = moves.iter().filter_map(|choice| known(self, choice));
        let best = children.reduce(|best, child| if value(child) > value(best) { child } else { best });
        let best = best.unwrap_or(here);
        (best, self.nodes[best].visits == 0)
    }

    /// What is expected of a move that was never tried: a little less than of those that were.
    fn hope(&self, here: usize) -> f64 {
        let children = self.nodes[here].children.iter().map(|&child| &self.nodes[child]);
        let (reward, visits) = children
            .fold((0.0, 0_u32), |(reward, visits), node| (reward + node.reward, visits + node.visits));
        if visits == 0 { 0.5 } else { reward / f64::from(visits) - 0.05 }
    }

    /// Counts what a simulation has brought, by seat, for every move on its way.
    fn learn(&mut self, path: &[usize], rewards: &[f64]) {
        for &index in path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            if let Some((seat, _)) = &node.made {
                node.reward += rewards.get(seat.index()).copied().unwrap_or_default();
            }
        }
    }

    /// How often each move was tried at the root.
    fn visits(&self, moves: &[G::Move]) -> Vec<u32> {
        let visits = |choice: &G::Move| {
            let children = self.nodes[0].children.iter().map(|&child| &self.nodes[child]);
            children
                .filter(|node| node.made.as_ref().is_some_and(|(_, made)| made == choice))
                .map(|node| node.visits)
                .sum()
        };
        moves.iter().map(visits).collect()
    }
}

/// Plays a sample on by the policy, for so many moves at most.
fn play_on<G: Game>(
    sample: &mut G::State,
    policy: &impl Policy<G>,
    longest: usize,
    luck: &mut Random,
    moves: &mut Vec<G::Move>,
) {
    for _ in 0..longest {
        let Some(mover) = G::to_act(sample).iter().next() else { return };
        moves.clear();
        G::moves(sample, mover, moves);
        let choice = policy.choose(sample, mover, moves, luck);
        let Some(choice) = moves.get(choice).cloned() else { return };
        if G::play(sample, mover, &choice, luck, &mut ()).is_err() {
            return;
        }
    }
}

/// Shares a victory among its winners.
fn share(winners: SeatSet, rewards: &mut Vec<f64>) {
    let part = 1.0 / winners.iter().count().max(1) as f64;
    for seat in winners.iter() {
        rewards.resize(rewards.len().max(seat.index() + 1), 0.0);
        rewards[seat.index()] = part;
    }
}
