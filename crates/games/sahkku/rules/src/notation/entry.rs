//! An entry as text, in the words of a record: `round X/II`, `X,II,-`, `II:b9-b7`.

use core::fmt;

use game::ResultLine;

use crate::{Entry, Face, Game, Outcome, Phase, Reason, Side, Stage, Throw};

/// Writes the entry as in a record, without the number of the turn.
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

/// Reads an entry that may come next, except for a result.
pub(super) fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
    let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match key {
        "round" => {
            let both = rest.split_once('/');
            let (men, women) = both.ok_or("expected a round such as round X/II")?;
            let (men, women) = (read_throw(men)?, read_throw(women)?);
            Ok(Entry::Round { men, women })
        }
        "begins" => {
            let begins = Side::from_word(rest).map(Entry::Begins);
            begins.ok_or_else(|| "expected begins men or begins women".to_owned())
        }
        "walks" => match rest {
            "miedut" => Ok(Entry::Walks(true)),
            "vuosttut" => Ok(Entry::Walks(false)),
            _ => Err("expected walks vuosttut or walks miedut".to_owned()),
        },
        _ if game.phase() == Phase::ThrowOff => {
            let form = match game.judge().rules().throw_off.dice() {
                Some(_) => "a round such as round X/II",
                None => "begins men or begins women",
            };
            Err(format!("it is not known who begins; expected {form}"))
        }
        _ if let Phase::ChooseWay(side) = game.phase() => Err(format!(
            "the {side} choose their way; expected walks vuosttut or walks miedut"
        )),
        _ => {
            let throws = matches!(game.position().stage(), Stage::Throw(_));
            if game.phase() == Phase::Play && throws {
                return read_throw(text).map(Entry::Throw);
            }
            Entry::read_decision(text).map_err(|why| why.to_string())
        }
    }
}

fn read_throw(text: &str) -> Result<Throw, String> {
    let mut throw = Throw::new();
    for word in text.split(',') {
        let face: Face = word
            .trim()
            .parse()
            .map_err(|why: crate::NotAFace| format!("expected a throw such as X,III,-: {why}"))?;
        let fits = throw.try_push(face);
        fits.map_err(|_| format!("at most {} dice can be thrown", crate::MAX_DICE))?;
    }
    Ok(throw)
}
