//! Games to test motion with.

use hnefatafl::{Actions, Judge, read_rules};
use scene::VisualRng;
use testkit::boards::See;

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
pub(crate) fn games(count: u64, moves: u32, see: See<HnefataflBoard>) {
    for (n, text) in RULES.iter().enumerate() {
        let judge = Judge::new(read_rules(text).unwrap()).unwrap();
        for game in 0..count {
            let mut rng = VisualRng::new(game * 100 + n as u64);
            let mut pick = |n: usize| ((rng.symmetric() + 1.0) / 2.0 * n as f64) as usize % n;
            let mut position = judge.start();
            for _ in 0..moves {
                if position.outcome().is_some() {
                    break;
                }
                let before = position;
                let mut legal = Actions::new();
                judge.legal(&position, &mut legal);
                let action = legal[pick(legal.len())];
                let mut events = Vec::new();
                judge
                    .play(&mut position, action, |event| events.push(event))
                    .unwrap();
                see(&judge, &before, &events, &position);
            }
        }
    }
}
