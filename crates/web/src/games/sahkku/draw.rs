//! Draws in sáhkku.

use sahkku::{Event, Phase};
use sahkku_play::Session;

use crate::messages as m;

/// Whether a draw can be offered: as soon as it is known who begins.
pub(crate) fn may_be_offered(session: &Session) -> bool {
    session.game().phase() == Phase::Play
}

/// Whether the game can come to nothing any more: only the king can ever move.
pub(crate) fn is_standstill(session: &Session) -> bool {
    may_be_offered(session) && session.judge().only_king_moves(session.position())
}

/// The question that the program asks then: its title and its text.
pub(crate) fn standstill_in_words() -> (String, String) {
    (m::draw_standstill(), m::draw_standstill_text())
}

/// Whether a draw that was declined can be offered again: when the turn passes.
pub(crate) fn is_new_turn(events: &[Event]) -> bool {
    let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
    events.iter().any(passed)
}
