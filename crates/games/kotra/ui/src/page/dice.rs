//! The dice of Kotra: those in the tray and in the hand, how they are thrown, and their names.

use crate::Kotra;
use crate::board::{Tray, empty_tray};
use crate::lessons::Lesson;
use crate::{Pending, Session, TrayDie, dice_in_hand, dice_in_tray};
use game::{Dealt as _, bits_from};
use kotra::{Die, Entry, Event, Judge, Phase, Side, Throw};
use scene::Cube;

use super::news;
use crate::words as m;
use on_page::{Dice, Fall};

impl Dice for Kotra {
    type Shape = Cube;
    type Face = Die;

    const TURNS_DICE: bool = true;

    fn face_word(face: Die) -> &'static str {
        face.word()
    }

    fn empty_tray(_: Option<&Judge>) -> Tray {
        empty_tray()
    }

    fn dice_in_tray(session: &Session) -> Vec<TrayDie> {
        dice_in_tray(session)
    }

    fn dice_in_hand(session: &Session) -> Vec<TrayDie> {
        dice_in_hand(session)
    }

    fn both_throw(session: &Session) -> bool {
        let game = session.game();
        game.phase() == Phase::ThrowOff || game.last_round().is_some()
    }

    fn next_throw(
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
        let pending = Pending::of(session);
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

    fn is_throw(entry: &Entry) -> bool {
        matches!(entry, Entry::Throw(_) | Entry::Round { .. })
    }

    fn faces(_: &Judge) -> Vec<Die> {
        Die::ALL.to_vec()
    }

    fn fallen(entry: &Entry) -> Vec<Die> {
        match entry {
            Entry::Throw(throw) => throw.dice().collect(),
            Entry::Round { white, black } => vec![*white, *black],
            _ => Vec::new(),
        }
    }

    fn throw_of(session: &Session, faces: &[Die]) -> Option<Entry> {
        match (Pending::of(session), faces) {
            (Pending::Round, &[white, black]) => Some(Entry::Round { white, black }),
            (Pending::Throw(..), &[one]) => Some(Entry::Throw(Throw::one(one))),
            (Pending::Throw(..), &[one, other]) => Some(Entry::Throw(Throw::two(one, other))),
            _ => None,
        }
    }

    fn thrower(events: &[Event]) -> Option<Side> {
        events.iter().find_map(|event| match event {
            Event::Thrown { side, .. } => Some(*side),
            _ => None,
        })
    }

    fn face_name(face: Die) -> String {
        face.to_string()
    }

    fn die_name(die: &TrayDie) -> String {
        match die.face {
            None => m::twin_die_in_hand(),
            Some(face) => {
                let faces = &news::dice(core::iter::once(face));
                let used = die.used;
                m::TwinDie { faces, used }.text()
            }
        }
    }

    fn die_name_of(side: Side, name: &str) -> String {
        m::TwinDieOf { side, faces: name }.text()
    }
}

/// How many dice lie after a throw.
fn lie(throw: Throw) -> usize {
    let times = if throw.is_alla() { 2 } else { 1 };
    times * usize::from(throw.count().number())
}
