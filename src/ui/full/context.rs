//! What every screen may use: the world, the sentences, the settings and the looks that follow from them.

use ratatui::style::Style;

use super::settings::{Borders, LanguageChoice, Settings};
use super::theme::{Depth, Role, Theme};
use crate::ui::chronicle::Chronicle;
use crate::ui::locale::{Language, Locale, Value};
use crate::ui::world::World;

/// What this terminal and this system can do and are set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ability {
    /// The language where the settings say none.
    pub language: Language,
    /// Whether characters beyond ASCII arrive as they are.
    pub unicode: bool,
    /// How many colours there are.
    pub depth: Depth,
}

/// What every screen may use.
pub struct Context<'a> {
    /// Files, luck and clock.
    pub world: World<'a>,
    /// The person's language.
    pub locale: Locale,
    /// What the log is written by.
    pub chronicle: Chronicle<'a>,
    /// How the program behaves and looks.
    pub settings: Settings,
    /// The colours, as far as this terminal has them.
    pub theme: Theme,
    ability: Ability,
}

impl<'a> Context<'a> {
    /// A context with these settings.
    #[must_use]
    pub fn new(world: World<'a>, chronicle: Chronicle<'a>, ability: Ability, settings: Settings) -> Self {
        let (locale, theme) = Self::looks(ability, &settings);
        Self { world, locale, chronicle, settings, theme, ability }
    }

    /// Uses other settings from now on.
    pub fn apply(&mut self, settings: Settings) {
        (self.locale, self.theme) = Self::looks(self.ability, &settings);
        self.settings = settings;
    }

    fn looks(ability: Ability, settings: &Settings) -> (Locale, Theme) {
        let language = settings.language.map_or(ability.language, LanguageChoice::language);
        (Locale::new(language), Theme::new(settings.theme, ability.depth))
    }

    /// What boxes are drawn with.
    #[must_use]
    pub fn borders(&self) -> Borders {
        self.settings.borders.unwrap_or(if self.ability.unicode { Borders::Unicode } else { Borders::Ascii })
    }

    /// The sentence of a key.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.locale.text(key)
    }

    /// The sentence of a key with its values.
    #[must_use]
    pub fn text_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.locale.text_with(key, values)
    }

    /// How something that plays a role looks.
    #[must_use]
    pub fn style(&self, role: Role) -> Style {
        self.theme.style(role)
    }
}
