//! What the page asks of the computer players, and how a thinker works on it.

mod cache;
mod job;
mod messages;
mod wire;

pub use cache::EngineCache;
pub use job::SahkkuJob;
pub use messages::{GameState, Request, Response};
