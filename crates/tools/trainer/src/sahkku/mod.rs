//! The nets of sáhkku, one for each rule set.

mod self_play;

use std::fs;
use std::path::PathBuf;

use clap::Args;
use game::logistic;
use sahkku::{Judge, PRESETS, Preset, Side, preset};
use sahkku_player::{Evaluator, FEATURE_COUNT, HIDDEN_UNITS, HandCrafted, read_net, write_net};

use crate::Result;
use crate::course::{Course, falling};
use crate::learner::{Features, LAMBDA, Meaning};
use crate::rng::GameRng;
use self_play::{Environment, Episode};

type Learner = crate::learner::Learner<WinProbability, FEATURE_COUNT, HIDDEN_UNITS, 1>;

/// The number of games after which the state is saved, and the net is tested in a match.
const GAMES_PER_ROUND: u64 = 500;

/// The number of games of that match. As in training, each die is used without looking at the next one.
const MATCH_GAMES: u64 = 200;

/// The number of first games, which the hand-crafted evaluation plays; the net only learns from them.
const WARM_UP_GAMES: u64 = 500;

/// The number of turns in a batch.
const BATCH_SIZE: usize = 32;

/// The discount of an advantage (the distance from one half) for each turn. It teaches a side that is ahead to finish the game.
const DISCOUNT: f32 = 0.998;

const COLUMNS: &str = "games,turns_a_game,squared_error,won_of_200_against_hand_made";

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The rule sets; all by default
    presets: Vec<String>,
    /// How many games each rule set is trained for
    #[arg(long, default_value_t = 8_000)]
    games: u64,
    /// The folder that the weights are written to
    #[arg(long, default_value = "crates/games/sahkku/player/opponents")]
    weights: PathBuf,
    #[command(flatten)]
    course: Course,
}

/// The win probability of the side that throws next.
#[derive(Clone, Copy)]
struct WinProbability(f32);

impl Meaning<1> for WinProbability {
    fn of([logit]: &[f32; 1]) -> WinProbability {
        WinProbability(logistic(*logit))
    }

    /// The loss is the cross-entropy, so its gradient at the logit is the error itself.
    fn gradient(&self, target: &WinProbability) -> [f32; 1] {
        [self.error(target)]
    }

    fn error(&self, target: &WinProbability) -> f32 {
        self.0 - target.0
    }
}

pub(crate) fn train(arguments: &Arguments) -> Result<()> {
    let mut chosen: Vec<&Preset> = Vec::new();
    for id in &arguments.presets {
        chosen.push(preset(id).ok_or_else(|| format!("there is no rule set `{id}`"))?);
    }
    if chosen.is_empty() {
        chosen.extend(&PRESETS);
    }
    fs::create_dir_all(&arguments.weights)?;
    for preset in chosen {
        let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
        let environment = Environment::new(judge);
        let checkpoint = arguments.course.checkpoint(preset.id)?;
        let mut learner = Learner::new(arguments.course.seed, BATCH_SIZE, [0.08, 0.4], 1);
        learner.restore(&checkpoint);
        while learner.games < arguments.games {
            let line = train_round(arguments, &environment, &mut learner);
            learner.save(&checkpoint)?;
            let weights = write_net(&learner.net);
            fs::write(
                arguments.weights.join(format!("{}.net", preset.id)),
                &weights,
            )?;
            // Quantised, as it is shipped.
            let won = won(&environment, &read_net(&weights)?, arguments.course.seed);
            let (games, first) = (learner.games, learner.games <= GAMES_PER_ROUND);
            let line = format!("{games},{line},{won}");
            arguments.course.log(preset.id, COLUMNS, first, &line)?;
        }
    }
    Ok(())
}

/// Trains for one round. Returns the number of turns in a game, and the mean squared error.
fn train_round(arguments: &Arguments, environment: &Environment, learner: &mut Learner) -> String {
    let (mut error, mut turns) = (0.0, 0);
    for _ in 0..GAMES_PER_ROUND {
        let game = learner.games;
        let mut rng = GameRng::new(arguments.course.seed, game);
        let player: &dyn Evaluator = match game < WARM_UP_GAMES {
            true => &HandCrafted,
            false => &learner.net,
        };
        let episode = environment.play([player; 2], &mut rng);
        let rate = falling(0.0001, 0.0011, game, arguments.games);
        let count = episode.turns.len();
        let examples = targets(learner, episode);
        let sum = learner.learn(examples, rate) + learner.step(rate);
        error += f64::from(sum / count.max(1) as f32);
        turns += count;
    }
    let count = GAMES_PER_ROUND as f64;
    format!("{:.1},{:.5}", turns as f64 / count, error / count)
}

/// The target for each turn of a game, by TD(λ) from the last turn to the first.
fn targets(learner: &Learner, episode: Episode) -> Vec<(Features, WinProbability)> {
    let mut examples = Vec::with_capacity(episode.turns.len());
    // The target and the evaluation of the turn after this one, for the side that throws then.
    let mut next_target = episode.result;
    let mut next_evaluation = None;
    for features in episode.turns.into_iter().rev() {
        let enemy_target = match next_evaluation {
            None => next_target,
            Some(evaluation) => LAMBDA * next_target + (1.0 - LAMBDA) * evaluation,
        };
        // The sides alternate: an advantage of one is a disadvantage of the other.
        next_target = 0.5 + DISCOUNT * (0.5 - enemy_target);
        next_evaluation = Some(learner.evaluate(&features).0);
        examples.push((features, WinProbability(next_target)));
    }
    examples.reverse();
    examples
}

/// The number of games of a match that the net wins against the hand-crafted evaluation, with a draw as half a win. It plays
/// both sides with the same random numbers.
fn won(environment: &Environment, net: &dyn Evaluator, seed: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..MATCH_GAMES {
        let mut rng = GameRng::new(!seed, game / 2);
        let side = Side::BOTH[(game % 2) as usize];
        let mut players: [&dyn Evaluator; 2] = [&HandCrafted; 2];
        players[side.index()] = net;
        won += match environment.play(players, &mut rng).winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    won
}
