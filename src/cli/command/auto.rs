//! Automatic games: the computer plays all seats, to be watched with all cards open, or many games at once
//! without a screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::play::log_locale;
use super::seat::{counted, participants};
use super::standing::{self, Standing, Total};
use super::{Edge, Failure, complain, conduct, full, interruption, progress};
use crate::cli::request::Auto;
use crate::cli::{Environment, signal};
use crate::engine::{Game, Options, Seat};
use crate::player::{Conduct, Trouble};
use crate::session::{
    LONGEST_GAME, Luck, NewGame, Opened, Participant, Session, SessionError, Unkept, read_deck,
};
use crate::store::{SaveName, Statistics, save_set};
use crate::students::{Deck, MAX_PLAYERS, MIN_PLAYERS, UnstableStudents};
use crate::ui::chronicle::Chronicle;
use crate::ui::full::screen::table::Table;
use crate::ui::line::game::{Ending, PlayError};
use crate::ui::line::{Console, menu};
use crate::ui::new_game::{Company, computers};

/// The save of a game for which no name is given, and the beginning of the names of more of them.
const SAVE: &str = "auto";
/// Games that are counted in the statistics at once: few enough to be kept in memory until then.
const BATCH: usize = 500;

/// Plays an automatic game, or goes on with one, or plays many.
pub(super) fn auto(edge: &Edge<'_>, wish: &Auto) -> Result<(), Failure> {
    let save = wish.save.as_deref().map(SaveName::new).transpose()?;
    if let Some(games) = wish.games {
        return series(edge, wish, save.as_ref(), games);
    }
    let existing = save.as_ref().filter(|name| save_set::is_taken(&edge.folder, name));
    if let Some(name) = existing {
        if wish.describes_game() {
            return Err(usage(edge, "usage-auto-exists", name.as_str()));
        }
        let (statistics, _) = Statistics::load(&edge.folder).map_err(SessionError::from)?;
        let opened = Session::open(&edge.folder, name, Environment::luck(), &statistics)?;
        if !opened.session.is_automatic() {
            return Err(usage(edge, "usage-auto-save", name.as_str()));
        }
        return go_on(edge, wish, opened);
    }
    let name = match save {
        Some(name) => name,
        None => free_name(edge)?,
    };
    let game = Deal::new(edge, wish)?.game(0);
    begin(edge, wish, &name, game)
}

/// Begins a game to be watched.
fn begin(edge: &Edge<'_>, wish: &Auto, name: &SaveName, game: NewGame) -> Result<(), Failure> {
    if full::is_wanted(edge)? {
        return full::run(edge, |context| {
            let session = Session::create(&edge.folder, name, game)?;
            Ok(Some(paced(Table::new(session, context, Duration::ZERO)?, wish)))
        });
    }
    by_lines(edge, wish, name, |console, chronicle| {
        menu::begin(console, &edge.folder, name, game, &chronicle)
    })
}

/// Goes on with a game that was saved.
fn go_on(edge: &Edge<'_>, wish: &Auto, opened: Opened) -> Result<(), Failure> {
    if full::is_wanted(edge)? {
        return full::run(edge, |context| {
            Ok(Some(paced(Table::take_up(opened, context, Duration::ZERO)?, wish)))
        });
    }
    let name = opened.session.name().clone();
    by_lines(edge, wish, &name, |console, chronicle| menu::take_up(console, opened, &chronicle))
}

/// Shows a game by lines, and says how it goes on if a signal ends it first.
fn by_lines(
    edge: &Edge<'_>,
    wish: &Auto,
    name: &SaveName,
    show: impl FnOnce(&mut Console<'_>, Chronicle<'_>) -> Result<Ending, PlayError>,
) -> Result<(), Failure> {
    let italian = log_locale();
    let mut console = edge.console().watching(wish.delay.unwrap_or_default(), signal::stop_flag()?);
    match show(&mut console, Chronicle::new(&italian))? {
        Ending::Won => Ok(()),
        Ending::Left => {
            left_in_the_middle(edge, name);
            Err(Failure::Told)
        }
    }
}

/// Says how a game goes on that was not played to its end.
fn left_in_the_middle(edge: &Edge<'_>, name: &SaveName) {
    let values = [("save", name.as_str().into())];
    complain(&edge.locale.text_with("games-interrupted-save", &values));
}

