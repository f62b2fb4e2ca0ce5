//! Carrying out a request: each command in a file of its own, and one place where it is told how it ended.

mod arena;
mod auto;
mod bot;
mod conduct;
mod deck;
mod full;
mod interruption;
mod play;
mod progress;
mod replay;
mod report;
mod seat;
mod shell;
mod standing;

use std::io::{self, IsTerminal, Write};

use thiserror::Error;

use super::request::{Request, Task};
use super::{Environment, FAILURE, FINE, WRONG_USAGE};
use crate::engine::OptionError;
use crate::session::SessionError;
use crate::store::save::PlayerNameError;
use crate::store::{Folder, NameError};
use crate::ui::line::{Console, Stop};
use crate::ui::{Language, Locale, Look, Paint, fault, width};

/// Why a command failed.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A name on the command line is none that a save can have.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A name on the command line is none that a player can have.
    #[error(transparent)]
    Player(#[from] PlayerNameError),
    #[error(transparent)]
    Option(#[from] OptionError),
    #[error(transparent)]
    Stop(#[from] Stop),
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] io::Error),
    /// The command line does not say enough, or says what cannot be: a sentence about it.
    #[error("{0}")]
    Usage(String),
    /// There is no save of that name: a sentence about it.
    #[error("{0}")]
    NoSave(String),
    /// What had to be said has been said.
    #[error("told already")]
    Told,
}

/// What every command needs.
pub(super) struct Edge<'a> {
    environment: &'a Environment,
    locale: &'a Locale,
    folder: Folder,
    look: Look,
    /// Colours: always, never, or where they make sense.
    colour: Option<bool>,
    /// The language that was asked for, which settings do not overrule.
    asked_language: Option<Language>,
    /// Whether long lines are folded.
    folds: bool,
}

/// Carries out a request and gives the exit code.
pub(super) fn carry_out(request: &Request, environment: &Environment, locale: &Locale) -> u8 {
    let by_itself = environment.output_is_terminal && !environment.no_colour;
    let edge = Edge {
        environment,
        locale,
        folder: environment.folder(request.folder.as_deref()),
        look: Look {
            width: request.width.unwrap_or(environment.width),
            paint: Paint::new(request.colour.unwrap_or(by_itself)),
            plain: request.plain,
        },
        colour: request.colour,
        asked_language: request.language,
        folds: !request.plain && (request.width.is_some() || environment.output_is_terminal),
    };
    match edge.carry_out(&request.task) {
        Ok(()) => FINE,
        Err(failure) => edge.tell(&failure, &request.task),
    }
}

impl Edge<'_> {
    fn carry_out(&self, task: &Task) -> Result<(), Failure> {
        match task {
            Task::Menu => play::menu(self),
            Task::Load { name, seats, bot_time } => play::load(self, name, seats, *bot_time),
            Task::New { save, seats, deck, seed, options, bot_time } => {
                let participants = play::new_participants(self, seats, *bot_time)?;
                play::new(self, save.as_deref(), participants, deck.as_deref(), *seed, options)
            }
            Task::Statistics { format, sort } => report::statistics(self, format.as_deref(), *sort),
            Task::Saves => report::saves(self),
            Task::Check { files, json } => report::check(self, files, *json),
            Task::Replay { name, to } => replay::replay(self, name, *to),
            Task::Deck { file } => deck::show(self, file.as_deref()),
            Task::Arena(wish) => arena::arena(self, wish),
            Task::Auto(wish) => auto::auto(self, wish),
            Task::Bot { level, budget, seed } => bot::serve(self, *level, *budget, *seed),
            Task::Completions { shell } => shell::completions(self, *shell),
            Task::Man => shell::man(self),
        }
    }

    /// Tells why a command failed, in one message, and gives the exit code.
    fn tell(&self, failure: &Failure, task: &Task) -> u8 {
        let locale = self.locale;
        let text = match failure {
            Failure::Told => return FAILURE,
            Failure::Session(error) => fault::session(error, locale),
            Failure::Name(error) => fault::save_name(error, locale),
            Failure::Player(error) => fault::player_name(error, locale),
            Failure::Option(error) => fault::option(error, locale),
            Failure::Stop(Stop::EndOfInput) => locale.text("end-of-input"),
            Failure::Stop(Stop::Io(error)) | Failure::Output(error) => {
                if error.kind() == io::ErrorKind::BrokenPipe {
                    // Whoever read the output has gone and hears nothing any more.
                    return FAILURE;
                }
                let key = if task.plays_game() { "output-failed" } else { "output-failed-plain" };
                locale.text_with(key, &[("reason", fault::system(error.kind(), locale).into())])
            }
            Failure::Usage(text) | Failure::NoSave(text) => text.clone(),
        };
        let code = match failure {
            Failure::Usage(_) | Failure::Name(_) | Failure::Player(_) | Failure::Option(_) => WRONG_USAGE,
            _ => FAILURE,
        };
        complain(&text);
        code
    }

    /// Writes lines to the output as they are.
    fn print(&self, lines: &[String]) -> Result<(), Failure> {
        self.print_text(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())
    }

    /// Writes sentences to the output, folded where a screen or `--width` asks for it: programs that read
    /// them want each in one piece.
    fn say(&self, sentences: &[String]) -> Result<(), Failure> {
        if !self.folds {
            return self.print(sentences);
        }
        let fold = |sentence: &String| match width::wrap_hanging(sentence, self.look.width, 2) {
            lines if lines.is_empty() => vec![String::new()],
            lines => lines,
        };
        self.print(&sentences.iter().flat_map(fold).collect::<Vec<_>>())
    }

    /// Writes text to the output as it is.
    fn print_text(&self, text: &str) -> Result<(), Failure> {
        let mut output = io::stdout().lock();
        output.write_all(text.as_bytes())?;
        Ok(output.flush()?)
    }

    /// A console on the real input and output.
    fn console(&self) -> Console<'_> {
        let screen = self.environment.output_is_terminal && io::stdin().is_terminal();
        Console::new(
            io::stdin().lock(),
            io::stdout().lock(),
            self.locale,
            self.look,
            screen.then_some(self.environment.height),
        )
    }
}

/// Says something on the standard error. Whoever does not listen to it any more is not to lose the output for that.
fn complain(sentence: &str) {
    let _ = writeln!(io::stderr().lock(), "{sentence}");
}
