//! What a page asks of the computer players, and how a thinker works on it.

mod job;
mod messages;
mod wire;

pub use job::HnefataflJob;
pub use messages::{Request, Response};
