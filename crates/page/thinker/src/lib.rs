//! Computer players beside the page, so that the page never waits for them. This crate knows no
//! game and no browser.
//!
//! The page sends requests and receives responses as [`ToThinker`] and [`ToPage`]. At the other end
//! a [`JobQueue`] works on them in small portions and reads messages in between. What can be
//! requested, and how it is worked on, is a [`Job`]; that for the players of any game is [`PlayerJob`].

mod cache;
mod job;
mod messages;
mod players;
mod queue;
pub mod wire;

pub use cache::{Cache, Fetched, Lookup, Weights};
pub use job::{Job, PROGRESS_INTERVAL, Response, Step};
pub use messages::{RequestId, ToPage, ToThinker};
pub use players::{
    Asked, GameOf, JudgeOf, KnowledgeOf, OfferedTo, Other, PlayerJob, Question, RankedOf, Reply,
    SideOf,
};
pub use queue::JobQueue;
