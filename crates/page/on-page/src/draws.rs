//! Draws by agreement.

use super::pieces::{Event, Pieces, Session};

/// When a draw can be offered.
pub trait Draws: Pieces {
    /// Whether a draw can be offered.
    fn may_offer_draw(session: &Session<Self>) -> bool;

    /// Whether a draw that was declined can be offered again after these events.
    fn may_offer_again(events: &[Event<Self>]) -> bool;

    /// Whether the game can come to nothing any more, so that the program asks for a draw.
    fn is_standstill(_session: &Session<Self>) -> bool {
        false
    }

    /// The question that it asks then: its title and its text.
    fn standstill_in_words() -> (String, String) {
        (String::new(), String::new())
    }
}
