//! The work that is measured: the same natively and as WebAssembly.

mod arena;
mod chance;
mod thought;

use chance::Chance;

pub use arena::{Finish, Player, play_game};
use sahkku::{Actions, Judge, PRESETS, Position, Side, Stage};
pub use thought::{Thought, think};

/// Games longer than this are broken off, as some rule sets allow a game without end.
const CAP: u32 = 5_000;

/// How many different positions move generation is measured on.
const POSITIONS: usize = 1_024;

/// A kind of work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Random games, for so many decisions: the legal actions, one of them at random, play.
    Playouts,
    /// The legal actions alone, asked so many times.
    Moves,
    /// Everything that can follow the start, so many plies deep; throws are plies too.
    Perft,
}

impl Work {
    /// All kinds; their places in this list are their numbers in the WebAssembly module.
    pub const ALL: [Work; 3] = [Work::Playouts, Work::Moves, Work::Perft];
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions, actions found, or leaves.
    pub units: u64,
    /// Two runs with the same number did the same.
    pub checksum: u32,
}

impl Tally {
    fn add(&mut self, units: u64, seen: u32) {
        self.units += units;
        self.checksum = self.checksum.wrapping_mul(31).wrapping_add(seen);
    }
}

/// Does some work under the recorded rule set of this number, if there is one.
#[must_use]
pub fn run(work: Work, preset: usize, amount: u32) -> Option<Tally> {
    let judge = Judge::new(PRESETS.get(preset)?.rules).ok()?;
    Some(match work {
        Work::Playouts => playouts(&judge, amount),
        Work::Moves => moves(&judge, amount),
        Work::Perft => perft(&judge, &judge.start(Side::Men, false), amount),
    })
}

fn playouts(judge: &Judge, decisions: u32) -> Tally {
    let mut chance = Chance::new(judge.rules());
    let mut tally = Tally::default();
    while tally.units < u64::from(decisions) {
        play(judge, &mut chance, |_, legal| tally.add(1, legal));
    }
    tally
}

/// Plays one random game and shows `each` every position that asked for a decision, with the
/// number of its legal actions.
#[inline]
fn play(judge: &Judge, chance: &mut Chance, mut each: impl FnMut(&Position, u32)) {
    let mut legal = Actions::new();
    let mut position = begin(judge, chance);
    let mut decisions = 0;
    while decisions < CAP {
        match position.stage() {
            Stage::Over(_) => return,
            Stage::Throw(count) => {
                let dice = chance.dice(count);
                judge.throw_and_list(&mut position, dice, &mut legal, &mut |_| ());
            }
            Stage::Decide => {
                each(&position, legal.len() as u32);
                let chosen = chance.below(legal.len() as u32) as usize;
                judge.play_and_list(&mut position, legal[chosen], &mut legal, &mut |_| ());
                decisions += 1;
            }
        }
    }
}

fn begin(judge: &Judge, chance: &mut Chance) -> Position {
    let first = Side::BOTH[chance.below(2) as usize];
    let miedut = judge.rules().miedut && chance.below(2) == 1;
    judge.start(first, miedut)
}

fn moves(judge: &Judge, calls: u32) -> Tally {
    let positions = some_positions(judge);
    let mut legal = Actions::new();
    let mut tally = Tally::default();
    for position in positions.iter().cycle().take(calls as usize) {
        judge.legal(position, &mut legal);
        tally.add(legal.len() as u64, legal.len() as u32);
    }
    tally
}

/// Positions from random games, some decisions apart.
pub(crate) fn some_positions(judge: &Judge) -> Vec<Position> {
    let mut chance = Chance::new(judge.rules());
    let mut positions = Vec::new();
    let mut seen = 0;
    while positions.len() < POSITIONS {
        play(judge, &mut chance, |position, _| {
            seen += 1;
            if seen % 7 == 0 {
                positions.push(*position);
            }
        });
    }
    positions.truncate(POSITIONS);
    positions
}

fn perft(judge: &Judge, position: &Position, depth: u32) -> Tally {
    let mut tally = Tally::default();
    let Some(rest) = depth.checked_sub(1) else {
        tally.add(1, 1);
        return tally;
    };
    let mut follow = |to: &Position| {
        let more = perft(judge, to, rest);
        tally.add(more.units, more.checksum);
    };
    match position.stage() {
        Stage::Over(_) => {}
        Stage::Throw(count) => {
            for dice in chance::throws(judge.rules(), count) {
                let mut to = *position;
                judge.throw_unchecked(&mut to, dice, &mut |_| ());
                follow(&to);
            }
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            for action in legal {
                let mut to = *position;
                judge.play_unchecked(&mut to, action, &mut |_| ());
                follow(&to);
            }
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_work_is_done_again() {
        for preset in 0..PRESETS.len() {
            for (work, amount) in [(Work::Playouts, 500), (Work::Moves, 500), (Work::Perft, 2)] {
                let tally = run(work, preset, amount);
                assert!(tally.is_some_and(|tally| tally.units > 0));
                assert_eq!(tally, run(work, preset, amount));
            }
        }
        assert_eq!(run(Work::Playouts, PRESETS.len(), 1), None);
    }
}
