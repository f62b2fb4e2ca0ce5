//! What a person can do to the saves: what it asks, how the answer is judged, and how it is done.

use crate::store::save_set::{self, Existing};
use crate::store::{SaveName, cache};
use crate::ui::fault;
use crate::ui::full::context::Context;
use crate::ui::full::screen::prompt::Verdict;

/// Something that a popup asks about before it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// Give the save another name, or make a copy under one, that still has to be typed.
    Name(Act, SaveName),
    /// The same, with the name.
    Named { act: Act, from: SaveName, to: SaveName, existing: Existing },
    /// Play a save by a name that still has to be typed.
    Play,
    /// Delete it.
    Delete(SaveName),
    /// Drop its name, the file being gone.
    Forget(SaveName),
}

/// What is done under a new name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    Rename,
    Copy,
}

/// What a popup asks.
pub(super) enum Question {
    /// Yes or no.
    Sure(String),
    /// A name, with one to begin with.
    Name(String, String),
}

impl Change {
    pub(super) fn question(&self, context: &Context<'_>) -> Question {
        let about = |key: &str, name: &SaveName| context.text_with(key, &[("save", name.as_str().into())]);
        match self {
            Self::Name(Act::Rename, from) => Question::Name(about("saves-rename", from), from.to_string()),
            Self::Name(Act::Copy, from) => Question::Name(about("saves-copy", from), from.to_string()),
            Self::Named { to, .. } => Question::Sure(about("save-replace", to)),
            Self::Play => Question::Name(context.text("saves-by-name"), String::new()),
            Self::Delete(name) => Question::Sure(about("saves-delete", name)),
            Self::Forget(name) => Question::Sure(about("saves-forget", name)),
        }
    }

    /// What is said about a name as it is typed.
    pub(super) fn judge(&self, typed: &str, context: &Context<'_>) -> Verdict {
        let name = match SaveName::new(typed) {
            Ok(name) => name,
            Err(error) => return Verdict::Refused(fault::save_name(&error, &context.locale)),
        };
        let is_taken = save_set::is_taken(context.world.folder, &name);
        let values = [("save", name.as_str().into())];
        match self {
            Self::Name(_, from) if *from == name => {
                Verdict::Refused(context.text_with("saves-same", &values))
            }
            Self::Name(..) if is_taken => Verdict::Noted(context.text("saves-taken")),
            Self::Play if !is_taken => Verdict::Refused(context.text_with("saves-no-such", &values)),
            _ => Verdict::Fine,
        }
    }

    /// The change with the name that was typed; nothing where it asks for none.
    pub(super) fn named(&self, to: &SaveName, existing: Existing) -> Option<Self> {
        match self {
            Self::Name(act, from) => {
                Some(Self::Named { act: *act, from: from.clone(), to: to.clone(), existing })
            }
            _ => None,
        }
    }

    /// Does it. Gives the name of the save to mark afterwards, or a sentence about what went wrong.
    pub(super) fn carry_out(&self, context: &Context<'_>) -> Result<Option<&SaveName>, String> {
        let folder = context.world.folder;
        let done = match self {
            Self::Named { act: Act::Rename, from, to, existing } => {
                save_set::rename(folder, from, to, *existing).map(|()| Some(to))
            }
            Self::Named { act: Act::Copy, from, to, existing } => {
                save_set::copy(folder, from, to, *existing).map(|()| Some(to))
            }
            Self::Delete(name) => save_set::delete(folder, name).map(|()| None),
            Self::Forget(name) => cache::forget(folder, name).map(|_| None).map_err(Into::into),
            Self::Name(..) | Self::Play => Ok(None),
        };
        done.map_err(|error| fault::save_set(&error, &context.locale))
    }
}
