//! An action as text: `II:b9-b7`, `X:+a15-b15`, `III:Kb8-b11`, `X:+Qb12-b11`, `R2`, `stop`.

use core::fmt;

use super::expected::Form;
use super::{ReadError, Scan};
use crate::{Action, DieSet, Entry, Face, KingChoice, Piece, Place, Spot, Use};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Activate(step) => write_use(f, step, "+"),
            Action::Move(step) => write_use(f, step, ""),
            Action::Rethrow(count) => write!(f, "R{count}"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

fn write_use(f: &mut fmt::Formatter<'_>, step: &Use, wakes: &str) -> fmt::Result {
    let piece = match step.piece {
        Piece::Soldier => "",
        Piece::Queen => "Q",
        Piece::King => "K",
    };
    let choice = match step.king {
        None => "",
        Some(KingChoice::Take) => "=take",
        Some(KingChoice::Remove) => "=remove",
    };
    let home = if step.from.homebound() { "'" } else { "" };
    let (die, from, to) = (step.die, step.from.place(), step.to);
    write!(f, "{die}:{wakes}{piece}{from}{home}-{to}{choice}")
}

impl core::str::FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Action, ReadError> {
        Scan::read_whole(text, read)
    }
}

impl Entry {
    /// Reads a decision: an action, or a rethrow that names its dice (`R:1,3`).
    ///
    /// # Errors
    /// [`ReadError`] if the text is not a decision.
    pub fn read_decision(text: &str) -> Result<Entry, ReadError> {
        Scan::read_whole(text, read_decision)
    }
}

/// Reads one decision, up to a space or the end.
pub(super) fn read_decision(scan: &mut Scan<'_>) -> Result<Entry, ReadError> {
    if !scan.take("R:") {
        return read(scan).map(Entry::Action);
    }
    let mut dice = DieSet::NONE;
    loop {
        let start = scan.clone();
        let number = scan.number().and_then(|number| number.checked_sub(1));
        let with = number.and_then(|n| dice.with(n as usize));
        dice = with.ok_or_else(|| start.expected(Form::RethrowDie))?;
        if !scan.take(",") {
            return end_of_word(scan, Entry::Rethrow(dice));
        }
    }
}

/// Reads one action, up to a space or the end.
fn read(scan: &mut Scan<'_>) -> Result<Action, ReadError> {
    let start = scan.clone();
    if scan.take("stop") {
        return end_of_word(scan, Action::Stop);
    }
    if scan.take("R") {
        let count = scan.number().and_then(|count| u8::try_from(count).ok());
        let count = count.ok_or_else(|| scan.expected(Form::RethrowCount))?;
        return end_of_word(scan, Action::Rethrow(count));
    }
    let die: Face = scan
        .take_while(|c| matches!(c, 'X' | 'I' | '-'))
        .parse()
        .map_err(|_| start.expected(Form::Action))?;
    if !scan.take(":") {
        return Err(scan.expected(Form::DieColon));
    }
    let wakes = scan.take("+");
    let piece = if scan.take("Q") {
        Piece::Queen
    } else if scan.take("K") {
        Piece::King
    } else {
        Piece::Soldier
    };
    let from = read_place(scan)?;
    let from = Spot::new(from, scan.take("'"));
    if !scan.take("-") {
        return Err(scan.expected(Form::Landing));
    }
    let to = read_place(scan)?;
    let king = if scan.take("=take") {
        Some(KingChoice::Take)
    } else if scan.take("=remove") {
        Some(KingChoice::Remove)
    } else {
        None
    };
    let step = Use {
        piece,
        from,
        to,
        die,
        king,
    };
    end_of_word(
        scan,
        if wakes {
            Action::Activate(step)
        } else {
            Action::Move(step)
        },
    )
}

fn end_of_word<T>(scan: &Scan<'_>, read: T) -> Result<T, ReadError> {
    match scan.peek() {
        Some(c) if !c.is_whitespace() => Err(scan.expected(Form::ActionEnd)),
        _ => Ok(read),
    }
}

fn read_place(scan: &mut Scan<'_>) -> Result<Place, ReadError> {
    let start = scan.clone();
    let name = scan.take_while(|c| c.is_ascii_alphanumeric());
    name.parse().map_err(|_| start.expected(Form::Place))
}
