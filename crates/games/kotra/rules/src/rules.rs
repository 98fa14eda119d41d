//! A rule set as one value. Code asks it questions and never asks for its name.

use core::convert::Infallible;

use game::words;

words! {
    /// Which die is used where only one of two different dice can be (§2).
    OneDie {
        /// The higher, where either can.
        Higher = "higher",
        /// Either.
        Either = "either",
    }
}

words! {
    /// How many throws a side has after the other has borne off its last checker (efterslag, §11).
    AfterThrows {
        /// None.
        None = "0",
        /// Five.
        Five = "5",
        /// Seven.
        Seven = "7",
        /// Thirteen.
        Thirteen = "13",
    }
}

impl AfterThrows {
    /// How many.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            AfterThrows::None => 0,
            AfterThrows::Five => 5,
            AfterThrows::Seven => 7,
            AfterThrows::Thirteen => 13,
        }
    }
}

/// A rule set: a value for every option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Which die is used where only one of two different dice can be (§2).
    pub one_die: OneDie,
    /// Whether a side may take out four checkers with two sixes in its first throw (§6).
    pub two_sixes: bool,
    /// Whether litli meistari is a munk (§8).
    pub litli_meistari: bool,
    /// Whether a side may throw one die where one checker could make a munk (§8).
    pub single_die: bool,
    /// How many throws a side has after the other has borne off its last checker (§11).
    pub after_throws: AfterThrows,
    /// Whether the side that did not begin has one more throw for a draw (§11).
    pub last_throw: bool,
}

/// All options of Kotra go together.
pub type Contradiction = Infallible;
