//! Throws that two make by the protocol fall evenly, and independently of the one before. `cargo xtask bench throws` makes a million of
//! each kind.

use crate::protocol::{chi_square, cube_kinds, sahkku_kinds, throws};
use game::Dealt;

const THROWS: u64 = 30_000;

fn check<G: Dealt<Entry: std::fmt::Display>>((what, cells, game): (&str, usize, G)) {
    // The seed is fixed, so this never fails by chance.
    let thrown = throws(&game, THROWS, 2026);
    let (square, freedom, deviations) = chi_square(&thrown.results, cells);
    assert!(
        deviations.abs() < 3.0,
        "{what}: {square} with {freedom} degrees of freedom"
    );
    assert_eq!(thrown.results.len(), cells, "{what}");
    let (square, freedom, deviations) = chi_square(&thrown.pairs, cells * cells);
    assert!(
        deviations.abs() < 3.0,
        "{what}, pairs: {square} with {freedom}"
    );
}

#[test]
fn dice_of_sahkku_fall_evenly() {
    sahkku_kinds().into_iter().for_each(check);
}

#[test]
fn cubes_fall_evenly() {
    cube_kinds().into_iter().for_each(check);
}

#[test]
fn loaded_dice_are_noticed() {
    let (_, cells, game) = cube_kinds().remove(0);
    let mut thrown = throws(&game, THROWS, 1).results;
    // One throw in fifty is turned into two sixes.
    *thrown.get_mut("66").unwrap() += THROWS / 50;
    assert!(chi_square(&thrown, cells).2 > 10.0);
}
