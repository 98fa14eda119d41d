//! Rules together with an evaluation: what positions are worth.

use std::sync::{Arc, LazyLock};

use kotra::{DiceCount, Die, Judge, Position, Side, Stage, Throw, Ways};

use crate::by_hand::{by_hand, by_pips};
use crate::net::{Accumulator, Net, ends_of, read_net};
use crate::{Ends, write_features};

/// The net of the players. `crates/tools/trainer` writes this file.
static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    Arc::new(read_net(include_bytes!("kotra.net")).unwrap_or_else(|_| Net::zero()))
});

/// What evaluates positions.
#[derive(Clone, PartialEq, Debug)]
pub enum Evaluation {
    /// A net.
    Net(Arc<Net>),
    /// Rules of thumb, a baseline.
    ByHand,
    /// The own pips alone, a baseline.
    Pips,
}

impl Evaluation {
    /// That of the players: the net that was learned by self-play.
    #[must_use]
    pub fn learned() -> Evaluation {
        Evaluation::Net(Arc::clone(&LEARNED))
    }
}

/// Evaluates positions before a throw.
#[derive(Clone, Debug)]
pub struct PositionEvaluator {
    judge: Judge,
    evaluation: Evaluation,
    accumulator: Option<Accumulator>,
    ways: Ways,
}

impl PositionEvaluator {
    /// An evaluator for positions of this judge.
    #[must_use]
    pub fn new(judge: &Judge, evaluation: Evaluation) -> PositionEvaluator {
        let accumulator = match &evaluation {
            Evaluation::Net(net) => Some(Accumulator::new(net)),
            Evaluation::ByHand | Evaluation::Pips => None,
        };
        PositionEvaluator {
            judge: *judge,
            evaluation,
            accumulator,
            ways: Ways::new(),
        }
    }

    /// The judge of the rules.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The chances of the ends as `side` sees them, without looking ahead. A position in the middle
    /// of a turn is evaluated as if its side were about to throw.
    pub fn ends(&mut self, position: &Position, side: Side) -> Ends {
        if let Some(outcome) = position.outcome() {
            return Ends::of(&outcome, side);
        }
        let ends = match (&self.evaluation, &mut self.accumulator) {
            (Evaluation::Net(net), Some(accumulator)) => {
                let judge = &self.judge;
                let write = |features: &mut _| write_features(judge, position, features);
                ends_of(&net.outputs(accumulator.advance(net, write)))
            }
            (Evaluation::Pips, _) => by_pips(position),
            _ => by_hand(position),
        };
        if side == position.turn() {
            ends
        } else {
            ends.across()
        }
    }

    /// The chances after the best way to use a throw, as the side sees them that throws, and how many
    /// ways were evaluated.
    pub fn after_throw(&mut self, position: &Position, throw: Throw) -> (Ends, u32) {
        let mut ways = std::mem::take(&mut self.ways);
        self.judge.ways_of_throw(position, throw, &mut ways);
        let mut best = (f32::NEG_INFINITY, Ends::NONE);
        for end in ways.ends() {
            let ends = self.ends(end, position.turn());
            let equity = ends.equity();
            if equity > best.0 {
                best = (equity, ends);
            }
        }
        let count = ways.len() as u32;
        self.ways = ways;
        (best.1, count)
    }

    /// The chances before a throw as `side` sees them, one throw ahead: the average over all throws
    /// of the best way to use each.
    pub fn ends_ahead(&mut self, position: &Position, side: Side) -> Ends {
        let mut ahead = Ahead::new(position);
        while !ahead.is_done() {
            ahead.step(self);
        }
        ahead.ends(side)
    }
}

/// A look one throw ahead, throw by throw.
#[derive(Clone, Debug)]
pub(crate) struct Ahead {
    position: Position,
    /// The sums so far over the cases of one die and of two, as the side sees it that throws.
    sums: [Ends; 2],
    throws: Vec<(Throw, u8)>,
    next: usize,
}

impl Ahead {
    /// Nothing can be thrown in a position that is over.
    pub(crate) fn new(position: &Position) -> Ahead {
        let throws = match position.stage() {
            Stage::Over(_) => Vec::new(),
            Stage::Throw(count) => throws(count),
            Stage::Decide => [throws(DiceCount::Two), throws(DiceCount::One)].concat(),
        };
        Ahead {
            position: *position,
            sums: [Ends::NONE; 2],
            throws,
            next: 0,
        }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.next == self.throws.len()
    }

    /// Looks at the next throw. Returns how many positions were evaluated.
    pub(crate) fn step(&mut self, engine: &mut PositionEvaluator) -> u32 {
        let Some(&(throw, cases)) = self.throws.get(self.next) else {
            return 0;
        };
        let (ends, evaluations) = engine.after_throw(&self.position, throw);
        self.sums[throw.count() as usize - 1].add(&ends, f32::from(cases));
        self.next += 1;
        evaluations
    }

    /// What has come out, as `side` sees it. Where the side that throws may choose how many dice, it
    /// chooses what is better.
    pub(crate) fn ends(&self, side: Side) -> Ends {
        if let Some(outcome) = self.position.outcome() {
            return Ends::of(&outcome, side);
        }
        let [one, two] = self.sums;
        let (one, two) = (one.divided_by(6.0), two.divided_by(36.0));
        let best = match self.position.stage() {
            Stage::Throw(DiceCount::One) => one,
            Stage::Decide if one.equity() > two.equity() => one,
            _ => two,
        };
        if side == self.position.turn() {
            best
        } else {
            best.across()
        }
    }
}

/// Every throw of so many dice, and in how many of all cases it falls.
fn throws(count: DiceCount) -> Vec<(Throw, u8)> {
    match count {
        DiceCount::One => Die::ALL.map(|die| (Throw::one(die), 1)).to_vec(),
        DiceCount::Two => Throw::of_two().collect(),
    }
}
