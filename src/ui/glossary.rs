//! What the words on cards mean: types, moments, actions and targets, each with its word as cards show it
//! and a sentence that explains it.

use super::locale::{Locale, Value};
use crate::students::{Action, Card, CardType, Target, When};

/// A word of the game and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The word as cards show it.
    pub word: String,
    /// The card type that it names, if it does.
    pub card_type: Option<CardType>,
    /// A sentence about it.
    pub meaning: String,
}

impl Entry {
    fn new(word: &str, meaning: &str, values: &[(&str, Value<'_>)], locale: &Locale) -> Self {
        Self {
            word: locale.text_with(word, values),
            card_type: None,
            meaning: locale.text_with(meaning, values),
        }
    }
}

/// What a type of cards is.
#[must_use]
pub fn card_type(kind: CardType, locale: &Locale) -> Entry {
    let entry = Entry::new("kind-label", "meaning-type", &[("kind", kind.word().into())], locale);
    Entry { card_type: Some(kind), ..entry }
}

/// When something happens that a card of this type says.
#[must_use]
pub fn when(when: When, kind: CardType, locale: &Locale) -> Entry {
    let values = [("when", when.word().into()), ("kind", kind.word().into())];
    Entry::new("card-when", "meaning-when", &values, locale)
}

/// That effects may be declined.
#[must_use]
pub fn optional(locale: &Locale) -> Entry {
    Entry::new("word-optional", "meaning-optional", &[], locale)
}

/// What an action does.
#[must_use]
pub fn action(action: Action, locale: &Locale) -> Entry {
    Entry::new("word-action", "meaning-action", &[("action", action.word().into())], locale)
}

/// Whom an effect concerns.
#[must_use]
pub fn target(target: Target, locale: &Locale) -> Entry {
    Entry::new("word-target", "meaning-target", &[("target", target.word().into())], locale)
}

/// Every word on a card, in the order in which it shows them, each once.
#[must_use]
pub fn card(card: &Card, locale: &Locale) -> Vec<Entry> {
    let mut entries = vec![card_type(card.card_type, locale)];
    if !card.effects.is_empty() {
        entries.push(when(card.when, card.card_type, locale));
        if card.optional {
            entries.push(optional(locale));
        }
    }
    for effect in &card.effects {
        entries.push(action(effect.action, locale));
        if has_target(effect.action) {
            entries.push(target(effect.target, locale));
        }
        if effect.card_type != CardType::All {
            entries.push(card_type(effect.card_type, locale));
        }
    }
    let mut seen: Vec<Entry> = Vec::with_capacity(entries.len());
    for entry in entries {
        if !seen.contains(&entry) {
            seen.push(entry);
        }
    }
    seen
}

/// Whether a card says whom the action concerns: the others concern whoever has or plays the card.
const fn has_target(action: Action) -> bool {
    !matches!(action, Action::Blocca | Action::Mostra | Action::Impedire | Action::Ingegnere)
}

/// Every word there is, type by type, moment by moment, action by action, target by target.
#[must_use]
pub fn all(locale: &Locale) -> Vec<Entry> {
    let types = CardType::ALL.iter().filter(|&&kind| kind != CardType::All);
    let mut entries: Vec<Entry> = types.map(|&kind| card_type(kind, locale)).collect();
    entries.extend([CardType::Magia, CardType::Istantanea].map(|kind| when(When::Subito, kind, locale)));
    entries.extend(When::ALL.iter().map(|&it| when(it, CardType::Bonus, locale)));
    entries.push(optional(locale));
    entries.extend(Action::ALL.iter().map(|&it| action(it, locale)));
    entries.extend(Target::ALL.iter().map(|&it| target(it, locale)));
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::locale::Language;
    use crate::ui::sample::{Sample, card as sample_card, effect};

    #[test]
    fn every_word_has_a_sentence_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let entries = all(&Locale::new(language));
            for (index, entry) in entries.iter().enumerate() {
                assert!(!entry.word.contains('{') && !entry.meaning.contains('{'), "{entry:?}");
                assert!(entry.meaning.ends_with('.'), "{entry:?}");
                assert!(entries[..index].iter().all(|other| other.meaning != entry.meaning), "{entry:?}");
            }
        }
    }

    #[test]
    fn a_card_explains_each_of_its_words_once() {
        let locale = Locale::new(Language::English);
        let draw = effect(Action::Pesca, Target::Io, CardType::All);
        let steal = effect(Action::Ruba, Target::Tu, CardType::Studente);
        let shown = sample_card("X", CardType::Bonus, &[draw, draw, steal], When::Inizio);
        let kinds: Vec<_> = card(&shown, &locale).into_iter().map(|entry| entry.card_type).collect();
        // Type, moment, optional, draw, oneself, steal, another player, students.
        let [bonus, student] = [CardType::Bonus, CardType::Studente].map(Some);
        assert_eq!(kinds, [bonus, None, None, None, None, None, None, student]);
    }

    #[test]
    fn a_card_that_does_nothing_has_its_type_explained_only() {
        let sample = Sample::new(Language::Italian);
        assert_eq!(card(sample.deck.card(sample.id("Ordinato")), &sample.locale).len(), 1);
    }

    #[test]
    fn lasting_actions_and_blocks_concern_nobody_in_particular() {
        let locale = Locale::new(Language::Italian);
        let shown = sample_card(
            "X",
            CardType::Malus,
            &[effect(Action::Mostra, Target::Io, CardType::All)],
            When::Sempre,
        );
        assert_eq!(card(&shown, &locale).len(), 3);
    }
}
