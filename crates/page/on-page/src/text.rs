//! What the page says in the same words beside any board.

pub mod errors;
pub mod levels;
pub mod mentions;
pub mod rules;
pub mod seats;
pub mod terms;
