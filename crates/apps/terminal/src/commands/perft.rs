//! `sahkku perft`: counts what can follow a position.

use std::io::Write;

use clap::Args;
use game::Dealt;

use crate::failure::Failure;
use crate::help::Help;
use crate::rule_choice::{RuleChoice, read_position};
use crate::types::{Choosable, Game, Judge, Position};

/// A game whose continuations are counted.
pub trait Counted: Choosable {
    /// The help of the command.
    const PERFT: Help;
    /// What the depth is counted in.
    const DEPTH_HELP: &'static str;
    /// What the counts are divided by.
    const DIVIDE_HELP: &'static str;

    /// How it is counted.
    type PerftOptions: Args;

    /// Counts what follows each first ply, by its name, `rest` plies further.
    fn divide(
        options: &Self::PerftOptions,
        judge: &Judge<Self>,
        position: &Position<Self>,
        rest: u8,
    ) -> Result<Vec<(String, Count)>, Failure>;
}

/// What the command takes.
#[derive(Args)]
#[command(about = G::PERFT.about, long_about = G::PERFT.long(), after_long_help = G::PERFT.after)]
pub struct Arguments<G: Counted> {
    /// The position, or start
    #[arg(value_name = "POSITION")]
    position: String,

    #[arg(value_name = "DEPTH", help = G::DEPTH_HELP)]
    depth: u8,

    #[command(flatten)]
    rules: RuleChoice<G>,

    #[arg(long, help = G::DIVIDE_HELP)]
    divide: bool,

    #[command(flatten)]
    options: G::PerftOptions,
}

/// Counts what can follow, and writes the counts.
///
/// # Errors
/// What was given is wrong, or the output cannot be written.
pub fn run<G: Counted>(arguments: &Arguments<G>, out: &mut impl Write) -> Result<(), Failure> {
    let judge = arguments.rules.choose()?.judge;
    let position = read_position::<G>(&judge, &arguments.position)?;
    let depth = arguments.depth;
    let count = match depth.checked_sub(1) {
        None => Count::ONE,
        Some(rest) => {
            let counts = G::divide(&arguments.options, &judge, &position, rest)?;
            if arguments.divide {
                for (name, count) in &counts {
                    writeln!(out, "{name:<20} {}", count.told::<G>())?;
                }
                writeln!(out)?;
            }
            let counts = counts.into_iter().map(|(_, count)| count);
            counts.fold(Count::default(), Count::and)
        }
    };
    let heads = match Game::<G>::HAS_CHANCE {
        true => format!("{:>16} {:>20}", "leaves", "ways"),
        false => format!("{:>20}", "leaves"),
    };
    writeln!(out, "{:<20} {heads}", "depth")?;
    Ok(writeln!(out, "{depth:<20} {}", count.told::<G>())?)
}

/// What can follow: each throw counted once, and as often as dice that can be told apart show it.
#[derive(Clone, Copy, Default)]
pub struct Count {
    leaves: u128,
    ways: u128,
}

impl Count {
    /// The position itself.
    pub const ONE: Count = Count::leaves(1);

    /// So many leaves after one throw.
    pub const fn leaves(leaves: u128) -> Count {
        Count {
            leaves,
            ways: leaves,
        }
    }

    /// Both together.
    pub fn and(self, more: Count) -> Count {
        Count {
            leaves: self.leaves.saturating_add(more.leaves),
            ways: self.ways.saturating_add(more.ways),
        }
    }

    /// The same after a throw that so many dice show.
    pub fn times(self, ways: u32) -> Count {
        Count {
            ways: self.ways.saturating_mul(ways.into()),
            ..self
        }
    }

    /// What stands behind its name in the table. Without chance there is one way to each leaf.
    fn told<G: Choosable>(self) -> String {
        let Count { leaves, ways } = self;
        match Game::<G>::HAS_CHANCE {
            true => format!("{leaves:>16} {ways:>20}"),
            false => format!("{leaves:>20}"),
        }
    }
}
