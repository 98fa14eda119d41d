//! Finds puzzles in games between bots, and verifies them.
//!
//! A position becomes a puzzle if one turn is clearly better than all others; [`verifier`] decides that. The same rule sets and
//! seeds lead to the same puzzles.

mod miner;
mod turns;
mod verifier;

use std::process::ExitCode;

use bindings::Environment;
use clap::Parser;
use game::{Preset, RuleSets, Theme as _};
use games::{GameName, with_game};

use crate::miner::{Miner, Rejected, Theme};

/// Finds puzzles in games between computer players, and verifies them
// The puzzles are written to standard output, what is done to standard error.
#[derive(Parser, Debug)]
struct Arguments {
    /// The game
    game: String,
    /// The rule sets; all if none is named
    presets: Vec<String>,
    /// What the puzzles are about, by its word; anything if this is not said
    #[arg(long = "theme")]
    themes: Vec<String>,
    /// How many puzzles are wanted of each rule set
    #[arg(long, default_value_t = 32)]
    count: usize,
    /// How many games are played at most for each rule set
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// The seed of the first game
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut all = GameName::ALL.into_iter().zip(games::GAMES);
    let game = all.find(|(_, game)| game.name == arguments.game);
    let Some((game, _)) = game else {
        let names: Vec<&str> = games::GAMES.iter().map(|game| game.name).collect();
        eprintln!("a game is {}", names.join(", "));
        return ExitCode::from(2);
    };
    with_game!(game, P in programs => mine::<P>(&arguments))
}

fn mine<E: Environment>(arguments: &Arguments) -> ExitCode {
    let presets = <bindings::Rules<E> as RuleSets>::PRESETS;
    let known = |name: &String| presets.iter().any(|preset| preset.id == name);
    if let Some(unknown) = arguments.presets.iter().find(|name| !known(name)) {
        let names: Vec<&str> = presets.iter().map(|preset| preset.id).collect();
        let names = names.join(", ");
        eprintln!("there is no rule set {unknown}; there are {names}");
        return ExitCode::from(2);
    }
    let named = arguments.themes.iter().map(|word| Theme::<E>::named(word));
    let Some(themes) = named.collect::<Option<Vec<Theme<E>>>>() else {
        let words: Vec<&str> = Theme::<E>::ALL.iter().map(|theme| theme.word()).collect();
        eprintln!("a theme is {}", words.join(", "));
        return ExitCode::from(2);
    };
    for Preset { id, rules, .. } in presets {
        if !arguments.presets.is_empty() && !arguments.presets.iter().any(|name| name == id) {
            continue;
        }
        let Ok(judge) = rules.judge() else { continue };
        let miner = Miner::<E>::new(&judge, &themes);
        let (mut found, mut rejected) = (0, Rejected::default());
        let mut played = 0;
        for seed in arguments.seed..arguments.seed.saturating_add(arguments.games) {
            if found == arguments.count {
                break;
            }
            played += 1;
            if let Some(puzzle) = miner.mine(seed, &mut rejected) {
                println!("{puzzle}");
                found += 1;
            }
        }
        eprintln!("{id}: {found} puzzles in {played} games; rejected {rejected:?}");
    }
    ExitCode::SUCCESS
}
