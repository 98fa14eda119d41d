//! The dice are visibly honest: however they tumble, they come to rest on the thrown faces.

use crate::board::empty_tray;
use sahkku::{Face, PRESETS};

#[test]
fn thousands_of_throws_show_the_faces_thrown() {
    for preset in &PRESETS {
        let faces = preset.rules.faces.as_slice();
        let count = usize::from(preset.rules.dice);
        let mut tray = empty_tray(faces);
        tray.lay(&vec![None; count]);
        for seed in 0..testkit::tries(400_u64, 2_000) {
            let chance = seed.wrapping_mul(0x9e37_79b9) >> 7;
            let face = |n: usize| faces[(chance >> (2 * n)) as usize % 4];
            let thrown: Vec<_> = (0..count).map(|n| (n, face(n))).collect();
            tray.throw(0.0, seed, seed % 2 == 0, &thrown);
            assert!(tray.is_idle(20_000.0), "seed {seed} never comes to rest");
            for n in 0..count {
                assert_eq!(tray.shown(n), Some(face(n)), "die {n} of seed {seed}");
            }
        }
    }
}

#[test]
fn a_die_in_the_hand_shows_nothing() {
    let mut tray = empty_tray(PRESETS[0].rules.faces.as_slice());
    tray.lay(&[None, Some(Face::X)]);
    let shown = [0, 1, 2].map(|n| tray.shown(n));
    assert_eq!(shown, [None, Some(Face::X), None]);
}
