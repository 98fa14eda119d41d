//! How a game ends (§4).

use crate::rules::{Escape, Repetition};
use crate::{Rules, Side};
use game::words;

words! {
    /// Why a game is over.
    ///
    /// ```
    /// use hnefatafl::{PRESETS, Reason, Repetition, Rules};
    ///
    /// let off = Rules { repetition: Repetition::Off, ..PRESETS[0].rules };
    /// assert!(off.end_reasons().all(|reason| reason != Reason::Repetition));
    /// ```
    Reason {
        /// The king is surrounded, or stands between two Muscovites.
        Surrounded = "surrounded",
        /// The king is out.
        Escaped = "escaped",
        /// The loser has no legal move.
        Blocked = "blocked",
        /// The position has occurred for the third time.
        Repetition = "repetition",
        /// The loser resigned.
        Resigned = "resigned",
        /// The players agreed on a draw.
        Agreed = "agreed",
        /// The king sits at the edge in a fort that cannot be broken.
        Fort = "fort",
        /// Muscovites surround the king and all drabants.
        Enclosed = "enclosed",
    }
}

/// The end of a game.
///
/// ```
/// use hnefatafl::{Entry, Game, Judge, Outcome, PRESETS, Reason};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules)?);
/// game.enter(&Entry::Agreed, |_| ())?;
/// assert_eq!(game.outcome(), Some(Outcome { winner: None, reason: Reason::Agreed }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub reason: Reason,
}

impl Outcome {
    pub(crate) const fn won_by(side: Side, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(side),
            reason,
        }
    }
}

impl Rules {
    /// The reasons for which these rules end a game (§4). Players can also resign or agree on a draw.
    pub fn end_reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        let repeats = self.repetition != Repetition::Off;
        // If the edge is the exit, no king sits there in a fort.
        let forts = self.exit_fort && self.escape == Escape::Corner;
        [Reason::Surrounded, Reason::Escaped, Reason::Blocked]
            .into_iter()
            .chain(repeats.then_some(Reason::Repetition))
            .chain(forts.then_some(Reason::Fort))
            .chain(self.enclosure.then_some(Reason::Enclosed))
    }
}
