//! An entry as text, in the words of a record: `round 3/5`, `62`, `1/7`, `result white off 2`.

use core::fmt;

use crate::{Entry, Match, Munk, Outcome, Reason, Side};

/// The word of a game that nobody won.
const DRAW: &str = "draw";

/// What a record says for the entry, without the number of the turn. What a resignation is worth
/// depends on the position, and is left out.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Match(score) => score.fmt(f),
            Entry::Round { white, black } => write!(f, "round {white}/{black}"),
            Entry::Begins(side) => write!(f, "begins {side}"),
            Entry::Throw(throw) => throw.fmt(f),
            Entry::Action(action) => action.fmt(f),
            Entry::Resigned(side) => {
                write!(f, "result {} {}", side.other(), Reason::Resigned.word())
            }
            Entry::Agreed => write!(f, "result {DRAW} {}", Reason::Agreed.word()),
        }
    }
}

/// `match 15 white 4.5 black 0 loser white`.
impl fmt::Display for Match {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {}", self.to)?;
        for side in Side::BOTH {
            write!(f, " {side} {}", self.won[side.index()])?;
        }
        match self.lost_last {
            Some(side) => write!(f, " loser {side}"),
            None => Ok(()),
        }
    }
}

/// The last line of a record: `result white munk langi-mukur half mar 3.5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultLine(pub Outcome);

impl fmt::Display for ResultLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let outcome = &self.0;
        let winner = outcome.winner.map_or(DRAW, Side::word);
        write!(f, "result {winner} {}", outcome.reason.word())?;
        if let Some((pattern, part)) = outcome.munk {
            write!(f, " {}", pattern.word())?;
            if part == Munk::Half {
                f.write_str(" half")?;
            }
        }
        if outcome.mar {
            f.write_str(" mar")?;
        }
        match outcome.winner {
            Some(_) => write!(f, " {}", outcome.value),
            None => Ok(()),
        }
    }
}
