//! `sahkku --game hnefatafl perft`: counts what can follow a position.

use std::io::Write;

use clap::Args;
use hnefatafl::{Action, Actions, Game, Judge, Position, perft, perft_by_playing};

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::in_order;
use crate::rule_choice::read_position;

/// Counts the possible continuations of a game, to compare and measure programs.
///
/// One ply is one move. A game that is over before the depth is reached is not counted, and
/// positions that come back end no game.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku --game hnefatafl perft start 1     56 moves
  sahkku --game hnefatafl perft start 4 --rules 'linne board=11' --divide")]
pub(super) struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    /// How many plies to look ahead
    #[arg(value_name = "DEPTH")]
    depth: u8,

    #[command(flatten)]
    rules: RuleChoice,

    /// Shows the counts after each first move
    #[arg(long)]
    divide: bool,

    /// Makes the moves of the last ply too, which otherwise are only counted
    #[arg(long)]
    play: bool,
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let judge = &chosen.judge;
    let position = read_position::<Game>(judge, &arguments.position)?;
    let count = if arguments.play {
        perft_by_playing
    } else {
        perft
    };
    let depth = u32::from(arguments.depth);
    let leaves = match depth.checked_sub(1) {
        None => 1,
        Some(rest) => {
            let plies = plies(judge, &position);
            let counts = in_order::each(&plies, |(_, after)| count(judge, after, rest))?;
            if arguments.divide {
                for ((action, _), count) in plies.iter().zip(&counts) {
                    writeln!(out, "{:<20} {count:>20}", action.to_string())?;
                }
                writeln!(out)?;
            }
            counts.into_iter().sum()
        }
    };
    writeln!(out, "{:<20} {:>20}", "depth", "leaves")?;
    writeln!(out, "{depth:<20} {leaves:>20}")?;
    Ok(())
}

fn plies(judge: &Judge, position: &Position) -> Vec<(Action, Position)> {
    let mut legal = Actions::new();
    judge.legal(position, &mut legal);
    let after = |&action| {
        let mut after = *position;
        judge.play_unchecked(&mut after, action, &mut |_| ());
        (action, after)
    };
    legal.iter().map(after).collect()
}
