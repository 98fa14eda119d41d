//! The way of a side around the board: drawn while its first checker has not left home.

use kotra::{CHECKERS, Point, Side};
use kotra_table::{Place, Session};

use on_page::Annotation;

/// The path of the side to move, as long as all its checkers are at home.
pub(super) fn annotation(session: &Session) -> Option<Annotation<Place, Side>> {
    let (position, side) = (session.position(), session.position().turn());
    let home = position.checkers(side).on(Point::HOME);
    let places = Point::all().map(|point| Place::of(side, point));
    (home == CHECKERS).then(|| Annotation::Path(places.collect(), side))
}
