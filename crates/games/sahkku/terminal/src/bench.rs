//! How fast the rules are on one core.

use sahkku::Judge;
use sahkku_bench::RulesWork;
use terminal::commands::bench::Benched;
use terminal::{Help, NoOptions};

use crate::Sahkku;

impl Benched for Sahkku {
    const BENCH: Help = Help {
        about: "Measures random games and the generation of legal actions, on one core",
        more: "Playouts are whole random games: decisions a second, including the throws between them. Generation only finds the \
               legal actions of positions from such games: actions a second. Each is measured several times; the median counts. \
               Only processor time counts, where the system reports it. `cargo xtask bench playouts` measures the same work in \
               the same way.",
        after: "\
Examples:
  sahkku bench
  sahkku bench --rules lagesvuotna --repeats 15 --milliseconds 1000",
    };

    type BenchOptions = NoOptions;

    fn playouts(judge: &Judge, decisions: u32) -> u64 {
        RulesWork::Playouts.run(judge, decisions).units
    }

    fn generation(_: &NoOptions, judge: &Judge) -> impl Fn(u32) -> u64 {
        |positions| RulesWork::MoveGeneration.run(judge, positions).units
    }
}
