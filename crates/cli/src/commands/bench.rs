//! `sahkku bench`: how fast the rules are on one core.

use std::io::Write;

use clap::Args;
use sahkku::Judge;
use sahkku_bench::RulesWork;

use super::rule_choice::RuleChoice;
use crate::failure::Failure;
use crate::speed::{Measured, Measurements, Speed};

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

    #[command(flatten)]
    measurements: Measurements,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all = arguments.rules.choose_all()?;
    arguments.measurements.write(out, &all, |chosen| Measured {
        id: chosen.preset.id,
        playouts: speed(arguments, RulesWork::Playouts, &chosen.judge),
        generation: speed(arguments, RulesWork::MoveGeneration, &chosen.judge),
    })
}

fn speed(arguments: &Arguments, work: RulesWork, judge: &Judge) -> Speed {
    arguments.measurements.measure(|amount| {
        let measured = work.measure(judge, amount);
        (measured.rate(), measured.nanoseconds)
    })
}
