//! Games of a net against itself.

use kotra::{AfterThrows, DiceCount, Die, Judge, OneDie, Outcome, Rules, Side, Stage, Throw, Ways};
use kotra_player::{Accumulator, Ends, Net, ends_of, write_features};

use crate::learner::Features;
use crate::rng::GameRng;

/// The number of turns after which a game is cut off.
const MOST_TURNS: usize = 1_000;

/// One in this many games is played with random options.
const RANDOM_RULES: usize = 4;

/// Half of all games begin with up to this number of random turns.
const RANDOM_TURNS: usize = 16;

/// A position before a throw.
pub(crate) struct Turn {
    pub(crate) side: Side,
    pub(crate) features: Features,
}

pub(crate) struct Episode {
    pub(crate) turns: Vec<Turn>,
    /// How it ended; `None` if it was cut off.
    pub(crate) outcome: Option<Outcome>,
}

/// The rules of a game. Options added since the net was last trained keep their usual value.
pub(crate) fn rules_of_game(usual: &Rules, rng: &mut GameRng) -> Rules {
    if rng.below(RANDOM_RULES) > 0 {
        return *usual;
    }
    let mut flag = || rng.below(2) == 1;
    let mut rules = *usual;
    rules.one_die = if flag() {
        OneDie::Higher
    } else {
        OneDie::Either
    };
    rules.two_sixes = flag();
    rules.litli_meistari = flag();
    rules.single_die = flag();
    rules.last_throw = flag();
    rules.after_throws = AfterThrows::ALL[rng.below(4)];
    rules
}

pub(crate) fn play(judge: &Judge, net: &Net, rng: &mut GameRng) -> Episode {
    let first = Side::BOTH[rng.below(2)];
    let mut position = judge.start(first);
    let mut random_turns = match rng.below(2) {
        0 => 0,
        _ => 1 + rng.below(RANDOM_TURNS),
    };
    let (mut turns, mut ways) = (Vec::new(), Ways::new());
    while position.outcome().is_none() && turns.len() < MOST_TURNS {
        let count = match position.stage() {
            Stage::Throw(count) => count,
            // Both are right, so that the net learns the value of both.
            _ if rng.below(2) == 0 => DiceCount::One,
            _ => DiceCount::Two,
        };
        let mut accumulator = Accumulator::new(net);
        accumulator.advance(net, |features| write_features(judge, &position, features));
        turns.push(Turn {
            side: position.turn(),
            features: sparse(accumulator.features()),
        });
        judge.ways_of_throw(&position, throw(count, rng), &mut ways);
        let chosen = if random_turns > 0 {
            random_turns -= 1;
            rng.below(ways.len())
        } else {
            best_way(judge, net, &mut accumulator, position.turn(), &ways)
        };
        position = *ways.end(chosen);
    }
    Episode {
        turns,
        outcome: position.outcome(),
    }
}

fn best_way(
    judge: &Judge,
    net: &Net,
    accumulator: &mut Accumulator,
    side: Side,
    ways: &Ways,
) -> usize {
    if ways.len() == 1 {
        return 0;
    }
    let mut best = (f32::NEG_INFINITY, 0);
    for (n, end) in ways.ends().enumerate() {
        let equity = match end.outcome() {
            Some(outcome) => Ends::of(&outcome, side).equity(),
            None => {
                let hidden =
                    accumulator.advance(net, |features| write_features(judge, end, features));
                let equity = ends_of(&net.outputs(hidden)).equity();
                if end.turn() == side { equity } else { -equity }
            }
        };
        if equity > best.0 {
            best = (equity, n);
        }
    }
    best.1
}

fn sparse(features: &[f32]) -> Features {
    let all = features.iter().enumerate();
    all.filter(|(_, value)| **value != 0.0)
        .map(|(n, &value)| (n, value))
        .collect()
}

fn throw(count: DiceCount, rng: &mut GameRng) -> Throw {
    let mut die = || Die::ALL[rng.below(6)];
    match count {
        DiceCount::One => Throw::one(die()),
        DiceCount::Two => Throw::two(die(), die()),
    }
}
