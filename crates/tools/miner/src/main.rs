//! Finds puzzles in games between computer players, and verifies them.
//!
//! A position becomes a puzzle where one turn is clearly better than all others: [`verifier`] says whether it is. The same
//! rule sets and seeds lead to the same puzzles.

mod miner;
mod turns;
mod verifier;

use std::process::ExitCode;

use bindings::Environment;
use clap::Parser;
use game::{RuleSets, Theme as _};
use games::{GameName, with_game};

use crate::miner::{Miner, Rejected, Theme};

/// What is searched for. The puzzles are written to standard output, what is done to standard error.
#[derive(Parser, Debug)]
#[command(about, long_about = None)]
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
    let game = GameName::ALL
        .into_iter()
        .zip(games::GAMES)
        .find(|(_, game)| game.name == arguments.game);
    let Some((game, _)) = game else {
        let names: Vec<&str> = games::GAMES.iter().map(|game| game.name).collect();
        eprintln!("a game is {}", names.join(", "));
        return ExitCode::from(2);
    };
    with_game!(game, P in programs => mine::<P>(&arguments))
}

fn mine<E: Environment>(arguments: &Arguments) -> ExitCode {
    let presets = presets_of::<E>();
    if let Some(unknown) = arguments.presets.iter().find(|name| {
        let known = presets.iter().any(|(id, _)| id == name);
        !known
    }) {
        let names: Vec<&str> = presets.iter().map(|(id, _)| *id).collect();
        eprintln!(
            "there is no rule set {unknown}; there are {}",
            names.join(", ")
        );
        return ExitCode::from(2);
    }
    let named = arguments.themes.iter().map(|word| Theme::<E>::named(word));
    let Some(themes) = named.collect::<Option<Vec<Theme<E>>>>() else {
        let words: Vec<&str> = Theme::<E>::ALL.iter().map(|theme| theme.word()).collect();
        eprintln!("a theme is {}", words.join(", "));
        return ExitCode::from(2);
    };
    for (id, rules) in presets {
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

fn presets_of<E: Environment>() -> Vec<(&'static str, bindings::Rules<E>)> {
    <bindings::Rules<E> as RuleSets>::PRESETS
        .iter()
        .map(|preset| (preset.id, preset.rules))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::turns::{key, lines};
    use bindings::Rules;
    use game::{Brain as _, Game as _, Linked, Record, Turn};
    use puzzles::{Puzzle, read};

    /// The file of a game with its puzzles; a game need not have one.
    fn file(name: &str) -> String {
        format!(
            "{}/../../games/{name}/puzzles.txt",
            env!("CARGO_MANIFEST_DIR")
        )
    }

    /// The games that have puzzles.
    fn games() -> impl Iterator<Item = GameName> {
        let all = GameName::ALL.into_iter();
        all.filter(|game| Path::new(&file(game.game().name)).exists())
    }

    /// The puzzles of a game, each with its record.
    fn list<E: Environment>(name: &str) -> Vec<(Puzzle, Record<E::Game>)> {
        let text = fs::read_to_string(file(name)).unwrap();
        let puzzles = read(&text);
        assert_eq!(puzzles.len(), text.lines().count(), "a line is no puzzle");
        let record = |puzzle: Puzzle| match Linked::read(&puzzle.link) {
            Ok(Linked::Game(record)) => (puzzle, record),
            other => panic!("{puzzle}: {other:?}"),
        };
        puzzles.into_iter().map(record).collect()
    }

    fn all_puzzles<E: Environment>(name: &str) {
        let list = list::<E>(name);
        assert!(list.len() >= 100, "{} puzzles of {name}", list.len());
        let mut positions = HashSet::new();
        for (puzzle, record) in &list {
            assert!(
                Rules::<E>::PRESETS
                    .iter()
                    .any(|preset| preset.id == puzzle.rules())
            );
            let game = record.opening();
            assert!(
                positions.insert((puzzle.rules(), key(&game))),
                "{puzzle} is there twice"
            );
            let Turn::Decide(side) = game.turn() else {
                panic!("{puzzle}: nothing is to be decided");
            };
            let lines = lines(&game).unwrap();
            assert!(lines.len() > 2, "{puzzle}: there is little choice");
            let after = record.replay(usize::MAX);
            assert!(!matches!(after.turn(), Turn::Decide(next) if next == side));
            let last = record.replay(record.entries().len() - 1);
            assert!(matches!(last.turn(), Turn::Decide(next) if next == side));
            assert!(puzzle.best > puzzle.next + 0.09, "{puzzle}: not clear");
            let themes = E::Brain::themes(record).into_iter();
            let themes: Vec<&str> = themes.map(|theme| theme.word()).collect();
            assert_eq!(puzzle.themes, themes, "{puzzle}");
        }
    }

    /// The first puzzle of each rule set is found in its position once more, with the same numbers.
    fn found_again<E: Environment>(name: &str) {
        let mut rules = HashSet::new();
        for (puzzle, record) in list::<E>(name) {
            if rules.insert(puzzle.rules().to_owned()) {
                let miner = Miner::<E>::new(record.judge(), &[]);
                let again = miner.puzzle(&record.opening(), &mut Rejected::default());
                assert_eq!(again.unwrap().to_string(), puzzle.to_string());
            }
        }
    }

    #[test]
    fn every_puzzle_is_one_turn_of_one_side() {
        for game in games() {
            with_game!(game, P in programs => all_puzzles::<P>(game.game().name));
        }
    }

    /// Those of Hnefatafl take too long for a test.
    #[test]
    fn puzzles_are_found_again_with_the_same_numbers() {
        let quick = |game: &GameName| game.game().name != "hnefatafl";
        for game in games().filter(quick) {
            with_game!(game, P in programs => found_again::<P>(game.game().name));
        }
    }

    #[test]
    fn the_way_to_use_a_turn_does_not_matter_if_its_end_is_the_same() {
        for (puzzle, record) in list::<programs::Sahkku>("sahkku").iter().take(20) {
            let lines = lines(&record.opening()).unwrap();
            let end = key(&record.replay(usize::MAX));
            let same = lines.iter().filter(|line| key(&line.end) == end);
            assert_eq!(same.count(), 1, "{puzzle}");
        }
    }
}
