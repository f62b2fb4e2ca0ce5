//! Colours by role. A screen says what a thing is, the theme how that looks; what is chosen, refused or
//! wrong is said by more than colour everywhere.
//!
//! Colour comes from a palette, everything else (bold, underlined, reversed) from the role alone, so that
//! all roles that mean something differ without colour too, in every theme. No pair of a text and what it
//! stands on has a contrast below 4.5 (WCAG 2, 1.4.3); the tests work out every one.

mod palette;

use ratatui::style::{Color, Modifier, Style};

use super::settings::ThemeChoice;
use crate::students::CardType;
use palette::Palette;

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
    /// The type of a card: a badge in a colour of its own.
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

/// A set of colours, as far as a terminal has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    palette: Option<&'static Palette>,
    depth: Depth,
}

impl Theme {
    /// The colours of a choice, on a terminal that has `depth` of them.
    #[must_use]
    pub const fn new(choice: ThemeChoice, depth: Depth) -> Self {
        let palette = match (depth, choice) {
            (Depth::None, _) | (_, ThemeChoice::None) => None,
            (_, ThemeChoice::Terminal) => Some(&palette::TERMINAL),
            (_, ThemeChoice::Dark) => Some(&palette::DARK),
            (_, ThemeChoice::Light) => Some(&palette::LIGHT),
            (_, ThemeChoice::HighContrast) => Some(&palette::HIGH_CONTRAST),
            (_, ThemeChoice::ColourBlind) => Some(&palette::COLOUR_BLIND),
        };
        Self { palette, depth }
    }

    /// Whether the terminal has colours, or colours are wanted of it, whatever the theme uses.
    #[must_use]
    pub fn can_have_colours(&self) -> bool {
        self.depth != Depth::None
    }

    /// How something that plays a role looks.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        let Some(palette) = self.palette else {
            return Style::new().add_modifier(without_colour(role) | modifier(role));
        };
        let (text, ground) = palette.colours(role, self.depth);
        let style = Style::new().fg(text).bg(ground).add_modifier(modifier(role));
        // Where the palette leaves a colour to the terminal, the role looks as it does without colours.
        if (text, ground) == (Color::Reset, Color::Reset) {
            style.add_modifier(without_colour(role))
        } else {
            style
        }
    }
}

/// What sets a role apart whatever its colours.
const fn modifier(role: Role) -> Modifier {
    match role {
        Role::Text | Role::Dim | Role::Border | Role::Card(_) => Modifier::empty(),
        Role::Title | Role::Key => Modifier::BOLD,
        Role::Marked => Modifier::REVERSED,
        Role::Disabled => Modifier::ITALIC,
        Role::Good => Modifier::UNDERLINED,
        Role::Bad => Modifier::BOLD.union(Modifier::UNDERLINED),
    }
}

/// What else a role needs where it has no colour.
const fn without_colour(role: Role) -> Modifier {
    match role {
        Role::Dim | Role::Disabled => Modifier::DIM,
        Role::Card(_) => Modifier::BOLD,
        _ => Modifier::empty(),
    }
}

#[cfg(test)]
mod tests;
