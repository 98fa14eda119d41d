//! The worth of a game: what a side would win by each of its ends.

use kotra::{Munk, Outcome, Side, Units};

use super::Session;

/// A way to win, and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stake {
    /// The end of the game as it would be now: mar is judged by the hit checkers of the other side.
    pub outcome: Outcome,
    /// The value of half a munk, made with a part of a throw; for any other end, the same as the whole.
    pub half: Units,
}

/// What a side would win now in each way that is still open to it.
///
/// Bearing off comes first, then the patterns that can still be made, the least first, and jan, which never counts more or less.
/// In the after-throws there are only the patterns, and for the other side what it has already won.
pub fn stakes(session: &Session, side: Side) -> Vec<Stake> {
    let (judge, position) = (session.judge(), session.position());
    let plain = |outcome: Outcome| Stake {
        outcome,
        half: outcome.value,
    };
    if let Some(outcome) = position.outcome() {
        let own = outcome.winner == Some(side);
        return own.then(|| plain(outcome)).into_iter().collect();
    }
    let after = position.after();
    if let Some(after) = after.filter(|_| side != position.turn()) {
        let outcome = [false, true].map(|mar| Outcome::off(side, mar));
        let won = outcome.into_iter().find(|off| off.value == after.value);
        return won.map(plain).into_iter().collect();
    }
    let mar = after.is_none() && position.checkers(side.other()).hit() > 0;
    let patterns = judge.patterns(after).filter_map(|pattern| {
        let own = position.checkers(side);
        judge.can_still_make(own, pattern).then(|| {
            let worth = |part| Outcome::munk(side, pattern, part, mar);
            Stake {
                outcome: worth(Munk::Whole),
                half: worth(Munk::Half).value,
            }
        })
    });
    let mut all = Vec::with_capacity(8);
    if after.is_none() {
        all.push(plain(Outcome::off(side, mar)));
    }
    all.extend(patterns);
    if after.is_none() {
        all.push(plain(Outcome::jan(side.other())));
    }
    all
}
