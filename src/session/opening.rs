//! Beginning a game and taking one up again.

use std::path::Path;
use std::sync::Arc;

use super::keeper::{Keeper, Place};
use super::{Players, Session, SessionError, save_of};
use crate::engine::journal::{Entry, Header};
use crate::engine::{Game, Journal, Options, Random, Table, fingerprint};
use crate::player::Kind;
use crate::store::{
    DeckFile, Folder, JournalFile, Layout, Loaded, Oddity, Save, SaveLock, SaveName, Statistics, cache,
    deck_file, journal_file,
};
use crate::students::game::UNDO;
use crate::students::{Deck, GameContext, Kit, Tally, Text, UnstableStudents};

/// Who plays at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The player's name.
    pub name: Text,
    /// Who plays in that name.
    pub kind: Kind,
}

/// The luck of a game that has none of its own yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Luck {
    /// What the cards are shuffled by.
    pub seed: u64,
    /// What tells the game from all others.
    pub game_id: [u8; 16],
}

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The deck.
    pub deck: Arc<Deck>,
    /// Who plays, by seat.
    pub participants: Vec<Participant>,
    /// The options of the table.
    pub options: Options,
    /// Its luck.
    pub luck: Luck,
}

/// A game that has been taken up again.
pub struct Opened {
    /// The game, at the beginning of a round.
    pub session: Session,
    /// How its save was laid out.
    pub layout: Layout,
    /// What is odd about its save.
    pub oddities: Vec<Oddity>,
    /// Who has won it already, where it is being played again.
    pub winner: Option<String>,
}

impl Participant {
    /// A person with this name.
    #[must_use]
    pub fn human(name: Text) -> Self {
        Self { name, kind: Kind::Human }
    }

    /// Whether a person plays the seat.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.kind.is_human()
    }
}

/// The deck of a folder: `file` if it is given, else the folder's `mazzo.txt`, else the built-in deck.
///
/// # Errors
/// The file cannot be read, or is no deck.
pub fn read_deck(folder: &Folder, file: Option<&Path>) -> Result<DeckFile, deck_file::DeckLoadError> {
    match file {
        Some(file) => DeckFile::load(file),
        None if folder.deck().exists() => DeckFile::load(&folder.deck()),
        None => Ok(DeckFile::built_in()),
    }
}

impl Session {
    /// Begins a new game under a name. A save of that name is replaced.
    ///
    /// # Errors
    /// The deck is not enough for so many players, a file cannot be written, or another program plays a
    /// game of that name.
    pub fn create(folder: &Folder, name: &SaveName, game: NewGame) -> Result<Self, SessionError> {
        let NewGame { deck, participants, options, luck } = game;
        let kit = Kit { deck, position: None };
        let random = Random::new(luck.seed);
        let table = Table::new(&kit, &options, participants.len(), random.clone(), options.is_on(UNDO))?;
        folder.check_records()?;
        folder.prepare()?;
        let lock = SaveLock::acquire(&folder.lock(name))?;
        // First of all the save: where it cannot be written, nothing else is.
        let id = luck.game_id;
        let save = save_of(&participants, &options, id, table.state(), table.random().clone(), 0);
        save.write(&folder.save(name))?;
        let names = shown(&participants);
        let header =
            Header::new::<UnstableStudents>(kit, options.clone(), names.clone(), Some(luck.seed), random);
        let journal = JournalFile::create(&folder.journal(name), &header.line())?;
        cache::enter(folder, name)?;
        Ok(Self::assembled(folder, name, lock, table, participants, options, id, journal))
    }

    /// Takes a save up again, of whichever program. `luck` is for saves that bring none.
    ///
    /// # Errors
    /// The save cannot be read, a file cannot be written, or another program plays it.
    pub fn open(
        folder: &Folder,
        name: &SaveName,
        luck: Luck,
        statistics: &Statistics,
    ) -> Result<Opened, SessionError> {
        Self::open_seated(folder, name, luck, statistics, &[])
    }

