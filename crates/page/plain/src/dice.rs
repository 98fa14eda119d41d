//! The die, if the game has one.

use game::{Dealt as _, Turn, bits_from};
use on_page::{Dice, Fall, Lesson, TrayOf};
use plain::empty_tray;
use scene::LongDie;
use small::{Entry, Happened, Position as _};

use crate::{Action, Page, Rules, Session, Side, SmallPage, words as m};

/// A die in the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// What it shows; nothing in the hand.
    pub face: Option<u8>,
    /// Whether it has been used.
    pub used: bool,
}

/// What a face is called: by its strokes, as a number would be taken for a place.
pub(crate) fn face_name(face: u8) -> &'static str {
    const NAMES: [&str; 5] = ["", "I", "II", "III", "IIII"];
    NAMES.get(usize::from(face)).copied().unwrap_or_default()
}

impl<B: SmallPage> Dice for Page<B> {
    type Shape = LongDie;
    type Face = u8;
    type Die = Die;

    const HAS_DICE: bool = B::Position::FACES > 0;

    fn face_word(face: u8) -> &'static str {
        const WORDS: [&str; 5] = ["0", "1", "2", "3", "4"];
        WORDS.get(usize::from(face)).copied().unwrap_or_default()
    }

    fn empty_tray(_: Option<&Rules<B>>) -> TrayOf<Self> {
        empty_tray(B::Position::FACES)
    }

    /// The die as it lies; after its use it lies there until the next throw.
    fn dice_in_tray(session: &Session<B>) -> Vec<Die> {
        let thrown = session
            .record()
            .entries()
            .iter()
            .rev()
            .find_map(|entry| match entry {
                Entry::Throw(face) => Some(*face),
                _ => None,
            });
        let unused = B::die(session.position());
        let face = unused.or(thrown);
        let die = face.map(|face| Die {
            face: Some(face),
            used: unused.is_none(),
        });
        die.into_iter().collect()
    }

    fn dice_in_hand(session: &Session<B>) -> Vec<Die> {
        match session.turn() {
            Turn::Chance(_) => vec![Die {
                face: None,
                used: false,
            }],
            Turn::Decide(_) | Turn::Over(_) => Vec::new(),
        }
    }

    fn both_throw(_: &Session<B>) -> bool {
        false
    }

    fn next_throw(
        session: &Session<B>,
        lesson: Option<&Lesson<Self>>,
        bits: u64,
        below: Side,
    ) -> Option<(Entry<Action<B>>, Option<Fall>)> {
        let entry = match lesson {
            Some(lesson) => lesson.next_throw(session.game())?,
            None => session.game().deal(bits_from(bits))?,
        };
        let fall = Fall {
            dice: vec![0],
            seed: bits,
            from_left: session.turn().side() == Some(below),
        };
        Some((entry, Some(fall)))
    }

    fn is_throw(entry: &Entry<Action<B>>) -> bool {
        matches!(entry, Entry::Throw(_))
    }

    fn faces(_: &Rules<B>) -> Vec<u8> {
        (1..=B::Position::FACES).collect()
    }

    fn fallen(entry: &Entry<Action<B>>) -> Vec<u8> {
        match entry {
            Entry::Throw(face) => vec![*face],
            _ => Vec::new(),
        }
    }

    fn throw_of(session: &Session<B>, faces: &[u8]) -> Option<Entry<Action<B>>> {
        match (session.turn(), faces) {
            (Turn::Chance(_), &[face]) => Some(Entry::Throw(face)),
            _ => None,
        }
    }

    fn thrower(events: &[Happened<B::Position>]) -> Option<Side> {
        let mut throws = events.iter().filter(|event| Self::is_throw(&event.entry));
        throws.next()?.side
    }

    fn die_name(die: &Die) -> String {
        match die.face {
            None => m::twin_die_in_hand(),
            Some(face) => {
                let (faces, used) = (face_name(face), die.used);
                m::TwinDie { faces, used }.text()
            }
        }
    }

    fn die_name_of(_: Side, name: &str) -> String {
        name.to_owned()
    }
}
