//! Rules combined with an evaluation of positions.

use std::sync::{Arc, LazyLock};

use kotra::{DiceCount, Die, Judge, Position, Side, Stage, Throw, Ways};

use crate::by_hand::{by_hand, by_pips};
use crate::net::{Accumulator, Net, ends_of, read_net};
use crate::{Ends, write_features};

/// The net of the players. `crates/tools/trainer` writes this file.
static LEARNED: LazyLock<Arc<Net>> = LazyLock::new(|| {
    Arc::new(read_net(include_bytes!("kotra.net")).unwrap_or_else(|_| Net::zero()))
});

/// A way to evaluate positions.
#[derive(Clone, PartialEq, Debug)]
pub enum Evaluation {
    /// A net.
    Net(Arc<Net>),
    /// Rules of thumb, a baseline.
    ByHand,
    /// Only the own pips, a baseline.
    Pips,
}

impl Evaluation {
    /// The evaluation of the players: the net trained by self-play.
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

    /// The probabilities of the ends from the viewpoint of `side`, without looking ahead. A position within a turn is evaluated
    /// as if its side were about to throw.
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

    /// The probabilities after the best use of a throw, from the viewpoint of the side that throws, and the number of ways
    /// evaluated.
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

    /// The probabilities before a throw from the viewpoint of `side`, looking one throw ahead: the average over all throws of
    /// the best use of each.
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
    /// The sums so far over the cases of one die and of two, from the viewpoint of the side that throws.
    sums: [Ends; 2],
    throws: Vec<(Throw, u8)>,
    next: usize,
}

impl Ahead {
    /// Covers no throws if the position is over.
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

    /// Considers the next throw. Returns the number of positions evaluated.
    pub(crate) fn step(&mut self, engine: &mut PositionEvaluator) -> u32 {
        let Some(&(throw, cases)) = self.throws.get(self.next) else {
            return 0;
        };
        let (ends, evaluations) = engine.after_throw(&self.position, throw);
        self.sums[throw.count() as usize - 1].add(&ends, f32::from(cases));
        self.next += 1;
        evaluations
    }

    /// The result from the viewpoint of `side`. If the side that throws may choose the number of dice, it chooses the better
    /// one.
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

/// Every throw of this number of dice, with the number of cases in which it falls.
fn throws(count: DiceCount) -> Vec<(Throw, u8)> {
    match count {
        DiceCount::One => Die::ALL.map(|die| (Throw::one(die), 1)).to_vec(),
        DiceCount::Two => Throw::of_two().collect(),
    }
}
