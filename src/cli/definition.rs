//! The command line as one definition, from which parsing, help, completions and the man page come. All of
//! its texts lie in `locale/`.

use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use thiserror::Error;

use crate::cpu::Level;
use crate::store::statistics::Sort;
use crate::students::{MAX_PLAYERS, MIN_PLAYERS};
use crate::ui::{Language, Locale};

/// The name of the program.
pub const PROGRAM: &str = "unstable-students";

/// Columns that a screen can have.
const WIDTHS: RangeInclusive<u16> = 20..=1_000;
/// Players of a game.
const PLAYERS: RangeInclusive<u16> = MIN_PLAYERS as u16..=MAX_PLAYERS as u16;
/// Games of an arena.
const ARENA_GAMES: RangeInclusive<u64> = 1..=10_000_000;
/// Automatic games that are played at once: the statistics keep the end of each.
const AUTO_GAMES: RangeInclusive<u64> = 1..=10_000;
/// Milliseconds between the moves of an automatic game.
const DELAYS: RangeInclusive<u64> = 0..=60_000;
/// Milliseconds that a program may take for a move.
const BOT_TIMES: RangeInclusive<u64> = 1..=3_600_000;
/// Games of an arena that are played at the same time.
const THREADS: RangeInclusive<u16> = 1..=64;
/// For one choice. Far beyond what makes a difference.
const SIMULATIONS: RangeInclusive<u32> = 1..=10_000_000;

/// Any number, as a seed is one.
const NUMBERS: RangeInclusive<u64> = 0..=u64::MAX;

/// A text that is not one of the numbers of an option.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("not a whole number from {least} to {most}")]
pub struct OutOfRange {
    /// The least number.
    pub least: String,
    /// The greatest one.
    pub most: String,
}

/// The language that a command line asks for, whatever else it says.
#[must_use]
pub fn asked_language(arguments: &[OsString]) -> Option<Language> {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang=") {
            Some(code) => code,
            None if word == "--lang" => words.next()?,
            None => continue,
        };
        return Language::from_code(code);
    }
    None
}

/// The whole command line.
#[must_use]
pub fn command(locale: &Locale) -> Command {
    let text = |key: &str| locale.text(key);
    let game = || Arg::new("name").value_name(text("cli-value-name")).help(text("cli-name"));
    Command::new(PROGRAM)
        .version(env!("CARGO_PKG_VERSION"))
        .about(text("cli-about"))
        .after_help(text("cli-after-help"))
        .help_template(template(locale, &[COMMANDS, ARGUMENTS]))
        .override_usage(format!("{}\n    {}", text("cli-usage-game"), text("cli-usage-command")))
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(game())
        .arg(save(locale).conflicts_with("name"))
        .arg(seat("cli-seat-again", locale))
        .arg(bot_time(locale))
        .args(common(locale))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(text("cli-version"))
                .help_heading(text("cli-heading-options")),
        )
        .subcommands([
            sub("new", "cli-new", locale)
                .arg(save(locale))
                .arg(seat("cli-seat", locale))
                .arg(bot_time(locale))
                .arg(deck(locale))
                .arg(seed(locale))
                .arg(option("option", "cli-value-option", "cli-option", locale).action(ArgAction::Append)),
            sub("stats", "cli-stats", locale).arg(format(&["table", "csv", "json"], locale)).arg(
                option("sort", "cli-value-figure", "cli-sort", locale)
                    .hide_possible_values(true)
                    .value_parser(PossibleValuesParser::new(Sort::ALL.map(Sort::word))),
            ),
            sub("saves", "cli-saves", locale),
            sub_with("check", "cli-check", "cli-value-file", locale)
                .arg(
                    Arg::new("file")
                        .value_name(text("cli-value-file"))
                        .help(text("cli-check-file"))
                        .required(true)
                        .num_args(1..)
                        .value_parser(value_parser!(PathBuf)),
                )
                .arg(format(&["text", "json"], locale)),
            sub_with("replay", "cli-replay", "cli-value-name", locale)
                .arg(game().required(true))
                .arg(number("to", NUMBERS, "cli-replay-to", locale)),
            sub("deck", "cli-deck", locale).arg(deck(locale)),
            sub("auto", "cli-auto", locale)
                .arg(number("players", PLAYERS, "cli-auto-players", locale).conflicts_with("seat"))
                .arg(seat("cli-auto-seat", locale))
                .arg(bot_time(locale))
                .arg(option("save", "cli-value-name", "cli-auto-save", locale))
                .arg(seed(locale))
                .arg(
                    number("delay", DELAYS, "cli-auto-delay", locale)
                        .value_name(text("cli-value-milliseconds")),
                )
                .arg(number("games", AUTO_GAMES, "cli-auto-games", locale).conflicts_with("delay"))
                .arg(deck(locale)),
            sub("arena", "cli-arena", locale)
                .arg(seat("cli-arena-seat", locale))
                .arg(bot_time(locale))
                .arg(number("games", ARENA_GAMES, "cli-arena-games", locale))
                .arg(flag("rotate", "cli-arena-rotate", locale))
                .arg(number("seed", NUMBERS, "cli-arena-seed", locale))
                .arg(number("threads", THREADS, "cli-arena-threads", locale))
                .arg(deck(locale))
                .arg(format(&["table", "csv", "json"], locale))
                .arg(flag("cards", "cli-arena-cards", locale)),
            sub("bot", "cli-bot", locale)
                .arg(level(locale))
                .arg(number("simulations", SIMULATIONS, "cli-bot-simulations", locale))
                .arg(number("threads", THREADS, "cli-bot-threads", locale))
                .arg(seed(locale)),
            sub_with("completions", "cli-completions", "cli-value-shell", locale).arg(
                Arg::new("shell")
                    .value_name(text("cli-value-shell"))
                    .help(text("cli-shell"))
                    .required(true)
                    .hide_possible_values(true)
                    .value_parser(value_parser!(clap_complete::Shell)),
            ),
            sub("man", "cli-man", locale),
        ])
}

