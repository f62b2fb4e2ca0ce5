//! A table of card and board games for the terminal; first of all Unstable Students.
//!
//! The rooms of this crate import in one direction only:
//! `engine <- students <- {cpu, store, bot} <- player <- {session, arena} <- ui <- cli`. See `docs/architecture.md`.

pub mod arena;
pub mod bot;
pub mod cli;
pub mod cpu;
pub mod engine;
pub mod player;
pub mod session;
pub mod store;
pub mod students;
pub mod ui;
