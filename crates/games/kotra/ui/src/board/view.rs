//! The visible checkers, and the marks that only Kotra has.

use kotra::{Action, Die, Judge, Pattern, Point as OnBoard, Points, Position, SetupSide, Side};

use crate::Place;

/// Where the checkers of one side are.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checkers {
    points: [u8; 24],
    bar: u8,
    off: u8,
}

impl Checkers {
    /// Those of a side in a position.
    pub fn of(position: &Position, side: Side) -> Checkers {
        let own = position.checkers(side);
        let mut checkers = Checkers {
            points: [0; 24],
            bar: own.hit(),
            off: own.off(),
        };
        for point in own.occupied() {
            *checkers.at(Place::of(side, point)) = own.on(point);
        }
        checkers
    }

    /// Those of a side in a setup.
    pub fn described(setup: &SetupSide, side: Side) -> Checkers {
        let mut checkers = Checkers {
            points: [0; 24],
            bar: setup.hit,
            off: setup.off,
        };
        for (point, &count) in OnBoard::all().zip(&setup.points) {
            *checkers.at(Place::of(side, point)) = count;
        }
        checkers
    }

    fn at(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Point(point) => &mut self.points[usize::from(point.number()) - 1],
            Place::Bar(_) => &mut self.bar,
            Place::Off(_) => &mut self.off,
        }
    }

    pub(crate) fn take(&mut self, place: Place) {
        let count = self.at(place);
        *count = count.saturating_sub(1);
    }

    pub(crate) fn put(&mut self, place: Place) {
        *self.at(place) += 1;
    }
}

/// A checker that can be chosen: the top one at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub place: Place,
}

impl Pick {
    pub const fn place(&self) -> Place {
        self.place
    }

    /// The checker that an action of `side` moves, if it moves only one.
    pub fn of(side: Side, action: Action) -> Option<Pick> {
        Place::before(side, action).map(|place| Pick { place })
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Destination {
    pub place: Place,
    /// The dice that lead there: each of them alone, or all of them one after the other.
    pub dice: Vec<Die>,
    /// The points where it hits enemies, on the way or at its end, in the numbering of white.
    pub hits: Points,
}

/// What only Kotra shows.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Own {
    /// The checkers of both sides, by [`Side::index`].
    pub checkers: [Checkers; 2],
    /// The standing pattern and its side: a munk, or half of one.
    pub pattern: Option<(Side, Pattern)>,
    /// The side whose point numbers stand at the edge of the board and whose way is marked between them, if any.
    pub numbers: Option<Side>,
}

impl Own {
    /// The checkers of a position and its standing pattern.
    pub fn of(judge: &Judge, position: &Position) -> Own {
        let turn = position.turn();
        let pattern = judge.pattern(position.checkers(turn), position.after());
        Own {
            checkers: Side::BOTH.map(|side| Checkers::of(position, side)),
            pattern: pattern.map(|pattern| (turn, pattern)),
            ..Own::default()
        }
    }

    /// The places of the checkers that a side has not borne off, one for each.
    pub fn left(&self, side: Side) -> Vec<Place> {
        let places = Place::all().filter(|place| !matches!(place, Place::Off(_)));
        let each = |place| core::iter::repeat_n(place, usize::from(self.count(side, place)));
        places.flat_map(each).collect()
    }

    pub fn count(&self, side: Side, place: Place) -> u8 {
        let checkers = &self.checkers[side.index()];
        match place {
            Place::Point(point) => checkers.points[usize::from(point.number()) - 1],
            Place::Bar(whose) if whose == side => checkers.bar,
            Place::Off(whose) if whose == side => checkers.off,
            Place::Bar(_) | Place::Off(_) => 0,
        }
    }

    /// The side and the number of the checkers at a place; `None` if it is empty.
    pub fn at(&self, place: Place) -> Option<(Side, u8)> {
        let counted = Side::BOTH.map(|side| (side, self.count(side, place)));
        counted.into_iter().find(|(_, count)| *count > 0)
    }
}
