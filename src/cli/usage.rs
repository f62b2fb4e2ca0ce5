//! Why a command line makes no sense, told to a person in their language.

use std::error::Error as _;
use std::io::Write;

use clap::Error;
use clap::error::{ContextKind, ErrorKind};

use super::definition::OutOfRange;
use super::{Environment, FAILURE, FINE, WRONG_USAGE};
use crate::ui::{Locale, fault};

/// Why a command line is not carried out: it asks for help, or makes no sense.
#[derive(Debug)]
pub enum Usage {
    /// As the definition has it.
    Definition {
        /// What is asked for or wrong.
        error: Error,
        /// The command in whose words it is, if it is in those of one.
        command: Option<String>,
    },
    /// What belongs to a save stands before a command, which does not know it.
    BeforeCommand {
        /// What stands there.
        argument: String,
        /// The command.
        command: String,
    },
}

impl Usage {
    /// Tells a person; help goes to the output, everything else to the errors. Gives the exit code.
    pub fn tell(&self, environment: &Environment, locale: &Locale) -> u8 {
        let asks =
            |error: &&Error| matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
        if let Some(error) = self.error().filter(asks) {
            let text = error.render();
            let mut output = std::io::stdout().lock();
            let written = if environment.output_is_terminal && !environment.no_colour {
                write!(output, "{}", text.ansi())
            } else {
                write!(output, "{text}")
            };
            return match written.and_then(|()| output.flush()) {
                // Whoever has stopped reading does not need the rest of the help.
                Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                    let reason = fault::system(error.kind(), locale);
                    let sentence = locale.text_with("output-failed-plain", &[("reason", reason.into())]);
                    let _ = writeln!(std::io::stderr().lock(), "{sentence}");
                    FAILURE
                }
                _ => FINE,
            };
        }
        let mut output = std::io::stderr().lock();
        let sentence = match self {
            Self::Definition { error, .. } => sentence(error, locale),
            Self::BeforeCommand { argument, command } => {
                let values = [("argument", fault::shown(argument)), ("command", command.as_str().into())];
                locale.text_with("usage-before-command", &values)
            }
        };
        let help = match self.command() {
            Some(command) => locale.text_with("usage-see-help-of", &[("command", command.into())]),
            None => locale.text("usage-see-help"),
        };
        let _ = writeln!(output, "{sentence}\n{help}");
        WRONG_USAGE
    }

    const fn error(&self) -> Option<&Error> {
        match self {
            Self::Definition { error, .. } => Some(error),
            Self::BeforeCommand { .. } => None,
        }
    }

    /// The command whose help lists what is possible.
    fn command(&self) -> Option<&str> {
        match self {
            Self::Definition { command, .. } => command.as_deref(),
            Self::BeforeCommand { command, .. } => Some(command),
        }
    }
}

/// What is wrong by the definition, in the person's language.
fn sentence(error: &Error, locale: &Locale) -> String {
    let context = |kind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    // Dots that stand for more of the same would end the sentence twice.
    let argument = context(ContextKind::InvalidArg).trim_end_matches('.').to_owned();
    let value = context(ContextKind::InvalidValue);
    let text = |key: &str| {
        locale.text_with(key, &[("argument", argument.as_str().into()), ("value", value.as_str().into())])
    };
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => text("usage-no-value"),
        ErrorKind::InvalidValue => {
            let possible = context(ContextKind::ValidValue);
            locale.text_with(
                "usage-invalid-value",
                &[("argument", argument.into()), ("value", value.into()), ("possible", possible.into())],
            )
        }
        ErrorKind::ValueValidation => match error.source().and_then(|error| error.downcast_ref()) {
            Some(OutOfRange { least, most }) => {
                // As text: sentences count in numbers that cannot hold the largest seed exactly.
                let range = [("least", least.as_str().into()), ("most", most.as_str().into())];
                let values = [("argument", argument.as_str().into()), ("value", value.as_str().into())];
                locale.text_with("usage-out-of-range", &[&values[..], &range].concat())
            }
            None => text("usage-wrong-value"),
        },
        ErrorKind::UnknownArgument => text("usage-unknown-argument"),
        ErrorKind::MissingRequiredArgument => text("usage-missing-argument"),
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg);
            if other == context(ContextKind::InvalidArg) {
                return text("usage-twice");
            }
            let values = [("argument", argument.into()), ("other", other.into())];
            locale.text_with("usage-conflict", &values)
        }
        ErrorKind::TooManyValues => text("usage-no-value-possible"),
        ErrorKind::InvalidUtf8 => text("usage-not-text"),
        // What is left are mistakes that this definition does not allow for.
        _ => error.kind().to_string(),
    }
}
