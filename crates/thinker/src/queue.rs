//! The queue of jobs.

use crate::cache::EngineCache;
use crate::job::Job;
use crate::messages::{RequestId, ToPage, ToThinker};

/// The jobs of one thinker.
#[derive(Default)]
pub struct JobQueue {
    cache: EngineCache,
    /// The last one is worked on first.
    jobs: Vec<(RequestId, Job)>,
    /// Messages that are ready to be sent.
    outbox: Vec<ToPage>,
    /// Whether the current job waits for weights.
    is_waiting: bool,
}

impl JobQueue {
    /// Receives a message. `now` is the time in milliseconds, from any start.
    pub fn receive(&mut self, message: ToThinker, now: f64) {
        match message {
            ToThinker::Request(id, request) => self.jobs.push((id, Job::new(*request, now))),
            ToThinker::Cancel(id) => self.jobs.retain(|(other, _)| *other != id),
        }
    }

    /// Works on the current job for a fraction of a millisecond or so.
    pub fn work(&mut self, now: f64) {
        let Some((id, job)) = self.jobs.last_mut() else {
            return;
        };
        let id = *id;
        self.is_waiting = !job.prepare(&mut self.cache, now);
        if self.is_waiting {
            return;
        }
        if let Some(response) = job.advance(now) {
            if response.is_final() {
                self.jobs.pop();
            }
            self.outbox.push(ToPage::Response(id, response));
        }
    }

    /// The messages to send since the last call.
    pub fn take_messages(&mut self) -> Vec<ToPage> {
        core::mem::take(&mut self.outbox)
    }

    /// The name of weights that have to be fetched; each name comes once.
    pub fn weights_to_fetch(&mut self) -> Option<&'static str> {
        self.cache.weights_to_fetch()
    }

    /// Receives fetched weights: their bytes, `None` if there are none of this name, or the reason
    /// why they could not be fetched.
    pub fn receive_weights(
        &mut self,
        name: &'static str,
        weights: Result<Option<Vec<u8>>, String>,
    ) {
        if let Err(reason) = self.cache.put_weights(name, weights) {
            self.outbox.push(ToPage::WeightsFailed(reason));
        }
    }

    /// Whether there is no job.
    #[must_use]
    pub const fn is_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Whether the current job waits for weights.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        self.is_waiting
    }
}
