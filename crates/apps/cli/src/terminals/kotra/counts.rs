//! Counts of whole turns, and the invariants of every decision.

use std::hint::black_box;

use kotra::{Action, CHECKERS, DiceCount, Die, Judge, Position, Side, Stage, Throw, Ways};

use super::Kotra;
use super::play::throw;
use crate::commands::bench::sample_positions;
use crate::commands::perft::Count;
use crate::rng::GameRng;
use crate::sum::Sum as _;
use crate::terminal::Decision;

/// One turn: its throw, and the number of ordered dice that show it.
#[derive(Clone, Copy)]
pub(super) struct Turn {
    /// `None` for the throw on the table.
    pub(super) throw: Option<Throw>,
    ways: u32,
}

pub(super) fn turns(position: &Position) -> Vec<Turn> {
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

pub(super) fn after_turn(judge: &Judge, position: &Position, turn: Turn, rest: u8) -> Count {
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

/// A function that lists all ways to use a throw in a number of positions of random games, and returns how many there are.
pub(super) fn list_ways(judge: &Judge) -> Box<dyn Fn(u32) -> u64> {
    let mut rng = GameRng::new(2, 0);
    let positions = sample_positions::<Kotra>(judge, &mut rng).into_iter();
    // Another possible throw for each position.
    let positions = positions.map(|position| (position, throw(DiceCount::Two, &mut rng)));
    let (judge, positions): (Judge, Vec<_>) = (*judge, positions.collect());
    Box::new(move |calls| {
        let mut ways = Ways::new();
        let mut found = 0;
        for (position, throw) in positions.iter().cycle().take(calls as usize) {
            judge.ways_of_throw(black_box(position), *throw, &mut ways);
            found += ways.len() as u64;
        }
        found
    })
}

/// Looks for a broken invariant. Returns a sentence about the first one found.
pub(super) fn broken(decision: &Decision<'_, Kotra>) -> Option<String> {
    let position = decision.position;
    let mut sides = Side::BOTH.into_iter();
    let broken = sides.find_map(|side| broken_side(decision.before, position, side));
    broken.or_else(|| broken_ways(decision.judge, position, decision.legal))
}

fn broken_side(before: Option<&Position>, position: &Position, side: Side) -> Option<String> {
    let now = position.checkers(side);
    let on_board: u8 = now.points().iter().sum();
    if on_board + now.hit() + now.off() != CHECKERS {
        return Some(format!("{side} has not fifteen checkers"));
    }
    let across = position.checkers(side.other()).occupied().across();
    if !now.occupied().and(across).is_empty() {
        return Some(format!("{side} stands where the other side does"));
    }
    let before = before?.checkers(side);
    let taken_back = [
        (now.off() < before.off(), "a checker has come back"),
        (before.five_out() && !now.five_out(), "five are out no more"),
        (
            before.thrown_before() && !now.thrown_before(),
            "the first turn has come back",
        ),
        // Only a hit checker may enter there.
        (
            now.points()[0] > before.points()[0].max(1),
            "a checker has come home",
        ),
    ];
    let (_, how) = taken_back.into_iter().find(|(broken, _)| *broken)?;
    Some(format!("{how} ({side})"))
}

/// Every way to use the throw begins with a legal action, and ends the turn.
fn broken_ways(judge: &Judge, position: &Position, legal: &[Action]) -> Option<String> {
    position.throw()?;
    let mut ways = Ways::new();
    judge.ways(position, &mut ways);
    if ways.is_empty() {
        return Some("there are legal actions, and no way".to_owned());
    }
    (0..ways.len()).find_map(|n| {
        let way = ways.actions(n);
        let mut after = *position;
        for (done, action) in way.iter().enumerate() {
            let played = judge.play(&mut after, *action, |_| ());
            let fits = (done > 0 || legal.contains(action)) && played.is_ok();
            if !fits {
                return Some(format!("{way:?} is a way, and {action} is not legal"));
            }
        }
        let as_said = after.throw().is_none() && after == *ways.end(n);
        (!as_said).then(|| format!("{way:?} leads somewhere else"))
    })
}
