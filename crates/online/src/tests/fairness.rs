//! Throws made by the protocol are evenly distributed and independent of the throw before. `cargo xtask bench throws` makes a
//! million of each kind.

use super::protocol::{Kind, chi_square, kinds, throws};
use game::Dealt;
use games::{GameName, with_game};

const THROWS: u64 = 30_000;

fn check<G: Dealt<Entry: std::fmt::Display>>((what, cells, game): Kind<G>) {
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
fn throws_of_every_game_fall_evenly() {
    for game in GameName::ALL {
        with_game!(game, P in programs => kinds::<P>().into_iter().for_each(check));
    }
}

#[test]
fn loaded_dice_are_noticed() {
    let mut kinds = kinds::<programs::Sahkku>().into_iter();
    let (_, cells, game) = kinds.find(|(_, cells, _)| *cells == 64).unwrap();
    let mut thrown = throws(&game, THROWS, 1).results;
    // One throw in fifty is turned into another one.
    *thrown.values_mut().next().unwrap() += THROWS / 50;
    assert!(chi_square(&thrown, cells).2 > 10.0);
}
