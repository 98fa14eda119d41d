//! Kotra at the table: what it tells the crates that know no game.

pub mod board;
mod facts;
pub mod lessons;
mod near_munk;
#[cfg(feature = "page")]
mod page;
pub mod paper;
mod place;
mod session;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod tests;
pub mod thinking;

pub use self::facts::{Danger, Gauge, KotraFacts, Reason};
pub use self::near_munk::{NearMunk, near_munk, pips};
pub use self::place::{NotAPlace, Place};
pub use self::session::{
    CombinedMove, Forced, Pending, Session, Stake, TrayDie, WhyNot, borne_off_after,
    combined_moves, destinations, dice_in_hand, dice_in_tray, forced, one_for_all, stakes, why_not,
    why_stuck,
};
pub use kotra_player::{Threat, threats};
#[cfg(feature = "page")]
pub use page::*;
