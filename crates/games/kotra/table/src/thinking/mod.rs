//! What a page asks of the computer players, and how a thinker works on it.

mod job;
mod messages;
mod wire;

pub use job::KotraJob;
pub use messages::{Request, Response};
