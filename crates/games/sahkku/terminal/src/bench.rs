//! How fast the rules are on one core.

use sahkku::Judge;
use sahkku_bench::RulesWork;
use terminal::NoOptions;
use terminal::commands::bench::Benched;

use crate::Sahkku;

impl Benched for Sahkku {
    type BenchOptions = NoOptions;

    fn playouts(judge: &Judge, decisions: u32) -> u64 {
        RulesWork::Playouts.run(judge, decisions).units
    }

    fn generation(_: &NoOptions, judge: &Judge) -> impl Fn(u32) -> u64 {
        |positions| RulesWork::MoveGeneration.run(judge, positions).units
    }
}
