//! What is told about a finished game of sáhkku, and how the next one begins.

use crate::Sahkku;
use crate::Session;
use crate::board::Own;
use sahkku::{Event, Phase, Side};

use crate::words as m;
use on_page::{Draws, Ending, History as _, Opening, Seats};

impl Ending for Sahkku {
    fn facts(session: &Session) -> Vec<(String, [String; 2])> {
        let position = session.position();
        let lost = Own::of(session.judge(), position).lost;
        let removed = |event: &Event| match *event {
            Event::KingRemoved { by, .. } => Some(by),
            _ => None,
        };
        let history = Sahkku::history_of(session);
        let mut events = history.iter().flat_map(|entry| &entry.events);
        let king = position
            .king()
            .holder()
            .or_else(|| events.find_map(removed));
        let captured = |side: Side| {
            let count = lost[side.other().index()].count().into();
            match king == Some(side) {
                true => m::EndingWithKing { count }.text(),
                false => count.to_string(),
            }
        };
        vec![(m::ending_captured(), Side::BOTH.map(captured))]
    }

    fn next_opening(session: &Session, seats: Seats) -> Opening<Sahkku> {
        // In every game of a match a throw-off decides which side begins, as in the first.
        if session.of_match().is_some() {
            return Opening::default();
        }
        // The player who did not begin begins now.
        let position = session.position();
        let first = match seats {
            Seats::Kept => position.first().other(),
            Seats::Swapped => position.first(),
        };
        let judge = session.judge();
        let start = match position.mirrored() {
            Some(_) => judge.start_miedut(first),
            None => judge.start(first),
        };
        Opening {
            position: Some(start),
            ..Opening::default()
        }
    }
}

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
