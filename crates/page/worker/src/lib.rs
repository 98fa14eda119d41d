//! Bots that work beside the page, so that the page never waits for them. This crate knows no game.
//!
//! The page sends requests and receives responses as [`ToWorker`] and [`ToPage`]. At the other end a [`JobQueue`] works on them
//! in small portions and reads messages in between. A [`Job`] defines the requests and the work on them. The bots of every game
//! answer the same [`Question`]s, which a [`PlayerJob`] works on. In its [`Asked`], a game defines what only its own bots know.

mod asked;
mod cache;
mod facts;
mod job;
mod messages;
mod players;
mod queue;
#[cfg(target_arch = "wasm32")]
mod serve;

pub use asked::{
    Act, Asked, DangerOf, Hinted, Model, NoQuestion, OfferedTo, OwnAnswer, OwnQuestion, Question,
    RankedOf, ReasonOf, Request, Response, ThemeOf,
};
pub use cache::{Cache, Fetched, Lookup, Weights};
pub use facts::{Choice, Fact, Facts, WarningSearch};
pub use job::{Job, JobResponse, JobStep, PROGRESS_INTERVAL};
pub use messages::{RequestId, ToPage, ToWorker};
pub use players::PlayerJob;
pub use queue::JobQueue;
#[cfg(target_arch = "wasm32")]
pub use serve::serve;
