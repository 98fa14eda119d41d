//! What readers and rules promise for any input of any game, as functions that panic where a promise is broken.
//!
//! The fuzz target in `fuzz` calls them with whatever the fuzzer finds, tests with seeds and with games at will. They use only what
//! is public.

pub mod letters;
mod play;
mod saves;
pub mod seeds;
mod texts;

use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Dealt, Expected, Game, ReadError, Recorded};

pub use saves::repaired;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It was refused with an error.
    Refused,
    /// It was read, and everything promised of it holds.
    Kept,
}

impl Fate {
    /// That of an input that was read, or was not.
    #[must_use]
    pub const fn read(is_read: bool) -> Fate {
        if is_read { Fate::Kept } else { Fate::Refused }
    }
}

/// Panics where the input breaks the promise.
pub type Promise = fn(&[u8]) -> Fate;

/// A game whose promises can be checked.
pub trait Fuzzed:
    Dealt
    + Game<
        Action: Display + FromStr<Err = ReadError<Expected<<Self as Recorded>::Rules>>> + PartialEq,
    > + Recorded<Position: PartialEq, Event: PartialEq + Debug>
{
}

impl<G> Fuzzed for G where
    G: Dealt
        + Game<
            Action: Display
                        + FromStr<Err = ReadError<Expected<<G as Recorded>::Rules>>>
                        + PartialEq,
        > + Recorded<Position: PartialEq, Event: PartialEq + Debug>
{
}

/// The promises of a game by name: that of the folder of their seeds.
#[must_use]
pub fn promises<G: Fuzzed>() -> [(&'static str, Promise); 8] {
    [
        ("actions_round_trip", texts::actions::<G>),
        ("legals_are_legal", play::legals_are_legal::<G>),
        ("letter", letters::letter::<G>),
        ("links_round_trip", texts::links::<G>),
        ("positions_round_trip", texts::positions::<G>),
        ("records_round_trip", texts::records::<G>),
        ("rules_round_trip", texts::rules::<G>),
        ("saves_restore", saves::saves::<G>),
    ]
}

/// Tests that a game keeps its promises for its seeds, for seeds with changed bytes, and in games at will.
#[macro_export]
macro_rules! keeps_its_promises {
    ($game:ty) => {
        mod kept_for_any_input {
            #[test]
            fn every_seed_keeps_its_promise() {
                $crate::seeds::keep_their_promise::<$game>();
            }

            #[test]
            fn changed_seeds_break_no_promise() {
                $crate::seeds::changed_ones_break_none::<$game>();
            }

            #[test]
            fn games_under_any_rules_keep_their_promises() {
                $crate::seeds::games_at_will_keep_theirs::<$game>();
            }
        }
    };
}
