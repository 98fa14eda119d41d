//! What is told of a game of sáhkku that is over, and how the next one begins.

use sahkku::{Position, Side};
use sahkku_play::Session;

use crate::messages as m;

/// What is to be known of the two sides at the end: what it is, the men's, and the women's.
pub(crate) fn facts(session: &Session) -> Vec<(String, [String; 2])> {
    let position = session.position();
    let captured = |side: Side| {
        let enemy = side.other();
        let all = session.judge().start(side, false).soldiers(enemy);
        all.saturating_sub(position.soldiers(enemy)).to_string()
    };
    vec![(m::ending_captured(), Side::BOTH.map(captured))]
}

/// Where a game with the sides swapped begins: who did not begin does now, so there is no throw-off. The armies walk as
/// before.
pub(crate) fn start_of_rematch(session: &Session) -> Option<Position> {
    let position = session.position();
    let first = position.first().other();
    Some(session.judge().start(first, position.mirrored().is_some()))
}
