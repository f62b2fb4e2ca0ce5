//! The tuner: finds the values by which `medio` weighs, and prints them for `src/cpu/weights.rs` and
//! `src/cpu/card_value.rs`.
//!
//! It is policy iteration. Players with the present values play each other and the course's player; at some
//! of their decisions every answer is tried in a number of games played to the end, all answers with the same
//! deals and the same luck. Then each value is moved up and down, in ever smaller steps, as long as the answers
//! that the values prefer win more of those games. Of the way to the new values it goes as far as wins the most
//! whole games, against the course's player and against the present values. Then it begins again.
//!
//! `cargo run --release --example tune -- [DECISIONS] [GAMES] [ROUNDS] [SEED]`; the same arguments give the same
//! values on the same platform. Progress goes to the standard error.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::sync::Arc;

use unstable_students::cpu::{Cpu, Level, Memory, Sight, Thumb};
use unstable_students::engine::{Game, Options, Random, Seat};
use unstable_students::store::DeckFile;
use unstable_students::students::{Deck, GameContext, Kit, MAX_PLAYERS, MIN_PLAYERS, Move, UnstableStudents};

/// How many values of an answer apart two answers are before one of them is hardly ever made: smaller with
/// every sweep, so that at first a value that makes little difference is felt too.
const SOFTNESS: [f64; 3] = [30.0, 20.0, 12.0];
/// The widest step of a value.
const WIDEST: i32 = 24;
/// How far to go to the new values, in quarters of the way.
const WAYS: [i32; 4] = [1, 2, 3, 4];
/// Deals of a match that decides how far to go, each played once for every seating.
const DEALS: u64 = 1_500;
/// Moves after which a game is broken off.
const LONGEST_GAME: usize = 2_000;

/// A decision, and how much better than the mean of all answers each one fares.
struct Case {
    game: GameContext,
    seat: Seat,
    moves: Vec<Move>,
    fares: Vec<f64>,
}

/// Who plays: one seat by the values under study, and the others.
#[derive(Clone, Copy)]
struct Lineup<'a> {
    thumb: &'a Thumb,
    me: Seat,
    others: Others<'a>,
}

/// Who plays at the other seats.
#[derive(Clone, Copy)]
enum Others<'a> {
    /// The course's player, by seat.
    Course(&'a [Cpu]),
    /// By values.
    Thumb(&'a Thumb),
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let argument = |index: usize, usual: u64| arguments.get(index).copied().unwrap_or(usual);
    let (decisions, games, rounds, seed) =
        (argument(0, 24_000), argument(1, 20), argument(2, 3), argument(3, 1));
    let kit = Kit { deck: Arc::new(DeckFile::built_in().deck), position: None };
    let mut thumb = Thumb::tuned(&kit.deck);
    for round in 0..rounds {
        let mut luck = Random::new(seed.wrapping_mul(1_000).wrapping_add(round));
        let cases = collect(&kit, &thumb, decisions as usize, games, &mut luck);
        let mut new = thumb.clone();
        fit(&kit.deck, &mut new, &cases);
        let (way, score) = adopt(&kit, &mut thumb, &new, luck.below(1 << 30) as u64);
        eprintln!("round {}: {way} quarters of the way, {score:.4?}", round + 1);
    }
    println!("{:#?}", thumb.weights());
    for (card, value) in kit.deck.ids().zip(thumb.cards()) {
        println!("({:?}, {value:?}),", kit.deck.card(card).name.as_str());
    }
}

/// Plays games and tries all answers at some of the decisions in them.
fn collect(kit: &Kit, thumb: &Thumb, count: usize, games: u64, luck: &mut Random) -> Vec<Case> {
    let mut cases = Vec::with_capacity(count);
    let course = course_players(kit);
    let mut deal = luck.below(1 << 30) as u64;
    while cases.len() < count {
        deal += 1;
        let players = if luck.below(4) == 0 { MIN_PLAYERS + luck.below(2) } else { MAX_PLAYERS };
        let me = Seat::new(luck.below(players));
        let others = if luck.below(2) == 0 { Others::Course(&course) } else { Others::Thumb(thumb) };
        let lineup = Lineup { thumb, me, others };
        let (mut game, mut random) = begin(kit, players, deal);
        for _ in 0..LONGEST_GAME {
            let Some(decision) = game.decision() else { break };
            let mut moves = Vec::new();
            UnstableStudents::moves(&game, decision.seat, &mut moves);
            if decision.seat == me && moves.len() > 1 && luck.below(12) == 0 {
                cases.push(try_all(&game, lineup, moves.clone(), games, luck));
            }
            // Now and then anything, so that positions are met that good play does not lead to.
            let choice = if luck.below(60) == 0 {
                moves[luck.below(moves.len())]
            } else {
                lineup.choose(&game, decision.seat, &moves)
            };
            play(&mut game, decision.seat, choice, &mut random);
        }
    }
    cases
}

/// Plays `games` games on from each answer. All answers get the same hidden cards and the same luck.
fn try_all(game: &GameContext, lineup: Lineup<'_>, moves: Vec<Move>, games: u64, luck: &mut Random) -> Case {
    let mut fares = vec![0.0; moves.len()];
    for _ in 0..games {
        let mut luck = Random::new(luck.below(1 << 30) as u64);
        let dealt = UnstableStudents::redeal(game, lineup.me, &mut luck);
        for (fare, &choice) in fares.iter_mut().zip(&moves) {
            let (mut game, mut luck) = (dealt.clone(), luck.clone());
            play(&mut game, lineup.me, choice, &mut luck);
            if lineup.wins(game, &mut luck) {
                *fare += 1.0 / games as f64;
            }
        }
    }
    let mean = fares.iter().sum::<f64>() / fares.len() as f64;
    fares.iter_mut().for_each(|fare| *fare -= mean);
    Case { game: game.clone(), seat: lineup.me, moves, fares }
}

impl Lineup<'_> {
    fn choose(&self, game: &GameContext, seat: Seat, moves: &[Move]) -> Move {
        let thumb = match self.others {
            _ if seat == self.me => self.thumb,
            Others::Course(course) => {
                return course[seat.index()].choose(game, moves, &mut Random::new(0));
            }
            Others::Thumb(thumb) => thumb,
        };
        moves[thumb.choose(Sight::new(game, Some(seat)), seat, moves, &Memory::NOTHING)]
    }

    /// Plays a game to its end and says whether the player under study has won.
    fn wins(&self, mut game: GameContext, luck: &mut Random) -> bool {
        let mut moves = Vec::new();
        for _ in 0..LONGEST_GAME {
            let Some(decision) = game.decision() else { break };
            moves.clear();
            UnstableStudents::moves(&game, decision.seat, &mut moves);
            let choice = self.choose(&game, decision.seat, &moves);
            play(&mut game, decision.seat, choice, luck);
        }
        game.winner() == Some(self.me)
    }
}

