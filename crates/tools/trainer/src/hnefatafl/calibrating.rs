//! The meaning of scores: curves from scores to probabilities, fitted to the results of games.

use core::fmt::Write as _;

use game::{Bot as _, Level, Progress, nth_random};
use hnefatafl::{Board, Game, Judge, PRESETS, Side, preset};
use hnefatafl_player::{Calibration, Curve, Evaluator, Player, Search, Settings};

use rayon::prelude::*;

use super::CurveArguments;
use super::self_play::{self, points};

/// The maximum number of random moves, at least one, with which one or both sides begin a game.
const OPENING: u64 = 14;

/// The number of decisions after which a game is cut off as a draw, unless a side has a forced win. Games on 11×11 are longer.
const fn cap(board: Board) -> usize {
    match board {
        Board::Seven | Board::Nine => 200,
        Board::Eleven => 500,
    }
}

/// The number of fitting steps along each parameter of a curve. Far fewer are needed.
const STEPS: usize = 300;

/// The strength of the prior towards the unfitted scale, in equivalent positions.
const PRIOR: f64 = 2.0;

const LEAST: f64 = 0.02;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Sample {
    turn: Side,
    /// By a search as long as that of a review, and by the static evaluation.
    scores: [i32; 2],
    /// 1 for a win of the Swede, 0 for a loss, one half for a draw.
    result: f32,
}

/// Calibrates the named rule sets in turn.
pub(crate) fn calibrate(plan: &CurveArguments) -> Result<Vec<(&'static str, Calibration)>, String> {
    if let Some(name) = plan.rules.iter().find(|name| preset(name).is_none()) {
        return Err(format!("there is no rule set {name}"));
    }
    let mut all = Vec::new();
    let asked = |id: &str| plan.rules.is_empty() || plan.rules.iter().any(|name| name == id);
    for (n, preset) in PRESETS.iter().enumerate() {
        if !asked(preset.id) {
            continue;
        }
        let judge = Judge::new(preset.rules).map_err(|why| format!("{}: {why}", preset.id))?;
        let seed = nth_random(plan.seed, n as u64);
        let play = |game| {
            let cap = cap(preset.rules.board);
            samples_of(&judge, plan.level, cap, game, nth_random(seed, game))
        };
        let games = (0..plan.games).into_par_iter();
        let samples: Vec<Sample> = games.flat_map_iter(play).collect();
        eprintln!("{}: {} positions", preset.id, samples.len());
        all.push((preset.id, fitted(&samples)));
    }
    Ok(all)
}

fn fitted(samples: &[Sample]) -> Calibration {
    let curves = |by: usize| {
        Side::BOTH.map(|side| {
            let here = samples.iter().filter(|sample| sample.turn == side);
            let here: Vec<(i32, f32)> = here
                .map(|sample| (sample.scores[by], sample.result))
                .collect();
            fit(&here)
        })
    };
    Calibration {
        searched: curves(0),
        at_once: curves(1),
    }
}

