//! Draws in sáhkku.

use crate::Sahkku;
use crate::Session;
use sahkku::{Event, Phase};

use crate::words as m;
use on_page::Draws;

impl Draws for Sahkku {
    fn may_offer_draw(session: &Session) -> bool {
        session.game().phase() == Phase::Play
    }

    fn is_standstill(session: &Session) -> bool {
        Sahkku::may_offer_draw(session) && session.judge().only_king_moves(session.position())
    }

    fn standstill_in_words() -> (String, String) {
        (m::draw_standstill(), m::draw_standstill_text())
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        events.iter().any(passed)
    }
}
