//! Computer players beside the page, so that the page never waits for them.
//!
//! The page sends [`Request`]s and receives [`Response`]s through a message port of the browser. At
//! the other end a [`JobQueue`] works on them in short time slices and reads messages in between. It
//! runs in a worker or, where there is none, on the page itself.

mod cache;
mod job;
mod messages;
mod queue;
mod wire;

pub use messages::{GameState, Request, RequestId, Response, ToPage, ToThinker};
pub use queue::JobQueue;
