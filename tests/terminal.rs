//! The real program in a pseudo-terminal, whose other end an emulator shows: what a person would see, and how
//! the terminal is left.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::panic)]

mod terminal {
    mod auto;
    mod ending;
    mod form;
    mod game;
    mod lines;
    mod look;
    mod mouse;
    mod seat;
    mod signal;
    mod tty;
}
