//! Learns by self-play how likely a side wins, for each recorded rule set a net of its own.
//!
//! It can be broken off and goes on where it was. The same seed and number of games come to the same weights.

mod learner;
mod self_play;
mod state;

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use sahkku::{Judge, PRESETS, Preset, Side, preset};
use sahkku_opponent::{BoardTables, Evaluator, HandCrafted, Net};

use crate::learner::Learner;
use crate::self_play::{Chance, Table};

/// Games after which a rule set gives way to the next, is written down, and is matched.
const ROUND: u64 = 500;

/// Games of the match in each round, in which the net decides die by die as it does when it learns.
const MATCH: u64 = 200;

/// The first games are played by the evaluation made by hand, for the net to watch.
const WATCHED: u64 = 500;

#[derive(Parser)]
#[command(name = "train", about)]
struct Arguments {
    /// The rule sets; all of them without any
    presets: Vec<String>,
    /// What chance is made of
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games each rule set is learned from
    #[arg(long, default_value_t = 8_000)]
    games: u64,
    /// Where training is kept between runs
    #[arg(long, default_value = "target/training")]
    state: PathBuf,
    /// Where the weights go
    #[arg(long, default_value = "web/opponents")]
    weights: PathBuf,
    /// Where the log goes, a table for each rule set
    #[arg(long, default_value = "docs/training")]
    log: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let mut chosen: Vec<&Preset> = Vec::new();
    for id in &arguments.presets {
        chosen.push(preset(id).ok_or_else(|| format!("there is no rule set `{id}`"))?);
    }
    if chosen.is_empty() {
        chosen.extend(&PRESETS);
    }
    for folder in [&arguments.state, &arguments.weights, &arguments.log] {
        fs::create_dir_all(folder)?;
    }
    let bar = ProgressBar::new(arguments.games * chosen.len() as u64);
    bar.set_style(ProgressStyle::with_template(
        "{elapsed_precise} {bar:30} {pos}/{len} games, {eta} to go  {msg}",
    )?);
    for games in (ROUND..=arguments.games).step_by(ROUND as usize) {
        for preset in &chosen {
            bar.set_message(preset.id);
            round(&arguments, preset, games, &bar)?;
        }
    }
    bar.finish();
    Ok(())
}

/// Goes on with one rule set until it has learned from so many games.
fn round(
    arguments: &Arguments,
    preset: &Preset,
    games: u64,
    bar: &ProgressBar,
) -> Result<(), Box<dyn Error>> {
    let file = |folder: &Path, ending: &str| folder.join(format!("{}.{ending}", preset.id));
    let kept = file(&arguments.state, &format!("{}.state", arguments.seed));
    let mut learner = state::read(&kept).unwrap_or_else(|| Learner::new(arguments.seed));
    if learner.games >= games {
        bar.inc(ROUND);
        return Ok(());
    }
    let judge = Judge::new(preset.rules).map_err(|error| error.reason())?;
    let table = Table {
        tables: BoardTables::new(&judge),
        judge,
    };
    let mut net = learner.net();
    let (mut error, mut turns, mut played_now) = (0.0, 0, 0);
    while learner.games < games {
        let number = learner.games;
        let mut chance = Chance::new(arguments.seed, number);
        let teacher: &dyn Evaluator = if number < WATCHED { &HandCrafted } else { &net };
        let played = table.play([teacher; 2], &mut chance);
        error += f64::from(learner.learn(&mut net, &played, rate(number, arguments.games)));
        turns += played.turns.len();
        played_now += 1;
        bar.inc(1);
    }
    state::write(&learner, &kept)?;
    fs::write(file(&arguments.weights, "net"), net.write())?;
    // What is matched is what is shipped.
    let shipped = Net::read(&net.write())?;
    let won = against_hand_made(&table, &shipped, arguments.seed);
    let log = file(&arguments.log, "csv");
    let fresh = learner.games <= ROUND || !log.exists();
    let mut log = OpenOptions::new()
        .create(true)
        .append(!fresh)
        .write(true)
        .truncate(fresh)
        .open(log)?;
    if fresh {
        writeln!(
            log,
            "games,turns_a_game,squared_error,won_of_{MATCH}_against_hand_made"
        )?;
    }
    let count = f64::from(played_now);
    let (games, turns, error) = (learner.games, turns as f64 / count, error / count);
    writeln!(log, "{games},{turns:.1},{error:.5},{won}")?;
    Ok(())
}

/// Large steps at first, small ones in the end.
fn rate(game: u64, games: u64) -> f32 {
    let left = 1.0 - (game as f32 / games.max(1) as f32).min(1.0);
    0.0001 + 0.0011 * left
}

/// How many games of a match the net wins, a draw being half a one: both decide die by die, and each plays both sides.
fn against_hand_made(table: &Table, net: &Net, seed: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..MATCH {
        let mut chance = Chance::new(!seed, game / 2);
        let side = Side::BOTH[(game % 2) as usize];
        let mut players: [&dyn Evaluator; 2] = [&HandCrafted; 2];
        players[side.index()] = net;
        won += match table.play(players, &mut chance).winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    won
}
