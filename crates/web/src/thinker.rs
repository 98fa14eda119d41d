//! The page's end of the thinker: it is opened when it is first wanted, and opened anew when it
//! fails or falls silent. web/thinking.js knows how.

use gloo_timers::callback::Timeout;
use sahkku_thinker::{Request, RequestId, Response, ToPage, ToThinker};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, MessagePort};

use crate::link::{Link, Message};

/// How long a thinker may be silent while something is asked, in milliseconds: while it is loaded,
/// which a slow line makes long, and once it is there.
const WHILE_LOADING: u32 = 30_000;
const WHILE_THINKING: u32 = 8_000;

#[wasm_bindgen]
extern "C" {
    type Opened;
    #[wasm_bindgen(js_name = openThinker, catch)]
    fn open_thinker(in_page: bool, failed: &JsValue) -> Result<Opened, JsValue>;
    #[wasm_bindgen(method, getter)]
    fn port(this: &Opened) -> MessagePort;
    #[wasm_bindgen(method)]
    fn end(this: &Opened);
}

/// Where the thinker is tried, one after the other, when it fails.
const SEATS: [Seat; 3] = [Seat::Worker, Seat::Worker, Seat::Page];

#[derive(Clone, Copy, PartialEq)]
enum Seat {
    /// In a worker.
    Worker,
    /// On the page, in small portions.
    Page,
}

/// What a message of the thinker means for the page.
pub(crate) enum Heard {
    /// Nothing.
    Nothing,
    /// The response to this request.
    Response(RequestId, Response),
    /// Trained weights cannot be used, for this reason.
    NoWeights(String),
    /// The thinker failed, for this reason, and sits down anew; it is asked again.
    Anew(String),
    /// It failed once too often, and nothing can be asked any more.
    Gone(String),
}

/// The thinker, as the page sees it.
pub(crate) struct Thinker {
    link: Link,
    opened: Option<Opened>,
    /// How many thinkers have been opened; tells a message of the last one from older ones.
    count: u32,
    failures: usize,
    ready: bool,
    /// Requests without a final response.
    open: Vec<(RequestId, Box<Request>)>,
    asked: u32,
    patience: Option<Timeout>,
}

impl Thinker {
    /// A thinker that is not there yet.
    pub(crate) fn new(link: Link) -> Thinker {
        Thinker {
            link,
            opened: None,
            count: 0,
            failures: 0,
            ready: false,
            open: Vec::new(),
            asked: 0,
            patience: None,
        }
    }

    /// Sends a request. Its id comes back with the response; `None` where there is no thinker.
    pub(crate) fn ask(&mut self, request: Request) -> Option<RequestId> {
        if self.opened.is_none() {
            self.open_somewhere();
        }
        self.opened.as_ref()?;
        self.asked += 1;
        let (id, request) = (RequestId(self.asked), Box::new(request));
        self.write(&ToThinker::Request(id, request.clone()));
        self.open.push((id, request));
        self.be_patient();
        Some(id)
    }

    /// The response is no longer wanted.
    pub(crate) fn cancel(&mut self, id: RequestId) {
        let open = self.open.len();
        self.open.retain(|(other, _)| *other != id);
        if self.open.len() < open {
            self.write(&ToThinker::Cancel(id));
            self.be_patient();
        }
    }

    /// Reads a message of the `from`th thinker.
    pub(crate) fn read(&mut self, from: u32, message: ToPage) -> Heard {
        if from != self.count || self.opened.is_none() {
            return Heard::Nothing;
        }
        match message {
            ToPage::Ready => {
                self.ready = true;
                self.be_patient();
                Heard::Nothing
            }
            ToPage::Response(id, response) => {
                let wanted = self.open.iter().any(|(other, _)| *other == id);
                if response.is_final() {
                    self.open.retain(|(other, _)| *other != id);
                }
                self.be_patient();
                if wanted {
                    Heard::Response(id, response)
                } else {
                    Heard::Nothing
                }
            }
            ToPage::WeightsFailed(why) => Heard::NoWeights(why),
            ToPage::Failed(why) => self.fail(why),
        }
    }

    /// Gives up on the thinker that is there, and asks the next one what is still open.
    pub(crate) fn fail(&mut self, why: String) -> Heard {
        self.close();
        self.failures += 1;
        self.open_somewhere();
        if self.opened.is_none() {
            self.open.clear();
            return Heard::Gone(why);
        }
        for (id, request) in self.open.clone() {
            self.write(&ToThinker::Request(id, request));
        }
        self.be_patient();
        Heard::Anew(why)
    }

    fn close(&mut self) {
        self.patience = None;
        if let Some(opened) = self.opened.take() {
            opened.end();
        }
    }

    fn open_somewhere(&mut self) {
        while let (None, Some(&seat)) = (&self.opened, SEATS.get(self.failures)) {
            match self.open_at(seat) {
                Ok(opened) => self.opened = Some(opened),
                // There are no workers here at all, say.
                Err(_) => self.failures += 1,
            }
        }
    }

    fn open_at(&mut self, seat: Seat) -> Result<Opened, JsValue> {
        self.count += 1;
        self.ready = false;
        let count = self.count;
        let link = self.link.clone();
        let failed = Closure::<dyn Fn(String)>::new(move |why| {
            link.send(Message::Thinker(count, ToPage::Failed(why)));
        });
        let opened = open_thinker(seat == Seat::Page, &failed.into_js_value())?;
        let link = self.link.clone();
        let reader = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let message = serde_wasm_bindgen::from_value(event.data());
            let message = message.unwrap_or_else(|error| ToPage::Failed(error.to_string()));
            link.send(Message::Thinker(count, message));
        });
        let port = opened.port();
        port.set_onmessage(Some(reader.into_js_value().unchecked_ref()));
        Ok(opened)
    }

    fn write(&self, message: &ToThinker) {
        let Some(opened) = &self.opened else { return };
        let written = message
            .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
            .map_err(JsValue::from);
        // What does not arrive is not answered, and that is noticed.
        let _ = written.and_then(|message| opened.port().post_message(&message));
    }

    /// Waits from now on for the next message, if there is an open request.
    fn be_patient(&mut self) {
        let (link, count) = (self.link.clone(), self.count);
        let time = if self.ready {
            WHILE_THINKING
        } else {
            WHILE_LOADING
        };
        self.patience = (!self.open.is_empty()).then(|| {
            Timeout::new(time, move || {
                let silent = ToPage::Failed("no answer came".to_owned());
                link.send(Message::Thinker(count, silent));
            })
        });
    }
}
