//! Counts of what can follow a position.

use sahkku::{Actions, Dice, Judge, Position, Rules, Stage};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, NoOptions, each};

use crate::Sahkku;

impl Counted for Sahkku {
    type PerftOptions = NoOptions;

    fn divide(
        _: &NoOptions,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        let throws = throws(judge.rules());
        let mut plies = Vec::new();
        each_ply(judge, &throws, position, |name, ways, to| {
            plies.push((name.to_string(), ways, *to));
        });
        each(&plies, |(name, ways, to)| {
            let count = perft(judge, &throws, to, rest).times(*ways);
            (name.clone(), count)
        })
    }
}

/// By the number of dice: every different throw, and in how many ways dice that can be told apart show it.
type Throws = Vec<Vec<(Dice, u32)>>;

fn throws(rules: &Rules) -> Throws {
    let mut all = vec![vec![(Dice::NONE, 1)]];
    for count in 0..usize::from(rules.dice) {
        let mut more: Vec<(Dice, u32)> = Vec::new();
        for &(dice, ways) in &all[count] {
            for &face in rules.faces.as_slice() {
                let thrown = dice.with(face);
                match more.iter_mut().find(|(same, _)| *same == thrown) {
                    Some((_, known)) => *known += ways,
                    None => more.push((thrown, ways)),
                }
            }
        }
        all.push(more);
    }
    all
}

/// Calls `each` with every throw or action that can come next, in how many ways it comes about, and where it leads.
fn each_ply(
    judge: &Judge,
    throws: &Throws,
    position: &Position,
    mut each: impl FnMut(&dyn core::fmt::Display, u32, &Position),
) {
    match position.stage() {
        Stage::Over(_) => {}
        Stage::Throw(count) => {
            for (dice, ways) in &throws[usize::from(count)] {
                let mut to = *position;
                judge.throw_unchecked(&mut to, *dice, &mut |_| ());
                each(dice, *ways, &to);
            }
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            for action in legal {
                let mut to = *position;
                judge.play_unchecked(&mut to, action, &mut |_| ());
                each(&action, 1, &to);
            }
        }
    }
}

fn perft(judge: &Judge, throws: &Throws, position: &Position, depth: u8) -> Count {
    let Some(rest) = depth.checked_sub(1) else {
        return Count::ONE;
    };
    let mut count = Count::default();
    each_ply(judge, throws, position, |_, ways, to| {
        count = count.and(perft(judge, throws, to, rest).times(ways));
    });
    count
}
