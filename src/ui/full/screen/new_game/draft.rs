//! What has been entered of a new game, and what is said about each part of it.

use std::path::{Path, PathBuf};

use super::choice::{Choice, label_key};
use crate::cpu::Level;
use crate::engine::{Game, Options};
use crate::player::Kind;
use crate::session::Participant;
use crate::store::save::player_name;
use crate::store::{SaveName, save_set};
use crate::students::{MAX_PLAYERS, MIN_PLAYERS, UnstableStudents};
use crate::ui::fault;
use crate::ui::full::context::Context;
use crate::ui::full::screen::prompt::Verdict;
use crate::ui::full::widget::input_line::InputLine;
use crate::ui::new_game::{Given, is_taken, proposed_name};

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    /// The name of the save.
    Save,
    /// How many play.
    Players,
    /// Who plays at a seat.
    Kind(usize),
    /// The name of the player at a seat.
    Player(usize),
    /// An option of the table.
    Option(usize),
    /// What the cards are shuffled by.
    Seed,
    /// The line that begins the game.
    Start,
}

/// A place at the table.
#[derive(Clone, Debug)]
struct Place {
    name: InputLine,
    /// Who plays there: one of the draft's kinds.
    kind: Choice,
    /// The name was proposed and has not been changed.
    is_proposed: bool,
}

/// A new game as far as it has been entered.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    save: InputLine,
    /// Whether there is a save of that name.
    is_taken: bool,
    players: Choice,
    /// Who can play.
    kinds: Vec<Kind>,
    /// All places there can be; who writes fewer players and more again finds the names again.
    places: [Place; MAX_PLAYERS],
    options: Vec<Choice>,
    seed: InputLine,
    /// Another deck than the usual one.
    deck: Option<PathBuf>,
    /// Whether the person has typed anything.
    is_touched: bool,
    /// The texts that the person has been at. Nobody is told that they have not written yet what they are
    /// about to write.
    visited: Vec<Field>,
}

/// A new game that can begin.
pub(super) struct Ready {
    pub(super) save: SaveName,
    pub(super) participants: Vec<Participant>,
    pub(super) options: Options,
    /// None for luck.
    pub(super) seed: Option<u64>,
}

impl Draft {
    /// What is known of a game; everything else as usual, which is a game of two persons.
    pub(super) fn new(given: Given, context: &Context<'_>) -> Self {
        let specs = UnstableStudents::definition().options;
        let mut kinds = Kind::OFFERED.to_vec();
        for Participant { kind, .. } in &given.participants {
            if !kinds.contains(kind) {
                kinds.push(kind.clone());
            }
        }
        let mut draft = Self {
            save: InputLine::new(given.save.as_ref().map_or("", SaveName::as_str)),
            is_taken: false,
            players: Choice::number(MIN_PLAYERS, MAX_PLAYERS),
            places: std::array::from_fn(|_| Place {
                name: InputLine::default(),
                kind: Choice::of_kinds(&kinds),
                is_proposed: false,
            }),
            kinds,
            options: specs.iter().map(|spec| Choice::of_option(&spec.kind)).collect(),
            seed: InputLine::new(given.seed.map(|seed| seed.to_string()).unwrap_or_default()),
            deck: given.deck,
            is_touched: false,
            visited: Vec::new(),
        };
        draft.players.mark(&given.participants.len().to_string());
        for (place, participant) in draft.places.iter_mut().zip(&given.participants) {
            place.name = InputLine::new(participant.name.as_str());
            place.kind.mark(&participant.kind.to_string());
        }
        for (spec, choice) in specs.iter().zip(&mut draft.options) {
            if let Some(value) = given.options.as_ref().and_then(|options| options.get(spec.key)) {
                choice.mark(&value.to_string());
            }
        }
        draft.look_for_save(context);
        draft
    }

    /// A game that the computer plays alone.
    pub(super) fn automatic(context: &Context<'_>) -> Self {
        let mut draft = Self::new(Given::default(), context);
        draft.players.mark(&MAX_PLAYERS.to_string());
        for seat in 0..MAX_PLAYERS {
            draft.places[seat].kind.mark(&Kind::Cpu(Level::Medio).to_string());
            draft.propose(seat);
        }
        draft
    }

