//! How a game ends.

use crate::rules::LosesWithout;
use crate::{Rules, Side};
use game::words;

words! {
    /// Why a game is over.
    ///
    /// ```
    /// use sahkku::{Reason, preset};
    ///
    /// let rules = preset("lagesvuotna").expect("a recorded rule set").rules;
    /// assert!(rules.end_reasons().any(|reason| reason == Reason::Soldiers));
    /// ```
    Reason {
        /// The loser has no soldiers left.
        Soldiers = "soldiers",
        /// The loser has neither soldiers nor the king.
        Pieces = "pieces",
        /// The loser's queen was captured.
        Queen = "queen",
        /// The loser could not use a die, all its soldiers awake.
        Blocked = "blocked",
        /// No face has a legal use for either side: a draw.
        Dead = "dead",
        /// The loser resigned.
        Resigned = "resigned",
        /// The players agreed on a draw.
        Agreed = "agreed",
    }
}

/// The end of a game.
///
/// ```
/// use sahkku::{Entry, Game, Judge, PRESETS, Phase, Side};
///
/// let mut game = Game::new(Judge::new(PRESETS[0].rules).expect("rules that go together"));
/// game.enter(&Entry::Resigned(Side::Men), |_| ())?;
/// let Phase::Over(outcome) = game.phase() else { panic!() };
/// assert_eq!(outcome.winner, Some(Side::Women));
/// # Ok::<(), sahkku::EntryRefused>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub reason: Reason,
}

impl Rules {
    /// The reasons for which these rules end a game (§7). Players can also resign or agree on a draw.
    pub fn end_reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        let captures = match self.loses_without {
            LosesWithout::Soldiers => Reason::Soldiers,
            LosesWithout::AllPieces => Reason::Pieces,
        };
        [
            Some(captures),
            self.queens.then_some(Reason::Queen),
            self.blocked_loses.then_some(Reason::Blocked),
            Some(Reason::Dead),
        ]
        .into_iter()
        .flatten()
    }
}
