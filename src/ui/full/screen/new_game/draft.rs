//! What has been entered of a new game, and what is said about each part of it.

use super::choice::{Choice, label_key};
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
use crate::ui::line::form::is_taken;

/// A line of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Field {
    /// The name of the save.
    Save,
    /// How many play.
    Players,
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
pub(super) struct Place {
    name: InputLine,
    /// Who plays there, in the words of saves.
    kind: Kind,
}

/// A new game as far as it has been entered.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    save: InputLine,
    /// Whether there is a save of that name.
    is_taken: bool,
    players: Choice,
    /// All places there can be; who writes fewer players and more again finds the names again.
    places: [Place; MAX_PLAYERS],
    options: Vec<Choice>,
    seed: InputLine,
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
    /// A game of two with the usual options.
    pub(super) fn new() -> Self {
        let options = UnstableStudents::definition().options;
        Self {
            save: InputLine::default(),
            is_taken: false,
            players: Choice::number(MIN_PLAYERS, MAX_PLAYERS),
            places: std::array::from_fn(|_| Place { name: InputLine::default(), kind: Kind::Human }),
            options: options.iter().map(|spec| Choice::of_option(&spec.kind)).collect(),
            seed: InputLine::default(),
            visited: Vec::new(),
        }
    }

    /// The lines of the form from top to bottom.
    pub(super) fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Save, Field::Players];
        fields.extend((0..self.player_count()).map(Field::Player));
        fields.extend((0..self.options.len()).map(Field::Option));
        fields.extend([Field::Seed, Field::Start]);
        fields
    }

    fn player_count(&self) -> usize {
        self.players.marked() + MIN_PLAYERS
    }

    /// What the field is called.
    pub(super) fn label(&self, field: Field, context: &Context<'_>) -> String {
        match field {
            Field::Save => context.text("field-save"),
            Field::Players => context.text("field-players"),
            Field::Player(seat) => context.text_with("field-player", &[("number", (seat + 1).into())]),
            Field::Option(index) => {
                context.text(label_key(UnstableStudents::definition().options[index].key))
            }
            Field::Seed => context.text("field-seed"),
            Field::Start => context.text("field-start"),
        }
    }

    /// Who plays at the seat of a field.
    pub(super) fn kind(&self, field: Field) -> Option<&Kind> {
        match field {
            Field::Player(seat) => Some(&self.places[seat].kind),
            _ => None,
        }
    }

    /// The text of a field that holds one.
    pub(super) fn text(&self, field: Field) -> Option<&InputLine> {
        match field {
            Field::Save => Some(&self.save),
            Field::Player(seat) => Some(&self.places[seat].name),
            Field::Seed => Some(&self.seed),
            Field::Players | Field::Option(_) | Field::Start => None,
        }
    }

    pub(super) fn text_mut(&mut self, field: Field) -> Option<&mut InputLine> {
        match field {
            Field::Save => Some(&mut self.save),
            Field::Player(seat) => Some(&mut self.places[seat].name),
            Field::Seed => Some(&mut self.seed),
            Field::Players | Field::Option(_) | Field::Start => None,
        }
    }

    /// The choice of a field that is one.
    pub(super) fn choice(&self, field: Field) -> Option<&Choice> {
        match field {
            Field::Players => Some(&self.players),
            Field::Option(index) => Some(&self.options[index]),
            _ => None,
        }
    }

    pub(super) fn choice_mut(&mut self, field: Field) -> Option<&mut Choice> {
        match field {
            Field::Players => Some(&mut self.players),
            Field::Option(index) => Some(&mut self.options[index]),
            _ => None,
        }
    }

    /// Text was typed into a field.
    pub(super) fn typed(&mut self, field: Field, typed: &str, context: &Context<'_>) {
        if let Some(line) = self.text_mut(field) {
            line.typed(typed);
            self.visit(field);
        }
        if field == Field::Save {
            let name = SaveName::new(self.save.text().trim());
            self.is_taken = name.is_ok_and(|name| save_set::is_taken(context.world.folder, &name));
        }
    }

    /// The person has been at a field.
    pub(super) fn visit(&mut self, field: Field) {
        if !self.visited.contains(&field) {
            self.visited.push(field);
        }
    }

    /// Whether nothing has been typed.
    pub(super) fn is_untouched(&self) -> bool {
        self.fields().iter().filter_map(|&field| self.text(field)).all(|line| line.text().is_empty())
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
            Field::Players | Field::Option(_) | Field::Start => None,
        }
    }

    /// The first field that is not right, and why.
    pub(super) fn first_fault(&self, context: &Context<'_>) -> Option<(Field, String)> {
        self.fields().into_iter().find_map(|field| Some((field, self.fault(field, context)?)))
    }

    /// Those of the first `count` players whose names are right.
    fn participants(&self, count: usize) -> Vec<Participant> {
        let places = &self.places[..count];
        let named = places.iter().filter_map(|place| {
            Some(Participant { name: player_name(place.name.text()).ok()?, kind: place.kind.clone() })
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
