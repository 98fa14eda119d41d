//! Positions for tests.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test uses its part; one that cannot be set up has failed"
)]

use game::nth_random;
use kotra::{
    Action, Actions, DiceCount, Die, Entry, Judge, Position, Rules, Setup, SetupSide, Side, Stage,
    Throw, preset,
};

/// The usual rules with these options changed.
pub(crate) fn judge(options: &[(&str, &str)]) -> Judge {
    let mut rules: Rules = preset("kotra").unwrap().rules;
    for (name, value) in options {
        rules.set(name, value).unwrap();
    }
    Judge::new(rules)
}

/// A side with checkers on these points, the rest borne off.
pub(crate) fn side(points: &[(u8, u8)], hit: u8) -> SetupSide {
    let mut side = SetupSide {
        points: [0; 24],
        hit,
        off: 0,
        five_out: true,
        open_band: false,
        thrown_before: true,
    };
    for &(point, count) in points {
        side.points[usize::from(point) - 1] = count;
    }
    side.off = 15 - hit - side.points.iter().sum::<u8>();
    side
}

/// White is about to throw.
pub(crate) fn position(judge: &Judge, white: SetupSide, black: SetupSide) -> Position {
    judge
        .set_up(&Setup {
            sides: [white, black],
            turn: Side::White,
            first: Side::White,
            throw: None,
            unused: kotra::Unused::NONE,
            after: None,
        })
        .unwrap()
}

/// The same with the colours of the sides swapped.
pub(crate) fn swapped(judge: &Judge, position: &Position) -> Position {
    let mut setup = position.to_setup();
    setup.sides.swap(0, 1);
    setup.turn = setup.turn.other();
    setup.first = setup.first.other();
    judge.set_up(&setup).unwrap()
}

pub(crate) fn throw(first: u8, second: u8) -> Throw {
    Throw::two(Die::new(first).unwrap(), Die::new(second).unwrap())
}

fn nth_throw(count: DiceCount, random: u64) -> Throw {
    let die = |random: u64| Die::ALL[(random % 6) as usize];
    match count {
        DiceCount::One => Throw::one(die(random)),
        DiceCount::Two => Throw::two(die(random), die(random >> 32)),
    }
}

/// Plays a game on, each decision by `choose`, for so many entries at most. `see` is shown every
/// position and what comes next.
pub(crate) fn play_on(
    judge: &Judge,
    mut position: Position,
    seed: u64,
    entries: u64,
    mut choose: impl FnMut(&Position, u64) -> Action,
    mut see: impl FnMut(&Position, Entry),
) -> Position {
    for n in 0..entries {
        let random = nth_random(seed, n);
        match position.stage() {
            Stage::Over(_) => break,
            Stage::Throw(count) => {
                let throw = nth_throw(count, random);
                see(&position, Entry::Throw(throw));
                judge.throw(&mut position, throw, |_| ()).unwrap();
            }
            Stage::Decide => {
                let action = choose(&position, random);
                see(&position, Entry::Action(action));
                judge.play(&mut position, action, |_| ()).unwrap();
            }
        }
    }
    position
}

/// Any legal action.
pub(crate) fn any(judge: &Judge, position: &Position, random: u64) -> Action {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal[(random % legal.len() as u64) as usize]
}
