//! The origin of options' values.

use game::words;

words! {
    /// A source of a rule.
    Source {
        /// Ólafur Davíðsson, who described the game in the 1880s.
        Davidsson = "davidsson",
    }
}

/// The origin of an option's value.
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
    /// The source has it.
    Recorded(Source),
    /// The source does not mention it: this value is the project's choice.
    Silent(Source),
    /// No source has it: the player's own invention.
    Invention,
}
