//! The named rule set, as data.

use crate::{Contradiction, Judge, Origin, ReadError, RuleOption, Rules, Source};

game::rule_sets! {
    judge: |rules| Ok(Judge::new(rules)), origin: |_, option, rules| (option.handed_on)(rules);
    /// The named rule sets. There is one, the game that Ólafur Davíðsson described. The differences between players are its
    /// options.
    PRESETS {
        "kotra", "Kotra", Rules::USUAL, [Davidsson];
    }
}
