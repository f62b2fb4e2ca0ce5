//! Every main screen in every size.

use super::person::Taste;
use super::probe::{Probe, Watch};
use super::scenery::{visit, visit_framed};

/// Of all sizes each scene gets every so many, and the next scene the ones after them.
const STRIDE: usize = 13;

/// Sizes from 1x1 to 60x30, and large or odd ones that somebody may have.
fn sizes() -> Vec<(u16, u16)> {
    let small = (1..=60).flat_map(|width| (1..=30).map(move |height| (width, height)));
    small.chain([(80, 24), (100, 30), (146, 40), (200, 60), (300, 90), (400, 5), (5, 200)]).collect()
}

#[test]
fn every_screen_fits_into_every_size() {
    let sizes = sizes();
    let watch = Watch::new(sizes.clone().into_iter().cycle().step_by(STRIDE));
    let mut scenes = 0;
    let probe = |screen| Probe::round(screen, &watch);
    visit_framed(&Taste::default(), (80, 24), probe, |_, person| {
        for _ in 0..sizes.len() / STRIDE {
            person.look();
        }
        scenes += 1;
    });
    assert!(scenes > STRIDE);
}

#[test]
fn a_screen_comes_back_as_it_was_from_any_size() {
    let sizes = sizes();
    let mut others = sizes.iter().cycle().step_by(101);
    visit(&Taste::default(), (80, 24), |name, person| {
        let before = person.lines();
        for &size in others.by_ref().take(16) {
            person.resize(size);
        }
        person.resize((80, 24));
        assert_eq!(person.lines(), before, "{name}");
    });
}
