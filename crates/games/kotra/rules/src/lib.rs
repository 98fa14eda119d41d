#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

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
};
pub use outcome::{Munk, Outcome, Reason};
pub use pattern::Pattern;
pub use point::{NotAPoint, POINTS, Point};
pub use position::{After, Position, Stage};
pub use presets::{PRESETS, Preset, preset, read_rules};
pub use rules::{AfterThrows, Contradiction, OPTIONS, OneDie, OptionError, RuleOption, Rules};
pub use setup::{Setup, SetupError, SetupSide};
pub use side::Side;
pub use sources::{Origin, Source};
pub use units::Units;
