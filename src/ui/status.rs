//! The table in a few lines, and the cards of a player, from what one seat may see of them. A reader gets
//! what the `View` holds and nothing else, so a hidden hand is a number here too.

use super::card_box::{Captioned, card_boxes};
use super::locale::Value;
use super::sentence::Narrator;
use super::style::Look;
use super::width::{columns, wrap_hanging};
use crate::engine::Seat;
use crate::students::{CardId, Hand, PlayerView, STUDENTS_TO_WIN, View};

const INDENT: usize = 2;

/// The line that opens a round: its number and its player.
#[must_use]
pub fn round_banner(round: u32, seat: Seat, narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let values = [("round", round.into()), ("player", narrator.player(seat).into())];
    let text = narrator.locale.text_with("table-round", &values);
    if look.plain {
        return vec![text];
    }
    let mut lines = wrap_hanging(&format!("=== {text}"), look.width, 4);
    if let Some(last) = lines.last_mut() {
        let room = look.width.saturating_sub(columns(last) + 1);
        if room > 0 {
            last.push(' ');
            last.push_str(&"=".repeat(room));
        }
    }
    lines.iter().map(|line| look.paint.strong(line)).collect()
}

/// The whole table: the winner if there is one, piles, and for each player the hand's size, classroom, bonus-malus, the way to
/// victory, and what stands in it; for who looks on, the open hands too.
#[must_use]
pub fn table_state(view: &View, narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let locale = narrator.locale;
    let mut lines = match view.winner {
        Some(winner) => {
            let text = locale.text_with("table-won", &[("player", narrator.player(winner).into())]);
            paragraph(&text, 0, look)
        }
        None => Vec::new(),
    };
    let piles = [
        ("draw", view.draw.into()),
        ("discard", view.discard.len().into()),
        ("study_room", view.study_room.len().into()),
    ];
    lines.extend(paragraph(&locale.text_with("table-piles", &piles), 0, look));
    if !view.in_play.is_empty() {
        lines.extend(card_list("table-in-play", &view.in_play, 0, narrator, look));
    }
    for (index, player) in view.players.iter().enumerate() {
        let seat = Seat::new(index);
        lines.extend(player_state(player, seat, seat == view.current, narrator, look));
        // Who looks on has no other place for hands that lie open.
        if let (None, Hand::Open(cards)) = (view.viewer, &player.hand)
            && !cards.is_empty()
        {
            lines.extend(card_list("victory-hand", cards, INDENT, narrator, look));
        }
    }
    lines
}

/// All cards of the player at `seat` that the viewer may see: hand, classroom, bonus-malus.
#[must_use]
pub fn player_cards(view: &View, seat: Seat, narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let Some(player) = view.players.get(seat.index()) else {
        return Vec::new();
    };
    let title = |key: &str, count: usize| {
        let values = [("player", narrator.player(seat).into()), ("count", count.into())];
        paragraph(&narrator.locale.text_with(key, &values), 0, look)
    };
    let mut lines = match &player.hand {
        Hand::Open(cards) => {
            let mut lines = title("look-hand", cards.len());
            lines.extend(zone(cards, narrator, look));
            lines
        }
        Hand::Hidden(count) => title("look-hand-hidden", *count),
    };
    lines.extend(title("look-classroom", player.classroom.len()));
    lines.extend(zone(&player.classroom, narrator, look));
    lines.extend(title("look-bonus-malus", player.bonus_malus.len()));
    lines.extend(zone(&player.bonus_malus, narrator, look));
    lines
}

/// The cards of everybody but the player at `seat`, in table order after that player.
#[must_use]
pub fn cards_of_others(view: &View, seat: Seat, narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let count = view.players.len();
    (1..count)
        .map(|step| Seat::new((seat.index() + step) % count))
        .flat_map(|other| player_cards(view, other, narrator, look))
        .collect()
}

fn player_state(
    player: &PlayerView,
    seat: Seat,
    is_current: bool,
    narrator: &Narrator<'_>,
    look: Look,
) -> Vec<String> {
    let locale = narrator.locale;
    let values = [
        ("player", narrator.player(seat).into()),
        ("hand", player.hand.len().into()),
        ("students", player.classroom.len().into()),
        ("goal", STUDENTS_TO_WIN.into()),
    ];
    let key = if is_current { "table-player-current" } else { "table-player" };
    let mut lines = paragraph(&locale.text_with(key, &values), 0, look);
    if !player.classroom.is_empty() {
        lines.extend(card_list("table-classroom", &player.classroom, INDENT, narrator, look));
    }
    if !player.bonus_malus.is_empty() {
        lines.extend(card_list("table-bonus-malus", &player.bonus_malus, INDENT, narrator, look));
    }
    let holds = holds(player, narrator);
    if !holds.is_empty() {
        lines.extend(paragraph(&holds.join(" "), INDENT, look));
    }
    lines
}

/// What keeps a player from winning, playing or hiding something, a sentence each.
fn holds(player: &PlayerView, narrator: &Narrator<'_>) -> Vec<String> {
    let locale = narrator.locale;
    let mut sentences = Vec::new();
    if player.engineer {
        sentences.push(locale.text("table-engineer"));
    }
    if !player.barred.is_empty() {
        let kinds: Vec<String> = player
            .barred
            .iter()
            .map(|kind| locale.text_with("kind-many", &[("kind", kind.word().into())]))
            .collect();
        sentences.push(locale.text_with("table-barred", &[("kinds", kinds.join(", ").into())]));
    }
    if player.open {
        sentences.push(locale.text("table-open"));
    }
    sentences
}

/// The names of cards after the words of `key`.
fn card_list(key: &str, cards: &[CardId], indent: usize, narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let names: Vec<String> =
        copies(cards).map(|(card, count)| with_count(narrator.card(card), count)).collect();
    let values: [(&str, Value<'_>); 1] = [("cards", names.join(", ").into())];
    paragraph(&narrator.locale.text_with(key, &values), indent, look)
}

/// The cards of a zone as boxes or sentences, copies of a card as one.
fn zone(cards: &[CardId], narrator: &Narrator<'_>, look: Look) -> Vec<String> {
    let captioned: Vec<Captioned<'_>> = copies(cards)
        .map(|(card, count)| {
            let caption = if count > 1 { format!("x{count}") } else { String::new() };
            Captioned::new(narrator.deck.card(card), caption)
        })
        .collect();
    card_boxes(&captioned, narrator.locale, look)
}

/// Each different card with its number of copies, in the order in which they lie.
pub(super) fn copies(cards: &[CardId]) -> impl Iterator<Item = (CardId, usize)> {
    let is_first = |index: usize| !cards[..index].contains(&cards[index]);
    (0..cards.len())
        .filter(move |&index| is_first(index))
        .map(|index| (cards[index], cards.iter().filter(|&&card| card == cards[index]).count()))
}

fn with_count(name: &str, count: usize) -> String {
    if count > 1 { format!("{name} x{count}") } else { name.to_owned() }
}

/// A text on lines of the screen's width, all moved to the right by `indent` columns and all but the first
/// by two more; one line without any of that where the look is plain.
fn paragraph(text: &str, indent: usize, look: Look) -> Vec<String> {
    if look.plain {
        return vec![text.to_owned()];
    }
    let lines = wrap_hanging(text, look.width.saturating_sub(indent), INDENT);
    lines.iter().map(|line| format!("{:indent$}{line}", "")).collect()
}

#[cfg(test)]
mod tests;
