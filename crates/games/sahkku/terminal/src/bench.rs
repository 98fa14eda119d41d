//! How fast the rules are on one core.

use sahkku::Judge;
use terminal::commands::bench::{Benched, list_legal, sample_positions};
use terminal::{GameRng, NoOptions};

use crate::Sahkku;

impl Benched for Sahkku {
    type BenchOptions = NoOptions;

    fn generation(_: &NoOptions, judge: &Judge) -> impl Fn(u32) -> u64 {
        let positions = sample_positions::<Sahkku>(judge, &mut GameRng::new(2, 0));
        move |calls| list_legal::<Sahkku>(judge, &positions, calls)
    }
}
