//! What scores mean: curves from scores to probabilities, fitted to the results of games, and a table of what they say of other
//! games beside what happened.

use core::fmt::Write as _;
use std::thread;

use game::{Brain as _, Level, Progress, nth_random};
use hnefatafl::{Actions, Board, Game, Judge, PRESETS, Side, preset};
use hnefatafl_player::{Calibration, Curve, Evaluator, Player, Search, Settings};

use crate::self_play::points;

/// Games begin with at least one and at most so many moves of which one side or both know little.
const OPENING: u64 = 14;

/// Games are cut off as a draw after so many decisions, unless a side has a win by force. On 11×11 they are longer.
const fn cap(board: Board) -> usize {
    match board {
        Board::Seven | Board::Nine => 200,
        Board::Eleven => 500,
    }
}

/// In one game of so many, one position is searched as for a hint, too: ten times as long.
const HINTED: u64 = 6;

/// Steps of the fit along each of the numbers of a curve. Far fewer are needed.
const STEPS: usize = 300;

/// How much the numbers of a curve are held to those of the scale of the scores: as much as so many positions do.
const PRIOR: f64 = 2.0;

/// The least slope.
const LEAST: f64 = 0.02;

/// The tenths of the table.
const TENTHS: usize = 10;

/// How a score is come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seen {
    /// By a search as long as those of a review.
    Searched,
    /// By a search as long as that of a hint.
    Hinted,
    /// By the static evaluation.
    AtOnce,
}

impl Seen {
    const ALL: [Seen; 3] = [Seen::Searched, Seen::Hinted, Seen::AtOnce];

    const fn word(self) -> &'static str {
        match self {
            Seen::Searched => "review",
            Seen::Hinted => "hint",
            Seen::AtOnce => "static",
        }
    }

    fn curves(self, calibration: &Calibration) -> &[Curve; 2] {
        match self {
            Seen::Searched | Seen::Hinted => &calibration.searched,
            Seen::AtOnce => &calibration.at_once,
        }
    }
}

/// A score in a game, and how that ended.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sample {
    seen: Seen,
    game: u64,
    turn: Side,
    score: i32,
    /// 1 for a win of the Swede, 0 for a loss, one half for a draw.
    result: f32,
}

/// How much is calibrated.
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// Games of each rule set.
    pub(crate) games: u64,
    /// The games are played by the player of this level.
    pub(crate) level: Level,
    /// The named rule sets; all if none is named.
    pub(crate) rules: Vec<String>,
}

/// The curves of a named rule set, fitted to all of its games; and what those fitted to each half of them say of the other half.
pub(crate) struct Calibrated {
    id: &'static str,
    calibration: Calibration,
    rows: Vec<Row>,
}

/// What was said in so many positions, and what happened.
#[derive(Clone, PartialEq, Debug)]
struct Row {
    seen: Seen,
    /// The tenth, from 0; none for wins by force.
    tenth: Option<usize>,
    positions: usize,
    games: usize,
    /// Percent.
    said: f64,
    happened: f64,
}

/// Calibrates the named rule sets one after the other.
pub(crate) fn calibrate(
    plan: &Plan,
    mut tell: impl FnMut(&Calibrated),
) -> Result<Vec<Calibrated>, String> {
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
        let samples = in_parallel(plan.games, &|game| {
            let cap = cap(preset.rules.board);
            samples_of(&judge, plan.level, cap, game, nth_random(seed, game))
        });
        let is_early = |sample: &Sample| sample.game < plan.games / 2;
        let (early, late): (Vec<Sample>, Vec<Sample>) = samples.iter().copied().partition(is_early);
        let apart = [(fitted(&late), &early[..]), (fitted(&early), &late[..])];
        let calibrated = Calibrated {
            id: preset.id,
            calibration: fitted(&samples),
            rows: rows(&apart),
        };
        tell(&calibrated);
        all.push(calibrated);
    }
    Ok(all)
}

/// The curves that are fitted to samples.
fn fitted(samples: &[Sample]) -> Calibration {
    let curves = |seen: Seen| {
        Side::BOTH.map(|side| {
            let here = |sample: &&Sample| sample.seen == seen && sample.turn == side;
            let here: Vec<Sample> = samples.iter().filter(here).copied().collect();
            fit(&here)
        })
    };
    Calibration {
        searched: curves(Seen::Searched),
        at_once: curves(Seen::AtOnce),
    }
}

