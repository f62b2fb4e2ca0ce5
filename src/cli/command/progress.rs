//! How far many games have come: a bar on the standard error, where somebody sees it.

use std::fmt::Write;
use std::io::{self, IsTerminal};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::Edge;

/// A bar for so many games; a hidden one where it would be seen by nobody.
pub(super) fn bar(edge: &Edge<'_>, games: u64) -> ProgressBar {
    let is_seen = !edge.environment.is_dumb && io::stderr().is_terminal();
    let target = if is_seen { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(games), target);
    // A template without a fault, which a test draws; the usual one serves as well.
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed}{left}") {
        bar.set_style(style.with_key("left", left).progress_chars("#>-"));
    }
    bar
}

/// How much longer it will take, in words of no language, as soon as that is known.
fn left(state: &ProgressState, text: &mut dyn Write) {
    let left = state.eta();
    if left.as_secs() > 0 {
        // Where it cannot be written, it is not seen.
        let _ = write!(text, " ~{:#}", HumanDuration(left));
    }
}
