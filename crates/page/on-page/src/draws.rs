//! Draws by agreement.

use game::Turn;

use super::pieces::{Event, Pieces, Session};

pub trait Draws: Pieces {
    /// Whether a draw can be offered: while it is known whose turn it is.
    fn may_offer_draw(session: &Session<Self>) -> bool {
        !matches!(session.turn(), Turn::Chance(None) | Turn::Over(_))
    }

    /// Whether a draw that was declined can be offered again after these events.
    fn may_offer_again(events: &[Event<Self>]) -> bool;

    /// Whether the game can no longer be decided, so that the program offers a draw.
    fn is_standstill(_session: &Session<Self>) -> bool {
        false
    }

    /// The title and the text of that offer.
    fn standstill_in_words() -> (String, String) {
        (String::new(), String::new())
    }
}
