//! Trains the net of the computer players of Kotra by self-play.
//!
//! Training can be interrupted and resumes from a checkpoint. The same seed and number of games give
//! the same weights.

mod checkpoint;
mod learner;
mod rng;
mod self_play;

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use kotra::{Judge, PRESETS};
use kotra_player::Kind;

use crate::learner::Learner;
use crate::rng::GameRng;
use crate::self_play::{SelfPlay, rules_of_game};

/// After so many games the state is saved, and a line is written to the log.
const GAMES_PER_ROUND: u64 = 2_000;

/// After so many games the weights are kept, to be measured against later ones.
const GAMES_PER_STEP: u64 = 20_000;

/// What is trained, and where the weights go. Paths begin at the project's folder, from where it is run.
#[derive(Parser, Debug)]
#[command(about, long_about = None)]
struct Arguments {
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games it is trained for
    #[arg(long, default_value_t = 300_000)]
    games: u64,
    /// The folder of the checkpoints
    #[arg(long, default_value = "target/training")]
    checkpoints: PathBuf,
    /// The file that the weights are written to
    #[arg(long, default_value = "crates/games/kotra/player/src/kotra.net")]
    weights: PathBuf,
    /// The log
    #[arg(long, default_value = "docs/training/kotra.csv")]
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
    fs::create_dir_all(&arguments.checkpoints)?;
    let state = arguments
        .checkpoints
        .join(format!("kotra.{}.state", arguments.seed));
    let mut learner = checkpoint::read(&state).unwrap_or_else(|| Learner::new(arguments.seed));
    while learner.games < arguments.games {
        train_round(arguments, &mut learner)?;
        checkpoint::write(&mut learner, &state)?;
        let weights = learner.net.write();
        if learner.games.is_multiple_of(GAMES_PER_STEP) {
            let name = format!("kotra.{}.{}.net", arguments.seed, learner.games);
            fs::write(arguments.checkpoints.join(name), &weights)?;
        }
        fs::write(&arguments.weights, &weights)?;
    }
    Ok(())
}

/// Trains for one round.
fn train_round(arguments: &Arguments, learner: &mut Learner) -> Result<(), Box<dyn Error>> {
    let usual = PRESETS[0].rules;
    let mut self_play = SelfPlay::new();
    let (mut error, mut turns) = (0.0, 0);
    let mut kinds = [0_u64; Kind::COUNT];
    for _ in 0..GAMES_PER_ROUND {
        let mut rng = GameRng::new(arguments.seed, learner.games);
        let judge = Judge::new(rules_of_game(&usual, &mut rng));
        let episode = self_play.play(&judge, &learner.net, &mut rng);
        turns += episode.turns.len();
        if let Some(kind) = episode.outcome.as_ref().and_then(Kind::of) {
            kinds[kind.index()] += 1;
        }
        let rate = learning_rate(learner.games, arguments.games);
        error += f64::from(learner.learn(episode, rate));
    }
    let share = |kinds: &[u64]| 100.0 * kinds.iter().sum::<u64>() as f64 / GAMES_PER_ROUND as f64;
    let [off, mar, munk, half, jan] = [0..1, 1..2, 2..7, 7..12, 12..13].map(|of| share(&kinds[of]));
    let games = learner.games;
    let (length, error) = (turns as f64 / GAMES_PER_ROUND as f64, error / turns as f64);
    let line =
        format!("{games},{length:.1},{error:.4},{off:.1},{mar:.1},{munk:.1},{half:.1},{jan:.1}");
    eprintln!("{line}");
    write_log(arguments, games, &line)?;
    Ok(())
}

/// Adds a line to the log, which begins anew with the training.
fn write_log(arguments: &Arguments, games: u64, line: &str) -> io::Result<()> {
    let is_new = games <= GAMES_PER_ROUND || !arguments.log.exists();
    let mut log = OpenOptions::new()
        .create(true)
        .append(!is_new)
        .write(true)
        .truncate(is_new)
        .open(&arguments.log)?;
    if is_new {
        writeln!(
            log,
            "games,turns_a_game,squared_error,off,off_with_mar,munk,half_munk,jan"
        )?;
    }
    writeln!(log, "{line}")
}

/// The learning rate falls linearly with the games.
fn learning_rate(game: u64, games: u64) -> f32 {
    let left = 1.0 - (game as f32 / games.max(1) as f32).min(1.0);
    0.000_05 + 0.000_95 * left
}
