//! What must hold in every game, whatever its deck and whatever is answered (RULES, "What must always
//! hold"): random play on fixed seeds, looked at at every single state.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

mod properties {
    mod deck;
    mod play;
    mod secret;
    mod walk;
}
