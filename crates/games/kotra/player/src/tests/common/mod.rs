//! Positions for tests.
#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "each test uses its part; one that cannot be set up has failed"
)]

use crate::Player;
use game::Bot as _;
use kotra::{Die, Judge, Position, Record, Rules, Setup, SetupSide, Side, Throw, preset};

/// The usual rules with these options changed.
pub(crate) fn judge(options: &[(&str, &str)]) -> Judge {
    let mut rules: Rules = preset("kotra").unwrap().rules;
    for (name, value) in options {
        rules.set(name, value).unwrap();
    }
    Judge::new(rules)
}

/// A side with checkers on these points; the others are borne off.
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

/// The same position with the colours of the sides swapped.
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

/// The record of a game from home between two players, for `entries` entries or a few more.
pub(crate) fn between(judge: &Judge, players: [&str; 2], entries: usize, seed: u64) -> Record {
    let players = players.map(|word| Player::named(word).unwrap());
    let first = Side::BOTH[(seed % 2) as usize];
    let record = Record::new(*judge, Some(judge.start(first)));
    testkit::reviews::between(&(), players, record, entries, seed)
}
