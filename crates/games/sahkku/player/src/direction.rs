//! The choice between vuosttut and mieđut, which the side that does not begin makes.

use sahkku::Side;

use crate::{Engine, Level};

/// Whether a computer player chooses mieđut (`true`) or vuosttut (`false`) when `first` begins.
///
/// The strong levels compare the static evaluation of both starts. For the others the lowest bit
/// of `seed` decides.
#[must_use]
pub fn chooses_miedut(engine: &Engine, first: Side, level: Level, seed: u64) -> bool {
    if level < Level::Strong {
        return seed & 1 == 1;
    }
    let start = |miedut| engine.judge().start(first, miedut);
    let evaluate = |miedut| engine.static_eval(&start(miedut), first.other());
    evaluate(true) > evaluate(false)
}
