//! Random positions from every part of the game, for tests: random play from the start hardly ever leaves its beginning. This
//! file needs only `kotra`, so other crates can include it.

use kotra::{
    After, AfterThrows, CHECKERS, Die, Judge, Outcome, Pattern, Point, Points, Position, Rules,
    Setup, SetupSide, Side, Throw, Unused,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The position before the first throw.
    Start,
    /// Both sides anywhere, some checkers hit.
    Middle,
    /// A side has bands in a row of five to seven, and the other approaches.
    Barrier,
    /// The side to move has many hit checkers, and the other bands where they enter.
    Entering,
    /// Both sides, or the side to move, in the last quarter, some checkers borne off.
    BearingOff,
    /// The side to move is a few steps away from a munk.
    Munk,
    /// The other side has borne off all checkers: after-throws.
    AfterThrows,
    /// The other side has borne off all checkers, and this one has at most four left: the last throw.
    LastThrow,
}

impl Part {
    pub const ALL: [Part; 8] = [
        Part::Start,
        Part::Middle,
        Part::Barrier,
        Part::Entering,
        Part::BearingOff,
        Part::Munk,
        Part::AfterThrows,
        Part::LastThrow,
    ];
}

/// A position before a throw. `below` draws a number below its argument.
pub fn random_position(
    judge: &Judge,
    part: Part,
    below: &mut impl FnMut(usize) -> usize,
) -> Position {
    loop {
        let drawn = draw(judge.rules(), part, below);
        if let Some(Ok(position)) = drawn.map(|setup| judge.set_up(&setup)) {
            return position;
        }
    }
}

/// A position before a throw, from a part of the game that is also drawn.
pub fn any_position(judge: &Judge, below: &mut impl FnMut(usize) -> usize) -> Position {
    loop {
        let part = Part::ALL[below(Part::ALL.len())];
        let rules = judge.rules();
        let possible = match part {
            Part::AfterThrows => rules.after_throws != AfterThrows::None,
            Part::LastThrow => rules.last_throw,
            _ => true,
        };
        if possible {
            return random_position(judge, part, below);
        }
    }
}

/// The same position with a throw on the table, perhaps partly used; `None` if none of it can be used.
pub fn with_throw(
    judge: &Judge,
    position: &Position,
    below: &mut impl FnMut(usize) -> usize,
) -> Option<Position> {
    let throw = Throw::two(die(below), die(below));
    let mut unused = Unused::of(throw);
    if below(4) == 0 {
        unused = unused.without(throw.first());
    }
    let setup = Setup {
        throw: Some(throw),
        unused,
        ..position.to_setup()
    };
    judge.set_up(&setup).ok()
}

pub fn die(below: &mut impl FnMut(usize) -> usize) -> Die {
    Die::ALL[below(6)]
}

/// No checker anywhere, in mid-game.
pub const NOBODY: SetupSide = SetupSide {
    points: [0; 24],
    hit: 0,
    off: 0,
    five_out: true,
    open_band: false,
    thrown_before: true,
};

