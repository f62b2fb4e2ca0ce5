//! From the words of a command line to what is asked for.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;

use super::definition;
use super::usage::Usage;
use crate::cpu::search::Budget;
use crate::cpu::{DIFFICILE, Level};
use crate::store::statistics::Sort;
use crate::ui::{Language, Locale};

/// The options of a save that is loaded by its name.
const OF_SAVES: [&str; 3] = ["save", "seat", "bot-time"];

/// Games of an arena where nobody says how many.
const DEFAULT_GAMES: u64 = 1_000;

/// What a command line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The folder of the game.
    pub folder: Option<PathBuf>,
    /// The language that was asked for.
    pub language: Option<Language>,
    /// Colours: always, never, or where they make sense.
    pub colour: Option<bool>,
    /// Columns to use.
    pub width: Option<usize>,
    /// One sentence a thing instead of boxes.
    pub plain: bool,
    /// The command.
    pub task: Task,
}

/// The command of a command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// The main menu.
    Menu,
    /// Play a save.
    Load {
        /// Its name.
        name: String,
        /// Who sits where from now on, as far as that is said.
        seats: Vec<String>,
        /// Milliseconds that a program may take for a move.
        bot_time: Option<u64>,
    },
    /// Play a new game.
    New {
        /// The save's name.
        save: Option<String>,
        /// Who sits where.
        seats: Vec<String>,
        /// Another deck.
        deck: Option<PathBuf>,
        /// What the cards are shuffled by.
        seed: Option<u64>,
        /// Options of the table, as `KEY=VALUE`.
        options: Vec<String>,
        /// Milliseconds that a program may take for a move.
        bot_time: Option<u64>,
    },
    /// Show the statistics.
    Statistics {
        /// `csv` or `json`; none for people.
        format: Option<String>,
        /// By which figure.
        sort: Sort,
    },
    /// List the saves.
    Saves,
    /// Say what files are.
    Check {
        /// The files.
        files: Vec<PathBuf>,
        /// Whether for programs.
        json: bool,
    },
    /// Run a journal again.
    Replay {
        /// The save's name.
        name: String,
        /// Up to this many moves.
        to: Option<u64>,
    },
    /// Show a deck.
    Deck {
        /// Another one than usual.
        file: Option<PathBuf>,
    },
    /// Let players that are no people play many games.
    Arena(Arena),
    /// Play one game as a program, over the standard input and output.
    Bot {
        /// At which level.
        level: Level,
        /// How much it may search.
        budget: Budget,
        /// What its luck begins with.
        seed: Option<u64>,
    },
    /// Let the computer play all seats.
    Auto(Auto),
    /// Write a shell's completions.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Write the man page.
    Man,
}

impl Task {
    /// Whether people see a game of this task while it is played.
    pub const fn plays_game(&self) -> bool {
        match self {
            Self::Menu | Self::Load { .. } | Self::New { .. } => true,
            Self::Auto(auto) => auto.games.is_none(),
            _ => false,
        }
    }
}

/// The match of a command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arena {
    /// Who plays, as `NAME=LEVEL`.
    pub seats: Vec<String>,
    /// How many games; where seats are rotated, at least.
    pub games: u64,
    /// Whether each deal is played once for every seating.
    pub rotate: bool,
    /// What the first deal is shuffled by.
    pub seed: u64,
    /// Threads to play in.
    pub threads: usize,
    /// Another deck.
    pub deck: Option<PathBuf>,
    /// For whom the figures are.
    pub format: Format,
    /// Whether to show all cards.
    pub cards: bool,
    /// Milliseconds that a program may take for a move.
    pub bot_time: Option<u64>,
}

/// For whom figures are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    Table,
    /// For spreadsheets.
    Csv,
    /// For programs.
    Json,
}

/// The automatic games of a command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Auto {
    /// How many players with the usual names there are, where nobody is named.
    pub players: Option<usize>,
    /// Who sits where, as `NAME=LEVEL` or `NAME`.
    pub seats: Vec<String>,
    /// The save's name.
    pub save: Option<String>,
    /// What the cards of the first game are shuffled by.
    pub seed: Option<u64>,
    /// The time from one move to the next.
    pub delay: Option<Duration>,
    /// How many games to play without showing them; none where one is shown.
    pub games: Option<u64>,
    /// Another deck.
    pub deck: Option<PathBuf>,
    /// Milliseconds that a program may take for a move.
    pub bot_time: Option<u64>,
}

impl Auto {
    /// Whether anything is said of how a new game has to be.
    #[must_use]
    pub const fn describes_game(&self) -> bool {
        self.players.is_some() || !self.seats.is_empty() || self.seed.is_some() || self.deck.is_some()
    }
}

