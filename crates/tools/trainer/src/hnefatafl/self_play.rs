//! Self-play: games to learn from.

use game::Progress;
use game::nth_random;
use hnefatafl::{Action, Actions, Game, Judge, Outcome, Position, Side};
use hnefatafl_player::{Evaluator, Feature, Search, Settings, Weights};

/// The maximum number of random moves, at least one, at the start of a game.
const OPENING: u64 = 6;

/// The number of decisions after which a game is cut off as a draw.
const CAP: usize = 150;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    Usual,
    Weaker,
    Stronger,
}

impl Strength {
    const fn settings(self) -> Settings {
        let (depth, nodes) = match self {
            Strength::Weaker => (2, 1_500),
            Strength::Usual => (3, 3_000),
            Strength::Stronger => (4, 6_000),
        };
        Settings {
            depth,
            table_bits: 12,
            ..Settings::analysis(nodes)
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) strength: Strength,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) features: [i8; Feature::COUNT],
    /// 1 for a win of the Swede, 0 for a loss, one half for a draw.
    pub(crate) result: f32,
}

/// Plays a game and adds the quiet positions at the ends of its searches. `seats` are those of the Swede and of the Muscovite.
pub(crate) fn play(
    judge: &Judge,
    seats: [Seat<'_>; 2],
    seed: u64,
    samples: &mut Vec<Sample>,
) -> Option<Side> {
    let evaluator = Evaluator::new(judge);
    let mut game = opening(judge, seed, OPENING, |_, _| None);
    let first = samples.len();
    for decision in 0..CAP {
        if game.outcome().is_some() {
            break;
        }
        let Seat { weights, strength } = seats[game.position().turn().index()];
        let search_seed = nth_random(seed, 1 << 20 | decision as u64);
        let search = Search::new(&game, strength.settings(), search_seed);
        let mut search = search.with_weights(weights);
        while search.step(u64::MAX) == Progress::Searching {}
        let Some(answer) = search.answer() else { break };
        let end = end_of_line(judge, game.position(), &answer.line);
        if evaluator.is_quiet(judge, &end) {
            let features = evaluator.features(&end);
            samples.push(Sample {
                features: features.map(|count| count as i8),
                result: 0.5,
            });
        }
        game.enter_unchecked(answer.action, &mut |_| ());
    }
    let winner = game.outcome().and_then(|outcome: Outcome| outcome.winner);
    for sample in &mut samples[first..] {
        sample.result = points(winner);
    }
    winner
}

pub(crate) const fn points(winner: Option<Side>) -> f32 {
    match winner {
        Some(Side::Swede) => 1.0,
        Some(Side::Muscovite) => 0.0,
        None => 0.5,
    }
}

/// A game that begins with up to `longest` moves: random ones where `plays_well` knows none.
pub(crate) fn opening(
    judge: &Judge,
    seed: u64,
    longest: u64,
    plays_well: impl Fn(&Game, u64) -> Option<Action>,
) -> Game {
    let mut legal = Actions::new();
    let mut game = Game::new(judge.clone());
    for n in 0..=nth_random(seed, 0) % longest {
        let draw = nth_random(seed, 1 + n);
        game.legal(&mut legal);
        let Some(chosen) = draw.checked_rem(legal.len() as u64) else {
            break;
        };
        let action = plays_well(&game, draw).unwrap_or(legal[chosen as usize]);
        game.enter_unchecked(action, &mut |_| ());
    }
    game
}

fn end_of_line(judge: &Judge, position: &Position, line: &[Action]) -> Position {
    let mut end = *position;
    for &action in line {
        if end.outcome().is_some() {
            break;
        }
        judge.play_unchecked(&mut end, action, &mut |_| ());
    }
    end
}
