//! Draws in sáhkku.

use sahkku::{Event, Game, Phase};
use sahkku_table::Session;

use crate::messages::sahkku as m;
use crate::on_page::Draws;

impl Draws for Game {
    fn may_offer_draw(session: &Session) -> bool {
        session.game().phase() == Phase::Play
    }

    fn is_standstill(session: &Session) -> bool {
        Game::may_offer_draw(session) && session.judge().only_king_moves(session.position())
    }

    fn standstill_in_words() -> (String, String) {
        (m::draw_standstill(), m::draw_standstill_text())
    }

    fn may_offer_again(events: &[Event]) -> bool {
        let passed = |event: &Event| matches!(event, Event::TurnPassed { .. });
        events.iter().any(passed)
    }
}
