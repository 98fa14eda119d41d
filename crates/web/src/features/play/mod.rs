//! Playing at the board: throwing, choosing a piece and where it goes, and showing what happens.

mod choosing;
mod hands;
mod marking;
mod panel;
mod pointer;
mod state;
mod tabletop;
mod throwing;

#[cfg(all(test, not(target_arch = "wasm32"), feature = "sahkku"))]
pub(crate) use panel::is_at_its_end;
pub(crate) use pointer::{Arrow, PointerPhase, Touch};
pub(crate) use state::{Before, Message, Play};
