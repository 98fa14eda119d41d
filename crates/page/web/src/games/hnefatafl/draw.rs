//! Draws in Hnefatafl: by agreement.

use hnefatafl::{Event, Game};
use hnefatafl_table::Session;

use crate::on_page::Draws;

impl Draws for Game {
    fn may_offer_draw(session: &Session) -> bool {
        !session.turn().is_over()
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let moved = |event: &Event| matches!(event, Event::Moved { .. });
        events.iter().any(moved)
    }
}