/// A subcommand with the texts of its key.
fn sub(name: &'static str, key: &str, locale: &Locale) -> Command {
    let usage = locale.text_with("cli-usage-of", &[("command", name.into())]);
    Command::new(name)
        .override_usage(usage)
        .about(locale.text(key))
        .help_template(template(locale, &[]))
        .disable_help_flag(true)
}

/// A subcommand with the texts of its key, and with an argument that is called by the text of `value`.
fn sub_with(name: &'static str, key: &str, value: &str, locale: &Locale) -> Command {
    let values = [("command", name.into()), ("argument", locale.text(value).into())];
    sub(name, key, locale)
        .override_usage(locale.text_with("cli-usage-with", &values))
        .help_template(template(locale, &[ARGUMENTS]))
}

/// The parts of a help text that not every command has: the key of the heading, and what clap calls them.
const COMMANDS: (&str, &str) = ("cli-heading-commands", "subcommands");
const ARGUMENTS: (&str, &str) = ("cli-heading-arguments", "positionals");

/// How help is laid out, in the person's language.
fn template(locale: &Locale, parts: &[(&str, &str)]) -> String {
    let parts: String = parts
        .iter()
        .map(|(heading, content)| format!("{}:\n{{{content}}}\n\n", locale.text(heading)))
        .collect();
    format!(
        "{{about}}\n\n{}:\n    {{usage}}\n\n{parts}{}:\n{{options}}{{after-help}}",
        locale.text("cli-heading-usage"),
        locale.text("cli-heading-options"),
    )
}

/// The options that every command has.
fn common(locale: &Locale) -> Vec<Arg> {
    vec![
        option("dir", "cli-value-folder", "cli-dir", locale)
            .global(true)
            .value_parser(value_parser!(PathBuf)),
        words("lang", &Language::ALL.map(Language::code), "cli-lang", locale).global(true),
        words("color", &["auto", "always", "never"], "cli-color", locale)
            .default_value("auto")
            .hide_default_value(true)
            .global(true),
        number("width", WIDTHS, "cli-width", locale).global(true),
        flag("plain", "cli-plain", locale).global(true),
        Arg::new("help")
            .long("help")
            .short('h')
            .action(ArgAction::Help)
            .help(locale.text("cli-help"))
            .global(true),
    ]
}

fn seat(help: &str, locale: &Locale) -> Arg {
    option("seat", "cli-value-seat", help, locale).action(ArgAction::Append)
}

fn bot_time(locale: &Locale) -> Arg {
    number("bot-time", BOT_TIMES, "cli-bot-time", locale).value_name(locale.text("cli-value-milliseconds"))
}

fn save(locale: &Locale) -> Arg {
    option("save", "cli-value-name", "cli-save", locale)
}

fn deck(locale: &Locale) -> Arg {
    option("deck", "cli-value-file", "cli-deck-file", locale).value_parser(value_parser!(PathBuf))
}

fn seed(locale: &Locale) -> Arg {
    number("seed", NUMBERS, "cli-seed", locale)
}

/// An option that is given or not.
fn flag(name: &'static str, help: &str, locale: &Locale) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(locale.text(help))
}

/// An option with a number of this range. One below zero is a number out of range, not another option.
fn number<N>(name: &'static str, range: RangeInclusive<N>, help: &str, locale: &Locale) -> Arg
where
    N: FromStr + PartialOrd + ToString + Clone + Send + Sync + 'static,
{
    let parse = move |text: &str| match text.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(OutOfRange { least: range.start().to_string(), most: range.end().to_string() }),
    };
    option(name, "cli-value-number", help, locale).value_parser(parse).allow_negative_numbers(true)
}

/// The level that plays as a program, in Italian or English.
fn level(locale: &Locale) -> Arg {
    let levels = Level::ALL.map(Level::word);
    let all = levels.into_iter().chain(["easy", "medium", "hard"]);
    words("level", &levels, "cli-bot-level", locale)
        .value_parser(PossibleValuesParser::new(all))
        .ignore_case(true)
        .required(true)
}

/// The format of a result: one of a few, the first where nothing is said.
fn format<const N: usize>(formats: &[&'static str; N], locale: &Locale) -> Arg {
    let usual = formats.first().copied().unwrap_or_default();
    words("format", formats, "cli-format", locale)
        .help(locale.text_with("cli-format", &[("default", usual.into())]))
}

/// An option with a value.
fn option(name: &'static str, value: &str, help: &str, locale: &Locale) -> Arg {
    Arg::new(name).long(name).value_name(locale.text(value)).help(locale.text(help))
}

/// An option with one of a few words.
fn words<const N: usize>(name: &'static str, words: &[&'static str; N], help: &str, locale: &Locale) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(words.join("|"))
        .hide_possible_values(true)
        .value_parser(PossibleValuesParser::new(words))
        .help(locale.text(help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_sound_in_both_languages() {
        for language in Language::ALL {
            command(&Locale::new(language)).debug_assert();
        }
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let asked = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            asked_language(&words)
        };
        assert_eq!(asked("x stats --lang en"), Some(Language::English));
        assert_eq!(asked("x --lang=it stats"), Some(Language::Italian));
        assert_eq!((asked("x --lang"), asked("x --lang=de"), asked("x")), (None, None, None));
    }
}
