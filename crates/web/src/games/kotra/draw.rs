//! Draws in Kotra.

use kotra::{Event, Phase};
use kotra_play::Session;

/// Whether a draw can be offered: as soon as it is known who begins.
pub(crate) fn may_be_offered(session: &Session) -> bool {
    session.game().phase() == Phase::Play
}

/// Whether the game can come to nothing any more: never.
pub(crate) fn is_standstill(_session: &Session) -> bool {
    false
}

/// The question that the program asks then: there is none.
pub(crate) fn standstill_in_words() -> (String, String) {
    (String::new(), String::new())
}

/// Whether a draw that was declined can be offered again: when the turn passes.
pub(crate) fn is_new_turn(events: &[Event]) -> bool {
    let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
    events.iter().any(passed)
}
