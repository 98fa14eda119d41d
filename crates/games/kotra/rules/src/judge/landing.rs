//! Where the side to move may land (§3 to §6).

use crate::checkers::{Checkers, Points};
use crate::{Point, Position};

/// The bands of one side that the other may tear up (riva upp, §5, §6).
#[derive(Clone, Copy)]
pub(super) struct Open {
    /// By landing on them: bands of a row of six or more, and the four of two sixes.
    pub(super) to_land: Points,
    /// By entering on them.
    pub(super) to_enter: Points,
}

/// The bands of `enemy` that the owner of `own` may tear up now, in the owner's numbering.
#[inline]
pub(super) fn open_bands(own: &Checkers, enemy: &Checkers) -> Open {
    let bands = enemy.bands().across();
    let barrier = bands.in_rows_of_six();
    let mut to_land = barrier;
    if enemy.open_band() {
        to_land = to_land.or(Points::only(Point::FOUR.across()));
    }
    let mut to_enter = barrier;
    if own.hit() > free_in_third_quarter(own, enemy) {
        to_enter = to_enter.or(bands.and(Points::FIRST_QUARTER));
    }
    Open { to_land, to_enter }
}

/// How many points of the enemy's third quarter, which is one's own first, are empty of both sides'
/// checkers or hold a single one of the enemy (§5, b).
#[inline]
pub(super) fn free_in_third_quarter(own: &Checkers, enemy: &Checkers) -> u8 {
    Points::FIRST_QUARTER
        .less(own.occupied())
        .less(enemy.bands().across())
        .len()
}

/// The points on which a checker of the side to move may land that moves on the board.
#[inline]
pub(super) fn landings(position: &Position) -> Points {
    let (own, enemy) = (position.own(), position.enemy());
    let closed = enemy.bands().across().less(open_bands(own, enemy).to_land);
    let occupied = if own.five_out() {
        own.occupied().less(Points::BANDS)
    } else {
        own.occupied()
    };
    // Nobody moves onto point 1: it is behind every checker.
    Points::ALL.less(closed).less(occupied)
}

/// The points on which a hit checker of the side to move may be entered (§4).
#[inline]
pub(super) fn entries(position: &Position) -> Points {
    let (own, enemy) = (position.own(), position.enemy());
    let closed = enemy.bands().across().less(open_bands(own, enemy).to_enter);
    Points::FIRST_QUARTER.less(own.occupied()).less(closed)
}
