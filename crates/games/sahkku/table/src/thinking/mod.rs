//! What a page asks of the computer players.

mod cache;
mod players;
mod threats;

pub use cache::EngineCache;
pub use players::SahkkuPlayers;
pub use threats::{Threats, ThreatsTo};
