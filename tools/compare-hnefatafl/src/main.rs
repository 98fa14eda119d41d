//! `cargo run --release -- games` replays the recorded games, `… -- speed` measures.

use std::process::ExitCode;
use std::{env, io};

use compare_hnefatafl::pairs::{COPENHAGEN, judge};
use compare_hnefatafl::recorded::{read, text};
use compare_hnefatafl::replay::replay_all;
use compare_hnefatafl::{Failure, speed};

const HELP: &str = "\
The rules of Hnefatafl beside the package hnefatafl 0.0.2 of crates.io

  games [RULES]  replays the recorded games of that package under our rules
  speed          measures legal moves and perft of both engines
";

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<(), Failure> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["games"] => games(COPENHAGEN),
        ["games", rules] => games(rules),
        ["speed"] => speed::write(&mut io::stdout().lock()),
        _ => {
            print!("{HELP}");
            Ok(())
        }
    }
}

fn games(rules: &str) -> Result<(), Failure> {
    let games = read(&text()?)?;
    let tally = replay_all(&judge(rules)?, &games);
    let moves: usize = games.iter().map(|game| game.moves.len()).sum();
    println!("{rules}");
    println!("{} of {} games whole", tally.whole, games.len());
    println!("{} of {moves} moves made", tally.moves);
    for (what, count) in &tally.games {
        println!("{count:6}  {what}");
    }
    Ok(())
}
