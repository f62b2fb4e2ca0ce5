//! The languages and their sentences. The Fluent files of `locale/` are part of the program, so a sentence
//! cannot get lost on the way to a person; this is the only module that knows Fluent.
//!
//! A key without a message is a mistake that tests find. At a person's terminal it shows as the key in
//! braces and stops nothing.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

/// A value for a variable of a message: text, or a number, which also chooses singular and plural.
pub use fluent_bundle::FluentValue as Value;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// The language of the game, and of who has said nothing else.
    #[default]
    Italian,
    /// English.
    English,
}

/// The sentences of one language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::Italian, Self::English];

    /// The language for a locale as systems write it (`it_IT.UTF-8`, `en-GB`, `C`): Italian where it says
    /// Italian or nothing of use, English where it says another language.
    #[must_use]
    pub fn from_system(locale: Option<&str>) -> Self {
        let locale = locale.unwrap_or_default().trim().to_ascii_lowercase();
        let name = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let is_language = matches!(name.len(), 2 | 3) && name.bytes().all(|byte| byte.is_ascii_lowercase());
        match name {
            "it" | "ita" | "und" => Self::Italian,
            _ if is_language => Self::English,
            _ => Self::Italian,
        }
    }

    /// The language with this code, `it` or `en`, as the command line takes it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The code of the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Italian => "it",
            Self::English => "en",
        }
    }

    /// The game, the errors, the program around both, and the parts of the full screen.
    const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::Italian => &[
                include_str!("../../locale/it.ftl"),
                include_str!("../../locale/it-faults.ftl"),
                include_str!("../../locale/it-program.ftl"),
                include_str!("../../locale/it-table.ftl"),
                include_str!("../../locale/it-forms.ftl"),
                include_str!("../../locale/it-looks.ftl"),
                include_str!("../../locale/it-records.ftl"),
            ],
            Self::English => &[
                include_str!("../../locale/en.ftl"),
                include_str!("../../locale/en-faults.ftl"),
                include_str!("../../locale/en-program.ftl"),
                include_str!("../../locale/en-table.ftl"),
                include_str!("../../locale/en-forms.ftl"),
                include_str!("../../locale/en-looks.ftl"),
                include_str!("../../locale/en-records.ftl"),
            ],
        }
    }

    /// How numbers in sentences are written, where Fluent's way is not that of the language.
    fn number_formatter<M>(self) -> Option<fn(&Value<'_>, &M) -> Option<String>> {
        match self {
            Self::Italian => Some(|value, _| match value {
                Value::Number(number) => Some(with_comma(&number.as_string())),
                _ => None,
            }),
            Self::English => None,
        }
    }

    /// The identifier by which Fluent finds the rules of singular and plural.
    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl Locale {
    /// The sentences of `language`.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Isolation marks are for screens that mix directions of writing; in a terminal they are litter.
        bundle.set_use_isolating(false);
        bundle.set_formatter(language.number_formatter());
        // What the parser could not read, or found twice, is missing; the tests of this module see to it
        // that there is no such thing.
        for source in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(rest, _)| rest);
            let _ = bundle.add_resource(resource);
        }
        Self { language, bundle }
    }

    /// The language of these sentences.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A number with so many digits after the decimal sign of the language.
    #[must_use]
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self.language {
            Language::Italian => with_comma(&text),
            Language::English => text,
        }
    }

    /// A part of everything, which is 1, in percent.
    #[must_use]
    pub fn percent(&self, part: f64, digits: usize) -> String {
        format!("{} %", self.decimal(part * 100.0, digits))
    }

    /// The sentence of `key`, which has no variables.
    #[must_use]
    pub fn text(&self, key: &str) -> String {
        self.text_with(key, &[])
    }

    /// The sentence of `key` with `values` for its variables.
    #[must_use]
    pub fn text_with(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("{{{key}}}");
        };
        let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        // A variable without a value is written as its name in braces, as visible as a missing key.
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }
}

/// A number with a decimal comma.
fn with_comma(number: &str) -> String {
    number.replace('.', ",")
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
