//! Where texts speak of places.

use std::ops::Range;

/// Where a text speaks of places. The page writes them down and does not know what a place is.
#[derive(Default)]
pub struct Mentions {
    /// The parts of the text that name a place, and the text of that place.
    pub names: Vec<(Range<usize>, String)>,
    /// The texts of all places that are meant, each once, in their order.
    pub places: Vec<String>,
}
