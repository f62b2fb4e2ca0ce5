//! A field with a few values, one of which is marked.

use crate::engine::OptionKind;
use crate::player::Kind;
use crate::students::game::{CHOOSER, UNDO};
use crate::ui::full::command::Command;
use crate::ui::full::context::Context;
use crate::ui::new_game::kind_words;
use crate::ui::width;

/// A few values by the words of the table's options, one of them marked.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    words: Vec<String>,
    marked: usize,
}

impl Choice {
    /// The numbers from `first` to `last`, with the first one marked.
    pub(super) fn number(first: usize, last: usize) -> Self {
        Self { words: (first..=last).map(|number| number.to_string()).collect(), marked: 0 }
    }

    /// Who can play at a seat, with the first marked.
    pub(super) fn of_kinds(kinds: &[Kind]) -> Self {
        Self { words: kinds.iter().map(Kind::to_string).collect(), marked: 0 }
    }

    /// The values of an option, with the usual one marked.
    pub(super) fn of_option(kind: &OptionKind) -> Self {
        let words: Vec<String> = match *kind {
            OptionKind::Bool { .. } => ["false", "true"].map(str::to_owned).to_vec(),
            OptionKind::Integer { min, max, .. } => (min..=max).map(|number| number.to_string()).collect(),
            OptionKind::Choice { words } => words.iter().map(|&word| word.to_owned()).collect(),
        };
        let usual = kind.default_value().to_string();
        Self { marked: words.iter().position(|word| *word == usual).unwrap_or(0), words }
    }

    /// The place of the marked value, from 0.
    pub(super) const fn marked(&self) -> usize {
        self.marked
    }

    /// The marked value.
    pub(super) fn word(&self) -> &str {
        self.words.get(self.marked).map_or("", String::as_str)
    }

    /// Marks the value with this word, if there is one.
    pub(super) fn mark(&mut self, word: &str) {
        if let Some(marked) = self.words.iter().position(|other| other == word) {
            self.marked = marked;
        }
    }

    /// The marked value in words for people.
    pub(super) fn shown(&self, context: &Context<'_>) -> String {
        shown(self.word(), context)
    }

    /// The columns of the longest value in words for people.
    pub(super) fn columns(&self, context: &Context<'_>) -> usize {
        let columns = self.words.iter().map(|word| width::columns(&shown(word, context)));
        columns.max().unwrap_or(0)
    }

    /// Marks another value; says whether the command was one that does. A number is the value itself where
    /// values are numbers, else its place.
    pub(super) fn command(&mut self, command: Command) -> bool {
        let count = self.words.len().max(1);
        self.marked = match command {
            Command::Left => (self.marked + count - 1) % count,
            Command::Right | Command::Confirm => (self.marked + 1) % count,
            Command::Number(number) => {
                let itself = self.words.iter().position(|word| *word == number.to_string());
                let is_of_numbers = self.words.iter().all(|word| word.parse::<i64>().is_ok());
                let place = usize::from(number).checked_sub(1).filter(|&place| place < self.words.len());
                match if is_of_numbers { itself } else { place } {
                    Some(marked) => marked,
                    None => return false,
                }
            }
            _ => return false,
        };
        true
    }
}

/// A value in words for people.
fn shown(word: &str, context: &Context<'_>) -> String {
    match word {
        "user" => context.text("value-user"),
        "owner" => context.text("value-owner"),
        "true" => context.text("answer-yes"),
        "false" => context.text("answer-no"),
        other => match Kind::from_word(other) {
            Some(kind) => kind_words(&kind, &context.locale),
            None => other.to_owned(),
        },
    }
}

/// The key of what an option is called; its own word where it has no other name.
pub(super) fn label_key(option: &'static str) -> &'static str {
    match option {
        CHOOSER => "field-chooser",
        UNDO => "field-undo",
        other => other,
    }
}

/// The key of the sentence that explains an option.
pub(super) fn hint_key(option: &'static str) -> &'static str {
    match option {
        CHOOSER => "hint-chooser",
        UNDO => "hint-undo",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_round_and_are_found_by_number() {
        let mut players = Choice::number(2, 4);
        assert!(players.command(Command::Number(4)) && players.word() == "4");
        assert!(!players.command(Command::Number(1)) && players.word() == "4");
        assert!(players.command(Command::Right) && players.word() == "2");
        assert!(players.command(Command::Left) && players.word() == "4");
        let mut chooser = Choice::of_option(&OptionKind::Choice { words: &["user", "owner"] });
        assert!(chooser.command(Command::Number(2)) && chooser.word() == "owner");
        assert!(!chooser.command(Command::Number(3)) && !chooser.command(Command::Up));
        let undo = Choice::of_option(&OptionKind::Bool { default: true });
        assert_eq!((undo.word(), undo.marked()), ("true", 1));
    }
}
