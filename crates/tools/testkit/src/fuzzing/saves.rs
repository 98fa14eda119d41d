//! Properties of the saves of any game: every text is refused, or restored as a session whose save restores to the same
//! session.

use std::borrow::Cow;

use game::Game;
use game::session::{RestoreError, Session};

use super::texts::{same_game, same_record};
use super::{Fate, Fuzzed};

/// A save is refused, or restored as a session that survives another save and restore. The checksum is corrected first, so that
/// the test does not stop there.
pub(crate) fn saves<G: Fuzzed>(text: &str) -> Fate {
    let session = match Session::<G>::restore(&repaired::<G>(text)) {
        Ok(session) => session,
        Err(error) => {
            let damaged = matches!(error, RestoreError::Damaged);
            assert!(!damaged, "the checksum is right");
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
    };
    let saved = session.save();
    let Ok(restored) = Session::restore(&saved) else {
        panic!("what was saved can be restored");
    };
    same_session::<G>(&restored, &session);
    assert_eq!(restored.save(), saved);

    what_is_taken_back_was_never_done::<G>(&session);
    Fate::Kept
}

/// The save with the right checksum, if it has a header.
pub fn repaired<G: Game>(text: &str) -> Cow<'_, str> {
    let head = format!("{}-save 1 ", G::ID);
    match text.split_once('\n') {
        Some((first, body)) if first.starts_with(&head) => {
            Cow::Owned(format!("{head}{:08x}\n{body}", checksum(body.as_bytes())))
        }
        _ => Cow::Borrowed(text),
    }
}

/// CRC-32 as in ISO-HDLC, bit by bit.
fn checksum(bytes: &[u8]) -> u32 {
    let byte = |sum: u32, &byte: &u8| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            sum >> 1 ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 }
        })
    };
    !bytes.iter().fold(u32::MAX, byte)
}

fn same_session<G: Fuzzed>(one: &Session<G>, other: &Session<G>) {
    same_record::<G>(one.record(), other.record());
    same_game(one.game(), other.game());
    for side in game::Side::BOTH {
        assert_eq!(one.player(side.into()), other.player(side.into()));
    }
}

/// Every action leads to the foreseen events. Taking it back leaves no trace.
fn what_is_taken_back_was_never_done<G: Fuzzed>(session: &Session<G>) {
    let side = session.turn().side();
    let person = side.is_some_and(|side| !session.player(side).is_computer());
    for &action in session.legal().iter() {
        let mut tried = session.clone();
        let foreseen = session.foresee(action);
        let seen = tried.enter(action.into());
        assert_eq!(seen.as_ref(), Ok(&foreseen), "{action}");
        if person && tried.take_back() {
            same_session::<G>(&tried, session);
            assert_eq!(tried.save(), session.save());
        }
    }
}
