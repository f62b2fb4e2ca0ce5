//! What is known of a save, in a line for the list and in lines beside it.

use crate::store::check::PlayerReport;
use crate::store::listing::{Entry, State, Summary};
use crate::ui::fault;
use crate::ui::full::context::Context;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::list::Item;
use crate::ui::locale::Locale;
use crate::ui::width;

/// By how much folded lines are moved to the right.
const INDENT: usize = 2;

/// The save in the list: its name, and what there is to say before anybody looks closer. A sign before the
/// name is seen also where the rest is cut.
pub(super) fn item(entry: &Entry, locale: &Locale) -> Item {
    let name = ("save", entry.name.as_str().into());
    let (sign, text, role) = match &entry.state {
        State::Missing => ('?', locale.text_with("saves-item-missing", &[name]), Role::Dim),
        State::Damaged(error) => {
            let reason = fault::load_reason(error, locale).into();
            ('!', locale.text_with("saves-item-damaged", &[name, ("reason", reason)]), Role::Bad)
        }
        State::Playable(Summary { winner: Some(_), .. }) => {
            ('=', locale.text_with("saves-item-finished", &[name]), Role::Text)
        }
        State::Playable(_) => (' ', entry.name.to_string(), Role::Text),
    };
    Item::new(format!("{sign} {text}")).role(role)
}

/// All that is known of the save, folded at a width in columns.
pub(super) fn lines(entry: &Entry, context: &Context<'_>, columns: usize) -> Vec<Item> {
    let mut lines = Vec::new();
    let mut say = |text: &str, role: Role| {
        let folded = width::wrap_hanging(text, columns, INDENT);
        lines.extend(folded.into_iter().map(|line| Item::new(line).role(role)));
    };
    match &entry.state {
        State::Missing => {
            let values = [("save", entry.name.as_str().into())];
            say(&context.text_with("save-missing", &values), Role::Bad);
            say(&context.text("saves-detail-missing"), Role::Text);
        }
        State::Damaged(error) => say(&fault::load(error, &context.locale), Role::Bad),
        State::Playable(summary) => {
            let Summary { round, players, current, modified, winner, layout, oddities } = summary;
            if let Some(winner) = winner {
                let values = [("player", winner.as_str().into())];
                say(&context.text_with("save-line-finished", &values), Role::Good);
            }
            let values = [("round", (*round).into()), ("player", current.as_str().into())];
            say(&context.text_with("saves-detail-round", &values), Role::Title);
            for player in players {
                say(&player_line(player, context), Role::Text);
            }
            if let Some(modified) = modified {
                let when = (context.world.clock)(*modified).into();
                say(&context.text_with("saves-detail-when", &[("when", when)]), Role::Text);
            }
            say(&context.text_with("saves-detail-layout", &[("layout", layout.word().into())]), Role::Text);
            let journal = if entry.has_journal { "saves-detail-journal" } else { "saves-detail-no-journal" };
            say(&context.text(journal), Role::Text);
            for oddity in oddities {
                let oddity = fault::oddity(oddity, &context.locale).into();
                say(&context.text_with("save-odd", &[("oddity", oddity)]), Role::Text);
            }
        }
    }
    // Whatever was played here has a journal, though the list of what was played last may be lost.
    if !entry.in_cache && !entry.has_journal {
        say(&context.text("saves-detail-new"), Role::Dim);
    }
    lines
}

fn player_line(player: &PlayerReport, context: &Context<'_>) -> String {
    let values = [
        ("player", player.name.as_str().into()),
        ("hand", player.hand.into()),
        ("classroom", player.classroom.into()),
        ("bonus_malus", player.bonus_malus.into()),
    ];
    context.text_with("saves-detail-player", &values)
}
