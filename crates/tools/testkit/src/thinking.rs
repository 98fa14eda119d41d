//! Requests to the bots of a game, answered as a worker answers them.

use game::{Game, Level, Record, ReviewOf};
use worker::{
    Asked, Hinted, Job as _, JobQueue, JobResponse as _, JobStep, PlayerJob, Question, Request,
    RequestId, Response, ToPage, ToWorker,
};

/// No limit to the time of an answer.
pub const NO_LIMIT: f64 = 1e9;

/// Step sizes for work; the last one does it in one step.
pub const PORTIONS: [u32; 3] = [7, 1_000, u32::MAX];

/// Works on a request in steps of this size, without any weights. Returns the final response.
pub fn answer<P: Asked>(request: &Request<P>, portion: u32) -> Response<P> {
    let mut cache = P::Cache::default();
    let mut job = PlayerJob::<P>::new(request.clone(), 0.0);
    loop {
        match job.advance(portion, &mut cache, 0.0) {
            JobStep::Response(response) if response.is_final() => return response,
            JobStep::Waiting => panic!("there are no weights to wait for"),
            JobStep::Working | JobStep::Response(_) => {}
        }
    }
}

/// Sends a request through a queue, as a page does. Returns all responses, as a page reads them.
pub fn ask<P: Asked>(request: &Request<P>) -> Vec<Response<P>> {
    ask_again(&mut JobQueue::default(), request)
}

/// The same through a queue that may have worked on other requests before. No weights arrive.
pub fn ask_again<P: Asked>(
    queue: &mut JobQueue<PlayerJob<P>>,
    request: &Request<P>,
) -> Vec<Response<P>> {
    let message = ToWorker::Request(RequestId(1), Box::new(request.clone()));
    let sent = serde_json::to_value(message).expect("every request can be written");
    let received = serde_json::from_value(sent).expect("and read");
    queue.receive(received, 0.0);
    let mut now = 0.0;
    while !queue.is_idle() {
        now += 0.01;
        queue.work(now);
        while let Some(name) = queue.weights_to_fetch() {
            queue.receive_weights(name, Ok(None));
        }
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

/// A review reports its progress, and in the end has a step.
pub fn a_review_reports_its_progress<P: Asked>(record: Record<P::Game>) {
    let question = Question::Review;
    let request = Request::<P> { record, question };
    let mut job = PlayerJob::<P>::new(request, 0.0);
    let (mut cache, mut now, mut reported) = (P::Cache::default(), 0.0, Vec::new());
    let review = loop {
        now += 100.0;
        match job.advance(1, &mut cache, now) {
            JobStep::Working => {}
            JobStep::Response(Response::Progress(done)) => reported.push(done),
            JobStep::Response(Response::Review(review)) => break review,
            other => panic!("{other:?}"),
        }
    };
    assert!(!review.steps.is_empty() && !reported.is_empty() && reported.is_sorted());
    assert!(reported.iter().all(|done| (0.0..=1.0).contains(done)));
}

/// The best actions in a game, each once and the best first: three at most, whatever the step size.
pub fn hint<P: Asked>(record: Record<P::Game>) -> Vec<Hinted<P>> {
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    let Response::Hint(ranked) = however_cut(&Request { record, question }) else {
        panic!("it is no hint");
    };
    assert!((1..=3).contains(&ranked.len()));
    assert!(ranked.is_sorted_by(|one, next| one.ranked.worth >= next.ranked.worth));
    ranked
}

/// The review of a game, whatever the step size.
pub fn review<P: Asked>(record: Record<P::Game>) -> ReviewOf<P::Game> {
    let question = Question::Review;
    match however_cut(&Request::<P> { record, question }) {
        Response::Review(review) => review,
        other => panic!("{other:?}"),
    }
}

/// The single final response to a request, through a queue or in steps of any size.
fn however_cut<P: Asked>(request: &Request<P>) -> Response<P> {
    let response = ask(request).pop().expect("every request has a response");
    for portion in PORTIONS {
        assert_eq!(answer(request, portion), response);
    }
    response
}

/// The decision and the hint in a game when there is no time at all.
pub fn without_time<P: Asked>(record: &Record<P::Game>) -> [<P::Game as Game>::Action; 2] {
    let time_limit = -1.0;
    let decide = Question::Decide {
        level: Level::Master,
        seed: 1,
        time_limit,
        spares: false,
    };
    [decide, Question::Hint { time_limit }].map(|question| {
        let record = record.clone();
        match &ask(&Request::<P> { record, question })[..] {
            [Response::Decision(text)] => text.parse().ok().expect("an action"),
            [Response::Hint(ranked)] => ranked[0].ranked.action,
            others => panic!("{others:?}"),
        }
    })
}

/// In a game without a decision to make, there is no hint, but a reason.
pub fn nothing_is_hinted<P: Asked>(record: Record<P::Game>) {
    let question = Question::Hint {
        time_limit: NO_LIMIT,
    };
    let responses = ask(&Request::<P> { record, question });
    assert!(
        matches!(&responses[..], [Response::Rejected(why)] if !why.is_empty()),
        "{responses:?}"
    );
}
