//! Texts that people can read and type: rule sets, positions, actions and whole games.
//!
//! The grammar and examples are in `crates/games/kotra/docs/notation.md`. Reading is strict and total: every text is either read
//! whole, or refused with the place and what was expected there.

mod action;
mod entry;
mod expected;
mod link;
mod position;
mod record;

pub use entry::ResultLine;
pub use expected::{Expected, Form, Own};
pub use link::Linked;
pub use record::{RECORD_LIMIT, Record, next_of_match};

use crate::{Die, Point, Side, Units};

/// Why a text could not be read.
pub type ReadError = game::ReadError<Expected>;

/// One line of text, read from left to right.
type Scan<'a> = game::Scan<'a, Expected>;

fn read_die(scan: &mut Scan<'_>) -> Result<Die, ReadError> {
    let die = scan.peek().and_then(|c| c.to_digit(10));
    let die = die.and_then(|pips| Die::new(pips as u8));
    let die = die.ok_or_else(|| scan.expected(Form::Die))?;
    scan.skip();
    Ok(die)
}

fn read_point(scan: &mut Scan<'_>) -> Result<Point, ReadError> {
    let start = scan.clone();
    let number = scan.take_while(|c| c.is_ascii_digit());
    number.parse().map_err(|_| start.expected(Form::Point))
}

fn read_side(scan: &mut Scan<'_>) -> Result<Side, ReadError> {
    read_word(scan, Side::WORDS).map(|n| Side::BOTH[n])
}

/// Reads one of some words. Returns its index.
fn read_word(scan: &mut Scan<'_>, words: &[&'static str]) -> Result<usize, ReadError> {
    let start = scan.clone();
    let word = scan.take_while(|c| c.is_ascii_alphabetic());
    let number = words.iter().position(|known| *known == word);
    number.ok_or_else(|| start.expected(Expected::Words(words.to_vec())))
}

/// Reads units: at most 999, and a half.
fn read_units(scan: &mut Scan<'_>) -> Option<Units> {
    let whole = scan.number().filter(|&whole| whole <= 999)?;
    let half = scan.take(".5");
    Some(Units::halves(whole as u16 * 2 + u16::from(half)))
}
