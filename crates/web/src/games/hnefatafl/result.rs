//! What is told of a game of Hnefatafl that is over, and how the next one begins.

use hnefatafl::{Position, Side};
use hnefatafl_play::Session;
use hnefatafl_play::table::View;

use crate::messages as m;

/// What is to be known of the two sides at the end: what it is, the Swede's, and the Muscovite's.
pub(crate) fn facts(session: &Session) -> Vec<(String, [String; 2])> {
    let lost = View::of(session.judge(), session.position()).lost;
    let captured = |side: Side| lost[side.other().index()].to_string();
    vec![(m::ending_captured(), Side::BOTH.map(captured))]
}

/// Where a game with the sides swapped begins: as every game does.
pub(crate) fn start_of_rematch(_session: &Session) -> Option<Position> {
    None
}
