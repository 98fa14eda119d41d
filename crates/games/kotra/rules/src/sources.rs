//! Where the values of options come from.

use game::words;

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
