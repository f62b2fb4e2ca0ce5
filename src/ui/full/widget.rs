//! The parts that screens are made of.

pub mod input_line;
pub mod key_bar;
pub mod list;
pub mod panel;
pub mod text;
