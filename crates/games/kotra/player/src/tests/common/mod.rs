//! Positions for tests.
#![allow(dead_code, reason = "each test uses its part")]

use crate::Player;
use game::Bot as _;
use kotra::{Judge, Position, Record, Rules, Side, preset};

/// The usual rules with these options changed.
pub(crate) fn judge(options: &[(&str, &str)]) -> Judge {
    let mut rules: Rules = preset("kotra").unwrap().rules;
    for (name, value) in options {
        rules.set(name, value).unwrap();
    }
    Judge::new(rules)
}

pub(crate) fn position(judge: &Judge, text: &str) -> Position {
    judge.read_position(text).unwrap()
}

/// The same position with the colours of the sides swapped.
pub(crate) fn swapped(judge: &Judge, position: &Position) -> Position {
    let mut setup = position.to_setup();
    setup.sides.swap(0, 1);
    setup.turn = setup.turn.other();
    setup.first = setup.first.other();
    judge.set_up(&setup).unwrap()
}

/// The record of a game from home between two players, for `entries` entries or a few more.
pub(crate) fn between(judge: &Judge, players: [&str; 2], entries: usize, seed: u64) -> Record {
    let players = players.map(|word| Player::named(word).unwrap());
    let first = Side::BOTH[(seed % 2) as usize];
    let record = Record::new(*judge, Some(judge.start(first)));
    testkit::reviews::between(&(), players, record, entries, seed)
}
