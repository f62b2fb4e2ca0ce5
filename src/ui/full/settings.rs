//! Settings of the full screen: how it looks and how fast it is, never what a player may see. They lie in a
//! small text file in the folder of the game, which people may edit.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::store::{FileError, Folder, atomic};
use crate::ui::Language;

/// No settings file is larger.
const MAX_FILE_BYTES: u64 = 1 << 16;

/// How the program behaves and looks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; the system's where nothing is said.
    pub language: Option<LanguageChoice>,
    /// The colours.
    pub theme: ThemeChoice,
    /// The lines of boxes; as the system's characters allow where nothing is said.
    pub borders: Option<Borders>,
    /// How fast events appear.
    pub speed: Speed,
    /// Whether the mouse is listened to. Terminals select text only without.
    pub mouse: Toggle,
}

/// Declares a setting with a few words.
macro_rules! choice {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All values in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];
        }
    };
}

choice! {
    /// A language.
    LanguageChoice {
        /// Italian.
        It,
        /// English.
        En,
    }
}

choice! {
    /// A set of colours.
    #[derive(Default)]
    ThemeChoice {
        /// The terminal's own 16 colours.
        #[default]
        Terminal,
        /// Light on dark.
        Dark,
        /// Dark on light.
        Light,
        /// As much contrast as there can be.
        HighContrast,
        /// Colours that everybody can tell apart (Okabe and Ito 2008).
        ColourBlind,
        /// No colours.
        None,
    }
}

choice! {
    /// What boxes are drawn with.
    Borders {
        /// `+`, `-` and `|`, which never break.
        Ascii,
        /// Lines.
        Unicode,
    }
}

choice! {
    /// How fast events appear.
    #[derive(Default)]
    Speed {
        /// All at once.
        Off,
        /// One after the other, quickly.
        #[default]
        Quick,
        /// Slowly enough to read aloud.
        Slow,
    }
}

choice! {
    /// On or off.
    #[derive(Default)]
    Toggle {
        /// On.
        #[default]
        On,
        /// Off.
        Off,
    }
}

impl LanguageChoice {
    /// The choice of a language.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        match language {
            Language::Italian => Self::It,
            Language::English => Self::En,
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(self) -> Language {
        match self {
            Self::It => Language::Italian,
            Self::En => Language::English,
        }
    }
}

/// What reading the settings gave.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loaded {
    /// The settings; the usual ones where the file is not there or cannot be understood.
    pub settings: Settings,
    /// The file that cannot be understood, and its first line that makes no sense. It is left as it is until
    /// settings are changed.
    pub fault: Option<(PathBuf, usize)>,
}

impl Settings {
    /// The settings in `folder`.
    ///
    /// # Errors
    /// The file is there and cannot be read.
    pub fn load(folder: &Folder) -> Result<Loaded, FileError> {
        let path = folder.settings();
        let bytes = atomic::read_or_empty(&path, MAX_FILE_BYTES)?;
        let text = String::from_utf8_lossy(&bytes);
        Ok(match toml::from_str(&text) {
            Ok(settings) => Loaded { settings, fault: None },
            Err(error) => {
                let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
                let line = 1 + before.matches('\n').count();
                Loaded { settings: Self::default(), fault: Some((path, line)) }
            }
        })
    }

    /// Writes the settings into `folder`.
    ///
    /// # Errors
    /// The file cannot be written; it is then unchanged.
    pub fn save(&self, folder: &Folder) -> Result<(), FileError> {
        let text = toml::to_string(self).expect("words in a table have TOML");
        folder.prepare()?;
        atomic::write(&folder.settings(), text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_being_stored_and_edited() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        assert_eq!(Settings::load(&folder).unwrap().settings, Settings::default());
        let settings = Settings {
            theme: ThemeChoice::ColourBlind,
            language: Some(LanguageChoice::En),
            mouse: Toggle::Off,
            ..Settings::default()
        };
        settings.save(&folder).unwrap();
        assert_eq!(Settings::load(&folder).unwrap(), Loaded { settings, fault: None });
        std::fs::write(folder.settings(), "speed = \"slow\"\n").unwrap();
        assert_eq!(Settings::load(&folder).unwrap().settings.speed, Speed::Slow);
    }

    #[test]
    fn a_file_that_makes_no_sense_is_told_and_left() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        for (text, line) in
            [("speed = \"never\"", 1), ("\u{0}\u{1}", 1), ("# mine\nmouse = \"on\"\ntheme =", 3)]
        {
            std::fs::write(folder.settings(), text).unwrap();
            let loaded = Settings::load(&folder).unwrap();
            assert_eq!(loaded.fault, Some((folder.settings(), line)), "{text:?}");
            assert_eq!(loaded.settings, Settings::default());
            assert_eq!(std::fs::read_to_string(folder.settings()).unwrap(), text);
        }
    }
}