/// The table with the pace that was asked for, if one was.
fn paced(table: Box<Table>, wish: &Auto) -> Box<Table> {
    match wish.delay {
        Some(delay) => table.paced(delay, Duration::ZERO),
        None => table,
    }
}

/// What the games of a command line are made of.
struct Deal {
    participants: Vec<Participant>,
    deck: Arc<Deck>,
    seed: Option<u64>,
}

impl Deal {
    fn new(edge: &Edge<'_>, wish: &Auto) -> Result<Self, Failure> {
        let participants = if wish.seats.is_empty() {
            computers(wish.players.unwrap_or(MAX_PLAYERS))
        } else {
            let participants = participants(edge, &wish.seats, wish.bot_time, Company::Automatic)?;
            counted(edge, participants, MIN_PLAYERS)?
        };
        let deck = read_deck(&edge.folder, wish.deck.as_deref()).map_err(SessionError::from)?;
        Ok(Self { participants, deck: Arc::new(deck.deck), seed: wish.seed })
    }

    /// The game with this number, from 0. The seed of each is one more than that of the game before.
    fn game(&self, number: u64) -> NewGame {
        let luck = Environment::luck();
        let seed = self.seed.map_or(luck.seed, |seed| seed.wrapping_add(number));
        NewGame {
            deck: Arc::clone(&self.deck),
            participants: self.participants.clone(),
            options: Options::default().checked(UnstableStudents::definition().options).unwrap_or_default(),
            luck: Luck { seed, ..luck },
        }
    }
}

/// The sum of many games.
struct Sum {
    games: u64,
    wins: Vec<u64>,
    rounds: u64,
    moves: u64,
    /// How each player behaved.
    conducts: Vec<Conduct>,
    bar: ProgressBar,
}

impl Sum {
    /// Nothing yet of so many players; `bar` shows how many games there are.
    fn new(players: usize, bar: ProgressBar) -> Self {
        let conducts = vec![Conduct::default(); players];
        Self { games: 0, wins: vec![0; players], rounds: 0, moves: 0, conducts, bar }
    }

    fn add(&mut self, winner: Option<Seat>, rounds: u64, moves: u64) {
        self.conducts.iter_mut().for_each(Conduct::game_over);
        self.games += 1;
        self.bar.inc(1);
        self.rounds += rounds;
        self.moves += moves;
        if let Some(winner) = winner {
            self.wins[winner.index()] += 1;
        }
    }

    /// Whether a program has shown that it does not play.
    fn is_hopeless(&self) -> bool {
        self.conducts.iter().any(|conduct| conduct.is_hopeless(self.games))
    }
}

/// Plays many games without showing them and says what came of them; those that ended, if it is interrupted or a program
/// never plays.
fn series(edge: &Edge<'_>, wish: &Auto, save: Option<&SaveName>, games: u64) -> Result<(), Failure> {
    let deal = Deal::new(edge, wish)?;
    let stop = signal::stop_flag()?;
    let started = Instant::now();
    let mut sum = Sum::new(deal.participants.len(), progress::bar(edge, games));
    match save {
        Some(save) => kept(edge, &deal, save, games, &stop, &mut sum)?,
        None => unkept(edge, &deal, games, &stop, &mut sum)?,
    }
    sum.bar.finish_and_clear();
    edge.print(&summary(edge, &deal.participants, &sum, started.elapsed()))?;
    let all_play = conduct::sum_up(edge, deal.participants.iter().zip(&sum.conducts));
    interruption::outcome(edge, &stop, sum.games, games).and(all_play)
}

