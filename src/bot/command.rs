//! The command of a program that plays: its words, split by the rules of shells. No shell is started, so nothing
//! in it means anything but a word.

use thiserror::Error;

/// The word, with its colon, by which seats and saves say that a program plays.
pub const PREFIX: &str = "bot:";

/// A program with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    text: String,
    program: String,
    arguments: Vec<String>,
}

/// Why a text is no command.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CommandError {
    /// There is no word in it.
    #[error("there is no program after '{PREFIX}'; name one")]
    Empty,
    /// A quotation does not end.
    #[error("a quotation in '{text}' does not end; close it")]
    Quotation {
        /// What was given.
        text: String,
    },
    /// Programs cannot be given NUL.
    #[error("there is a NUL in '{}'; leave it out", text.escape_default())]
    Nul {
        /// What was given.
        text: String,
    },
}

impl Command {
    /// The command that is written like this, without [`PREFIX`].
    ///
    /// # Errors
    /// There is no word, a quotation does not end, or there is a NUL.
    pub fn parse(text: &str) -> Result<Self, CommandError> {
        if text.contains('\0') {
            return Err(CommandError::Nul { text: text.to_owned() });
        }
        let words = shlex::split(text).ok_or_else(|| CommandError::Quotation { text: text.to_owned() })?;
        let mut words = words.into_iter();
        let program = words.next().filter(|word| !word.is_empty()).ok_or(CommandError::Empty)?;
        Ok(Self { text: text.trim().to_owned(), program, arguments: words.collect() })
    }

    /// The command as it was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Its arguments.
    #[must_use]
    pub fn arguments(&self) -> &[String] {
        &self.arguments
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_as_a_shell_would_and_nothing_in_it_is_carried_out() {
        let command = Command::parse(r#" python3 "my bot.py" --x='a b' $HOME ; rm * "#).unwrap();
        assert_eq!(command.program(), "python3");
        assert_eq!(command.arguments(), ["my bot.py", "--x=a b", "$HOME", ";", "rm", "*"]);
        assert_eq!(command.as_str(), r#"python3 "my bot.py" --x='a b' $HOME ; rm *"#);
    }

    #[test]
    fn what_names_no_program_is_refused() {
        assert_eq!(Command::parse("  "), Err(CommandError::Empty));
        assert_eq!(Command::parse("''"), Err(CommandError::Empty));
        assert!(matches!(Command::parse("python3 'bot"), Err(CommandError::Quotation { .. })));
        assert!(matches!(Command::parse("a\0b"), Err(CommandError::Nul { .. })));
    }
}
