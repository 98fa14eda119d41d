//! The dice of sáhkku: those in the tray and in the hand, how they are thrown, and their names.

use crate::Sahkku;
use crate::board::{Tray, empty_tray};
use crate::lessons::Lesson;
use crate::{Pending, Session};
use game::Dealt as _;
use sahkku::{Die, DieSet, Entry, Event, Face, Judge, Side, Throw};
use scene::LongDie;

use super::news;
use crate::words as m;
use on_page::{Dice, Fall, Moves};

impl Dice for Sahkku {
    type Shape = LongDie;
    type Face = Face;

    fn face_word(face: Face) -> &'static str {
        face.word()
    }

    fn empty_tray(judge: Option<&Judge>) -> Tray {
        empty_tray(judge.map_or(&[], |judge| judge.rules().faces.as_slice()))
    }

    fn dice_in_tray(session: &Session) -> Vec<Die> {
        session.game().tray().dice().to_vec()
    }

    fn lying_dice(session: &Session) -> Vec<Die> {
        let tray = session.game().tray().dice();
        if !tray.is_empty() {
            return tray.to_vec();
        }
        let entries = session.record().entries().iter().rev();
        let round = entries.into_iter().find_map(|entry| match entry {
            Entry::Round { men, women } => Some(men.iter().chain(women)),
            _ => None,
        });
        let fallen = round.into_iter().flatten().copied();
        fallen.map(Die::lying).collect()
    }

    fn dice_in_hand(session: &Session) -> Vec<Die> {
        let tray = session.game().tray().dice();
        match Pending::of(session) {
            Pending::Round(count) => vec![Die::IN_HAND; 2 * usize::from(count)],
            Pending::Throw(..) if tray.iter().any(|die| die.face.is_none()) => tray.to_vec(),
            Pending::Throw(_, count) => vec![Die::IN_HAND; usize::from(count)],
            _ => Vec::new(),
        }
    }

    fn falling_dice(session: &Session, all: usize) -> Vec<usize> {
        let dice = session.game().tray().dice().iter().enumerate();
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

    fn both_throw(session: &Session) -> bool {
        session.game().tray().dice().is_empty()
    }

    fn next_throw(
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
        let (fall, taught) = match Pending::of(session) {
            Pending::Round(count) => {
                let all = (0..2 * usize::from(count)).collect();
                (fall(all, false), None)
            }
            Pending::Throw(thrower, count) => {
                let dice = Sahkku::falling_dice(session, usize::from(count));
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

    fn is_throw(entry: &Entry) -> bool {
        matches!(entry, Entry::Throw(_) | Entry::Round { .. })
    }

    fn faces(judge: &Judge) -> Vec<Face> {
        judge.rules().faces.as_slice().to_vec()
    }

    fn fallen(entry: &Entry) -> Vec<Face> {
        match entry {
            Entry::Throw(throw) => throw.to_vec(),
            Entry::Round { men, women } => men.iter().chain(women).copied().collect(),
            _ => Vec::new(),
        }
    }

    fn throw_of(session: &Session, faces: &[Face]) -> Option<Entry> {
        let throw = |faces: &[Face]| faces.iter().copied().collect::<Throw>();
        match Pending::of(session) {
            Pending::Round(count) if faces.len() == 2 * usize::from(count) => {
                let (men, women) = faces.split_at(faces.len() / 2);
                let (men, women) = (throw(men), throw(women));
                Some(Entry::Round { men, women })
            }
            Pending::Throw(_, count) if faces.len() == usize::from(count) => {
                Some(Entry::Throw(throw(faces)))
            }
            _ => None,
        }
    }

    fn thrower(events: &[Event]) -> Option<Side> {
        events.iter().find_map(|event| match event {
            Event::Thrown { side, .. } => Some(*side),
            _ => None,
        })
    }

    fn can_be_lifted(session: &Session, die: &Die) -> bool {
        die.face == Some(Face::X) && session.legal().iter().any(Sahkku::throws_again)
    }

    fn lift(session: &Session, lifted: &[usize]) -> Option<Entry> {
        let lies = |(n, die): (usize, &Die)| (die.face == Some(Face::X) && !die.used).then_some(n);
        let dice = match lifted.is_empty() {
            true => session
                .game()
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

    fn face_name(face: Face) -> String {
        news::face(face)
    }

    fn die_name(die: &Die) -> String {
        match die.face {
            None => m::twin_die_in_hand(),
            Some(face) => {
                let faces = &news::faces(core::iter::once::<Face>(face));
                let used = die.used;
                m::TwinDie { faces, used }.text()
            }
        }
    }

    fn die_name_of(side: Side, name: &str) -> String {
        m::TwinDieOf { side, faces: name }.text()
    }
}
