//! One of our own levels as a program that plays.

use std::io;

use super::{Edge, Failure};
use crate::cli::Environment;
use crate::cpu::Level;
use crate::cpu::search::Budget;
use crate::engine::Random;
use crate::player::service::{self, ServiceError};
use crate::ui::fault;

/// Plays one game over the standard input and output. What goes wrong is told to whoever reads the standard
/// error, which is who writes programs.
pub(super) fn serve(edge: &Edge<'_>, level: Level, budget: Budget, seed: Option<u64>) -> Result<(), Failure> {
    let luck = Random::new(seed.unwrap_or_else(|| Environment::luck().seed));
    service::serve(level, budget, luck, &mut io::stdin().lock(), &mut io::stdout().lock()).map_err(|error| {
        match error {
            ServiceError::Io(error) => Failure::Output(error),
            error => Failure::Usage(fault::service(&error, edge.locale)),
        }
    })
}
