//! Random games.
#![allow(dead_code, reason = "each test file uses its own part of this")]

use crate::{Pending, Session};
use game::session::SeededRandom;
use sahkku::{Entry, Side, Throw};

/// The next entry in a random game; `None` at its end. The seeds of the fuzz targets were made with it, so its draws must not
/// change.
pub(crate) fn next(session: &Session, random: SeededRandom) -> Option<Entry> {
    let bits = random.bits(session.record().entries().len());
    let faces = session.judge().rules().faces;
    let throw = |count: u8, bits: u64| -> Throw {
        let shown = (0..count).map(|die| faces.as_slice()[(bits >> (2 * die) & 3) as usize]);
        shown.collect()
    };
    let side = Side::BOTH[(bits >> 60 & 1) as usize];
    Some(match Pending::of(session) {
        Pending::Round(count) => Entry::Round {
            men: throw(count, bits),
            women: throw(count, bits >> 20),
        },
        Pending::Lot => Entry::Begins(side),
        Pending::Way(_) => Entry::Walks(side == Side::Men),
        Pending::Throw(_, count) => Entry::Throw(throw(count, bits)),
        Pending::Decision(_) => {
            let legal = session.legal();
            Entry::Action(legal[bits as usize % legal.len()])
        }
        Pending::Over(_) => return None,
    })
}

/// Plays on until the record has this many entries, or the game is over.
pub(crate) fn play(session: &mut Session, seed: u64, entries: usize) {
    while session.record().entries().len() < entries {
        let Some(entry) = next(session, SeededRandom::new(seed)) else {
            break;
        };
        session.enter(entry).unwrap();
    }
}
