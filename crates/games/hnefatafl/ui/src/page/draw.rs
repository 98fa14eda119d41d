//! Draws in Hnefatafl: by agreement.

use crate::Hnefatafl;
use crate::Session;
use hnefatafl::Event;

use on_page::Draws;

impl Draws for Hnefatafl {
    fn may_offer_draw(session: &Session) -> bool {
        !session.turn().is_over()
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let moved = |event: &Event| matches!(event, Event::Moved { .. });
        events.iter().any(moved)
    }
}
