//! The page's end of the worker: it opens when first needed, and reopens when it fails or falls silent. `web/thinking.js` does
//! the opening.

use game::Game as _;
use gloo_timers::callback::Interval;
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};
use worker::{JobResponse as _, Question, RequestId, ToWorker};

use crate::this::words as m;
use crate::this_game::{Entry, Players, Request, Response, Session};
use ::browser::clock::{counted, now};
use browser::dom::{Page, Sender};

/// How long a worker may be silent while a request is open, in milliseconds that count: while it is loading, which takes long on
/// a slow line, and after that.
const WHILE_LOADING: u64 = 30_000;
const WHILE_THINKING: u64 = 8_000;

/// The interval of the checks for silence, in milliseconds.
const LOOK: u32 = 1_000;

/// After a worker has failed everywhere, requests try again after this many milliseconds.
const TRIED_AGAIN: f64 = 60_000.0;

/// The time limit for a decision or a hint, in milliseconds.
pub const TIME_LIMIT: f64 = 900.0;

#[wasm_bindgen]
extern "C" {
    type Opened;
    #[wasm_bindgen(js_name = openWorker, catch)]
    fn open_worker(in_page: bool, failed: &JsValue) -> Result<Opened, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn port(this: &Opened) -> MessagePort;
    #[wasm_bindgen(method)]
    fn end(this: &Opened);
}

/// Where the worker is opened, one place after the other, as it fails.
const PLACES: [Place; 3] = [Place::Worker, Place::Worker, Place::Page];

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Worker,
    /// On the page, in short time slices.
    Page,
}

#[derive(Clone, Debug)]
pub enum Answer {
    /// A response; more may follow unless it is final.
    Response(Response),
    /// There is no worker any more.
    Gone,
}

pub type Reply = Sender<(RequestId, Answer)>;

type ToPage = worker::ToPage<Response>;

#[derive(Clone, Debug)]
pub enum FromWorker {
    /// A message from the worker with this number.
    Message(u32, ToPage),
    /// Time has passed without a message.
    Silence,
}

/// The decision that an answer names; `None` if it is not legal now.
pub fn decision(session: &Session, text: &str) -> Option<Entry> {
    let mut decisions = session.game().decisions().into_iter();
    decisions.find(|entry| entry.to_string() == text)
}

/// A request without a final response.
struct Open {
    id: RequestId,
    request: Box<Request>,
    reply: Reply,
    /// How many workers have failed while it was open.
    failures: usize,
}

pub struct Worker {
    page: Page,
    sender: Sender<FromWorker>,
    opened: Option<Opened>,
    /// How many workers have been opened; distinguishes messages of the last one from older ones.
    count: u32,
    /// How many have failed since the last answer, and when the last one did.
    failures: usize,
    failed_at: f64,
    ready: bool,
    open: Vec<Open>,
    asked: u32,
    /// The messages about model weights that were shown: a reopened worker fetches them again, and nobody wants to be told twice.
    said: Vec<String>,
    /// Checks for silence, and when it began.
    patience: Option<(Interval, u64)>,
}

impl Worker {
    /// Creates a worker that is not open yet. Its messages go to `sender`, and from there to [`Worker::read`].
    pub fn new(page: Page, sender: Sender<FromWorker>) -> Worker {
        Worker {
            page,
            sender,
            opened: None,
            count: 0,
            failures: 0,
            failed_at: 0.0,
            ready: false,
            open: Vec::new(),
            asked: 0,
            said: Vec::new(),
            patience: None,
        }
    }

    /// Asks the players of a session. Answers carry the id of the request; `None` if there is no worker, or none yet.
    pub fn ask(
        &mut self,
        session: &Session,
        question: Question<Players>,
        reply: &Reply,
    ) -> Option<RequestId> {
        if self.opened.is_none() {
            if self.failures == PLACES.len() && now() - self.failed_at > TRIED_AGAIN {
                self.failures = 0;
            }
            self.open_somewhere();
        }
        self.opened.as_ref()?;
        self.asked += 1;
        let record = session.record().clone();
        let request = Box::new(Request { record, question });
        let id = RequestId(self.asked);
        self.write(&ToWorker::Request(id, request.clone()));
        let reply = reply.clone();
        self.open.push(Open {
            id,
            request,
            reply,
            failures: 0,
        });
        self.be_patient();
        Some(id)
    }

