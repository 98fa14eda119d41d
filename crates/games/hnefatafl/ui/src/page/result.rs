//! What is told about a finished game of Hnefatafl, and how the next one begins.

use crate::Hnefatafl;
use crate::Session;
use crate::board::Own;
use hnefatafl::{Event, Side};

use game::session::{EvenMatch, Finished};

use crate::page::even;
use crate::words as m;
use on_page::{Draws, Ending, matches_to_wins};

impl Ending for Hnefatafl {
    fn facts(session: &Session) -> Vec<(String, [String; 2])> {
        let lost = Own::of(session.judge(), session.position()).lost;
        let captured = |side: Side| lost[side.other().index()].to_string();
        vec![(m::ending_captured(), Side::BOTH.map(captured))]
    }

    fn next_game_in_words(session: &Session) -> Option<String> {
        let first = session.even_match() == Some(EvenMatch::First);
        first.then(m::even_next)
    }

    fn matches() -> impl Iterator<Item = (&'static str, String)> {
        let one = [("", m::set_match_one()), ("even-1", m::set_even_both())];
        one.into_iter().chain(matches_to_wins())
    }

    fn finished(session: &Session) -> Option<Finished> {
        even::finished(session)
    }

    fn even_in_words(session: &Session) -> Option<String> {
        even::in_words(session)
    }
}

impl Draws for Hnefatafl {
    fn may_offer_again(events: &[Event]) -> bool {
        let moved = |event: &Event| matches!(event, Event::Moved { .. });
        events.iter().any(moved)
    }
}
