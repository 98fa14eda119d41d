//! `sahkku perft`: counts what can follow a position.

use std::io::Write;

use clap::Args;
use sahkku::{Game, Judge, Position};
use sahkku_bench::{Ply, Throws, each_ply};

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::in_order;
use crate::perft_count::Count;
use crate::rule_choice::read_position;

/// Counts the possible continuations of a game, to compare and measure programs.
///
/// One ply is one throw or one action: from the position before a throw, depth 1 counts throws,
/// and depth 2 the actions that follow them. A turn that ends by itself is not a ply; it belongs
/// to the throw or action before it.
///
/// Leaves count each different throw once: X,II and II,X are the same throw. Ways count a throw
/// as often as dice that can be told apart can show it. A game that is over before the depth is
/// reached has no leaf. Like the legal actions, leaves are counted each time they are reached.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku perft start 1                   20 throws, 64 ways
  sahkku perft start 4 --rules raisa --divide
  sahkku perft 'w*15./3wq3K3mq3/m*15. m m X,III,-' 3")]
pub(crate) struct Arguments {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    /// How many plies to look ahead
    #[arg(value_name = "DEPTH")]
    depth: u8,

    #[command(flatten)]
    rules: RuleChoice,

    /// Shows the counts after each first ply
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let chosen = arguments.rules.choose()?;
    let judge = &chosen.judge;
    let position = read_position::<Game>(judge, &arguments.position)?;
    let throws = Throws::new(judge.rules());
    let count = match arguments.depth.checked_sub(1) {
        None => Count::ONE,
        Some(rest) => {
            let plies = plies(judge, &throws, &position);
            let counts = in_order::each(&plies, |(ply, to)| {
                perft(judge, &throws, to, rest).times(ply.ways())
            })?;
            if arguments.divide {
                for ((ply, _), count) in plies.iter().zip(&counts) {
                    count.write(out, &ply.to_string())?;
                }
                writeln!(out)?;
            }
            counts.into_iter().fold(Count::default(), Count::and)
        }
    };
    count.write_sum(out, arguments.depth)
}

fn plies(judge: &Judge, throws: &Throws, position: &Position) -> Vec<(Ply, Position)> {
    let mut plies = Vec::new();
    each_ply(judge, throws, position, |ply, to| plies.push((ply, *to)));
    plies
}

fn perft(judge: &Judge, throws: &Throws, position: &Position, depth: u8) -> Count {
    let Some(rest) = depth.checked_sub(1) else {
        return Count::ONE;
    };
    let mut count = Count::default();
    each_ply(judge, throws, position, |ply, to| {
        count = count.and(perft(judge, throws, to, rest).times(ply.ways()));
    });
    count
}
