//! Mentions of places and terms in texts.

use std::ops::Range;

/// Where a text mentions places and contains terms. The page marks them without knowing what a place is.
#[derive(Default)]
pub struct Mentions {
    /// The parts of the text that name a place, and the notation of that place.
    pub names: Vec<(Range<usize>, String)>,
    /// The notations of all mentioned places, each once, in order.
    pub places: Vec<String>,
    /// The parts of the text that are terms, and the names of the terms.
    pub terms: Vec<(Range<usize>, &'static str)>,
}
