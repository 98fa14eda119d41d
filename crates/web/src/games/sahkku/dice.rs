//! The dice of sáhkku: those in the tray and in the hand, how they are thrown, and what they are called.

use game::Dealt as _;
use sahkku::{Die, DieSet, Entry, Event, Face, Side};
use sahkku_play::{Pending, SahkkuSession, Session};

use super::faces;
use super::lessons::Lesson;
use crate::board::fall::Fall;
use crate::messages as m;

/// Whether the game has dice.
pub(crate) const ARE_THERE: bool = true;

/// The dice in the tray.
pub(crate) fn in_tray(session: &Session) -> Vec<Die> {
    session.tray().dice().to_vec()
}

/// The dice that lie: those of the turn, or of the last round of the throw-off; before anything was thrown none.
pub(crate) fn lying(session: &Session) -> Vec<Die> {
    let tray = session.tray().dice();
    if !tray.is_empty() {
        return tray.to_vec();
    }
    let entries = session.record().entries().iter().rev();
    let round = entries.into_iter().find_map(|entry| match entry {
        Entry::Round { men, women } => Some(men.iter().chain(women)),
        _ => None,
    });
    let lies = |&face: &Face| Die {
        face: Some(face),
        used: false,
    };
    round.into_iter().flatten().map(lies).collect()
}

/// The dice when those that are to be thrown are in the hand; none where nothing is thrown.
pub(crate) fn in_hand(session: &Session) -> Vec<Die> {
    let in_hand = Die {
        face: None,
        used: false,
    };
    let tray = session.tray().dice();
    match session.pending() {
        Pending::Round(count) => vec![in_hand; 2 * usize::from(count)],
        Pending::Throw(..) if tray.iter().any(|die| die.face.is_none()) => tray.to_vec(),
        Pending::Throw(_, count) => vec![in_hand; usize::from(count)],
        _ => Vec::new(),
    }
}

/// The places in the tray of the dice that fall next: those in the hand, or all.
pub(crate) fn falling(session: &Session, all: usize) -> Vec<usize> {
    let dice = session.tray().dice().iter().enumerate();
    let in_hand: Vec<usize> = dice
        .filter(|(_, die)| die.face.is_none())
        .map(|(n, _)| n)
        .collect();
    if in_hand.is_empty() {
        (0..all).collect()
    } else {
        in_hand
    }
}

/// Whether both sides throw: the first half of the dice are the men's, the others the women's.
pub(crate) fn of_both_sides(session: &Session) -> bool {
    session.tray().dice().is_empty()
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
    let fall = |dice, from_left| {
        Some(Fall {
            dice,
            seed: bits,
            from_left,
        })
    };
    let (fall, taught) = match session.pending() {
        Pending::Round(count) => {
            let all = (0..2 * usize::from(count)).collect();
            (fall(all, false), None)
        }
        Pending::Throw(thrower, count) => {
            let dice = falling(session, usize::from(count));
            (fall(dice, thrower == below), lesson)
        }
        _ => (None, None),
    };
    let entry = match taught {
        Some(lesson) => lesson.next_throw(session.game()),
        None => session.game().deal(|| bits),
    };
    Some((entry?, fall))
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

/// Whether a die can be picked out to be thrown again.
pub(crate) fn can_be_lifted(session: &Session, die: &Die) -> bool {
    die.face == Some(Face::X) && session.legal().iter().any(super::moves::throws_again)
}

/// The entry that picks these dice up to be thrown again; all that can be if none are named.
pub(crate) fn lift(session: &Session, lifted: &[usize]) -> Option<Entry> {
    let lies = |(n, die): (usize, &Die)| (die.face == Some(Face::X) && !die.used).then_some(n);
    let dice = match lifted.is_empty() {
        true => session
            .tray()
            .dice()
            .iter()
            .enumerate()
            .filter_map(lies)
            .collect(),
        false => lifted.to_vec(),
    };
    let dice = dice.into_iter().try_fold(DieSet::NONE, DieSet::with);
    Some(Entry::Rethrow(dice.unwrap_or_default()))
}

/// What a die is called.
pub(crate) fn name(die: &Die) -> String {
    match die.face {
        None => m::twin_die_in_hand(),
        Some(face) => {
            let faces = &faces::faces(core::iter::once::<Face>(face));
            let used = die.used;
            m::TwinDie { faces, used }.text()
        }
    }
}

/// What a die of a side is called, where both throw. `name` is what it is called otherwise.
pub(crate) fn name_of(side: Side, name: &str) -> String {
    m::TwinDieOf { side, faces: name }.text()
}
