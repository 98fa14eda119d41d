//! The messages between the page and the worker. The game defines the content of a request and a response.

use serde::{Deserialize, Serialize};

/// Identifies a request. The page chooses it, and the responses repeat it.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RequestId(pub u32);

#[derive(Serialize, Deserialize, Clone, Debug)]
pub enum ToWorker<Q> {
    /// A request to work on. The newest request comes first.
    Request(RequestId, Box<Q>),
    /// The response is no longer wanted.
    Cancel(RequestId),
}

#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
pub enum ToPage<R> {
    /// The worker reads messages from now on.
    Ready,
    Response(RequestId, R),
    /// Trained weights cannot be used, for this reason. The hand-crafted evaluation replaces them.
    WeightsFailed(String),
    /// The worker failed, for this reason. It will not respond any more.
    Failed(String),
}
