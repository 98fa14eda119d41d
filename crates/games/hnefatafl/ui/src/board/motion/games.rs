//! Games to test motion with.

use hnefatafl::{Game, Judge, read_rules};
use testkit::boards::See;
use testkit::steps::play_on;

use crate::board::HnefataflBoard;

/// Rules that together show everything: every end and both ways of announcing.
const RULES: [&str; 5] = [
    "linne",
    "brandubh",
    "linne announce=players",
    "tablut board=11",
    "linne escape=corner king_taken=two",
];

/// Plays this many random games of several rule sets, and hands each move to `see`.
pub(crate) fn games(count: u64, moves: usize, see: See<HnefataflBoard>) {
    for (n, text) in (0..).zip(RULES) {
        let judge = Judge::new(read_rules(text).unwrap()).unwrap();
        for game in 0..count {
            let begun = Game::new(judge.clone());
            play_on::<HnefataflBoard>(begun, game * 100 + n, moves, see);
        }
    }
}
