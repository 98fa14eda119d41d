//! What a game offers to the queue: its requests, and the work for them.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Cache;

/// The time between two progress reports of a long job, in milliseconds. The page takes a longer
/// silence for a failure.
pub const PROGRESS_INTERVAL: f64 = 250.0;

/// The work for one request to the computer players of a game, in small portions.
///
/// There is no clock in a job: times come in as milliseconds, from any start.
pub trait Job: Sized {
    type Request: DeserializeOwned;
    type Response: JobResponse;
    /// What jobs leave for later ones.
    type Cache: Cache;

    /// The amount of work in a portion, in a unit of the game's: so much that it takes a few tenths
    /// of a millisecond. Responses that are not cut short by a time limit do not depend on it.
    const PORTION: u32;

    /// The job for a request that was received at this time.
    fn new(request: Self::Request, now: f64) -> Self;

    /// Does a portion of the work.
    fn advance(
        &mut self,
        portion: u32,
        cache: &mut Self::Cache,
        now: f64,
    ) -> JobStep<Self::Response>;
}

/// What comes of a request. Each request gets one final response, and any number of others before
/// it.
pub trait JobResponse: Serialize {
    /// Whether this is the last response to its request.
    #[must_use]
    fn is_final(&self) -> bool;
}

/// What a portion of work came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobStep<R> {
    Working,
    /// Weights have to come first.
    Waiting,
    Response(R),
}
