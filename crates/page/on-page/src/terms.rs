//! Words of a game that are explained wherever they stand.

use super::pieces::Pieces;

/// A word that is explained in one sentence.
pub struct Term {
    pub name: &'static str,
    /// How it is written in the language that is spoken: forms with commas between them. A star at the end stands for any letters.
    pub forms: fn() -> String,
    pub sentence: fn() -> String,
}

/// The words that a game explains. The texts of a language say how they are written there.
pub trait Terms: Pieces {
    /// All of them, each once.
    const TERMS: &'static [Term] = &[];
}
