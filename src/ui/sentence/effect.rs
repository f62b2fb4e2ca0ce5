//! Effects in words, and a whole card in one sentence.

use super::kind_value;
use crate::students::{Card, Effect};
use crate::ui::locale::{Locale, Value};

/// The values that say all of an effect to a message.
pub(super) fn effect_values(effect: Effect) -> [(&'static str, Value<'static>); 3] {
    [
        ("action", effect.action.word().into()),
        ("target", effect.target.word().into()),
        kind_value(effect.card_type),
    ]
}

/// The effects of a card in order, a line each, said to its user. The same effect several times in a row
/// is one line that says how often.
#[must_use]
pub fn effect_lines(card: &Card, locale: &Locale) -> Vec<String> {
    card.effects
        .chunk_by(|one, next| one == next)
        .map(|same| {
            let effect = locale.text_with("effect", &effect_values(same[0]));
            match same.len() {
                1 => effect,
                times => {
                    locale.text_with("effect-times", &[("effect", effect.into()), ("times", times.into())])
                }
            }
        })
        .collect()
}

/// When the effects of a card happen and whether its user may decline them: the words before them.
#[must_use]
pub fn card_when(card: &Card, locale: &Locale) -> String {
    let values = [("when", card.when.word().into()), kind_value(card.card_type)];
    locale.text_with(if card.optional { "card-when-optional" } else { "card-when" }, &values)
}

/// All effects of a card in one line, with when they happen.
#[must_use]
pub fn card_effects(card: &Card, locale: &Locale) -> String {
    if card.effects.is_empty() {
        return locale.text("card-no-effect");
    }
    format!("{}: {}", card_when(card, locale), effect_lines(card, locale).join("; "))
}

/// A whole card as one line of sentences.
#[must_use]
pub fn card_sentence(card: &Card, locale: &Locale) -> String {
    let values = [
        ("name", card.name.as_str().into()),
        kind_value(card.card_type),
        ("effects", card_effects(card, locale).into()),
        ("description", card.description.as_str().into()),
    ];
    let is_described = !card.description.as_str().is_empty();
    locale.text_with(if is_described { "card-sentence-described" } else { "card-sentence" }, &values)
}
