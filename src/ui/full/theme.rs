//! Colours by role. A screen says what a thing is, the theme how that looks; what is chosen, refused or
//! wrong is said by more than colour everywhere.

use ratatui::style::{Color, Modifier, Style};

use super::settings::ThemeChoice;
use crate::students::CardType;

/// What something on the screen is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Ordinary text.
    Text,
    /// Text of less weight.
    Dim,
    /// A heading.
    Title,
    /// A key in the key bar.
    Key,
    /// What is marked.
    Marked,
    /// Lines of boxes.
    Border,
    /// What cannot be chosen now.
    Disabled,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// The type of a card.
    Card(CardType),
}

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// None, or none are wanted.
    None,
    /// 16.
    Sixteen,
    /// 256.
    Palette,
    /// All of them.
    True,
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    choice: ThemeChoice,
}

impl Theme {
    /// The colours of a choice, on a terminal that has `depth` of them.
    #[must_use]
    pub fn new(choice: ThemeChoice, depth: Depth) -> Self {
        Self { choice: if depth == Depth::None { ThemeChoice::None } else { choice } }
    }

    /// How something that plays a role looks.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let style = Style::default();
        let colour = |colour: Color| if self.choice == ThemeChoice::None { style } else { style.fg(colour) };
        match role {
            Role::Text | Role::Border => style,
            Role::Dim | Role::Disabled => style.add_modifier(Modifier::DIM),
            Role::Title | Role::Key => style.add_modifier(Modifier::BOLD),
            Role::Marked => style.add_modifier(Modifier::REVERSED),
            Role::Good => colour(Color::Green),
            Role::Bad => colour(Color::Red),
            Role::Card(card_type) => colour(match card_type {
                CardType::Matricola => Color::Cyan,
                CardType::StudenteSemplice => Color::Blue,
                CardType::Laureando => Color::LightBlue,
                CardType::Bonus => Color::Green,
                CardType::Malus => Color::Red,
                CardType::Magia => Color::Magenta,
                CardType::Istantanea => Color::Yellow,
                CardType::All | CardType::Studente => Color::Reset,
            }),
        }
    }
}
