//! Sáhkku on paper: a board to play on, dice to fold, pieces to cut out, and the pictures of the
//! rulebook.
//!
//! ```
//! use paper::{Format, Labels};
//! use sahkku_ui::paper::board;
//! use sahkku_ui::board::Lines;
//! use scene::Ornament;
//!
//! let rules = sahkku::preset("maze").expect("a recorded rule set").rules;
//! let sheet = board(&rules, Lines::Short, Ornament::Sun, Format::A4, &Labels::default());
//! assert!(sheet.svg.starts_with("<svg"));
//! ```

mod board;
mod diagram;
mod dice;
mod opening;
mod pieces;
mod sample;

pub use board::board;
pub use diagram::Diagram;
pub use dice::{DIE_LENGTH, DIE_WIDTH, dice};
pub use opening::Opening;
pub use pieces::pieces;
pub use sample::{dice_in_rows, named_pieces, standing_dice, standing_pieces};