    /// As [`Self::open`], with those of `seated` who are in the save played as is said there. This is the only
    /// way in which a program takes its seat in a game again: what a file says is never started.
    ///
    /// # Errors
    /// As [`Self::open`], and where somebody of `seated` is not in the save.
    pub fn open_seated(
        folder: &Folder,
        name: &SaveName,
        luck: Luck,
        statistics: &Statistics,
        seated: &[Participant],
    ) -> Result<Opened, SessionError> {
        folder.check_records()?;
        let path = folder.save(name);
        // Read first, so that a name without a save leaves no lock behind; read again under the lock.
        Save::load(&path)?;
        let lock = SaveLock::acquire(&folder.lock(name))?;
        let Loaded { save, layout, oddities } = Save::load(&path)?;
        let own = save.own.as_ref();
        let declared = UnstableStudents::definition().options;
        let options = own.and_then(|own| own.options.clone().checked(declared).ok());
        let options = options.unwrap_or_else(|| Options::default().checked(declared).unwrap_or_default());
        let state = GameContext::from_position(Arc::clone(&save.deck), &save.position, &options)
            .map_err(crate::students::SetupError::Position)?;
        let random = own.and_then(|own| own.random.clone()).unwrap_or_else(|| Random::new(luck.seed));
        let game_id = own.map_or_else(|| id_of(&save), |own| own.game_id);
        let mut participants: Vec<Participant> = save
            .players
            .iter()
            .enumerate()
            .map(|(seat, name)| Participant {
                name: name.clone(),
                // Who is not known here is played by a person.
                kind: own.and_then(|own| Kind::from_word(&own.seats[seat])).unwrap_or(Kind::Human),
            })
            .collect();
        for Participant { name, kind } in seated {
            let seat = participants.iter_mut().find(|seat| seat.name.as_str() == name.as_str());
            let seat = seat.ok_or_else(|| SessionError::NoSuchPlayer { name: name.to_string() })?;
            seat.kind = kind.clone();
        }
        let moves = own.map_or(0, |own| own.moves);
        let (plan, moves) = plan_journal(&folder.journal(name), &state, &save, &options, &random, moves);
        if save.own.is_none() {
            Save::keep_original(&path)?;
        }
        // First of all the save: where it cannot be written, nothing else is.
        save_of(&participants, &options, game_id, &state, random.clone(), moves).write(&path)?;
        let journal = match &plan {
            JournalPlan::Resume(journal) => {
                JournalFile::resume(&folder.journal(name), journal.lines_up_to(moves))?
            }
            JournalPlan::Begin(header) => JournalFile::create(&folder.journal(name), header)?,
        };
        let table = Table::at(state, random, moves, options.is_on(UNDO));
        cache::enter(folder, name)?;
        let winner = statistics.winner(game_id).map(str::to_owned);
        let session = Self::assembled(folder, name, lock, table, participants, options, game_id, journal);
        if let JournalPlan::Resume(journal) = &plan {
            session.players.recall(journal, moves);
        }
        Ok(Opened { session, layout, oddities, winner })
    }

    #[allow(clippy::too_many_arguments)] // The parts of a session, each once.
    fn assembled(
        folder: &Folder,
        name: &SaveName,
        lock: SaveLock,
        table: Table<UnstableStudents>,
        participants: Vec<Participant>,
        options: Options,
        game_id: [u8; 16],
        journal: JournalFile,
    ) -> Self {
        let names = shown(&participants);
        let place = Place { folder: folder.clone(), save: folder.save(name), game_id, names: names.clone() };
        Self {
            name: name.clone(),
            keeper: Keeper::new(place),
            _lock: lock,
            round: table.state().round(),
            tallies: vec![Tally::default(); participants.len()],
            stood_up: vec![None; participants.len()],
            moments: Vec::new(),
            last: None,
            players: Players::new(Some(folder), table.state().deck(), &options, &names, &participants),
            names,
            table,
            participants,
            options,
            game_id,
            journal,
        }
    }
}

/// How the journal of a save goes on.
enum JournalPlan {
    /// With the one that leads to the save.
    Resume(Box<Journal<UnstableStudents>>),
    /// With a new one that begins at the save, by this line.
    Begin(String),
}

/// How the journal at `path` goes on from a save that `moves` moves lead to: with itself, if it leads there,
/// else with a new one. Gives the moves that it will hold.
fn plan_journal(
    path: &Path,
    state: &GameContext,
    save: &Save,
    options: &Options,
    random: &Random,
    moves: u64,
) -> (JournalPlan, u64) {
    if let Ok(lines) = journal_file::read(path)
        && let Ok(journal) = Journal::<UnstableStudents>::parse(&(lines.join("\n") + "\n"))
    {
        let here = Entry::milestone::<UnstableStudents>(moves, state);
        if journal.entries.iter().any(|(_, entry)| *entry == here) {
            return (JournalPlan::Resume(Box::new(journal)), moves);
        }
    }
    let kit = Kit { deck: Arc::clone(&save.deck), position: Some(save.position.clone()) };
    let names = save.players.iter().map(ToString::to_string).collect();
    let header = Header::new::<UnstableStudents>(kit, options.clone(), names, None, random.clone());
    (JournalPlan::Begin(header.line()), 0)
}

/// The same number for the same save from elsewhere, however often it is loaded, so that its rounds count
/// only once.
fn id_of(save: &Save) -> [u8; 16] {
    let players: Vec<&str> = save.players.iter().map(Text::as_str).collect();
    let one = fingerprint::of_value(&(&players, &save.deck, &save.position));
    let other = fingerprint::of_value(&(&save.position, &save.deck, &players));
    (u128::from(one) << 64 | u128::from(other)).to_le_bytes()
}

pub(super) fn shown(participants: &[Participant]) -> Vec<String> {
    participants.iter().map(|seat| seat.name.to_string()).collect()
}
