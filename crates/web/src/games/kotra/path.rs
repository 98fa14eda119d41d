//! The way of a side around the board: drawn while its first checker has not left home.

use kotra::{CHECKERS, Point};
use kotra_play::{Place, Session};

use crate::board::overlay::Annotation;
use crate::table::{Motion, Table};

/// The path to draw over the board, if one is to be seen: that of the side to move, as long as all its checkers are at home.
pub(crate) fn annotation(
    table: &Table,
    motion: Motion,
    _place: Option<Place>,
) -> Option<Annotation> {
    let session: &Session = table.seen().filter(|_| !motion.moving)?;
    let (position, side) = (session.position(), session.position().turn());
    let home = position.checkers(side).on(Point::HOME);
    let places = Point::all().map(|point| Place::of(side, point));
    (home == CHECKERS).then(|| Annotation::Path(places.collect(), side))
}
