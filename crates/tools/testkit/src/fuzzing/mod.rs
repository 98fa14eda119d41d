//! Properties of readers and rules for any input of any game, as functions that panic if a property is violated.
//!
//! The fuzz target in `fuzz` calls them with the fuzzer's inputs, tests with seeds and with random games. They use only public
//! items.

pub mod letters;
mod play;
mod saves;
pub mod seeds;
mod texts;

use core::fmt::{Debug, Display};
use core::str::FromStr;

use game::{Dealt, Expected, Game, ReadError, Recorded};

pub use saves::repaired;
use texts::{actions, links, positions, records, rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Refused,
    Kept,
}

/// Panics if the input violates the property.
pub type Promise = fn(&[u8]) -> Fate;

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

/// The properties of a game by name, which is also the folder of their seeds.
pub fn promises<G: Fuzzed>() -> [(&'static str, Promise); 8] {
    [
        ("actions_round_trip", |input| text(input, actions::<G>)),
        ("legals_are_legal", play::legals_are_legal::<G>),
        ("letter", letters::letter::<G>),
        ("links_round_trip", |input| text(input, links::<G>)),
        ("positions_round_trip", |input| text(input, positions::<G>)),
        ("records_round_trip", |input| text(input, records::<G>)),
        ("rules_round_trip", |input| text(input, rules::<G>)),
        ("saves_restore", |input| text(input, saves::saves::<G>)),
    ]
}

/// Refuses an input that is not text.
fn text(input: &[u8], keeps: fn(&str) -> Fate) -> Fate {
    str::from_utf8(input).map_or(Fate::Refused, keeps)
}

/// Tests the properties of a game with its seeds, with mutated seeds, and in random games.
#[macro_export]
macro_rules! keeps_its_promises {
    ($game:ty) => {
        mod kept_for_any_input {
            #[test]
            fn every_seed_keeps_its_promise() {
                $crate::fuzzing::seeds::keep_their_promise::<$game>();
            }

            #[test]
            fn changed_seeds_break_no_promise() {
                $crate::fuzzing::seeds::changed_ones_break_none::<$game>();
            }

            #[test]
            fn games_under_any_rules_keep_their_promises() {
                $crate::fuzzing::seeds::games_at_will_keep_theirs::<$game>();
            }
        }
    };
}
