//! An evaluation made by hand: for rules that nobody has trained for.

use sahkku::{Judge, Position, Side};

use crate::{Evaluator, Ground, logistic};

/// Counts soldiers, who holds the king, who is awake, and who could be hit.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandMade;

/// What one side has in a position.
struct Holdings {
    soldiers: f32,
    awake: f32,
    king: f32,
    /// Enemy soldiers in reach of a single die, on the average over the dice's worths.
    hits: f32,
    /// The share of worths that take the king, and that capture the queen.
    takes_king: f32,
    takes_queen: f32,
    /// Soldiers before sleepers that they may not land on, without a way past.
    aground: f32,
    /// The share of faces that cannot be used, where who can use none has lost.
    stuck: f32,
}

impl Evaluator for HandMade {
    fn chance(&self, judge: &Judge, ground: &Ground, position: &Position, next: Side) -> f32 {
        let own = holdings(judge, ground, position, next);
        let enemy = holdings(judge, ground, position, next.other());
        let all = own.soldiers + enemy.soldiers;
        let material =
            (own.soldiers - enemy.soldiers - 2.0 * (own.aground - enemy.aground)) / (4.0 + all);
        // Who throws next makes more of what is in reach.
        let x = 9.0 * material
            + 0.10 * (own.awake - enemy.awake)
            + 0.5 * (own.king - enemy.king)
            + (0.35 * own.hits - 0.15 * enemy.hits) * 12.0 / (4.0 + all)
            + 0.4 * own.takes_king
            - 0.2 * enemy.takes_king
            + 2.5 * own.takes_queen
            - 1.2 * enemy.takes_queen
            + 3.0 * (enemy.stuck - own.stuck);
        logistic(x)
    }
}

fn holdings(judge: &Judge, ground: &Ground, position: &Position, side: Side) -> Holdings {
    let reach = ground.reach(judge, position, side).0;
    let targets = ground.targets(position, side.other());
    let king = position.king();
    let king_place = king.spot().filter(|_| king.holder() != Some(side));
    let enemy_queen = position.queen(side.other());
    let (mut hits, mut takes_king, mut takes_queen, mut worths) = (0, 0, 0, 0);
    for n in ground.worth() {
        worths += 1;
        hits += (reach[n] & targets).len();
        takes_king += u32::from(king_place.is_some_and(|spot| reach[n].has(spot.place())));
        takes_queen += u32::from(enemy_queen.is_some_and(|(place, _)| reach[n].has(place)));
    }
    let worths = worths.max(1) as f32;
    Holdings {
        soldiers: position.soldiers(side).into(),
        awake: (position.soldiers(side) - position.asleep(side)).into(),
        king: if king.holder() == Some(side) {
            1.0
        } else {
            0.0
        },
        hits: hits as f32 / worths,
        takes_king: takes_king as f32 / worths,
        takes_queen: takes_queen as f32 / worths,
        aground: ground.run_aground(judge, position, side).into(),
        stuck: stuck(judge, position, side),
    }
}

/// The share of faces worth a step that `side` could not use. As long as it has sleepers it cannot lose by that.
fn stuck(judge: &Judge, position: &Position, side: Side) -> f32 {
    let rules = judge.rules();
    if !rules.blocked_loses || position.asleep(side) > 0 {
        return 0.0;
    }
    let faces = rules.faces.as_slice().iter().copied();
    let worth = faces.filter(|&face| rules.value(face) > 0);
    let usable = worth
        .clone()
        .filter(|&face| judge.can_use(position, side, face));
    1.0 - usable.count() as f32 / worth.count().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use sahkku::preset;

    /// What the men, who throw next, think of a position under rules that protect sleepers and where who is stuck loses.
    fn men_think_of(position: &str) -> f32 {
        let judge = Judge::new(preset("globe-joueur").unwrap().rules).unwrap();
        let position = judge.read_position(position).unwrap();
        HandMade.chance(&judge, &Ground::new(&judge), &position, Side::Men)
    }

    #[test]
    fn a_soldier_that_ran_aground_is_worth_less_than_one_that_still_walks() {
        let aground = men_think_of("2Mw*12./7K7/m*12.3 m m ?,?,?");
        let walking = men_think_of("3w*12./2M4K7/m*12.3 m m ?,?,?");
        assert!(aground < walking - 0.1, "{aground} {walking}");
    }

    #[test]
    fn without_sleepers_it_is_dangerous_to_be_stuck() {
        let stuck = men_think_of("2Mw*12./7K7/15 m m ?,?,?");
        let awaited = men_think_of("2Mw*12./7K7/m*1.14 m m ?,?,?");
        assert!(stuck < awaited / 2.0, "{stuck} {awaited}");
    }
}
