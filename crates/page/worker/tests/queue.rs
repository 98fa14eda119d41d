//! The job queue with a simple game, whose bots count.

#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use serde::{Deserialize, Serialize};
use worker::{
    Cache, Fetched, Job, JobQueue, JobResponse, JobStep, Lookup, RequestId, ToPage, ToWorker,
    Weights,
};

/// A request for a sum of ones, plus the weights of this name.
#[derive(Serialize, Deserialize)]
struct Count {
    ones: u32,
    weights: Option<Name>,
}

#[derive(Serialize, Deserialize, Clone, Copy)]
enum Name {
    Heavy,
}

#[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
enum Sum {
    SoFar(u32),
    Total(u32),
}

impl JobResponse for Sum {
    fn is_final(&self) -> bool {
        matches!(self, Sum::Total(_))
    }
}

#[derive(Default)]
struct Scales(Weights<u32>);

impl Cache for Scales {
    fn weights_to_fetch(&mut self) -> Option<&'static str> {
        self.0.to_fetch()
    }

    fn receive_weights(&mut self, name: &'static str, fetched: Fetched) -> Result<(), String> {
        let number = |bytes: &[u8]| String::from_utf8_lossy(bytes).parse::<u32>();
        self.0.store(name, fetched, number)
    }
}

struct Counting {
    request: Count,
    sum: u32,
}

impl Job for Counting {
    type Request = Count;
    type Response = Sum;
    type Cache = Scales;

    const PORTION: u32 = 10;

    fn new(request: Count, _: f64) -> Counting {
        Counting { request, sum: 0 }
    }

    fn advance(&mut self, portion: u32, cache: &mut Scales, now: f64) -> JobStep<Sum> {
        if let Some(Name::Heavy) = self.request.weights {
            match cache.0.get("heavy", now) {
                Lookup::Pending => return JobStep::Waiting,
                Lookup::Late => {}
                Lookup::Fetched(weights) => self.sum += weights.copied().unwrap_or(0),
            }
            self.request.weights = None;
        }
        let ones = self.request.ones.min(portion);
        self.request.ones -= ones;
        self.sum += ones;
        match self.request.ones {
            0 => JobStep::Response(Sum::Total(self.sum)),
            left if left <= 10 => JobStep::Response(Sum::SoFar(self.sum)),
            _ => JobStep::Working,
        }
    }
}

type Queue = JobQueue<Counting>;

fn request(id: u32, ones: u32, weights: Option<Name>) -> ToWorker<Count> {
    ToWorker::Request(RequestId(id), Box::new(Count { ones, weights }))
}

fn response(id: u32, sum: Sum) -> ToPage<Sum> {
    ToPage::Response(RequestId(id), sum)
}

/// Works until the queue is idle.
fn run(queue: &mut Queue, now: f64) -> Vec<ToPage<Sum>> {
    while !queue.is_idle() {
        queue.work(now);
        assert!(!queue.is_waiting());
    }
    queue.take_messages()
}

#[test]
fn a_job_is_done_in_portions() {
    let mut queue = Queue::default();
    queue.receive(request(1, 25, None), 0.0);
    queue.work(0.0);
    assert_eq!(queue.take_messages(), []);
    queue.work(0.0);
    assert_eq!(queue.take_messages(), [response(1, Sum::SoFar(20))]);
    assert!(!queue.is_idle());
    queue.work(0.0);
    assert_eq!(queue.take_messages(), [response(1, Sum::Total(25))]);
    assert!(queue.is_idle());
}

#[test]
fn the_newest_request_is_first_and_a_cancelled_one_dropped() {
    let mut queue = Queue::default();
    queue.receive(request(1, 1, None), 0.0);
    queue.receive(request(2, 2, None), 0.0);
    queue.receive(request(3, 30, None), 0.0);
    queue.work(0.0);
    queue.receive(request(4, 4, None), 0.0);
    queue.receive(ToWorker::Cancel(RequestId(2)), 0.0);
    let order = [
        response(4, Sum::Total(4)),
        response(3, Sum::SoFar(20)),
        response(3, Sum::Total(30)),
        response(1, Sum::Total(1)),
    ];
    assert_eq!(run(&mut queue, 0.0), order);
}

#[test]
fn weights_are_fetched_once_and_kept() {
    let mut queue = Queue::default();
    queue.receive(request(1, 1, Some(Name::Heavy)), 0.0);
    queue.work(0.0);
    assert!(queue.is_waiting());
    assert_eq!(queue.weights_to_fetch(), Some("heavy"));
    queue.work(1.0);
    assert!(queue.is_waiting());
    assert_eq!(queue.weights_to_fetch(), None);
    queue.receive_weights("heavy", Ok(Some(b"100".to_vec())));
    assert_eq!(run(&mut queue, 2.0), [response(1, Sum::Total(101))]);
    queue.receive(request(2, 2, Some(Name::Heavy)), 3.0);
    assert_eq!(run(&mut queue, 3.0), [response(2, Sum::Total(102))]);
}

#[test]
fn a_job_stops_waiting_for_weights_that_come_later() {
    let mut queue = Queue::default();
    queue.receive(request(1, 1, Some(Name::Heavy)), 0.0);
    queue.work(0.0);
    assert!(queue.is_waiting());
    assert_eq!(run(&mut queue, 1e6), [response(1, Sum::Total(1))]);
    queue.receive_weights("heavy", Ok(Some(b"100".to_vec())));
    queue.receive(request(2, 2, Some(Name::Heavy)), 1e6);
    assert_eq!(run(&mut queue, 1e6), [response(2, Sum::Total(102))]);
}

#[test]
fn unusable_weights_are_reported_and_count_as_missing() {
    for fetched in [Ok(Some(b"much".to_vec())), Err("no connection".to_owned())] {
        let mut queue = Queue::default();
        queue.receive(request(1, 1, Some(Name::Heavy)), 0.0);
        queue.work(0.0);
        queue.receive_weights("heavy", fetched);
        let messages = run(&mut queue, 0.0);
        let [ToPage::WeightsFailed(why), total] = &messages[..] else {
            panic!("{messages:?}");
        };
        assert!(why.starts_with("heavy: "), "{why}");
        assert_eq!(*total, response(1, Sum::Total(1)));
    }
    // Missing weights are not a failure.
    let mut queue = Queue::default();
    queue.receive(request(1, 1, Some(Name::Heavy)), 0.0);
    queue.work(0.0);
    queue.receive_weights("heavy", Ok(None));
    assert_eq!(run(&mut queue, 0.0), [response(1, Sum::Total(1))]);
}

#[test]
fn messages_are_read_as_they_are_written() {
    let written = serde_json::to_value(request(1, 5, None)).expect("it can be written");
    let read = serde_json::from_value(written).expect("it can be read");
    let mut queue = Queue::default();
    queue.receive(read, 0.0);
    let messages = run(&mut queue, 0.0);
    assert_eq!(messages, [response(1, Sum::Total(5))]);
    for message in messages {
        let written = serde_json::to_value(&message).expect("it can be written");
        let read: ToPage<Sum> = serde_json::from_value(written).expect("it can be read");
        assert_eq!(read, message);
    }
}
