//! Positions, random rules and random games for the tests.
#![allow(unreachable_pub, reason = "there is no outside to reach")]

pub mod positions;

use kotra::{Action, Actions, Die, Judge, Position, Rules, Throw, read_rules, rules_at_will};

/// A repeatable source of chance for a test.
pub struct Chance(testkit::Chance);

impl Chance {
    pub const fn new(seed: u64) -> Chance {
        Chance(testkit::Chance::new(seed))
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit)
    }

    pub fn rules(&mut self) -> Rules {
        rules_at_will(self.0.bits())
    }

    /// A position before a throw, from any part of the game.
    pub fn position(&mut self, judge: &Judge) -> Position {
        positions::any_position(judge, &mut |limit| self.below(limit))
    }

    /// A position with a throw on the table, from any part of the game.
    pub fn thrown(&mut self, judge: &Judge) -> Position {
        loop {
            let position = self.position(judge);
            let thrown = positions::with_throw(judge, &position, &mut |limit| self.below(limit));
            if let Some(thrown) = thrown {
                return thrown;
            }
        }
    }

    pub fn throw(&mut self) -> Throw {
        Throw::two(self.die(), self.die())
    }

    pub fn die(&mut self) -> Die {
        positions::die(&mut |limit| self.below(limit))
    }
}

/// The usual rules with changed options: `two_sixes=yes last_throw=yes`.
pub fn judge(options: &str) -> Judge {
    let rules = read_rules(&format!("kotra {options}"));
    Judge::new(rules.unwrap_or_else(|error| panic!("{error}")))
}

pub fn legal(judge: &Judge, position: &Position) -> Vec<Action> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    legal.to_vec()
}
