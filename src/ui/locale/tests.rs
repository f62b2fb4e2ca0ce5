use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::*;

/// What a message mentions itself: variables with their `$`, and other messages.
type Mentions = BTreeMap<String, BTreeSet<String>>;

fn mentions(language: Language) -> Mentions {
    let mut messages = Mentions::new();
    let mut current = String::new();
    for line in
        language.sources().iter().flat_map(|source| source.lines()).filter(|line| !line.starts_with('#'))
    {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            current = line.split(" =").next().unwrap().to_owned();
            assert!(!messages.contains_key(&current), "'{current}' stands twice in {language:?}");
        }
        let mentioned = messages.entry(current.clone()).or_default();
        for placeable in line.split('{').skip(1) {
            let name = placeable.split(['}', ' ', '(']).find(|word| !word.is_empty()).unwrap();
            if !name.starts_with('"') {
                mentioned.insert(name.to_owned());
            }
        }
    }
    messages.remove("");
    messages
}

/// The variables of a message and of the messages in it.
fn variables(messages: &Mentions, key: &str) -> BTreeSet<String> {
    let mentioned = messages.get(key).unwrap_or_else(|| panic!("'{key}' is mentioned but not there"));
    let (variables, references): (BTreeSet<&String>, BTreeSet<&String>) =
        mentioned.iter().partition(|name| name.starts_with('$'));
    let inner = references.into_iter().flat_map(|reference| self::variables(messages, reference));
    variables.into_iter().cloned().chain(inner).collect()
}

/// The text of every source that speaks to people, without its tests.
fn speaking_sources() -> String {
    fn read(path: &Path, sources: &mut String) {
        if path.is_dir() {
            for entry in fs::read_dir(path).unwrap() {
                read(&entry.unwrap().path(), sources);
            }
        } else if path.extension().is_some_and(|it| it == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(path).unwrap();
            sources.push_str(source.split("#[cfg(test)]\nmod tests").next().unwrap());
        }
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = String::new();
    for speaking in ["ui.rs", "ui", "cli.rs", "cli", "main.rs"] {
        let path = source.join(speaking);
        if path.exists() {
            read(&path, &mut sources);
        }
    }
    sources
}

/// Everything between double quotes that is written like a key.
fn key_like_words(sources: &str) -> BTreeSet<&str> {
    let is_key = |word: &&str| {
        word.contains('-')
            && word.starts_with(|first: char| first.is_ascii_lowercase())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    sources.split('"').filter(is_key).collect()
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let [italian, english] = Language::ALL.map(mentions);
    assert!(italian.keys().eq(english.keys()), "{:?}", {
        let [italian, english]: [BTreeSet<_>; 2] = [italian.keys().collect(), english.keys().collect()];
        italian.symmetric_difference(&english).copied().cloned().collect::<Vec<_>>()
    });
    for key in italian.keys() {
        assert_eq!(variables(&italian, key), variables(&english, key), "'{key}'");
    }
}

#[test]
fn every_line_of_the_files_is_understood() {
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        for source in language.sources() {
            let resource = FluentResource::try_new((*source).to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language:?}: {errors:?}"));
            // A key that another file has already is an error here.
            bundle.add_resource(resource).unwrap();
        }
    }
}

#[test]
fn no_article_stands_before_a_number_in_italian() {
    // "Il 8" would have to be "l'8", "i 8" "gli 8". Names never have an article, and "le" is the same before all numbers.
    let articles = [
        "il", "lo", "la", "i", "gli", "un", "uno", "una", "al", "alla", "ai", "del", "della", "dei", "dal",
        "dalla", "dai", "nel", "nella", "nei", "sul", "sulla", "sui",
    ];
    for line in Language::Italian.sources().iter().flat_map(|source| source.lines()) {
        for (before, _) in line.match_indices("{ $").map(|(at, _)| line.split_at(at)) {
            let word = before.strip_suffix(' ').and_then(|before| before.rsplit(' ').next());
            assert!(!word.is_some_and(|word| articles.contains(&word.to_lowercase().as_str())), "{line}");
        }
    }
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let messages = mentions(Language::Italian);
    let areas: BTreeSet<&str> = messages.keys().filter_map(|key| key.split('-').next()).collect();
    let sources = speaking_sources();
    for word in key_like_words(&sources) {
        let is_meant = word.split('-').next().is_some_and(|area| areas.contains(area));
        assert!(!is_meant || messages.contains_key(word), "'{word}' has no message");
    }
    for call in [".text(", ".text_with(", ".tell("] {
        for after in sources.split(call).skip(1) {
            if let Some(key) = after.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) {
                assert!(messages.contains_key(key), "'{key}' has no message");
            }
        }
    }
}

