//! What is cut into the sides of dice.

/// What is cut into one side of a die.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DieFace {
    /// Straight cuts by their ends, (along, across) the die, in half thicknesses of it.
    pub cuts: &'static [[(f64, f64); 2]],
}

impl DieFace {
    /// A side with nothing on it.
    pub const BLANK: DieFace = DieFace { cuts: &[] };
}

/// The face of a die where a game has no dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFace {}
