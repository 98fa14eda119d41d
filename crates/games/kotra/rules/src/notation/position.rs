//! A position as text: `1:10,3,5,7,9,11/1:15+new black white ??`.

use core::fmt::Write as _;

use arrayvec::ArrayVec;

use super::expected::{Expected, Form};
use super::{ReadError, Scan, read_die, read_point, read_side, read_units, read_word};
use crate::{
    Action, After, CHECKERS, DiceCount, Die, Game, Judge, Point, Position, Setup, SetupSide, Stage,
    Throw, Unused,
};

const HIT: &str = "hit";
const OFF: &str = "off";

/// What the rules remember about a side: its first turn is not over; five have left home, though more than ten stand there; the
/// four of two sixes stand together.
const FLAGS: [&str; 3] = ["new", "out", "four"];

/// The dice are in the hand: a chosen single die, or two.
const ONE: &str = "?";
const TWO: &str = "??";
/// The number of dice is still to be chosen.
const CHOOSE: &str = "choose";
/// What stands instead of the dice in a finished game. It is not read.
const OVER: &str = "over";

const AFTER: &str = "after";
const VALUE: &str = "value";

impl Judge {
    /// Writes a position. A position in which the game is over can be written, but not read.
    #[must_use]
    pub fn write_position(&self, position: &Position) -> String {
        let setup = position.to_setup();
        let [white, black] = setup.sides.each_ref().map(write_side);
        let (turn, first) = (position.turn(), position.first());
        let mut text = format!("{white}/{black} {turn} {first} ");
        match (position.stage(), position.throw()) {
            (Stage::Over(_), _) => text.push_str(OVER),
            (Stage::Throw(DiceCount::One), _) => text.push_str(ONE),
            (Stage::Throw(DiceCount::Two), _) => text.push_str(TWO),
            (Stage::Decide, None) => text.push_str(CHOOSE),
            (Stage::Decide, Some(throw)) => write_dice(&mut text, throw, position.unused()),
        }
        if let Some(After { left, value }) = position.after() {
            // Writing to a String cannot fail.
            let _ = write!(text, " {AFTER} {left} {VALUE} {value}");
        }
        text
    }

    /// Reads a position and checks it against the rules.
    ///
    /// # Errors
    /// A [`ReadError`] that says where and why.
    pub fn read_position(&self, text: &str) -> Result<Position, ReadError> {
        game::read_position::<Game>(self, text)
    }

    /// Reads a position up to the end of what belongs to it.
    pub(super) fn read_position_from(&self, scan: &mut Scan<'_>) -> Result<Position, ReadError> {
        let start = scan.clone();
        let white = read_checkers(scan)?;
        if !scan.take("/") {
            return Err(scan.expected(Form::BlackSlash));
        }
        let black = read_checkers(scan)?;
        scan.space()?;
        let turn = read_side(scan)?;
        scan.space()?;
        let first = read_side(scan)?;
        scan.space()?;
        let dice_start = scan.clone();
        let dice = read_dice(scan)?;
        let (throw, unused) = match dice {
            Dice::Thrown(throw, unused) => (Some(throw), unused),
            Dice::InHand(_) => (None, Unused::NONE),
        };
        let setup = Setup {
            sides: [white, black],
            turn,
            first,
            throw,
            unused,
            after: read_after(scan)?,
        };
        let mut position = self
            .set_up(&setup)
            .map_err(|error| start.expected(Expected::Possible(error)))?;
        if let Dice::InHand(chosen) = dice {
            let is_choice = position.stage() == Stage::Decide;
            match chosen {
                Some(count) if is_choice => {
                    self.play_unchecked(&mut position, Action::Throw(count), &mut |_| ());
                }
                Some(DiceCount::One) => return Err(dice_start.expected(Form::NoChoice)),
                None if !is_choice => return Err(dice_start.expected(Form::NoChoice)),
                _ => {}
            }
        }
        Ok(position)
    }
}

fn write_side(side: &SetupSide) -> String {
    let points = Point::all().zip(side.points);
    let points = points.map(|(point, count)| (point.to_string(), count));
    let places = [(HIT.to_owned(), side.hit)]
        .into_iter()
        .chain(points)
        .chain([(OFF.to_owned(), side.off)])
        .filter(|(_, count)| *count > 0)
        .map(|(place, count)| match count {
            1 => place,
            _ => format!("{place}:{count}"),
        });
    let mut text = places.collect::<Vec<_>>().join(",");
    let out = side.five_out && side.points[0] > CHECKERS - 5;
    for (flag, here) in FLAGS.iter().zip([!side.thrown_before, out, side.open_band]) {
        if here {
            text.push('+');
            text.push_str(flag);
        }
    }
    text
}

