//! Games with variations, comments and marks: version 2 of the notation.

use hnefatafl::Game;
use proptest::prelude::*;

proptest! {
    #[test]
    fn games_with_variations_come_back(tree in game::strategies::trees::<Game>(60)) {
        game::strategies::comes_back(&tree)?;
    }
}
