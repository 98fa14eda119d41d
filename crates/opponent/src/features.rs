//! What a net sees of a position. Everything is seen by the side that throws next, its own way
//! being the men's unmirrored one and the enemy's seen by the enemy, so that a position turned half round with the
//! sides swapped looks exactly the same.

use sahkku::{Judge, MAX_COLUMNS, Position, Side, Spot};

use crate::Ground;

/// Places of the widest board.
const PLACES: usize = 3 * MAX_COLUMNS as usize;
/// Places in the middle row, once more for the way home.
const SPOTS: usize = PLACES + MAX_COLUMNS as usize;

const ASLEEP: usize = 0;
const AWAKE: usize = ASLEEP + MAX_COLUMNS as usize;
/// More soldiers than one on a spot.
const STACKED: usize = AWAKE + SPOTS;
const QUEEN: usize = STACKED + SPOTS;
const QUEEN_ASLEEP: usize = QUEEN + PLACES;
/// The king, held by this side.
const KING: usize = QUEEN_ASLEEP + 1;
const RIDDEN: usize = KING + PLACES;
/// By the number of soldiers.
const SOLDIERS: usize = RIDDEN + 1;
const COUNTS: usize = SOLDIERS + MAX_COLUMNS as usize + 1;
/// How many soldiers, how many asleep, as numbers; then by steps: what is hit, king and queen.
const HITS: usize = COUNTS + 2;
const HITS_ANY: usize = HITS + 4;
const HITS_KING: usize = HITS_ANY + 4;
const HITS_QUEEN: usize = HITS_KING + 4;
/// All that is seen of one side.
const ONE_SIDE: usize = HITS_QUEEN + 4;

/// The king, held by nobody.
const NEUTRAL: usize = 2 * ONE_SIDE;
const INERT: usize = NEUTRAL + PLACES;
const REMOVED: usize = INERT + 1;
const OWN_MIEDUT: usize = REMOVED + 1;
const ENEMY_MIEDUT: usize = OWN_MIEDUT + 1;

/// How many numbers a net sees.
pub const FEATURES: usize = ENEMY_MIEDUT + 1;

/// Shows `see` every number that is not 0, with its place.
pub(crate) fn features(
    judge: &Judge,
    ground: &Ground,
    position: &Position,
    next: Side,
    see: &mut impl FnMut(usize, f32),
) {
    one_side(judge, ground, position, next, 0, see);
    one_side(judge, ground, position, next.other(), ONE_SIDE, see);
    let king = position.king();
    match king.spot() {
        None => see(REMOVED, 1.0),
        Some(spot) if king.holder().is_none() => {
            let seen = ground.seen(position, next);
            see(NEUTRAL + usize::from(seen[spot.place().index()]), 1.0);
            if king.inert() {
                see(INERT, 1.0);
            }
        }
        Some(_) => {}
    }
    match position.mirrored() {
        Some(side) if side == next => see(OWN_MIEDUT, 1.0),
        Some(_) => see(ENEMY_MIEDUT, 1.0),
        None => {}
    }
}

fn one_side(
    judge: &Judge,
    ground: &Ground,
    position: &Position,
    side: Side,
    base: usize,
    see: &mut impl FnMut(usize, f32),
) {
    let seen = ground.seen(position, side);
    for place in position.sleepers(side) {
        // The home row is the first of the rows as the side sees them.
        see(base + ASLEEP + usize::from(seen[place.index()]), 1.0);
    }
    for homebound in [false, true] {
        for place in position.awake(side, homebound) {
            // Homebound soldiers are in the middle row: theirs follow all places.
            let home = if homebound {
                2 * MAX_COLUMNS as usize
            } else {
                0
            };
            let spot = usize::from(seen[place.index()]) + home;
            see(base + AWAKE + spot, 1.0);
            let more = position.stack(side, Spot::new(place, homebound)) - 1;
            if more > 0 {
                see(base + STACKED + spot, f32::from(more.min(4)));
            }
        }
    }
    if let Some((place, awake)) = position.queen(side) {
        see(base + QUEEN + usize::from(seen[place.index()]), 1.0);
        if !awake {
            see(base + QUEEN_ASLEEP, 1.0);
        }
    }
    let king = position.king();
    let held = king.holder() == Some(side);
    if let (Some(spot), true) = (king.spot(), held) {
        see(base + KING + usize::from(seen[spot.place().index()]), 1.0);
        if king.ridden() {
            see(base + RIDDEN, 1.0);
        }
    }
    let soldiers = position.soldiers(side);
    see(
        base + SOLDIERS + usize::from(soldiers.min(MAX_COLUMNS)),
        1.0,
    );
    see(base + COUNTS, f32::from(soldiers) / 16.0);
    see(base + COUNTS + 1, f32::from(position.asleep(side)) / 16.0);
    let reach = ground.reach(judge, position, side).0;
    let targets = ground.targets(position, side.other());
    let queen = position.queen(side.other());
    for n in ground.worth() {
        let hits = (reach[n] & targets).len();
        if hits > 0 {
            see(base + HITS + n, hits.min(6) as f32 / 2.0);
            see(base + HITS_ANY + n, 1.0);
        }
        if let (Some(spot), false) = (king.spot(), held)
            && reach[n].has(spot.place())
        {
            see(base + HITS_KING + n, 1.0);
        }
        if queen.is_some_and(|(place, _)| reach[n].has(place)) {
            see(base + HITS_QUEEN + n, 1.0);
        }
    }
}
