//! Perft: going through all that can follow a position, one ply after the other.

use core::fmt;

use sahkku::{Action, Actions, Dice, Judge, Position, Rules, Stage};

/// One throw or one action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ply {
    /// A throw, and in how many ways dice that can be told apart show it.
    Throw(Dice, u32),
    Action(Action),
}

impl Ply {
    /// In how many ways it comes about.
    #[must_use]
    pub const fn ways(self) -> u32 {
        match self {
            Ply::Throw(_, ways) => ways,
            Ply::Action(_) => 1,
        }
    }
}

/// The throw or the action in the notation of the game.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Throw(dice, _) => dice.fmt(f),
            Ply::Action(action) => action.fmt(f),
        }
    }
}

/// Every different throw of each number of dice, and in how many ways dice that can be told apart
/// can show it.
#[derive(Clone, Debug)]
pub struct Throws(Vec<Vec<(Dice, u32)>>);

impl Throws {
    /// The throws under these rules.
    #[must_use]
    pub fn new(rules: &Rules) -> Throws {
        let mut all = vec![vec![(Dice::NONE, 1)]];
        for _ in 0..rules.dice {
            let mut more: Vec<(Dice, u32)> = Vec::new();
            for &(dice, ways) in all.last().into_iter().flatten() {
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
        Throws(all)
    }

    fn of(&self, count: u8) -> &[(Dice, u32)] {
        self.0.get(usize::from(count)).map_or(&[], Vec::as_slice)
    }
}

/// Calls `each` with every ply that can come next, and the position that it leads to.
pub fn each_ply(
    judge: &Judge,
    throws: &Throws,
    position: &Position,
    mut each: impl FnMut(Ply, &Position),
) {
    match position.stage() {
        Stage::Over(_) => {}
        Stage::Throw(count) => {
            for &(dice, ways) in throws.of(count) {
                let mut to = *position;
                judge.throw_unchecked(&mut to, dice, &mut |_| ());
                each(Ply::Throw(dice, ways), &to);
            }
        }
        Stage::Decide => {
            let mut legal = Actions::new();
            judge.legal(position, &mut legal);
            for action in legal {
                let mut to = *position;
                judge.play_unchecked(&mut to, action, &mut |_| ());
                each(Ply::Action(action), &to);
            }
        }
    }
}
