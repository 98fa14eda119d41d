//! The queue of jobs.

use crate::{Cache, Fetched, Job, JobResponse, JobStep, RequestId, ToPage, ToWorker};

pub struct JobQueue<J: Job> {
    cache: J::Cache,
    /// The last job is worked on first.
    jobs: Vec<(RequestId, J)>,
    /// Messages that are ready to be sent.
    outbox: Vec<ToPage<J::Response>>,
    /// Whether the current job waits for weights.
    is_waiting: bool,
}

impl<J: Job> Default for JobQueue<J> {
    fn default() -> JobQueue<J> {
        JobQueue {
            cache: J::Cache::default(),
            jobs: Vec::new(),
            outbox: Vec::new(),
            is_waiting: false,
        }
    }
}

impl<J: Job> JobQueue<J> {
    /// Receives a message. `now` is the time in milliseconds, from any start.
    pub fn receive(&mut self, message: ToWorker<J::Request>, now: f64) {
        match message {
            ToWorker::Request(id, request) => self.jobs.push((id, J::new(*request, now))),
            ToWorker::Cancel(id) => self.jobs.retain(|(other, _)| *other != id),
        }
    }

    /// Works on the current job for about a fraction of a millisecond.
    pub fn work(&mut self, now: f64) {
        let Some((id, job)) = self.jobs.last_mut() else {
            return;
        };
        let id = *id;
        let step = job.advance(J::PORTION, &mut self.cache, now);
        self.is_waiting = matches!(step, JobStep::Waiting);
        if let JobStep::Response(response) = step {
            if response.is_final() {
                self.jobs.pop();
            }
            self.outbox.push(ToPage::Response(id, response));
        }
    }

    /// Returns the messages since the last call.
    pub fn take_messages(&mut self) -> Vec<ToPage<J::Response>> {
        core::mem::take(&mut self.outbox)
    }

    /// Returns the name of weights that have to be fetched. Each name is returned once.
    pub fn weights_to_fetch(&mut self) -> Option<&'static str> {
        self.cache.weights_to_fetch()
    }

    pub fn receive_weights(&mut self, name: &'static str, fetched: Fetched) {
        if let Err(reason) = self.cache.receive_weights(name, fetched) {
            self.outbox.push(ToPage::WeightsFailed(reason));
        }
    }

    pub const fn is_idle(&self) -> bool {
        self.jobs.is_empty()
    }

    /// Whether the current job waits for weights.
    pub const fn is_waiting(&self) -> bool {
        self.is_waiting
    }
}