#[test]
fn no_message_is_without_use() {
    let messages = mentions(Language::Italian);
    let sources = speaking_sources();
    let words: BTreeSet<&str> = sources.split('"').collect();
    let inner: BTreeSet<&String> = messages.values().flatten().collect();
    for key in messages.keys() {
        assert!(words.contains(key.as_str()) || inner.contains(key), "'{key}' is never used");
    }
}

#[test]
fn a_missing_message_or_value_is_visible_and_harmless() {
    let locale = Locale::new(Language::Italian);
    assert_eq!(locale.text("no-such-key"), "{no-such-key}");
    assert!(locale.text("event-drew-hidden").contains("{$player}"));
}

#[test]
fn no_isolation_marks_come_into_a_sentence() {
    for language in Language::ALL {
        let sentence = Locale::new(language).text_with("event-drew-hidden", &[("player", "Ada".into())]);
        assert!(!sentence.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']), "{sentence:?}");
    }
}

#[test]
fn italian_is_spoken_unless_the_system_says_another_language() {
    for italian in ["it", "it_IT.UTF-8", "IT-ch", "ita", "C", "C.UTF-8", "POSIX", "", " ", "und", "%%", "1_2"]
    {
        assert_eq!(Language::from_system(Some(italian)), Language::Italian, "{italian:?}");
    }
    for other in ["en", "en_US.UTF-8", "de-DE", "fr_FR@euro", "pt", "zh_CN"] {
        assert_eq!(Language::from_system(Some(other)), Language::English, "{other:?}");
    }
    assert_eq!(Language::from_system(None), Language::Italian);
}

#[test]
fn a_language_is_found_by_the_code_of_the_command_line() {
    assert_eq!(Language::from_code("en"), Some(Language::English));
    assert_eq!(Language::from_code("it"), Some(Language::Italian));
    assert_eq!(Language::from_code("de"), None);
}

#[test]
fn numbers_have_the_decimal_sign_of_the_language_in_sentences_and_in_tables() {
    let [italian, english] = Language::ALL.map(Locale::new);
    assert_eq!([italian.decimal(28.64, 1), english.decimal(28.64, 1)], ["28,6", "28.6"]);
    assert_eq!([italian.percent(0.771, 1), english.percent(0.771, 1)], ["77,1 %", "77.1 %"]);
    let every = |locale: &Locale, seconds: f64| {
        locale.text_with("watch-running", &[("player", "Ada".into()), ("seconds", seconds.into())])
    };
    assert!(every(&italian, 0.15).contains("0,15 secondi"));
    assert!(every(&english, 0.15).contains("0.15 seconds"));
    assert!(every(&italian, 1.0).contains("una mossa al secondo"), "{}", every(&italian, 1.0));
    assert!(every(&english, 1.0).contains("a move a second"));
}

#[test]
fn one_of_a_kind_is_told_in_the_singular() {
    for (language, plural) in
        [(Language::Italian, ["partite", "carte", "mosse"]), (Language::English, ["games", "cards", "moves"])]
    {
        let locale = Locale::new(language);
        let one = ["games", "unfinished", "cards", "copies"].map(|name| (name, Value::from(1)));
        let text = ["seconds", "rounds", "moves", "longest", "file", "layout", "round"]
            .map(|name| (name, Value::from("x")));
        for key in ["arena-games", "deck-total", "check-deck", "check-save"] {
            let sentence = locale.text_with(key, &[&one[..], &text].concat());
            let nouns = sentence.replace("x mosse", "").replace("x moves", "");
            assert!(plural.iter().all(|plural| !nouns.contains(plural)), "{sentence}");
        }
    }
}
