//! The command line: what was asked for, the real world it is asked in, and how it ends. Only this room
//! and `main` read arguments, environment, clock, terminal and luck of the machine.

mod command;
mod definition;
mod environment;
mod request;
mod signal;
mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use crate::bot;
use crate::ui::{Language, Locale};

pub use environment::Environment;

/// Everything went well.
const FINE: u8 = 0;
/// Something failed, and was told.
const FAILURE: u8 = 1;
/// The command line makes no sense.
const WRONG_USAGE: u8 = 2;

/// Carries out a command line, its first word being the program's own name.
#[must_use]
pub fn run(arguments: &[OsString], environment: &Environment) -> ExitCode {
    let language = definition::asked_language(arguments)
        .unwrap_or_else(|| Language::from_system(environment.locale.as_deref()));
    let locale = Locale::new(language);
    let code = match request::parse(arguments, &locale) {
        Ok(request) => command::carry_out(&request, environment, &locale),
        Err(stop) => stop.tell(environment, &locale),
    };
    // Whatever was still playing, in a thread that nobody waits for, plays no more.
    bot::end_all();
    ExitCode::from(code)
}
