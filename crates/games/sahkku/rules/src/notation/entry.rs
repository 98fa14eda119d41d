//! An entry as text, in the words of a record: `round X/II`, `X,II,-`, `II:b9-b7`.

use core::fmt;

use game::ResultLine;

use crate::{Entry, Outcome, Reason, Side, Throw};

/// What a record says for the entry, without the number of the turn.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = |winner, reason| ResultLine::from(Outcome { winner, reason });
        match self {
            Entry::Round { men, women } => write!(f, "round {}/{}", Faces(men), Faces(women)),
            Entry::Begins(side) => write!(f, "begins {side}"),
            Entry::Walks(true) => f.write_str("walks miedut"),
            Entry::Walks(false) => f.write_str("walks vuosttut"),
            Entry::Throw(throw) => Faces(throw).fmt(f),
            Entry::Action(action) => action.fmt(f),
            Entry::Rethrow(dice) => write!(f, "R:{dice}"),
            Entry::Resigned(side) => result(Some(side.other()), Reason::Resigned).fmt(f),
            Entry::Agreed => result(None, Reason::Agreed).fmt(f),
        }
    }
}

/// The faces of a throw, in the order in which they lie: `X,II,-`.
struct Faces<'a>(&'a Throw);

impl fmt::Display for Faces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.0.iter().enumerate() {
            write!(f, "{}{face}", if n > 0 { "," } else { "" })?;
        }
        Ok(())
    }
}

impl From<Outcome> for ResultLine {
    fn from(outcome: Outcome) -> ResultLine {
        ResultLine {
            winner: outcome.winner.map(Side::word),
            reason: outcome.reason.word(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, DieSet, Face};

    #[test]
    fn entries_are_written_as_a_record_has_them() {
        let throw = |faces: &[Face]| faces.iter().copied().collect::<Throw>();
        let rethrow = DieSet::NONE.with(0).and_then(|dice| dice.with(2)).unwrap();
        let texts = [
            (
                Entry::Round {
                    men: throw(&[Face::X]),
                    women: throw(&[Face::II]),
                },
                "round X/II",
            ),
            (Entry::Begins(Side::Women), "begins women"),
            (Entry::Walks(true), "walks miedut"),
            (Entry::Walks(false), "walks vuosttut"),
            (
                Entry::Throw(throw(&[Face::X, Face::III, Face::Blank])),
                "X,III,-",
            ),
            (Entry::Action(Action::Stop), "stop"),
            (Entry::Rethrow(rethrow), "R:1,3"),
            (Entry::Resigned(Side::Men), "result women resigned"),
            (Entry::Agreed, "result draw agreed"),
        ];
        for (entry, text) in texts {
            assert_eq!(entry.to_string(), text);
        }
    }
}
