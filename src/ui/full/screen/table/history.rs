//! What has happened, and how much of it each player has been told. What is told is made anew from the
//! events as its reader may see them, so that nothing of one player's story stays for the next.

use crate::engine::Seat;
use crate::students::{Event, GameContext};
use crate::ui::eyes::Eyes;
use crate::ui::full::theme::Role;
use crate::ui::full::widget::story::Sentence;
use crate::ui::locale::Locale;
use crate::ui::sentence::Narrator;

/// A sentence for everybody, made in the language that is read now.
pub type Note = Box<dyn Fn(&Locale) -> String>;

/// One thing to tell.
enum Entry {
    Event(Event),
    /// A sentence for everybody.
    Note(Note),
    /// A player took the last move back.
    TakenBack(Seat),
}

/// The story of a game at one keyboard.
pub struct History {
    entries: Vec<Entry>,
    /// How many of them each player has been told, by seat.
    told: Vec<usize>,
    /// From where on the story is new to each player since the last time they were asked.
    fresh: Vec<usize>,
    /// How many entries there were before the last move.
    before: usize,
    /// The game as it was when so many entries had come about.
    moments: Vec<(usize, GameContext)>,
}

impl History {
    /// A story that has yet to begin, for so many players.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self {
            entries: Vec::new(),
            told: vec![0; players],
            fresh: vec![0; players],
            before: 0,
            moments: Vec::new(),
        }
    }

    /// Adds what a move has led to.
    pub fn add(&mut self, events: &[Event]) {
        self.before = self.entries.len();
        self.entries.extend(events.iter().copied().map(Entry::Event));
    }

    /// Remembers the game before anything happens in it.
    pub fn begin(&mut self, game: GameContext) {
        self.moments.push((self.entries.len(), game));
    }

    /// Remembers the game as each event that was added last left it.
    pub fn remember(&mut self, moments: Vec<GameContext>) {
        self.moments.extend((self.before + 1..).zip(moments));
    }

    /// Forgets the game as it was before anything that any of these players has yet to be told, or that may be taken
    /// back.
    pub fn forget(&mut self, listeners: impl Iterator<Item = Seat>) {
        let told = listeners.map(|seat| self.told[seat.index()]).min();
        let needed = told.map_or(self.before, |told| told.min(self.before));
        let first = self.moments.iter().rposition(|(entries, _)| *entries <= needed);
        self.moments.drain(..first.unwrap_or_default());
    }

    /// The game as it was when the last thing that the player has been told had happened.
    #[must_use]
    pub fn moment(&self, seat: Seat) -> Option<&GameContext> {
        let told = self.told[seat.index()];
        self.moments.iter().rfind(|(entries, _)| *entries <= told).map(|(_, game)| game)
    }

    /// Adds a sentence for everybody.
    pub fn note(&mut self, note: Note) {
        self.entries.push(Entry::Note(note));
    }

    /// Forgets what the last move has led to, and says that `seat` took it back.
    pub fn take_back(&mut self, seat: Seat) {
        self.entries.truncate(self.before);
        self.moments.retain(|(entries, _)| *entries <= self.before);
        let length = self.entries.len();
        for told in self.told.iter_mut().chain(&mut self.fresh) {
            *told = (*told).min(length);
        }
        self.entries.push(Entry::TakenBack(seat));
    }

    /// All events, unfiltered, for who sums the game up.
    pub fn events(&self) -> impl Iterator<Item = &Event> + Clone {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Note(_) | Entry::TakenBack(_) => None,
        })
    }

    /// What follows is new to the player.
    pub fn catch_up(&mut self, seat: Seat) {
        self.fresh[seat.index()] = self.told[seat.index()];
    }

    /// Whether the player has been told everything.
    #[must_use]
    pub fn is_told(&self, seat: Seat) -> bool {
        self.told[seat.index()] >= self.entries.len()
    }

    /// Tells the player one more thing, or everything.
    pub fn tell(&mut self, seat: Seat, everything: bool) {
        let told = &mut self.told[seat.index()];
        *told = if everything { self.entries.len() } else { (*told + 1).min(self.entries.len()) };
    }

    /// What these eyes have been told of, the newest first; eyes of no player in particular, everything.
    pub fn told(&self, eyes: Eyes) -> impl Iterator<Item = Event> + '_ {
        let told = match eyes {
            Eyes::Of(seat) => self.told[seat.index()].min(self.entries.len()),
            Eyes::Everything | Eyes::Public => self.entries.len(),
        };
        self.entries[..told].iter().rev().filter_map(move |entry| match entry {
            Entry::Event(event) => Some(eyes.event(event)),
            Entry::Note(_) | Entry::TakenBack(_) => None,
        })
    }

    /// Everything that has happened, as with all cards open, the newest first.
    pub fn open_sentences<'a>(&'a self, narrator: &'a Narrator<'a>) -> impl Iterator<Item = Sentence> + 'a {
        self.entries
            .iter()
            .enumerate()
            .rev()
            .filter(|(index, _)| !self.repeats(*index, narrator))
            .map(move |(index, entry)| entry.sentence(Eyes::Everything, index >= self.before, narrator))
    }

    /// Whether an entry says what the one before it has just said.
    fn repeats(&self, index: usize, narrator: &Narrator<'_>) -> bool {
        let event = |index: usize| match self.entries.get(index) {
            Some(Entry::Event(event)) => Some(event),
            _ => None,
        };
        event(index).is_some_and(|told| narrator.repeats(told, index.checked_sub(1).and_then(event)))
    }

    /// What the player has been told, the newest first.
    pub fn sentences<'a>(
        &'a self,
        seat: Seat,
        narrator: &'a Narrator<'a>,
    ) -> impl Iterator<Item = Sentence> + 'a {
        let told = self.told[seat.index()].min(self.entries.len());
        let fresh = self.fresh[seat.index()];
        self.entries[..told]
            .iter()
            .enumerate()
            .rev()
            .filter(|(index, _)| !self.repeats(*index, narrator))
            .map(move |(index, entry)| entry.sentence(Eyes::Of(seat), index >= fresh, narrator))
    }
}

