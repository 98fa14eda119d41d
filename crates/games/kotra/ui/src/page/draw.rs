//! Draws in Kotra.

use crate::Kotra;
use crate::Session;
use kotra::{Event, Phase};

use on_page::Draws;

impl Draws for Kotra {
    fn may_offer_draw(session: &Session) -> bool {
        session.game().phase() == Phase::Play
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        events.iter().any(passed)
    }
}
