//! An entry as text, in the words of a record: `round 3/5`, `62`, `1/7`, `result white off 2`.

use core::fmt;

use game::Game as _;

use crate::{Action, Die, Entry, Game, Match, Munk, Outcome, Phase, Reason, Side, Stage, Throw};

/// The word for a game without a winner.
const DRAW: &str = "draw";

/// Writes the entry as in a record, without the number of the turn. The value of a resignation depends on the position, and is
/// left out.
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

/// Writes `match 15 white 4.5 black 0 loser white`.
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
///
/// ```
/// use kotra::{Outcome, ResultLine, Side};
///
/// let line = ResultLine(Outcome::jan(Side::Black));
/// assert_eq!(line.to_string(), "result white jan 15");
/// ```
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

/// Reads an entry that may come next, except for a result.
pub(super) fn read_own_entry(game: &Game, text: &str) -> Result<Entry, String> {
    let side = |word: &str| Side::BOTH.into_iter().find(|side| side.word() == word);
    if let Some(dice) = text.strip_prefix("round ") {
        let dice = dice.split_once('/').and_then(|(white, black)| {
            let (white, black) = (read_die(white)?, read_die(black)?);
            Some(Entry::Round { white, black })
        });
        return dice.ok_or_else(|| "expected a round such as round 3/5".to_owned());
    }
    if let Some(word) = text.strip_prefix("begins ") {
        let begins = side(word).map(Entry::Begins);
        return begins.ok_or_else(|| "expected begins white or begins black".to_owned());
    }
    if game.phase() == Phase::ThrowOff {
        let why = "it is not known who begins; expected a round such as round 3/5";
        return Err(why.to_owned());
    }
    let throws = game.phase() == Phase::Play && matches!(game.position().stage(), Stage::Throw(_));
    if throws {
        return read_throw(text)
            .ok_or_else(|| "expected a throw such as 62, or 6 of one die".to_owned());
    }
    // A record has the mark of a hit, and the die of a bearing off only where it is ambiguous.
    let plain = text.replace(['*', game::WORD_JOINER], "");
    if plain.ends_with("/off") {
        let written = |entry: &Entry| entry.to_string().starts_with(&format!("{plain}("));
        if let Some(off) = game.decisions().into_iter().find(written) {
            return Ok(off);
        }
    }
    let action = plain.parse::<Action>();
    action.map(Entry::Action).map_err(|why| why.to_string())
}

fn read_die(text: &str) -> Option<Die> {
    Die::new(text.parse().ok()?)
}

fn read_throw(text: &str) -> Option<Entry> {
    let mut dice = text.chars().map(|c| read_die(c.encode_utf8(&mut [0; 4])));
    let throw = match (dice.next(), dice.next(), dice.next()) {
        (Some(one), None, None) => Throw::one(one?),
        (Some(one), Some(other), None) => Throw::two(one?, other?),
        _ => return None,
    };
    Some(Entry::Throw(throw))
}
