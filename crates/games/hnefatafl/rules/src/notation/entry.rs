//! How a game ended, as the last line of a record: `result swede escaped`.

use core::fmt;

use game::ResultLine;

use crate::{Entry, Outcome, Reason, Side};

impl From<Outcome> for ResultLine {
    fn from(outcome: Outcome) -> ResultLine {
        ResultLine {
            winner: outcome.winner.map(Side::word),
            reason: outcome.reason.word(),
        }
    }
}

/// What a record says for the entry, without the number of the line.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Entry::Action(action) => action.fmt(f),
            Entry::Resigned(side) => {
                ResultLine::from(Outcome::won_by(side.other(), Reason::Resigned)).fmt(f)
            }
            Entry::Agreed => ResultLine::from(Outcome {
                winner: None,
                reason: Reason::Agreed,
            })
            .fmt(f),
        }
    }
}
