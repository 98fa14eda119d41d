//! Vuosttut or mieđut: the choice of the side that does not begin.

use sahkku::Side;

use crate::{Level, Mind};

/// Whether the computer walks mieđut (`true`) or vuosttut, when `first` begins and the other side may choose. The
/// strongest compare the two; the others let the whim decide, as people do who like both.
#[must_use]
pub fn choose_way(mind: &Mind, first: Side, level: Level, whim: u64) -> bool {
    if level < Level::Strong {
        return whim & 1 == 1;
    }
    let chance = |miedut| mind.glance(&mind.judge().start(first, miedut), first.other());
    chance(true) > chance(false)
}
