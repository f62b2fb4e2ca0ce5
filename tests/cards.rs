//! Every card of the official deck, by name: what it does in the ordinary case, and what happens when there
//! is nothing it could do or choose.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

/// A card's name with its tests; an entry cannot be made without both.
type Proved = (&'static str, [fn(); 2]);

/// The two tests of each card in a list of cards that are alike, and the list of what is proved thereby.
macro_rules! alike {
    ($ordinary:ident, $nothing:ident; $($test:ident = $name:literal,)+) => {
        $(mod $test {
            #[test]
            pub fn in_the_ordinary_case() {
                super::$ordinary($name);
            }

            #[test]
            pub fn when_nothing_can_be_done() {
                super::$nothing($name);
            }
        })+

        pub const PROVED: &[crate::Proved] =
            &[$(($name, [$test::in_the_ordinary_case, $test::when_nothing_can_be_done]),)+];
    };
}

mod cards {
    pub mod bonus;
    pub mod laureando;
    pub mod magia;
    pub mod magia_on_table;
    pub mod malus;
    pub mod matricola;
    pub mod semplice;
}

#[test]
fn every_card_of_the_official_deck_is_proved() {
    use cards::{bonus, laureando, magia, magia_on_table, malus, matricola, semplice};
    let lists = [
        matricola::PROVED,
        semplice::PROVED,
        laureando::PROVED,
        bonus::PROVED,
        malus::PROVED,
        magia::PROVED,
        magia_on_table::PROVED,
    ];
    let mut proved: Vec<&str> = lists.concat().iter().map(|(name, _)| *name).collect();
    proved.sort_unstable();
    let deck = common::official_deck();
    let mut official: Vec<&str> = deck.ids().map(|id| deck.card(id).name.as_str()).collect();
    official.sort_unstable();
    assert_eq!(proved, official);
}
