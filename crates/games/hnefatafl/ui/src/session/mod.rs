//! Answers to questions at the board of Hnefatafl: where pieces can go, why one cannot, and which ways out are known.

mod destinations;
mod ways;
mod why;

pub use destinations::destinations;
pub(crate) use destinations::foresee;
pub use ways::told_ways;
pub use why::{WhyNot, why_not, why_stuck};

pub type Session = game::session::Session<hnefatafl::Game>;
