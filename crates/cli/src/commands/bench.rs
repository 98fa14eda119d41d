//! `sahkku bench`: how fast the rules are on one core.

use std::io::Write;

use clap::Args;
use sahkku::Judge;
use sahkku_bench::RulesWork;

use crate::failure::Failure;
use crate::rule_choice::{Chosen, RuleChoice};
use crate::sheet::Format;
use crate::speed::{self, Measured, Speed};

/// Measures random games and the generation of legal actions, on one core.
///
/// Playouts are whole random games: decisions a second, including the throws between them.
/// Generation only finds the legal actions of positions from such games: actions a second.
/// Each is measured several times; the median counts. Only processor time counts,
/// where the system reports it. `cargo xtask bench playouts` measures the same work in the same way.
#[derive(Args)]
#[command(after_long_help = "\
Examples:
  sahkku bench
  sahkku bench --rules lagesvuotna --repeats 15 --milliseconds 1000")]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleChoice,

    /// How often each measurement is taken
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..=1000))]
    repeats: u32,

    /// How long each measurement takes, about
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    milliseconds: u64,

    /// The format of the numbers
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all = if arguments.rules.is_open() {
        Chosen::presets()?
    } else {
        vec![arguments.rules.choose()?]
    };
    speed::write(out, arguments.format, &all, |chosen| Measured {
        id: chosen.preset.id,
        playouts: speed(arguments, RulesWork::Playouts, &chosen.judge),
        generation: speed(arguments, RulesWork::MoveGeneration, &chosen.judge),
    })
}

fn speed(arguments: &Arguments, work: RulesWork, judge: &Judge) -> Speed {
    Speed::measure(arguments.repeats, arguments.milliseconds, |amount| {
        let measured = work.measure(judge, amount);
        (measured.rate(), measured.nanoseconds)
    })
}
