//! What a person reads: every sentence, in Italian and in English, cards as boxes, the table in a few
//! lines. Nothing here decides a rule or knows how a file is laid out, and no sentence stands in the code:
//! all of them lie in `locale/`, one file a language.
//!
//! Everything is made into `String`s from a view or an event that its reader may see; how wide, in which
//! colours and whether in boxes at all comes as a parameter, a [`Look`].

pub mod card_box;
pub mod chronicle;
pub mod eyes;
pub mod fault;
pub mod full;
pub mod glossary;
pub mod line;
pub mod locale;
pub mod new_game;
pub mod sentence;
pub mod statistics_text;
pub mod status;
pub mod style;
pub mod table_text;
pub mod width;
pub mod world;

#[cfg(test)]
mod sample;

pub use locale::{Language, Locale};
pub use sentence::Narrator;
pub use style::{Look, Paint};
pub use world::World;