/// Goes as far to the new values as wins the most games: says how far, and what it won against three of the
/// course's player, against three with the present values, and against one.
fn adopt(kit: &Kit, thumb: &mut Thumb, new: &Thumb, deal: u64) -> (i32, [f64; 3]) {
    let course: Vec<Cpu> = course_players(kit);
    let score = |tried: &Thumb, present: &Thumb| {
        [(4, true), (4, false), (2, false)].map(|(players, against_course)| {
            let others = if against_course { Others::Course(&course) } else { Others::Thumb(present) };
            win_rate(kit, tried, others, players, deal)
        })
    };
    // The share that each of equals would have weighs as much in all three; beating the course counts twice.
    let total = |[course, three, one]: [f64; 3]| 2.0 * course + 2.0 * three + one;
    let mut best = (0, score(thumb, thumb), thumb.clone());
    for way in WAYS {
        let to = new.figures().into_iter();
        let figures: Vec<i32> =
            thumb.figures().into_iter().zip(to).map(|(from, to)| from + (to - from) * way / 4).collect();
        let tried = thumb.with_figures(&kit.deck, &figures);
        let score = score(&tried, thumb);
        if total(score) > total(best.1) {
            best = (way, score, tried);
        }
    }
    *thumb = best.2;
    (best.0, best.1)
}

/// How many of the games on some deals, one for every seating, the values win.
fn win_rate(kit: &Kit, thumb: &Thumb, others: Others<'_>, players: usize, deal: u64) -> f64 {
    let mut won = 0;
    for deal in deal..deal + DEALS {
        for seat in 0..players {
            let lineup = Lineup { thumb, me: Seat::new(seat), others };
            let (game, mut random) = begin(kit, players, deal);
            won += u64::from(lineup.wins(game, &mut random));
        }
    }
    won as f64 / (DEALS * players as u64) as f64
}

fn begin(kit: &Kit, players: usize, deal: u64) -> (GameContext, Random) {
    let mut random = Random::new(deal);
    let mut game = UnstableStudents::setup(kit, &Options::default(), players, &mut random)
        .expect("the built-in deck is enough for every number of players");
    UnstableStudents::resume(&mut game, &mut random, &mut ());
    (game, random)
}

/// The course's player at each seat.
fn course_players(kit: &Kit) -> Vec<Cpu> {
    (0..MAX_PLAYERS).map(|seat| Cpu::new(Level::Course, Seat::new(seat), &kit.deck)).collect()
}

fn play(game: &mut GameContext, seat: Seat, choice: Move, luck: &mut Random) {
    UnstableStudents::play(game, seat, &choice, luck, &mut ()).expect("the move was listed as legal");
}

/// How much better than the mean the answers fare, each counted in the measure in which it is preferred.
fn success(thumb: &Thumb, cases: &[Case], softness: f64) -> f64 {
    let mut sum = 0.0;
    for Case { game, seat, moves, fares } in cases {
        let sight = Sight::new(game, Some(*seat));
        let values: Vec<i32> = thumb.weigh(sight, *seat, moves, &Memory::NOTHING).collect();
        let most = values.iter().copied().max().unwrap_or_default();
        let shares = values.iter().map(|value| (f64::from(value - most) / softness).exp());
        let (total, fared) = shares
            .zip(fares)
            .fold((0.0, 0.0), |(total, fared), (share, fare)| (total + share, fared + share * fare));
        sum += fared / total;
    }
    sum / cases.len().max(1) as f64
}

/// Moves each value up or down as long as that brings more success.
fn fit(deck: &Deck, thumb: &mut Thumb, cases: &[Case]) {
    let mut figures = thumb.figures();
    let mut steps = vec![16; figures.len()];
    for softness in SOFTNESS {
        let mut best = success(thumb, cases, softness);
        for (index, step) in steps.iter_mut().enumerate() {
            let mut has_moved = false;
            for way in [1, -1] {
                loop {
                    figures[index] += way * *step;
                    let tried = thumb.with_figures(deck, &figures);
                    let success = success(&tried, cases, softness);
                    if success <= best {
                        figures[index] -= way * *step;
                        break;
                    }
                    (best, *thumb, has_moved) = (success, tried, true);
                }
                if has_moved {
                    break;
                }
            }
            *step = if has_moved { (*step * 3 / 2).min(WIDEST) } else { (*step / 2).max(1) };
        }
    }
}
