//! Answers to questions at the board of Kotra: what a game waits for, where checkers can go, what is forced and what is at stake.

mod combined_move;
mod destinations;
mod dice;
mod forced;
mod pending;
mod stakes;
mod why;

pub use combined_move::{CombinedMove, combined_moves};
pub use destinations::destinations;
pub use dice::{TrayDie, dice_in_hand, dice_in_tray};
pub use forced::{Forced, borne_off_after, forced, one_for_all};
pub use pending::Pending;
pub use stakes::{Stake, stakes};
pub use why::{WhyNot, why_not, why_stuck};

pub type Session = game::session::Session<kotra::Game>;
