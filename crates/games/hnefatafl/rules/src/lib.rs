#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

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
pub use notation::{Expected, Form, Linked, Own, RECORD_LIMIT, ReadError, Record, Written};
pub use outcome::{Outcome, Reason};
pub use perft::{perft, perft_by_playing};
pub use piece::Piece;
pub use position::Position;
pub use presets::{PRESETS, Preset, preset, read_rules};
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
