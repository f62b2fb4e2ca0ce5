//! What the log says: the whole story of every game, in Italian, whoever reads the screen (FILE_FORMATS,
//! "log.txt").

use super::fault;
use super::locale::Locale;
use super::sentence::Narrator;
use crate::player::Trouble;
use crate::session;
use crate::students::{Deck, Event};

/// Tells games for the log.
#[derive(Clone, Copy, Debug)]
pub struct Chronicle<'a> {
    locale: &'a Locale,
}

impl<'a> Chronicle<'a> {
    /// A chronicle in the language of `locale`.
    #[must_use]
    pub const fn new(locale: &'a Locale) -> Self {
        Self { locale }
    }
}

impl session::Chronicle for Chronicle<'_> {
    fn opening(&self, save: &str, players: &[String]) -> String {
        self.locale.text_with("log-opening", &[("save", save.into()), ("players", players.join(", ").into())])
    }

    fn event(&self, event: &Event, players: &[String], deck: &Deck) -> String {
        Narrator { locale: self.locale, deck, names: players }.event(event)
    }

    fn trouble(&self, player: &str, trouble: &Trouble) -> String {
        fault::trouble(player, trouble, self.locale)
    }

    fn taken_back(&self, player: &str) -> String {
        self.locale.text_with("event-taken-back", &[("player", player.into())])
    }
}