fn draw(rules: &Rules, part: Part, below: &mut impl FnMut(usize) -> usize) -> Option<Setup> {
    let (mut own, mut enemy) = (NOBODY, NOBODY);
    let mut first = Side::BOTH[below(2)];
    let turn = Side::BOTH[below(2)];
    let mut after = None;
    match part {
        Part::Start => {
            (own.points[0], enemy.points[0]) = (CHECKERS, CHECKERS);
            (own.five_out, enemy.five_out) = (false, false);
            enemy.thrown_before = turn != first;
            own.thrown_before = false;
        }
        Part::Middle => {
            for side in [&mut own, &mut enemy] {
                side.points[0] = below(14) as u8;
                side.hit = below(4).saturating_sub(1) as u8;
                side.five_out = below(3) > 0;
            }
            take_the_four(rules, &mut enemy, below);
            spread(&mut own, &enemy, 2, 24, below)?;
            spread(&mut enemy, &own, 2, 24, below)?;
        }
        Part::Barrier => {
            let bands = 5 + below(3);
            // From 12, which is the other side's 24 and not part of the row, to the home after 24.
            let start = 12 + below(15 - bands);
            for point in start..start + bands {
                enemy.points[if point == 25 { 0 } else { point - 1 }] = 2;
            }
            own.hit = below(4) as u8;
            own.points[0] = below(6) as u8;
            spread(&mut own, &enemy, 2, 24, below)?;
            spread(&mut enemy, &own, 2, 24, below)?;
        }
        Part::Entering => {
            own.hit = 1 + below(6) as u8;
            for point in 13..=18 {
                enemy.points[point - 1] = below(3) as u8;
            }
            own.points[0] = below(3) as u8;
            spread(&mut own, &enemy, 1 + below(8) as u8, 24, below)?;
            enemy.hit = below(4) as u8;
            spread(&mut enemy, &own, 1, 24, below)?;
        }
        Part::BearingOff => {
            own.off = below(15) as u8;
            spread(&mut own, &enemy, 19, 24, below)?;
            if below(2) == 0 {
                enemy.off = below(15) as u8;
                spread(&mut enemy, &own, 19, 24, below)?;
            } else {
                enemy.hit = below(3) as u8;
                spread(&mut enemy, &own, 2 + below(15) as u8, 24, below)?;
            }
        }
        Part::Munk => {
            near_pattern(&mut own, below);
            enemy.hit = below(3) as u8;
            spread(&mut enemy, &own, 2 + below(15) as u8, 24, below)?;
        }
        Part::AfterThrows => {
            enemy.off = CHECKERS;
            if below(3) == 0 {
                own.hit = below(3) as u8;
                spread(&mut own, &enemy, 8 + below(12) as u8, 24, below)?;
            } else {
                near_pattern(&mut own, below);
            }
            let most = usize::from(rules.after_throws.number());
            after = Some(After {
                left: 1 + below(most.max(1)) as u8,
                value: Outcome::off(turn, below(2) == 0).value,
            });
        }
        Part::LastThrow => {
            enemy.off = CHECKERS;
            own.off = 11 + below(4) as u8;
            own.hit = u8::from(below(5) == 0);
            spread(&mut own, &enemy, 12 + below(8) as u8, 24, below)?;
            first = turn.other();
            after = Some(After {
                left: 1,
                value: Outcome::off(turn, below(2) == 0).value,
            });
        }
    }
    let mut sides = [own, enemy];
    if turn == Side::Black {
        sides.reverse();
    }
    Some(Setup {
        sides,
        turn,
        first,
        throw: None,
        unused: Unused::NONE,
        after,
    })
}

/// Sometimes sets the four of two sixes, if the rules have them.
fn take_the_four(rules: &Rules, side: &mut SetupSide, below: &mut impl FnMut(usize) -> usize) {
    if rules.two_sixes && below(3) == 0 {
        *side = SetupSide {
            open_band: true,
            ..NOBODY
        };
        side.points[0] = 11;
        side.points[6] = 2 + below(3) as u8;
    }
}

/// A pattern with one to four checkers moved back.
fn near_pattern(own: &mut SetupSide, below: &mut impl FnMut(usize) -> usize) {
    let pattern = Pattern::ALL[below(Pattern::ALL.len())];
    for point in Point::last_quarter() {
        own.points[usize::from(point.number()) - 1] = pattern.on(point);
    }
    for _ in 0..1 + below(4) {
        let standing: Vec<usize> = (13..24).filter(|&n| own.points[n] > 0).collect();
        let at = standing[below(standing.len())];
        own.points[at] -= 1;
        own.points[at - 1 - below(6.min(at - 11))] += 1;
    }
}

/// Puts the remaining checkers on points from `low` to `high` where they may stand; `None` if there is not enough room.
fn spread(
    own: &mut SetupSide,
    enemy: &SetupSide,
    low: u8,
    high: u8,
    below: &mut impl FnMut(usize) -> usize,
) -> Option<()> {
    let there = own.points.iter().sum::<u8>() + own.hit + own.off;
    let mut left = CHECKERS.checked_sub(there)?;
    let five_out = own.five_out || own.points[0] <= CHECKERS - 5;
    for _ in 0..200 {
        if left == 0 {
            return Some(());
        }
        let at = Point::new(low + below(usize::from(high - low) + 1) as u8)?;
        let n = usize::from(at.number()) - 1;
        let free = enemy.points[usize::from(at.across().number()) - 1] == 0;
        let band = own.points[n] > 0;
        let laid = at == Point::HOME || Points::BANDS.has(at) && five_out;
        if free && (!band || laid) {
            own.points[n] += 1;
            left -= 1;
        }
    }
    None
}
