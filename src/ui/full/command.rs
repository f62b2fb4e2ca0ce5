//! What keys mean. Every command is declared here once, with its keys and the sentence that explains it; the
//! key bar, the help screen, `docs/keys.md` and the keys themselves all come from this list.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::ui::locale::Locale;

/// What a person can want of a screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Choose what is marked.
    Confirm,
    /// Go on once everything has been read.
    Continue,
    /// Close what has been read.
    Close,
    /// Go back, close, say no.
    Back,
    /// Leave the game.
    Leave,
    /// Mark what is above.
    Up,
    /// Mark what is below.
    Down,
    /// Mark what is at the left, or the value before.
    Left,
    /// Mark what is at the right, or the value after.
    Right,
    /// Go to the next part of the screen.
    NextPart,
    /// Go to the part of the screen before.
    PreviousPart,
    /// Mark what comes next, where there is only one part.
    Next,
    /// Mark what came before, where there is only one part.
    Previous,
    /// Mark the first.
    First,
    /// Mark the last.
    Last,
    /// A screenful back.
    PageUp,
    /// A screenful on.
    PageDown,
    /// The same where a text has more lines than are seen.
    ReadOn,
    /// To the next of several cards that are shown in full.
    NextCard,
    /// To the one before.
    PreviousCard,
    /// Choose by number.
    Number(u8),
    /// Explain the screen and its keys.
    Help,
    /// Change how the program behaves and looks.
    Settings,
    /// Show the marked card in full.
    ShowCard,
    /// Take the last move back.
    Undo,
    /// Show at once all that has happened.
    Skip,
    /// Rename what is marked.
    Rename,
    /// Copy what is marked.
    Copy,
    /// Delete what is marked.
    Delete,
    /// Choose by a name that is typed.
    ByName,
    /// Watch the replay of what is marked.
    Replay,
    /// Sort by the next figure.
    Sort,
    /// Write to a file for other programs.
    Export,
    /// One step back in a replay.
    StepBack,
    /// One step on in a replay or an automatic game.
    StepOn,
    /// To the round before in a replay.
    RoundBack,
    /// To the next round in a replay.
    RoundOn,
    /// Let a replay or an automatic game run, or hold it.
    Run,
    /// To a round or a move of a replay.
    Jump,
    /// From whose eyes a replay is seen.
    Viewer,
    /// Play in a CPU player's stead.
    TakeOver,
    /// Let the CPU player play on whose seat was taken over.
    GiveBack,
    /// Faster.
    Faster,
    /// Slower.
    Slower,
}

/// One command with its keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The command.
    pub command: Command,
    /// The keys, the one to show first.
    pub keys: &'static [Key],
    /// The key of the sentence that explains it, and of the word in the key bar.
    pub text: &'static str,
}

/// A key as a binding names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A key without a character of its own.
    Code(KeyCode),
    /// A character.
    Char(char),
    /// A character together with Ctrl.
    Control(char),
}

use Key::{Char, Code, Control};

