//! Every text is refused, or restored as a session that is saved as a text that restores the same.

use core::str;
use std::borrow::Cow;

use sahkku::{Entry, Place, Row, Stage};
use sahkku_play::{Pending, RestoreError, SahkkuSession, Session};

use super::frame::{Fate, same_record};

const HEAD: &str = "sahkku-save 1 ";

/// A save is refused, or restored as a session that is the same to the last die after it is saved
/// and restored again. The checksum is put right first, so that it is not all that is tried.
pub fn saves_restore(input: &[u8]) -> Fate {
    let Ok(text) = str::from_utf8(input) else {
        return Fate::Refused;
    };
    let text = repaired(text);
    let session = match Session::restore(&text) {
        Ok(session) => session,
        Err(error) => {
            assert_ne!(error, RestoreError::Damaged, "the checksum is right");
            assert!(!error.to_string().is_empty());
            return Fate::Refused;
        }
    };
    let saved = session.save();
    let restored = Session::restore(&saved).expect("what was saved can be restored");
    same_session(&restored, &session);
    assert_eq!(restored.save(), saved);

    tray_shows_the_dice(&session);
    refusals_are_told_apart(&session);
    what_is_taken_back_was_never_done(&session);
    Fate::Kept
}

/// The save with the checksum that belongs to it, where it has a head at all.
pub fn repaired(text: &str) -> Cow<'_, str> {
    match text.split_once('\n') {
        Some((head, body)) if head.starts_with(HEAD) => {
            Cow::Owned(format!("{HEAD}{:08x}\n{body}", checksum(body.as_bytes())))
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

fn same_session(one: &Session, other: &Session) {
    same_record(one.record(), other.record());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.pending(), other.pending());
    assert_eq!(one.tray(), other.tray());
    for side in sahkku::Side::BOTH {
        assert_eq!(one.player(side), other.player(side));
    }
}

/// While a throw is on the table, the tray shows its dice: used, to be used, in the hand.
fn tray_shows_the_dice(session: &Session) {
    let position = session.position();
    let dice = session.tray().dice();
    let in_hand = dice.iter().filter(|die| die.face.is_none()).count();
    match session.pending() {
        Pending::Decision(_) => assert_eq!(in_hand, 0),
        Pending::Throw(_, count) if !position.thrown().is_empty() => {
            assert_eq!(in_hand, usize::from(count));
        }
        // The dice of the turn before stay in sight.
        _ => return,
    }
    let mut thrown: Vec<_> = dice.iter().filter_map(|die| die.face).collect();
    thrown.sort_unstable();
    assert_eq!(thrown, position.thrown().faces().collect::<Vec<_>>());
    let unused = dice.iter().filter(|die| !die.used);
    let mut unused: Vec<_> = unused.filter_map(|die| die.face).collect();
    unused.sort_unstable();
    assert_eq!(unused, position.unused().faces().collect::<Vec<_>>());
}

/// A player is told why something cannot be done exactly where it cannot be done.
fn refusals_are_told_apart(session: &Session) {
    let position = session.position();
    if session.game().phase() != sahkku::Phase::Play || position.unused().is_empty() {
        return;
    }
    let columns = session.judge().rules().columns;
    let places = Row::ALL
        .into_iter()
        .flat_map(|row| (1..=columns).filter_map(move |column| Place::new(row, column)));
    let legal = session.legal();
    let uses = || legal.iter().filter_map(|action| action.die_use());
    for from in places.clone() {
        let goes = uses().any(|step| step.from.place() == from);
        assert_eq!(session.why_stuck(from).is_none(), goes, "{from}");
    }
    for step in uses() {
        assert_eq!(session.why_not(step.from.place(), step.to), None);
    }
    if let Some(from) = position.figures().next().map(|figure| figure.at.place()) {
        for to in places {
            let goes = uses().any(|step| step.from.place() == from && step.to == to);
            assert_eq!(session.why_not(from, to).is_none(), goes, "{from}-{to}");
        }
    }
}

/// Every action leads to what was foreseen; taken back, it leaves nothing behind.
fn what_is_taken_back_was_never_done(session: &Session) {
    if session.position().stage() != Stage::Decide {
        return;
    }
    for &action in session.legal() {
        let mut tried = session.clone();
        let foreseen = session.foresee(action);
        let seen = tried.enter(Entry::Action(action));
        assert_eq!(seen.as_ref(), Ok(&foreseen), "{action}");
        if tried.take_back() {
            same_session(&tried, session);
            assert_eq!(tried.save(), session.save());
        }
    }
}
