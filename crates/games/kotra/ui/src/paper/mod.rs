//! Kotra on paper: a board to play on, checkers to cut out, dice to fold, and the pictures of the
//! rulebook.
//!
//! ```
//! use kotra::Side;
//! use kotra_ui::paper::board;
//! use paper::{Format, Labels};
//!
//! let sheet = board(&Side::BOTH, Format::A4, &Labels::default());
//! assert!(sheet.svg.starts_with("<svg"));
//! ```

mod board;
mod diagram;
mod dice;
mod opening;
mod pieces;
mod sample;
mod tables;

pub use board::board;
pub use diagram::Diagram;
pub use dice::{DIE_SIDE, dice};
pub use opening::Opening;
pub use pieces::{CHECKER, pieces};
pub use sample::{dice_in_rows, named_pieces, standing_dice, standing_pieces};
pub use tables::Lie;