/// What `arguments` ask for.
///
/// # Errors
/// They ask for help or the version, or make no sense.
pub fn parse(arguments: &[OsString], locale: &Locale) -> Result<Request, Usage> {
    let matches = definition::command(locale)
        .try_get_matches_from(arguments)
        .map_err(|error| Usage::Definition { error, command: command_in(arguments, locale) })?;
    let (inner, task) = match matches.subcommand() {
        None => {
            let name = word(&matches, "name").or_else(|| word(&matches, "save"));
            (
                &matches,
                name.map_or(Task::Menu, |name| Task::Load {
                    name,
                    seats: all(&matches, "seat"),
                    bot_time: bot_time(&matches),
                }),
            )
        }
        Some((name, inner)) => {
            before_command(&matches, name)?;
            (inner, task(name, inner))
        }
    };
    Ok(Request {
        folder: path(inner, "dir"),
        language: word(inner, "lang").and_then(|code| Language::from_code(&code)),
        colour: match word(inner, "color").as_deref() {
            Some("always") => Some(true),
            Some("never") => Some(false),
            _ => None,
        },
        width: inner.get_one::<u16>("width").map(|&width| width.into()),
        plain: inner.get_flag("plain"),
        task,
    })
}

/// The command in a command line that makes no sense, if it has one.
fn command_in(arguments: &[OsString], locale: &Locale) -> Option<String> {
    let matches = definition::command(locale).ignore_errors(true).try_get_matches_from(arguments).ok()?;
    matches.subcommand_name().map(str::to_owned)
}

/// That nothing stands before a command that would be passed over.
fn before_command(matches: &ArgMatches, command: &str) -> Result<(), Usage> {
    let argument = match word(matches, "name") {
        Some(name) => Some(name),
        None => OF_SAVES.iter().find(|name| matches.contains_id(name)).map(|name| format!("--{name}")),
    };
    let refusal = |argument| Usage::BeforeCommand { argument, command: command.to_owned() };
    argument.map_or(Ok(()), |argument| Err(refusal(argument)))
}

fn task(name: &str, matches: &ArgMatches) -> Task {
    match name {
        "new" => Task::New {
            save: word(matches, "save"),
            seats: all(matches, "seat"),
            deck: path(matches, "deck"),
            seed: matches.get_one("seed").copied(),
            options: all(matches, "option"),
            bot_time: bot_time(matches),
        },
        "stats" => Task::Statistics {
            format: word(matches, "format").filter(|format| format != "table"),
            sort: word(matches, "sort").and_then(|word| Sort::from_word(&word)).unwrap_or(Sort::Wins),
        },
        "saves" => Task::Saves,
        "check" => Task::Check {
            files: all(matches, "file"),
            json: word(matches, "format").as_deref() == Some("json"),
        },
        "replay" => Task::Replay {
            name: word(matches, "name").unwrap_or_default(),
            to: matches.get_one("to").copied(),
        },
        "deck" => Task::Deck { file: path(matches, "deck") },
        "arena" => Task::Arena(Arena {
            seats: all(matches, "seat"),
            games: matches.get_one("games").copied().unwrap_or(DEFAULT_GAMES),
            rotate: matches.get_flag("rotate"),
            seed: matches.get_one("seed").copied().unwrap_or_default(),
            threads: threads(matches),
            deck: path(matches, "deck"),
            format: match word(matches, "format").as_deref() {
                Some("csv") => Format::Csv,
                Some("json") => Format::Json,
                _ => Format::Table,
            },
            cards: matches.get_flag("cards"),
            bot_time: bot_time(matches),
        }),
        "bot" => Task::Bot {
            level: word(matches, "level").and_then(|word| Level::from_word(&word)).unwrap_or(Level::Medio),
            budget: budget(matches),
            seed: matches.get_one("seed").copied(),
        },
        "auto" => Task::Auto(Auto {
            players: matches.get_one::<u16>("players").map(|&players| players.into()),
            seats: all(matches, "seat"),
            save: word(matches, "save"),
            seed: matches.get_one("seed").copied(),
            delay: matches.get_one("delay").copied().map(Duration::from_millis),
            games: matches.get_one("games").copied(),
            deck: path(matches, "deck"),
            bot_time: bot_time(matches),
        }),
        "completions" => match matches.get_one("shell") {
            Some(&shell) => Task::Completions { shell },
            None => Task::Man,
        },
        _ => Task::Man,
    }
}

fn word(matches: &ArgMatches, name: &str) -> Option<String> {
    matches.get_one::<String>(name).cloned()
}

fn threads(matches: &ArgMatches) -> usize {
    matches.get_one::<u16>("threads").map_or(1, |&threads| threads.into())
}

/// How much to search: as much as usual where nothing is said, with a tree for each thread.
fn budget(matches: &ArgMatches) -> Budget {
    let simulations =
        matches.get_one::<u32>("simulations").map_or(DIFFICILE.simulations, |&number| number as usize);
    let threads = threads(matches);
    Budget { simulations, trees: threads, threads, ..DIFFICILE }
}

fn bot_time(matches: &ArgMatches) -> Option<u64> {
    matches.get_one("bot-time").copied()
}

fn path(matches: &ArgMatches, name: &str) -> Option<PathBuf> {
    matches.get_one::<PathBuf>(name).cloned()
}

fn all<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Vec<T> {
    matches.get_many::<T>(name).into_iter().flatten().cloned().collect()
}
