//! Trains by self-play: a net for each recorded rule set.
//!
//! Training can be interrupted and resumes from a checkpoint. The same seed and number of games give
//! the same weights.

mod checkpoint;
mod learner;
mod self_play;

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use sahkku::{Judge, PRESETS, Preset, Side, preset};
use sahkku_player::{Evaluator, HandCrafted, Net};

use crate::learner::Learner;
use crate::self_play::{Environment, GameRng};

/// Each rule set in turn is trained for so many games, saved, and tested in a match.
const GAMES_PER_ROUND: u64 = 500;

/// Games of that match. As in training, each die is used by itself.
const MATCH_GAMES: u64 = 200;

/// The hand-crafted evaluation plays the first games; the net only learns from them.
const WARM_UP_GAMES: u64 = 500;

/// What is trained, and where the weights go. Paths begin at the project's folder, from where it is run.
#[derive(Parser, Debug)]
#[command(about, long_about = None)]
struct Arguments {
    /// The rule sets; all if none is named
    presets: Vec<String>,
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games each rule set is trained for
    #[arg(long, default_value_t = 8_000)]
    games: u64,
    /// The folder of the checkpoints
    #[arg(long, default_value = "target/training")]
    checkpoints: PathBuf,
    /// The folder that the weights are written to
    #[arg(long, default_value = "crates/games/sahkku/player/opponents")]
    weights: PathBuf,
    /// The folder of the logs, one table for each rule set
    #[arg(long, default_value = "docs/training")]
    log: PathBuf,
}

fn main() -> ExitCode {
    match train(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("training stopped: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Trains, and writes weights and log as it goes.
fn train(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let mut chosen: Vec<&Preset> = Vec::new();
    for id in &arguments.presets {
        chosen.push(preset(id).ok_or_else(|| format!("there is no rule set `{id}`"))?);
    }
    if chosen.is_empty() {
        chosen.extend(&PRESETS);
    }
    for folder in [&arguments.checkpoints, &arguments.weights, &arguments.log] {
        fs::create_dir_all(folder)?;
    }
    let bar = ProgressBar::new(arguments.games * chosen.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{elapsed_precise} {bar:30} {pos}/{len} games, {eta} to go  {msg}",
    )?);
    for games in (GAMES_PER_ROUND..=arguments.games).step_by(GAMES_PER_ROUND as usize) {
        for preset in &chosen {
            bar.set_message(preset.id);
            train_round(arguments, preset, games, &bar)?;
        }
    }
    bar.finish();
    Ok(())
}

/// Trains one rule set up to this number of games.
fn train_round(
    arguments: &Arguments,
    preset: &Preset,
    games: u64,
    bar: &ProgressBar,
) -> Result<(), Box<dyn Error>> {
    let file = |folder: &Path, ending: &str| folder.join(format!("{}.{ending}", preset.id));
    let checkpoint = file(&arguments.checkpoints, &format!("{}.state", arguments.seed));
    let mut learner = checkpoint::read(&checkpoint).unwrap_or_else(|| Learner::new(arguments.seed));
    if learner.games >= games {
        bar.inc(GAMES_PER_ROUND);
        return Ok(());
    }
    let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
    let environment = Environment::new(judge);
    let mut net = learner.net();
    let (mut error, mut turns, mut played) = (0.0, 0, 0);
    while learner.games < games {
        let game = learner.games;
        let mut rng = GameRng::new(arguments.seed, game);
        let player: &dyn Evaluator = if game < WARM_UP_GAMES {
            &HandCrafted
        } else {
            &net
        };
        let episode = environment.play([player; 2], &mut rng);
        let learning_rate = learning_rate(game, arguments.games);
        error += f64::from(learner.learn(&mut net, &episode, learning_rate));
        turns += episode.turns.len();
        played += 1;
        bar.inc(1);
    }
    checkpoint::write(&learner, &checkpoint)?;
    fs::write(file(&arguments.weights, "net"), net.write())?;
    // Quantised, as it is shipped.
    let shipped = Net::read(&net.write())?;
    let won = match_against_hand_crafted(&environment, &shipped, arguments.seed);
    let log = file(&arguments.log, "csv");
    let is_new = learner.games <= GAMES_PER_ROUND || !log.exists();
    let mut log = OpenOptions::new()
        .create(true)
        .append(!is_new)
        .write(true)
        .truncate(is_new)
        .open(log)?;
    if is_new {
        writeln!(
            log,
            "games,turns_a_game,squared_error,won_of_{MATCH_GAMES}_against_hand_made"
        )?;
    }
    let count = f64::from(played);
    let (games, turns, error) = (learner.games, turns as f64 / count, error / count);
    writeln!(log, "{games},{turns:.1},{error:.5},{won}")?;
    Ok(())
}

/// The learning rate falls linearly with the games.
fn learning_rate(game: u64, games: u64) -> f32 {
    let left = 1.0 - (game as f32 / games.max(1) as f32).min(1.0);
    0.0001 + 0.0011 * left
}

/// How many games of a match the net wins, a draw counted as half a game. It plays both sides with
/// the same random numbers.
fn match_against_hand_crafted(environment: &Environment, net: &Net, seed: u64) -> f64 {
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