    /// The lines of the form from top to bottom.
    pub(super) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Save, Field::Players];
        fields.extend((0..self.player_count()).flat_map(|seat| [Field::Kind(seat), Field::Player(seat)]));
        fields.extend((0..self.options.len()).map(Field::Option));
        fields.extend([Field::Seed, Field::Start]);
        fields
    }

    fn player_count(&self) -> usize {
        self.players.marked() + MIN_PLAYERS
    }

    /// Who plays at a seat.
    fn kind(&self, seat: usize) -> &Kind {
        self.kinds.get(self.places[seat].kind.marked()).unwrap_or(&Kind::Human)
    }

    /// What the field is called.
    pub(super) fn label(&self, field: Field, context: &Context<'_>) -> String {
        match field {
            Field::Save => context.text("field-save"),
            Field::Players => context.text("field-players"),
            Field::Kind(seat) | Field::Player(seat) => {
                context.text_with("field-player", &[("number", (seat + 1).into())])
            }
            Field::Option(index) => {
                context.text(label_key(UnstableStudents::definition().options[index].key))
            }
            Field::Seed => context.text("field-seed"),
            Field::Start => context.text("field-start"),
        }
    }

    /// The text of a field that holds one.
    pub(super) fn text(&self, field: Field) -> Option<&InputLine> {
        match field {
            Field::Save => Some(&self.save),
            Field::Player(seat) => Some(&self.places[seat].name),
            Field::Seed => Some(&self.seed),
            Field::Players | Field::Kind(_) | Field::Option(_) | Field::Start => None,
        }
    }

    pub(super) fn text_mut(&mut self, field: Field) -> Option<&mut InputLine> {
        match field {
            Field::Save => Some(&mut self.save),
            Field::Player(seat) => Some(&mut self.places[seat].name),
            Field::Seed => Some(&mut self.seed),
            Field::Players | Field::Kind(_) | Field::Option(_) | Field::Start => None,
        }
    }

    /// The choice of a field that is one.
    pub(super) fn choice(&self, field: Field) -> Option<&Choice> {
        match field {
            Field::Players => Some(&self.players),
            Field::Kind(seat) => Some(&self.places[seat].kind),
            Field::Option(index) => Some(&self.options[index]),
            _ => None,
        }
    }

    /// Marks another value of a field that is a choice, as `change` says; says whether it did.
    pub(super) fn choose(&mut self, field: Field, change: impl FnOnce(&mut Choice) -> bool) -> bool {
        let changed = match field {
            Field::Players => change(&mut self.players),
            Field::Kind(seat) => change(&mut self.places[seat].kind),
            Field::Option(index) => change(&mut self.options[index]),
            _ => false,
        };
        if let Field::Kind(seat) = field {
            let is_human = self.kind(seat).is_human();
            let place = &mut self.places[seat];
            if is_human && place.is_proposed {
                place.name = InputLine::default();
                place.is_proposed = false;
            } else if !is_human && place.name.text().is_empty() {
                self.propose(seat);
            }
        }
        changed
    }

    /// Writes something that will do into a text that is empty, for hands that are at the mouse.
    pub(super) fn fill_in(&mut self, field: Field, context: &Context<'_>) {
        if self.text(field).is_none_or(|line| !line.text().is_empty()) {
            return;
        }
        match field {
            Field::Player(seat) => self.propose(seat),
            Field::Save => {
                let name =
                    |number: usize| context.text_with("field-save-proposed", &[("number", number.into())]);
                let free = save_set::free_name(context.world.folder, name);
                self.save = InputLine::new(free.as_ref().map_or("", SaveName::as_str));
                self.look_for_save(context);
            }
            _ => {}
        }
    }

    /// Gives the player at a seat a name.
    fn propose(&mut self, seat: usize) {
        let name = proposed_name(&self.places.each_ref().map(|place| place.name.text()));
        let place = &mut self.places[seat];
        place.name = InputLine::new(name);
        place.is_proposed = true;
    }

    /// Text was typed into a field.
    pub(super) fn typed(&mut self, field: Field, typed: &str, context: &Context<'_>) {
        if let Some(line) = self.text_mut(field) {
            line.typed(typed);
            self.is_touched = true;
            self.visit(field);
        }
        match field {
            Field::Save => self.look_for_save(context),
            Field::Player(seat) => self.places[seat].is_proposed = false,
            _ => {}
        }
    }

    /// Looks whether there is a save of the name.
    fn look_for_save(&mut self, context: &Context<'_>) {
        let name = SaveName::new(self.save.text().trim());
        self.is_taken = name.is_ok_and(|name| save_set::is_taken(context.world.folder, &name));
    }

    /// The person has been at a field.
    pub(super) fn visit(&mut self, field: Field) {
        if !self.visited.contains(&field) {
            self.visited.push(field);
        }
    }

    /// Whether the person has typed anything.
    pub(super) const fn is_touched(&self) -> bool {
        self.is_touched
    }

    /// Another deck than the usual one.
    pub(super) fn deck(&self) -> Option<&Path> {
        self.deck.as_deref()
    }

    /// Whether beginning would replace a save.
    pub(super) const fn replaces(&self) -> bool {
        self.is_taken
    }

    /// What is to be said beside a field as it is now.
    pub(super) fn verdict(&self, field: Field, context: &Context<'_>) -> Verdict {
        match self.fault(field, context) {
            Some(fault) if self.visited.contains(&field) => Verdict::Refused(fault),
            None if field == Field::Save && self.is_taken => Verdict::Noted(context.text("field-save-taken")),
            _ => Verdict::Fine,
        }
    }

    /// What is wrong with a field, said or not.
    fn fault(&self, field: Field, context: &Context<'_>) -> Option<String> {
        let locale = &context.locale;
        match field {
            Field::Save => {
                SaveName::new(self.save.text().trim()).err().map(|error| fault::save_name(&error, locale))
            }
            Field::Player(seat) => match player_name(self.places[seat].name.text()) {
                Err(error) => Some(fault::player_name(&error, locale)),
                Ok(name) if is_taken(&self.participants(seat), &name) => {
                    Some(context.text_with("form-player-taken", &[("player", name.to_string().into())]))
                }
                Ok(_) => None,
            },
            Field::Seed => self
                .seed()
                .is_err()
                .then(|| context.text_with("field-seed-wrong", &[("last", u64::MAX.to_string().into())])),
            Field::Players | Field::Kind(_) | Field::Option(_) | Field::Start => None,
        }
    }

    /// The first field that is not right, and why.
    pub(super) fn first_fault(&self, context: &Context<'_>) -> Option<(Field, String)> {
        self.fields().into_iter().find_map(|field| Some((field, self.fault(field, context)?)))
    }

    /// Why the game cannot begin yet, with the field that is not right.
    pub(super) fn reason(&self, context: &Context<'_>) -> Option<String> {
        let (field, reason) = self.first_fault(context)?;
        let values = [("field", self.label(field, context).into()), ("reason", reason.into())];
        Some(context.text_with("field-reason", &values))
    }

    /// Those of the first `count` players whose names are right.
    fn participants(&self, count: usize) -> Vec<Participant> {
        let named = (0..count).filter_map(|seat| {
            let name = player_name(self.places[seat].name.text()).ok()?;
            Some(Participant { name, kind: self.kind(seat).clone() })
        });
        named.collect()
    }

    fn seed(&self) -> Result<Option<u64>, std::num::ParseIntError> {
        match self.seed.text().trim() {
            "" => Ok(None),
            digits => digits.parse().map(Some),
        }
    }

    /// The game, where all fields are right.
    pub(super) fn ready(&self) -> Option<Ready> {
        let specs = UnstableStudents::definition().options;
        let pairs = specs.iter().zip(&self.options).map(|(spec, choice)| (spec.key, choice.word()));
        Some(Ready {
            save: SaveName::new(self.save.text().trim()).ok()?,
            participants: self.participants(self.player_count()),
            options: Options::parse(specs, pairs).ok()?,
            seed: self.seed().ok()?,
        })
    }
}
