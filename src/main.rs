//! Unstable Students for the terminal. Everything is in the library.

use std::process::ExitCode;

use unstable_students::cli::{Environment, run};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    run(&arguments, &Environment::read())
}