/// Every command that is not a number.
pub const BINDINGS: &[Binding] = &[
    bind(Command::Confirm, &[Code(KeyCode::Enter), Char(' ')], "key-confirm"),
    bind(Command::Continue, &[Code(KeyCode::Enter), Char(' ')], "key-continue"),
    bind(
        Command::Close,
        &[Code(KeyCode::Enter), Char(' '), Code(KeyCode::Esc), Char('q'), Code(KeyCode::Backspace)],
        "key-close",
    ),
    bind(Command::Back, &[Code(KeyCode::Esc), Char('q'), Code(KeyCode::Backspace)], "key-back"),
    bind(Command::Leave, &[Code(KeyCode::Esc), Char('q'), Code(KeyCode::Backspace)], "key-leave"),
    bind(Command::Up, &[Code(KeyCode::Up), Char('k')], "key-up"),
    bind(Command::Down, &[Code(KeyCode::Down), Char('j')], "key-down"),
    bind(Command::Left, &[Code(KeyCode::Left), Char('h')], "key-left"),
    bind(Command::Right, &[Code(KeyCode::Right), Char('l')], "key-right"),
    bind(Command::NextPart, &[Code(KeyCode::Tab)], "key-next-part"),
    bind(Command::PreviousPart, &[Code(KeyCode::BackTab)], "key-previous-part"),
    bind(Command::Next, &[Code(KeyCode::Tab)], "key-next"),
    bind(Command::Previous, &[Code(KeyCode::BackTab)], "key-previous"),
    bind(Command::First, &[Code(KeyCode::Home), Char('g')], "key-first"),
    bind(Command::Last, &[Code(KeyCode::End), Char('G')], "key-last"),
    bind(Command::PageUp, &[Code(KeyCode::PageUp), Control('b'), Control('u')], "key-page-up"),
    bind(Command::PageDown, &[Code(KeyCode::PageDown), Control('f'), Control('d')], "key-page-down"),
    bind(Command::ReadOn, &[Code(KeyCode::PageDown), Control('f'), Control('d')], "key-read-on"),
    bind(Command::NextCard, &[Code(KeyCode::Right), Char('l'), Code(KeyCode::Tab)], "key-next-card"),
    bind(
        Command::PreviousCard,
        &[Code(KeyCode::Left), Char('h'), Code(KeyCode::BackTab)],
        "key-previous-card",
    ),
    bind(Command::Help, &[Char('?'), Code(KeyCode::F(1))], "key-help"),
    bind(Command::Settings, &[Code(KeyCode::F(2)), Char('O')], "key-settings"),
    bind(Command::ShowCard, &[Char('v')], "key-show-card"),
    bind(Command::Undo, &[Char('u')], "key-undo"),
    bind(Command::Skip, &[Char('s')], "key-skip"),
    bind(Command::Rename, &[Char('r')], "key-rename"),
    bind(Command::Copy, &[Char('c')], "key-copy"),
    bind(Command::Delete, &[Code(KeyCode::Delete), Char('x')], "key-delete"),
    bind(Command::ByName, &[Char('/')], "key-by-name"),
    bind(Command::Replay, &[Char('p')], "key-replay"),
    bind(Command::Sort, &[Char('o')], "key-sort"),
    bind(Command::Export, &[Char('e')], "key-export"),
    bind(Command::StepBack, &[Char(',')], "key-step-back"),
    bind(Command::StepOn, &[Char('.')], "key-step-on"),
    bind(Command::RoundBack, &[Char('<')], "key-round-back"),
    bind(Command::RoundOn, &[Char('>')], "key-round-on"),
    bind(Command::Run, &[Char('p'), Char(' '), Code(KeyCode::Enter)], "key-run"),
    bind(Command::Jump, &[Char('t'), Char(':')], "key-jump"),
    bind(Command::Viewer, &[Char('w')], "key-viewer"),
    bind(Command::TakeOver, &[Char('t')], "key-take-over"),
    bind(Command::GiveBack, &[Char('t')], "key-give-back"),
    bind(Command::Faster, &[Char('+')], "key-faster"),
    bind(Command::Slower, &[Char('-')], "key-slower"),
];

const fn bind(command: Command, keys: &'static [Key], text: &'static str) -> Binding {
    Binding { command, keys, text }
}

/// What a key means to a screen that knows `commands`: one of them, or nothing. A digit is a number for
/// every screen that knows numbers.
#[must_use]
pub fn meaning(key: KeyEvent, commands: &[Command]) -> Option<Command> {
    if let KeyCode::Char(digit @ '0'..='9') = key.code
        && !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT)
    {
        let number = Command::Number(digit as u8 - b'0');
        return commands.iter().any(|command| matches!(command, Command::Number(_))).then_some(number);
    }
    commands.iter().copied().find(|&command| {
        binding(command).is_some_and(|binding| binding.keys.iter().any(|bound| bound.is(key)))
    })
}

/// The declaration of a command; numbers have none.
#[must_use]
pub fn binding(command: Command) -> Option<&'static Binding> {
    BINDINGS.iter().find(|binding| binding.command == command)
}

/// The keys by which a screen that knows `commands` is told one of them: a key means the first that has it, and
/// where text is typed, keys that are text mean none.
pub fn keys_of(command: Command, commands: &[Command], is_typing: bool) -> impl Iterator<Item = Key> {
    let keys = binding(command).map_or(&[][..], |binding| binding.keys);
    keys.iter().copied().filter(move |&key| {
        let has_key = |other: &&Command| binding(**other).is_some_and(|other| other.keys.contains(&key));
        !(is_typing && key.is_text()) && commands.iter().find(has_key) == Some(&command)
    })
}

