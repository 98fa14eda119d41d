//! Games to test motion with.

use kotra::{Actions, DiceCount, Die, Judge, OneDie, Position, Side, Stage, Throw, preset};
use scene::VisualRng;
use testkit::boards::See;

use crate::board::KotraBoard;

/// Plays this many random games, from the start and from near the end, and hands each step to `see`.
pub(crate) fn games(count: u64, see: See<KotraBoard>) {
    for game in 0..count {
        let mut rules = preset("kotra").unwrap().rules;
        rules.two_sixes = true;
        rules.single_die = game % 2 == 0;
        rules.one_die = OneDie::Either;
        let judge = Judge::new(rules);
        let mut rng = VisualRng::new(game);
        let mut pick = |n: usize| ((rng.symmetric() + 1.0) / 2.0 * n as f64) as usize % n;
        let mut position = start(&judge, game);
        for _ in 0..200 {
            let before = position;
            let mut events = Vec::new();
            let mut die = || Die::ALL[pick(6)];
            match position.stage() {
                Stage::Over(_) => break,
                Stage::Throw(dice) => {
                    let throw = match dice {
                        DiceCount::One => Throw::one(die()),
                        DiceCount::Two => Throw::two(die(), die()),
                    };
                    let opening = game % 7 == 3 && dice == DiceCount::Two;
                    let throw = if opening && !before.checkers(before.turn()).thrown_before() {
                        Throw::two(Die::SIX, Die::SIX)
                    } else {
                        throw
                    };
                    let thrown = judge.throw(&mut position, throw, |event| events.push(event));
                    thrown.unwrap();
                }
                Stage::Decide => {
                    let mut legal = Actions::new();
                    judge.legal(&position, &mut legal);
                    let action = legal[pick(legal.len())];
                    let played = judge.play(&mut position, action, |event| events.push(event));
                    played.unwrap();
                }
            }
            see(&judge, &before, &events, &position);
        }
    }
}

/// The start, or a position near the end from which everything can happen that cannot from the start.
fn start(judge: &Judge, game: u64) -> Position {
    let position = judge.start(Side::BOTH[(game % 2) as usize]);
    let mut setup = position.to_setup();
    let late = |points: [u8; 6]| {
        let mut all = [0; 24];
        all[18..].copy_from_slice(&points);
        all
    };
    match game % 5 {
        0 => return position,
        // Both bear off, and munks are near.
        1 => {
            setup.sides[0].points = late([3, 3, 3, 3, 2, 1]);
            setup.sides[1].points = late([1, 2, 3, 3, 3, 3]);
        }
        2 => {
            setup.sides[0].points = late([1, 0, 0, 5, 5, 4]);
            setup.sides[1].points = late([0, 0, 0, 0, 2, 3]);
            setup.sides[1].off = 10;
        }
        // A row of six bands of white, and hit checkers of black before it.
        3 => {
            let mut points = [0; 24];
            points[12..18].fill(2);
            (points[0], points[20], points[22]) = (1, 1, 1);
            setup.sides[0].points = points;
            let mut points = [0; 24];
            (points[6], points[14], points[19], points[20]) = (1, 2, 5, 3);
            setup.sides[1].points = points;
            (setup.sides[1].hit, setup.sides[1].five_out) = (4, true);
        }
        // Black is nearly jan.
        _ => {
            let mut points = [0; 24];
            (points[0], points[7], points[9], points[12], points[14]) = (7, 1, 1, 3, 3);
            setup.sides[0].points = points;
            let mut points = [0; 24];
            for blot in [2, 4, 5, 6, 15, 16] {
                points[blot - 1] = 1;
            }
            points[20] = 5;
            setup.sides[1].points = points;
            (setup.sides[1].hit, setup.sides[1].off) = (2, 2);
        }
    }
    judge.set_up(&setup).unwrap()
}