/// Plays each game like one that is watched, under the name of the save with its number.
fn kept(
    edge: &Edge<'_>,
    deal: &Deal,
    save: &SaveName,
    games: u64,
    stop: &AtomicBool,
    sum: &mut Sum,
) -> Result<(), Failure> {
    let names: Vec<SaveName> =
        (1..=games).map(|number| SaveName::new(&format!("{save}-{number}"))).collect::<Result<_, _>>()?;
    if let Some(taken) = names.iter().find(|name| save_set::is_taken(&edge.folder, name)) {
        let values = [
            ("value", taken.as_str().into()),
            ("first", format!("{save}-1").into()),
            ("second", format!("{save}-2").into()),
        ];
        return Err(Failure::Usage(edge.locale.text_with("usage-auto-series-exists", &values)));
    }
    let italian = log_locale();
    let chronicle = Chronicle::new(&italian);
    for (number, name) in (0..).zip(&names) {
        if sum.is_hopeless() {
            break;
        }
        let mut session = Session::create(&edge.folder, name, deal.game(number))?;
        session.resume(&chronicle)?;
        while let Some(thought) = session.thought().filter(|_| session.table().moves_made() < LONGEST_GAME) {
            let (seat, choice, trouble) = thought.think();
            // Then the trouble is that all programs were ended.
            if stop.load(Ordering::Relaxed) {
                sum.bar.finish_and_clear();
                left_in_the_middle(edge, name);
                return Ok(());
            }
            if let Some(trouble) = &trouble {
                session.note_trouble(seat, trouble, &chronicle);
            }
            note(edge, deal, sum, seat, trouble.as_ref());
            session.play(seat, choice, &chronicle)?;
        }
        session.settle()?;
        let game = session.game();
        sum.add(game.winner(), game.round().into(), session.table().moves_made());
    }
    Ok(())
}

/// Plays games that leave nothing but their statistics.
fn unkept(edge: &Edge<'_>, deal: &Deal, games: u64, stop: &AtomicBool, sum: &mut Sum) -> Result<(), Failure> {
    let mut batch = Vec::with_capacity(BATCH);
    for number in 0..games {
        if sum.is_hopeless() {
            break;
        }
        let asked = |seat, trouble: Option<&Trouble>| note(edge, deal, sum, seat, trouble);
        let game = Unkept::play(deal.game(number), stop, asked).map_err(SessionError::from)?;
        let Some(game) = game else { break };
        sum.add(game.winner, game.rounds() as u64, game.moves);
        batch.push(game);
        if batch.len() == BATCH {
            count(edge, &mut batch)?;
        }
    }
    count(edge, &mut batch)
}

/// Notes that a player was asked for a move, and tells of a fault that is new.
fn note(edge: &Edge<'_>, deal: &Deal, sum: &mut Sum, seat: Seat, trouble: Option<&Trouble>) {
    let is_new = sum.conducts[seat.index()].asked(trouble);
    if let Some(trouble) = trouble.filter(|_| is_new) {
        let player = &deal.participants[seat.index()];
        sum.bar.suspend(|| conduct::warn(edge, player, &trouble.fault));
    }
}

/// Counts games in the statistics and forgets them.
fn count(edge: &Edge<'_>, batch: &mut Vec<Unkept>) -> Result<(), Failure> {
    if batch.is_empty() {
        return Ok(());
    }
    edge.folder.prepare().map_err(SessionError::from)?;
    let games = std::mem::take(batch);
    Statistics::update(&edge.folder, |statistics| games.iter().for_each(|game| game.count(statistics)))
        .map_err(SessionError::from)?;
    Ok(())
}

/// Who won how often.
fn summary(edge: &Edge<'_>, players: &[Participant], sum: &Sum, took: Duration) -> Vec<String> {
    let figures = sum.wins.iter().zip(&sum.conducts);
    let standing = |(player, (&wins, conduct)): (_, (&u64, &Conduct))| Standing {
        player,
        wins,
        faults: conduct.failures(),
        more: Vec::new(),
    };
    let standings: Vec<Standing<'_>> = players.iter().zip(figures).map(standing).collect();
    let unfinished = sum.games - sum.wins.iter().sum::<u64>();
    let total = Total { games: sum.games, unfinished, rounds: sum.rounds, moves: sum.moves };
    standing::lines(edge, &total, &[], &standings, took)
}

/// A name that no save has.
fn free_name(edge: &Edge<'_>) -> Result<SaveName, Failure> {
    let mut name = SaveName::new(SAVE)?;
    let mut number = 2_u64;
    while save_set::is_taken(&edge.folder, &name) {
        name = SaveName::new(&format!("{SAVE}-{number}"))?;
        number += 1;
    }
    Ok(name)
}

fn usage(edge: &Edge<'_>, key: &str, value: &str) -> Failure {
    Failure::Usage(edge.locale.text_with(key, &[("value", value.to_owned().into())]))
}
