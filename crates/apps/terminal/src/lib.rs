//! The commands of any game at a terminal. A game implements [`Terminal`], in a crate of its own.

mod branching;
pub mod commands;
mod counts;
#[cfg(feature = "letters")]
mod distance;
mod elo;
mod failure;
mod flips;
mod format;
mod game_report;
mod help;
mod histogram;
mod in_order;
mod interrupt;
mod invariants;
mod lines;
#[cfg(not(feature = "letters"))]
mod no_letters;
mod options_shape;
mod playout;
mod progress;
mod report;
mod rng;
mod rows;
mod rule_choice;
mod run;
mod score;
mod sheet;
mod simulated;
mod standing;
mod starts;
mod tally;
mod terminal;
mod text_file;
mod types;
mod unfinished;

#[cfg(not(feature = "letters"))]
use no_letters as distance;

pub use branching::{Branching, Choices};
pub use counts::{Unread, checksum};
pub use failure::Failure;
pub use flips::{Case, with_flips};
pub use format::Format;
pub use game_report::GameReport;
pub use help::Help;
pub use in_order::each;
pub use options_shape::Flags;
pub use playout::{Ended, Next, NoOptions, Playout, Policies, Policy, Settings};
pub use rng::GameRng;
pub use rows::{merge as merge_rows, read_path as read_rows_path};
pub use rule_choice::{Chosen, read_position};
pub use run::Kind;
pub use sheet::rounded;
pub use simulated::{Decision, EveryOption, Simulated};
pub use starts::{StartOptions, Starts};
pub use tally::{CAP, Tally};
pub use terminal::Terminal;
pub use text_file::read as read_file;
pub use types::{Choosable, Rules};
