//! The screens, one a file.

pub mod card;
pub mod confirm;
pub mod handover;
pub mod help;
pub mod menu;
pub mod message;
pub mod settings;
pub mod statistics;
pub mod table;
pub mod victory;
