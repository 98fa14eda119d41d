//! The input features of a net.
//!
//! A position is seen by the side that throws next. Each side's features use the board from its own viewpoint, so a position
//! turned by 180° with the sides swapped has the same features.

use sahkku::{Judge, MAX_COLUMNS, Position, Side, Spot};

use crate::BoardTables;

/// The number of places of the widest board.
const PLACES: usize = 3 * MAX_COLUMNS as usize;
/// The places, and the middle row once more for homebound pieces.
const SPOTS: usize = PLACES + MAX_COLUMNS as usize;

// The offsets of the groups of one side's features.

/// Sleepers, by place in the home row.
const ASLEEP: usize = 0;
/// Spots with awake soldiers.
const AWAKE: usize = ASLEEP + MAX_COLUMNS as usize;
/// The number of soldiers on a spot beyond the first, at most 4.
const STACKED: usize = AWAKE + SPOTS;
/// The queen, by place.
const QUEEN: usize = STACKED + SPOTS;
const QUEEN_ASLEEP: usize = QUEEN + PLACES;
/// The king, by place, if this side holds him.
const KING: usize = QUEEN_ASLEEP + 1;
const RIDDEN: usize = KING + PLACES;
/// One-hot: the number of soldiers.
const SOLDIERS: usize = RIDDEN + 1;
/// The numbers of soldiers and of sleepers.
const COUNTS: usize = SOLDIERS + MAX_COLUMNS as usize + 1;
/// By steps: the number of attacked enemy spots.
const HITS: usize = COUNTS + 2;
/// By steps: whether any enemy spot is attacked.
const HITS_ANY: usize = HITS + 4;
/// By steps: whether the king is attacked.
const HITS_KING: usize = HITS_ANY + 4;
/// By steps: whether the enemy queen is attacked.
const HITS_QUEEN: usize = HITS_KING + 4;
/// The number of features of one side.
const SIDE_FEATURES: usize = HITS_QUEEN + 4;

// Features that belong to neither side follow those of both.

/// The king, by place, if nobody holds him.
const NEUTRAL_KING: usize = 2 * SIDE_FEATURES;
const KING_INERT: usize = NEUTRAL_KING + PLACES;
const KING_REMOVED: usize = KING_INERT + 1;
const OWN_MIEDUT: usize = KING_REMOVED + 1;
const ENEMY_MIEDUT: usize = OWN_MIEDUT + 1;

/// The number of input features.
pub const FEATURE_COUNT: usize = ENEMY_MIEDUT + 1;

/// Calls `emit` with the index, below [`FEATURE_COUNT`], and the value of every nonzero feature of a position in which `next`
/// is about to throw.
pub fn for_each_feature(
    judge: &Judge,
    tables: &BoardTables,
    position: &Position,
    next: Side,
    emit: &mut impl FnMut(usize, f32),
) {
    side_features(judge, tables, position, next, 0, emit);
    side_features(judge, tables, position, next.other(), SIDE_FEATURES, emit);
    let king = position.king();
    match king.spot() {
        None => emit(KING_REMOVED, 1.0),
        Some(spot) if king.holder().is_none() => {
            let canonical = tables.canonical(position, next);
            emit(
                NEUTRAL_KING + usize::from(canonical[spot.place().index()]),
                1.0,
            );
            if king.inert() {
                emit(KING_INERT, 1.0);
            }
        }
        Some(_) => {}
    }
    match position.mirrored() {
        Some(side) if side == next => emit(OWN_MIEDUT, 1.0),
        Some(_) => emit(ENEMY_MIEDUT, 1.0),
        None => {}
    }
}

/// Emits the features of `side`; their indices begin at `base`.
fn side_features(
    judge: &Judge,
    tables: &BoardTables,
    position: &Position,
    side: Side,
    base: usize,
    emit: &mut impl FnMut(usize, f32),
) {
    let canonical = tables.canonical(position, side);
    for place in position.sleepers(side) {
        // The home row is the first row of the canonical board.
        emit(base + ASLEEP + usize::from(canonical[place.index()]), 1.0);
    }
    for homebound in [false, true] {
        for place in position.awake(side, homebound) {
            // Homebound soldiers are in the middle row, which is repeated after all places.
            let offset = if homebound {
                2 * MAX_COLUMNS as usize
            } else {
                0
            };
            let spot = usize::from(canonical[place.index()]) + offset;
            emit(base + AWAKE + spot, 1.0);
            let more = position.stack(side, Spot::new(place, homebound)) - 1;
            if more > 0 {
                emit(base + STACKED + spot, f32::from(more.min(4)));
            }
        }
    }
    if let Some((place, awake)) = position.queen(side) {
        emit(base + QUEEN + usize::from(canonical[place.index()]), 1.0);
        if !awake {
            emit(base + QUEEN_ASLEEP, 1.0);
        }
    }
    let king = position.king();
    let held = king.holder() == Some(side);
    if let (Some(spot), true) = (king.spot(), held) {
        emit(
            base + KING + usize::from(canonical[spot.place().index()]),
            1.0,
        );
        if king.ridden() {
            emit(base + RIDDEN, 1.0);
        }
    }
    let soldiers = position.soldiers(side);
    emit(
        base + SOLDIERS + usize::from(soldiers.min(MAX_COLUMNS)),
        1.0,
    );
    emit(base + COUNTS, f32::from(soldiers) / 16.0);
    emit(base + COUNTS + 1, f32::from(position.asleep(side)) / 16.0);
    let attacks = tables.attacks(judge, position, side);
    let targets = tables.targets(position, side.other());
    let queen = position.queen(side.other());
    for n in tables.step_counts() {
        let hits = (attacks[n] & targets).len();
        if hits > 0 {
            emit(base + HITS + n, hits.min(6) as f32 / 2.0);
            emit(base + HITS_ANY + n, 1.0);
        }
        if let (Some(spot), false) = (king.spot(), held)
            && attacks[n].has(spot.place())
        {
            emit(base + HITS_KING + n, 1.0);
        }
        if queen.is_some_and(|(place, _)| attacks[n].has(place)) {
            emit(base + HITS_QUEEN + n, 1.0);
        }
    }
}
