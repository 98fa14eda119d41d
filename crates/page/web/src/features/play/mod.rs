//! Playing at the board: throwing, choosing a piece and where it goes, and showing what happens.

mod choosing;
mod ghost;
mod hands;
mod marking;
pub(crate) mod panel;
mod plates;
mod pointer;
mod state;
mod tabletop;
mod throwing;

pub(crate) use pointer::{Arrow, PointerPhase, Touch};
pub(crate) use state::{Before, LaterMessage, Message, Play};
