//! From bytes to the parts of a save. The layout is the one in which every value is in range and the file ends
//! where it has to. Nothing is allocated for a count before it was held against the bytes that are left.

use serde::de::DeserializeOwned;

use super::Layout;
use super::error::{Field, SaveError, SaveFault};
use super::own::{self, OwnBlock};
use super::record::{CardRecord, DESCRIPTION_FIELD, EFFECT_SIZE, NAME_FIELD};
use crate::store::codec;
use crate::store::encoding::RawText;
use crate::store::oddity::{Oddity, Zone};
use crate::students::{Action, CardType, Deck, Effect, MAX_PLAYERS, MIN_PLAYERS, Target, When};

/// No game has so many rounds; a larger number before an unknown block is a sign of a damaged file.
const MAX_ROUND: i32 = 1_000_000;

/// A save whose texts are still bytes and whose players are in the order of the file.
pub(super) struct RawSave<'a> {
    pub layout: Layout,
    pub players: Vec<RawPlayer<'a>>,
    pub draw: Vec<RawCard<'a>>,
    pub discard: Vec<RawCard<'a>>,
    pub study_room: Vec<RawCard<'a>>,
    pub ending: Ending,
}

pub(super) struct RawPlayer<'a> {
    pub name: RawField<'a>,
    pub hand: Vec<RawCard<'a>>,
    pub classroom: Vec<RawCard<'a>>,
    pub bonus_malus: Vec<RawCard<'a>>,
}

pub(super) struct RawCard<'a> {
    pub name: RawField<'a>,
    pub description: RawField<'a>,
    pub card_type: CardType,
    pub effects: Vec<Effect>,
    pub when: When,
    pub optional: bool,
}

/// A text's whole field.
#[derive(Clone, Copy)]
pub(super) struct RawField<'a>(&'a [u8]);

impl<'a> RawField<'a> {
    pub(super) fn text(self) -> RawText<'a> {
        RawText::in_field(self.0)
    }

    pub(super) fn is_terminated(self) -> bool {
        self.0.contains(&0)
    }
}

/// What follows the piles.
#[derive(Default)]
pub(super) struct Ending {
    pub round: u32,
    /// The own block and the seat of the file's first player.
    pub own: Option<(OwnBlock, usize)>,
    pub oddity: Option<Oddity>,
}

/// The save that `bytes` are.
pub(super) fn read(bytes: &[u8]) -> Result<RawSave<'_>, SaveError> {
    let mut furthest: Option<(usize, SaveError)> = None;
    for layout in Layout::ALL {
        let mut reader = Reader { bytes, offset: 0, layout, cards: 0 };
        match reader.save() {
            Ok(save) => return Ok(save),
            // Cards tell how far a layout made sense; bytes do not, a wrong layout can wander on through zeros.
            Err(error) => {
                if furthest.as_ref().is_none_or(|(cards, _)| reader.cards > *cards) {
                    furthest = Some((reader.cards, error));
                }
            }
        }
    }
    let (_, error) = furthest.expect("there are layouts");
    Err(error)
}

struct Reader<'a> {
    bytes: &'a [u8],
    offset: usize,
    layout: Layout,
    /// Cards that made sense.
    cards: usize,
}

