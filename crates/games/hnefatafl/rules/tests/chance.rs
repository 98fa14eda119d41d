//! There is no chance: what play at a distance relies on.

#[path = "../../../../core/game/tests/dealt/mod.rs"]
mod dealt;

use crate::common::{play, rules};
use game::Dealt;
use hnefatafl::{Entry, Game};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_left_to_chance(rules in rules(), seed: u64) {
        let (end, _) = play(rules, seed, 200, |game, action| {
            dealt::check(game, || unreachable!("nothing is thrown"));
            let entry = Entry::Action(action);
            assert!(Game::is_decision(&entry) && !Game::is_chance(&entry));
        });
        dealt::check(&end, || unreachable!("nothing is thrown"));
    }
}

const _: () = assert!(!Game::HAS_CHANCE);
