//! The statistics of the original program: records of 88 bytes and nothing else (FILE_FORMATS, "stats.bin"). It
//! knows games that were won, not games that were played, and people only.

use super::{CARD_TYPES, Figures, Player, Statistics};
use crate::store::codec;
use crate::store::encoding::{Encoding, RawText};

const RECORD: usize = 88;
const NAME: usize = 32;

/// No player of the original did anything more often; larger numbers are a sign of another kind of file.
const MAX_FIGURE: u64 = 100_000_000;

/// Wins, rounds, cards discarded, cards played by type, a pointer.
type Numbers = ([i32; 3], [i32; CARD_TYPES], u64);

/// The statistics that `bytes` are; nothing where they are no such file.
pub(super) fn read(bytes: &[u8]) -> Option<Statistics> {
    let (records, []) = bytes.as_chunks::<RECORD>() else { return None };
    let older = Encoding::detect(records.iter().map(|record| RawText::in_field(&record[..NAME])));
    let mut statistics = Statistics::default();
    for record in records {
        let name = Encoding::decode(older, RawText::in_field(&record[..NAME]));
        if name.as_str().is_empty() {
            return None;
        }
        let player: &mut Player = statistics.players.entry(name.to_string()).or_default();
        player.people += figures(&record[NAME..])?;
    }
    (!records.is_empty()).then_some(statistics)
}

fn figures(bytes: &[u8]) -> Option<Figures> {
    let ([won, rounds, discarded], types, _): Numbers = codec::whole_value(bytes)?;
    let figure = |number: i32| u64::try_from(number).ok().filter(|&figure| figure <= MAX_FIGURE);
    let mut played = [0; CARD_TYPES];
    for (figure_of_type, number) in played.iter_mut().zip(types) {
        *figure_of_type = figure(number)?;
    }
    Some(Figures {
        won: figure(won)?,
        games: 0,
        rounds: figure(rounds)?,
        discarded: figure(discarded)?,
        played,
    })
}
