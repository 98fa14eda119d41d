//! Matches between computer players of Kotra, also with the weights of a file: units a game with
//! 95 % intervals, and how often each end comes.
//!
//! Games come in pairs with the same dice and the sides swapped, so that luck counts less.

mod rng;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::sync::Arc;

use clap::Parser;
use game::Brain;
use kotra::{Judge, Munk, Outcome, PRESETS, Position, Reason, Side, Stage};
use kotra_player::{Evaluation, Net, Player, Search, Settings};

use crate::rng::GameRng;

/// A game that lasts for so many turns is broken off and counts as a draw.
const MOST_TURNS: usize = 2_000;

#[derive(Parser)]
#[command(about)]
struct Arguments {
    /// Two players: a level, `by-hand`, `racer` or `random`; `strong@FILE` plays with other weights
    #[arg(
        long,
        default_value = "strong,strong",
        value_delimiter = ',',
        num_args = 1
    )]
    players: Vec<String>,
    /// How many games; an odd one is left out
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// The seed of all random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin at the short start
    #[arg(long)]
    short: bool,
    /// Other rules, such as `after_throws=13`
    #[arg(long = "rule")]
    rules: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    let [one, other] = &arguments.players[..] else {
        return Err("two players are needed".into());
    };
    let players = [player(one)?, player(other)?];
    let mut rules = PRESETS[0].rules;
    for option in &arguments.rules {
        let (name, value) = option.split_once('=').ok_or("an option is NAME=VALUE")?;
        rules
            .set(name, value)
            .map_err(|error| format!("{error:?}"))?;
    }
    let judge = Judge::new(rules);
    let mut tally = Tally::default();
    for pair in 0..arguments.games / 2 {
        let mut units = [0.0; 2];
        for (game, units) in units.iter_mut().enumerate() {
            // The dice do not depend on how often the players draw.
            let rngs = [arguments.seed, !arguments.seed].map(|seed| GameRng::new(seed, pair));
            let first = Side::BOTH[game];
            let start = match arguments.short {
                true => judge.short_start(first),
                false => judge.start(first),
            };
            let (outcome, turns) = play(&judge, &players, start, rngs);
            *units = tally.count(outcome, turns, Side::White, first);
        }
        tally.pairs.push((units[0] + units[1]) / 2.0);
    }
    tally.print(&arguments);
    Ok(())
}

fn player(word: &str) -> Result<Settings, Box<dyn Error>> {
    let (word, file) = word.split_once('@').unwrap_or((word, ""));
    let mut settings = Player::named(word)
        .ok_or("there is no such player")?
        .settings();
    if !file.is_empty() {
        settings.evaluation = Evaluation::Net(Arc::new(Net::read(&fs::read(file)?)?));
    }
    Ok(settings)
}

/// Plays a game on; the first player has white. Returns how it ended and how many
/// turns it had.
fn play(
    judge: &Judge,
    players: &[Settings; 2],
    mut position: Position,
    [mut dice, mut draws]: [GameRng; 2],
) -> (Option<Outcome>, usize) {
    let mut turns = 0;
    while turns < MOST_TURNS {
        match position.stage() {
            Stage::Over(outcome) => return (Some(outcome), turns),
            Stage::Throw(count) => {
                turns += 1;
                let throw = dice.throw(count);
                judge.throw_unchecked(&mut position, throw, &mut |_| ());
            }
            Stage::Decide => decide(judge, players, &mut position, draws.number()),
        }
    }
    (None, turns)
}

/// Plays the rest of the turn as its side plans it, or chooses how many dice it throws.
fn decide(judge: &Judge, players: &[Settings; 2], position: &mut Position, seed: u64) {
    let settings = &players[position.turn().index()];
    let mut search = Search::new(judge, position, settings, seed);
    while search.step(u32::MAX) == game::Progress::Searching {}
    if let Some(answer) = search.answer() {
        for action in answer.way {
            judge.play_unchecked(position, action, &mut |_| ());
        }
    }
}

#[derive(Default)]
struct Tally {
    /// Units a game of the first player, by pair.
    pairs: Vec<f64>,
    /// By kind of end: how many, and how many the first player won.
    ends: BTreeMap<String, [u64; 2]>,
    turns: usize,
    wins: [u64; 2],
    draws: u64,
    begun: f64,
}

impl Tally {
    /// Counts a game. Returns what it is worth to `side`.
    fn count(&mut self, outcome: Option<Outcome>, turns: usize, side: Side, first: Side) -> f64 {
        self.turns += turns;
        let name = outcome.as_ref().map_or("broken off".to_owned(), name);
        let entry = self.ends.entry(name).or_default();
        let winner = outcome.and_then(|outcome| outcome.winner);
        entry[0] += 1;
        entry[1] += u64::from(winner == Some(side));
        let value = outcome.map_or(0.0, |outcome| f64::from(outcome.value.as_f32()));
        let units = match winner {
            Some(winner) if winner == side => value,
            Some(_) => -value,
            None => 0.0,
        };
        self.wins[0] += u64::from(winner == Some(side));
        self.wins[1] += u64::from(winner == Some(side.other()));
        self.draws += u64::from(winner.is_none());
        self.begun += if first == side { units } else { -units };
        units
    }

    fn print(&self, arguments: &Arguments) {
        let count = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / count;
        let square: f64 = self.pairs.iter().map(|units| (units - mean).powi(2)).sum();
        let interval = 1.96 * (square / (count - 1.0) / count).sqrt();
        let games = 2.0 * count;
        println!(
            "{} : {}  {games} games, {mean:+.3} ± {interval:.3} units a game, won {}, lost {}, drawn {}, {:.0} turns, the side that begins {:+.3}",
            arguments.players[0],
            arguments.players[1],
            self.wins[0],
            self.wins[1],
            self.draws,
            self.turns as f64 / games,
            self.begun / games,
        );
        for (name, [all, won]) in &self.ends {
            println!(
                "  {name}: {all} ({:.2} %), won {won}",
                100.0 * *all as f64 / games
            );
        }
    }
}

/// What an end is called in the table.
fn name(outcome: &Outcome) -> String {
    let mar = if outcome.mar { " with mar" } else { "" };
    match (outcome.munk, outcome.reason) {
        (Some((pattern, Munk::Whole)), _) => format!("{}{mar}", pattern.word()),
        (Some((pattern, Munk::Half)), _) => format!("half {}{mar}", pattern.word()),
        (None, Reason::Off) => format!("off{mar}"),
        (None, reason) => reason.word().to_owned(),
    }
}
