//! What a game offers to the queue: its requests, and the work on them.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Cache;

/// The time between two progress reports of a long job, in milliseconds. The page takes a longer silence for a failure.
pub const PROGRESS_INTERVAL: f64 = 250.0;

/// The work on one request to the bots of a game, in small portions.
///
/// A job has no clock: times come in as milliseconds, from any start.
pub trait Job: Sized {
    type Request: DeserializeOwned;
    type Response: JobResponse;
    /// What jobs leave for later ones.
    type Cache: Cache;

    /// The amount of work in a portion, in a unit of the game, chosen so that it takes a few tenths of a millisecond. Responses
    /// that are not cut short by a time limit do not depend on it.
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

/// A response to a request. Each request gets one final response, preceded by any number of others.
pub trait JobResponse: Serialize {
    /// Whether this is the last response to its request.
    fn is_final(&self) -> bool;
}

/// The result of a portion of work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum JobStep<R> {
    Working,
    /// Weights have to be fetched first.
    Waiting,
    Response(R),
}
