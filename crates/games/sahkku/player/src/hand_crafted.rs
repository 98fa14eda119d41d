//! The hand-crafted evaluation, for rules without a trained net.

use sahkku::{Judge, Position, Side};

use crate::{BoardTables, Evaluator, logistic};

/// A weighted sum of material, the king, activity and attacks.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandCrafted;

/// The terms of one side.
struct Terms {
    soldiers: f32,
    awake: f32,
    /// 1 if the side holds the king, otherwise 0.
    king: f32,
    /// Enemy soldiers within reach of a single die: the mean over the step counts.
    hits: f32,
    /// The share of step counts that take the king.
    takes_king: f32,
    /// The share of step counts that capture the queen.
    takes_queen: f32,
    /// Soldiers that cannot get past sleepers on whom they may not land.
    blocked: f32,
    /// The share of unusable faces, under rules where a side that can use none loses.
    unusable: f32,
}

impl Evaluator for HandCrafted {
    fn win_probability(
        &self,
        judge: &Judge,
        tables: &BoardTables,
        position: &Position,
        next: Side,
    ) -> f32 {
        let own = terms(judge, tables, position, next);
        let enemy = terms(judge, tables, position, next.other());
        let all = own.soldiers + enemy.soldiers;
        let material =
            (own.soldiers - enemy.soldiers - 2.0 * (own.blocked - enemy.blocked)) / (4.0 + all);
        // Attacks count for more on the side that throws next.
        let sum = 9.0 * material
            + 0.10 * (own.awake - enemy.awake)
            + 0.5 * (own.king - enemy.king)
            + (0.35 * own.hits - 0.15 * enemy.hits) * 12.0 / (4.0 + all)
            + 0.4 * own.takes_king
            - 0.2 * enemy.takes_king
            + 2.5 * own.takes_queen
            - 1.2 * enemy.takes_queen
            + 3.0 * (enemy.unusable - own.unusable);
        logistic(sum)
    }
}

fn terms(judge: &Judge, tables: &BoardTables, position: &Position, side: Side) -> Terms {
    let attacks = tables.attacks(judge, position, side);
    let targets = tables.targets(position, side.other());
    let king = position.king();
    let holds_king = king.holder() == Some(side);
    let king_spot = king.spot().filter(|_| !holds_king);
    let enemy_queen = position.queen(side.other());
    let (mut hits, mut takes_king, mut takes_queen, mut step_counts) = (0, 0, 0, 0);
    for n in tables.step_counts() {
        step_counts += 1;
        hits += (attacks[n] & targets).len();
        takes_king += u32::from(king_spot.is_some_and(|spot| attacks[n].has(spot.place())));
        takes_queen += u32::from(enemy_queen.is_some_and(|(place, _)| attacks[n].has(place)));
    }
    let step_counts = step_counts.max(1) as f32;
    Terms {
        soldiers: position.soldiers(side).into(),
        awake: (position.soldiers(side) - position.asleep(side)).into(),
        king: if holds_king { 1.0 } else { 0.0 },
        hits: hits as f32 / step_counts,
        takes_king: takes_king as f32 / step_counts,
        takes_queen: takes_queen as f32 / step_counts,
        blocked: tables.blocked_soldiers(judge, position, side).into(),
        unusable: unusable_faces(judge, position, side),
    }
}

/// The share of faces worth a step that `side` cannot use. It is 0 while the side has sleepers, because then it cannot lose by
/// being blocked.
fn unusable_faces(judge: &Judge, position: &Position, side: Side) -> f32 {
    let rules = judge.rules();
    if !rules.blocked_loses || position.asleep(side) > 0 {
        return 0.0;
    }
    let faces = rules.faces.as_slice().iter().copied();
    let worth_steps = faces.filter(|&face| rules.value(face) > 0);
    let usable = worth_steps
        .clone()
        .filter(|&face| judge.can_use(position, side, face));
    1.0 - usable.count() as f32 / worth_steps.count().max(1) as f32
}
