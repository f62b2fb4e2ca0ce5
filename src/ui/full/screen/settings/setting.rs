//! Each setting with its values: what the screen offers, in words.

use crate::ui::full::settings::{Borders, LanguageChoice, Settings, Speed, ThemeChoice, Toggle};

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Setting {
    Language,
    Theme,
    Borders,
    Speed,
    Mouse,
}

/// A value of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Value {
    /// The key of its word.
    pub(super) word: &'static str,
    /// All settings as they are with it.
    pub(super) settings: Settings,
}

impl Setting {
    /// All settings in the order of the screen.
    pub(super) const ALL: [Self; 5] = [Self::Language, Self::Theme, Self::Borders, Self::Speed, Self::Mouse];

    /// The keys of the setting's name and of the sentence about it.
    pub(super) const fn texts(self) -> (&'static str, &'static str) {
        match self {
            Self::Language => ("setting-language", "about-language"),
            Self::Theme => ("setting-theme", "about-theme"),
            Self::Borders => ("setting-borders", "about-borders"),
            Self::Speed => ("setting-speed", "about-speed"),
            Self::Mouse => ("setting-mouse", "about-mouse"),
        }
    }

    /// The values, and which of them holds `now`.
    pub(super) fn values(self, now: &Settings) -> (Vec<Value>, usize) {
        let with = |word, change: &dyn Fn(&mut Settings)| {
            let mut settings = now.clone();
            change(&mut settings);
            Value { word, settings }
        };
        let values: Vec<Value> = match self {
            Self::Language => or_system(LanguageChoice::ALL)
                .map(|it| with(it.map_or("value-system", language), &|all| all.language = it))
                .collect(),
            Self::Theme => {
                ThemeChoice::ALL.iter().map(|&it| with(theme(it), &|all| all.theme = it)).collect()
            }
            Self::Borders => or_system(Borders::ALL)
                .map(|it| with(it.map_or("value-system", borders), &|all| all.borders = it))
                .collect(),
            Self::Speed => Speed::ALL.iter().map(|&it| with(speed(it), &|all| all.speed = it)).collect(),
            Self::Mouse => Toggle::ALL.iter().map(|&it| with(toggle(it), &|all| all.mouse = it)).collect(),
        };
        let held = values.iter().position(|value| value.settings == *now).unwrap_or_default();
        (values, held)
    }
}

/// The values that can be chosen, after the one that leaves the choice to the system.
fn or_system<T: Copy>(values: &[T]) -> impl Iterator<Item = Option<T>> {
    std::iter::once(None).chain(values.iter().copied().map(Some))
}

const fn language(choice: LanguageChoice) -> &'static str {
    match choice {
        LanguageChoice::It => "value-it",
        LanguageChoice::En => "value-en",
    }
}

const fn theme(choice: ThemeChoice) -> &'static str {
    match choice {
        ThemeChoice::Terminal => "value-terminal",
        ThemeChoice::Dark => "value-dark",
        ThemeChoice::Light => "value-light",
        ThemeChoice::HighContrast => "value-high-contrast",
        ThemeChoice::ColourBlind => "value-colour-blind",
        ThemeChoice::None => "value-none",
    }
}

const fn borders(borders: Borders) -> &'static str {
    match borders {
        Borders::Ascii => "value-ascii",
        Borders::Unicode => "value-unicode",
    }
}

const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "value-off",
        Speed::Quick => "value-quick",
        Speed::Slow => "value-slow",
    }
}

const fn toggle(toggle: Toggle) -> &'static str {
    match toggle {
        Toggle::On => "value-on",
        Toggle::Off => "value-off",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_changes_its_own_setting_only_and_the_one_that_holds_is_known() {
        let usual = Settings::default();
        for setting in Setting::ALL {
            let (values, held) = setting.values(&usual);
            assert_eq!(values[held].settings, usual);
            for (index, value) in values.iter().enumerate() {
                assert_eq!(setting.values(&value.settings), (values.clone(), index), "{setting:?}");
                for other in Setting::ALL.into_iter().filter(|&other| other != setting) {
                    let [was, is] = [&usual, &value.settings].map(|it| other.values(it).1);
                    assert_eq!(was, is, "{setting:?} changes {other:?}");
                }
            }
        }
    }
}
