//! Where texts speak of places, and where they have terms.

use std::ops::Range;

/// Where a text speaks of places and has terms. The page writes them down and does not know what a place is.
#[derive(Default)]
pub struct Mentions {
    /// The parts of the text that name a place, and the text of that place.
    pub names: Vec<(Range<usize>, String)>,
    /// The texts of all places that are meant, each once, in their order.
    pub places: Vec<String>,
    /// The parts of the text that are terms, and the names of these.
    pub terms: Vec<(Range<usize>, &'static str)>,
}
