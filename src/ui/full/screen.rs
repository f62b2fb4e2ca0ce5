//! The screens, one a file.

pub mod confirm;
pub mod help;
pub mod menu;
pub mod message;
pub mod settings;
