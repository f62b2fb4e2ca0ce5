//! A player who reads what stands on the screen and answers by the numbers.

use unstable_students::engine::{Game, OptionSpec};
use unstable_students::students::UnstableStudents;
use unstable_students::ui::{Language, Locale};

use super::program::Program;

/// What a prompt asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Prompt {
    Menu,
    SaveName,
    Players,
    PlayerName,
    TableOption,
    Saves,
    Confirm,
    Handover,
    Action,
    Hand,
    Others,
    Choice,
}

/// The prompts of a language, by how they end.
pub struct Prompts {
    ends: Vec<(Prompt, String)>,
}

/// A prompt that was answered.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Everything since the answer before, the prompt last.
    pub screen: String,
    pub prompt: Prompt,
    pub answer: String,
}

/// The words of a text with single spaces between them: prompts may be folded anywhere.
pub fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Prompts {
    pub fn new(language: Language) -> Self {
        let locale = Locale::new(language);
        let text = |key: &str| words(&locale.text(key));
        let after = |key: &str, variable: &str| {
            let whole = locale.text_with(key, &[(variable, "\u{1}".into())]);
            words(whole.split('\u{1}').next_back().unwrap())
        };
        let mut ends = vec![
            (Prompt::Menu, text("menu-prompt")),
            (Prompt::SaveName, text("form-save")),
            (Prompt::Players, text("form-players")),
            (Prompt::Saves, text("saves-prompt")),
            (Prompt::Action, text("action-menu")),
            (Prompt::Hand, text("hand-prompt")),
            (Prompt::Others, text("others-prompt")),
            (Prompt::Choice, text("choice-prompt")),
            (Prompt::Confirm, after("prompt-confirm", "question")),
            (Prompt::Handover, after("handover", "player")),
        ];
        for number in 1..=4 {
            let prompt = locale.text_with("form-player", &[("number", number.into())]);
            ends.push((Prompt::PlayerName, words(&prompt)));
        }
        for OptionSpec { kind, .. } in UnstableStudents::definition().options {
            let default = kind.default_value().to_string();
            let prompt = locale.text_with(
                "form-option",
                &[("option", "".into()), ("possible", kind.possible().into()), ("default", default.into())],
            );
            ends.push((Prompt::TableOption, words(&prompt)));
        }
        Self { ends }
    }

    /// The prompt at the end of a screen.
    pub fn of(&self, screen: &str) -> Prompt {
        let screen = words(screen);
        let mut fitting = self.ends.iter().filter(|(_, end)| screen.ends_with(end.as_str()));
        fitting.next().unwrap_or_else(|| panic!("an unknown prompt: {screen}")).0
    }
}

/// A player with a will as fixed as a seed, who goes for the first things told to them first.
pub struct Player {
    prompts: Prompts,
    orders: Vec<String>,
    luck: u64,
    /// The answers of the last list.
    listed: usize,
    /// Whether nothing could be played.
    stuck: bool,
}

impl Player {
    pub fn new(language: Language, seed: u64) -> Self {
        let luck = seed.wrapping_mul(2).wrapping_add(1);
        Self { prompts: Prompts::new(language), orders: Vec::new(), luck, listed: 0, stuck: false }
    }

    /// First gives these answers, whatever is asked.
    pub fn first(mut self, orders: &[&str]) -> Self {
        self.orders = orders.iter().rev().map(|&order| order.to_owned()).collect();
        self
    }

    /// The prompt of a screen and the answer to it.
    pub fn answer(&mut self, screen: &str) -> (Prompt, String) {
        let prompt = self.prompts.of(screen);
        if let Some(order) = self.orders.pop() {
            return (prompt, order);
        }
        let answer = match prompt {
            Prompt::Menu => "0".to_owned(),
            Prompt::Handover => String::new(),
            Prompt::Action => {
                // Back from the hand without a card: there was none that can be played.
                let draw = std::mem::take(&mut self.stuck) || self.below(8) == 0;
                self.stuck = !draw;
                if draw { "2" } else { "1" }.to_owned()
            }
            Prompt::Hand | Prompt::Choice => {
                self.stuck = false;
                let listed = numbers(screen).max();
                // After a refusal the list does not stand there again.
                self.listed = listed.unwrap_or(self.listed);
                (1 + self.below(self.listed)).to_string()
            }
            other => panic!("{other:?} without an order: {screen}"),
        };
        (prompt, answer)
    }

    fn below(&mut self, limit: usize) -> usize {
        // The constants of Knuth's MMIX.
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.luck >> 33) as usize % limit.max(1)
    }

    /// Answers until the program ends.
    pub fn play(&mut self, program: &mut Program) -> Vec<Turn> {
        let mut turns = Vec::new();
        while let Some(screen) = program.hear() {
            let (prompt, answer) = self.answer(&screen);
            program.answer(&answer);
            turns.push(Turn { screen, prompt, answer });
            assert!(turns.len() < 20_000, "a game without end");
        }
        turns
    }
}

/// The numbers in brackets of a list.
fn numbers(screen: &str) -> impl Iterator<Item = usize> {
    screen.split('[').skip(1).filter_map(|rest| rest.split_once(']')?.0.parse().ok())
}