/// All keys of a command, and the sentence that explains it.
#[must_use]
pub fn explanation(command: Command, locale: &Locale) -> (String, String) {
    match binding(command) {
        Some(binding) => {
            let keys: Vec<String> = binding.keys.iter().map(|key| key.name(locale)).collect();
            (keys.join(", "), locale.text(binding.text))
        }
        None => ("0-9".to_owned(), locale.text("key-number")),
    }
}

impl Key {
    fn is(self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (self, key.code) {
            (Code(code), pressed) => code == pressed && !control,
            (Char(char), KeyCode::Char(pressed)) => char == pressed && !control,
            (Control(char), KeyCode::Char(pressed)) => char == pressed.to_ascii_lowercase() && control,
            _ => false,
        }
    }

    /// Whether the key belongs to a text that is being typed.
    #[must_use]
    pub const fn is_text(self) -> bool {
        matches!(self, Char(_) | Code(KeyCode::Backspace) | Control('u' | 'w'))
    }

    /// How the key is called on the screen and in the documentation.
    #[must_use]
    pub fn name(self, locale: &Locale) -> String {
        let word = match self {
            Char(' ') => "keyname-space",
            Char(char) => return char.to_string(),
            Control(char) => return format!("Ctrl-{}", char.to_ascii_uppercase()),
            Code(KeyCode::Enter) => "keyname-enter",
            Code(KeyCode::Esc) => "keyname-esc",
            Code(KeyCode::Backspace) => "keyname-backspace",
            Code(KeyCode::Tab) => "keyname-tab",
            Code(KeyCode::BackTab) => "keyname-back-tab",
            Code(KeyCode::Up) => "keyname-up",
            Code(KeyCode::Down) => "keyname-down",
            Code(KeyCode::Left) => "keyname-left",
            Code(KeyCode::Right) => "keyname-right",
            Code(KeyCode::Home) => "keyname-home",
            Code(KeyCode::End) => "keyname-end",
            Code(KeyCode::PageUp) => "keyname-page-up",
            Code(KeyCode::PageDown) => "keyname-page-down",
            Code(KeyCode::Delete) => "keyname-delete",
            Code(code) => return code.to_string(),
        };
        locale.text(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_means_what_the_screen_knows() {
        let p = KeyEvent::new(KeyCode::Char('p'), KeyModifiers::NONE);
        assert_eq!(meaning(p, &[Command::Run]), Some(Command::Run));
        assert_eq!(meaning(p, &[Command::Replay]), Some(Command::Replay));
        assert_eq!(meaning(p, &[Command::Up]), None);
    }

    #[test]
    fn digits_are_numbers_where_numbers_are_known() {
        let three = KeyEvent::new(KeyCode::Char('3'), KeyModifiers::NONE);
        assert_eq!(meaning(three, &[Command::Up, Command::Number(0)]), Some(Command::Number(3)));
        assert_eq!(meaning(three, &[Command::Up]), None);
    }

    #[test]
    fn a_key_is_told_only_of_the_command_that_it_means() {
        let keys = |command, commands, is_typing| keys_of(command, commands, is_typing).collect::<Vec<_>>();
        let commands = &[Command::Confirm, Command::Run, Command::Back];
        assert_eq!(keys(Command::Run, commands, false), [Char('p')]);
        assert_eq!(keys(Command::Confirm, commands, false), [Code(KeyCode::Enter), Char(' ')]);
        assert_eq!(keys(Command::Run, &[Command::Run], false).len(), 3);
        assert_eq!(keys(Command::Confirm, &[Command::Confirm], false).len(), 2);
        assert_eq!(keys(Command::Run, commands, true), []);
        assert_eq!(keys(Command::Back, commands, true), [Code(KeyCode::Esc)]);
    }

    #[test]
    fn every_command_is_declared_once_and_has_a_key() {
        for (index, binding) in BINDINGS.iter().enumerate() {
            assert!(!binding.keys.is_empty());
            assert!(BINDINGS[..index].iter().all(|other| other.command != binding.command), "{binding:?}");
        }
    }
}
