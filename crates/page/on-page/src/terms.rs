//! Terms of a game that are explained wherever they appear.

use super::pieces::Pieces;

pub struct Term {
    pub name: &'static str,
    /// Its spellings in the current language: forms separated by commas. A star at the end stands for any letters.
    pub forms: fn() -> String,
    pub sentence: fn() -> String,
}

impl Term {
    pub const fn new(name: &'static str, forms: fn() -> String, sentence: fn() -> String) -> Term {
        Term {
            name,
            forms,
            sentence,
        }
    }
}

/// The terms of a game. The texts of a language define their spellings.
pub trait Terms: Pieces {
    /// All terms, each once.
    const TERMS: &'static [Term] = &[];
}
