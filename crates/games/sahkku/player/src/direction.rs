//! The choice between vuosttut and mieđut, which the side that does not begin makes.

use sahkku::Side;

use crate::{Level, PositionEvaluator};

/// Whether a bot chooses mieđut (`true`) or vuosttut (`false`) when `first` begins.
///
/// The strong levels compare the static evaluation of both starts. For the others the lowest bit of `seed` decides.
#[must_use]
pub fn chooses_miedut(engine: &PositionEvaluator, first: Side, level: Level, seed: u64) -> bool {
    if level < Level::Strong {
        return seed & 1 == 1;
    }
    let judge = engine.judge();
    let [miedut, vuosttut] = [judge.start_miedut(first), judge.start(first)]
        .map(|start| engine.static_eval(&start, first.other()));
    miedut > vuosttut
}