/// Writes the dice as they fell, used ones in brackets; equal dice four times, used ones last.
fn write_dice(text: &mut String, throw: Throw, mut unused: Unused) {
    let uses = if throw.is_alla() { 2 } else { 1 };
    for die in throw.dice().flat_map(|die| core::iter::repeat_n(die, uses)) {
        // Writing to a String cannot fail.
        let _ = match unused.has(die) {
            true => write!(text, "{die}"),
            false => write!(text, "({die})"),
        };
        unused = unused.without(die);
    }
}

fn read_checkers(scan: &mut Scan<'_>) -> Result<SetupSide, ReadError> {
    let (mut points, mut hit, mut off) = ([0; 24], 0, 0);
    loop {
        let start = scan.clone();
        let place = if scan.take(HIT) {
            &mut hit
        } else if scan.take(OFF) {
            &mut off
        } else {
            let point = read_point(scan).map_err(|_| start.expected(Form::Place))?;
            &mut points[usize::from(point.number()) - 1]
        };
        if *place > 0 {
            return Err(start.expected(Form::Place));
        }
        *place = if scan.take(":") { read_count(scan)? } else { 1 };
        if !scan.take(",") {
            break;
        }
    }
    let mut flags = [false; 3];
    while scan.take("+") {
        let start = scan.clone();
        let word = scan.take_while(|c| c.is_ascii_alphabetic());
        let flag = FLAGS.iter().position(|flag| *flag == word);
        match flag.filter(|&flag| !flags[flag]) {
            Some(flag) => flags[flag] = true,
            None => return Err(start.expected(Expected::Words(FLAGS.to_vec()))),
        }
    }
    let [is_new, five_out, open_band] = flags;
    Ok(SetupSide {
        points,
        hit,
        off,
        five_out,
        open_band,
        thrown_before: !is_new,
    })
}

fn read_count(scan: &mut Scan<'_>) -> Result<u8, ReadError> {
    let start = scan.clone();
    let count = scan.number().and_then(|count| u8::try_from(count).ok());
    count
        .filter(|count| (1..=CHECKERS).contains(count))
        .ok_or_else(|| start.expected(Form::Count))
}

/// The dice of a position.
enum Dice {
    /// They lie on the table, with these uses left.
    Thrown(Throw, Unused),
    /// This many are in the hand; `None` while that is still to be chosen.
    InHand(Option<DiceCount>),
}

fn read_dice(scan: &mut Scan<'_>) -> Result<Dice, ReadError> {
    let start = scan.clone();
    let in_hand = [
        (TWO, Some(DiceCount::Two)),
        (ONE, Some(DiceCount::One)),
        (CHOOSE, None),
    ];
    if let Some((_, count)) = in_hand.into_iter().find(|(word, _)| scan.take(word)) {
        return Ok(Dice::InHand(count));
    }
    if !matches!(scan.peek(), Some('(' | '1'..='6')) {
        return Err(start.expected(Form::Dice));
    }
    let mut dice = ArrayVec::<Die, 4>::new();
    let mut unused = Unused::NONE;
    while scan.peek().is_some_and(|c| !c.is_whitespace()) && !dice.is_full() {
        let is_used = scan.take("(");
        let die = read_die(scan)?;
        dice.push(die);
        if !is_used {
            unused = unused.with(die);
        } else if !scan.take(")") {
            return Err(scan.expected(Form::Bracket));
        }
    }
    let throw = match *dice {
        [die] => Throw::one(die),
        [first, second] if first != second => Throw::two(first, second),
        [first, second, third, fourth] if [second, third, fourth] == [first; 3] => {
            Throw::two(first, second)
        }
        [first, second] if first == second => return Err(start.expected(Form::FourDice)),
        _ => return Err(start.expected(Form::Dice)),
    };
    Ok(Dice::Thrown(throw, unused))
}

/// Reads the after-throws, if they are in progress.
fn read_after(scan: &mut Scan<'_>) -> Result<Option<After>, ReadError> {
    if scan.at_end() {
        return Ok(None);
    }
    scan.space()?;
    read_word(scan, &[AFTER])?;
    scan.space()?;
    let start = scan.clone();
    let left = scan.number().and_then(|left| u8::try_from(left).ok());
    let left = left.ok_or_else(|| start.expected(Form::ThrowsLeft))?;
    scan.space()?;
    read_word(scan, &[VALUE])?;
    scan.space()?;
    let start = scan.clone();
    let value = read_units(scan).ok_or_else(|| start.expected(Form::Value))?;
    scan.end()?;
    Ok(Some(After { left, value }))
}
