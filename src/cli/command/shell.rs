//! What shells and manuals want: completions and a man page, from the definition of the command line.

use super::{Edge, Failure};
use crate::cli::definition;

/// The completions of a shell.
pub(super) fn completions(edge: &Edge<'_>, shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut text = Vec::new();
    let mut command = definition::command(edge.locale);
    clap_complete::generate(shell, &mut command, definition::PROGRAM, &mut text);
    edge.print_text(&String::from_utf8_lossy(&text))
}

/// The man page.
pub(super) fn man(edge: &Edge<'_>) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_mangen::Man::new(definition::command(edge.locale)).render(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().map(|line| match heading(line) {
        Some(key) => format!(".SH {}\n", edge.locale.text(key)),
        None => format!("{line}\n"),
    });
    edge.print_text(&lines.collect::<String>())
}

/// The key of a heading that clap_mangen writes in English only, if `line` is one.
fn heading(line: &str) -> Option<&'static str> {
    Some(match line.strip_prefix(".SH ")? {
        "NAME" => "man-heading-name",
        "SYNOPSIS" => "man-heading-synopsis",
        "DESCRIPTION" => "man-heading-description",
        "OPTIONS" => "man-heading-options",
        "SUBCOMMANDS" => "man-heading-commands",
        "VERSION" => "man-heading-version",
        "EXTRA" => "man-heading-more",
        _ => return None,
    })
}
