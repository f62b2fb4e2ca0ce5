//! The command line through the real binary, in temporary folders: whole games through pipes, every command,
//! every kind of bad input.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "common/fixture.rs"]
mod fixture;

mod cli {
    mod arena;
    mod auto;
    mod bot;
    mod check;
    mod disk;
    mod ending;
    mod family;
    mod going_on;
    mod help;
    #[cfg(unix)]
    mod interruption;
    mod look;
    mod menu;
    mod name;
    mod new;
    mod player;
    mod program;
    mod replay;
    mod report;
    mod secret;
}
