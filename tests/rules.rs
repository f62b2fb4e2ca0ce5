//! The rules, paragraph by paragraph: each file is one heading of the rules, each test one of its
//! sentences.

#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

mod rules {
    mod action;
    mod defence;
    mod drawing;
    mod effect;
    mod lasting;
    mod nesting;
    mod playing;
    mod round;
    mod setup;
    mod silent;
    mod statistics;
}
