//! There is no chance: what play at a distance relies on.

mod common;

use common::{play, rules};
use game::{Dealt, Game as _, Turn};
use hnefatafl::{Entry, Game, Side};
use proptest::prelude::*;

fn check(game: &Game) {
    assert_eq!(game.deal(|| unreachable!("nothing is thrown")), None);
    assert!(!matches!(game.turn(), Turn::Chance(_)));
    let over = matches!(game.turn(), Turn::Over(_));
    for end in [
        Game::resignation(Side::Swede),
        Game::resignation(Side::Muscovite),
        Game::agreement(),
    ] {
        assert!(!Game::is_chance(&end) && !Game::is_decision(&end));
        let mut ended = game.clone();
        assert_eq!(ended.enter(&end, |_| ()).is_ok(), !over);
        assert!(matches!(ended.turn(), Turn::Over(_)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_left_to_chance(rules in rules(), seed: u64) {
        let (end, _) = play(rules, seed, 200, |game, action| {
            check(game);
            let entry = Entry::Action(action);
            assert!(Game::is_decision(&entry) && !Game::is_chance(&entry));
        });
        check(&end);
    }
}

const _: () = assert!(!Game::HAS_CHANCE);
