//! What the other side's next throw could hit.

use kotra::{Actions, Event, Judge, Point, Position, Side, Throw, Ways};

/// A blot or a band that the next throw of the other side may hit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Threat {
    /// The point, in the numbering of its own side.
    pub at: Point,
    /// The number of checkers there.
    pub count: u8,
    /// The number of the 36 throws of two dice that hit it.
    pub throws: u8,
}

/// The checkers of `side` that the other side's next throw can hit, the likeliest first.
///
/// Assumes that the other side throws now, no matter whose turn it is.
#[must_use]
pub fn threats(judge: &Judge, position: &Position, side: Side) -> Vec<Threat> {
    let Some(before) = with_turn(judge, position, side.other()) else {
        return Vec::new();
    };
    let mut throws = [0; 24];
    let mut ways = Ways::new();
    for (throw, cases) in Throw::of_two() {
        let mut thrown = before;
        if judge.throw(&mut thrown, throw, |_| ()).is_err() || thrown.throw().is_none() {
            continue;
        }
        let mut hit = [false; 24];
        judge.ways(&thrown, &mut ways);
        for n in 0..ways.len() {
            let mut played = thrown;
            for action in ways.actions(n) {
                judge.play_unchecked(&mut played, action, &mut |event| {
                    if let Event::Hit { at, .. } = event {
                        hit[usize::from(at.number()) - 1] = true;
                    }
                });
            }
        }
        for (sum, hit) in throws.iter_mut().zip(hit) {
            *sum += if hit { cases } else { 0 };
        }
    }
    let own = position.checkers(side);
    let mut threats: Vec<Threat> = Point::all()
        .zip(throws)
        .filter(|&(at, throws)| throws > 0 && own.on(at) > 0)
        .map(|(at, throws)| Threat {
            at,
            count: own.on(at),
            throws,
        })
        .collect();
    threats.sort_by_key(|threat| core::cmp::Reverse(threat.throws));
    threats
}

/// The same position with this side about to throw two dice; `None` if the game is over or all but over.
pub fn with_turn(judge: &Judge, position: &Position, side: Side) -> Option<Position> {
    if position.outcome().is_some() || position.after().is_some() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.turn = side;
    setup.throw = None;
    setup.unused = kotra::Unused::NONE;
    let mut position = judge.set_up(&setup).ok()?;
    let mut legal = Actions::new();
    judge.legal(&position, &mut legal);
    // Two dice hit more often than one.
    if let Some(&two) = legal.first() {
        judge.play(&mut position, two, |_| ()).ok()?;
    }
    Some(position)
}
