//! From a game to the bytes of the official layout for 64 bits.

use super::record::{CardRecord, DESCRIPTION_FIELD, NAME_FIELD};
use super::{Save, SaveWriteError, own};
use crate::store::codec;
use crate::students::{CardId, Deck, Text};

/// Four pointers that nobody reads.
const NO_POINTERS: [u64; 4] = [0; 4];

/// The file of `save`.
pub(super) fn bytes(save: &Save) -> Result<Vec<u8>, SaveWriteError> {
    let Save { players, deck, position, own } = save;
    let first = position.current.index();
    let mut out = Vec::with_capacity(400 * deck.total() + 1024);
    codec::append(&mut out, &(players.len() as i32));
    let mut table: Vec<_> = players.iter().zip(&position.players).collect();
    table.rotate_left(first);
    for (name, holdings) in table {
        append_text(&mut out, name, NAME_FIELD)?;
        codec::append(&mut out, &NO_POINTERS);
        for list in [&holdings.hand, &holdings.classroom, &holdings.bonus_malus] {
            append_list(&mut out, deck, list)?;
        }
    }
    for list in [&position.draw, &position.discard, &position.study_room] {
        append_list(&mut out, deck, list)?;
    }
    codec::append(&mut out, &position.round);
    if let Some(own) = own {
        own::append(&mut out, own, first);
    }
    Ok(out)
}

fn append_list(out: &mut Vec<u8>, deck: &Deck, list: &[CardId]) -> Result<(), SaveWriteError> {
    codec::append(out, &(list.len() as i32));
    for &id in list {
        let card = deck.card(id);
        append_text(out, &card.name, NAME_FIELD)?;
        append_text(out, &card.description, DESCRIPTION_FIELD)?;
        let record = CardRecord {
            card_type: card.card_type.code(),
            effects: card.effects.len() as i32,
            effect_list: 0_u64,
            when: card.when.code(),
            optional: card.optional.into(),
            padding: [0; 3],
            next: 0,
        };
        codec::append(out, &record);
        for effect in &card.effects {
            codec::append(out, &[effect.action.code(), effect.target.code(), effect.card_type.code()]);
        }
    }
    Ok(())
}

/// A text in a field of `size` bytes. It may fill the field only where a file already had it so.
fn append_text(out: &mut Vec<u8>, text: &Text, size: usize) -> Result<(), SaveWriteError> {
    let stored = text.stored();
    if stored.len() > size || stored.contains(&0) {
        return Err(SaveWriteError::Text { text: text.to_string(), max: size - 1 });
    }
    let end = out.len() + size;
    out.extend_from_slice(stored);
    out.resize(end, 0);
    Ok(())
}
