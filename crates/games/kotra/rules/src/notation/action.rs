//! An action as text: `1/7`, `bar/3*`, `22/off(5)`, `four`, `stop`, `one`.

use core::fmt;

use super::expected::{Expected, Form};
use super::{ReadError, Scan, read_die, read_point};
use crate::{Action, DiceCount, Die, EntryRefused, Judge, Point, Position};

const BAR: &str = "bar";
const OFF: &str = "off";

/// The actions that do not move a single checker, with their words.
const WORDS: [(&str, Action); 4] = [
    ("four", Action::Four),
    ("stop", Action::Stop),
    ("one", Action::Throw(DiceCount::One)),
    ("two", Action::Throw(DiceCount::Two)),
];

/// An action as it is written in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    /// The action. A bearing off without a named die has one that would do.
    pub(super) action: Action,
    /// Whether it has the mark of a hit.
    hits: bool,
    names_die: bool,
}

/// The context in which an action is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Read {
    /// Alone: in the one way in which it is written without a position.
    Alone,
    /// In a position, which tells hits, and dice if only one is possible.
    InPosition,
    /// In a position, after another action that took a checker to this point: where it goes from there.
    Onward(Point),
}

/// Writes an action without a position: a bearing off names its die, and hits are unknown.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Written {
            action: *self,
            hits: false,
            names_die: matches!(self, Action::Off { .. }),
        }
        .fmt(f)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            // A move beyond the last point, which is never legal, has a number too.
            Action::Move { from, die } => write!(f, "{from}/{}", from.number() + die.pips())?,
            Action::Enter(die) => write!(f, "{BAR}/{die}")?,
            Action::Off { from, .. } => write!(f, "{from}/{OFF}")?,
            action => {
                let word = WORDS.iter().find(|(_, other)| *other == action);
                f.write_str(word.map_or("", |(word, _)| word))?;
            }
        }
        if self.hits {
            f.write_str("*")?;
        }
        match self.action.die() {
            Some(die) if self.names_die => write!(f, "({die})"),
            _ => Ok(()),
        }
    }
}

impl core::str::FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Action, ReadError> {
        let written = Scan::read_whole(text, |scan| {
            let written = read(scan, Read::Alone)?;
            end_of_word(scan).map(|()| written)
        })?;
        Ok(written.action)
    }
}

impl Judge {
    /// Writes an action as in the records of this position: with the mark of a hit, and with the die if either of two can bear
    /// off a checker.
    #[must_use]
    pub fn write_action(&self, position: &Position, action: Action) -> String {
        self.written(position, action).to_string()
    }

    pub(super) fn written(&self, position: &Position, action: Action) -> Written {
        let names_die =
            matches!(action, Action::Off { from, .. } if self.dice_off(position, from).count() > 1);
        Written {
            action,
            hits: hits(position, action),
            names_die,
        }
    }

    /// Reads an action as people write it in this position. The action is legal there.
    ///
    /// # Errors
    /// A [`ReadError`] that says where and why.
    pub fn read_action(&self, position: &Position, text: &str) -> Result<Action, ReadError> {
        Scan::read_whole(text, |scan| {
            let action = self.read_action_from(position, scan, None)?;
            end_of_word(scan).map(|()| action)
        })
    }

    /// Reads an action that is legal in this position, up to the end of what belongs to it. It may go on `from` where the
    /// previous action ended.
    pub(super) fn read_action_from(
        &self,
        position: &Position,
        scan: &mut Scan<'_>,
        from: Option<Point>,
    ) -> Result<Action, ReadError> {
        let start = scan.clone();
        let how = from.map_or(Read::InPosition, Read::Onward);
        let mut written = read(scan, how)?;
        if let (Action::Off { from, .. }, false) = (written.action, written.names_die) {
            let mut dice = self.dice_off(position, from);
            if let Some(die) = dice.next() {
                written.action = Action::Off { from, die };
            } else if let Some(die) = position.unused().kinds().next() {
                // It is refused for the rule that one of the dice breaks.
                written.action = Action::Off { from, die };
            }
            if dice.next().is_some() {
                return Err(start.expected(Form::OneOfTwo));
            }
        }
        if let Some(refusal) = self.why(position, written.action) {
            return Err(start.expected(Expected::Next(EntryRefused::Refused(refusal))));
        }
        if written.hits && !hits(position, written.action) {
            return Err(start.expected(Form::NoHit));
        }
        Ok(written.action)
    }

