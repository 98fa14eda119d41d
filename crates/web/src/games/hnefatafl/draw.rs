//! Draws in Hnefatafl: by agreement.

use hnefatafl::Event;
use hnefatafl_play::Session;

/// Whether a draw can be offered.
pub(crate) fn may_be_offered(session: &Session) -> bool {
    !session.turn().is_over()
}

/// Whether the game can come to nothing any more; that is never known.
pub(crate) fn is_standstill(_session: &Session) -> bool {
    false
}

/// The question that the program asks then: its title and its text.
pub(crate) fn standstill_in_words() -> (String, String) {
    (String::new(), String::new())
}

/// Whether a draw that was declined can be offered again: after the next move.
pub(crate) fn is_new_turn(events: &[Event]) -> bool {
    let moved = |event: &Event| matches!(event, Event::Moved { .. });
    events.iter().any(moved)
}
