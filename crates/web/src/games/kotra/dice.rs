//! The dice of Kotra: those in the tray and in the hand, how they are thrown, and what they are called.

use game::{Dealt as _, bits_from};
use kotra::{Entry, Event, Phase, Side, Throw};
use kotra_play::{KotraSession, Pending, Session, TrayDie};

use super::faces;
use super::lessons::Lesson;
use crate::board::fall::Fall;
use crate::messages as m;

/// Whether the game has dice.
pub(crate) const ARE_THERE: bool = true;

/// The dice in the tray; alla is four of them.
pub(crate) fn in_tray(session: &Session) -> Vec<TrayDie> {
    session.dice()
}

/// The dice that lie: those of the last throw, or of the throw for who begins.
pub(crate) fn lying(session: &Session) -> Vec<TrayDie> {
    session.dice()
}

/// The dice when those that are to be thrown are in the hand; none where nothing is thrown.
pub(crate) fn in_hand(session: &Session) -> Vec<TrayDie> {
    session.in_hand()
}

/// The places in the tray of the dice that fall next: all.
pub(crate) fn falling(_session: &Session, all: usize) -> Vec<usize> {
    (0..all).collect()
}

/// Whether both sides throw: the first die is white's, the other one black's.
pub(crate) fn of_both_sides(session: &Session) -> bool {
    let game = session.game();
    game.phase() == Phase::ThrowOff || game.last_round().is_some()
}

/// The throw that comes next, as an entry of the record, and how its dice fall. `below` is the side at the near edge.
///
/// In a lesson fall the dice that it wants.
pub(crate) fn next_throw(
    session: &Session,
    lesson: Option<&Lesson>,
    bits: u64,
    below: Side,
) -> Option<(Entry, Option<Fall>)> {
    let fall = |dice: usize, from_left| {
        Some(Fall {
            dice: (0..dice).collect(),
            seed: bits,
            from_left,
        })
    };
    let pending = session.pending();
    let entry = match (pending, lesson) {
        (Pending::Throw(..), Some(lesson)) => lesson.next_throw(session.game())?,
        _ => session.game().deal(bits_from(bits))?,
    };
    let fall = match entry {
        Entry::Throw(throw) => fall(lie(throw), pending.side() == Some(below)),
        Entry::Round { .. } => fall(2, false),
        _ => None,
    };
    Some((entry, fall))
}

/// How many dice lie after a throw.
fn lie(throw: Throw) -> usize {
    let times = if throw.is_alla() { 2 } else { 1 };
    times * usize::from(throw.count().number())
}

/// Whether an entry is a throw.
pub(crate) fn is_throw(entry: &Entry) -> bool {
    matches!(entry, Entry::Throw(_) | Entry::Round { .. })
}

/// The side whose throw is among these events.
pub(crate) fn thrower(events: &[Event]) -> Option<Side> {
    events.iter().find_map(|event| match event {
        Event::Thrown { side, .. } => Some(*side),
        _ => None,
    })
}

/// Whether a die can be picked out to be thrown again: never.
pub(crate) fn can_be_lifted(_session: &Session, _die: &TrayDie) -> bool {
    false
}

/// The entry that picks dice up to be thrown again: there is none.
pub(crate) fn lift(_session: &Session, _lifted: &[usize]) -> Option<Entry> {
    None
}

/// What a die is called.
pub(crate) fn name(die: &TrayDie) -> String {
    match die.face {
        None => m::twin_die_in_hand(),
        Some(face) => {
            let faces = &faces::dice(core::iter::once(face));
            let used = die.used;
            m::TwinDie { faces, used }.text()
        }
    }
}

/// What a die of a side is called, where both throw. `name` is what it is called otherwise.
pub(crate) fn name_of(side: Side, name: &str) -> String {
    m::TwinDieOf { side, faces: name }.text()
}
