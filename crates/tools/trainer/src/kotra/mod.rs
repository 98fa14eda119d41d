//! The net of Kotra.

mod self_play;

use std::fs;
use std::path::PathBuf;

use clap::Args;
use kotra::{Judge, PRESETS, Side};
use kotra_player::{
    Ends, FEATURE_COUNT, HIDDEN_UNITS, Kind, OUTPUTS, Outputs, PADDED, ends_of, write_net,
};

use crate::Result;
use crate::course::{Course, falling};
use crate::learner::{Features, LAMBDA, Meaning};
use crate::rng::GameRng;
use self_play::{Episode, play, rules_of_game};

type Learner = crate::learner::Learner<Ends, FEATURE_COUNT, HIDDEN_UNITS, PADDED>;

/// The number of games after which the state and the weights are saved, and a line is written to the log.
const GAMES_PER_ROUND: u64 = 2_000;

/// The number of turns in a batch.
const BATCH_SIZE: usize = 64;

const COLUMNS: &str = "games,turns_a_game,squared_error,off,off_with_mar,munk,half_munk,jan";

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// How many games it is trained for
    #[arg(long, default_value_t = 300_000)]
    games: u64,
    /// The file that the weights are written to
    #[arg(long, default_value = "crates/games/kotra/player/src/kotra.net")]
    weights: PathBuf,
    #[command(flatten)]
    course: Course,
}

impl Meaning<PADDED> for Ends {
    fn of(outputs: &Outputs) -> Ends {
        ends_of(outputs)
    }

    fn gradient(&self, target: &Ends) -> Outputs {
        let mut errors = [0.0; PADDED];
        let chances = self.chances.iter().zip(target.chances);
        let mars = self.mar.iter().zip(target.mar);
        let differences = chances
            .map(|(said, right)| said - right)
            .chain(mars.map(|(said, right)| (said - right) / Ends::MOST_MAR));
        for (error, difference) in errors.iter_mut().zip(differences) {
            *error = difference;
        }
        errors
    }

    fn error(&self, target: &Ends) -> f32 {
        self.equity() - target.equity()
    }
}

pub(crate) fn train(arguments: &Arguments) -> Result<()> {
    let course = &arguments.course;
    let checkpoint = course.checkpoint("kotra")?;
    let mut learner = Learner::new(course.seed, BATCH_SIZE, [0.1; 2], OUTPUTS);
    learner.restore(&checkpoint);
    while learner.games < arguments.games {
        let line = train_round(arguments, &mut learner);
        learner.save(&checkpoint)?;
        fs::write(&arguments.weights, write_net(&learner.net))?;
        let (games, first) = (learner.games, learner.games <= GAMES_PER_ROUND);
        course.log("kotra", COLUMNS, first, &format!("{games},{line}"))?;
    }
    Ok(())
}

/// Trains for one round. Returns the length of the games, the squared error, and the percentages of their ends.
fn train_round(arguments: &Arguments, learner: &mut Learner) -> String {
    let usual = PRESETS[0].rules;
    let (mut error, mut turns, mut rate) = (0.0, 0, 0.0);
    let mut kinds = [0_u64; Kind::COUNT];
    for _ in 0..GAMES_PER_ROUND {
        let mut rng = GameRng::new(arguments.course.seed, learner.games);
        let judge = Judge::new(rules_of_game(&usual, &mut rng));
        let episode = play(&judge, &learner.net, &mut rng);
        turns += episode.turns.len();
        if let Some(kind) = episode.outcome.as_ref().and_then(Kind::of) {
            kinds[kind.index()] += 1;
        }
        rate = falling(0.000_05, 0.000_95, learner.games, arguments.games);
        let examples = targets(learner, episode);
        error += f64::from(learner.learn(examples, rate));
    }
    // A checkpoint does not contain examples.
    error += f64::from(learner.step(rate));
    let share = |kinds: &[u64]| 100.0 * kinds.iter().sum::<u64>() as f64 / GAMES_PER_ROUND as f64;
    let [off, mar, munk, half, jan] = [0..1, 1..2, 2..7, 7..12, 12..13].map(|of| share(&kinds[of]));
    let (length, error) = (turns as f64 / GAMES_PER_ROUND as f64, error / turns as f64);
    format!("{length:.1},{error:.4},{off:.1},{mar:.1},{munk:.1},{half:.1},{jan:.1}")
}

/// The target for each turn of a game, by TD(λ) from the last turn to the first.
fn targets(learner: &Learner, episode: Episode) -> Vec<(Features, Ends)> {
    let mut examples = Vec::with_capacity(episode.turns.len());
    // The target and the evaluation of the turn after this one, for white.
    let outcome = episode.outcome;
    let mut target = outcome.map(|outcome| Ends::of(&outcome, Side::White));
    let mut evaluation: Option<Ends> = None;
    for turn in episode.turns.into_iter().rev() {
        let seen = |ends: &Ends| match turn.side {
            Side::White => *ends,
            Side::Black => ends.across(),
        };
        let own = seen(&learner.evaluate(&turn.features));
        if let Some(next) = &mut target {
            if let Some(evaluation) = &evaluation {
                let mut mixed = Ends::NONE;
                mixed.add(next, LAMBDA);
                mixed.add(evaluation, 1.0 - LAMBDA);
                *next = mixed;
            }
            examples.push((turn.features, seen(next)));
        } else {
            // Cut off: the last evaluation stands in for the end.
            target = Some(own);
        }
        evaluation = Some(own);
    }
    examples
}
