//! Where each value of each option comes from.

use game::words;

use crate::RuleOption;

words! {
    /// Who hands a rule on.
    Source {
        /// Ólafur Davíðsson, who described the game in the 1880s.
        Davidsson = "davidsson",
    }
}

/// Where a value of an option comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The source hands it on.
    Recorded(Source),
    /// The source says nothing of it: this value is the house's.
    Silent(Source),
    /// Nobody handed it on: the player's own invention.
    Invention,
}

/// The option that is the house's: the source leaves open which die is used where only one can be.
const HOUSE: &str = "one_die";

/// Where the value comes from that `option` has.
pub(crate) fn origin(option: &RuleOption) -> Origin {
    if option.name == HOUSE {
        Origin::Silent(Source::Davidsson)
    } else {
        Origin::Recorded(Source::Davidsson)
    }
}
