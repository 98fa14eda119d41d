//! Games with variations, comments and marks: version 2 of the notation.

use game::Tree;
use proptest::prelude::*;
use sahkku::{Game, Record};

proptest! {
    #[test]
    fn games_with_variations_come_back(tree in game::strategies::trees::<Game>(60)) {
        let text = tree.to_string();
        let read = text.parse::<Tree<Game>>();
        let read = read.map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))?;
        prop_assert_eq!(read.to_string(), text.clone());
        let line = tree.main_line();
        prop_assert_eq!(read.main_line().to_string(), line.to_string());
        // A game without anything beside its record is written as one.
        prop_assert_eq!(text.parse::<Record>().is_ok(), text == line.to_string());
    }
}