impl<'a> Reader<'a> {
    fn save(&mut self) -> Result<RawSave<'a>, SaveError> {
        let count = self.value::<i32>(4)?;
        let players = usize::try_from(count)
            .ok()
            .filter(|players| (MIN_PLAYERS..=MAX_PLAYERS).contains(players))
            .ok_or_else(|| self.wrong(0, Field::Players, count))?;
        let players = (0..players).map(|_| self.player()).collect::<Result<Vec<_>, _>>()?;
        let (draw, discard, study_room);
        if self.layout == Layout::BarePlayers {
            study_room = self.list(Zone::StudyRoom)?;
            draw = self.list(Zone::Draw)?;
            discard = self.list(Zone::Discard)?;
        } else {
            draw = self.list(Zone::Draw)?;
            discard = self.list(Zone::Discard)?;
            study_room = self.list(Zone::StudyRoom)?;
        }
        match self.cards {
            0 => return Err(self.error(self.offset, SaveFault::NoCards)),
            cards if cards > Deck::MAX_CARDS => {
                return Err(self.error(self.offset, SaveFault::TooManyCards { cards }));
            }
            _ => {}
        }
        let ending = self.ending(players.len())?;
        Ok(RawSave { layout: self.layout, players, draw, discard, study_room, ending })
    }

    fn player(&mut self) -> Result<RawPlayer<'a>, SaveError> {
        let block = self.take(self.layout.player_size())?;
        Ok(RawPlayer {
            name: RawField(&block[..NAME_FIELD]),
            hand: self.list(Zone::Hand)?,
            classroom: self.list(Zone::Classroom)?,
            bonus_malus: self.list(Zone::BonusMalus)?,
        })
    }

    fn list(&mut self, zone: Zone) -> Result<Vec<RawCard<'a>>, SaveError> {
        let count = self.count(Field::Cards, self.layout.card_size())?;
        let mut cards = Vec::with_capacity(count);
        for _ in 0..count {
            cards.push(self.card(zone)?);
            self.cards += 1;
        }
        Ok(cards)
    }

    fn card(&mut self, zone: Zone) -> Result<RawCard<'a>, SaveError> {
        let start = self.offset;
        let name = RawField(self.take(NAME_FIELD)?);
        let description = RawField(self.take(DESCRIPTION_FIELD)?);
        let types = self.offset;
        let record = self.record()?;
        let card_type = CardType::from_code(record.card_type)
            .filter(|card_type| card_type.is_concrete())
            .ok_or_else(|| self.wrong(types, Field::CardType, record.card_type))?;
        if !may_lie(card_type, zone) {
            let card = String::from_utf8_lossy(name.text().bytes).into_owned();
            return Err(self.error(types, SaveFault::WrongZone { card, card_type, zone }));
        }
        let when_offset = start + self.layout.when_offset();
        let when =
            When::from_code(record.when).ok_or_else(|| self.wrong(when_offset, Field::When, record.when))?;
        if record.optional > 1 {
            return Err(self.wrong(when_offset + 4, Field::Optional, record.optional.into()));
        }
        let count = self.checked(types + 4, Field::Effects, record.effects, EFFECT_SIZE)?;
        let effects = (0..count).map(|_| self.effect()).collect::<Result<Vec<_>, _>>()?;
        Ok(RawCard { name, description, card_type, effects, when, optional: record.optional == 1 })
    }

    /// The fixed part of a card after its texts. The pointers mean nothing outside the program that wrote them.
    fn record(&mut self) -> Result<CardRecord<u64>, SaveError> {
        let size = self.layout.card_size() - NAME_FIELD - DESCRIPTION_FIELD;
        Ok(match self.layout {
            Layout::Official64 | Layout::BarePlayers => self.value(size)?,
            Layout::Official32 => self.value::<CardRecord<u32>>(size)?.widened(),
        })
    }

    fn effect(&mut self) -> Result<Effect, SaveError> {
        let at = self.offset;
        let [action, target, card_type] = self.value::<[i32; 3]>(EFFECT_SIZE)?;
        Ok(Effect {
            action: Action::from_code(action).ok_or_else(|| self.wrong(at, Field::Action, action))?,
            target: Target::from_code(target).ok_or_else(|| self.wrong(at + 4, Field::Target, target))?,
            card_type: CardType::from_code(card_type)
                .ok_or_else(|| self.wrong(at + 8, Field::EffectType, card_type))?,
        })
    }

    fn ending(&self, players: usize) -> Result<Ending, SaveError> {
        let rest = &self.bytes[self.offset..];
        let ending = |number: i32, oddity| Ending {
            round: u32::try_from(number).unwrap_or_default().max(1),
            own: None,
            oddity,
        };
        let Some((number, after)) = rest.split_first_chunk::<4>() else {
            let fault = SaveFault::CutOff { needed: 4, left: rest.len() };
            return if rest.is_empty() { Ok(ending(1, None)) } else { Err(self.error(self.offset, fault)) };
        };
        let number = i32::from_le_bytes(*number);
        let official = self.layout == Layout::Official64;
        if official && own::begins(after) {
            let own = own::read(after, players);
            let oddity = own.is_none().then_some(Oddity::OwnBlockUnreadable);
            return Ok(Ending { own, ..ending(number, oddity) });
        }
        let unknown = || Some(Oddity::UnknownTrailer { bytes: after.len() });
        match after.len() {
            0 => Ok(ending(number, None)),
            4 if number == 0 => {
                let round = i32::from_le_bytes([after[0], after[1], after[2], after[3]]);
                let oddity = u32::try_from(round).ok().filter(|&round| round > 0);
                Ok(ending(
                    round,
                    oddity.map_or_else(unknown, |round| Some(Oddity::RoundFromTrailer { round })),
                ))
            }
            4 | 8 => Ok(ending(number, unknown())),
            _ if official && (0..=MAX_ROUND).contains(&number) => Ok(ending(number, unknown())),
            _ => Err(self.error(self.offset, SaveFault::Trailer { bytes: rest.len() })),
        }
    }

    /// A count of things of at least `size` bytes each that follow it.
    fn count(&mut self, field: Field, size: usize) -> Result<usize, SaveError> {
        let at = self.offset;
        let count = self.value::<i32>(4)?;
        self.checked(at, field, count, size)
    }

    /// `count`, read at `at`, held against the bytes that are left for things of at least `size` bytes.
    fn checked(&self, at: usize, field: Field, count: i32, size: usize) -> Result<usize, SaveError> {
        let left = self.bytes.len() - self.offset;
        match usize::try_from(count) {
            Err(_) => Err(self.wrong(at, field, count)),
            Ok(number) if number > left / size => {
                Err(self.error(at, SaveFault::Count { field, count, left }))
            }
            Ok(number) => Ok(number),
        }
    }

    fn value<T: DeserializeOwned>(&mut self, size: usize) -> Result<T, SaveError> {
        let bytes = self.take(size)?;
        Ok(codec::whole_value(bytes).expect("integers have no wrong bytes, and their size was taken"))
    }

    fn take(&mut self, size: usize) -> Result<&'a [u8], SaveError> {
        let rest = &self.bytes[self.offset..];
        let taken = rest
            .get(..size)
            .ok_or_else(|| self.error(self.offset, SaveFault::CutOff { needed: size, left: rest.len() }))?;
        self.offset += size;
        Ok(taken)
    }

    fn wrong(&self, offset: usize, field: Field, value: i32) -> SaveError {
        self.error(offset, SaveFault::Value { field, value })
    }

    fn error(&self, offset: usize, fault: SaveFault) -> SaveError {
        SaveError { offset, layout: self.layout, fault }
    }
}

/// What every program of the family keeps to, and the rules ask for (RULES, "What must always hold").
const fn may_lie(card_type: CardType, zone: Zone) -> bool {
    match zone {
        Zone::Classroom => card_type.is_student(),
        Zone::BonusMalus => card_type.is_bonus_malus(),
        Zone::StudyRoom => matches!(card_type, CardType::Matricola),
        Zone::Hand | Zone::Draw | Zone::Discard => true,
    }
}
