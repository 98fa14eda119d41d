//! How a game ended, as the last line of a record: `result swede escaped`.

use core::fmt;

use crate::{Entry, Outcome, Reason, Side};

/// The result as a record has it.
pub(super) struct ResultLine(pub(super) Outcome);

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.0.winner.map_or("draw", Side::word);
        write!(f, "result {winner} {}", self.0.reason.word())
    }
}

/// What a record says for the entry, without the number of the line.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Entry::Action(action) => action.fmt(f),
            Entry::Resigned(side) => {
                ResultLine(Outcome::won_by(side.other(), Reason::Resigned)).fmt(f)
            }
            Entry::Agreed => ResultLine(Outcome {
                winner: None,
                reason: Reason::Agreed,
            })
            .fmt(f),
        }
    }
}

/// The results that a game can only have while the rules have not ended it, and the entry that
/// each stands for.
pub(super) const BY_THE_PLAYERS: [(&str, Entry); 3] = [
    ("swede resigned", Entry::Resigned(Side::Muscovite)),
    ("muscovite resigned", Entry::Resigned(Side::Swede)),
    ("draw agreed", Entry::Agreed),
];