    pub fn cancel(&mut self, id: RequestId) {
        let open = self.open.len();
        self.open.retain(|open| open.id != id);
        if self.open.len() < open {
            self.write(&ToWorker::Cancel(id));
            self.be_patient();
        }
    }

    /// Reads a message of a worker, or notices that it is silent.
    pub fn read(&mut self, heard: FromWorker) {
        let FromWorker::Message(from, message) = heard else {
            return self.notice_silence();
        };
        if from != self.count || self.opened.is_none() {
            return;
        }
        match message {
            ToPage::Ready => {
                self.ready = true;
                self.be_patient();
            }
            ToPage::Response(id, response) => {
                let reply = self.open.iter().find(|open| open.id == id);
                let reply = reply.map(|open| open.reply.clone());
                if response.is_final() {
                    self.failures = 0;
                    self.open.retain(|open| open.id != id);
                }
                self.be_patient();
                if let Some(reply) = reply {
                    reply.send((id, Answer::Response(response)));
                }
            }
            ToPage::WeightsFailed(why) => {
                if !self.said.contains(&why) {
                    self.page.notice(&m::NoticeNoWeights { error: &why }.text());
                    self.said.push(why);
                }
            }
            ToPage::Failed(why) => self.fail(&why),
        }
    }

    /// Gives up on the current worker, and passes the open requests to the next one.
    pub fn fail(&mut self, why: &str) {
        self.close();
        self.failures += 1;
        self.failed_at = now();
        self.open_somewhere();
        if self.opened.is_none() {
            self.page.notice(&m::NoticeWorkerGone { error: why }.text());
            for open in self.open.drain(..) {
                open.reply.send((open.id, Answer::Gone));
            }
            return;
        }
        for open in std::mem::take(&mut self.open) {
            self.ask_again(open);
        }
        self.be_patient();
        self.page.notice(&m::NoticeWorkerAnew { error: why }.text());
    }

    /// Repeats an open request. After one failure for each of the [`PLACES`] the answer is [`Answer::Gone`], even if workers
    /// answer other requests.
    fn ask_again(&mut self, mut open: Open) {
        open.failures += 1;
        if open.failures == PLACES.len() {
            return open.reply.send((open.id, Answer::Gone));
        }
        self.write(&ToWorker::Request(open.id, open.request.clone()));
        self.open.push(open);
    }

    fn close(&mut self) {
        self.patience = None;
        if let Some(opened) = self.opened.take() {
            opened.end();
        }
    }

    fn open_somewhere(&mut self) {
        while let (None, Some(&place)) = (&self.opened, PLACES.get(self.failures)) {
            match self.open_at(place) {
                Ok(opened) => self.opened = Some(opened),
                // For example, there are no workers here at all.
                Err(_) => self.failures += 1,
            }
        }
    }

    fn open_at(&mut self, place: Place) -> Result<Opened, JsValue> {
        self.count += 1;
        self.ready = false;
        let count = self.count;
        let sender = self.sender.clone();
        let failed = Closure::<dyn Fn(String)>::new(move |why| {
            sender.send(FromWorker::Message(count, ToPage::Failed(why)));
        });
        let opened = open_worker(place == Place::Page, &failed.into_js_value())?;
        let sender = self.sender.clone();
        let reader = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = serde_wasm_bindgen::from_value(event.data());
            let message = message.unwrap_or_else(|error| ToPage::Failed(error.to_string()));
            sender.send(FromWorker::Message(count, message));
        });
        let port = opened.port();
        port.set_onmessage(Some(reader.into_js_value().unchecked_ref()));
        Ok(opened)
    }

    fn write(&self, message: &ToWorker<Request>) {
        let Some(opened) = &self.opened else { return };
        let written = message
            .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
            .map_err(JsValue::from);
        // A lost message gets no answer, and that is noticed.
        let _ = written.and_then(|message| opened.port().post_message(&message));
    }

    /// Starts to wait for the next message, if a request is open.
    fn be_patient(&mut self) {
        let sender = self.sender.clone();
        self.patience = (!self.open.is_empty()).then(|| {
            let looks = Interval::new(LOOK, move || sender.send(FromWorker::Silence));
            (looks, counted())
        });
    }

    /// Gives up on a worker that has been silent for too long.
    fn notice_silence(&mut self) {
        let patience = match self.ready {
            true => WHILE_THINKING,
            false => WHILE_LOADING,
        };
        let now = counted();
        if let Some((_, since)) = &self.patience
            && now - since >= patience
        {
            self.fail("no answer came");
        }
    }
}
