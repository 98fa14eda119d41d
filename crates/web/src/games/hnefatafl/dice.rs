//! There are no dice in Hnefatafl: what the page asks about them has one answer.

use hnefatafl::{Entry, Event, Side};
use hnefatafl_play::Session;

use crate::board::fall::Fall;

/// Whether the game has dice.
pub(crate) const ARE_THERE: bool = false;

/// The face of a die; there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {}

impl Face {
    /// What it is called in data.
    pub(crate) fn word(self) -> &'static str {
        match self {}
    }
}

/// A die; there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Die {
    pub(crate) face: Option<Face>,
    pub(crate) used: bool,
}

/// Several moves of one piece in a row; a turn has only one.
pub(crate) struct CombinedMove {
    pub(crate) to: hnefatafl::Square,
    pub(crate) actions: Vec<hnefatafl::Action>,
}

/// The dice in the tray.
pub(crate) fn in_tray(_session: &Session) -> Vec<Die> {
    Vec::new()
}

/// The dice that lie.
pub(crate) fn lying(_session: &Session) -> Vec<Die> {
    Vec::new()
}

/// The dice in the hand.
pub(crate) fn in_hand(_session: &Session) -> Vec<Die> {
    Vec::new()
}

/// The places in the tray of the dice that fall next.
pub(crate) fn falling(_session: &Session, _all: usize) -> Vec<usize> {
    Vec::new()
}

/// Whether both sides throw.
pub(crate) fn of_both_sides(_session: &Session) -> bool {
    false
}

/// The throw that comes next.
pub(crate) fn next_throw(
    _session: &Session,
    _lesson: Option<&super::lessons::Lesson>,
    _bits: u64,
    _below: Side,
) -> Option<(Entry, Option<Fall>)> {
    None
}

/// Whether an entry is a throw.
pub(crate) fn is_throw(_entry: &Entry) -> bool {
    false
}

/// The side whose throw is among these events.
pub(crate) fn thrower(_events: &[Event]) -> Option<Side> {
    None
}

/// Whether a die can be picked out to be thrown again.
pub(crate) fn can_be_lifted(_session: &Session, _die: &Die) -> bool {
    false
}

/// The entry that picks dice up to be thrown again: there is none.
pub(crate) fn lift(_session: &Session, _lifted: &[usize]) -> Option<Entry> {
    None
}

/// What a die is called.
pub(crate) fn name(_die: &Die) -> String {
    String::new()
}

/// What a die of a side is called, where both throw.
pub(crate) fn name_of(_side: Side, _name: &str) -> String {
    String::new()
}
