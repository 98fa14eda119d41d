//! `sahkku perft`: counts the continuations of a position.

use std::io::Write;

use clap::{ArgMatches, Args};
use game::{Dealt, Game as _, Recorded, RuleSets, write_rules};
use serde::Serialize;

use crate::command_line::read;
use crate::failure::Failure;
use crate::rule_choice::{RuleChoice, read_position};
use crate::sheet::write_json;
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
        let each = divided.map(|(first, count)| Divided {
            first,
            count: count.shape::<G>(),
        });
        let counted = CountedJson {
            game: Game::<G>::ID,
            rules: write_rules(Rules::<G>::of(&judge)),
            position: Game::<G>::write_position(&judge, &position),
            depth,
            count: count.shape::<G>(),
            divide: arguments.divide.then(|| each.collect()),
        };
        return write_json(out, &counted);
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

#[derive(Serialize)]
struct CountedJson<'a> {
    game: &'static str,
    rules: String,
    position: String,
    depth: u8,
    #[serde(flatten)]
    count: CountShape,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Divided<'a>>>,
}

#[derive(Serialize)]
struct Divided<'a> {
    first: &'a str,
    #[serde(flatten)]
    count: CountShape,
}

/// The continuations. Without chance there is one way to each leaf, so ways are omitted.
#[derive(Serialize)]
struct CountShape {
    leaves: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    ways: Option<Number>,
}

/// A number, as text if it is too large for most readers of JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Number {
    Exact(u64),
    Text(String),
}

impl Number {
    fn new(number: u128) -> Number {
        /// The largest number that is exact as a double.
        const MOST: u64 = 1 << 53;
        match u64::try_from(number) {
            Ok(number) if number <= MOST => Number::Exact(number),
            _ => Number::Text(number.to_string()),
        }
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

    fn shape<G: Terminal>(self) -> CountShape {
        CountShape {
            leaves: Number::new(self.leaves),
            ways: Game::<G>::HAS_CHANCE.then(|| Number::new(self.ways)),
        }
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
