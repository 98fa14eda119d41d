//! The rules of Hnefatafl after Linné, the board game of the king who breaks out.
//!
//! A [`Rules`] value says how the questions are answered that Linné leaves open; [`PRESETS`] holds
//! the named rule sets. A [`Judge`] made from it answers every question about a [`Position`]: which
//! moves are legal, what a move leads to, and why something is not allowed. Nothing in here rolls,
//! reads a clock, or touches a screen.
//! Sections (§) are those of `crates/games/hnefatafl/docs/rules.md`.
//!
//! ```
//! use hnefatafl::{Actions, Judge, preset};
//!
//! let rules = preset("linne").expect("a named rule set").rules;
//! let judge = Judge::new(rules).expect("rules that go together");
//! let mut position = judge.start();
//!
//! let mut legal = Actions::new();
//! judge.legal(&position, &mut legal);
//! assert_eq!(legal.len(), 56);
//! judge.play(&mut position, legal[0], |event| println!("{event:?}"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod actions;
mod board;
mod chance;
mod event;
mod game;
mod history;
mod judge;
mod lines;
mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod presets;
mod rules;
#[cfg(feature = "serde")]
mod serialise;
mod session;
mod setup;
mod side;
mod sources;
mod square;
mod zobrist;

pub use ::game::{
    Anywhere, LINK_LIMIT, LinkError, OptionValue, is_handed_on, recorded_as, rules_at_will,
    write_rules,
};
pub use action::{Action, Word};
pub use actions::{Actions, MAX_ACTIONS};
pub use board::Board;
pub use event::Event;
pub use game::{Entry, EntryRefused, Game};
pub use history::History;
pub use judge::{Judge, Refusal};
pub use notation::{
    Expected, Form, Linked, Own, RECORD_LIMIT, ReadError, Record, Written, read_rules,
};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_by_playing};
pub use piece::Piece;
pub use position::Position;
pub use presets::{PRESETS, Preset, preset};
pub use rules::{
    Announce, Camps, CastleCounts, CastleUse, Contradiction, Escape, KingTaken, OPTIONS,
    OptionError, Repetition, RuleOption, Rules,
};
#[cfg(feature = "serde")]
pub use serialise::Described;
pub use setup::{Setup, SetupError};
pub use side::Side;
pub use sources::{Origin, Source};
pub use square::{NotASquare, Square, Squares, SquaresIter};
