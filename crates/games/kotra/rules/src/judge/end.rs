//! How games end: jan, munks, and what can still be made in the after-throws (§8 to §11).

use super::Judge;
use crate::checkers::{CHECKERS, Checkers, Points};
use crate::{After, Outcome, Pattern, Point, Position};

/// The largest number of pips of one throw: two sixes, each used twice.
const PIPS_A_THROW: u16 = 24;

impl Judge {
    /// The pattern of these checkers that makes a munk, if these rules have it (§8). `after` are the after-throws in progress, in
    /// which only three patterns win (§11).
    #[must_use]
    pub fn pattern(&self, checkers: &Checkers, after: Option<After>) -> Option<Pattern> {
        if !checkers.all_in_last_quarter() || checkers.off() > 0 {
            return None;
        }
        let stands =
            |pattern: &Pattern| Point::last_quarter().all(|at| checkers.on(at) == pattern.on(at));
        self.patterns(after).find(stands)
    }

    /// The patterns that win under these rules, or in the after-throws if they are in progress.
    pub fn patterns(&self, after: Option<After>) -> impl Iterator<Item = Pattern> {
        let little = self.rules.litli_meistari;
        Pattern::ALL.iter().copied().filter(move |pattern| {
            let known = little || *pattern != Pattern::LitliMeistari;
            known && (after.is_none() || Pattern::AFTER.contains(pattern))
        })
    }

    /// Whether these checkers can still reach the pattern, however long that takes (§8).
    #[must_use]
    pub fn can_still_make(&self, checkers: &Checkers, pattern: Pattern) -> bool {
        checkers.off() == 0 && is_reachable(checkers, pattern)
    }

    /// Whether the side to move may choose to throw one die: whether one checker that moves one to
    /// six points could make a munk (§8, `single_die`).
    pub(crate) fn may_throw_one(&self, position: &Position) -> bool {
        let own = position.own();
        if !self.rules.single_die || own.hit() > 0 || own.off() > 0 {
            return false;
        }
        self.patterns(position.after)
            .any(|pattern| is_one_move_away(own, pattern))
    }
}

/// Whether one checker that moves one to six points makes the pattern.
fn is_one_move_away(own: &Checkers, pattern: Pattern) -> bool {
    let (mut from, mut to) = (None, None);
    for point in Point::all() {
        let (has, wants) = (own.on(point), pattern.on(point));
        let place = match (has + 1 == wants, has == wants + 1) {
            _ if has == wants => continue,
            (true, _) => &mut to,
            (_, true) => &mut from,
            _ => return false,
        };
        if place.replace(point).is_some() {
            return false;
        }
    }
    match (from, to) {
        (Some(from), Some(to)) => to > from && to.number() - from.number() <= 6,
        _ => false,
    }
}

/// Whether a side can never enter all its hit checkers (jan, §10).
#[inline]
pub(crate) const fn is_jan(checkers: &Checkers) -> bool {
    cannot_enter(checkers.hit(), checkers.occupied())
}

/// Whether this many hit checkers cannot all be entered past the checkers on these points.
#[inline]
pub(super) const fn cannot_enter(hit: u8, occupied: Points) -> bool {
    hit > Points::FIRST_QUARTER.less(occupied).len()
}

/// Whether one of the three patterns that win in the after-throws can still be made with this many throws (§11).
pub(crate) fn can_still_make_a_munk(checkers: &Checkers, throws: u8) -> bool {
    if checkers.off() > 0 || throws == 0 {
        return false;
    }
    let at: u16 = Point::all()
        .map(|point| u16::from(point.number()) * u16::from(checkers.on(point)))
        .sum();
    let nearest = Pattern::AFTER
        .into_iter()
        .filter(|&pattern| is_reachable(checkers, pattern))
        .map(|pattern| pattern.pips() - at)
        .min();
    nearest.is_some_and(|pips| pips <= PIPS_A_THROW * u16::from(throws))
}

/// Whether forward moves can make the pattern: counted from the last point backward, the pattern never has fewer checkers than
/// stand there.
fn is_reachable(checkers: &Checkers, pattern: Pattern) -> bool {
    let (mut stand, mut wanted) = (0, 0);
    Point::last_quarter().rev().all(|point| {
        stand += checkers.on(point);
        wanted += pattern.on(point);
        stand <= wanted
    })
}

impl Judge {
    /// The result when the side to move has borne off its last checker (§7, §9, §11): the end, or throws of the other side.
    pub(super) fn borne_off_all(&self, position: &Position) -> Result<Outcome, After> {
        let (side, other) = (position.turn, position.enemy());
        if position.after.is_some() {
            return Ok(Outcome::draw(crate::Reason::Draw));
        }
        let outcome = Outcome::off(side, other.hit() > 0);
        let after = |left| After {
            left,
            value: outcome.value,
        };
        let throws = self.rules.after_throws.number();
        if throws > 0 && can_still_make_a_munk(other, throws) {
            return Err(after(throws));
        }
        let few_left = other.off() >= CHECKERS - LAST_THROW_LEFT;
        if self.rules.last_throw && side == position.first && few_left {
            return Err(after(1));
        }
        Ok(outcome)
    }

    /// Whether the after-throws go on with this many throws left (§11).
    pub(super) fn after_goes_on(&self, position: &Position, left: u8) -> bool {
        left > 0 && can_still_make_a_munk(position.own(), left)
    }
}

/// The largest number of checkers that a side may have left to get one more throw (§11, `last_throw`).
const LAST_THROW_LEFT: u8 = 4;
