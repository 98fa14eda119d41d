//! How far a side has come: its pips, and a munk within reach.

use core::cmp::Reverse;

use kotra::{Checkers, Judge, Pattern, Point, Position, Side};

/// A munk that a side may make soon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearMunk {
    pub pattern: Pattern,
    /// The smallest number of throws, not counting alla.
    pub throws: u8,
    /// The points of the pattern that lack checkers, in the side's numbering, each with the number there and the number needed.
    pub missing: Vec<(Point, u8, u8)>,
}

/// A munk is near within this many throws.
const THROWS: u8 = 2;

/// From the bar to beyond the last point.
const WAY: u8 = 25;

/// The pips of the highest die.
const HIGHEST: u8 = 6;

/// The nearest munk of this side, if one is near; among equals, the one worth most. Blocked points are not considered.
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

/// The pips until all checkers of a side are off. A hit checker has the whole way to go.
pub fn pips(own: &Checkers) -> u16 {
    let to_go = |at: u8, count: u8| u16::from(WAY - at) * u16::from(count);
    let points = Point::all().map(|at| to_go(at.number(), own.on(at)));
    points.sum::<u16>() + to_go(0, own.hit())
}

/// The smallest number of dice it takes. Checkers that are part of the pattern stay; the others come to it in the order in which
/// they stand.
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
