//! Counts of what can follow a position.

use kotra::{DiceCount, Die, Judge, Position, Stage, Throw, Ways};
use terminal::commands::perft::{Count, Counted};
use terminal::{Failure, NoOptions, each};

use crate::Kotra;

impl Counted for Kotra {
    type PerftOptions = NoOptions;

    fn divide(
        _: &NoOptions,
        judge: &Judge,
        position: &Position,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure> {
        each(&turns(position), |turn| {
            let name = turn.throw.or(position.throw());
            let name = name.map_or_else(String::new, |throw| throw.to_string());
            (name, after_turn(judge, position, *turn, rest))
        })
    }
}

/// One turn: what is thrown, and how many dice that can be told apart show that.
#[derive(Clone, Copy)]
struct Turn {
    /// `None` for the throw that lies on the table.
    throw: Option<Throw>,
    ways: u32,
}

/// What can be thrown in `position`.
fn turns(position: &Position) -> Vec<Turn> {
    let two = Throw::of_two().map(|(throw, ways)| Turn {
        throw: Some(throw),
        ways: ways.into(),
    });
    let one = Die::ALL.into_iter().map(|die| Turn {
        throw: Some(Throw::one(die)),
        ways: 1,
    });
    let on_table = Turn {
        throw: None,
        ways: 1,
    };
    match position.stage() {
        Stage::Over(_) => Vec::new(),
        Stage::Throw(DiceCount::Two) => two.collect(),
        Stage::Throw(DiceCount::One) => one.collect(),
        Stage::Decide if position.throw().is_some() => vec![on_table],
        // One die may be thrown.
        Stage::Decide => two.chain(one).collect(),
    }
}

/// Counts what follows one turn and `rest` more.
fn after_turn(judge: &Judge, position: &Position, turn: Turn, rest: u8) -> Count {
    let mut ways = Ways::new();
    match turn.throw {
        Some(throw) => judge.ways_of_throw(position, throw, &mut ways),
        None => judge.ways(position, &mut ways),
    }
    let count = match rest.checked_sub(1) {
        None => Count::leaves(ways.len() as u128),
        Some(rest) => {
            let after = ways.ends().map(|end| {
                let turns = turns(end).into_iter();
                let counts = turns.map(|turn| after_turn(judge, end, turn, rest));
                counts.fold(Count::default(), Count::and)
            });
            after.fold(Count::default(), Count::and)
        }
    };
    count.times(turn.ways)
}
