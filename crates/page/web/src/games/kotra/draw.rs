//! Draws in Kotra.

use kotra::{Event, Game, Phase};
use kotra_table::Session;

use crate::on_page::Draws;

impl Draws for Game {
    fn may_offer_draw(session: &Session) -> bool {
        session.game().phase() == Phase::Play
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        events.iter().any(passed)
    }
}
