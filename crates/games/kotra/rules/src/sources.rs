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
///
/// ```
/// use kotra::{OPTIONS, Origin, PRESETS, Source};
///
/// // The source leaves open which die is used where only one can be.
/// let origin = PRESETS[0].origin(&OPTIONS[0], &PRESETS[0].rules);
/// assert_eq!(origin, Origin::Silent(Source::Davidsson));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The source hands it on.
    Recorded(Source),
    /// The source says nothing of it: this value is the house's.
    Silent(Source),
    /// Nobody handed it on: the player's own invention.
    Invention,
}
