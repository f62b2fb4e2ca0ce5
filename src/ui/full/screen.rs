//! The screens, one a file.

pub mod card;
pub mod confirm;
pub mod handover;
pub mod help;
pub mod menu;
pub mod message;
pub mod new_game;
pub mod prompt;
pub mod replay;
pub mod saves;
pub mod settings;
pub mod statistics;
pub mod table;
pub mod victory;
