//! The full screen without a terminal: a test is the person. Keys, text, mouse, sizes and moments go in,
//! frames come out of a buffer.

#![allow(clippy::unwrap_used, clippy::panic)]

mod screen {
    mod bar;
    mod bytes;
    mod damage;
    mod luck;
    mod moment;
    mod mouse;
    mod person;
    mod play;
    mod probe;
    mod reach;
    mod scenery;
    mod secret;
    mod size;
    mod snapshot;
    mod watch;
    mod wire;
}
