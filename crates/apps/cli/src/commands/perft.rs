//! `sahkku perft`: counts the continuations of a position.

use std::io::Write;

use clap::{ArgMatches, Args};
use game::{Dealt, Game as _, Recorded, RuleSets, write_rules};
use serde_json::{Map, Value};

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{RuleChoice, read_position};
use crate::sheet::{Row, write_json};
use crate::sum::{Sum as _, sum_fields};
use crate::terminal::{Game, Playout, Rules, Terminal};

/// Counts the possible continuations of a game, to compare and measure programs.
///
/// A game that is over before the depth is reached has no leaf.
#[derive(Args)]
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

    /// Writes the counts as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run<G: Playout>(words: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let (arguments, options): (Arguments, G::PerftOptions) = (read(words)?, read(words)?);
    let judge = arguments.rules.choose::<G>()?.judge;
    let position = read_position::<G>(&judge, &arguments.position)?;
    let depth = arguments.depth;
    let counts = match depth.checked_sub(1) {
        None => Vec::new(),
        Some(rest) => G::divide(&options, &judge, &position, rest)?,
    };
    let count = match depth {
        0 => Count::ONE,
        _ => counts
            .iter()
            .fold(Count::default(), |sum, (_, count)| sum.and(*count)),
    };
    let divided = counts.iter().filter(|_| arguments.divide);
    if arguments.json {
        let mut row = Row::new();
        row.put("game", Game::<G>::ID);
        row.put("rules", write_rules(Rules::<G>::of(&judge)));
        row.put("position", Game::<G>::write_position(&judge, &position));
        row.put("depth", depth);
        row.extend(count.shape::<G>());
        if arguments.divide {
            let divided = divided.map(|(first, count)| {
                let mut one = Map::from_iter([("first".to_owned(), first.as_str().into())]);
                one.extend(count.shape::<G>());
                Value::Object(one)
            });
            row.put("divide", divided.collect::<Vec<_>>());
        }
        return write_json(out, &row);
    }
    for (name, count) in divided {
        writeln!(out, "{name:<20} {}", count.told::<G>())?;
    }
    if arguments.divide && depth > 0 {
        writeln!(out)?;
    }
    let heads = match Game::<G>::HAS_CHANCE {
        true => format!("{:>16} {:>20}", "leaves", "ways"),
        false => format!("{:>20}", "leaves"),
    };
    writeln!(out, "{:<20} {heads}", "depth")?;
    Ok(writeln!(out, "{depth:<20} {}", count.told::<G>())?)
}

/// A number, as text if it is too large for most readers of JSON.
fn exact(number: u128) -> Value {
    /// The largest number that is exact as a double.
    const MOST: u64 = 1 << 53;
    match u64::try_from(number) {
        Ok(number) if number <= MOST => number.into(),
        _ => number.to_string().into(),
    }
}

/// The continuations: with each throw counted once, and weighted by the number of ordered dice that show it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Count {
    leaves: u128,
    ways: u128,
}

sum_fields!(Count { leaves ways });

impl Count {
    pub(crate) const ONE: Count = Count::leaves(1);

    /// The leaves after one throw.
    pub(crate) const fn leaves(leaves: u128) -> Count {
        Count {
            leaves,
            ways: leaves,
        }
    }

    /// The same count after a throw that `ways` ordered dice show.
    pub(crate) fn times(self, ways: u32) -> Count {
        Count {
            ways: self.ways.saturating_mul(ways.into()),
            ..self
        }
    }

    /// Without chance there is one way to each leaf, so ways are omitted.
    fn shape<G: Terminal>(self) -> Map<String, Value> {
        let ways = Game::<G>::HAS_CHANCE.then_some(("ways", self.ways));
        let numbers = [("leaves", self.leaves)].into_iter().chain(ways);
        let numbers = numbers.map(|(name, number)| (name.to_owned(), exact(number)));
        numbers.collect()
    }

    /// The text after its name in the table. Without chance there is one way to each leaf.
    fn told<G: Terminal>(self) -> String {
        let Count { leaves, ways } = self;
        match Game::<G>::HAS_CHANCE {
            true => format!("{leaves:>16} {ways:>20}"),
            false => format!("{leaves:>20}"),
        }
    }
}
