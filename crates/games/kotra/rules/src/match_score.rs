//! Matches: games up to a number of units (§12).

use crate::{Entry, Outcome, Side, Units};

/// A match and its score before a game.
///
/// ```
/// use kotra::{Match, Outcome, Side};
///
/// let score = Match::new(7).expect("a match to 7 units");
/// let after = score.after(&Outcome::jan(Side::Black));
/// assert_eq!(after.winner(), Some(Side::White));
/// assert_eq!(after.opening().count(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    /// The units that win it, at least one.
    pub to: Units,
    /// What each side has won, by [`Side::index`].
    pub won: [Units; 2],
    /// The side that lost the previous game, and begins this one; `None` at the start of the match and after a draw, when the
    /// throw decides.
    pub lost_last: Option<Side>,
}

impl Match {
    /// The longest match, in units.
    pub const LONGEST: u16 = 999;

    /// A match to this many units, before its first game; `None` unless they are 1 to [`Match::LONGEST`].
    #[must_use]
    pub fn new(units: u16) -> Option<Match> {
        (1..=Match::LONGEST).contains(&units).then_some(Match {
            to: Units::whole(units),
            won: [Units::ZERO; 2],
            lost_last: None,
        })
    }

    /// A match to this many units with this score; `None` unless the units are 1 to [`Match::LONGEST`], and neither side has won
    /// them yet.
    #[must_use]
    pub fn standing(units: u16, won: [Units; 2], lost_last: Option<Side>) -> Option<Match> {
        let score = Match {
            won,
            lost_last,
            ..Match::new(units)?
        };
        score.winner().is_none().then_some(score)
    }

    /// The entries that its next game begins with: the match, and the starting side if no throw decides it. Empty when a side has
    /// won the match.
    pub fn opening(self) -> impl Iterator<Item = Entry> {
        let begins = self.lost_last.map(Entry::Begins);
        let entries = [Some(Entry::Match(self)), begins].into_iter().flatten();
        entries.filter(move |_| self.winner().is_none())
    }

    /// The match after a game with this outcome.
    #[must_use]
    pub fn after(mut self, outcome: &Outcome) -> Match {
        if let Some(winner) = outcome.winner {
            self.won[winner.index()] += outcome.value;
        }
        self.lost_last = outcome.winner.map(Side::other);
        self
    }

    /// The side that has won the match, if any.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.won[side.index()] >= self.to)
    }
}
