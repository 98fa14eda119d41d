//! The way of a side around the board, drawn while none of its checkers has moved.

use crate::{Place, Session};
use kotra::{Point, Side};

use on_page::Annotation;

/// The path of the side to move, as long as all its checkers stand as at the start.
pub(super) fn annotation(session: &Session) -> Option<Annotation<Place, Side>> {
    let side = session.position().turn();
    let places = Point::all().map(|point| Place::of(side, point));
    stands_as_at_the_start(session, side).then(|| Annotation::Path(places.collect(), side))
}

/// Whether no checker of a side has moved since the start of a whole or a short game.
pub(super) fn stands_as_at_the_start(session: &Session, side: Side) -> bool {
    let (judge, own) = (session.judge(), session.position().checkers(side));
    let starts = [judge.start(side), judge.short_start(side)];
    starts.iter().any(|start| start.checkers(side) == own)
}
