//! The parts that screens are made of.

pub mod card;
pub mod chart;
pub mod input_line;
pub mod key_bar;
pub mod list;
pub mod panel;
pub mod scroll;
pub mod story;
pub mod text;
pub mod token;
