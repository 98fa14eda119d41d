//! What play at a distance relies on in every state of a game. The tests of each game's rules include this file.

use std::fmt::Display;

use game::{Dealt, Side, Turn};

/// Chance decides where the game waits for it, and only there; and whoever likes can end the game.
#[track_caller]
pub(crate) fn check<G: Dealt<Entry: Display>>(game: &G, bits: impl FnMut() -> u64) {
    let dealt = game.deal(bits);
    assert_eq!(dealt.is_some(), matches!(game.turn(), Turn::Chance(_)));
    if let Some(entry) = dealt {
        assert!(G::HAS_CHANCE && G::is_chance(&entry) && !G::is_decision(&entry));
        assert!(game.clone().enter_unseen(&entry).is_ok(), "{entry}");
    }
    let over = matches!(game.turn(), Turn::Over(_));
    let [first, second] = Side::BOTH.map(|side| G::resignation(side.into()));
    for end in [first, second, G::agreement()] {
        assert!(!G::is_chance(&end) && !G::is_decision(&end));
        let mut ended = game.clone();
        assert_eq!(ended.enter_unseen(&end).is_ok(), !over, "{end}");
        assert!(matches!(ended.turn(), Turn::Over(_)));
    }
}
