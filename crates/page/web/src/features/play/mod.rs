//! Playing at the board: throwing, choosing a piece and its destination, and showing what happens.

mod arrow;
mod choosing;
mod ghost;
mod hands;
mod marking;
pub(crate) mod panel;
mod plates;
mod state;
mod tabletop;
mod throwing;

pub(crate) use arrow::direction;
pub(crate) use state::{Before, Message, Play};
