//! A question to the worker, and what is known of its answer.

use context::this::words as m;
use context::{Answer, Response, Worker};
use worker::RequestId;

/// What is known of something that the worker is asked.
#[derive(Default)]
pub(super) enum Asked<About, Known> {
    /// Nothing is known or requested.
    #[default]
    Nothing,
    /// It was requested under this id; the completed share, from 0 to 1.
    Waits(RequestId, About, f64),
    Known(Known),
    /// The request failed, for this reason.
    Failed(String),
}

impl<About, Known> Asked<About, Known> {
    /// Waits for the answer to a request about something. The request has no id if there is no worker.
    pub(super) fn wait(&mut self, id: Option<RequestId>, about: About) {
        *self = match id {
            Some(id) => Asked::Waits(id, about, 0.0),
            None => Asked::Failed(m::notice_no_advice()),
        };
    }

    pub(super) fn forget(&mut self, worker: &mut Worker) {
        if let Asked::Waits(id, ..) = self {
            worker.cancel(*id);
        }
        *self = Asked::Nothing;
    }

    pub(super) const fn known(&self) -> Option<&Known> {
        match self {
            Asked::Known(known) => Some(known),
            _ => None,
        }
    }

    /// Takes an answer, from which `read` takes what is known. Returns whether it was about this request.
    pub(super) fn answered(
        &mut self,
        id: RequestId,
        answer: &Answer,
        read: impl FnOnce(&About, &Response) -> Option<Known>,
    ) -> bool {
        let Asked::Waits(asked, about, done) = self else {
            return false;
        };
        if *asked != id {
            return false;
        }
        *self = match answer {
            Answer::Response(Response::Progress(now)) => {
                *done = *now;
                return true;
            }
            Answer::Response(Response::Rejected(why)) => Asked::Failed(why.clone()),
            Answer::Response(response) => read(about, response)
                .map_or_else(|| Asked::Failed(m::notice_no_advice()), Asked::Known),
            Answer::Gone => Asked::Failed(m::notice_no_advice()),
        };
        true
    }
}
