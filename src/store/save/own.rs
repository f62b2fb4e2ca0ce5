//! This program's own block at the end of a save: a magic, a version, a length, then JSON with what it needs to
//! go on exactly. JSON, because later versions can add to it and earlier ones still read the rest.

use serde::{Deserialize, Serialize};

use crate::engine::{Options, Random};
use crate::store::codec;

/// Never the beginning of a text or a small number, so that no trailer of another program looks like it.
const MAGIC: [u8; 8] = *b"\x89unstud\n";
const VERSION: u32 = 1;

/// What this program adds to a save.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnBlock {
    /// Tells games apart, so that statistics count none twice.
    pub game_id: [u8; 16],
    /// The options of the table.
    pub options: Options,
    /// Who plays at each seat, in words of whoever seats them.
    pub seats: Vec<String>,
    /// The luck that is still to come.
    pub random: Option<Random>,
    /// How many moves of the journal lead up to here.
    pub moves: u64,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    game_id: [u8; 16],
    /// The seat of the file's first player.
    first_seat: usize,
    #[serde(default)]
    options: Options,
    seats: Vec<String>,
    #[serde(default)]
    generator: String,
    #[serde(default)]
    random: Option<Random>,
    #[serde(default)]
    moves: u64,
}

/// Whether a block begins here, of whatever version and in whatever state.
pub(super) fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Adds the block to `out`, in a save whose first player has the seat `first_seat`.
pub(super) fn append(out: &mut Vec<u8>, block: &OwnBlock, first_seat: usize) {
    let stored = Stored {
        game_id: block.game_id,
        first_seat,
        options: block.options.clone(),
        seats: block.seats.clone(),
        generator: Random::NAME.to_owned(),
        random: block.random.clone(),
        moves: block.moves,
    };
    let body = serde_json::to_vec(&stored).expect("numbers, texts and maps with text keys have JSON");
    codec::append(out, &(MAGIC, VERSION, body.len() as u32));
    out.extend_from_slice(&body);
}

/// The block at the beginning of `bytes` and the seat of the file's first player. Nothing where it cannot be read
/// or is not about `players` players.
pub(super) fn read(bytes: &[u8], players: usize) -> Option<(OwnBlock, usize)> {
    let (magic, version, length): ([u8; 8], u32, u32) = codec::value_at_start(bytes)?;
    if magic != MAGIC || version != VERSION {
        return None;
    }
    let body = bytes.get(16..)?.get(..length as usize)?;
    let stored: Stored = serde_json::from_slice(body).ok()?;
    if stored.first_seat >= players || stored.seats.len() != players {
        return None;
    }
    let block = OwnBlock {
        game_id: stored.game_id,
        options: stored.options,
        seats: stored.seats,
        random: stored.random.filter(|_| stored.generator == Random::NAME),
        moves: stored.moves,
    };
    Some((block, stored.first_seat))
}