    /// The dice that may bear off a checker from this point.
    fn dice_off(&self, position: &Position, from: Point) -> impl Iterator<Item = Die> {
        let dice = position.unused().kinds();
        dice.filter(move |&die| self.why(position, Action::Off { from, die }).is_none())
    }
}

/// Whether a legal action hits something.
fn hits(position: &Position, action: Action) -> bool {
    let to = match action {
        Action::Four => Some(Point::FOUR),
        action => action.to(),
    };
    to.is_some_and(|to| position.enemy().on(to.across()) > 0)
}

/// Reads one action.
fn read(scan: &mut Scan<'_>, how: Read) -> Result<Written, ReadError> {
    let action = match how {
        Read::Onward(from) => read_target(scan, from)?,
        _ => read_plain(scan)?,
    };
    let is_off = matches!(action, Action::Off { .. });
    let lands = action == Action::Four || action.to().is_some();
    let mut written = Written {
        action,
        hits: how != Read::Alone && lands && scan.take("*"),
        names_die: false,
    };
    let may_name_die = is_off || how != Read::Alone && action.die().is_some();
    if may_name_die && scan.take("(") {
        written.action = read_die_of(scan, action)?;
        written.names_die = true;
    } else if is_off && how == Read::Alone {
        return Err(scan.expected(Form::DieBracket));
    }
    Ok(written)
}

/// Reads an action without the mark of a hit and without its die.
fn read_plain(scan: &mut Scan<'_>) -> Result<Action, ReadError> {
    let start = scan.clone();
    if scan.peek().is_some_and(|c| c.is_ascii_digit()) {
        let from = read_point(scan)?;
        return read_target(scan, from);
    }
    let word = scan.take_while(|c| c.is_ascii_alphabetic());
    if word != BAR {
        let known = WORDS.iter().find(|(known, _)| *known == word);
        return known
            .map(|(_, action)| *action)
            .ok_or_else(|| start.expected(Form::Action));
    }
    slash(scan)?;
    let to = scan.clone();
    let die = read_point(scan).ok().and_then(|to| Die::new(to.number()));
    die.map(Action::Enter)
        .ok_or_else(|| to.expected(Form::EntryPoint))
}

fn slash(scan: &mut Scan<'_>) -> Result<(), ReadError> {
    if scan.take("/") {
        Ok(())
    } else {
        Err(scan.expected(Form::Slash))
    }
}

/// Reads a slash and the destination of a checker from a point of the board.
fn read_target(scan: &mut Scan<'_>, from: Point) -> Result<Action, ReadError> {
    slash(scan)?;
    let start = scan.clone();
    if scan.take(OFF) {
        let die = Die::new(25 - from.number()).unwrap_or(Die::SIX);
        return Ok(Action::Off { from, die });
    }
    let to = read_point(scan)?;
    let die = to.number().checked_sub(from.number()).and_then(Die::new);
    let die = die.ok_or_else(|| start.expected(Form::PointAhead))?;
    Ok(Action::Move { from, die })
}

/// Reads the die of an action after the opening bracket. Returns the action with that die.
fn read_die_of(scan: &mut Scan<'_>, action: Action) -> Result<Action, ReadError> {
    let start = scan.clone();
    let die = read_die(scan)?;
    if !scan.take(")") {
        return Err(scan.expected(Form::Bracket));
    }
    match action {
        Action::Off { from, .. } => Ok(Action::Off { from, die }),
        _ if action.die() == Some(die) => Ok(action),
        _ => Err(start.expected(Form::SameDie)),
    }
}

/// The end of a word: a space, or the end of the text.
pub(super) fn end_of_word(scan: &Scan<'_>) -> Result<(), ReadError> {
    match scan.peek() {
        Some(c) if !c.is_whitespace() => Err(scan.expected(Form::ActionEnd)),
        _ => Ok(()),
    }
}
