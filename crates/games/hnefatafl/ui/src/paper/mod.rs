//! Hnefatafl on paper: a board to play on, pieces to cut out, and the pictures of the rulebook.
//!
//! ```
//! use hnefatafl_ui::paper::board;
//! use paper::{Format, Labels};
//!
//! let rules = hnefatafl::preset("linne").expect("a named rule set").rules;
//! let sheet = board(&rules, Format::A4, &Labels::default());
//! assert!(sheet.svg.starts_with("<svg"));
//! ```

mod board;
mod diagram;
mod grid;
mod opening;
mod pieces;
mod sample;

pub use board::board;
pub use diagram::Diagram;
pub use opening::Opening;
pub use pieces::pieces;
pub use sample::{named_pieces, standing_pieces};