impl Entry {
    /// The entry as some eyes see it; what is not new any more is dimmed.
    fn sentence(&self, eyes: Eyes, is_new: bool, narrator: &Narrator<'_>) -> Sentence {
        let text = match self {
            Self::Event(event) => narrator.event(&eyes.event(event)),
            Self::Note(note) => note(narrator.locale),
            Self::TakenBack(by) => {
                let values = [("player", narrator.player(*by).into())];
                narrator.locale.text_with("event-taken-back", &values)
            }
        };
        let role = match self {
            Self::Event(Event::RoundBegan { .. } | Event::Won { .. }) => Role::Title,
            _ if is_new => Role::Text,
            _ => Role::Dim,
        };
        Sentence { text, role }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Options, Random, Table};
    use crate::store::DeckFile;
    use crate::students::{Kit, UnstableStudents};
    use crate::ui::locale::Language;
    use crate::ui::sample::Sample;

    fn texts(history: &History, seat: usize, sample: &Sample) -> Vec<String> {
        let narrator = sample.narrator();
        let mut texts: Vec<String> =
            history.sentences(Seat::new(seat), &narrator).map(|sentence| sentence.text).collect();
        texts.reverse();
        texts
    }

    #[test]
    fn each_player_is_told_their_own_story_in_their_own_time() {
        let sample = Sample::new(Language::English);
        let mut history = History::new(2);
        let moka = sample.id("Moka");
        history.add(&[
            Event::Drew { seat: Seat::new(0), card: Some(moka), open: false },
            Event::NothingToDraw { seat: Seat::new(1) },
        ]);
        assert!(texts(&history, 0, &sample).is_empty());
        history.tell(Seat::new(0), false);
        assert_eq!(texts(&history, 0, &sample).len(), 1);
        assert!(texts(&history, 0, &sample)[0].contains("Moka") && !history.is_told(Seat::new(0)));
        history.tell(Seat::new(1), true);
        assert!(texts(&history, 1, &sample).iter().all(|text| !text.contains("Moka")));
        assert!(history.is_told(Seat::new(1)) && texts(&history, 1, &sample).len() == 2);
    }

    #[test]
    fn the_game_is_remembered_until_everybody_has_been_told() {
        let options = Options::default().checked(UnstableStudents::definition().options).unwrap();
        let kit = Kit { deck: DeckFile::built_in().deck.into(), position: None };
        let table = Table::<UnstableStudents>::new(&kit, &options, 3, Random::new(1), false).unwrap();
        let game = table.state();
        let [ada, bruno] = [0, 1].map(Seat::new);
        let mut history = History::new(3);
        history.begin(game.clone());
        for _ in 0..5 {
            history.add(&[Event::NothingToDraw { seat: ada }, Event::NothingToDraw { seat: bruno }]);
            history.remember(vec![game.clone(); 2]);
            history.forget([ada, bruno].into_iter());
        }
        assert_eq!(history.moments.len(), 11, "nobody has been told anything");
        history.tell(ada, true);
        history.forget([ada, bruno].into_iter());
        assert_eq!(history.moments.len(), 11);
        for _ in 0..3 {
            history.tell(bruno, false);
        }
        history.forget([ada, bruno].into_iter());
        assert_eq!(history.moments.first().map(|(entries, _)| *entries), Some(3));
        assert!(history.moment(bruno).is_some());
        history.tell(bruno, true);
        history.forget([ada, bruno].into_iter());
        // The last move may still be taken back.
        assert_eq!(history.moments.first().map(|(entries, _)| *entries), Some(8));
        history.take_back(ada);
        assert!(history.moment(ada).is_some() && history.moment(bruno).is_some());
    }

    #[test]
    fn a_move_that_is_taken_back_leaves_only_that() {
        let sample = Sample::new(Language::English);
        let mut history = History::new(2);
        history.note(Box::new(|_| "First.".to_owned()));
        history.add(&[Event::NothingToDraw { seat: Seat::new(0) }]);
        history.tell(Seat::new(0), true);
        history.take_back(Seat::new(0));
        history.tell(Seat::new(0), true);
        let texts = texts(&history, 0, &sample);
        assert_eq!((texts.len(), texts[0].as_str()), (2, "First."));
        assert_eq!(history.events().count(), 0);
    }
}
