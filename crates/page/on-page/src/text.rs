//! The texts that are the same for every game.

pub mod errors;
pub mod levels;
pub mod mentions;
pub mod rules;
pub mod seats;
pub mod terms;
