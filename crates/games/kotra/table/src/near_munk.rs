//! How far a side has come: its pips, and a munk that is seen coming.

use core::cmp::Reverse;

use kotra::{Checkers, Judge, Pattern, Point, Position, Side};

/// A munk that a side may make soon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearMunk {
    pub pattern: Pattern,
    /// In how many throws at the earliest, alla left out of account.
    pub throws: u8,
    /// The points of the pattern that are short of checkers, in the numbering of the side: how many it has there, and how many it
    /// needs.
    pub missing: Vec<(Point, u8, u8)>,
}

/// A munk is near within so many throws.
const THROWS: u8 = 2;

/// From the bar to beyond the last point.
const WAY: u8 = 25;

/// The pips of the highest die.
const HIGHEST: u8 = 6;

/// The munk that is nearest to this side, if one is near; of those that are as near the one that is worth most. What stands in the
/// way is left out of account.
#[must_use]
pub fn near_munk(judge: &Judge, position: &Position, side: Side) -> Option<NearMunk> {
    let after = position.after();
    if position.outcome().is_some() || (after.is_some() && position.turn() != side) {
        return None;
    }
    let own = position.checkers(side);
    let near = judge.patterns(after).filter_map(|pattern| {
        let open = judge.can_still_make(own, pattern);
        let throws = uses_to(own, pattern).div_ceil(2);
        (open && (1..=THROWS).contains(&throws)).then(|| NearMunk {
            pattern,
            throws,
            missing: missing(own, pattern),
        })
    });
    near.min_by_key(|near| (near.throws, Reverse(near.pattern.value())))
}

/// How far the checkers of a side have to go until all of them are off, in pips. One that is hit has to go all the way.
#[must_use]
pub fn pips(own: &Checkers) -> u16 {
    let to_go = |at: u8, count: u8| u16::from(WAY - at) * u16::from(count);
    let points = Point::all().map(|at| to_go(at.number(), own.on(at)));
    points.sum::<u16>() + to_go(0, own.hit())
}

/// How many dice it takes at least. Checkers that are part of the pattern stay; the others come to it in the order in which they
/// stand.
fn uses_to(own: &Checkers, pattern: Pattern) -> u8 {
    let each = |at: Point, count: u8| (0..count).map(move |_| at.number());
    let hit = (0..own.hit()).map(|_| 0);
    let more = |at: Point| own.on(at).saturating_sub(pattern.on(at));
    let fewer = |at: Point| pattern.on(at).saturating_sub(own.on(at));
    let stand = hit.chain(Point::all().flat_map(|at| each(at, more(at))));
    let wanted = Point::all().flat_map(|at| each(at, fewer(at)));
    let uses = stand.zip(wanted);
    uses.map(|(from, to)| to.saturating_sub(from).div_ceil(HIGHEST))
        .fold(0, u8::saturating_add)
}

fn missing(own: &Checkers, pattern: Pattern) -> Vec<(Point, u8, u8)> {
    let short = |at: Point| {
        let (has, needs) = (own.on(at), pattern.on(at));
        (has < needs).then_some((at, has, needs))
    };
    Point::last_quarter().filter_map(short).collect()
}
