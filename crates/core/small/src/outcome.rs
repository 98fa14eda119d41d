//! How a game ended.

use core::fmt;

use game::{ResultLine, Side};

/// The words of the sides in texts.
pub(crate) const SIDES: [&str; 2] = ["first", "second"];

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason(&'static str);

impl Reason {
    /// The reason of a game that a side gave up.
    pub const RESIGNED: Reason = Reason("resigned");
    /// The reason of a draw by agreement.
    pub const AGREED: Reason = Reason("agreed");

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.0
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why: one of [`crate::Position::REASONS`], [`Reason::RESIGNED`] or [`Reason::AGREED`].
    pub reason: Reason,
}

impl Outcome {
    /// A win of this side for the reason that has this word.
    #[must_use]
    pub const fn won(side: Side, reason: &'static str) -> Outcome {
        Outcome {
            winner: Some(side),
            reason: Reason(reason),
        }
    }

    /// What the outcome is worth to the first side: 1 for a win, 0 for a loss, and half of that for a draw.
    #[must_use]
    pub fn chance_of_first(self) -> f64 {
        game::won_by(self.winner)
    }
}

impl From<Outcome> for ResultLine {
    fn from(outcome: Outcome) -> ResultLine {
        ResultLine {
            winner: outcome.winner.map(|side| SIDES[side.index()]),
            reason: outcome.reason.word(),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ResultLine::from(*self).fmt(f)
    }
}
