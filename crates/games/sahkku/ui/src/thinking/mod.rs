//! The bots, as a page uses them.

mod cache;
mod facts;
mod players;
mod threats;

pub use cache::EngineCache;
pub use facts::{Danger, Reason, SahkkuFacts};
pub use players::SahkkuPlayers;
pub use threats::{Threats, ThreatsTo};