/// Plays a game between equal players and returns the samples of its positions.
fn samples_of(judge: &Judge, level: Level, cap: usize, number: u64, seed: u64) -> Vec<Sample> {
    let evaluator = Evaluator::new(judge);
    let player = Player::of_level(level).settings();
    let mut game = opening(judge, number, seed);
    let mut samples = Vec::new();
    let mut end = cap;
    for decision in 0.. {
        if game.outcome().is_some() || decision >= end {
            break;
        }
        let search_seed = nth_random(seed, 1 << 20 | decision as u64);
        let Some((action, score)) = searched(&game, player, search_seed) else {
            break;
        };
        if is_forced(score) {
            // The other side may not see it yet.
            end = end.max(decision + 3);
        }
        samples.push(Sample {
            turn: game.position().turn(),
            scores: [score, evaluator.evaluate(game.position())],
            result: 0.5,
        });
        game.enter_unchecked(action, &mut |_| ());
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    for sample in &mut samples {
        sample.result = points(winner);
    }
    samples
}

/// The best move, and its score for the Swede.
fn searched(game: &Game, settings: Settings, seed: u64) -> Option<(hnefatafl::Action, i32)> {
    let mut search = Search::new(game, settings, seed);
    while search.step(u64::MAX) == Progress::Searching {}
    let answer = search.answer()?;
    Some((answer.action, answer.score))
}

/// A game that begins badly for one side: in half of the games both sides move at random, in the others one does, and the other
/// plays well.
fn opening(judge: &Judge, number: u64, seed: u64) -> Game {
    let quick = Settings {
        table_bits: 10,
        ..Settings::analysis(1_000)
    };
    let plays_well = match number % 4 {
        0 => Some(Side::Swede),
        1 => Some(Side::Muscovite),
        _ => None,
    };
    self_play::opening(judge, seed, OPENING, |game, draw| {
        if plays_well != Some(game.position().turn()) {
            return None;
        }
        let (action, _) = searched(game, quick, draw)?;
        Some(action)
    })
}

/// Whether a score is a forced win, which is certain and not fitted.
fn is_forced(score: i32) -> bool {
    let said = Curve::UNFITTED.win_probability(score);
    said == 0.0 || said == 1.0
}

/// The maximum likelihood curve for these samples, by Newton's method along each parameter in turn. The loss has a single
/// minimum.
fn fit(samples: &[(i32, f32)]) -> Curve {
    let usual = [0.0, 1.0, 1.0, 1.0, 1.0];
    let mut numbers = usual;
    let parts: Vec<([f64; 5], f64)> = samples
        .iter()
        .filter(|(score, _)| !is_forced(*score))
        .map(|&(score, result)| {
            let [a, b, c, d] = Curve::along(score).map(f64::from);
            ([1.0, a, b, c, d], result.into())
        })
        .collect();
    for step in 0..numbers.len() * STEPS {
        let n = step % numbers.len();
        let mut gradient = PRIOR * (numbers[n] - usual[n]);
        let mut curvature = PRIOR;
        for (factors, result) in &parts {
            let products = factors.iter().zip(numbers);
            let logit: f64 = products.map(|(one, other)| one * other).sum();
            let said = 1.0 / (1.0 + (-logit).exp());
            gradient += (said - result) * factors[n];
            curvature += said * (1.0 - said) * factors[n] * factors[n];
        }
        // Half a step, because a whole one may overshoot if nearly all results are the same.
        numbers[n] -= 0.5 * (gradient / curvature).clamp(-1.0, 1.0);
        if n > 0 {
            numbers[n] = numbers[n].max(LEAST);
        }
    }
    let [even, slopes @ ..] = numbers.map(rounded);
    Curve { even, slopes }
}

/// A number as written to the file.
fn rounded(number: f64) -> f32 {
    ((number * 1_000.0).round() / 1_000.0) as f32
}

/// The source code of the curves: those of `all`, and the current ones for the other named rule sets.
pub(crate) fn source(all: &[(&'static str, Calibration)]) -> String {
    let mut source = HEAD.to_owned();
    for preset in &PRESETS {
        let new = all.iter().find(|(id, _)| *id == preset.id);
        let calibration = new.map_or(Calibration::of(&preset.rules), |(_, new)| *new);
        if calibration == Calibration::UNFITTED {
            continue;
        }
        let _ = write!(source, "    (\n        \"{}\",\n        [\n", preset.id);
        for Curve {
            even,
            slopes: [a, b, c, d],
        } in calibration.searched.iter().chain(&calibration.at_once)
        {
            let _ = writeln!(
                source,
                "            [{even:?}, {a:?}, {b:?}, {c:?}, {d:?}],"
            );
        }
        source.push_str("        ],\n    ),\n");
    }
    source + "];\n"
}

const HEAD: &str = "\
//! How scores become probabilities under each named rule set. `crates/tools/trainer` writes this file.

/// By rule set, the numbers of four curves: after a search with the Swede to move, with the Muscovite to move, and the same for the
/// static evaluation.
pub(crate) static NAMED: &[(&str, [[f32; 5]; 4])] = &[
";
