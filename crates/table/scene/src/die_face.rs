//! The carvings on the sides of dice.

/// The carving of one side of a die.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DieFace {
    /// Straight cuts by their ends, (along, across) the die, in half thicknesses of the die.
    pub cuts: &'static [[(f64, f64); 2]],
}

impl DieFace {
    pub const BLANK: DieFace = DieFace { cuts: &[] };
}

/// The face of a die in a game without dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFace {}
