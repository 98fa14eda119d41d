//! The rules of Kotra, the Icelandic tables game that Ólafur Davíðsson described in the 1880s.
//!
//! A [`Rules`] value says which of the ways of playing that he records are agreed on; [`PRESETS`]
//! holds the usual one. A [`Judge`] made from it answers every question about a [`Position`]: which
//! uses of the dice are legal, what each leads to, and why something is not allowed. Nothing in here
//! rolls, reads a clock, or touches a screen.
//! Sections (§) are those of `crates/games/kotra/docs/rules.md`.
//!
//! ```
//! use kotra::{Actions, Die, Judge, Side, Throw, preset};
//!
//! let rules = preset("kotra").expect("a named rule set").rules;
//! let judge = Judge::new(rules);
//! let mut position = judge.start(Side::White);
//!
//! judge.throw(&mut position, Throw::two(Die::SIX, Die::SIX), |_| ())?;
//! let mut legal = Actions::new();
//! judge.legal(&position, &mut legal);
//! assert_eq!(legal.len(), 1);
//! judge.play(&mut position, legal[0], |event| println!("{event:?}"))?;
//! // A second checker on 7 would lay a band, and 13 is the home of black.
//! assert_eq!(position.turn(), Side::Black);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod actions;
mod chance;
mod checkers;
mod dice;
mod event;
mod game;
mod judge;
mod match_score;
mod notation;
mod outcome;
mod pattern;
mod point;
mod position;
mod presets;
mod rules;
#[cfg(feature = "serde")]
mod serialise;
mod session;
mod setup;
mod side;
mod sources;
mod units;

pub use ::game::{
    Anywhere, LINK_LIMIT, LinkError, OptionValue, is_handed_on, recorded_as, rules_at_will,
    write_rules,
};
pub use action::Action;
pub use actions::{Actions, MAX_ACTIONS};
pub use checkers::{CHECKERS, Checkers, Points};
pub use dice::{DiceCount, Die, Throw, Unused};
pub use event::Event;
pub use game::{Entry, EntryRefused, Game, Phase};
pub use judge::{Judge, Refusal, Way, Ways, WrongThrow};
pub use match_score::Match;
pub use notation::{
    Expected, Form, Linked, Own, RECORD_LIMIT, ReadError, Record, ResultLine, next_of_match,
    read_rules,
};
pub use outcome::{Outcome, Part, Reason};
pub use pattern::Pattern;
pub use point::{NotAPoint, POINTS, Point};
pub use position::{After, Position, Stage};
pub use presets::{PRESETS, Preset, preset};
pub use rules::{AfterThrows, Contradiction, OPTIONS, OneDie, OptionError, RuleOption, Rules};
pub use setup::{Setup, SetupError, SetupSide};
pub use side::Side;
pub use sources::{Origin, Source};
pub use units::Units;
