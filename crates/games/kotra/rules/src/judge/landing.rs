//! Where the side to move may land (§3 to §6).

use super::Judge;
use crate::checkers::{Checkers, Points};
use crate::{Die, Point, Position};

/// The enemy checkers as obstacles to the side to move, in the numbering of the side to move.
#[derive(Clone, Copy)]
pub(super) struct Enemy {
    pub(super) occupied: Points,
    bands: Points,
    /// The four of two sixes, while they count as a band (§6).
    four: Points,
}

impl Enemy {
    #[inline]
    pub(super) fn of(checkers: &Checkers) -> Enemy {
        let four = Points::only(Point::FOUR.across());
        Enemy {
            occupied: checkers.occupied().across(),
            bands: checkers.bands().across(),
            four: if checkers.open_band() {
                four
            } else {
                Points::NONE
            },
        }
    }

    /// The enemy after everything on these points is hit.
    #[inline]
    pub(super) fn less(self, hits: Points) -> Enemy {
        Enemy {
            occupied: self.occupied.less(hits),
            bands: self.bands.less(hits),
            four: self.four.less(hits),
        }
    }
}

/// The bands of one side that the other may tear up (riva upp, §5, §6).
pub(super) struct Open {
    /// By landing on them: bands of a row of six or more, and the four of two sixes.
    pub(super) to_land: Points,
    /// The bands to tear up by entering on them.
    pub(super) to_enter: Points,
}

/// The bands of `enemy` that the owner of `own` may tear up now.
#[inline]
pub(super) fn open_bands(own: &Checkers, enemy: &Enemy) -> Open {
    let barrier = enemy.bands.in_rows_of_six();
    let few_free = own.hit() > 0 && own.hit() > free_in_third_quarter(own, enemy);
    let third_quarter = if few_free {
        enemy.bands.and(Points::FIRST_QUARTER)
    } else {
        Points::NONE
    };
    Open {
        to_land: barrier.or(enemy.four),
        to_enter: barrier.or(third_quarter),
    }
}

/// How many points of the enemy's third quarter (the player's own first) are empty or hold a single enemy checker (§5, b).
#[inline]
fn free_in_third_quarter(own: &Checkers, enemy: &Enemy) -> u8 {
    Points::FIRST_QUARTER
        .less(own.occupied())
        .less(enemy.bands)
        .len()
}

/// Where the checkers of one side stand, and where those that may move now may land.
pub(super) struct Reach<'a> {
    pub(super) judge: &'a Judge,
    pub(super) own: &'a Checkers,
    pub(super) landings: Points,
}

impl Judge {
    /// The reach of the side to move.
    #[inline]
    pub(super) fn reach<'a>(&'a self, position: &'a Position) -> Reach<'a> {
        self.reach_against(position.own(), &Enemy::of(position.enemy()))
    }

    /// Hit checkers must be entered first (§4).
    #[inline]
    pub(super) fn reach_against<'a>(&'a self, own: &'a Checkers, enemy: &Enemy) -> Reach<'a> {
        let landings = if own.hit() > 0 {
            entries(own, enemy)
        } else {
            landings(own, enemy)
        };
        Reach {
            judge: self,
            own,
            landings,
        }
    }
}

impl Reach<'_> {
    /// The points from which `die` moves a checker on the board, if none has to be entered.
    #[inline]
    pub(super) fn sources(&self, die: Die) -> Points {
        self.own.occupied().and(self.landings.before(die))
    }
}

/// The points on which a checker that moves on the board may land.
#[inline]
pub(super) fn landings(own: &Checkers, enemy: &Enemy) -> Points {
    let closed = enemy.bands.less(open_bands(own, enemy).to_land);
    let occupied = if own.five_out() {
        own.occupied().less(Points::BANDS)
    } else {
        own.occupied()
    };
    // No checker moves onto point 1: it is behind every checker.
    Points::ALL.less(closed).less(occupied)
}

/// The points on which a hit checker may be entered (§4).
#[inline]
pub(super) fn entries(own: &Checkers, enemy: &Enemy) -> Points {
    let closed = enemy.bands.less(open_bands(own, enemy).to_enter);
    Points::FIRST_QUARTER.less(own.occupied()).less(closed)
}
