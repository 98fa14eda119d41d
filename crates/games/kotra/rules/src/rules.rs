//! A rule set as one value. Code asks for its options, never for its name.

use core::convert::Infallible;

use game::{OptionType, OptionValue, Values, words};

use crate::{Origin, Source};

words! {
    /// Which die is used if only one of two different dice can be (§2).
    OneDie {
        /// The higher die, if either can be used.
        Higher = "higher",
        /// Either die.
        Either = "either",
    }
}

words! {
    /// The number of throws that a side has after the other has borne off its last checker (efterslag, §11).
    ///
    /// ```
    /// use kotra::AfterThrows;
    ///
    /// assert_eq!(AfterThrows::from_word("13").map(AfterThrows::number), Some(13));
    /// ```
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
    /// The number of throws.
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

/// The source of everything.
const DAVIDSSON: Origin = Origin::Recorded(Source::Davidsson);

game::rules! {
    /// A rule set.
    ///
    /// ```
    /// use kotra::{AfterThrows, Rules};
    ///
    /// let mut rules = Rules { two_sixes: true, ..Rules::USUAL };
    /// assert!(rules.set("after_throws", "0").is_ok());
    /// assert_eq!(rules.after_throws, AfterThrows::None);
    /// assert_eq!(kotra::write_rules(&rules), "kotra two_sixes=yes after_throws=0");
    /// ```
    Rules of Origin {
        /// Which die is used if only one of two different dice can be (§2). The source leaves it open.
        one_die: OneDie = OneDie::Higher, "2", |_| Origin::Silent(Source::Davidsson);
        /// Whether a side may take out four checkers with two sixes in its first throw (§6).
        two_sixes: bool = false, "6", |_| DAVIDSSON;
        /// Whether litli meistari is a munk (§8).
        litli_meistari: bool = false, "8", |_| DAVIDSSON;
        /// Whether a side may throw one die if one checker could make a munk (§8).
        single_die: bool = false, "8", |_| DAVIDSSON;
        /// The number of throws that a side has after the other has borne off its last checker (§11).
        after_throws: AfterThrows = AfterThrows::Seven, "11", |_| DAVIDSSON, as COUNT;
        /// Whether the side that did not begin has one more throw for a draw (§11).
        last_throw: bool = false, "11", |_| DAVIDSSON;
    }
}

/// After-throws, shown as a number.
const COUNT: Values<AfterThrows> = Values {
    show: |count| OptionValue::Number(count.number().into()),
    ..AfterThrows::VALUES
};

/// The options of Kotra never contradict each other.
pub type Contradiction = Infallible;
