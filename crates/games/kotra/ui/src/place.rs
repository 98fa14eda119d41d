//! Where a checker can be: on a point, on the bar, or off the board.

use core::fmt;
use core::str::FromStr;

use kotra::{Action, Point, Side};

/// A place at the table. Its text is `w7` for the point that white calls 7, `bar-white` and `off-white`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A point, in the numbering of white.
    Point(Point),
    /// Where the hit checkers of a side wait, in the middle of the board.
    Bar(Side),
    /// Where a side's borne-off checkers lie.
    Off(Side),
}

impl Place {
    /// The point with this number of `side`.
    pub const fn of(side: Side, point: Point) -> Place {
        Place::Point(point.seen_by_white(side))
    }

    /// `side`'s number of the point; `None` off the points.
    pub const fn seen_by(self, side: Side) -> Option<Point> {
        match self {
            Place::Point(point) => Some(point.seen_by_white(side)),
            Place::Bar(_) | Place::Off(_) => None,
        }
    }

    /// The place of the checker that an action of `side` moves alone; `None` if it moves none or several.
    pub fn before(side: Side, action: Action) -> Option<Place> {
        match action {
            Action::Move { from, .. } | Action::Off { from, .. } => Some(Place::of(side, from)),
            Action::Enter(_) => Some(Place::Bar(side)),
            Action::Four | Action::Throw(_) | Action::Stop => None,
        }
    }

    /// Where that checker goes.
    pub fn after(side: Side, action: Action) -> Option<Place> {
        match action {
            Action::Off { .. } => Some(Place::Off(side)),
            _ => action.to().map(|to| Place::of(side, to)),
        }
    }

    /// Every place: the points in white's order, the bar, and the borne-off checkers.
    pub fn all() -> impl Iterator<Item = Place> + Clone {
        let bars = Side::BOTH.into_iter().map(Place::Bar);
        let off = Side::BOTH.into_iter().map(Place::Off);
        Point::all().map(Place::Point).chain(bars).chain(off)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Point(point) => write!(f, "w{point}"),
            Place::Bar(side) => write!(f, "bar-{side}"),
            Place::Off(side) => write!(f, "off-{side}"),
        }
    }
}

game::unreadable! {
    /// The error for a text that is not a place.
    NotAPlace "a place is a point such as w7 or b7, or one such as bar-white or off-black"
}

/// Reads the text of a place, and points in black's numbering: `b19` is `w7`.
impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        let side = |word: &str| {
            let mut sides = Side::BOTH.into_iter();
            sides.find(|side| side.word() == word).ok_or(NotAPlace)
        };
        if let Some((kind, word)) = text.split_once('-') {
            return match kind {
                "bar" => side(word).map(Place::Bar),
                "off" => side(word).map(Place::Off),
                _ => Err(NotAPlace),
            };
        }
        let numbered = [("w", Side::White), ("b", Side::Black)].into_iter();
        let found = numbered
            .filter_map(|(letter, side)| Some((side, text.strip_prefix(letter)?)))
            .next();
        let (side, number) = found.ok_or(NotAPlace)?;
        let point = number.parse().map_err(|_| NotAPlace)?;
        Ok(Place::of(side, point))
    }
}

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests {
    use super::*;
    use kotra::Die;

    #[test]
    fn texts_and_places_go_both_ways() {
        assert_eq!(Place::all().count(), 28);
        for place in Place::all() {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert_eq!("b19".parse::<Place>(), "w7".parse());
        for text in [
            "", "7", "w0", "w25", "w07", "x3", "bar-red", "in-white", "w", "bar",
        ] {
            assert_eq!(text.parse::<Place>(), Err(NotAPlace), "{text}");
        }
    }

    #[test]
    fn actions_begin_and_end_at_places() {
        let point = |number| Point::new(number).unwrap();
        let place = |text: &str| Some(text.parse::<Place>().unwrap());
        let six = Die::SIX;
        let ends = |action| {
            let side = Side::Black;
            (Place::before(side, action), Place::after(side, action))
        };
        let from = point(1);
        assert_eq!(
            ends(Action::Move { from, die: six }),
            (place("w13"), place("w19"))
        );
        assert_eq!(ends(Action::Enter(six)), (place("bar-black"), place("b6")));
        let from = point(22);
        assert_eq!(
            ends(Action::Off { from, die: six }),
            (place("w10"), place("off-black"))
        );
        assert_eq!(ends(Action::Stop), (None, None));
    }
}
