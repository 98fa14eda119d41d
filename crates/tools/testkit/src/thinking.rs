//! Requests to the players of a game, answered as a thinker answers them.

use thinker::{
    Asked, Job as _, JobQueue, JobResponse as _, PlayerJob, Request, RequestId, Response, Step,
    ToPage, ToThinker,
};

/// No limit to the time of an answer.
pub const NO_LIMIT: f64 = 1e9;

/// Portions to cut work into; the last one leaves it whole.
pub const PORTIONS: [u32; 3] = [7, 1_000, u32::MAX];

/// Works on a request in such portions, without any weights. The final response.
#[must_use]
pub fn answer<P: Asked>(request: &Request<P>, portion: u32) -> Response<P> {
    let mut cache = P::Cache::default();
    let mut job = PlayerJob::<P>::new(request.clone(), 0.0);
    loop {
        match job.advance(portion, &mut cache, 0.0) {
            Step::Response(response) if response.is_final() => return response,
            Step::Waiting => panic!("there are no weights to wait for"),
            Step::Working | Step::Response(_) => {}
        }
    }
}

/// Sends a request through a queue, as a page does. All responses, as a page reads them.
#[must_use]
pub fn ask<P: Asked>(request: &Request<P>) -> Vec<Response<P>> {
    let message = ToThinker::Request(RequestId(1), Box::new(request.clone()));
    let sent = serde_json::to_value(message).expect("every request can be written");
    let received = serde_json::from_value(sent).expect("and read");
    let mut queue = JobQueue::<PlayerJob<P>>::default();
    queue.receive(received, 0.0);
    let mut now = 0.0;
    while !queue.is_idle() {
        now += 1.0;
        queue.work(now);
    }
    let mut responses = Vec::new();
    for message in queue.take_messages() {
        let sent = serde_json::to_value(&message).expect("every message can be written");
        let received: ToPage<Response<P>> = serde_json::from_value(sent).expect("and read");
        assert_eq!(received, message);
        let ToPage::Response(RequestId(1), response) = received else {
            panic!("{message:?}");
        };
        responses.push(response);
    }
    responses
}