/// What `play` comes to for each of so many games, in their order.
pub(crate) fn in_parallel<T: Send>(games: u64, play: &(impl Fn(u64) -> Vec<T> + Sync)) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, |count| count.get() as u64);
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|part| {
                let games = part * games / threads..(part + 1) * games / threads;
                scope.spawn(move || games.flat_map(play).collect::<Vec<T>>())
            })
            .collect();
        let parts = parts.into_iter();
        parts
            .flat_map(|part| part.join().unwrap_or_default())
            .collect()
    })
}

/// Plays a game between equal players and adds what is seen in its positions.
fn samples_of(judge: &Judge, level: Level, cap: usize, number: u64, seed: u64) -> Vec<Sample> {
    let evaluator = Evaluator::new(judge);
    let player = Player::of_level(level).settings();
    let mut game = opening(judge, number, seed);
    let mut samples = Vec::new();
    let mut add = |game: &Game, seen, score| {
        samples.push(Sample {
            seen,
            game: number,
            turn: game.position().turn(),
            score,
            result: 0.5,
        });
    };
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
        add(&game, Seen::AtOnce, evaluator.evaluate(game.position()));
        add(&game, Seen::Searched, score);
        let looked_at = nth_random(seed, 1 << 21) % 8;
        if number.is_multiple_of(HINTED) && decision as u64 == looked_at {
            let master = Player::of_level(Level::Master).settings();
            if let Some((_, score)) = searched(&game, master, 0) {
                add(&game, Seen::Hinted, score);
            }
        }
        game.enter_unchecked(action, &mut |_| ());
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    for sample in &mut samples {
        sample.result = points(winner);
    }
    samples
}

/// What is best, and its score for the Swede.
fn searched(game: &Game, settings: Settings, seed: u64) -> Option<(hnefatafl::Action, i32)> {
    let mut search = Search::new(game, settings, seed);
    while search.step(u64::MAX) == Progress::Searching {}
    let answer = search.answer()?;
    Some((answer.action, answer.score))
}

/// A game that begins badly for one side or the other: in half of the games both move at random, in the others one does, and
/// the other side plays well.
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
    let mut legal = Actions::new();
    let mut game = Game::new(judge.clone());
    for n in 0..=nth_random(seed, 0) % OPENING {
        if game.outcome().is_some() {
            break;
        }
        let draw = nth_random(seed, 1 + n);
        let action = match plays_well == Some(game.position().turn()) {
            true => searched(&game, quick, draw).map(|(action, _)| action),
            false => {
                game.legal(&mut legal);
                let chosen = draw.checked_rem(legal.len() as u64);
                chosen.map(|chosen| legal[chosen as usize])
            }
        };
        let Some(action) = action else { break };
        game.enter_unchecked(action, &mut |_| ());
    }
    game
}

/// Whether a score is a win by force, which is certain and not fitted.
fn is_forced(score: i32) -> bool {
    let said = Curve::UNFITTED.win_probability(score);
    said == 0.0 || said == 1.0
}

/// The most likely curve for these samples: Newton's method along each of its numbers in turn. The loss has one valley.
fn fit(samples: &[Sample]) -> Curve {
    let usual = [0.0, 1.0, 1.0, 1.0, 1.0];
    let mut numbers = usual;
    let parts: Vec<([f64; 5], f64)> = samples
        .iter()
        .filter(|sample| !is_forced(sample.score))
        .map(|sample| {
            let [a, b, c, d] = Curve::along(sample.score).map(f64::from);
            ([1.0, a, b, c, d], sample.result.into())
        })
        .collect();
    for step in 0..numbers.len() * STEPS {
        let n = step % numbers.len();
        let mut gradient = PRIOR * (numbers[n] - usual[n]);
        let mut curvature = PRIOR;
        for (factors, result) in &parts {
            let logit: f64 = factors
                .iter()
                .zip(numbers)
                .map(|(one, other)| one * other)
                .sum();
            let said = 1.0 / (1.0 + (-logit).exp());
            gradient += (said - result) * factors[n];
            curvature += said * (1.0 - said) * factors[n] * factors[n];
        }
        // Half a step: a whole one may lead beyond the valley where nearly all results are the same.
        numbers[n] -= 0.5 * (gradient / curvature).clamp(-1.0, 1.0);
        if n > 0 {
            numbers[n] = numbers[n].max(LEAST);
        }
    }
    let [even, slopes @ ..] = numbers.map(rounded);
    Curve { even, slopes }
}

/// A number as it is written.
fn rounded(number: f64) -> f32 {
    ((number * 1_000.0).round() / 1_000.0) as f32
}

