//! Answers to questions at the board of sáhkku: what a game waits for, where pieces can go, and why one cannot.

mod combined_move;
mod pending;
mod why;

pub use combined_move::{CombinedMove, combined_moves};
pub use pending::Pending;
pub use why::{WhyNot, why_not, why_stuck};

pub type Session = game::session::Session<sahkku::Game>;