/// What curves say of samples, by tenths, and of wins by force; and what happened.
fn rows(parts: &[(Calibration, &[Sample])]) -> Vec<Row> {
    let mut rows = Vec::new();
    for seen in Seen::ALL {
        let samples = parts.iter().flat_map(|(calibration, samples)| {
            let samples = samples.iter().filter(|sample| sample.seen == seen);
            samples.map(|sample| {
                let curve = seen.curves(calibration)[sample.turn.index()];
                (f64::from(curve.win_probability(sample.score)), *sample)
            })
        });
        let samples: Vec<(f64, Sample)> = samples.collect();
        let tenth = |(said, sample): &(f64, Sample)| {
            let tenth = (said * TENTHS as f64) as usize;
            (!is_forced(sample.score)).then_some(tenth.min(TENTHS - 1))
        };
        for wanted in (0..TENTHS).map(Some).chain([None]) {
            let here = |one: &&(f64, Sample)| tenth(one) == wanted;
            let here: Vec<&(f64, Sample)> = samples.iter().filter(here).collect();
            let mut games: Vec<u64> = here.iter().map(|(_, sample)| sample.game).collect();
            games.dedup();
            let mean = |of: &dyn Fn(&(f64, Sample)) -> f64| {
                100.0 * here.iter().map(|one| of(one)).sum::<f64>() / here.len() as f64
            };
            // By force is right where the side that was said to win did.
            let right = |(_, sample): &(f64, Sample)| {
                let result = f64::from(sample.result);
                if sample.score > 0 {
                    result
                } else {
                    1.0 - result
                }
            };
            let (said, happened) = match wanted {
                Some(_) => (
                    mean(&|(said, _)| *said),
                    mean(&|(_, one)| one.result.into()),
                ),
                None => (100.0, mean(&right)),
            };
            if !here.is_empty() {
                rows.push(Row {
                    seen,
                    tenth: wanted,
                    positions: here.len(),
                    games: games.len(),
                    said,
                    happened,
                });
            }
        }
    }
    rows
}

const HEAD: &str = "\
//! How scores become probabilities under each named rule set. `hnefatafl-trainer --calibrate` writes this file.

use crate::{Calibration, Curve};
";

/// The source of the curves: those of `all`, and for the other named rule sets those that the players have.
pub(crate) fn source(all: &[Calibrated]) -> String {
    let curves = PRESETS.iter().map(|preset| {
        let new = all.iter().find(|one| one.id == preset.id);
        let calibration = new.map_or(Calibration::of(&preset.rules), |one| one.calibration);
        (preset.id, calibration)
    });
    let curves: Vec<_> = curves
        .filter(|(_, calibration)| *calibration != Calibration::UNFITTED)
        .collect();
    let mut source = HEAD.to_owned();
    let _ = write!(
        source,
        "\npub(crate) static NAMED: [(&str, Calibration); {}] = [\n",
        curves.len()
    );
    for (id, calibration) in curves {
        let _ = write!(source, "    (\n        \"{id}\",\n        Calibration {{\n");
        for (name, curves) in [
            ("searched", calibration.searched),
            ("at_once", calibration.at_once),
        ] {
            let _ = writeln!(source, "            {name}: [");
            for Curve { even, slopes } in curves {
                let _ = write!(
                    source,
                    "                Curve {{\n                    even: {even:?},\n                    \
                     slopes: {slopes:?},\n                }},\n"
                );
            }
            let _ = writeln!(source, "            ],");
        }
        source.push_str("        },\n    ),\n");
    }
    source.push_str("];\n");
    source
}

/// The names of the columns of [`table`].
const COLUMNS: &str = "rules,seen,tenth,positions,games,said,happened";

/// The table, as CSV: the rows of `all`, and for the other named rule sets those of the table before.
pub(crate) fn table(all: &[Calibrated], before: &str) -> String {
    let mut table = format!("{COLUMNS}\n");
    for preset in &PRESETS {
        match all.iter().find(|one| one.id == preset.id) {
            Some(one) => table.push_str(&lines(one)),
            None => {
                let kept = before
                    .lines()
                    .filter(|line| line.split(',').next() == Some(preset.id));
                kept.for_each(|line| {
                    let _ = writeln!(table, "{line}");
                });
            }
        }
    }
    table
}

/// The lines of a rule set in the table.
pub(crate) fn lines(calibrated: &Calibrated) -> String {
    let mut lines = String::new();
    for row in &calibrated.rows {
        let tenth = row.tenth.map_or("force".to_owned(), |tenth| {
            format!("{}-{}", 10 * tenth, 10 * (tenth + 1))
        });
        let _ = writeln!(
            lines,
            "{},{},{tenth},{},{},{:.1},{:.1}",
            calibrated.id,
            row.seen.word(),
            row.positions,
            row.games,
            row.said,
            row.happened
        );
    }
    lines
}
